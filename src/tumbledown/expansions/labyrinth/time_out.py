"""Time-out: the clock, all limits and all dice stand still, and everybody talks."""

from typing import Final

from tumbledown.engine import presence, questions
from tumbledown.engine.events import ClockResumed, ClockStopped
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import ALL, YES
from tumbledown.engine.structs import Question
from tumbledown.expansions.labyrinth.chapter import ONE_TABLE, chapter, use_up
from tumbledown.expansions.shared import holds

CARD: Final = "time_out"
"""The treasure, the verb that uses it, and the question whether all are ready to go on."""
PAUSE_MS: Final = 90_000
PAUSE_AT_ONE_TABLE_MS: Final = 3_600_000
"""There its owner ends it; only if nobody ever does, it ends by itself."""

_stop: Final = (Offer(CARD, NONE),)
READY: Final = (YES,)
NOT_ASKED: Final[tuple[int, ...]] = ()


@chapter.offer(CARD)
def call_a_time_out(game: Game, seat: int) -> tuple[Offer, ...]:
    return _stop if holds(game, seat, CARD) else ()


@chapter.perform(CARD)
def all_stands_still(game: Game, order: Order) -> None:
    """Those who are out talk too, so they are asked like the others.

    Rules: labyrinth.treasure.timeout, labyrinth.treasure.timeout_no_actions.
    """
    seat, is_one_table = order.seat, game.rules.plays(ONE_TABLE)
    use_up(game, seat, CARD)
    game.emit(ClockStopped(game.now))
    asked = 1 << seat if is_one_table else (1 << game.party.size) - 1
    ms = PAUSE_AT_ONE_TABLE_MS if is_one_table else PAUSE_MS
    questions.ask(game, CARD, asked, ms, need=ALL, args=(seat,))


@chapter.choices(CARD)
def who_is_there_says_when(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    """Nobody waits for whoever has lost the connection, unless all have: then it ends when its time is up."""
    others = [each for each in range(game.party.size) if question.asked >> each & 1 and presence.may_vote(game, each)]
    return READY if presence.may_vote(game, seat) or not others else NOT_ASKED


@chapter.closed(CARD)
def time_goes_on(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: labyrinth.treasure.timeout."""
    game.emit(ClockResumed(game.now - game.stopped_at))
