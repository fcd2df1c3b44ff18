"""Check an order and carry it out: what commands, agreements and requests have in common."""

from typing import TYPE_CHECKING, Any, Final

from tumbledown.engine import effects, forms, options, reasons, throwing
from tumbledown.engine import refusals as no
from tumbledown.engine.events import Announced, DiceSpent, PieceMoved
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import pay
from tumbledown.engine.pieces import BOXED

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal

CAME_TO_NOTHING: Final = "came_to_nothing"
"""Announced to a seat whose order no longer fits after open discoveries were settled."""


def check(game: "Game", order: Order) -> Refusal | None:
    """Why the order cannot be carried out. If it can, its offer and payment are filled in."""
    seat, verb, target, about = order.seat, order.verb, order.target, order.about
    if order.figure != -1 and order.figure != game.party.control[seat]:
        return no.NOT_YOUR_FIGURE
    offer = options.find(game, seat, verb, target, about)
    if offer is None:
        return reasons.why_not(game, seat, verb, target, about)
    if offer.needs is not None and not offer.needs.test(game, seat, target):
        return offer.needs.answer(game, seat, target)
    order.offer, dice, using = offer, order.dice, order.using
    if offer.pick is not None:
        return reasons.wrong_pick(game, seat, offer.pick, dice, using)
    refusal = reasons.wrong_payment(game, seat, offer, dice, using) if dice or using else None
    if refusal is not None:
        return refusal
    payment = pay(game, seat, offer, dice, using)
    if payment is None:
        return reasons.unpaid(game, seat, offer, dice, using)
    order.payment = payment
    return None


def carry_out(game: "Game", order: Order) -> None:
    """Settle open discoveries if the offer says so, then pay and perform, and throw the dice that are thrown at once.
    Settling may have changed the temple: an order that no longer fits is dropped, and nothing is paid.

    Rules: base.roll.one_use, base.roll.partial_use.
    """
    if order.offer.settles and effects.settle_discoveries(game) and check(game, order) is not None:
        game.emit(Announced(CAME_TO_NOTHING, (order.seat,), to=1 << order.seat))
        return
    offer, payment, seat = order.offer, order.payment, order.seat
    if game.questions:
        effects.end_choices_of_dice(game, payment.dice if offer.pick is None else order.dice)
    if payment.dice and not offer.keeps:
        game.emit(DiceSpent(seat, payment.dice))
    for piece in payment.pieces:
        game.emit(PieceMoved(piece, BOXED, seat=seat))
    game.rules.perform[offer.verb](game, order)
    if payment.as_keys and not offer.keeps:
        throwing.throw_at_once(game, payment.as_keys)


# -------------------------------------------------------------------- a command that waited in a question
def still_fits(game: "Game", command: Any) -> bool:
    """Whether the command could be carried out now."""
    return check(game, order_of(command)) is None


def carry_out_if_it_fits(game: "Game", command: Any) -> None:
    """Carry out a command that waited, if it still fits."""
    order = order_of(command)
    if check(game, order) is None:
        carry_out(game, order)


def order_of(command: Any) -> Order:
    verb, target, about = forms.aim(command)
    return Order(command.seat, verb, target, about, command.figure, command.dice, command.using)
