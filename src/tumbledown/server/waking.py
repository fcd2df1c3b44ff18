"""Restores a game from the database: from its newest snapshot and the entries after it, or from its whole log."""

import asyncio
import logging
from typing import Final, NamedTuple, Protocol

import msgspec

from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.journal import Entry
from tumbledown.engine.setup import bare_game, replay, resolved
from tumbledown.engine.snapshot import SnapshotError, restore
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters
from tumbledown.server import snapshots
from tumbledown.server.logs import note
from tumbledown.server.replies import Replies

AT_ONCE: Final = 50
"""Entries of a log that are replayed in one turn of the event loop: a few milliseconds."""

_decode_entry: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


class KeptLog(Protocol):
    """The part of the store from which a game is restored."""

    async def load_log(self, game: str, start: int = 0) -> list[tuple[int, bytes]]: ...
    async def load_snapshot(self, game: str) -> bytes | None: ...


class Woken(NamedTuple):
    """A game after so many entries, and the replies of which its log tells."""

    game: Game
    replies: Replies
    entries: int


async def woken(log: KeptLog, id: str, settings: Settings, seed: str) -> Woken | None:
    """The game as its log tells it; None if nothing was logged. A snapshot that cannot be read, or that is of another
    log, is ignored: it contains nothing that the log does not."""
    data = await log.load_snapshot(id)
    if data is not None:
        try:
            return await _by_snapshot(log, id, settings, seed, snapshots.read(data))
        except SnapshotError as error:
            note("snapshot not used", logging.WARNING, game=id, why=str(error))
    lines = [line for _, line in await log.load_log(id)]
    bare = Woken(bare_game(settings, seed, chapters(settings)), Replies(), 0)
    return await _gone_on(bare, lines) if lines else None


async def _by_snapshot(log: KeptLog, id: str, settings: Settings, seed: str, kept: snapshots.Kept) -> Woken:
    lines = [line for _, line in await log.load_log(id, kept.entries - 1)]
    if not lines or snapshots.digest(lines[0]) != kept.last:
        raise SnapshotError("of another log")
    game = restore(kept.state, resolved(settings, chapters(settings)), Fortune(seed))
    return await _gone_on(Woken(game, Replies.of_numbers(kept.replies), kept.entries), lines[1:])


async def _gone_on(begun: Woken, lines: list[bytes]) -> Woken:
    """Replay these entries, and let other tasks run in between."""
    for start in range(0, len(lines), AT_ONCE):
        told = [_decode_entry.decode(line) for line in lines[start : start + AT_ONCE]]
        for entry in told:
            replay(begun.game, list(entry.events), entry.at)
        begun.replies.recall(told)
        await asyncio.sleep(0)
    return begun._replace(entries=begun.entries + len(lines))
