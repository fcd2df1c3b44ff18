"""Curses on dice: a broken die lies on its card, and a hasty roll sends a die over the edge of the table."""

from typing import Final

from tumbledown.engine import clock, questions
from tumbledown.engine.dice import CARD, FALLING, HAND, LOST, bits, spot
from tumbledown.engine.effects import owe_dice, return_dice
from tumbledown.engine.events import Closed, DiceRolled, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.questions import LAPSE
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.throwing import roll_ms
from tumbledown.expansions.curses.chapter import BROKEN_DIE, GENTLE, LOST_DICE, chapter, is_bodily

HASTY_THROW: Final = Refusal("hasty_throw")

CALM: Final = "calm"
"""The timer of a seat. Until it rings, a roll of the seat is hasty."""

CATCH: Final = "catch"
HASTY_MS: Final = 2_000
CATCH_MS: Final = 1_200

broken_die, lost_dice = chapter.of(BROKEN_DIE), chapter.of(LOST_DICE)


# -------------------------------------------------------------------- the broken die
@broken_die.comes
def a_broken_die_lies_on_its_card(game: Game, seat: int, piece: int) -> None:
    """Rules: curses.broken_die.effect, curses.broken_die.choice, curses.broken_die.few_dice,
    curses.broken_die.not_losable, curses.broken_die.not_a_loss.
    """
    owe_dice(game, seat, 1, spot(CARD, piece))


@broken_die.goes
def the_die_is_whole_again(game: Game, seat: int, piece: int) -> None:
    """Rules: curses.broken_die.return, curses.active.end_on_escape."""
    return_dice(game, spot(CARD, piece))


# -------------------------------------------------------------------- lost dice
@lost_dice.comes
def the_rim_goes(game: Game, seat: int, piece: int) -> None:
    """A roll just before the card was drawn counts as the previous roll."""
    if is_bodily(game, seat, LOST_DICE) and game.party.throws[seat]:
        last_throw = game.party.ready_at[seat] - roll_ms(game, seat)
        if last_throw + HASTY_MS > game.now:
            clock.set_timer(game, CALM, last_throw + HASTY_MS, clock.RELEASE, (seat,))


@lost_dice.goes
def the_rim_comes_back(game: Game, seat: int, piece: int) -> None:
    clock.cancel_timers(game, CALM, (seat,))


@lost_dice.forbid.roll
def the_gentle_wait_until_they_are_calm(game: Game, seat: int, dice: int) -> Refusal | None:
    if game.party.prefs[seat] & GENTLE and is_bodily(game, seat, LOST_DICE) and _is_hasty(game, seat):
        return HASTY_THROW
    return None


@lost_dice.react(DiceRolled)
def a_hasty_throw_sends_a_die_to_the_edge(game: Game, event: DiceRolled) -> None:
    """Rules: curses.lost_dice.effect, curses.lost_dice.locked_safe."""
    seat = event.seat
    if not is_bodily(game, seat, LOST_DICE):
        return
    hasty = _is_hasty(game, seat)
    clock.cancel_timers(game, CALM, (seat,))
    clock.set_timer(game, CALM, game.now + HASTY_MS, clock.RELEASE, (seat,))
    if hasty:
        thrown = bits(event.dice)
        _fall(game, seat, thrown[game.fortune.below(f"falling {seat} {event.throw}", len(thrown))])


def _is_hasty(game: Game, seat: int) -> bool:
    return any(timer[3] == CALM and timer[4] == (seat,) for timer in game.timers)


def _fall(game: Game, seat: int, die: int) -> None:
    marks = game.dice.marks[die]
    game.emit(DieMoved(die, spot(FALLING), seat, game.dice.face[die]))
    questions.ask(game, CATCH, 1 << seat, CATCH_MS, default=LAPSE, args=(die, marks))


@chapter.choices(CATCH)
def the_die_that_falls(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    die = question.args[0]
    return (die,) if game.dice.where[die] == spot(FALLING) else ()


@chapter.closed(CATCH)
def a_caught_die_counts(game: Game, question: Question, answers: dict[int, int]) -> None:
    die, marks = question.args
    for seat in answers:
        game.emit(DieMoved(die, spot(HAND), seat, game.dice.face[die]))
        if marks:
            game.emit(Noted("die", "marks", marks, die))


@chapter.react(Closed)
def what_nobody_catches_is_lost(game: Game, event: Closed) -> None:
    """Rules: curses.lost_dice.effect, curses.lost_dice.counts_lost."""
    if event.how != "lapsed":
        return
    watched = [question.args[0] for question in game.questions.values() if question.kind == CATCH]
    for die, where in enumerate(game.dice.where):
        if where == spot(FALLING) and die not in watched:
            game.emit(DieMoved(die, spot(LOST), game.dice.holder[die], game.dice.face[die]))


@chapter.adjust.dice_to_come(GRANT)
def those_that_fall_may_be_caught(game: Game, seat: int, number: int) -> int:
    """Rules: curses.lost_dice.effect."""
    return number + len(game.dice.held(seat, FALLING))
