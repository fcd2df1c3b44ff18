"""Errors of the database, and the short codes that tables get for them."""

import sqlite3
from typing import Final

import psycopg
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, StatementError

DISK_FULL: Final = "disk_full"
DATABASE_AWAY: Final = "database_away"
DATABASE_BUSY: Final = "database_busy"
DATABASE_FAILED: Final = "database_failed"

# The first characters of an SQLite error's name or of a PostgreSQL state, the more specific ones first.
_REASONS: Final = {
    **dict.fromkeys(("SQLITE_FULL", "53100"), DISK_FULL),
    **dict.fromkeys(("SQLITE_BUSY", "SQLITE_LOCKED", "55P03", "57014", "40"), DATABASE_BUSY),
    **dict.fromkeys(("SQLITE_CANTOPEN", "SQLITE_READONLY", "08", "57P", "53300", "25006"), DATABASE_AWAY),
}


class StoreError(Exception):
    """The store cannot do what it was asked to; `reason` is a short code if the database is the cause."""

    def __init__(self, message: str, reason: str = DATABASE_FAILED) -> None:
        super().__init__(message)
        self.reason = reason


class StoreFull(StoreError):
    """The queue is full."""


_REFUSALS: Final = (StoreError, IntegrityError, sqlite3.IntegrityError, DataError, OverflowError, TypeError, ValueError)


def is_refusal(error: BaseException) -> bool:
    """Whether the data are the cause: a retry would fail again, and block the writes of all others."""
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return True
    return isinstance(error, _REFUSALS)


def reason_of(error: BaseException) -> str:
    code = _code_of(getattr(error, "orig", None) or error)
    return next((reason for start, reason in _REASONS.items() if code.startswith(start)), DATABASE_FAILED)


def _code_of(cause: BaseException) -> str:
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorname", "")
    if isinstance(cause, psycopg.OperationalError):
        return cause.sqlstate or "08"  # no answer at all: the connection is closed
    return getattr(cause, "sqlstate", None) or ""


def told_by(error: BaseException) -> str:
    """The first line of the driver's message: SQLAlchemy's would quote the statement and its values."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return (str(cause).splitlines() or [type(cause).__name__])[0]


def as_store_error(error: BaseException) -> StoreError:
    return error if isinstance(error, StoreError) else StoreError(told_by(error), reason_of(error))
