"""All tables of this process: made, found, restored from the log, and dropped from memory."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from tumbledown.engine import journal
from tumbledown.engine.journal import Header
from tumbledown.engine.structs import Settings
from tumbledown.server import daily, game_settings, members, tokens, waking
from tumbledown.server.busyness import Busyness
from tumbledown.server.config import Config
from tumbledown.server.errors import RoomError
from tumbledown.server.logs import LOGGER, note
from tumbledown.server.members import GATHERING, OVER, PAUSED, Chair, TableRecord
from tumbledown.server.metrics import Metrics
from tumbledown.server.play import BROKEN, Request
from tumbledown.server.replies import KEPT
from tumbledown.server.room import Room
from tumbledown.server.store import Store, StoreError
from tumbledown.server.timekeeping import HastenedTimers, Timers
from tumbledown.server.waking import Woken

RESTARTING: Final = "restarting"
STOP_S: Final = 3.0
DAY_S: Final = 24 * 60 * 60
_headers = msgspec.json.Decoder(Header)


class Defects:
    """The commands that made a game fail by an error of ours. They must not do so again when the game is restored."""

    def __init__(self) -> None:
        self.commands: deque[tuple[int, int]] = deque(maxlen=KEPT)
        self.is_its_own = False

    def note(self, request: Request | None) -> None:
        """Remember a failure. A player's command will be refused; if the game failed by itself, it will be paused."""
        if request is None or request.reply_to is None:
            self.is_its_own = True
        else:
            self.commands.append((request.reply_to.seat, request.reply_to.id))

    def apply_to(self, room: Room) -> None:
        for seat, id in self.commands:
            if room.table.play is not None:
                room.table.play.replies.of(seat).remember(id, BROKEN)
        if self.is_its_own:
            room.record.phase = PAUSED
            self.is_its_own = False


class Lobby:
    """Rooms by code. An unused room is dropped from memory, and restored from the log when it is asked for."""

    def __init__(self, store: Store, config: Config, metrics: Metrics) -> None:
        self.store = store
        self.config = config
        self.limits = config.limits
        self.metrics = metrics
        self.busyness = Busyness()
        self.rooms: dict[str, Room] = {}
        self.trouble = ""
        self.is_stopping = False
        self._makers: dict[str, str] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._idle_since: dict[str, float] = {}
        self._defects: dict[str, Defects] = {}

    async def create(self, settings: Settings, address: str, seed: str = "") -> Room:
        game_settings.check(settings)
        seed = game_settings.tidy_seed(seed)
        if self.trouble:
            raise RoomError("trouble", self.trouble)
        if self.busyness.is_busy:
            raise RoomError("server_busy")
        code = await self._fresh_code()
        self._expect_space()
        if self.made_by(address) >= self.limits.tables_per_address:
            raise RoomError("too_many_tables")
        room = self._room(
            TableRecord(code, settings, [Chair() for _ in range(game_settings.seats(settings))], seed=seed)
        )
        self._makers[code] = address
        self.rooms[code] = room
        await room.table.save()
        note("table made", table=code, modules=settings.modules)
        return room

    async def create_daily(self, address: str, *, is_new: bool) -> Room:
        """Make a table for the temple of today."""
        day = daily.today()
        if self.trouble:
            raise RoomError("trouble", self.trouble)
        seed = await self.store.seed_of_day(day, tokens.new_token())
        room = await self.create(daily.SETTINGS, address, seed)
        daily.enter(room.record, day, is_new=is_new)
        await room.table.save()
        return room

    def knows(self, address: str, code: str) -> bool:
        """Whether a seat of this table has been connected from this address since the table is in memory."""
        room = self.rooms.get(code.upper())
        return room is not None and address in room.table.addresses.values()

    def made_by(self, address: str) -> int:
        """How many tables in memory were made from this address."""
        return sum(maker == address for maker in self._makers.values())

    def _expect_space(self) -> None:
        if len(self.rooms) >= self.limits.tables:
            raise RoomError("server_full")

    async def _fresh_code(self) -> str:
        while True:
            code = tokens.new_code()
            if code not in self.rooms and await self.store.load_table(code) is None:
                return code

    def _room(self, record: TableRecord) -> Room:
        room = Room(record, self.store, self._timers(), self.spawn, self.config)
        room.table.trouble = self.trouble
        room.on_defect = self.mend
        return room

    def _timers(self) -> Timers:
        loop, rate = asyncio.get_running_loop(), self.config.clock_rate
        return loop if rate == 1 else HastenedTimers(loop, rate)

    async def find(self, code: str) -> Room:
        """The room of this code, restored if it is not in memory."""
        code = code.upper()
        if not tokens.is_code(code):
            raise RoomError("no_such_table")
        self._idle_since.pop(code, None)
        room = self.rooms.get(code)
        if room is not None:
            return room
        if code not in self._waking:
            self._waking[code] = asyncio.create_task(self._wake(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    async def _wake(self, code: str) -> Room:
        data = await self.store.load_table(code)
        if data is None:
            raise RoomError("no_such_table")
        self._expect_space()
        room = self._room(members.load(data))
        record = room.record
        if record.game and record.phase not in (GATHERING, OVER):
            await self._bring_back(room)
        for chair in record.chairs:
            chair.present = chair.kind == members.BOT
        self.rooms[code] = room
        note("table woken", table=code, phase=record.phase)
        return room

    async def _bring_back(self, room: Room) -> None:
        """Restore the game of a room. If its log is empty or of another version, the table is as between games; the log
        is kept."""
        woken = await self._woken(room.record)
        if woken is None:
            room.record.phase = GATHERING
            return
        room.playing.wake(woken)
        if room.record.game in self._defects:
            self._defects[room.record.game].apply_to(room)

    async def _woken(self, record: TableRecord) -> Woken | None:
        kept = await self.store.load_game(record.game)
        if kept is None:
            return None
        header = _headers.decode(kept.header)
        if header.format != journal.FORMAT:
            note("game of another format", table=record.code, game=record.game, format=header.format)
            return None
        return await waking.woken(self.store, record.game, header.settings, kept.seed)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run in the background to the end, even if the connection that asked for it is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOGGER.error("a background task failed", exc_info=error)

    # ---------------------------------------------------------------- sleep, trouble, stop
    def put_to_sleep(self, seconds: float) -> None:
        """Drop rooms that had no connection for a while; but not in trouble, when their logs cannot be written."""
        if self.trouble:
            return
        for code, room in list(self.rooms.items()):
            if room.connections:
                self._idle_since.pop(code, None)
            elif seconds - self._idle_since.setdefault(code, seconds) > self.limits.sleep_after_s:
                room.say_goodbye("asleep")
                self._drop(code)
                note("table asleep", table=code)

    async def clear_out(self, now: float) -> None:
        """Delete tables without any game, and results of days that are long past; `now` is the wall clock in seconds
        since 1970."""
        if not self.trouble:
            await self.store.forget_days(daily.day_at(now - DAY_S * self.limits.daily_days))
            await self.store.drop_unplayed(int(now) - DAY_S * self.limits.unplayed_days, list(self.rooms))

    def _drop(self, code: str) -> None:
        del self.rooms[code]
        self._idle_since.pop(code, None)
        self._makers.pop(code, None)

    def suffer(self, trouble: str) -> None:
        """Stop all tables. Their time stops at the moment of the last commit."""
        lost_s = self.store.waited_s
        note("trouble", logging.WARNING, why=trouble, tables=len(self.rooms), waited_s=round(lost_s, 3))
        self.trouble = trouble
        for room in self.rooms.values():
            room.suffer(trouble, lost_s)

    def recover(self) -> None:
        if self.is_stopping:
            return
        note("recovered", why=self.trouble, tables=len(self.rooms))
        self.trouble = ""
        for room in self.rooms.values():
            room.recover()

    async def stop(self) -> None:
        """Accept no more commands, finish what is under way, and close all connections, so that another process can go
        on with the tables."""
        self.is_stopping = True
        self.trouble = RESTARTING
        for room in self.rooms.values():
            room.suffer(RESTARTING)
        with contextlib.suppress(TimeoutError, StoreError):
            await asyncio.wait_for(self._finish(), STOP_S)
        for room in self.rooms.values():
            room.say_goodbye(RESTARTING)

    async def _finish(self) -> None:
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.store.flush()

    def drop_game(self, game: str, error: StoreError) -> None:
        """Drop a game to whose log another process has written. Clients that reconnect get it restored from the log."""
        LOGGER.error("an entry of game %s was refused: %s", game, error)
        for room in [each for each in self.rooms.values() if each.record.game == game]:
            self._rebuild(room)

    def mend(self, room: Room, error: Exception, request: Request | None) -> None:
        """Drop a game that failed by an error of ours. It is restored from its log, without the command that led
        there."""
        command = None if request is None else type(request.command).__name__
        facts = {"table": room.record.code, "game": room.record.game, "command": command}
        LOGGER.error("a game broke", exc_info=error, extra={"facts": facts})
        self._defects.setdefault(room.record.game, Defects()).note(request)
        self._rebuild(room)

    def _rebuild(self, room: Room) -> None:
        room.say_goodbye(RESTARTING)
        if self.rooms.get(room.record.code) is room:
            self._drop(room.record.code)
