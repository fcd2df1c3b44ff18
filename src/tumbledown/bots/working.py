"""What to do where one stands: gems, openings, the exit, the starting chamber; and the way from one to the other."""

from typing import Final

from tumbledown.bots import meetings
from tumbledown.bots.mind import Mind
from tumbledown.bots.team import GEMS
from tumbledown.bots.throwing import ALL, INSURANCE, Wish, throw
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A, Cost, K
from tumbledown.engine.temple import STEP
from tumbledown.expansions.base.actions import gem_steps

PREPARED: Final[Wish] = (2, 1, 1, INSURANCE)
"""Good to have for the next step, wherever it leads."""

LAST_MS: Final = 45_000
"""So long before the collapse nobody waits any more for mates who have not come."""

DISCOVERY: Final = 2


# -------------------------------------------------------------------- gems
def light_gems(game: Game, mind: Mind) -> AnyCommand | None:
    """Collect the chamber's icon, all together, and fire the step that suits the team."""
    steps = gem_steps(game, mind.here)
    if not steps:
        return wait(game, mind)
    cost = steps[0][1]
    icon = _icon_of(cost)
    shown = _shown(game, mind, icon)
    if shown >= cost[icon - 1]:
        number = meetings.best_step(mind.team, steps, _dice_for(game, mind), shown)
        if shown >= steps[number][1][icon - 1]:
            return mind.take(game, "activate", number)
    return discover_by_the_way(game, mind) or throw(game, mind, _keep_all(icon))


def _dice_for(game: Game, mind: Mind) -> int:
    """The dice of everybody who is here or coming."""
    team = mind.team
    dice = 0
    for seat in team.inside:
        if (team.job[seat] == GEMS and team.goal[seat] == mind.here) or mind.is_with(game, seat):
            dice += team.dice(seat)
    return dice


def _icon_of(cost: Cost) -> int:
    icon = 1
    while not cost[icon - 1]:
        icon += 1
    return icon


def _shown(game: Game, mind: Mind, icon: int) -> int:
    face = game.dice.face
    shown = 0
    for seat in mind.team.inside:
        if mind.is_with(game, seat):
            for die in game.dice.hands[seat]:
                if face[die] == icon:
                    shown += 1
    return shown


def _keep_all(icon: int) -> Wish:
    if icon == A:
        return (ALL, 0, 0, INSURANCE)
    return (0, 0, ALL, INSURANCE) if icon == K else (0, ALL, 0, INSURANCE)


# -------------------------------------------------------------------- the dark
def explore(game: Game, mind: Mind) -> AnyCommand | None:
    return discover(game, mind) or throw(game, mind, (DISCOVERY, 0, 0, INSURANCE))


def discover_by_the_way(game: Game, mind: Mind) -> AnyCommand | None:
    """Two adventurers that are not needed otherwise open a door."""
    if mind.counts[A] < DISCOVERY or not mind.team.is_searching():
        return None
    return discover(game, mind)


def discover(game: Game, mind: Mind) -> AnyCommand | None:
    if mind.counts[A] < DISCOVERY or mind.here not in mind.team.lookout.openings:
        return None
    return mind.take(game, "discover", _widest_side(game, mind.here))


def _widest_side(game: Game, here: int) -> int:
    """The opening before the cell with the most empty cells around: the new chamber is less likely to be blocked."""
    temple = game.temple
    best, best_side = -1, -1
    for side in temple.frontier(here):
        cell = temple.cell[here >> 1] + STEP[side]
        empty = 0
        for step in STEP:
            if cell + step not in temple.tile_at:
                empty += 1
        if empty > best:
            best, best_side = empty, side
    return best_side


# -------------------------------------------------------------------- the way out
def leave(game: Game, mind: Mind) -> AnyCommand | None:
    """Collect keys; with enough of them go together, unless somebody needs a hand."""
    keys = keys_to_leave(game)
    if mind.counts[K] < keys:
        return throw(game, mind, (0, 0, keys, INSURANCE))
    if _is_somebody_in_need(mind) and mind.team.free[mind.seat] > keys:
        return throw(game, mind, (0, 0, keys, ALL))
    # Who has no die to spare helps best by going: the gift is a free die.
    return mind.take(game, "escape") if _is_time_to_go(game, mind) else None


def keys_to_leave(game: Game) -> int:
    return game.depot.gems + game.depot.gem_tiles + 1


def get_ready_to_leave(game: Game, mind: Mind) -> AnyCommand | None:
    """Collect keys, and wait."""
    keys = keys_to_leave(game)
    return throw(game, mind, (0, 0, keys, INSURANCE)) if mind.counts[K] < keys else None


def _is_somebody_in_need(mind: Mind) -> bool:
    """Whether a mate can hardly roll."""
    for seat in mind.team.inside:
        if seat != mind.seat and mind.team.free[seat] < 2:
            return True
    return False


def _is_time_to_go(game: Game, mind: Mind) -> bool:
    """When all have come, or when nobody can wait any longer."""
    if mind.team.lookout.collapse_at - game.now < LAST_MS:
        return True
    for seat in mind.team.inside:
        if not mind.is_with(game, seat):
            return False
    return True


# -------------------------------------------------------------------- on the way, and waiting
def walk(game: Game, mind: Mind, goal: int) -> AnyCommand | None:
    """One step nearer to the goal, or a throw for it."""
    temple, counts = game.temple, mind.counts
    cost: Cost | None = None
    for place in mind.team.paths.onward(temple, mind.here, goal):
        cost = temple.kinds[temple.kind[place >> 1]].entry[place & 1]
        if counts[1] >= cost[0] and counts[2] >= cost[1] and counts[3] >= cost[2]:
            command = mind.take(game, "enter", place)
            if command is not None:
                return command
    if cost is None:
        return wait(game, mind)
    return discover_by_the_way(game, mind) or throw(game, mind, (cost[0], cost[1], cost[2], INSURANCE))


def wait(game: Game, mind: Mind) -> AnyCommand | None:
    return discover_by_the_way(game, mind) or throw(game, mind, PREPARED)


def look_for_gold(game: Game, mind: Mind) -> AnyCommand | None:
    return throw(game, mind, (0, 0, 0, ALL))


def give_up(game: Game, mind: Mind) -> AnyCommand | None:
    """Ask the team once whether it wants to go on."""
    if mind.team.gave_up:
        return wait(game, mind)
    mind.team.gave_up = True
    return mind.take(game, "give_up")
