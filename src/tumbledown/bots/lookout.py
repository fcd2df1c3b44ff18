"""What there is to be done in the temple, read from what lies open on the table."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.temple import LAID, Temple
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.base.actions import gem_steps
from tumbledown.expansions.base.chapter import slot
from tumbledown.expansions.base.door import soundtrack

NEVER: Final = 1 << 40
ABSENT: Final = 1 << 20


class Lookout:
    """Gem chambers, openings into the dark, the exit and the clock; looked at again when one of them changed."""

    def __init__(self) -> None:
        self.version = -1
        self.depot = -1
        self.exit = -1
        self.gem_places: list[int] = []
        self.openings: list[int] = []
        self.linked_places: list[int] = []
        self.supply = 0
        self.slam_at = -1
        self.collapse_at = NEVER
        self._lying: list[int] = []

    def look(self, game: Game) -> None:
        self.depot = game.depot.gems
        self._look_at_the_clock(game)
        self._look_for_gems(game)
        if game.temple.version != self.version:
            self.version = game.temple.version
            self._look_for_openings(game)

    def _look_for_gems(self, game: Game) -> None:
        """Which tiles are still to come follows from those that lie here; in which order nobody knows."""
        self.gem_places = []
        self.supply = 0
        temple = game.temple
        used, state = temple.used, temple.state
        for tile, number in enumerate(temple.kind):
            steps = temple.kinds[number].gem_steps
            if steps and not used[tile] and state[tile] <= LAID:
                self.supply += steps[-1][0]
                place = 2 * tile + temple.kinds[number].gem_half
                if state[tile] == LAID and gem_steps(game, place):
                    self.gem_places.append(place)

    def _look_for_openings(self, game: Game) -> None:
        """Where more can be discovered, and the exit if it has been.

        A chamber that is laid opens nothing but itself, so that the others need no second look as long as they stay.
        """
        temple = game.temple
        before, lying = self._lying or [ABSENT] * len(temple.kind), _lying(temple)
        self._lying = lying
        fresh = [tile for tile, where in enumerate(lying) if where != before[tile]]
        if any(before[tile] != ABSENT for tile in fresh):
            fresh = temple.laid()
            self.exit, self.openings, self.linked_places = -1, [], []
        for tile in fresh:
            self._look_at(2 * tile, temple.kinds[temple.kind[tile]])
        more = bool(game.pieces.piles[TILES])
        self.openings = sorted([place for place in self.openings if temple.frontier(place)]) if more else []

    def _look_at(self, place: int, kind: TileKind) -> None:
        """A chamber that is new."""
        if kind.id == "exit":
            self.exit = place
        if kind.linked:
            self.linked_places.append(place)
            self.linked_places.sort()
        self.openings.extend(range(place, place + len(kind.entry)))

    def burdens(self, game: Game) -> list[int]:
        """Where pieces lie that somebody has to carry."""
        places = [place_of(game.pieces.at[piece]) for piece in game.pieces.movable]
        return [place for place in places if place >= 0]

    def _look_at_the_clock(self, game: Game) -> None:
        """The soundtracks are known, so everybody knows when the next slam comes."""
        self.slam_at = NEVER
        self.collapse_at = NEVER
        if game.rules.settings.practice:
            return
        ends = soundtrack(game).ends
        self.collapse_at = game.offset + ends[-1]
        if slot(game).slams < len(ends) - 1:
            self.slam_at = game.offset + ends[slot(game).slams]


def _lying(temple: Temple) -> list[int]:
    """Where and how each tile lies, as one number."""
    state, turn = temple.state, temple.turn
    return [cell << 2 | turn[tile] if state[tile] == LAID else ABSENT for tile, cell in enumerate(temple.cell)]
