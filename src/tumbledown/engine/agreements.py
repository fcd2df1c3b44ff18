"""Agreements: deeds that another seat must agree to before anything is paid or done (`Offer.agreeing`).

The command waits in a question, and is checked again when it is answered. The kind of the question is the verb, so that
the client has words for it; a chapter registers `choices` and `closed` for it.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import performing, questions
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import LAPSE, NO, YES
from tumbledown.engine.structs import Question

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

AGREEMENT_MS: Final = 5_000


def carry_out_or_ask(game: "Game", command: AnyCommand, order: Order) -> None:
    """Carry the order out, or first ask the seat that must agree to it."""
    if order.offer.asks(order.target) >= 0:
        ask(game, command, order)
    else:
        performing.carry_out(game, order)


def ask(game: "Game", command: AnyCommand, order: Order) -> None:
    """Ask the one seat that must agree. A seat has at most one open question of a verb; a new one replaces the last.
    Its arguments are the asking seat, the target and the picked dice."""
    seat, target = order.seat, order.target
    for question in waiting(game, order.verb, seat):
        questions.close(game, question, "lapsed")
    asked, args = 1 << order.offer.asks(target), (seat, target, order.dice)
    questions.ask(game, order.verb, asked, AGREEMENT_MS, default=LAPSE, args=args, command=command)


def waiting(game: "Game", verb: str, seat: int) -> list[Question]:
    """The open questions in which this seat asks for agreement to this verb."""
    return [each for each in game.questions.values() if each.kind == verb and each.args[0] == seat]


def choices(game: "Game", question: Question, seat: int) -> tuple[int, ...]:
    """Yes or no, as long as the deed can still be done."""
    if game.party.out[seat] or not performing.still_fits(game, question.command):
        return ()
    return (YES, NO)


def closed(game: "Game", question: Question, answers: dict[int, int]) -> None:
    """After a yes, run the command for the asking seat if it still fits."""
    if YES in answers.values():
        performing.carry_out_if_it_fits(game, question.command)
