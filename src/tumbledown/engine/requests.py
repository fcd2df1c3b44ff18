"""Requests: deeds that another seat must carry out. The command waits in a question to the seats that may do it.

Requests are ordinary questions; `Rules` adds their kind to those of the chapters.
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
    """The seats (a mask) of which one must carry out this deed; -1 if none is needed, 0 if none is left."""
    mask = -1
    for rule in game.laws[seat].adjust_consent:
        mask = rule(game, seat, deed, mask)
    return mask


def ask_for(game: "Game", order: Order, command: AnyCommand, helpers: int) -> None:
    """Ask the helpers, of whom one is enough; with no seat left to ask, the command runs by itself after a while.

    The same request again changes nothing; another request replaces the one before. The question's arguments are the
    asking seat, the kind of deed and the target.
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
    """Yes or no for a seat that may still help. A seat that asked and has no helper can only withdraw its request."""
    asker, deed = question.args[:2]
    if game.party.out[seat] or not performing.still_fits(game, question.command):
        return ()
    if seat == asker:
        return (NO,)
    return (YES, NO) if helpers_for(game, asker, deed) >> seat & 1 else ()


def closed(game: "Game", question: Question, answers: dict[int, int]) -> None:
    """After a yes of a helper, or by timeout, run the command for the asking seat if it still fits."""
    command: Any = question.command
    if YES not in answers.values():
        return
    order = performing.order_of(command)
    if performing.check(game, order) is None:
        agreements.carry_out_or_ask(game, command, order)
