"""The options and prices of each seat, as they were last sent; only what changed is sent again."""

from typing import Final

from tumbledown.bots.paths import Paths
from tumbledown.engine import options
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.offers import Offer
from tumbledown.server.prices import current_prices
from tumbledown.server.wire import NO_TARGETS, OptionView, Prospect

NO_OFFERS: Final[list[Offer]] = []


class Offered:
    """New options and prices of a seat; None if they did not change."""

    def __init__(
        self, options: tuple[OptionView, ...] | None = None, prices: tuple[Prospect, ...] | None = None
    ) -> None:
        self.options: Final = options
        self.prices: Final = prices


NOTHING_NEW: Final = Offered()


class Dependencies:
    """What a seat's options depend on: its offers, the dice that could pay for them, conditions on other dice, and
    which dice it may roll and when. The last is computed each time, because rules about rolling may read anything."""

    def __init__(self, game: Game, seat: int, offers: list[Offer]) -> None:
        self.offers = offers
        self._seat = seat
        self._payers = options.payers(game, seat, offers)
        self._needs = [(need, offer.targets) for offer in offers if (need := offer.needs) is not None]
        self.version = self._current(game)
        self.throw = self._current_throw(game)

    def _current(self, game: Game) -> int:
        """One number that changes when any dependency does: versions of dice only grow, and each condition is one
        bit."""
        counted = game.dice.versions
        found = 0
        for each in self._payers:
            found += counted[each]
        for need, targets in self._needs:
            for target in targets:
                found = 2 * found + need.test(game, self._seat, target)
        return found

    def _current_throw(self, game: Game) -> tuple[int, int]:
        return options.throwable(game, self._seat), game.party.ready_at[self._seat]

    def is_like(self, other: "Dependencies") -> bool:
        is_same_price = self._payers == other._payers and self.version == other.version
        return is_same_price and self.throw == other.throw and self.offers == other.offers

    def is_unchanged(self, game: Game) -> bool:
        """Whether nothing changed since the last call."""
        before, throw_before = self.version, self.throw
        self.version, self.throw = self._current(game), self._current_throw(game)
        return before == self.version and throw_before == self.throw


class SeatOptions:
    """The options and prices of all seats of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._options: dict[int, tuple[OptionView, ...]] = {}
        self._prices: dict[int, tuple[Prospect, ...]] = {}
        self._priced: dict[int, tuple[list[Offer], int]] = {}
        self._paths = Paths()
        self._dependencies: dict[int, Dependencies] = {}

    def new(self, seat: int) -> Offered:
        """The options and prices that have to be sent to the seat now."""
        options, prices = self.new_options(seat), self.new_prices(seat)
        return NOTHING_NEW if options is None and prices is None else Offered(options, prices)

    def new_options(self, seat: int) -> tuple[OptionView, ...] | None:
        """The seat's options if they differ from those that were last sent."""
        if self._is_as_before(seat):
            return None
        before = self._options.get(seat, ())
        self._options[seat] = now = current_options(self.game, seat)
        return None if now == before else now

    def _is_as_before(self, seat: int) -> bool:
        """Whether the seat's options cannot have changed. Most rolls change only those of the seat that rolled. While a
        question is open the result is False, since its answers may depend on anything."""
        game = self.game
        if seat < 0 or game.questions or game.phase != RUNNING:
            self._dependencies.pop(seat, None)
            return False
        offers, before = options.structure(game, seat), self._dependencies.get(seat)
        if before is not None and before.offers is offers:
            return before.is_unchanged(game)
        self._dependencies[seat] = now = Dependencies(game, seat, offers)
        return before is not None and before.is_like(now)

    def all_options(self, seat: int) -> tuple[OptionView, ...]:
        """All options of the seat, which count as sent now."""
        self._dependencies.pop(seat, None)
        self._options[seat] = current_options(self.game, seat)
        return self._options[seat]

    def new_prices(self, seat: int) -> tuple[Prospect, ...] | None:
        """The prices around the seat if they changed. They did not if the engine returns the same list of offers and
        the temple is unchanged."""
        offers, temple = self._priced.get(seat, (None, -1))
        if offers is self._offers(seat) and temple == self.game.temple.version:
            return None
        before = self._prices.get(seat, ())
        now = self.all_prices(seat)
        return None if now == before else now

    def all_prices(self, seat: int) -> tuple[Prospect, ...]:
        """All prices around the seat, which count as sent now."""
        self._priced[seat] = self._offers(seat), self.game.temple.version
        self._prices[seat] = current_prices(self.game, seat, self._paths)
        return self._prices[seat]

    def _offers(self, seat: int) -> list[Offer]:
        return options.structure(self.game, seat) if 0 <= seat < self.game.party.size else NO_OFFERS


def current_options(game: Game, seat: int) -> tuple[OptionView, ...]:
    """All options of the seat now; none for a spectator."""
    if seat < 0 or game.phase != RUNNING:
        return ()
    listed: list[OptionView] = []
    loose = options.throwable(game, seat)
    if loose:
        listed.append(_throw(game, seat, loose))
    listed += [_shown(game, seat, offer) for offer in options.deeds(game, seat)]
    return tuple(listed)


def _throw(game: Game, seat: int, loose: int) -> OptionView:
    """The option to roll. It is listed while the dice still roll, with the time from which it is possible, because no
    event says when they have stopped."""
    return OptionView("roll", pick=(1, loose.bit_count()), pool=loose, at=game.party.ready_at[seat])


def _shown(game: Game, seat: int, offer: Offer) -> OptionView:
    targets = NO_TARGETS if offer.targets[0] < 0 else offer.targets
    pick = offer.pick
    if pick is not None:
        pools = pick.pools if len(pick.pools) > 1 else ()
        return OptionView(offer.verb, targets, 0, (pick.fewest, pick.most), offer.pool(), offer.about, pools=pools)
    spends = options.spends(game, seat, offer)
    return OptionView(offer.verb, targets, spends, about=offer.about, loses=offer.loses)
