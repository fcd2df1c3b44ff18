"""Orders: an offer that a seat takes, with its choices."""

from typing import Final

from tumbledown.engine.offers import Offer

NO_OFFER: Final = Offer()


class Payment:
    """The dice (a mask) and pieces to spend; `as_keys` are the golden masks among the dice that count as keys."""

    __slots__ = ("as_keys", "dice", "pieces")

    def __init__(self, dice: int = 0, pieces: tuple[int, ...] = (), as_keys: int = 0) -> None:
        self.dice = dice
        self.pieces = pieces
        self.as_keys = as_keys


NO_PAYMENT: Final = Payment()


class Order:
    """How an offer is taken: the seat, the verb, the target, and the dice and pieces.

    `dice` are those that were picked or, where there is a price, named for it; `using` are pieces named for it. The
    check of the order fills in the `offer` that is taken and its `payment`, so a rule of `perform` finds both there.
    """

    def __init__(
        self, seat: int, verb: str, target: int, about: int, figure: int, dice: int, using: tuple[int, ...]
    ) -> None:
        self.seat = seat
        self.verb = verb
        self.target = target
        self.about = about
        self.figure = figure
        self.dice = dice
        self.using = using
        self.offer = NO_OFFER
        self.payment = NO_PAYMENT

    def place(self) -> int:
        """The place where the deed is done, for offers with one place: that of the bill, or the offer's scene."""
        return self.offer.scenes()[0]
