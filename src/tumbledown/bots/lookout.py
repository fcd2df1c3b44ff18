"""The team's view of the temple: what is left to do, from open information only."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.permissions import forbids_gems
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.temple import LAID
from tumbledown.expansions.base.actions import gem_steps
from tumbledown.expansions.base.chapter import slot, way_out
from tumbledown.expansions.base.door import soundtrack

NEVER: Final = 1 << 40


class Lookout:
    """Gem chambers, openings, the exit and the clock; updated when one of them changed.

    `icons_at` is the number of icons that the first gem of a place asks for. A place is not listed if that is more than
    there are dice, or if a rule forbids its gems to all. `unfound` is the number of chambers with a marker on the depot
    that are not discovered.
    """

    def __init__(self) -> None:
        self.version = -1
        self.depot = -1
        self.exit = -1
        self.gem_places: list[int] = []
        self.openings: list[int] = []
        self.icons_at: dict[int, int] = {}
        self.supply = 0
        self.markers = 0
        self.unfound = 0
        self.slam_at = -1
        self.collapse_at = NEVER
        # The most gems that can be lit in a chamber, by kind.
        self._most_gems: list[int] = []
        # Cache of `laid`, by kinds of chambers.
        self._laid: dict[tuple[str, ...], list[int]] = {}

    def look(self, game: Game) -> None:
        if not self._most_gems:
            self._most_gems = [kind.gem_steps[-1][0] if kind.gem_steps else 0 for kind in game.temple.kinds]
        self.depot = game.depot.gems
        self.markers = game.depot.markers
        self.unfound = _markers_of_nothing(game) if self.markers else 0
        self._look_at_the_clock(game)
        self._look_for_gems(game)
        if game.temple.version != self.version:
            self.version = game.temple.version
            self._laid = {}
            self._look_for_openings(game)

    def _look_for_gems(self, game: Game) -> None:
        """Count the gems of all chambers that are laid or still to come. Which chambers are to come is open
        information; their order is not."""
        temple, most_gems = game.temple, self._most_gems
        state, used = temple.state, temple.used
        supply = 0
        laid: list[int] = []
        for tile, kind in enumerate(temple.kind):
            gems = most_gems[kind]
            if gems and state[tile] <= LAID and not used[tile]:
                supply += gems
                if state[tile] == LAID:
                    laid.append(2 * tile + temple.kinds[kind].gem_half)
        self.supply = supply
        self._look_at_costs(game, laid)

    def _look_at_costs(self, game: Game, places: list[int]) -> None:
        dice = _dice_inside(game)
        self.icons_at = {}
        for place in places:
            steps = gem_steps(game, place)
            if steps and sum(steps[0][1]) <= dice and _may_be_lit(game, place):
                self.icons_at[place] = sum(steps[0][1])
        self.gem_places = list(self.icons_at)

    def _look_for_openings(self, game: Game) -> None:
        """Find the places from which more can be discovered, and the exit if it is laid."""
        temple, exit = game.temple, way_out(game)
        self.exit = 2 * exit if temple.state[exit] == LAID else -1
        self.openings = temple.open_places() if game.pieces.piles[TILES] else []
        if game.rules.has_closed_chambers:
            self.openings = [place for place in self.openings if not temple.kind_of(place >> 1).closed]

    def laid(self, game: Game, kinds: tuple[str, ...]) -> list[int]:
        """Return the places (front halves) of the laid chambers of these kinds; cached until the temple changes."""
        known = self._laid.get(kinds)
        if known is None:
            temple = game.temple
            known = [2 * tile for tile in temple.tile_at.values() if temple.kinds[temple.kind[tile]].id in kinds]
            known = self._laid[kinds] = sorted([place for place in known if temple.state[place >> 1] == LAID])
        return known

    def burdens(self, game: Game) -> list[int]:
        """Return the places of pieces that have to be carried."""
        places = [place_of(game.pieces.at[piece]) for piece in game.pieces.carried]
        return [place for place in places if place >= 0]

    def _look_at_the_clock(self, game: Game) -> None:
        """The soundtracks are open information, so the time of the next slam is known."""
        self.slam_at = NEVER
        self.collapse_at = NEVER
        if game.rules.settings.practice:
            return
        ends = soundtrack(game).ends
        self.collapse_at = game.offset + ends[-1]
        if slot(game).slams < len(ends) - 1:
            self.slam_at = game.offset + ends[slot(game).slams]


def _markers_of_nothing(game: Game) -> int:
    """Return how many markers lie on the depot beyond those of laid chambers whose task is not done."""
    temple = game.temple
    tasks = [tile for tile, (done, asked) in temple.progress.items() if done < asked and temple.kind_of(tile).is_quest]
    return max(0, game.depot.markers - len(tasks))


def _dice_inside(game: Game) -> int:
    dice = 0
    for seat in game.party.inside():
        dice += len(game.dice.hands[seat])
    return dice


def _may_be_lit(game: Game, place: int) -> bool:
    """Whether any seat inside may light gems there; in most cases the first one may."""
    for seat in game.party.inside():
        if forbids_gems(game, seat, (place,)) is None:
            return True
    return False
