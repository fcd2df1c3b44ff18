"""Connections to the database: how a URL is read, and how each kind of connection is set up."""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from tumbledown.server.store.deadlines import LOCKED_S, STATEMENT_MS, PunctualConnection
from tumbledown.server.store.ownership import own_postgresql
from tumbledown.server.store.troubles import StoreError

READERS: Final = 4

_SQLITE: Final = {"timeout": LOCKED_S}
# A dead peer is noticed within about ten seconds, instead of the kernel's quarter of an hour.
_POSTGRESQL: Final = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
# Only the setting "off" is overridden, which may be the server's default; stricter settings stay.
_DURABLE: Final = (
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
)


def understood(text: str) -> URL:
    """The URL with the driver that we use. A `StoreError` never quotes the text, which may contain a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StoreError("The database URL is not of the form sqlite:///FILE or postgresql://HOST/NAME") from None
    match url.get_backend_name():
        case "sqlite":
            return _sqlite(url)
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+psycopg")
        case other:
            raise StoreError(f"The database can be sqlite:///FILE or postgresql://HOST/NAME, but not {other}")


def _sqlite(url: URL) -> URL:
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreError("SQLite needs the name of a file: sqlite:///FILE, with four slashes if it is absolute")
    return url.set(drivername="sqlite+pysqlite")


def make_room(url: URL) -> None:
    """Make an SQLite file and its folder, readable by their owner only, because the file contains digests of tokens."""
    if url.get_backend_name() == "sqlite" and url.database:
        try:
            Path(url.database).parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(f"The folder of {url.database} cannot be made: {error.strerror}") from error
        try:
            Path(url.database).touch(mode=0o600)
            Path(url.database).chmod(0o600)
        except OSError as error:
            place = url.set(drivername="sqlite")
            raise StoreError(f"The database {place} cannot be used: {error.strerror}") from error


def writing_engine(url: URL, *, migrates: bool = False, owns: bool = False) -> Engine:
    """An engine for one connection that writes. When it migrates, it has no statement timeout, and foreign keys are
    off. When it owns the database, no other process can write."""
    engine = create_engine(url, pool_size=1, max_overflow=0, connect_args=_arguments(url))
    if url.get_backend_name() == "sqlite":
        _set_up_sqlite(engine, foreign_keys="OFF" if migrates else "ON", wal_autocheckpoint="0")
        # Takes the write lock at once: a transaction that begins with reading may be refused later.
        event.listen(engine, "begin", _begin_writing)
    else:
        if not migrates:
            _set_up_postgresql(engine)
        event.listen(engine, "connect", _make_commits_durable)
        if owns:
            event.listen(engine, "connect", own_postgresql)
    return engine


def reading_engine(url: URL) -> Engine:
    """An engine for a few connections that read, each one statement at a time."""
    engine = create_engine(
        url,
        pool_size=READERS,
        max_overflow=0,
        pool_pre_ping=True,
        isolation_level="AUTOCOMMIT",
        connect_args=_arguments(url),
    )
    if url.get_backend_name() == "sqlite":
        _set_up_sqlite(engine, query_only="ON")
    else:
        _set_up_postgresql(engine)
    return engine


def _arguments(url: URL) -> dict[str, Any]:
    ours = _SQLITE if url.get_backend_name() == "sqlite" else _POSTGRESQL
    return {name: value for name, value in ours.items() if name not in url.query}


def _set_up_sqlite(engine: Engine, **more: str) -> None:
    # Small pages: successive rows belong to different games, and a commit writes whole pages. Only a new file uses it.
    # FULL: a commit is on the disk before it returns, even if the power fails. macOS also needs fullfsync for that.
    pragmas = {"page_size": "2048", "journal_mode": "WAL", "synchronous": "FULL", "fullfsync": "ON", **more}

    def set_up(connection: Any, _record: object) -> None:
        connection.isolation_level = None  # otherwise the driver begins transactions by itself
        for name, value in pragmas.items():
            connection.execute(f"PRAGMA {name}={value}")

    event.listen(engine, "connect", set_up)


def _set_up_postgresql(engine: Engine) -> None:
    event.listen(
        engine, "do_connect", lambda _dialect, _record, words, named: PunctualConnection.connect(*words, **named)
    )
    event.listen(engine, "connect", _limit_statements)


def _limit_statements(connection: Any, _record: object) -> None:
    connection.execute(f"SELECT set_config('statement_timeout', '{STATEMENT_MS}', false)")
    connection.commit()


def _begin_writing(connection: Connection) -> None:
    driver: Any = connection.connection.dbapi_connection  # not by SQLAlchemy: it is the most frequent statement
    driver.execute("BEGIN IMMEDIATE")


def _make_commits_durable(connection: Any, _record: object) -> None:
    connection.execute(_DURABLE)
    connection.commit()
