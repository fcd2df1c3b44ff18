"""What each audience of a table has been shown, so that a frame carries only what is new to it."""

from tumbledown.engine import options, view
from tumbledown.engine.events import Event
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.offers import ROLL, Offer
from tumbledown.engine.touched import refresh, touched
from tumbledown.engine.view import DICE, EVERYTHING, PRIVATE, SPECTATOR, Seen
from tumbledown.server.wire import NO_PICK, NO_TARGETS, OptionView

Change = tuple[Seen, list[str]]


class Sight:
    """One common store, and one of private kinds for each seat and for spectators."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.common: Seen = view.part(game, SPECTATOR, EVERYTHING & ~PRIVATE, -1)
        seats = range(-1, game.party.size)
        self.own: dict[int, Seen] = {seat: view.part(game, seat, PRIVATE) for seat in seats}
        self.options: dict[int, tuple[OptionView, ...]] = dict.fromkeys(seats, ())

    def update(self, events: list[Event]) -> tuple[Seen, dict[int, Change]]:
        """What is new to everybody, and what is new to each audience besides."""
        found, mask = touched(self.game, events)
        common, _ = refresh(self.common, self.game, SPECTATOR, found & ~PRIVATE, mask if found & DICE else 0)
        private = found & PRIVATE
        if not private:
            return common, {}
        return common, {seat: refresh(store, self.game, seat, private, 0) for seat, store in self.own.items()}

    def whole(self, seat: int) -> Seen:
        """Whoever took a seat after the game saw it as a spectator would."""
        return {**self.common, **self.own.get(seat, self.own[SPECTATOR])}

    def new_options(self, seat: int) -> tuple[OptionView, ...] | None:
        """The seat's options if they differ from what it was last told."""
        before = self.options.get(seat, ())
        now = self.all_options(seat)
        return None if now == before else now

    def all_options(self, seat: int) -> tuple[OptionView, ...]:
        """The seat's options, which it will be told."""
        self.options[seat] = current_options(self.game, seat)
        return self.options[seat]


def current_options(game: Game, seat: int) -> tuple[OptionView, ...]:
    if seat < 0 or game.phase != RUNNING:
        return ()
    throw = _throw(game, seat)
    return (*throw, *[_shown(game, seat, offer) for offer in game.options(seat) if offer.deed != ROLL])


def _throw(game: Game, seat: int) -> tuple[OptionView, ...]:
    """Listed while the dice still roll, with the time from which it may be: nothing happens then to tell it by."""
    loose = options.throwable(game, seat)
    if not loose:
        return ()
    return (OptionView("roll", pick=(1, loose.bit_count()), pool=loose, at=game.party.ready_at[seat]),)


def _shown(game: Game, seat: int, offer: Offer) -> OptionView:
    targets = NO_TARGETS if offer.targets == NO_TARGETS else offer.targets
    if offer.pick[1]:
        return OptionView(offer.verb, targets, 0, offer.pick, offer.pool, offer.about)
    return OptionView(offer.verb, targets, options.spends(game, seat, offer), NO_PICK, offer.pool, offer.about)
