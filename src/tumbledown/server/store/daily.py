"""SQL statements for temples of the day and their results. A result is written once, in the commit that ends its
game."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, Integer, Select, case, delete, func, select
from sqlalchemy.dialects import postgresql, sqlite

from tumbledown.server.store.schema import daily, days


class DailyResult(NamedTuple):
    """One finished game in the temple of a day. `names` is a JSON list; `left_ms` remained on the clock when it
    ended."""

    game: str
    day: str
    players: int
    names: str
    won: bool
    took_ms: int
    left_ms: int


class DailyCount(NamedTuple):
    """How many teams of this size played the temple of a day, and how many of them escaped."""

    players: int
    teams: int
    out: int


def keep_seed(connection: Connection, day: str, seed: str) -> None:
    """Insert the seed of a day, unless there is one already."""
    connection.execute(_KEEP_SEED[connection.dialect.name], [{"day": day, "seed": seed}])


def note(connection: Connection, result: DailyResult) -> None:
    """Insert a result, unless it is there already."""
    connection.execute(_NOTE[connection.dialect.name], [result._asdict()])


def forget(connection: Connection, before: str) -> None:
    """Delete the days before this one."""
    connection.execute(delete(daily).where(daily.c.day < before))
    connection.execute(delete(days).where(days.c.day < before))


def seed_of(day: str) -> Select[str]:
    return select(days.c.seed).where(days.c.day == day)


def result_of(game: str) -> Select[str, str, int, str, bool, int, int]:
    return _results().where(daily.c.game == game)


def counts(day: str) -> Select[int, int, int]:
    d = daily.c
    out = func.sum(case((d.won, 1), else_=0)).cast(Integer)
    return select(d.players, func.count(), out).where(d.day == day).group_by(d.players).order_by(d.players)


def best(day: str, most: int) -> Select[str, str, int, str, bool, int, int]:
    """The quickest teams for each number of players, at most `most` of each; ties are broken by the id of the game."""
    d = daily.c
    order = func.row_number().over(partition_by=d.players, order_by=(d.took_ms, d.game))
    places = select(d.game, order.label("place")).where(d.day == day, d.won).subquery()
    found = _results().join(places, places.c.game == d.game).where(places.c.place <= most)
    return found.order_by(d.players, d.took_ms, d.game)


def quicker(result: DailyResult) -> Select[int]:
    """How many teams of the same size escaped from the same temple in less time."""
    d = daily.c
    same = (d.day == result.day) & (d.players == result.players) & d.won
    return select(func.count()).where(same, d.took_ms < result.took_ms)


def _results() -> Select[str, str, int, str, bool, int, int]:
    d = daily.c
    return select(d.game, d.day, d.players, d.names, d.won, d.took_ms, d.left_ms)


_NOTE: Final = {
    "sqlite": sqlite.insert(daily).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(daily).on_conflict_do_nothing(),
}
_KEEP_SEED: Final = {
    "sqlite": sqlite.insert(days).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(days).on_conflict_do_nothing(),
}
