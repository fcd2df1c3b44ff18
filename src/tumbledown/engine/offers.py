"""Offers: what a seat might do, what it would cost, and which prohibitions apply to it."""

from typing import Final

from tumbledown.engine.icons import Cost, cost_text
from tumbledown.engine.refusals import Refusal

ALONE: Final = -1
"""The place of a bill that one seat pays alone."""

# Deeds: by these the core knows which prohibitions and consents to ask for.
NONE: Final = 0
MOVE: Final = 1
DRAW: Final = 2
GEMS: Final = 3
FREE: Final = 4
ESCAPE: Final = 5
ROLL: Final = 6
OUTSIDE: Final = 7

# Means of freeing dice
GOLD: Final = 0
DOC: Final = 1
OTHER: Final = 2

# Conditions on faces that are no costs
NOTHING: Final = 0
TARGET_LOCKED: Final = 1
ANY_LOCKED: Final = 2
ALL_BLACK: Final = 3
ANY_FREEABLE: Final = 4


class Bill:
    """A cost, and who may contribute: the seat alone, or everybody standing at a place.

    The same cost once more for whoever counts dice: how many of each face (a blank one is worth nothing), of all
    faces, and which faces, as a mask; and as a text.
    """

    def __init__(self, cost: Cost = (0, 0, 0, 0, 0), place: int = ALONE) -> None:
        self.cost = cost
        self.place = place
        self.by_face = [0, *cost]
        self.total = sum(cost)
        self.text = cost_text(cost)
        self.faces = sum([1 << face for face in range(6) if self.by_face[face]])


Price = tuple[Bill, ...]
"""All of these bills together; an empty price is free."""

FREE_OF_CHARGE: Final[tuple[Price, ...]] = ((),)
NO_TARGET: Final[tuple[int, ...]] = (-1,)


class Offer:
    """One line of what can be done: a verb, its domain of targets, and alternative prices.

    `pick` says how many dice must be named out of `pool`; `about` is the piece carried along or the question
    answered; `barred` is a known reason why it cannot be done now, for whoever asks all the same; `scene` is the place
    where it is done, if those who stand there do not pay for it together; `loses` warns that it ends the game as lost.
    """

    def __init__(
        self,
        verb: str = "",
        deed: int = NONE,
        means: int = 0,
        prices: tuple[Price, ...] = FREE_OF_CHARGE,
        targets: tuple[int, ...] = NO_TARGET,
        needs: int = NOTHING,
        pick: tuple[int, int] = (0, 0),
        pool: int = 0,
        keeps: bool = False,
        about: int = -1,
        barred: Refusal | None = None,
        scene: int = ALONE,
        loses: bool = False,
    ) -> None:
        self.verb = verb
        self.deed = deed
        self.means = means
        self.prices = prices
        self.targets = targets
        self.needs = needs
        self.pick = pick
        self.pool = pool
        self.keeps = keeps
        self.about = about
        self.barred = barred
        self.scene = scene
        self.loses = loses

    def aimed_at(self, targets: tuple[int, ...]) -> "Offer":
        """The same offer with a smaller domain."""
        if targets == self.targets:
            return self
        return Offer(
            self.verb,
            self.deed,
            self.means,
            self.prices,
            targets,
            self.needs,
            self.pick,
            self.pool,
            self.keeps,
            self.about,
            self.barred,
            self.scene,
            self.loses,
        )

    def places(self) -> tuple[int, ...]:
        """The places whose adventurers pay together."""
        return tuple(bill.place for price in self.prices for bill in price if bill.place != ALONE)

    def scenes(self) -> tuple[int, ...]:
        """The places where the deed is done."""
        return self.places() if self.scene == ALONE else (self.scene,)
