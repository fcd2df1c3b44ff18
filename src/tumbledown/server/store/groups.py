"""The work that waits to be written, and how a group of it is written in one transaction."""

import asyncio
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from tumbledown.server.store.stretches import Stretch
from tumbledown.server.store.troubles import StoreError, as_store_error, is_refusal
from tumbledown.server.store.work import append_stretches


class LogRow:
    """A line of a game's log, with the callback for when it is durable."""

    def __init__(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None:
        self.game = game
        self.n = n
        self.at = at
        self.entry = entry
        self.durable = durable


class Job(NamedTuple):
    """Any other write, with the future of its caller."""

    perform: Callable[[Connection], None]
    size: int
    done: asyncio.Future[None]


class Settle(NamedTuple):
    """Writes nothing: is done when everything before it is, and accepts entries of a game again after a refusal."""

    game: str
    done: asyncio.Future[None]


Work = LogRow | Job | Settle
Refusals = dict[int, StoreError]


class Unit:
    """What is written or refused as a whole, with the positions of its parts in the group."""

    def __init__(self, what: Stretch | Job | Settle, index: int) -> None:
        self.what = what
        self.indices = [index]


def units(group: Sequence[Work]) -> list[Unit]:
    """The units of a group, in order. The lines of one game between two other writes are merged into a single
    stretch."""
    found: list[Unit] = []
    growing: dict[str, Unit] = {}
    for index, work in enumerate(group):
        if isinstance(work, LogRow):
            unit = growing.get(work.game)
            if unit is not None and isinstance(unit.what, Stretch) and unit.what.grows(work.n, work.entry):
                unit.indices.append(index)
            else:
                growing[work.game] = unit = Unit(Stretch(work.game, work.n, work.at, [work.entry]), index)
                found.append(unit)
        else:
            growing = {}
            found.append(Unit(work, index))
    return found


def write_together(connection: Connection, group: Sequence[Work]) -> None:
    """Write a group, with neighbouring stretches in one statement. Raises if anything of it is refused."""
    stretches: list[Stretch] = []
    for unit in units(group):
        if isinstance(unit.what, Stretch):
            stretches.append(unit.what)
        elif isinstance(unit.what, Job):
            append_stretches(connection, stretches)
            stretches = []
            unit.what.perform(connection)
    append_stretches(connection, stretches)


def write_one_by_one(connection: Connection, group: Sequence[Work], refused: set[str]) -> Refusals:
    """Write a group unit by unit, without those that are refused. The rest of a refused game is left out too, because a
    log with a gap cannot be used."""
    refusals: Refusals = {}
    for unit in units(group):
        try:
            _write_unless_refused(connection, unit.what, refused)
        except Exception as error:
            if not is_refusal(error):
                raise
            refusals.update(dict.fromkeys(unit.indices, as_store_error(error)))
    return refusals


def _write_unless_refused(connection: Connection, what: Stretch | Job | Settle, refused: set[str]) -> None:
    if isinstance(what, Settle):
        refused.discard(what.game)
    elif isinstance(what, Job):
        with connection.begin_nested():
            what.perform(connection)
    elif what.game in refused:
        raise StoreError("An earlier entry of this game was refused")
    else:
        refused.add(what.game)
        with connection.begin_nested():
            append_stretches(connection, [what])
        refused.discard(what.game)
