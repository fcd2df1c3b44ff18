"""How long the database may take. It may hang without failing: then every wait for it has to end by itself."""

from typing import Any, Final, TypeVar

import psycopg
from psycopg.abc import PQGen

STALLED_S: Final = 2.0
"""Without a commit for so long, although something waits to be written, the log counts as not writable."""

ANSWER_S: Final = 5.0
"""After so long without an answer a connection is given up."""

READ_S: Final = 3.0
"""So long a read is waited for; its thread ends a little later, with its connection."""

STATEMENT_MS: Final = 4000
"""PostgreSQL itself gives a statement up, if it can: somebody may hold a lock. Before we give up the connection."""

LOCKED_S: Final = 1.0
"""So long SQLite waits for whoever has locked the file, and then says so."""

Result = TypeVar("Result")


class PunctualConnection(psycopg.Connection[Any]):
    """Gives up when PostgreSQL does not answer in time. The driver has no setting for that, and the keep-alive of TCP
    does not notice it: the machine is there, only the process on it hangs."""

    def wait(self, gen: PQGen[Result], interval: float = 0.1, timeout: float | None = None) -> Result:
        try:
            return super().wait(gen, interval, ANSWER_S if timeout is None else timeout)
        except psycopg.OperationalError:
            if self.info.transaction_status == psycopg.pq.TransactionStatus.ACTIVE:
                self.close()  # or whoever tidies up would wait for the same answer
            raise
