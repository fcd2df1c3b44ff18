"""Questions: forced choices, votes, consent and requests, all answered with the same command.

A blocking question stops its seat. A seat has one of them at the front at a time, and the time of the next one starts
when it comes to the front. Open questions are reviewed after every command.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import clock
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import bits
from tumbledown.engine.events import Answered, Asked, Closed, Noted
from tumbledown.engine.refusals import (
    ANSWERED_ALREADY,
    CLOCK_STOPPED,
    NO_SUCH_ANSWER,
    NO_SUCH_QUESTION,
    NOT_ASKED,
    Refusal,
)
from tumbledown.engine.structs import Question

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

NO: Final = 0
YES: Final = 1

# How many answers close a question: one, all (where one no is enough to refuse), or one yes (where a no of one seat
# does not decide for the others)
ALL: Final = 0
ONE: Final = 1
ONE_YES: Final = -1

# What happens when time runs out
FIRST: Final = 0
RANDOM: Final = 1
LAPSE: Final = 2
SAY_YES: Final = 3


def ask(
    game: "Game",
    kind: str,
    asked: int,
    ms: int,
    *,
    need: int = ONE,
    blocks: bool = False,
    default: int = FIRST,
    args: tuple[int, ...] = (),
    command: AnyCommand | None = None,
) -> int:
    """Open a question to the seats of the mask and return its id."""
    id = game.new_id()
    waits = blocks and any(front(game, seat) is not None for seat in bits(asked))
    due_at = -1 if waits else game.now + ms
    game.emit(Asked(id, kind, asked, need, due_at, ms, blocks, default, args, command))
    if not waits:
        _start_time(game, id, due_at)
    return id


def _start_time(game: "Game", id: int, due_at: int) -> None:
    clock.set_timer(game, "question", due_at, clock.QUESTION, (id,))


def front(game: "Game", seat: int) -> Question | None:
    """The blocking question that this seat must answer first."""
    for question in game.questions.values():
        if question.blocks and question.asked >> seat & 1 and question.due_at >= 0:
            return question
    return None


def choices(game: "Game", question: Question, seat: int) -> tuple[int, ...]:
    """The legal answers of this seat now, the default first; empty if it has none or is not asked."""
    if not question.asked >> seat & 1 or question.due_at < 0 or (game.party.out[seat] and question.blocks):
        return ()
    if game.frozen and stands_still(game, question):
        return ()
    return game.rules.choices[question.kind](game, question, seat)


def stands_still(game: "Game", question: Question) -> bool:
    """Whether the question was open when the clock stopped; until it runs again, only newer questions can be
    answered."""
    return any(timer[3] == "question" and timer[4][0] == question.id for timer in game.frozen)


def answer(game: "Game", seat: int, id: int, option: int) -> Refusal | None:
    """Check and carry out an answer."""
    question = game.questions.get(id)
    if question is None:
        return NO_SUCH_QUESTION
    if not question.asked >> seat & 1:
        return NOT_ASKED
    if seat in question.answers:
        return ANSWERED_ALREADY
    if stands_still(game, question):
        return CLOCK_STOPPED
    if option not in choices(game, question, seat):
        return NO_SUCH_ANSWER
    game.emit(Answered(id, seat, option))
    settle(game, question)
    return None


def settle(game: "Game", question: Question) -> None:
    """Close the question if its answers decide it."""
    if question.id in game.questions and _is_decided(question):
        close(game, question, "answered")


def _is_decided(question: Question) -> bool:
    said, asked = question.answers.values(), question.asked.bit_count()
    if question.need == ONE_YES:
        return YES in said or len(said) == asked
    if question.need == ALL:
        return NO in said or len(said) >= asked
    return len(said) >= question.need


def close(game: "Game", question: Question, how: str) -> None:
    """Close the question and run what follows; nothing follows from a lapsed one."""
    answers = dict(question.answers)
    clock.cancel_timers(game, "question", (question.id,))
    game.emit(Closed(question.id, how))
    _bring_forward(game, question)
    if how != "lapsed":
        game.rules.closed[question.kind](game, question, answers)


def _bring_forward(game: "Game", gone: Question) -> None:
    """Start the time of the next blocking question of the same seat.

    Rules: base.realtime.choice_queue.
    """
    if not gone.blocks:
        return
    for question in list(game.questions.values()):
        if question.blocks and question.due_at < 0 and question.asked & gone.asked:
            due_at = game.now + question.ms
            game.emit(Noted("question", "due_at", due_at, question.id))
            _start_time(game, question.id, due_at)
            return


def fall_due(game: "Game", id: int) -> None:
    """When time is up, take the default, or let the question lapse.

    Rules: base.realtime.choice_default.
    """
    question = game.questions.get(id)
    if question is None:
        return
    if question.default == LAPSE:
        close(game, question, "lapsed")
        return
    if question.due_at < 0:
        # The question was still queued, but it must be decided now.
        game.emit(Noted("question", "due_at", game.now, id))
    for seat in bits(question.asked):
        legal = choices(game, question, seat)
        if seat not in question.answers and legal:
            game.emit(Answered(id, seat, _default(game, question, legal)))
    close(game, question, "due")


def _fall_due(game: "Game", args: tuple[int, ...]) -> None:
    fall_due(game, args[0])


clock.RINGS["question"] = _fall_due


def _default(game: "Game", question: Question, legal: tuple[int, ...]) -> int:
    if question.default == SAY_YES:
        return YES
    if question.default == RANDOM:
        return legal[game.fortune.below(f"question {question.id}", len(legal))]
    return legal[0]


def review(game: "Game") -> None:
    """Stop asking seats that have no answer left, answer forced choices with one answer, and close what is decided."""
    for question in list(game.questions.values()):
        if question.id in game.questions and question.due_at >= 0 and not stands_still(game, question):
            _review_one(game, question)


def _review_one(game: "Game", question: Question) -> None:
    still = 0
    for seat in bits(question.asked):
        if seat in question.answers or choices(game, question, seat):
            still |= 1 << seat
    if still != question.asked:
        game.emit(Noted("question", "asked", still, question.id))
    if not still:
        close(game, question, "lapsed")
        return
    if question.blocks:
        _take_only_answers(game, question)
    if question.answers:
        settle(game, question)


def _take_only_answers(game: "Game", question: Question) -> None:
    """Answer a forced choice with a single legal option at once.

    Rules: base.realtime.choice_queue.
    """
    for seat in bits(question.asked):
        if seat not in question.answers and len(legal := choices(game, question, seat)) == 1:
            game.emit(Answered(question.id, seat, legal[0]))


def withdraw(game: "Game", seat: int) -> None:
    """Close the questions that only this seat is asked, and take it out of the others."""
    for question in list(game.questions.values()):
        if question.asked == 1 << seat:
            close(game, question, "lapsed")
