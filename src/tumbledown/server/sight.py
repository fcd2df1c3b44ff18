"""What each audience of a table has been shown, so that a frame carries only what is new to it."""

from tumbledown.engine import options, view
from tumbledown.engine.events import Event
from tumbledown.engine.game import RUNNING, Game
from tumbledown.engine.offers import Offer
from tumbledown.engine.touched import refresh, touched
from tumbledown.engine.view import DICE, EVERYTHING, PRIVATE, SPECTATOR, Seen
from tumbledown.server.wire import OptionView

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
        return {**self.common, **self.own[seat]}

    def new_options(self, seat: int) -> tuple[OptionView, ...] | None:
        """The seat's options if they differ from what it was last told."""
        now = current_options(self.game, seat)
        if now == self.options[seat]:
            return None
        self.options[seat] = now
        return now


def current_options(game: Game, seat: int) -> tuple[OptionView, ...]:
    if seat < 0 or game.phase != RUNNING:
        return ()
    return tuple([_shown(game, seat, offer) for offer in game.options(seat)])


def _shown(game: Game, seat: int, offer: Offer) -> OptionView:
    spends = 0 if offer.pick[1] else options.spends(game, seat, offer)
    return OptionView(offer.verb, offer.targets, spends, offer.pick, offer.pool, offer.about)
