"""The Muscleman: two adventurers open every chamber, or every wall."""

from typing import Final

from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.events import Announced
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.cut_off import within_reach
from tumbledown.expansions.characters.abilities import go, is_ready, price_of, turn_down, uses_left, why_unused
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS

PERMANENT: Final = "muscleman_permanent"
CARD: Final = "muscleman_activatable"
VERB: Final = "through_wall"
PRICE: Final = price_of(KINDS[CARD])
TWO_ADVENTURERS: Final = price_of(KINDS[PERMANENT])[0][0].cost

NO_WALL_BESIDE: Final = Refusal("no_wall_beside")
DOUBLE_WALL_HOLDS: Final = Refusal("double_wall_holds")

muscleman = chapter.of(PERMANENT)


@muscleman.adjust.entry_costs(GRANT)
def two_adventurers_will_do(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """A carried piece still has its extra cost.

    Rules: characters.muscleman.permanent, characters.muscleman.permanent_passage, characters.chalice.
    """
    return costs if TWO_ADVENTURERS in costs else (*costs, TWO_ADVENTURERS)


@chapter.offer(VERB)
def go_through_walls(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.muscleman.activatable, characters.muscleman.activatable_slide,
    characters.forbidden_targets.
    """
    return _walls(breakable(game, game.party.here(seat))) if is_ready(game, seat, CARD) else ()


def breakable(game: Game, place: int) -> tuple[int, ...]:
    """Return the places behind those walls of this place that a Muscleman can break. An edge without a passage is a
    wall of both chambers, so walls beside a double chamber cannot be broken.

    Rules: characters.muscleman.activatable_double.
    """
    if not game.tile_kind(place >> 1).is_whole:
        return ()
    return tuple([beyond for beyond in game.temple.behind_walls(place) if game.tile_kind(beyond >> 1).is_whole])


@shared
def _walls(places: tuple[int, ...]) -> tuple[Offer, ...]:
    """Rules: characters.muscleman.activatable_no_entry_cost."""
    return (Offer(VERB, MOVE, ABILITY, PRICE, places),)


@chapter.perform(VERB)
def go_through(game: Game, order: Order) -> None:
    turn_down(game, order.seat, CARD)
    go(game, order)


@chapter.explain(VERB)
def why_no_way_through(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    """Rules: characters.muscleman.activatable_double."""
    if not is_ready(game, seat, CARD):
        return why_unused(game, seat, CARD)
    here = game.party.here(seat)
    is_inner_wall = to == here ^ 1 and not game.tile_kind(here >> 1).is_whole
    return DOUBLE_WALL_HOLDS if is_inner_wall or to in game.temple.behind_walls(here) else NO_WALL_BESIDE


# -------------------------------------------------------------------- where no way leads on
@chapter.adjust.sealed(GRANT)
def a_muscleman_may_come_to_another_part(game: Game, for_good: bool) -> bool:
    """Rules: characters.muscleman.activatable."""
    return for_good and not game.temple.leads_on(sorted(_within_reach(game)))


@chapter.adjust.reopens(GRANT)
def a_muscleman_may_come_to_the_exit(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: characters.muscleman.activatable."""
    return means if goal.isdisjoint(_within_reach(game)) else (*means, Announced("reopens_muscleman"))


def _within_reach(game: Game) -> set[int]:
    """Return the places that a Muscleman could reach through as many walls as the card has uses left."""
    found: set[int] = set()
    for seat in game.party.inside():
        part = within_reach(game.temple, [game.here(seat)])
        for _ in range(uses_left(game, seat, CARD)):
            beyond = [place for near in sorted(part) for place in breakable(game, near)]
            part = within_reach(game.temple, [*part, *[place for place in beyond if not _is_closed(game, place)]])
            found |= part
    return found


def _is_closed(game: Game, place: int) -> bool:
    return game.tile_kind(place >> 1).closed
