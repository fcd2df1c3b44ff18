"""Gems: where the team meets for them, and how many at a time.

Four icons of five dice are a trial: dice lock faster than icons come, and nobody is there to free them. Four of
twenty are done in a moment. So a team keeps together; tried against pairs and threes that split up, it wins sooner.
"""

from typing import Final

from tumbledown.bots.paths import FAR
from tumbledown.bots.team import GEMS, Team
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.temple import Temple
from tumbledown.engine.tiles import GemStep

A_DOOR: Final = 2
"""Steps that the team rather walks, all together, to where one more door can be opened: it will not have to move on."""

# The highest share of all dice, in hundredths, that a step should ask for; and that it can ask for at all.
COMFORT: Final = 55
FEASIBLE: Final = 70


Ways = list[list[int]]
"""For everybody inside, how many steps it is to each place."""

Favours = dict[int, int]
"""By place, how many steps further everybody goes for it; `NOT_NOW` if it is left for later."""

NOT_NOW: Final = -99

NO_FAVOURS: Final[Favours] = {}


def ways_of_all(game: Game, team: Team) -> Ways:
    """The team mostly stands together, so distances from where it stands are found sooner than those to every place."""
    return [team.paths.since(game.temple, game.party.here(seat)) for seat in team.inside]


def nearest_to_all(temple: Temple, ways: Ways, places: list[int], favours: Favours = NO_FAVOURS) -> int:
    """The place with the shortest ways for the whole team, or with more doors to open, or one that is worth a longer
    way; -1 if no way leads to any."""
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
    """Send everybody of the pool who can come to the gems that are nearest to the whole team, people included."""
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
    """Whether the way to this door is shorter by a step for each: as long as the exit is not found, doors must be
    opened anyway, and behind them other gems may lie nearer."""
    if door < 0 or team.lookout.exit >= 0:
        return False
    return _walk(ways, gems) - _walk(ways, door) >= len(ways)


# -------------------------------------------------------------------- how many gems at a time
def icons_of(cost: Cost) -> int:
    return cost[0] + cost[1] + cost[2] + cost[3] + cost[4]


def least_step(team: Team, steps: tuple[GemStep, ...]) -> int:
    """The lowest step that wastes no more gems than can be spared; a tired team is content with less."""
    spare = max(0, team.lookout.supply - team.need)
    dice = 0
    for seat in team.inside:
        dice += team.dice(seat)
    least = 0
    while steps[-1][0] - steps[least][0] > spare and 100 * icons_of(steps[least + 1][1]) <= FEASIBLE * dice:
        least += 1
    return max(0, least - team.tired)


def best_step(team: Team, steps: tuple[GemStep, ...], dice: int, shown: int) -> int:
    """The step to try with so many dice: as many gems as are needed and come easily; when tired, what shows already,
    which is up to the step of the number `shown`."""
    least = step = least_step(team, steps)
    while step + 1 < len(steps) and steps[step][0] < team.need and 100 * icons_of(steps[step + 1][1]) <= COMFORT * dice:
        step += 1
    return max(least, min(step, shown)) if team.tired else step
