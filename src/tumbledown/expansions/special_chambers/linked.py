"""Linked chambers: the gems of two or three are lit together, once in a game, each paid by those in that chamber."""

from itertools import combinations
from typing import Final

from tumbledown.engine.events import Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT
from tumbledown.engine.offers import GEMS, Offer, Price, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import GemRange
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions.base.actions import fire, fires_empty, price
from tumbledown.expansions.base.refusals import DEPOT_EMPTY
from tumbledown.expansions.data.special_chambers import TILES
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.special_chambers.chapter import NAME, chapter, slot

VERB: Final = "linked"
FEWEST: Final = 2

LINKED: Final = tuple(kind for kind in TILES if kind.far_sighted)
BITS: Final = {kind.id: 1 << number for number, kind in enumerate(LINKED)}
"""A target is a mask of the chambers that take part: the first linked chamber is 1, the second 2, the third 4."""

NO_LINKED_HERE: Final = Refusal("no_linked_here")
LINKED_ALONE: Final = Refusal("linked_alone")
LINKED_USED: Final = Refusal("linked_used")

NOT_ALONE: Final = (Offer("activate", GEMS, barred=LINKED_ALONE),)
USED: Final = (Offer("activate", GEMS, barred=LINKED_USED), Offer(VERB, GEMS, barred=LINKED_USED))
NOTHING_LEFT: Final = (Offer("activate", GEMS, barred=DEPOT_EMPTY), Offer(VERB, GEMS, barred=DEPOT_EMPTY))


@chapter.adjust.gem_steps(BIND)
def never_by_itself(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
    """Rules: special_chambers.linked.solo_lock, special_chambers.linked.other_chambers."""
    temple = game.temple
    return () if steps and temple.kinds[temple.kind[place >> 1]] in LINKED else steps


@chapter.adjust.lightable(GRANT)
def a_team_can_fire_the_linked_chambers(game: Game, gems: GemRange) -> GemRange:
    """One gem for each linked chamber, once, as far as there are adventurers to stand in them."""
    temple = game.temple
    linked = [tile for tile, state in enumerate(temple.state) if state != BOX and temple.kind_of(tile).id in BITS]
    fired = min(len(linked), game.party.size)
    more = fired if fired >= FEWEST else 0
    return gems[0] + more, gems[1] + more


@chapter.adjust.has_gems(BIND)
def never_alone_nor_twice(game: Game, tile: int, able: bool) -> bool:
    """Rules: special_chambers.linked.once, special_chambers.linked.solo_player."""
    if not able or game.tile_kind(tile).id not in BITS:
        return able
    return game.party.size >= FEWEST and not slot(game).fired


@chapter.offer("activate", VERB)
def fire_together(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offered in a linked chamber: every group of two or three occupied ones with this one among them, three first.

    Rules: special_chambers.linked.simultaneous, special_chambers.linked.three, special_chambers.linked.once,
    special_chambers.linked.solo_player.
    """
    here = game.party.here(seat)
    if here < 0 or game.tile_kind(here >> 1) not in LINKED:
        return ()
    if slot(game).fired:
        return USED
    places = occupied(game)
    if not is_of_use(game, tuple(places)):
        return NOTHING_LEFT
    if len(places) < FEWEST:
        return (*NOT_ALONE, _alone(bills(game, (here,))))
    return (*NOT_ALONE, *_firings(game, here))


@chapter.adjust.joint_gems(GRANT)
def icons_may_be_lent_to_linked_chambers(game: Game, place: int, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """Possible while an adventurer stands in each chamber that takes part.

    Rules: special_chambers.linked.occupied, special_chambers.linked.icons_each.
    """
    if game.tile_kind(place >> 1) not in LINKED or slot(game).fired:
        return offers
    return (*offers, *_firings(game, place))


def _firings(game: Game, here: int) -> list[Offer]:
    """Return one offer for every two or three occupied chambers with this one among them, three first."""
    places = occupied(game)
    groups = [group for size in range(len(places), 1, -1) for group in combinations(places, size) if here in group]
    return [_firing(mask_of(game, group), bills(game, group)) for group in groups if is_of_use(game, group)]


def is_of_use(game: Game, places: tuple[int, ...]) -> bool:
    """Whether there is a gem to be lit, or the icons of these places have another effect."""
    return game.depot.gems > 0 or any(fires_empty(game, place) for place in places)


def occupied(game: Game) -> list[int]:
    """Return the linked chambers with an adventurer in them, in the order of their numbers.

    Rules: special_chambers.linked.occupied.
    """
    places = {place for place in game.party.place if place >= 0 and game.tile_kind(place >> 1) in LINKED}
    return sorted(places, key=lambda place: BITS[game.tile_kind(place >> 1).id])


def mask_of(game: Game, places: tuple[int, ...]) -> int:
    return sum([BITS[game.tile_kind(place >> 1).id] for place in places])


def bills(game: Game, places: tuple[int, ...]) -> Price:
    """Return the icons of each chamber, to be paid by those who stand in it.

    Rules: special_chambers.linked.icons_each.
    """
    costs = [(game.tile_kind(place >> 1).gem_steps[0][1], place) for place in places]
    return tuple([bill for cost, place in costs for bill in price(cost, place)])


@shared
def _firing(which: int, asked: Price) -> Offer:
    return Offer(VERB, GEMS, prices=(asked,), targets=(which,))


@shared
def _alone(asked: Price) -> Offer:
    return Offer(VERB, GEMS, prices=(asked,), barred=LINKED_ALONE)


bound_to(chapter, VERB, BITS, NO_LINKED_HERE)


@chapter.perform(VERB)
def light_one_gem_in_each(game: Game, order: Order) -> None:
    """Light one gem in each as far as the depot has gems; all chambers count as used, and they cannot be linked again.

    Rules: special_chambers.linked.dice_used, special_chambers.linked.depot_short, special_chambers.linked.once.
    """
    tiles = tuple([place >> 1 for place in order.offer.scenes()])
    if fire(game, order.seat, tiles, (1,) * len(tiles)):
        game.emit(Noted(NAME, "fired", 1))
