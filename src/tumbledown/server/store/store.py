"""The store: an append returns at once and calls back when it is durable; all other methods are awaited."""

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVarTuple

from psycopg.errors import LockNotAvailable
from sqlalchemy import URL, Connection, Engine, Row, Select
from sqlalchemy.exc import SQLAlchemyError

from tumbledown.server.store import attempts, daily, work
from tumbledown.server.store.attempts import Attempt, AttemptCount
from tumbledown.server.store.checkpoints import Checkpoints
from tumbledown.server.store.daily import DailyCount, DailyResult
from tumbledown.server.store.deadlines import READ_S
from tumbledown.server.store.engines import READERS, make_room, reading_engine, understood, writing_engine
from tumbledown.server.store.groups import Job, LogRow
from tumbledown.server.store.migrate import migrate
from tumbledown.server.store.ownership import TAKEN, FileLock
from tumbledown.server.store.schema import games
from tumbledown.server.store.troubles import DATABASE_BUSY, StoreError, as_store_error, reason_of, told_by
from tumbledown.server.store.work import GameRecord
from tumbledown.server.store.writer import Callbacks, QueueLimit, Writer

Columns = TypeVarTuple("Columns")

LOGGER: Final = logging.getLogger(__name__)
PATIENCE: Final = 5.0
QUICK: Final = 2.0
BEGIN_S: Final = 6.0


def _hear_nothing(_seconds: float, _entries: int) -> None:
    pass


def _need_nothing(_writing: Connection, _entries: int) -> None:
    pass


def _only_log(game: str, error: StoreError) -> None:
    LOGGER.error("an entry of game %s was refused: %s", game, error)


class Store:
    """Made by `open`, and used on the event loop that opened it.

    `on_trouble` is called with one of the codes of `troubles.py` when a commit fails, `on_recovery` when commits work
    again.
    """

    log_latency: Callable[[float, int], None]
    """Called for every group with the seconds that its commit took, including retries, and its number of entries."""

    on_refused: Callable[[str, StoreError], None]
    """Called when an entry of a game can never be written, by an error of ours: its `durable` will not be called. Later
    entries of the game are refused too, until its log is loaded again."""

    def __init__(
        self,
        url: URL,
        lock: FileLock,
        on_trouble: Callable[[str], None],
        on_recovery: Callable[[], None],
        limit: QueueLimit,
    ) -> None:
        self.log_latency = _hear_nothing
        self.on_refused = _only_log
        self._is_closed = False
        self._counts: list[AttemptCount] | None = None
        self._noted = 0
        self._lock = lock
        self._write_engine = writing_engine(url, owns=True)
        self._read_engine = reading_engine(url)
        self._readers = ThreadPoolExecutor(READERS, "store-reader")
        callbacks = Callbacks(
            on_trouble,
            on_recovery,
            lambda game, error: self.on_refused(game, error),
            lambda seconds, entries: self.log_latency(seconds, entries),
        )
        is_file = url.get_backend_name() == "sqlite"
        after_commit = Checkpoints(self._read_engine, self._readers).note if is_file else _need_nothing
        self._writer = Writer(self._write_engine, callbacks, limit, after_commit)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        on_trouble: Callable[[str], None],
        on_recovery: Callable[[], None],
        limit: QueueLimit = QueueLimit(),  # noqa: B008
    ) -> "Store":
        """Lock the database, migrate its schema, and connect. Raises a `StoreError` if it cannot be used."""
        place = understood(url)
        lock = await asyncio.to_thread(_prepare, place)
        store = cls(place, lock, on_trouble, on_recovery, limit)
        await store._begin()
        return store

    async def _begin(self) -> None:
        """Connect the writer, which then owns the database; raise a `StoreError` if another process was faster."""
        try:
            await asyncio.wait_for(self.flush(), BEGIN_S)
        except TimeoutError:
            with contextlib.suppress(StoreError):
                await self.close(patience=0)
            raise StoreError(TAKEN, DATABASE_BUSY) from None

    # The log.

    @property
    def is_full(self) -> bool:
        """Whether the queue is full, so that nothing more is accepted for now."""
        return self._writer.is_full

    @property
    def waited_s(self) -> float:
        """For how many seconds something has waited to be written, without any commit."""
        return self._writer.waited_s

    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None:
        """Append one line. `durable` is called on the loop, in order. Raises `StoreFull` if the store `is_full`."""
        self._writer.put(LogRow(game, n, at, entry, durable))

    async def flush(self) -> None:
        """Wait until everything that was queued before is durable."""
        await self._writer.do(lambda _: None)

    async def load_log(self, game: str, start: int = 0) -> list[tuple[int, bytes]]:
        """The numbers and entries from this number on, in order, with everything that was appended before the call."""
        await self._writer.settle(game)
        found = work.lines(await self._read(work.log_rows(game, start)))
        return [line for line in found if line[0] >= start]

    def keep_snapshot(self, game: str, n: int, state: bytes) -> None:
        """Queue a snapshot, to be written after the entries before it in place of an older one. Errors are ignored,
        because nothing is lost without it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.add_done_callback(asyncio.Future.exception)
        with contextlib.suppress(StoreError):
            self._writer.put(Job(partial(work.keep_snapshot, game=game, n=n, state=state), len(state), done))

    async def load_snapshot(self, game: str) -> bytes | None:
        """The newest snapshot; None if none is written."""
        rows = await self._read(work.snapshot_of(game))
        return rows[0][0] if rows else None

    # Tables.

    async def save_table(self, code: str, record: bytes, *, active: bool = True) -> None:
        await self._writer.do(partial(work.save_table, code=code, record=record, active=active), len(record))

    async def load_table(self, code: str) -> bytes | None:
        rows = await self._read(work.table_record(code))
        return rows[0][0] if rows else None

    async def drop_unplayed(self, made_before: int, awake: Sequence[str]) -> None:
        """Delete tables without any game that were made before this second since 1970, except those in memory."""
        await self._writer.do(partial(work.drop_unplayed, made_before=made_before, awake=awake))

    async def table_codes(self, *, active_only: bool) -> list[str]:
        """The codes of all tables, or of those that were last saved as active."""
        return [code for (code,) in await self._read(work.table_codes(active_only=active_only))]

    # Games.

    async def open_game(self, game: str, code: str, header: bytes, seed: str, chairs: bytes | None = None) -> None:
        """Insert a game. Its table must have been saved before. `chairs` are those who play it."""
        opening = partial(work.open_game, game=game, code=code, header=header, seed=seed, chairs=chairs)
        await self._writer.do(opening, len(header))

    async def close_game(
        self, game: str, footer: bytes, attempt: Attempt | None = None, result: DailyResult | None = None
    ) -> None:
        """Finish a game. An attempt at a challenge, or a result in the temple of the day, is written in the same
        commit."""
        closing = partial(work.close_game, game=game, footer=footer, attempt=attempt, result=result)
        try:
            await self._writer.do(closing, len(footer))
        finally:
            if attempt is not None:
                self._counts = None
                self._noted += 1

    async def drop_game(self, game: str) -> None:
        """Delete a game with its log."""
        await self._writer.do(partial(work.drop_game, game=game))

    async def load_game(self, game: str) -> GameRecord | None:
        rows = await self._read(work.game_records().where(games.c.game == game))
        return GameRecord(*rows[0]) if rows else None

    async def replays(self, code: str) -> list[GameRecord]:
        """The finished games of a table, the oldest first."""
        return [GameRecord(*row) for row in await self._read(work.finished_games(code))]

    # Challenges.

    async def attempts(self, code: str) -> list[Attempt]:
        """The attempts of a table, the oldest first."""
        return [Attempt(*row) for row in await self._read(attempts.of_table(code))]

    async def attempt_counts(self) -> list[AttemptCount]:
        """The counts over all tables, by challenge and number of players. Cached until the next attempt is written: no
        other process writes to this database, and counting takes longer the more attempts there are."""
        if self._counts is not None:
            return self._counts
        noted = self._noted
        counts = [AttemptCount(*row) for row in await self._read(attempts.counts())]
        if noted == self._noted:
            self._counts = counts
        return counts

    # The temple of the day.

    async def seed_of_day(self, day: str, otherwise: str) -> str:
        """The seed of the day's temple; if there is none yet, `otherwise` becomes it."""
        if not await self._read(daily.seed_of(day)):
            await self._writer.do(partial(daily.keep_seed, day=day, seed=otherwise))
        rows = await self._read(daily.seed_of(day))
        return rows[0][0]

    async def daily_counts(self, day: str) -> list[DailyCount]:
        """The counts of a day, by number of players."""
        return [DailyCount(*row) for row in await self._read(daily.counts(day))]

    async def daily_best(self, day: str, most: int) -> list[DailyResult]:
        """The quickest teams of each size, the smallest size first."""
        return [DailyResult(*row) for row in await self._read(daily.best(day, most))]

    async def daily_result(self, game: str) -> tuple[DailyResult, int] | None:
        """The result of a game, with the number of teams that were quicker; None if the game did not count."""
        rows = await self._read(daily.result_of(game))
        if not rows:
            return None
        result = DailyResult(*rows[0])
        [[quicker]] = await self._read(daily.quicker(result))
        return result, quicker

    async def forget_days(self, before: str) -> None:
        await self._writer.do(partial(daily.forget, before=before))

    # The store itself.

    async def is_ready(self) -> bool:
        """Whether the database answers quickly, and accepts a write."""
        if self._writer.is_in_trouble:
            return False
        try:
            async with asyncio.timeout(QUICK):
                await self._read(work.table_codes(active_only=True).limit(1))
                await self._writer.do(work.try_to_write)
        except (StoreError, TimeoutError):
            return False
        return True

    async def close(self, patience: float = PATIENCE) -> None:
        """Write what waits, then release the database. Raises a `StoreError` if it could not be written."""
        if self._is_closed:
            return
        try:
            await self._writer.close(patience)
        finally:
            self._is_closed = True
            await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown(cancel_futures=True)
        self._read_engine.dispose()
        self._write_engine.dispose()
        self._lock.release()

    async def _read(self, statement: Select[*Columns]) -> Sequence[Row[*Columns]]:
        if self._is_closed:
            raise StoreError("The store is closed")
        reading = asyncio.get_running_loop().run_in_executor(self._readers, _fetch, self._read_engine, statement)
        try:
            return await asyncio.wait_for(reading, READ_S)
        except TimeoutError:
            raise StoreError("The database does not answer", DATABASE_BUSY) from None
        except SQLAlchemyError as error:
            raise as_store_error(error) from error


def _fetch(engine: Engine, statement: Select[*Columns]) -> Sequence[Row[*Columns]]:
    with engine.connect() as connection:
        return connection.execute(statement).all()


def _prepare(url: URL) -> FileLock:
    make_room(url)
    lock = FileLock(url)
    lock.take()
    try:
        _own_for_a_moment(url)
        migrate(url)
        return lock
    except (SQLAlchemyError, LockNotAvailable) as error:
        lock.release()
        place = url.set(drivername=url.get_backend_name())
        raise StoreError(f"The database {place} cannot be used: {told_by(error)}", reason_of(error)) from error


def _own_for_a_moment(url: URL) -> None:
    """Check that no other process has this PostgreSQL database, before its schema is changed."""
    engine = writing_engine(url, owns=True)
    try:
        engine.connect().close()
    finally:
        engine.dispose()
