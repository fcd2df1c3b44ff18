"""SQL statements for tables, games and logs. Every write may be repeated, and then has no further effect."""

import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.base import Executable

from tumbledown.server.store import attempts, daily
from tumbledown.server.store.attempts import Attempt
from tumbledown.server.store.daily import DailyResult
from tumbledown.server.store.schema import games, log, snapshots, tables
from tumbledown.server.store.stretches import Stretch
from tumbledown.server.store.troubles import StoreError

Insert = postgresql.Insert | sqlite.Insert


class GameRecord(NamedTuple):
    """A game without its log. It has a footer when it is finished; `number` counts the games of its table. `chairs` are
    those who played it, as JSON; None for games of earlier versions."""

    game: str
    code: str
    number: int
    header: bytes
    seed: str
    footer: bytes | None
    chairs: bytes | None = None


def append_stretches(connection: Connection, stretches: Sequence[Stretch]) -> None:
    """Write rows of the log. A row that is there already is written again, so that it is surely on the disk; a
    different one of the same number raises a `StoreError`."""
    append = _append_together if connection.dialect.name == "sqlite" else _append_each
    if stretches and append(connection, stretches) != len(stretches):
        raise StoreError("The log has another entry with this number")


def _append_each(connection: Connection, stretches: Sequence[Stretch]) -> int:
    values = [{"game": each.game, "n": each.n, "at": each.at, "entry": each.text()} for each in stretches]
    return connection.execute(_APPEND, values, execution_options=_COUNT).rowcount


def _append_together(connection: Connection, stretches: Sequence[Stretch]) -> int:
    """Write many rows in one statement, because SQLite's driver releases the GIL for every statement, and then has to
    wait for it. Called on the driver itself, because this is the most frequent statement."""
    driver: Any = connection.connection.dbapi_connection
    written = 0
    for begin in range(0, len(stretches), _MOST_TOGETHER):
        rows = stretches[begin : begin + _MOST_TOGETHER]
        values = [value for each in rows for value in (each.game, each.n, each.at, each.text())]
        written += driver.execute(_together(len(rows)), values).rowcount
    return written


def lines(rows: Iterable[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """The numbered lines of a log, from its rows as `log_rows` finds them."""
    return [line for n, text in rows for line in enumerate(text.split(b"\n"), n)]


def save_table(connection: Connection, code: str, record: bytes, *, active: bool) -> None:
    """Insert or update a table. `made_at` is only set when it is inserted."""
    values = {"code": code, "record": record, "active": active, "made_at": int(time.time())}
    connection.execute(_SAVE_TABLE[connection.dialect.name], [values])


def open_game(connection: Connection, game: str, code: str, header: bytes, seed: str, chairs: bytes | None) -> None:
    count = func.coalesce(func.max(games.c.number), 0) + 1
    number = select(count).where(games.c.code == code).scalar_subquery()
    values = {"game": game, "code": code, "header": header, "seed": seed, "chairs": chairs, "number": number}
    statement = _OPEN_GAME[connection.dialect.name].values(values)
    _one_row(connection, statement, "There is another game of this name")


def close_game(
    connection: Connection, game: str, footer: bytes, attempt: Attempt | None, result: DailyResult | None
) -> None:
    """Write a game's footer, and with it an attempt or a result. Its snapshot is deleted, because the game will not be
    restored."""
    statement = update(games).where(games.c.game == game).values(footer=footer)
    _one_row(connection, statement, "There is no game of this name")
    connection.execute(delete(snapshots).where(snapshots.c.game == game))
    if attempt is not None:
        attempts.note(connection, attempt)
    if result is not None:
        daily.note(connection, result)


def keep_snapshot(connection: Connection, game: str, n: int, state: bytes) -> None:
    """Write a snapshot in place of an older one."""
    connection.execute(_KEEP_SNAPSHOT[connection.dialect.name], [{"game": game, "n": n, "state": state}])


def drop_game(connection: Connection, game: str) -> None:
    connection.execute(delete(snapshots).where(snapshots.c.game == game))
    connection.execute(delete(log).where(log.c.game == game))
    connection.execute(delete(games).where(games.c.game == game))


def drop_unplayed(connection: Connection, made_before: int, awake: Sequence[str]) -> None:
    """Delete tables without any game; not those in memory, which may still begin one."""
    played = select(games.c.game).where(games.c.code == tables.c.code).exists()
    old = delete(tables).where(tables.c.made_at < made_before, ~played, tables.c.code.not_in(awake))
    connection.execute(old)


def try_to_write(connection: Connection) -> None:
    """Write an unchanged value, to check that writing is possible."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


def _one_row(connection: Connection, statement: Executable, otherwise: str) -> None:
    if connection.execute(statement, execution_options=_COUNT).rowcount != 1:
        raise StoreError(otherwise)


def table_record(code: str) -> Select[bytes]:
    return select(tables.c.record).where(tables.c.code == code)


def table_codes(*, active_only: bool) -> Select[str]:
    codes = select(tables.c.code).order_by(tables.c.code)
    return codes.where(tables.c.active) if active_only else codes


def game_records() -> Select[str, str, int, bytes, str, bytes | None, bytes | None]:
    found = games.c
    return select(found.game, found.code, found.number, found.header, found.seed, found.footer, found.chairs)


def finished_games(code: str) -> Select[str, str, int, bytes, str, bytes | None, bytes | None]:
    here = game_records().where(games.c.code == code, games.c.footer.is_not(None))
    return here.order_by(games.c.number)


def log_rows(game: str, start: int = 0) -> Select[int, bytes]:
    """The rows from the one on that contains the line of this number."""
    first = select(func.max(log.c.n)).where(log.c.game == game, log.c.n <= start).scalar_subquery()
    here = (log.c.game == game) & (log.c.n >= func.coalesce(first, start))
    return select(log.c.n, log.c.entry).where(here).order_by(log.c.n)


def snapshot_of(game: str) -> Select[bytes]:
    return select(snapshots.c.state).where(snapshots.c.game == game)


# SQLAlchemy keeps the row count of an insert only if it is asked beforehand.
_COUNT: Final = {"preserve_rowcount": True}

_MOST_TOGETHER: Final = 64


def _append(insert: Insert) -> Insert:
    new = insert.excluded
    same = (log.c.at == new.at) & (log.c.entry == new.entry)
    return insert.on_conflict_do_update(index_elements=[log.c.game, log.c.n], set_={"entry": new.entry}, where=same)


def _save_table(insert: Insert) -> Insert:
    new = insert.excluded
    return insert.on_conflict_do_update(
        index_elements=[tables.c.code], set_={"record": new.record, "active": new.active}
    )


def _open_game(insert: Insert) -> Insert:
    new = insert.excluded
    same = (games.c.code == new.code) & (games.c.header == new.header) & (games.c.seed == new.seed)
    return insert.on_conflict_do_update(index_elements=[games.c.game], set_={"seed": new.seed}, where=same)


def _keep_snapshot(insert: Insert) -> Insert:
    new = insert.excluded
    newer = {"n": new.n, "state": new.state}
    return insert.on_conflict_do_update(index_elements=[snapshots.c.game], set_=newer, where=snapshots.c.n < new.n)


@cache
def _together(count: int) -> str:
    """The statement that appends `count` rows to SQLite, as SQL for the driver."""
    rows = [{"game": "", "n": 0, "at": 0, "entry": b""} for _ in range(count)]
    return str(_append(sqlite.insert(log).values(rows)).compile(dialect=sqlite.dialect()))


_APPEND: Final = _append(postgresql.insert(log))
_SAVE_TABLE: Final = {
    "sqlite": _save_table(sqlite.insert(tables)),
    "postgresql": _save_table(postgresql.insert(tables)),
}
_OPEN_GAME: Final = {"sqlite": _open_game(sqlite.insert(games)), "postgresql": _open_game(postgresql.insert(games))}
_KEEP_SNAPSHOT: Final = {
    "sqlite": _keep_snapshot(sqlite.insert(snapshots)),
    "postgresql": _keep_snapshot(postgresql.insert(snapshots)),
}
