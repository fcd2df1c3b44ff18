"""What waits to be written, and how a group of it is written in one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from sqlalchemy import Connection

from tumbledown.server.store.troubles import StoreError, as_store_error, is_refusal
from tumbledown.server.store.work import append_rows


class LogRow(NamedTuple):
    """A line of a game's log, and whom to tell when it is durable."""

    game: str
    n: int
    at: int
    entry: bytes
    durable: Callable[[], None]


class Job(NamedTuple):
    """Any other write, and the future of whoever waits for it."""

    perform: Callable[[Connection], None]
    size: int
    done: asyncio.Future[None]


class Settle(NamedTuple):
    """Writes nothing: is done when everything before it is, and lets a game go on after a refusal."""

    game: str
    done: asyncio.Future[None]


Work = LogRow | Job | Settle
Refusals = dict[int, StoreError]


def write_together(connection: Connection, group: Sequence[Work]) -> None:
    """Neighbouring rows in one go. Raises if anything of it is refused."""
    for is_row, run in groupby(group, lambda work: isinstance(work, LogRow)):
        if is_row:
            append_rows(connection, [work for work in run if isinstance(work, LogRow)])
        else:
            for work in run:
                _write_one(connection, work)


def write_one_by_one(connection: Connection, group: Sequence[Work], refused: set[str]) -> Refusals:
    """Leaves out what is refused, and then the rest of that game too: a log with a gap would be worthless."""
    refusals: Refusals = {}
    for index, work in enumerate(group):
        try:
            _write_unless_refused(connection, work, refused)
        except Exception as error:
            if not is_refusal(error):
                raise
            refusals[index] = as_store_error(error)
    return refusals


def _write_unless_refused(connection: Connection, work: Work, refused: set[str]) -> None:
    match work:
        case Settle(game):
            refused.discard(game)
        case LogRow(game) if game in refused:
            raise StoreError("An earlier entry of this game was refused")
        case LogRow(game):
            refused.add(game)
            with connection.begin_nested():
                _write_one(connection, work)
            refused.discard(game)
        case Job():
            with connection.begin_nested():
                _write_one(connection, work)


def _write_one(connection: Connection, work: Work) -> None:
    match work:
        case LogRow():
            append_rows(connection, [work])
        case Job(perform):
            perform(connection)
