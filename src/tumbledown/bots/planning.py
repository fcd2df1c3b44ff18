"""Who does what next: gems, the dark, or the way out."""

from tumbledown.bots import meetings
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import EXPLORE, IDLE, LEAVE, Team
from tumbledown.engine.game import Game


def plan(game: Game, team: Team) -> None:
    """Look around and give everybody something to do; whoever is at work stays there."""
    team.look(game)
    look = team.lookout
    pool = [seat for seat in team.inside if team.job[seat] == IDLE and team.bots >> seat & 1]
    if not pool:
        # A door opened by the way: no ways need be looked for while all light gems.
        return
    ways = meetings.ways_of_all(game, team)
    door = meetings.nearest_to_all(game.temple, ways, look.openings)
    if look.exit >= 0 and _is_all_found(team) and (team.need <= 0 or not (look.gem_places or look.openings)):
        _send_out(game, team, pool)
    elif team.need > 0:
        meetings.call(game, team, pool, ways, door)
    _send_exploring(game, team, pool, door)
    for seat in pool:
        _join_somebody(game, team, seat)


def _is_all_found(team: Team) -> bool:
    """Whether nothing is missing that nobody leaves without, or nobody could look for it any more."""
    return not (team.lookout.unfound and team.lookout.openings)


def _send_out(game: Game, team: Team, pool: list[int]) -> None:
    """Whoever is cut off stays in the pool: a way must be found first, if there is anywhere to look for it."""
    look = team.lookout
    steps = team.paths.to(game.temple, look.exit)
    for seat in list(pool):
        if steps[game.party.here(seat)] < FAR or not look.openings:
            pool.remove(seat)
            team.give(seat, LEAVE, look.exit)


def _send_exploring(game: Game, team: Team, pool: list[int], door: int) -> None:
    """Together, to the opening nearest to all; whom no way leads there, to the nearest one.

    Who keeps together can help each other, and when the exit is found nobody has far to go.
    """
    if door < 0:
        return
    steps = team.paths.to(game.temple, door)
    for seat in list(pool):
        is_within_reach = steps[game.party.here(seat)] < FAR
        place = door if is_within_reach else _nearest(game, team, team.lookout.openings, seat)
        if place >= 0:
            pool.remove(seat)
            team.give(seat, EXPLORE, place)


def _nearest(game: Game, team: Team, places: list[int], seat: int) -> int:
    steps = team.paths.since(game.temple, game.party.here(seat))
    least, nearest = FAR, -1
    for place in places:
        if steps[place] < least:
            least, nearest = steps[place], place
    return nearest


def _join_somebody(game: Game, team: Team, seat: int) -> None:
    """Nothing of its own to do: stand by somebody who explores, or by the exit."""
    busy = [team.goal[other] for other in team.inside if team.job[other] == EXPLORE]
    place = _nearest(game, team, busy, seat)
    if place >= 0:
        team.give(seat, EXPLORE, place)
    elif team.lookout.exit >= 0:
        team.give(seat, LEAVE, team.lookout.exit)
