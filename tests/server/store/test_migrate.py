"""The schema: the steps lead to what `schema.py` says, on both databases, and never backwards."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from tests.server.databases import Postgres, free_port
from tests.server.store.opened import opened
from tumbledown.server.store import Store, StoreError
from tumbledown.server.store.engines import make_room, understood, writing_engine
from tumbledown.server.store.migrate import configuration, migrate, upgrade
from tumbledown.server.store.schema import metadata


@pytest.fixture
def connection(database_url: str) -> Iterator[Connection]:
    url = understood(database_url)
    make_room(url)
    engine = writing_engine(url)
    with engine.connect() as connection:
        yield connection
    engine.dispose()


def shape(connection: Connection) -> dict[str, Any]:
    """Everything that the database knows of our tables."""
    inspector = inspect(connection)
    looks = [inspector.get_columns, inspector.get_pk_constraint, inspector.get_foreign_keys, inspector.get_indexes]
    looks += [inspector.get_unique_constraints, inspector.get_table_options]
    return {name: [str(look(name)) for look in looks] for name in metadata.tables}


def test_the_steps_lead_to_the_schema(connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
        context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
        assert compare_metadata(context, metadata) == []
        migrated = shape(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert shape(connection) == migrated


def test_the_steps_can_be_taken_back_and_again(connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
        config = configuration()
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
        assert inspect(connection).get_table_names() == ["alembic_version"]
        upgrade(connection)
        assert set(shape(connection)) <= set(inspect(connection).get_table_names())


def test_a_step_that_fails_leaves_nothing_behind(connection: Connection) -> None:
    with connection.begin():
        connection.execute(text("CREATE TABLE log (n INTEGER)"))
    with pytest.raises(Exception, match="already exists"), connection.begin():
        upgrade(connection)
    assert inspect(connection).get_table_names() == ["log"]


async def test_opening_again_keeps_what_is_there(database_url: str) -> None:
    async with opened(database_url):
        pass
    async with opened(database_url) as (store, _):
        assert await store.load_table("T") == b"record"


async def test_of_several_servers_that_open_a_new_database_at_once_one_gets_it(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tumbledown.server.store.ownership.PATIENCE_S", 0.2)
    monkeypatch.setattr("tumbledown.server.store.store.BEGIN_S", 2.0)

    def ignore(_: str = "") -> None: ...

    opening = [Store.open(database_url, on_trouble=ignore, on_recovery=ignore) for _ in range(3)]
    results = await asyncio.gather(*opening, return_exceptions=True)
    stores = [each for each in results if isinstance(each, Store)]
    assert [type(each) for each in results if not isinstance(each, Store)] == [StoreError] * 2
    assert await stores[0].is_ready()
    await stores[0].close()


async def failure(url: str) -> str:
    with pytest.raises(StoreError) as error:
        await Store.open(url, on_trouble=print, on_recovery=print)
    return str(error.value)


async def test_a_newer_schema_is_left_alone(database_url: str, connection: Connection) -> None:
    with connection.begin():
        upgrade(connection)
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    assert "newer" in await failure(database_url)
    assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == "9999"


@pytest.mark.parametrize(
    "url", ["", "nonsense", "mysql://host/name", "sqlite://", "sqlite:///:memory:", "postgresql://host:port/name"]
)
async def test_a_url_that_makes_no_sense_is_explained(url: str) -> None:
    assert "sqlite:///FILE" in await failure(url)


async def test_a_database_that_cannot_be_reached_is_explained_without_the_password(tmp_path: Path) -> None:
    words = await failure(f"postgresql://me:secret@127.0.0.1:{free_port()}/name")
    assert "127.0.0.1" in words
    assert "secret" not in words


async def test_a_file_that_is_no_database_or_cannot_be_made_is_explained(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear reader, " * 100)
    assert "not a database" in await failure(f"sqlite:///{file}")
    assert "cannot be made" in await failure(f"sqlite:///{file}/below/a.sqlite")


async def test_the_file_is_durable_at_every_commit(sqlite_url: str) -> None:
    async with opened(sqlite_url):
        engine = writing_engine(understood(sqlite_url))
        with engine.connect() as connection:
            pragmas = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        engine.dispose()
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 1000}


async def test_a_postgresql_that_commits_lazily_is_told_not_to(postgres_url: str, postgres: Postgres) -> None:
    database = postgres_url.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {database} SET synchronous_commit = off")
    engine = writing_engine(understood(postgres_url))
    with engine.connect() as connection:
        assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    engine.dispose()


def test_a_table_of_before_its_age_was_known_is_young(database_url: str, connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    with connection.begin():
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO tables (code, record, active) VALUES ('OLD', '', TRUE)"))
        connection.execute(
            text("INSERT INTO games (game, code, number, header, seed) VALUES ('g', 'OLD', 1, '', 'seed')")
        )
    migrate(understood(database_url))
    assert abs(connection.execute(text("SELECT made_at FROM tables")).scalar_one() - time.time()) < 100
    assert connection.execute(text("SELECT code FROM games")).scalar_one() == "OLD"


def lines_of(connection: Connection) -> list[tuple[int, bytes]]:
    return [(n, bytes(entry)) for n, entry in connection.execute(text("SELECT n, entry FROM log ORDER BY n"))]


def test_a_log_of_single_lines_is_kept_and_stretches_become_single_lines_again(connection: Connection) -> None:
    config = configuration()
    config.attributes["connection"] = connection
    single = [(0, b"zero"), (1, b"one"), (2, b"two")]
    add = text("INSERT INTO log (game, n, at, entry) VALUES ('g', :n, 0, :entry)")
    with connection.begin():
        command.upgrade(config, "0002")
        connection.execute(text("INSERT INTO tables (code, record, active) VALUES ('T', '', TRUE)"))
        connection.execute(text("INSERT INTO games (game, code, number, header, seed) VALUES ('g', 'T', 1, '', '')"))
        connection.execute(add, [{"n": n, "entry": entry} for n, entry in single])
        upgrade(connection)
        assert lines_of(connection) == single
        connection.execute(add, {"n": 3, "entry": b"three\nfour"})
        command.downgrade(config, "0002")
        assert lines_of(connection) == [*single, (3, b"three"), (4, b"four")]
