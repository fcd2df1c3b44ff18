"""What each audience of a table has been sent, so that a frame contains only what is new to it."""

from typing import Final

from tumbledown.engine import view
from tumbledown.engine.events import Event
from tumbledown.engine.game import Game
from tumbledown.engine.touched import refresh, touched
from tumbledown.engine.view import EVERYTHING, PRIVATE, SPECTATOR, Seen

Diff = tuple[Seen, list[str]]
"""Entities that are new or changed, and the keys of those that are gone."""

NOBODY: Final[dict[int, Diff]] = {}
"""No private diffs, the usual case."""


class Visibility:
    """What all audiences see alike, and for each seat and for spectators the part that may differ."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.common: Seen = view.part(game, SPECTATOR, EVERYTHING & ~PRIVATE, -1)
        seats = range(-1, game.party.size)
        self.own: dict[int, Seen] = {seat: view.part(game, seat, PRIVATE) for seat in seats}
        self._apart = PRIVATE
        """The groups of entities that may differ between audiences."""

    def update(self, events: list[Event]) -> tuple[Diff, dict[int, Diff]]:
        """The diff for all audiences, and the additional diff of each."""
        found, dice, seats = touched(self.game, events)
        common, gone = refresh(self.common, self.game, SPECTATOR, found & ~PRIVATE, dice, seats)
        private = found & PRIVATE
        if not private:
            return (common, gone), NOBODY
        is_same = view.is_same_for_all(self.game, private)
        own = self._see_together(private) if is_same and not private & self._apart else self._see_apart(private)
        self._apart = self._apart & ~private if is_same else self._apart | private
        shared = own[SPECTATOR]
        for diff in own.values():
            if diff != shared:
                return (common, gone), own
        common.update(shared[0])
        return (common, gone + shared[1]), NOBODY

    def _see_apart(self, private: int) -> dict[int, Diff]:
        return {seat: refresh(store, self.game, seat, private) for seat, store in self.own.items()}

    def _see_together(self, private: int) -> dict[int, Diff]:
        """The diff of groups that all audiences see alike, and saw alike before."""
        changed, gone = refresh(self.own[SPECTATOR], self.game, SPECTATOR, private)
        for seat, store in self.own.items():
            if seat != SPECTATOR:
                store.update(changed)
                for key in gone:
                    del store[key]
        return {SPECTATOR: (changed, gone)}

    def whole(self, seat: int) -> Seen:
        """Everything that this seat sees. A seat that is not part of the game sees what spectators see."""
        return {**self.common, **self.own.get(seat, self.own[SPECTATOR])}
