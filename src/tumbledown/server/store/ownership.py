"""Makes sure that only one process uses the database: two would give the same seat away twice, and play the same game.

SQLite: a lock on a file beside the database, which the system releases when the process ends in any way. PostgreSQL: an
advisory lock of the writing connection. A new connection has to get it again before it can write, so that two processes
can never write by turns.
"""

import contextlib
import fcntl
import os
import time
from pathlib import Path
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from tumbledown.server.store.troubles import DATABASE_BUSY, StoreError

TAKEN: Final = "Another server uses this database. Stop it first, or give this one a database of its own."
PATIENCE_S: Final = 3.0
"""How long a process waits at its start, because the one before may be just ending."""

_PAUSE_S: Final = 0.05
_KEY: Final = 7_286_253_370
"""Any number that nothing else on the PostgreSQL server uses."""


class FileLock:
    """A lock that is held from `take` until `release`, or until the process ends."""

    def __init__(self, url: URL) -> None:
        self._path = Path(f"{url.database}.lock") if url.get_backend_name() == "sqlite" else None
        self._file: int | None = None

    def take(self) -> None:
        if self._path is None:
            return
        self._file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        deadline = time.monotonic() + PATIENCE_S
        while not _lock(self._file):
            if time.monotonic() > deadline:
                self.release()
                raise StoreError(TAKEN, DATABASE_BUSY)
            time.sleep(_PAUSE_S)

    def release(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> bool:
    with contextlib.suppress(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    return False


def own_postgresql(connection: Any, _record: object) -> None:
    """Take the lock for a new writing connection. If another process holds it, the database counts as not writable."""
    deadline = time.monotonic() + PATIENCE_S
    while not connection.execute("SELECT pg_try_advisory_lock(%s)", (_KEY,)).fetchone()[0]:
        connection.commit()
        if time.monotonic() > deadline:
            connection.close()
            raise psycopg.errors.LockNotAvailable(TAKEN)
        time.sleep(_PAUSE_S)
    connection.commit()
