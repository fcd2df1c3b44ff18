"""Looking at a position token for two keys: the twin takes the seat's gem back, any other token is shown for a
moment."""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.events import Announced, FacesShown, Noted, PieceMoved, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, NONE, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.cursed_gems.chapter import NO_PIECE, chapter, gem_of, is_twin, position_at, slot
from tumbledown.expansions.data.cursed_gems import DATA, LOOK, NAME

VERB: Final = "look_at_position"
LOOKED_AT: Final = "position_looked_at"
"""Announced with the tile, the token and the seat that looks, if the token is not the twin of the seat's gem."""
GEM_RETURNED: Final = "gem_returned"

LOOK_ENDS: Final = "look_ends"
HINTS_END: Final = "hints_end"

NOTHING_TO_LOOK_AT: Final = Refusal("nothing_to_look_at")

TWO_KEYS: Final = ((Bill(LOOK, ALONE),),)
A_LOOK: Final = (Offer(VERB, NONE, prices=TWO_KEYS),)
NO_LOOK: Final = (Offer(VERB, NONE, prices=TWO_KEYS, barred=NOTHING_TO_LOOK_AT),)


@chapter.offer(VERB)
def look_at_what_lies_here(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer a look to any seat, as often as it pays, whether or not the chamber's gem is lit or the seat's gem is back.

    Rules: cursed_gems.look, cursed_gems.relook, cursed_gems.gem_independent.
    """
    here = game.here(seat)
    if here < 0:
        return ()
    return A_LOOK if position_at(game, here) >= 0 else NO_LOOK


@chapter.perform(VERB)
def look(game: Game, order: Order) -> None:
    """Rules: cursed_gems.match, cursed_gems.no_match, cursed_gems.own_look_needed, cursed_gems.relook."""
    seat, place = order.seat, game.here(order.seat)
    piece = position_at(game, place)
    end_look(game, seat)
    if is_twin(game, gem_of(game, seat), piece):
        _give_it_back(game, seat, piece, place >> 1)
    else:
        _see(game, seat, piece, place >> 1)


def _give_it_back(game: Game, seat: int, piece: int, tile: int) -> None:
    """Take the gem and its twin out of the game.

    Rules: cursed_gems.match.
    """
    forget_looks_at(game, piece)
    gem = gem_of(game, seat)
    game.emit(PieceMoved(piece, BOXED, seat=seat))
    game.emit(PieceMoved(gem, BOXED, seat=seat))
    left = [each for each in range(game.party.size) if gem_of(game, each) >= 0]
    game.emit(Announced(GEM_RETURNED, (tile, seat, len(left))))


def _see(game: Game, seat: int, piece: int, tile: int) -> None:
    """Show the token to this seat alone, for a short time. The game keeps no note of it for the players, who have to
    remember it. A stopped clock does not make the look longer, but it extends the time for hints.

    Rules: cursed_gems.no_match, cursed_gems.look_time, cursed_gems.memory.
    """
    game.emit(Announced(LOOKED_AT, (tile, piece, seat)))
    game.emit(FacesShown("piece", (piece,), 1 << seat))
    note(game, "looked_at", seat, piece)
    clock.set_timer(game, LOOK_ENDS, game.now + DATA.numbers.look_ms, clock.REAL, (seat,))
    clock.set_timer(game, HINTS_END, game.now + DATA.numbers.hint_ms, clock.RELEASE, (seat,))


# -------------------------------------------------------------------- a look ends
@chapter.react(TimerRang)
def time_is_up(game: Game, event: TimerRang) -> None:
    """Rules: cursed_gems.no_match, cursed_gems.memory."""
    if event.name == LOOK_ENDS:
        _look_away(game, event.args[0])
    elif event.name == HINTS_END:
        end_look(game, event.args[0])


def end_look(game: Game, seat: int) -> None:
    """End the look of this seat: it no longer sees the token and cannot hint at it."""
    looked_at = slot(game).looked_at
    if not looked_at or looked_at[seat] == NO_PIECE:
        return
    _look_away(game, seat)
    for timer in (LOOK_ENDS, HINTS_END):
        clock.cancel_timers(game, timer, (seat,))
    note(game, "looked_at", seat, NO_PIECE)
    note(game, "told", seat, 0)


def _look_away(game: Game, seat: int) -> None:
    piece = slot(game).looked_at[seat]
    if game.pieces.seen_by[piece] >> seat & 1:
        game.emit(FacesShown("piece", (piece,), 1 << seat, ends=True))


def forget_looks_at(game: Game, piece: int) -> None:
    """End all looks at this token, because it goes elsewhere."""
    for seat, looked_at in enumerate(slot(game).looked_at):
        if looked_at == piece:
            end_look(game, seat)


def note(game: Game, field: str, seat: int, value: int) -> None:
    """Set the seat's entry of a field if it differs."""
    before = slot(game).looked_at if field == "looked_at" else slot(game).told
    if before[seat] != value:
        game.emit(Noted(NAME, field, (*before[:seat], value, *before[seat + 1 :])))
