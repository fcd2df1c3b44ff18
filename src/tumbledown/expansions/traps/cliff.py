"""The cliff: its discoverer hangs there until three own torches or keys lead up."""

from typing import Final

from tumbledown.engine.events import AdventurerMoved, Announced, ChamberPlaced, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import FREE, Cost, T
from tumbledown.engine.offers import ALONE, MOVE_WITHIN, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import worth
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.remedies import dice_to_come
from tumbledown.expansions.data.traps import RELEASES
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.traps.chapter import NAME, chapter, cliff_of, slot
from tumbledown.expansions.traps.pulling import pull_in

CLIMB: Final = "climb"
CLIMBED_UP: Final = "climbed_up"
NO_CLIFF_HERE: Final = Refusal("no_cliff_here")
NOT_HANGING: Final = Refusal("not_hanging")
WAYS_UP: Final = {
    kind: (Offer(CLIMB, MOVE_WITHIN, prices=((Bill(cost, ALONE, rolled=True),),)),) for kind, cost in RELEASES.items()
}
STANDS_SAFELY: Final = (Offer(CLIMB, MOVE_WITHIN, barred=NOT_HANGING),)
NO_ICONS: Final = (FREE,)


def hold(game: Game, figure: int, tile: int) -> None:
    """Note that the figure hangs on this cliff from now on, or (-1) on none."""
    held = [cliff_of(game, each) for each in range(game.party.size)]
    held[figure] = tile
    game.emit(Noted(NAME, "hangs_on", tuple(held)))


@chapter.react(ChamberPlaced)
def the_discoverer_hangs(game: Game, event: ChamberPlaced) -> None:
    """Only the discoverer hangs there: not those who come later, nor a player who has climbed up.

    Rules: traps.cliff.place, traps.cliff.helper_free, traps.cliff.not_recaptured, traps.cliff.slam.
    """
    if event.by >= 0 and game.tile_kind(event.tile).id in RELEASES:
        pull_in(game, event.by, event.tile)
        hold(game, game.party.control[event.by], event.tile)


@chapter.offer(CLIMB)
def climb_up(game: Game, seat: int) -> tuple[Offer, ...]:
    """Both parts are one chamber: climbing is no step, so bans on steps do not forbid it. It is still a move of the
    figure. Dice that came by a swap do not count.

    Rules: traps.cliff.release, traps.cliff.few_dice, traps.cliff.help, traps.cliff.own_sources,
    traps.cliff.captive_may_act.
    """
    place = game.here(seat)
    kind = game.tile_kind(place >> 1).id if place >= 0 else ""
    if kind not in RELEASES:
        return ()
    return WAYS_UP[kind] if cliff_of(game, game.party.control[seat]) >= 0 else STANDS_SAFELY


bound_to(chapter, CLIMB, RELEASES, NO_CLIFF_HERE)


@chapter.perform(CLIMB)
def come_up(game: Game, order: Order) -> None:
    figure = game.party.control[order.seat]
    game.emit(Announced(CLIMBED_UP, (cliff_of(game, figure), order.seat)))
    hold(game, figure, -1)


def hangs_for_good(game: Game, seat: int) -> bool:
    """Whether this seat hangs on a cliff and could not climb up with all dice that it has or may get, nor with its own
    cards.

    Rules: traps.cliff.few_dice, traps.cliff.own_sources.
    """
    tile = cliff_of(game, game.party.control[seat])
    if tile < 0:
        return False
    cost, (torch, key, _) = RELEASES[game.tile_kind(tile).id], worth(game, seat)
    kinds = [game.pieces.kind_of(piece) for piece in game.pieces.lying(at(AT_SEAT, seat))]
    own = [kind for kind in kinds if kind.pays_for >> MOVE_WITHIN & 1]
    each = (2 if any(kind.doubles for kind in own) else 1) * (torch if cost[T - 1] else key)
    shown = sum([kind.icons[icon] for kind in own for icon in range(len(cost)) if cost[icon]])
    return each * (len(game.dice.hands[seat]) + dice_to_come(game, seat)) + shown < sum(cost)


@chapter.react(AdventurerMoved)
def whoever_is_carried_away_hangs_no_more(game: Game, event: AdventurerMoved) -> None:
    """A summons, another trap or a return to the start frees a captive.

    Rules: traps.invocation.frees_captives.
    """
    held = cliff_of(game, event.figure)
    if held >= 0 and event.to >> 1 != held:
        hold(game, event.figure, -1)


@chapter.adjust.entry_costs(GRANT)
def helpers_enter_for_nothing(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Only the icons of the chamber are waived; carrying something still has its price.

    Rules: traps.cliff.helper_entry.
    """
    return NO_ICONS if to >> 1 in slot(game).hangs_on else costs
