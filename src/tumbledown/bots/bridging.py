"""Where chambers have vanished or never met: how to find a way across."""

from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.bots.working import DISCOVERY, wait, walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.temple import LAID, STEP, Temple
from tumbledown.engine.tiles import opposite


def find_a_way(game: Game, mind: Mind, goal: int) -> AnyCommand | None:
    """Open the nearest door behind which a chamber could join the goal's part of the temple; else the nearest one."""
    place, side = _best_opening(game, mind, mind.team.paths.to(game.temple, goal))
    if place < 0:
        return wait(game, mind)
    if place != mind.here:
        return walk(game, mind, place)
    return mind.take(game, "discover", side) or throw(game, mind, (DISCOVERY, 0, 0, INSURANCE))


def _best_opening(game: Game, mind: Mind, beyond: list[int]) -> tuple[int, int]:
    """Place and side; -1 if no opening can be reached."""
    steps = mind.team.paths.since(game.temple, mind.here)
    best, found = 2 * FAR, (-1, -1)
    for place in mind.team.lookout.openings:
        if steps[place] == FAR:
            continue
        for side in game.temple.frontier(place):
            cell = game.temple.cell[place >> 1] + STEP[side]
            effort = steps[place] if _borders_on(game.temple, cell, beyond) else steps[place] + FAR
            if effort < best:
                best, found = effort, (place, side)
    return found


def _borders_on(temple: Temple, cell: int, beyond: list[int]) -> bool:
    """Whether an opening of the part from which there is a way leads to this empty cell."""
    for side in range(4):
        tile, back = temple.tile_at.get(cell + STEP[side], -1), opposite(side)
        is_open = tile >= 0 and temple.state[tile] == LAID and bool(temple.openings(tile) >> back & 1)
        if is_open and beyond[temple.place_at(tile, back)] < FAR:
            return True
    return False
