"""The one thread that writes: all that was queued during a commit goes into the next one together."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeVarTuple

from sqlalchemy import Connection, Engine

from tumbledown.server.store.deadlines import ANSWER_S, STALLED_S
from tumbledown.server.store.groups import Job, LogRow, Refusals, Settle, Work, write_one_by_one, write_together
from tumbledown.server.store.troubles import DATABASE_BUSY, StoreError, StoreFull, is_refusal, reason_of, told_by

Arguments = TypeVarTuple("Arguments")

LOGGER: Final = logging.getLogger(__name__)

GATHERING_S: Final = 0.004
"""How long a group is collected: too short to be noticed, and a commit costs the same for one entry as for fifty."""

SHORTEST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 2.0
SHORT_PATIENCE: Final = 1.0

WATCHES: Final = 4
"""How often the watchdog looks before it counts the writer as stalled. It counts looks and not seconds, because an
event loop that was itself held up looks once, and has not yet got the results of the commits made meanwhile."""


class QueueLimit(NamedTuple):
    """How much may wait to be written."""

    rows: int = 20_000
    bytes: int = 32 * 1024 * 1024


class Callbacks(NamedTuple):
    """Called by the writer, always on the event loop: when writing begins to fail and when it works again, for an entry
    that can never be written, and after each group with its seconds and its size."""

    trouble: Callable[[str], None]
    recovery: Callable[[], None]
    refused: Callable[[str, StoreError], None]
    group: Callable[[float, int], None]


class Writer:
    """Takes work on the event loop, writes it in this order, each piece once, and reports it in this order."""

    def __init__(
        self, engine: Engine, callbacks: Callbacks, limit: QueueLimit, after_commit: Callable[[Connection, int], None]
    ) -> None:
        self.is_in_trouble = False
        self._engine = engine
        self._callbacks = callbacks
        self._limit = limit
        self._after_commit = after_commit
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Work | None] = SimpleQueue()
        self._waiting: dict[str, int] = {}
        self._rows = 0
        self._bytes = 0
        self._connection: Connection | None = None
        self._refused: set[str] = set()
        self._has_failed = False
        self._moved_at = self._loop.time()
        self._watches = 0
        self._watchdog = self._loop.call_later(STALLED_S / WATCHES, self._watch)
        self._closed = False
        self._last_group_taken = False
        self._given_up = threading.Event()
        self._ended: asyncio.Future[None] = self._loop.create_future()
        threading.Thread(target=self._run, name="log-writer", daemon=True).start()

    # On the event loop.

    @property
    def is_full(self) -> bool:
        return self._rows >= self._limit.rows or self._bytes >= self._limit.bytes

    @property
    def _is_half_full(self) -> bool:
        return 2 * self._rows >= self._limit.rows or 2 * self._bytes >= self._limit.bytes

    @property
    def waited_s(self) -> float:
        """For how many seconds something has waited without any commit; 0 if nothing waits."""
        return self._loop.time() - self._moved_at if self._rows else 0.0

    def put(self, work: Work) -> None:
        if self._closed:
            raise StoreError("The store is closed")
        if self.is_full:
            raise StoreFull("Too much waits to be written")
        if not self._rows:
            self._moved_at = self._loop.time()
        self._count(work, 1)
        self._queue.put(work)

    def _watch(self) -> None:
        """Report trouble when the writer is stalled or the queue is half full. Tables have to stop before it is full,
        because the events of their clocks and bots have to be written too."""
        self._watches = self._watches + 1 if self._rows else 0
        if self._watches > WATCHES or self._is_half_full:
            self._tell_trouble(DATABASE_BUSY)
        self._watchdog = self._loop.call_later(STALLED_S / WATCHES, self._watch)

    async def do(self, perform: Callable[[Connection], None], size: int = 0) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self.put(Job(perform, size, done))
        await done

    async def settle(self, game: str) -> None:
        """Wait until nothing of this game waits any more."""
        if game in self._waiting or game in self._refused:
            done: asyncio.Future[None] = self._loop.create_future()
            self.put(Settle(game, done))
            await done

    async def close(self, patience: float) -> None:
        """Write what waits. Raises a `StoreError` if the database is away for longer than `patience`."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        self._watchdog.cancel()
        await asyncio.wait([self._ended], timeout=min(patience, SHORT_PATIENCE) if self.is_in_trouble else patience)
        self._given_up.set()
        await asyncio.wait([self._ended], timeout=2 * ANSWER_S)  # the thread may hang in a call
        if self._rows:
            raise StoreError(f"{self._rows} entries could not be written, and were not acknowledged")

    def _count(self, work: Work, sign: int) -> None:
        self._rows += sign
        if isinstance(work, LogRow):
            self._bytes += sign * len(work.entry)
            waiting = self._waiting.get(work.game, 0) + sign
            if waiting:
                self._waiting[work.game] = waiting
            else:
                del self._waiting[work.game]
        elif isinstance(work, Job):
            self._bytes += sign * work.size

    def _tell(self, group: Sequence[Work], refusals: Refusals, seconds: float) -> None:
        for index, work in enumerate(group):
            self._count(work, -1)
            try:
                self._tell_one(work, refusals.get(index))
            except Exception:
                LOGGER.exception("a callback failed after an entry became durable")
        self._callbacks.group(seconds, len(group))
        self._moved_at = self._loop.time()
        self._watches = 0
        if self.is_in_trouble and not self._is_half_full:
            self.is_in_trouble = False
            self._callbacks.recovery()

    def _tell_one(self, work: Work, refusal: StoreError | None) -> None:
        if not isinstance(work, LogRow):
            _finish(work.done, refusal)
        elif refusal:
            self._callbacks.refused(work.game, refusal)
        else:
            work.durable()

    def _tell_trouble(self, reason: str) -> None:
        """Report trouble, once until a commit works again."""
        if not self.is_in_trouble and not self._closed:
            self.is_in_trouble = True
            self._callbacks.trouble(reason)

    def _tell_end(self, unwritten: Sequence[Work]) -> None:
        for work in unwritten:
            if not isinstance(work, LogRow):
                _finish(work.done, StoreError("The store was closed before this could be written"))
        self._ended.set_result(None)

    # In the thread.

    def _run(self) -> None:
        unwritten: Sequence[Work] = ()
        while not self._last_group_taken and not unwritten:
            group = self._take_group()
            if group and not self._write(group):
                unwritten = [*group, *self._take_waiting()]
        self._disconnect()
        self._on_loop(self._tell_end, unwritten)

    def _take_group(self) -> list[Work]:
        first = self._queue.get()
        self._last_group_taken = first is None
        if first is None:
            return []
        time.sleep(GATHERING_S)
        return [first, *self._take_waiting()]

    def _take_waiting(self) -> list[Work]:
        """Take all that waits. Only this thread takes from the queue, so it cannot become empty in between."""
        taken: list[Work] = []
        while not self._queue.empty():
            work = self._queue.get_nowait()
            if work is None:
                self._last_group_taken = True
                break
            taken.append(work)
        return taken

    def _write(self, group: Sequence[Work]) -> bool:
        """Retry until it works; return False if the store was closed meanwhile and the patience is over."""
        start, waits = time.perf_counter(), _waits()
        while True:
            try:
                refusals = self._commit(group)
            except Exception as error:
                self._disconnect()
                self._note_trouble(error)
                if self._given_up.wait(next(waits)):
                    return False
            else:
                self._on_loop(self._tell, group, refusals, time.perf_counter() - start)
                self._has_failed = False
                self._keep_house(len(group))
                return True

    def _keep_house(self, entries: int) -> None:
        try:
            self._after_commit(self._connect(), entries)
        except Exception:  # the thread must survive any error
            LOGGER.exception("keeping house after a commit failed")

    def _note_trouble(self, error: Exception) -> None:
        if not self._has_failed:
            self._has_failed = True
            LOGGER.warning("the log cannot be written: %s", told_by(error))
            self._on_loop(self._tell_trouble, reason_of(error))

    def _commit(self, group: Sequence[Work]) -> Refusals:
        if not self._refused:
            try:
                with self._connect().begin():
                    write_together(self._connect(), group)
                return {}
            except Exception as error:
                if not is_refusal(error):
                    raise
        refused = set(self._refused)
        with self._connect().begin():
            refusals = write_one_by_one(self._connect(), group, refused)
        self._refused = refused
        return refusals

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Close the connection, because one that failed once is not used again."""
        connection, self._connection = self._connection, None
        try:
            if connection is not None:
                connection.invalidate()
                connection.close()
        except Exception as error:
            LOGGER.debug("the connection did not close well: %s", told_by(error))

    def _on_loop(self, call: Callable[[*Arguments], None], *arguments: *Arguments) -> None:
        try:
            self._loop.call_soon_threadsafe(call, *arguments)
        except RuntimeError:
            LOGGER.warning("the event loop ended before the store was closed")


def _waits() -> Iterator[float]:
    wait = SHORTEST_WAIT
    while True:
        yield wait
        wait = min(2 * wait, LONGEST_WAIT)


def _finish(done: asyncio.Future[None], error: StoreError | None) -> None:
    if done.done():  # the caller does not wait any more
        return
    if error:
        done.set_exception(error)
    else:
        done.set_result(None)
