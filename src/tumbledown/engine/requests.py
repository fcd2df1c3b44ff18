"""Requests: a deed that somebody else must carry out. The command waits in a question to those who may do it.

Requests are questions like all others; `Rules` knows this kind beside those of the chapters.
"""

from typing import TYPE_CHECKING, Any, Final

from tumbledown.engine import agreements, performing, questions
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import LAPSE, NO, ONE_YES, SAY_YES, YES
from tumbledown.engine.structs import Question

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

REQUEST: Final = "request"
REQUEST_MS: Final = 8_000
ALONE_MS: Final = 3_000


def helpers_for(game: "Game", seat: int, deed: int) -> int:
    """The seats of whom one must carry out this deed; -1 if none is needed, 0 if nobody is left who could."""
    mask = -1
    for rule in game.laws[seat].adjust_consent:
        mask = rule(game, seat, deed, mask)
    return mask


def ask_for(game: "Game", order: Order, command: AnyCommand, helpers: int) -> None:
    """Ask the helpers, of whom one is enough; with nobody left to ask the command runs by itself after a while.

    Whoever asks for the same again goes on waiting; whoever asks for something else no longer wants what was asked for
    before. The question says who asks, for which deed, and what it is aimed at.
    """
    seat = command.seat
    for question in list(game.questions.values()):
        if question.kind == REQUEST and question.args[0] == seat:
            if question.command == command:
                return
            questions.close(game, question, "lapsed")
    asked, ms, default = (helpers, REQUEST_MS, LAPSE) if helpers else (1 << seat, ALONE_MS, SAY_YES)
    args = (seat, order.offer.deed, order.target)
    questions.ask(game, REQUEST, asked, ms, need=ONE_YES, default=default, args=args, command=command)


def choices(game: "Game", question: Question, seat: int) -> tuple[int, ...]:
    """Only who may still help now; who asked and found nobody can only take it back, and otherwise waits."""
    asker, deed = question.args[:2]
    if game.party.out[seat] or not performing.still_fits(game, question.command):
        return ()
    if seat == asker:
        return (NO,)
    return (YES, NO) if helpers_for(game, asker, deed) >> seat & 1 else ()


def closed(game: "Game", question: Question, answers: dict[int, int]) -> None:
    """After a helper's yes, or when time said so, the command runs as the asker's if it still fits."""
    command: Any = question.command
    if YES not in answers.values():
        return
    order = performing.order_of(command)
    if performing.check(game, order) is None:
        agreements.carry_out_or_ask(game, command, order)
