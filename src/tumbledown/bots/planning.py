"""Who does what next: light gems, discover chambers, or leave."""

from tumbledown.bots import meetings
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import EXPLORE, IDLE, LEAVE, Team
from tumbledown.engine.game import Game


def plan(game: Game, team: Team) -> None:
    """Update the team's view and give a job to each bot without one; a bot at work keeps its job."""
    team.look(game)
    look = team.lookout
    pool = [seat for seat in team.inside if team.job[seat] == IDLE and team.bots >> seat & 1]
    if not pool:
        # All light gems and only a door was opened meanwhile: no ways need to be searched.
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
    """Whether all quests are found that must be done before leaving, or no opening is left to look for them."""
    return not (team.lookout.unfound and team.lookout.openings)


def _send_out(game: Game, team: Team, pool: list[int]) -> None:
    """Send out all bots with a way to the exit. The others stay in the pool to find a way, if there are openings."""
    look = team.lookout
    steps = team.paths.to(game.temple, look.exit)
    for seat in list(pool):
        if steps[game.party.here(seat)] < FAR or not look.openings:
            pool.remove(seat)
            team.give(seat, LEAVE, look.exit)


def _send_exploring(game: Game, team: Team, pool: list[int], door: int) -> None:
    """Send all to the opening nearest to the whole team; a bot without a way there to its own nearest one.

    Bots that keep together can help each other, and when the exit is found all are near.
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
    """Without a job of its own the bot joins the nearest one that explores, or goes to the exit."""
    busy = [team.goal[other] for other in team.inside if team.job[other] == EXPLORE]
    place = _nearest(game, team, busy, seat)
    if place >= 0:
        team.give(seat, EXPLORE, place)
    elif team.lookout.exit >= 0:
        team.give(seat, LEAVE, team.lookout.exit)
