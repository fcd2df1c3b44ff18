"""What there is to be done in the temple, read from what lies open on the table."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.temple import LAID
from tumbledown.expansions.base.actions import gem_steps
from tumbledown.expansions.base.chapter import slot, way_out
from tumbledown.expansions.base.door import soundtrack

NEVER: Final = 1 << 40


class Lookout:
    """Gem chambers, openings into the dark, the exit and the clock; looked at again when one of them changed.

    `icons_at` says how many icons the first gem of a place asks for. Where these are more than there are dice, no gem
    can be lit, and the place is not listed.
    """

    def __init__(self) -> None:
        self.version = -1
        self.depot = -1
        self.exit = -1
        self.gem_places: list[int] = []
        self.openings: list[int] = []
        self.icons_at: dict[int, int] = {}
        self.supply = 0
        self.slam_at = -1
        self.collapse_at = NEVER
        # By number among the tiles with gems: which tile it is, where the gems are lit, and how many at most.
        self._gem_tiles: list[int] = []
        self._gem_halves: list[int] = []
        self._most_gems: list[int] = []
        # By kinds of chambers: which tiles they are, and where those lie that are laid.
        self._tiles_of: dict[tuple[str, ...], list[int]] = {}
        self._laid: dict[tuple[str, ...], list[int]] = {}

    def look(self, game: Game) -> None:
        is_changed = game.temple.version != self.version
        if is_changed:
            self._look_at_tiles(game)
        self.depot = game.depot.gems
        self._look_at_the_clock(game)
        self._look_for_gems(game)
        if is_changed:
            self.version = game.temple.version
            self._laid = {}
            self._look_for_openings(game)

    def _look_at_tiles(self, game: Game) -> None:
        """What is printed on them; tiles that went back into the pile have changed their numbers."""
        kinds = [game.temple.kinds[number] for number in game.temple.kind]
        self._gem_tiles = [tile for tile, kind in enumerate(kinds) if kind.gem_steps]
        self._gem_halves = [2 * tile + kinds[tile].gem_half for tile in self._gem_tiles]
        self._most_gems = [kinds[tile].gem_steps[-1][0] for tile in self._gem_tiles]
        self._tiles_of = {}

    def _look_for_gems(self, game: Game) -> None:
        """Which tiles are still to come follows from those that lie here; in which order nobody knows."""
        icons_at: dict[int, int] = {}
        supply = 0
        used, state = game.temple.used, game.temple.state
        dice = _dice_inside(game)
        for number, tile in enumerate(self._gem_tiles):
            if state[tile] <= LAID and not used[tile]:
                supply += self._most_gems[number]
                steps = gem_steps(game, self._gem_halves[number]) if state[tile] == LAID else ()
                if steps and sum(steps[0][1]) <= dice:
                    icons_at[self._gem_halves[number]] = sum(steps[0][1])
        self.icons_at, self.supply = icons_at, supply
        self.gem_places = list(icons_at)

    def _look_for_openings(self, game: Game) -> None:
        """Where more can be discovered, and the exit if it has been."""
        temple, exit = game.temple, way_out(game)
        self.exit = 2 * exit if temple.state[exit] == LAID else -1
        self.openings = temple.open_places() if game.pieces.piles[TILES] else []

    def laid(self, game: Game, kinds: tuple[str, ...]) -> list[int]:
        """The places (front halves) of the chambers of these kinds that lie in the temple; kept until it changes."""
        known = self._laid.get(kinds)
        if known is None:
            state = game.temple.state
            known = [2 * tile for tile in self._tiles(game, kinds) if state[tile] == LAID]
            self._laid[kinds] = known
        return known

    def _tiles(self, game: Game, kinds: tuple[str, ...]) -> list[int]:
        known = self._tiles_of.get(kinds)
        if known is None:
            temple = game.temple
            known = [tile for tile, kind in enumerate(temple.kind) if temple.kinds[kind].id in kinds]
            self._tiles_of[kinds] = known
        return known

    def burdens(self, game: Game) -> list[int]:
        """Where pieces lie that somebody has to carry."""
        places = [place_of(game.pieces.at[piece]) for piece in game.pieces.carried]
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


def _dice_inside(game: Game) -> int:
    dice = 0
    for seat in game.party.inside():
        dice += len(game.dice.hands[seat])
    return dice
