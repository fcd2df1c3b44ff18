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
    if look.exit >= 0 and (team.need <= 0 or not (look.gem_places or look.openings)):
        _send_out(game, team, pool)
        _explore_at_hand(game, team, pool)
        _send_exploring(game, team, pool)
        return
    searching = bool(look.openings) and team.is_searching()
    if searching:
        _explore_at_hand(game, team, pool)
    if team.need > 0:
        meetings.call(game, team, pool)
    if searching:
        _send_exploring(game, team, pool)
    for seat in pool:
        _join_somebody(game, team, seat)


def _send_out(game: Game, team: Team, pool: list[int]) -> None:
    """Whoever is cut off stays in the pool: a way must be found first, if there is anywhere to look for it."""
    look = team.lookout
    steps = team.paths.to(game.temple, look.exit)
    for seat in list(pool):
        if steps[game.party.here(seat)] < FAR or not look.openings:
            pool.remove(seat)
            team.give(seat, LEAVE, look.exit)


def _explore_at_hand(game: Game, team: Team, pool: list[int]) -> None:
    """Whoever stands before an opening looks behind it first: it must be done, and later it costs a walk."""
    for seat in list(pool):
        if game.party.here(seat) in team.lookout.openings:
            pool.remove(seat)
            team.give(seat, EXPLORE, game.party.here(seat))


def _send_exploring(game: Game, team: Team, pool: list[int]) -> None:
    """Each to the nearest opening that is not taken yet."""
    untaken = list(team.lookout.openings)
    for seat in list(pool):
        place = _nearest(game, team, untaken, seat)
        if place >= 0:
            untaken.remove(place)
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
