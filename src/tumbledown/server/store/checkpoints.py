"""Moves SQLite's write-ahead log into the database file in parallel to the writer, so that no commit waits for it.

SQLite would do it within every thousandth commit or so, which would then take tens of milliseconds. Here a reader's
thread copies what there is; the writer itself copies only what was added meanwhile, and can then restart the log.
"""

import logging
from concurrent.futures import Executor, Future
from typing import Any, Final

from sqlalchemy import Connection, Engine

from tumbledown.server.store.troubles import told_by

LOGGER: Final = logging.getLogger(__name__)

ENTRIES: Final = 2000
_CHECKPOINT: Final = "PRAGMA wal_checkpoint(PASSIVE)"


class Checkpoints:
    """Starts checkpoints. The writer calls `note` in its thread after every commit."""

    def __init__(self, engine: Engine, threads: Executor) -> None:
        self._engine = engine
        self._threads = threads
        self._entries = 0
        self._copying: Future[None] | None = None

    def note(self, writing: Connection, entries: int) -> None:
        self._entries += entries
        if self._copying is None:
            if self._entries >= ENTRIES:
                self._entries = 0
                self._copying = self._threads.submit(self._copy)
        elif self._copying.done():
            self._copying = None
            _checkpoint(writing.connection.dbapi_connection)

    def _copy(self) -> None:
        with self._engine.connect() as connection:
            _checkpoint(connection.connection.dbapi_connection)


def _checkpoint(connection: Any) -> None:
    """Run the checkpoint on the driver's connection, because SQLAlchemy would begin a transaction, in which it is not
    possible."""
    try:
        connection.execute(_CHECKPOINT).fetchall()
    except Exception as error:  # the log only grows a little more; if the disk is full, the next commit will fail
        LOGGER.warning("the log was not moved into the file: %s", told_by(error))
