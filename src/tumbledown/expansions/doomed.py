"""Doomed: a curse that prevents escape, a curse that makes its owner stand, and a treasure that removes a curse."""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.events import ClockResumed, Noted, PieceMoved, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.curses.chapter import GENTLE, is_bodily
from tumbledown.expansions.data.doomed import PIECES, Slot
from tumbledown.expansions.shared import CURSES, TREASURES, cards_before, holds

DOOMED: Final = "doomed"
STAND_UP: Final = "stand_up"
COUNTERSPELL: Final = "counterspell"
STAND: Final = "stand"
SINKS: Final = "sinks"

SINKING_MS: Final = 8_000
PUSHES: Final = 3
"""How often a seated player must push to stand again."""

STILL_DOOMED: Final = Refusal("still_doomed")
NOT_CURSED: Final = Refusal("not_cursed")
SEATED: Final = Refusal("seated")

STANDING: Final = (Offer(STAND, NONE),)
NO_CURSE_TO_BREAK: Final = (Offer(COUNTERSPELL, NONE, barred=NOT_CURSED),)

chapter = Chapter(
    "doomed",
    order=80,
    requires=("base", "curses"),
    pieces=PIECES,
    slot=Slot,
    looks_far=False,
    shown=("sits", "pushes"),
)
doomed, stand_up = chapter.of(DOOMED), chapter.of(STAND_UP)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["doomed"]
    return found


@chapter.setup(POOL)
def everybody_stands(game: Game) -> None:
    slot(game).sits = slot(game).pushes = (0,) * game.party.size


# -------------------------------------------------------------------- doomed
@doomed.forbid.escape
def the_doomed_stay(game: Game, seat: int) -> Refusal | None:
    """Rules: doomed.doomed.effect, doomed.doomed.rest_allowed, doomed.doomed.lift_in_exit, doomed.doomed.collapse."""
    return STILL_DOOMED


# -------------------------------------------------------------------- counterspell
@chapter.offer(COUNTERSPELL)
def break_a_curse(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer to remove any one of the seat's curses, even one that dice cannot lift.

    Rules: doomed.counterspell.own_only, doomed.counterspell.any_curse, doomed.counterspell.needs_curse.
    """
    if not holds(game, seat, COUNTERSPELL):
        return ()
    curses = cards_before(game, seat, CURSES)
    return (Offer(COUNTERSPELL, NONE, targets=tuple(curses)),) if curses else NO_CURSE_TO_BREAK


@chapter.perform(COUNTERSPELL)
def the_curse_is_broken(game: Game, order: Order) -> None:
    """Rules: doomed.counterspell.effect, doomed.counterspell.removed, doomed.counterspell.after_the_fact."""
    seat = order.seat
    treasures = cards_before(game, seat, TREASURES)
    spell = next(piece for piece in treasures if game.pieces.kind_of(piece).id == COUNTERSPELL)
    game.emit(PieceMoved(spell, BOXED, seat=seat))
    game.emit(PieceMoved(order.target, BOXED, seat=seat))


# -------------------------------------------------------------------- stand up
def _must_stand(game: Game, seat: int) -> bool:
    """Rules: doomed.stand_up.cannot_stand."""
    return is_bodily(game, seat, STAND_UP) and not game.party.prefs[seat] & GENTLE


def _is_sinking(game: Game, seat: int) -> bool:
    return any(timer[3] == SINKS and timer[4] == (seat,) for timer in game.timers + game.frozen)


@chapter.offer(STAND)
def stand_up_again(game: Game, seat: int) -> tuple[Offer, ...]:
    return STANDING if _must_stand(game, seat) else ()


@chapter.perform(STAND)
def straighten_up(game: Game, order: Order) -> None:
    """A player who still stands is upright at once. A seated player must push several times.

    Rules: doomed.stand_up.effect.
    """
    seat = order.seat
    if slot(game).sits[seat]:
        pushes = slot(game).pushes[seat] + 1
        _note(game, "pushes", seat, pushes % PUSHES)
        if pushes < PUSHES:
            return
        _note(game, "sits", seat, 0)
    clock.cancel_timers(game, SINKS, (seat,))
    _sink(game, seat)


@chapter.react(TimerRang)
def legs_give_way(game: Game, event: TimerRang) -> None:
    if event.name == SINKS:
        _note(game, "sits", event.args[0], PUSHES)


@stand_up.forbid.roll
def nobody_throws_sitting(game: Game, seat: int, dice: int) -> Refusal | None:
    """Rules: doomed.stand_up.effect."""
    return SEATED if slot(game).sits[seat] else None


@stand_up.adjust.roll_ms(BIND)
def gentle_players_throw_slower(game: Game, seat: int, ms: int) -> int:
    """Rules: doomed.stand_up.cannot_stand."""
    return ms * 13 // 10 if game.party.prefs[seat] & GENTLE and is_bodily(game, seat, STAND_UP) else ms


@stand_up.comes
@stand_up.goes
def the_curse_comes_or_goes(game: Game, seat: int, piece: int) -> None:
    _begin_or_end(game, seat)


@chapter.react(Noted)
def the_gentle_way_is_chosen(game: Game, event: Noted) -> None:
    if event.scope == "seat" and event.key == "prefs" and holds(game, event.index, STAND_UP):
        _begin_or_end(game, event.index)


@chapter.react(ClockResumed)
def legs_get_tired_again(game: Game, event: ClockResumed) -> None:
    """Apply what changed while the clock was stopped."""
    for seat in game.party.inside():
        _begin_or_end(game, seat)


def _begin_or_end(game: Game, seat: int) -> None:
    """Start the timer of a seat that must stand, unless it sits, sinks already or the clock is stopped. Clear the state
    of a seat that need not stand."""
    if not _must_stand(game, seat):
        _end(game, seat)
    elif game.stopped_at < 0 and not slot(game).sits[seat] and not _is_sinking(game, seat):
        _sink(game, seat)


def _sink(game: Game, seat: int) -> None:
    # Timers of rank SAND ring after the commands of the same instant, so a push at the last moment is in time.
    clock.set_timer(game, SINKS, game.now + SINKING_MS, clock.SAND, (seat,))


def _end(game: Game, seat: int) -> None:
    clock.cancel_timers(game, SINKS, (seat,))
    _note(game, "pushes", seat, 0)
    _note(game, "sits", seat, 0)


def _note(game: Game, field: str, seat: int, value: int) -> None:
    """Set the seat's entry of a field if it differs."""
    before = slot(game).sits if field == "sits" else slot(game).pushes
    if before and before[seat] != value:
        game.emit(Noted("doomed", field, (*before[:seat], value, *before[seat + 1 :])))
