"""Time-out: the clock, all time limits and all dice stand still, and the players talk."""

from typing import Final

from tumbledown.engine import presence, questions
from tumbledown.engine.events import Announced, ClockResumed, ClockStopped
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import ALL, NO, YES
from tumbledown.engine.structs import Question
from tumbledown.expansions.labyrinth.chapter import ONE_TABLE, chapter, use_up
from tumbledown.expansions.shared import holds

CARD: Final = "time_out"
"""The treasure, the verb that uses it, and the question whether all are ready to go on."""
PAUSE_MS: Final = 90_000
MORE_MS: Final = 60_000
MOST_MS: Final = 300_000
"""The limit, however often more time is asked for: connected players may be absent."""
PAUSE_AT_ONE_TABLE_MS: Final = 3_600_000
"""At one table the owner ends the time-out. It ends by itself only after this time."""

MORE_TIME: Final = "more_time"
"""Announced with the seat that asked for it and the new latest end of the time-out."""

_stop: Final = (Offer(CARD, NONE),)
READY: Final = (YES,)
READY_OR_MORE: Final = (YES, NO)
NOT_ASKED: Final[tuple[int, ...]] = ()


@chapter.offer(CARD)
def call_a_time_out(game: Game, seat: int) -> tuple[Offer, ...]:
    return _stop if holds(game, seat, CARD) else ()


@chapter.perform(CARD)
def all_stands_still(game: Game, order: Order) -> None:
    """Rules: labyrinth.treasure.timeout, labyrinth.treasure.timeout_no_actions."""
    seat = order.seat
    use_up(game, seat, CARD)
    game.emit(ClockStopped(game.now))
    _ask(game, seat, PAUSE_AT_ONE_TABLE_MS if game.rules.plays(ONE_TABLE) else PAUSE_MS)


def _ask(game: Game, owner: int, ms: int) -> None:
    """Seats that are out talk too, so they are asked like the others."""
    asked = 1 << owner if game.rules.plays(ONE_TABLE) else (1 << game.party.size) - 1
    questions.ask(game, CARD, asked, ms, need=ALL, args=(owner,))


@chapter.choices(CARD)
def who_is_there_says_when(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """A seat without a connection is not waited for. If all seats have lost theirs, the time-out ends when its time is
    up. The answer `NO` asks for more time.

    Rules: labyrinth.treasure.timeout, labyrinth.treasure.timeout_more.
    """
    if presence.may_vote(game, seat):
        return READY_OR_MORE if question.due_at < _ends_at_most(game) else READY
    others = [each for each in range(game.party.size) if question.asked >> each & 1 and presence.may_vote(game, each)]
    return NOT_ASKED if others else READY


def _ends_at_most(game: Game) -> int:
    """Return the latest end that can be asked for; -1 at one table, where the owner decides alone."""
    return -1 if game.rules.plays(ONE_TABLE) else game.stopped_at + MOST_MS


@chapter.closed(CARD)
def time_goes_on(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: labyrinth.treasure.timeout."""
    wishing = [seat for seat, answer in answers.items() if answer == NO]
    if wishing:
        _take_more_time(game, question, wishing[0])
    else:
        game.emit(ClockResumed(game.now - game.stopped_at))


def _take_more_time(game: Game, question: Question, seat: int) -> None:
    """Extend the time-out by up to a minute and ask all seats again.

    Rules: labyrinth.treasure.timeout_more.
    """
    ends_at = min(question.due_at + MORE_MS, _ends_at_most(game))
    game.emit(Announced(MORE_TIME, (seat, ends_at)))
    _ask(game, question.args[0], ends_at - game.now)
