"""Timeouts of the database. It may hang without an error, so every wait for it needs a timeout."""

from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen

STALLED_S: Final = 2.0
"""The log counts as not writable when something has waited this long without a commit."""

ANSWER_S: Final = 5.0
"""A connection that has not answered for this long is closed."""

READ_S: Final = 3.0
"""The timeout of a read; its thread ends a little later, with its connection."""

STATEMENT_MS: Final = 4000
"""PostgreSQL cancels a statement after this time, for example if another client holds a lock; less than `ANSWER_S`."""

LOCKED_S: Final = 1.0
"""How long SQLite waits for a lock on the file before it fails."""

Result = TypeVar("Result")


class PunctualConnection(psycopg.Connection[Any]):
    """Fails when PostgreSQL does not answer in time. The driver has no setting for that, and TCP keep-alive does not
    notice it, because the machine still answers when only the process hangs."""

    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        try:
            return super().wait(gen, interval, ANSWER_S if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.info.transaction_status == psycopg.pq.TransactionStatus.ACTIVE:
                self.close()  # otherwise the clean-up would wait for the same answer
            raise
