"""Challenges over HTTP: the attempts of one table, and the sums over all tables."""

from collections.abc import Iterable

import msgspec
from aiohttp import web

from tumbledown.expansions.data.challenges import CHALLENGES
from tumbledown.server.rest.context import LOBBY, room_of
from tumbledown.server.rest.endpoint import Routes
from tumbledown.server.store.attempts import Attempt, AttemptCount

routes = Routes()


class AttemptShown(msgspec.Struct, frozen=True):
    """A finished game of a challenge, in milliseconds of game time and seconds since 1970."""

    game: str
    challenge: str
    players: int
    won: bool
    took_ms: int
    left_ms: int
    gems_left: int
    ended_at: int


class ChallengeShown(msgspec.Struct, frozen=True):
    """The results of all tables of this server in a challenge; `best_ms` is 0 while it has not been won."""

    id: str
    tries: int
    wins: int
    best_ms: int
    best_players: int


@routes.add(
    "GET", "/api/tables/{code}/challenges", "The challenges that a table has played, the oldest first", problems=(404,)
)
async def show_attempts(request: web.Request) -> list[AttemptShown]:
    room = await room_of(request)
    return [_shown(attempt) for attempt in await request.app[LOBBY].store.attempts(room.record.code)]


def _shown(attempt: Attempt) -> AttemptShown:
    values = attempt._asdict()
    del values["code"]
    return AttemptShown(**values)


@routes.add("GET", "/api/challenges", "Every challenge, and how all tables together fared with it")
async def show_challenges(request: web.Request) -> list[ChallengeShown]:
    counts = await request.app[LOBBY].store.attempt_counts()
    return [_summed(id, [count for count in counts if count.challenge == id]) for id in CHALLENGES]


def _summed(id: str, counts: Iterable[AttemptCount]) -> ChallengeShown:
    """The results of a challenge, with any number of players."""
    won = [(count.best_ms, count.players) for count in counts if count.best_ms is not None]
    best_ms, players = min(won, default=(0, 0))
    tries, wins = sum(count.tries for count in counts), sum(count.wins for count in counts)
    return ChallengeShown(id, tries, wins, best_ms, players)
