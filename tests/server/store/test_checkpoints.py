"""The write-ahead log of an SQLite file is moved into the file, and does not grow for ever."""

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Engine

from tests.server.store.opened import entry
from tumbledown.server.store.checkpoints import ENTRIES, Checkpoints
from tumbledown.server.store.engines import make_room, reading_engine, understood, writing_engine
from tumbledown.server.store.migrate import migrate
from tumbledown.server.store.work import save_table


class AtOnce(Executor):
    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class InVain(Executor):
    """As if everything that could be copied had been overtaken by new commits."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(None)
        return done


@pytest.fixture
def file(sqlite_url: str) -> Path:
    return Path(sqlite_url.removeprefix("sqlite:///"))


@pytest.fixture
def engines(sqlite_url: str) -> Iterator[tuple[Engine, Engine]]:
    url = understood(sqlite_url)
    make_room(url)
    migrate(url)
    both = writing_engine(url), reading_engine(url)
    yield both
    for engine in both:
        engine.dispose()


def commit(connection: Connection, number: int) -> None:
    with connection.begin():
        save_table(connection, str(number), entry(number) * 1000, active=True)


def test_a_reader_copies_after_so_many_entries_and_not_before(engines: tuple[Engine, Engine], file: Path) -> None:
    writing, reading = engines
    checkpoints = Checkpoints(reading, AtOnce())
    with writing.connect() as connection:
        before = file.stat().st_size
        commit(connection, 0)
        checkpoints.note(connection, ENTRIES - 1)
        assert file.stat().st_size == before
        checkpoints.note(connection, 1)
        assert file.stat().st_size > before


def test_the_writer_copies_the_rest_so_that_its_log_begins_anew(engines: tuple[Engine, Engine], file: Path) -> None:
    writing, reading = engines
    checkpoints = Checkpoints(reading, InVain())
    sizes = []
    with writing.connect() as connection:
        for number in range(20):
            commit(connection, number)
            checkpoints.note(connection, ENTRIES)
            sizes.append(file.with_name(file.name + "-wal").stat().st_size)
    # A commit that splits a page writes a few more; a log that never began anew would be many times as long.
    assert max(sizes) < 1.5 * max(sizes[:4])
