"""Chaos: all adventurers come together, and each player draws a curse.

Rules: new_quests.chaos.duplicate, new_quests.chaos.ultimate, new_quests.chaos.pile_empty.
"""

from typing import Final

from tumbledown.engine.effects import deal
from tumbledown.engine.events import Announced, ChamberPlaced, DieMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import LAID
from tumbledown.expansions.new_quests.chapter import CHAOS, CONSTELLATION, chapter, quest_here, tile_of
from tumbledown.expansions.quests.chapter import QUEST_DONE
from tumbledown.expansions.shared import CURSES, achieve, begin_task, bound_to, is_achieved

VERB: Final = "chaos"
NO_DICE: Final = "needed_without_dice"
"""Announced when a seat that a quest needs has lost its last die; with the seat and the tile."""

NO_CHAOS_HERE: Final = Refusal("no_chaos_here")
NOT_ALL_HERE: Final = Refusal("not_all_here")

OVER: Final = (Offer(VERB, NONE, barred=QUEST_DONE),)
TOO_FEW: Final = (Offer(VERB, NONE, barred=NOT_ALL_HERE),)


@chapter.react(ChamberPlaced)
def chaos_is_found(game: Game, event: ChamberPlaced) -> None:
    if game.tile_kind(event.tile) is CHAOS:
        begin_task(game, event.tile, 1)


@chapter.offer(VERB)
def let_chaos_loose(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offered to every seat in the chamber as soon as all are there; it costs nothing.

    Rules: new_quests.chaos.gather, new_quests.chaos.no_cost, new_quests.chaos.solo.
    """
    tile = quest_here(game, seat, CHAOS)
    if tile < 0:
        return ()
    if is_achieved(game, tile):
        return OVER
    here = game.here(seat)
    return _chaos(here) if game.party.seats_at(here) == game.party.inside() else TOO_FEW


@shared
def _chaos(place: int) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, scene=place),)


bound_to(chapter, VERB, (CHAOS.id,), NO_CHAOS_HERE)


@chapter.perform(VERB)
def everybody_draws(game: Game, order: Order) -> None:
    """The quest is done before the first card is drawn, so no effect of a card can undo it.

    Rules: new_quests.chaos.draw, new_quests.chaos.done, new_quests.chaos.atomic.
    """
    seats = game.party.inside()
    first = seats.index(order.seat)
    achieve(game, order.place() >> 1)
    for seat in seats[first:] + seats[:first]:
        deal(game, CURSES, seat)


# -------------------------------------------------------------------- a seat without dice
@chapter.react(DieMoved)
def a_last_die_is_missed(game: Game, event: DieMoved) -> None:
    """Announce early that a seat has no dice while a quest needs it. No player can escape before the quest is done, so
    none can give it a die from outside.

    Rules: new_quests.chaos.gather.
    """
    seat = event.holder
    if game.dice.hands[seat] or game.party.out[seat]:
        return
    for kind in (CHAOS, CONSTELLATION):
        tile = tile_of(game, kind)
        if game.temple.state[tile] == LAID and not is_achieved(game, tile):
            game.emit(Announced(NO_DICE, (seat, tile)))
            return
