"""The invocation chamber: all adventurers are called there when it is discovered, and again for three keys."""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.adventurer import FORCED, SUMMON
from tumbledown.engine.events import AdventurerMoved, Announced, ChamberPlaced
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, MOVE_OTHERS, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.traps import SUMMON as THREE_KEYS
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.traps.chapter import INVOCATION, chapter
from tumbledown.expansions.traps.pulling import pull_in

VERB: Final = "call_all"
ALL_CALLED: Final = "all_called"
NOT_CALLED_FROM_HERE: Final = Refusal("not_called_from_here")
NOBODY_TO_CALL: Final = Refusal("nobody_to_call")
PRICE: Final = ((Bill(THREE_KEYS, ALONE),),)
CALL: Final = (Offer(VERB, MOVE_OTHERS, prices=PRICE, settles=True),)
ALL_ARE_HERE: Final = (Offer(VERB, MOVE_OTHERS, prices=PRICE, barred=NOBODY_TO_CALL),)


@chapter.react(ChamberPlaced)
def everybody_comes(game: Game, event: ChamberPlaced) -> None:
    """The others come after the discoverer, who is pulled in. A discovery that is still being decided is settled first.

    Rules: traps.invocation.discover.
    """
    if event.by >= 0 and game.tile_kind(event.tile).id == INVOCATION:
        effects.settle_discoveries(game)
        pull_in(game, event.by, event.tile)
        _gather(game, 2 * event.tile, event.by, FORCED)


@chapter.offer(VERB)
def call_the_others(game: Game, seat: int) -> tuple[Offer, ...]:
    """As often as the player likes, while at least one figure would be moved.

    Rules: traps.invocation.later, traps.invocation.movement_ban, traps.invocation.countdown.
    """
    place = game.here(seat)
    if place < 0 or game.tile_kind(place >> 1).id != INVOCATION:
        return ()
    return CALL if _elsewhere(game, place) else ALL_ARE_HERE


bound_to(chapter, VERB, (INVOCATION,), NOT_CALLED_FROM_HERE)


@chapter.perform(VERB)
def all_others_come(game: Game, order: Order) -> None:
    """Rules: traps.invocation.pending."""
    _gather(game, game.here(order.seat), order.seat, SUMMON)


def _elsewhere(game: Game, place: int) -> list[int]:
    """Return the figures in the temple that stand in another place.

    Rules: traps.invocation.escaped.
    """
    return [figure for figure, where in enumerate(game.party.place) if where >= 0 and where != place]


def _gather(game: Game, place: int, seat: int, means: int) -> None:
    """Move all figures here. No player is asked, and nothing can prevent it; what lies in their chambers stays there.

    Rules: traps.invocation.no_consent, traps.invocation.curses, traps.invocation.tokens_stay.
    """
    figures = _elsewhere(game, place)
    game.emit(Announced(ALL_CALLED, (place >> 1, seat, len(figures))))
    for figure in figures:
        game.emit(AdventurerMoved(figure, place, means, seat))
