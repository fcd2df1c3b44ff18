"""Gems: where the team meets for them, and how many at a time.

Four icons of five dice are a trial: dice lock faster than icons come, and nobody is there to free them. Four of
twenty are done in a moment. So a team keeps together; tried against pairs and threes that split up, it wins sooner.
"""

from typing import Final

from tumbledown.bots.paths import FAR
from tumbledown.bots.team import GEMS, Team
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.tiles import GemStep

# The highest share of all dice, in hundredths, that a step should ask for; and that it can ask for at all.
COMFORT: Final = 55
FEASIBLE: Final = 70


def call(game: Game, team: Team, pool: list[int]) -> None:
    """Send everybody of the pool who can come to the gems that are nearest to the whole team, people included."""
    place = nearest_to_all(game, team, team.lookout.gem_places)
    if place < 0:
        return
    steps = team.paths.to(game.temple, place)
    for seat in list(pool):
        if steps[game.party.here(seat)] < FAR:
            pool.remove(seat)
            team.give(seat, GEMS, place)


def nearest_to_all(game: Game, team: Team, places: list[int]) -> int:
    """The team mostly stands together, so distances from where it stands are found sooner than those to every place."""
    ways = [team.paths.since(game.temple, game.party.here(seat)) for seat in team.inside]
    least, nearest = FAR * len(ways), -1
    for place in places:
        walk = 0
        for steps in ways:
            walk += steps[place]
        if walk < least:
            least, nearest = walk, place
    return nearest


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
    """The step to try with so many dice: as many gems as are needed and come easily; when tired, what shows already."""
    least = step = least_step(team, steps)
    while step + 1 < len(steps) and steps[step][0] < team.need and 100 * icons_of(steps[step + 1][1]) <= COMFORT * dice:
        step += 1
    while team.tired and step > least and icons_of(steps[step][1]) > shown:
        step -= 1
    return step
