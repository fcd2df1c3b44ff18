"""Orders: an offer as somebody takes it."""

from typing import Final

from tumbledown.engine.offers import Offer

NO_OFFER: Final = Offer()


class Payment:
    """Dice (a mask) and pieces that would be spent; `as_keys` are those of the dice that show a golden mask and count
    as keys."""

    __slots__ = ("as_keys", "dice", "pieces")

    def __init__(self, dice: int = 0, pieces: tuple[int, ...] = (), as_keys: int = 0) -> None:
        self.dice = dice
        self.pieces = pieces
        self.as_keys = as_keys


NO_PAYMENT: Final = Payment()


class Order:
    """The taking of an offer: by whom, by which verb, at what, and with which dice and pieces.

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
        """Where the deed is done, if that is one place: the one of the bill, or the offer's scene."""
        return self.offer.scenes()[0]
