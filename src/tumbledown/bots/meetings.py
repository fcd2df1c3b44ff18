"""Gems: where the team meets to light them, and how many at a time.

Four icons from five dice are hard: dice lock faster than icons come, and no mate is there to free them. Four from
twenty are quick. So a team keeps together; in trials it won sooner than pairs and threes that split up.
"""

from typing import Final

from tumbledown.bots.paths import FAR
from tumbledown.bots.team import GEMS, Team
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.temple import Temple
from tumbledown.engine.tiles import GemStep

A_DOOR: Final = 2
"""Extra steps that the whole team walks for one more door to open there: it will not have to move on."""

# The highest share of all dice, in hundredths, that a step should ask for, and that it may ask for.
COMFORT: Final = 55
FEASIBLE: Final = 70


Ways = list[list[int]]
"""For each seat inside, the number of steps to each place."""

Favours = dict[int, int]
"""By place, how many steps further all go for it; `NOT_NOW` if it is left for later."""

NOT_NOW: Final = -99

NO_FAVOURS: Final[Favours] = {}


def ways_of_all(game: Game, team: Team) -> Ways:
    """Return the ways of all inside. The team usually stands together, so distances from where it stands are found
    faster than those to every place."""
    return [team.paths.since(game.temple, game.party.here(seat)) for seat in team.inside]


def nearest_to_all(temple: Temple, ways: Ways, places: list[int], favours: Favours = NO_FAVOURS) -> int:
    """Return the place with the shortest ways for the whole team; doors to open and favours count as fewer steps. -1 if
    no way leads to any."""
    too_far = FAR * len(ways)
    least, nearest = too_far, -1
    for place in places:
        walk = _walk(ways, place)
        effort = walk - A_DOOR * len(temple.frontier(place))
        if favours:
            favour = favours.get(place, 0)
            if favour == NOT_NOW:
                continue
            effort -= favour * len(ways)
        if effort < least and walk < too_far:
            least, nearest = effort, place
    return nearest


def _walk(ways: Ways, place: int) -> int:
    walk = 0
    for steps in ways:
        walk += steps[place]
    return walk


def call(game: Game, team: Team, pool: list[int], ways: Ways, door: int) -> None:
    """Send all bots of the pool who can come to the gems that are nearest to the whole team, people included."""
    place = nearest_to_all(game.temple, ways, team.lookout.gem_places, team.favours)
    if place < 0 or _is_first(team, ways, door, place):
        return
    steps = team.paths.to(game.temple, place)
    coming = [seat for seat in team.inside if steps[game.party.here(seat)] < FAR]
    if not _can_pay_together(game, team, coming, place):
        return
    for seat in coming:
        if seat in pool:
            pool.remove(seat)
            team.give(seat, GEMS, place)


def _can_pay_together(game: Game, team: Team, seats: list[int], place: int) -> bool:
    """Whether their dice are at least as many as the icons that the first gem asks for."""
    dice = 0
    for seat in seats:
        dice += team.dice(seat)
    return dice >= team.lookout.icons_at[place]


def _is_first(team: Team, ways: Ways, door: int, gems: int) -> bool:
    """Whether the way to this door is shorter by a step for each seat. While the exit is not found, doors must be
    opened anyway, and other gems may lie nearer behind them."""
    if door < 0 or team.lookout.exit >= 0:
        return False
    return _walk(ways, gems) - _walk(ways, door) >= len(ways)


# -------------------------------------------------------------------- how many gems at a time
def icons_of(cost: Cost) -> int:
    return cost[0] + cost[1] + cost[2] + cost[3] + cost[4]


def least_step(team: Team, steps: tuple[GemStep, ...]) -> int:
    """Return the lowest step that wastes no more gems than can be spared; a tired team takes lower steps."""
    spare = max(0, team.lookout.supply - team.need)
    dice = 0
    for seat in team.inside:
        dice += team.dice(seat)
    least = 0
    while steps[-1][0] - steps[least][0] > spare and 100 * icons_of(steps[least + 1][1]) <= FEASIBLE * dice:
        least += 1
    return max(0, least - team.tired)


def best_step(team: Team, steps: tuple[GemStep, ...], dice: int, shown: int) -> int:
    """Return the step to try with this many dice: as many gems as are needed and easy to light. A tired team takes at
    most the step `shown`, which the dice show already."""
    least = step = least_step(team, steps)
    while step + 1 < len(steps) and steps[step][0] < team.need and 100 * icons_of(steps[step + 1][1]) <= COMFORT * dice:
        step += 1
    return max(least, min(step, shown)) if team.tired else step
