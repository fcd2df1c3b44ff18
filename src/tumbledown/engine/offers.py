"""Offers: what a seat may do, what it costs, and which prohibitions apply.

An offer is a value: it holds its prices, the dice that may be picked for it, a condition on dice beside the price, and
what is settled before it is paid. `perform` receives it as part of the `Order`.

A rule that makes offers may read everything but the faces of dice; see `docs/offers.md`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from tumbledown.engine.dice import SWAPPED, VOID
from tumbledown.engine.icons import Cost, cost_text
from tumbledown.engine.refusals import Refusal

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

ALONE: Final = -1
"""The place of a bill that one seat pays alone."""

# Kinds of deeds. They decide which prohibitions and consents apply.
NONE: Final = 0
MOVE: Final = 1
DRAW: Final = 2
GEMS: Final = 3
FREE: Final = 4
ESCAPE: Final = 5
ROLL: Final = 6
OUTSIDE: Final = 7
MOVE_OTHERS: Final = 8
MOVE_WITHIN: Final = 9
"""The figure moves within its chamber. That is no arrival, so prohibitions of arriving do not apply."""

# Means of freeing dice: golden masks on dice, also where an ability extends their range (all of this is called a golden
# mask effect); an ability that needs no golden mask; or another means
GOLD: Final = 0
BY_ABILITY: Final = 1
OTHER: Final = 2


class Bill:
    """A cost, and who may contribute: the seat alone, or all seats at a place. With `rolled`, dice that came by a swap
    do not count.

    The other fields are derived from the cost, for counting dice: how many of each face (the blank one is worth
    nothing), the total, the faces as a mask, and the cost as a text.
    """

    def __init__(self, cost: Cost = (0, 0, 0, 0, 0), place: int = ALONE, *, rolled: bool = False) -> None:
        self.cost = cost
        self.place = place
        self.rolled = rolled
        self.void = VOID | SWAPPED if rolled else VOID
        self.by_face = [0, *cost]
        self.total = sum(cost)
        self.text = cost_text(cost)
        self.faces = sum([1 << face for face in range(6) if self.by_face[face]])


PLACE: Final = 1023


def landing(target: int) -> int:
    """The place where a move with this target ends: its last ten bits. Other bits may say who comes along."""
    return target & PLACE


Price = tuple[Bill, ...]
"""All of these bills together; an empty price is free."""

FREE_OF_CHARGE: Final[tuple[Price, ...]] = ((),)
NO_TARGET: Final[tuple[int, ...]] = (-1,)


Maker = TypeVar("Maker", bound=Callable[..., object])

KEPT_OFFERS: Final = 8192
"""Cache size of each maker of offers; a box has a few hundred places, sides and costs."""


def shared(maker: Maker) -> Maker:
    """Cache a function that makes offers or prices from plain values: equal arguments return the same object, in all
    games. Offers are immutable, and comparing two lists of them is faster when they are identical."""
    return lru_cache(maxsize=KEPT_OFFERS)(maker)  # type: ignore[return-value]


class Need:
    """A condition on dice beside the price. `test` (game, seat, target) says whether it is met now; `refusal` is the
    answer if it is not, unless `instead` (game, seat, target) has a better one. The test is asked again after every
    throw, so it may read faces."""

    def __init__(
        self,
        test: Callable[["Game", int, int], bool],
        refusal: Refusal,
        instead: Callable[["Game", int, int], Refusal | None] | None = None,
    ) -> None:
        self.test = test
        self.refusal = refusal
        self.instead = instead

    def answer(self, game: "Game", seat: int, target: int) -> Refusal:
        """The refusal if it is not met."""
        better = None if self.instead is None else self.instead(game, seat, target)
        return self.refusal if better is None else better


ANY_FACE: Final = 63
"""All faces as a mask, the blank one included."""


class Pick:
    """Dice that must be named: from `fewest` to `most` out of each of the `pools`, and equally many out of each. A pool
    is a mask of dice of any holder; only dice that show one of the `faces` (a mask) may be named. `too_many` is the
    refusal for more than `most`, if there is a better one than the general refusal."""

    def __init__(
        self,
        fewest: int,
        most: int,
        pools: tuple[int, ...],
        faces: int = ANY_FACE,
        too_many: Refusal | None = None,
    ) -> None:
        self.fewest = fewest
        self.most = most
        self.pools = pools
        self.faces = faces
        self.too_many = too_many

    def pool(self) -> int:
        """All dice that may be named, as one mask."""
        dice = 0
        for pool in self.pools:
            dice |= pool
        return dice


class Offer:
    """One thing that can be done: a verb, its targets, and alternative prices.

    - `needs` is a condition beside the price.
    - `pick` says which dice must be named for it; then there is no price.
    - `keeps`: the dice of the price are shown and not spent. `throws`: it throws dice of the seat.
    - `settles`: every open discovery is decided before it is paid.
    - `ways` are, for each target, the places that a move passes before it arrives there.
    - `agreeing` are, for each target, the seat that must agree before anything is paid or done; -1 if none. The kind of
      the question is the verb (`engine/agreements.py`).
    - `about` is the piece carried along or the question answered.
    - `barred` is a known reason why it cannot be done now; it is the refusal if it is tried.
    - `scene` is the place where it is done, if the adventurers there do not pay for it together.
    - `loses` warns that taking it loses the game.
    """

    def __init__(
        self,
        verb: str = "",
        deed: int = NONE,
        means: int = 0,
        prices: tuple[Price, ...] = FREE_OF_CHARGE,
        targets: tuple[int, ...] = NO_TARGET,
        needs: Need | None = None,
        pick: Pick | None = None,
        keeps: bool = False,
        throws: bool = False,
        settles: bool = False,
        ways: tuple[tuple[int, ...], ...] = (),
        agreeing: tuple[int, ...] = (),
        about: int = -1,
        barred: Refusal | None = None,
        scene: int = ALONE,
        loses: bool = False,
    ) -> None:
        if pick is not None and prices != FREE_OF_CHARGE:
            raise ValueError(f"{verb}: dice are either picked or paid")
        self.verb = verb
        self.deed = deed
        self.means = means
        self.prices = prices
        self.targets = targets
        self.needs = needs
        self.pick = pick
        self.keeps = keeps
        self.throws = throws
        self.settles = settles
        self.ways = ways
        self.agreeing = agreeing
        self.about = about
        self.barred = barred
        self.scene = scene
        self.loses = loses

    def narrowed(self, targets: tuple[int, ...], pick: Pick | None) -> "Offer":
        """The same offer with a smaller domain, or with fewer dice to pick from."""
        if targets == self.targets and pick is self.pick:
            return self
        return Offer(
            self.verb,
            self.deed,
            self.means,
            self.prices,
            targets,
            self.needs,
            pick,
            self.keeps,
            self.throws,
            self.settles,
            tuple([self.passes(target) for target in targets]) if self.ways else (),
            tuple([self.asks(target) for target in targets]) if self.agreeing else (),
            self.about,
            self.barred,
            self.scene,
            self.loses,
        )

    def aimed_at(self, targets: tuple[int, ...]) -> "Offer":
        """The same offer with a smaller domain."""
        return self.narrowed(targets, self.pick)

    def pool(self) -> int:
        """All dice that may be picked for it, as one mask."""
        return 0 if self.pick is None else self.pick.pool()

    def passes(self, target: int) -> tuple[int, ...]:
        """The places on the way to this target."""
        return self.ways[self.targets.index(target)] if self.ways else ()

    def asks(self, target: int) -> int:
        """The seat that must agree to this target first, or -1."""
        return self.agreeing[self.targets.index(target)] if self.agreeing else -1

    def places(self) -> tuple[int, ...]:
        """The places where adventurers pay for it together."""
        return tuple([bill.place for price in self.prices for bill in price if bill.place != ALONE])

    def scenes(self) -> tuple[int, ...]:
        """The places where the deed is done."""
        return self.places() if self.scene == ALONE else (self.scene,)
