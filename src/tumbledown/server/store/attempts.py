"""SQL statements for attempts at challenges. An attempt is written once, in the commit that ends its game."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, Integer, Select, case, func, select
from sqlalchemy.dialects import postgresql, sqlite

from tumbledown.server.store.schema import attempts, games


class Attempt(NamedTuple):
    """One finished game of a challenge. It took `took_ms`, `left_ms` remained on the clock, `gems_left` lay in the
    depot, and `ended_at` is in seconds since 1970."""

    game: str
    code: str
    challenge: str
    players: int
    won: bool
    took_ms: int
    left_ms: int
    gems_left: int
    ended_at: int


class AttemptCount(NamedTuple):
    """How often a challenge was tried with this number of players, how often it was won, and the shortest time of a
    win."""

    challenge: str
    players: int
    tries: int
    wins: int
    best_ms: int | None


def note(connection: Connection, attempt: Attempt) -> None:
    """Insert an attempt, unless it is there already."""
    connection.execute(_NOTE[connection.dialect.name], [attempt._asdict()])


def of_table(code: str) -> Select[str, str, str, int, bool, int, int, int, int]:
    """The attempts of a table, the oldest first. Two may have ended in the same second, so the number of the game
    decides."""
    a = attempts.c
    columns = (a.game, a.code, a.challenge, a.players, a.won, a.took_ms, a.left_ms, a.gems_left, a.ended_at)
    return select(*columns).join(games, games.c.game == a.game).where(a.code == code).order_by(games.c.number)


def counts() -> Select[str, int, int, int, int | None]:
    """The counts over all tables, for each challenge and number of players."""
    a = attempts.c
    wins = func.sum(case((a.won, 1), else_=0)).cast(Integer)
    best = func.min(case((a.won, a.took_ms)))
    return select(a.challenge, a.players, func.count(), wins, best).group_by(a.challenge, a.players)


_NOTE: Final = {
    "sqlite": sqlite.insert(attempts).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(attempts).on_conflict_do_nothing(),
}
