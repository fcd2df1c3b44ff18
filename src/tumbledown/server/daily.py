"""The temple of the day: one seed and the same settings for all tables, and the results of its games."""

import time
from datetime import UTC, date, datetime
from typing import Final

import msgspec

from tumbledown.engine.game import Game
from tumbledown.engine.structs import Settings
from tumbledown.expansions.data.base import DATA
from tumbledown.lab.simulate import by_the_clock
from tumbledown.server.members import PERSON, TableRecord
from tumbledown.server.store.daily import DailyResult

SETTINGS: Final = Settings(roll_ms=DATA.pace.gentle, bots_take_over=True)


def today() -> str:
    return day_at(time.time())


def day_at(seconds: float) -> str:
    """The day in ISO format, such as 2026-11-16; it lasts from midnight to midnight in UTC."""
    return datetime.fromtimestamp(seconds, UTC).date().isoformat()


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def enter(record: TableRecord, day: str, *, is_new: bool) -> None:
    """Let the table play the temple of the day. `is_new`: the player has not opened it before, so the first game
    counts."""
    record.day, record.counts = day, is_new


def leave(record: TableRecord) -> None:
    """End the table's temple of the day. The seed is removed too, because with it a player could learn the temple
    without the clock."""
    if record.day:
        record.day, record.counts, record.seed = "", False, ""


def result_of(game: Game, id: str, record: TableRecord) -> DailyResult | None:
    """The result of this game, or None if it does not count. Names of muted players are left out."""
    if not record.day or not record.counts:
        return None
    seats = record.chairs[: game.party.size]
    names = [chair.name for chair in seats if chair.kind == PERSON and not chair.muted]
    left_ms = max(0, by_the_clock(game)[1])
    written = msgspec.json.encode(names).decode()
    return DailyResult(id, record.day, game.party.size, written, game.won, game.now, left_ms)
