"""What each audience of a table has been shown, so that a frame carries only what is new to it."""

from typing import Final

from tumbledown.engine import options, view
from tumbledown.engine.events import Event
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.offers import Offer
from tumbledown.engine.telling import open_part
from tumbledown.engine.touched import refresh, touched
from tumbledown.engine.view import EVERYTHING, PRIVATE, SPECTATOR, Seen
from tumbledown.server.near import prospects
from tumbledown.server.wire import NO_TARGETS, OptionView, Prospect

Change = tuple[Seen, list[str]]


class News:
    """What a seat can do, and what things cost around it; None where it knows that already."""

    def __init__(self, options: tuple[OptionView, ...] | None = None, near: tuple[Prospect, ...] | None = None) -> None:
        self.options = options
        self.near = near


NO_NEWS: Final = News()


class Watched:
    """What a seat's options depend on: offers, the dice that could pay for them, and conditions on other dice."""

    def __init__(self, game: Game, seat: int, offers: list[Offer]) -> None:
        self.offers = offers
        self._seat = seat
        self._payers = options.payers(game, seat, offers)
        self._needs = [(need, offer.targets) for offer in offers if (need := offer.needs) is not None]
        self.version = self._now(game)

    def _now(self, game: Game) -> int:
        """The versions of all those dice together, as they only grow, and which conditions are met."""
        counted = game.dice.versions
        found = 0
        for each in self._payers:
            found += counted[each]
        for need, targets in self._needs:
            for target in targets:
                found = 2 * found + need.test(game, self._seat, target)
        return found

    def is_like(self, other: "Watched") -> bool:
        return self._payers == other._payers and self.version == other.version and self.offers == other.offers

    def is_still_true(self, game: Game) -> bool:
        """Also takes note of what is new."""
        before, self.version = self.version, self._now(game)
        return before == self.version


class Sight:
    """One common store, and one of private kinds for each seat and for spectators."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.common: Seen = view.part(game, SPECTATOR, EVERYTHING & ~PRIVATE, -1)
        seats = range(-1, game.party.size)
        self.own: dict[int, Seen] = {seat: view.part(game, seat, PRIVATE) for seat in seats}
        self.options: dict[int, tuple[OptionView, ...]] = dict.fromkeys(seats, ())
        self.near: dict[int, tuple[Prospect, ...]] = dict.fromkeys(seats, ())
        self._apart = PRIVATE
        """The groups of which audiences may know different things."""

        self._priced: dict[int, list[Offer]] = {}
        self._watched: dict[int, Watched] = {}

    def update(self, events: list[Event]) -> tuple[Change, dict[int, Change]]:
        """What is new to everybody, and what is new to each audience besides."""
        found, dice, seats = touched(self.game, events)
        common, gone = refresh(self.common, self.game, SPECTATOR, found & ~PRIVATE, dice, seats)
        private = found & PRIVATE
        if not private:
            return (common, gone), NOBODY
        is_same = view.is_same_for_all(self.game, private)
        own = self._see_together(private) if is_same and not private & self._apart else self._see_apart(private)
        self._apart = self._apart & ~private if is_same else self._apart | private
        shared = own[SPECTATOR]
        for change in own.values():
            if change != shared:
                return (common, gone), own
        common.update(shared[0])
        return (common, gone + shared[1]), NOBODY

    def _see_apart(self, private: int) -> dict[int, Change]:
        return {seat: refresh(store, self.game, seat, private) for seat, store in self.own.items()}

    def _see_together(self, private: int) -> dict[int, Change]:
        """What is new to one is new to all, as long as they knew the same before."""
        changed, gone = refresh(self.own[SPECTATOR], self.game, SPECTATOR, private)
        for seat, store in self.own.items():
            if seat != SPECTATOR:
                store.update(changed)
                for key in gone:
                    del store[key]
        return {SPECTATOR: (changed, gone)}

    def whole(self, seat: int) -> Seen:
        """Whoever took a seat after the game saw it as a spectator would."""
        return {**self.common, **self.own.get(seat, self.own[SPECTATOR])}

    def new_options(self, seat: int) -> tuple[OptionView, ...] | None:
        """The seat's options if they differ from what it was last told."""
        if self._is_as_before(seat):
            return None
        before = self.options.get(seat, ())
        self.options[seat] = now = current_options(self.game, seat)
        return None if now == before else now

    def _is_as_before(self, seat: int) -> bool:
        """Whether nothing happened that could have changed the seat's options: most seats have nothing to do with a
        throw. Questions look at everything, and a veil may hide what is offered."""
        game = self.game
        if seat < 0 or game.questions or game.temple.veil or game.phase != RUNNING:
            self._watched.pop(seat, None)
            return False
        offers, before = options.structure(game, seat), self._watched.get(seat)
        if before is not None and before.offers is offers:
            return before.is_still_true(game)
        self._watched[seat] = now = Watched(game, seat, offers)
        return before is not None and before.is_like(now)

    def all_options(self, seat: int) -> tuple[OptionView, ...]:
        """The seat's options, which it will be told; what was told before them no longer counts."""
        self._watched.pop(seat, None)
        self.options[seat] = current_options(self.game, seat)
        return self.options[seat]

    def news(self, seat: int) -> News:
        options, near = self.new_options(seat), self.new_near(seat)
        return NO_NEWS if options is None and near is None else News(options, near)

    def new_near(self, seat: int) -> tuple[Prospect, ...] | None:
        """The prices around the seat if they changed. As long as the engine keeps its list of offers, they did not."""
        if self._priced.get(seat) is self._offers(seat):
            return None
        before = self.near.get(seat, ())
        now = self.all_near(seat)
        return None if now == before else now

    def all_near(self, seat: int) -> tuple[Prospect, ...]:
        """The prices around the seat, which it will be told."""
        self._priced[seat] = self._offers(seat)
        self.near[seat] = prospects(self.game, seat)
        return self.near[seat]

    def _offers(self, seat: int) -> list[Offer]:
        return options.structure(self.game, seat) if 0 <= seat < self.game.party.size else NO_OFFERS


NOBODY: Final[dict[int, Change]] = {}
"""Most often nobody sees anything that others do not."""

NO_OFFERS: Final[list[Offer]] = []


def current_options(game: Game, seat: int) -> tuple[OptionView, ...]:
    if seat < 0 or game.phase != RUNNING:
        return ()
    listed: list[OptionView] = []
    loose = options.throwable(game, seat)
    if loose:
        listed.append(_throw(game, seat, loose))
    for offer in options.deeds(game, seat):
        offer = open_part(game, seat, offer)
        if offer.targets:
            listed.append(_shown(game, seat, offer))
    return tuple(listed)


def _throw(game: Game, seat: int, loose: int) -> OptionView:
    """Listed while the dice still roll, with the time from which it may be: nothing happens then to tell it by."""
    return OptionView("roll", pick=(1, loose.bit_count()), pool=loose, at=game.party.ready_at[seat])


def _shown(game: Game, seat: int, offer: Offer) -> OptionView:
    targets = NO_TARGETS if offer.targets[0] < 0 else offer.targets
    pick = offer.pick
    if pick is not None:
        pools = pick.pools if len(pick.pools) > 1 else ()
        return OptionView(offer.verb, targets, 0, (pick.fewest, pick.most), offer.pool(), offer.about, pools=pools)
    spends = options.spends(game, seat, offer)
    return OptionView(offer.verb, targets, spends, about=offer.about, loses=offer.loses)
