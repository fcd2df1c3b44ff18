"""Find a way where chambers have vanished or never met."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR, Paths
from tumbledown.bots.prices import pursue
from tumbledown.bots.team import Team
from tumbledown.bots.working import wait, walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.temple import LAID, STEP, Temple
from tumbledown.engine.tiles import opposite

MOST: Final = 9
"""More chambers than this in a row hardly ever fit together."""

A_CHAMBER: Final = 3
"""Steps that cost as much as one more chamber: few chambers are left, and not each one leads on."""


def find_a_way(game: Game, mind: Mind, goal: int) -> AnyCommand | None:
    """Open the door from which the fewest chambers could lead to the goal's part of the temple."""
    place, side = best_opening(game, mind.team, mind.here, goal)
    if place < 0:
        return wait(game, mind)
    if place != mind.here:
        return walk(game, mind, place)
    return pursue(game, mind, "discover", (side,))


def best_opening(game: Game, team: Team, here: int, goal: int) -> tuple[int, int]:
    """Return place and side; -1 if no opening is within reach, or the chambers left cannot fill any gap."""
    steps = team.paths.since(game.temple, here)
    gaps = team.paths.gaps.get(goal)
    if gaps is None:
        gaps = team.paths.gaps[goal] = _gaps(game, team.paths, goal)
    best, found = FAR, (-1, -1)
    for place in team.lookout.openings:
        for side in game.temple.frontier(place):
            gap = gaps.get(game.temple.cell[place >> 1] + STEP[side], FAR)
            effort = steps[place] + A_CHAMBER * gap
            if effort < best:
                best, found = effort, (place, side)
    return found


def _gaps(game: Game, paths: Paths, goal: int) -> dict[int, int]:
    """Return by empty cell how many chambers, including one laid there, could make a way to the goal; cells that need
    more than the pile has are left out. Parts of the temple in between serve as ways."""
    temple = game.temple
    gaps: dict[int, int] = {}
    ring: list[int] = []
    beyond = _leading_to(paths, temple, [goal])
    places = beyond
    for length in range(1, min(MOST, len(game.pieces.piles[TILES])) + 1):
        cells = [_behind(temple, place, side) for place in places for side in temple.frontier(place)]
        cells += [cell + step for cell in ring for step in STEP if cell + step not in temple.tile_at]
        ring = [cell for cell in dict.fromkeys(cells) if cell not in gaps]
        gaps |= dict.fromkeys(ring, length)
        places = _leading_to(paths, temple, _looking_on(temple, ring)) - beyond
        beyond |= places
    return gaps


def _behind(temple: Temple, place: int, side: int) -> int:
    return temple.cell[place >> 1] + STEP[side]


def _leading_to(paths: Paths, temple: Temple, targets: list[int]) -> set[int]:
    """Return all places from which a way leads to one of these."""
    found: set[int] = set()
    for target in targets:
        if target not in found:
            found |= {place for place, steps in enumerate(paths.to(temple, target)) if steps < FAR}
    return found


def _looking_on(temple: Temple, cells: list[int]) -> list[int]:
    """Return the places with an opening to one of these empty cells."""
    found: list[int] = []
    for cell in cells:
        for side in range(4):
            tile, back = temple.tile_at.get(cell + STEP[side], -1), opposite(side)
            if tile >= 0 and temple.state[tile] == LAID and temple.openings(tile) >> back & 1:
                found.append(temple.place_at(tile, back))
    return found
