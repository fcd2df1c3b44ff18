"""All tables of this process: made, found, woken from the log, and put to sleep."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import msgspec

from tumbledown.engine.journal import Header
from tumbledown.engine.structs import Settings
from tumbledown.server import hosting, members, tokens
from tumbledown.server.errors import RoomError
from tumbledown.server.limits import Limits
from tumbledown.server.members import GATHERING, OVER, Chair, TableRecord
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.store.store import Store

MOST_SEATS = 6
_headers = msgspec.json.Decoder(Header)


class Lobby:
    """Rooms by code. A room that nobody needs is dropped from memory and rebuilt from the log when asked for."""

    def __init__(self, store: Store, limits: Limits, metrics: Metrics) -> None:
        self.store = store
        self.limits = limits
        self.metrics = metrics
        self.rooms: dict[str, Room] = {}
        self.made_by: dict[str, int] = {}
        self._waking: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._idle_since: dict[str, float] = {}

    async def create(self, settings: Settings, address: str) -> Room:
        hosting.check(settings)
        if len(self.rooms) >= self.limits.tables:
            raise RoomError("server_full")
        if self.made_by.get(address, 0) >= self.limits.tables_per_address:
            raise RoomError("too_many_tables")
        code = await self._fresh_code()
        seats = MOST_SEATS if "sixth_adventurer" in settings.modules else MOST_SEATS - 1
        room = self._room(TableRecord(code, settings, [Chair() for _ in range(seats)]))
        self.made_by[address] = self.made_by.get(address, 0) + 1
        self.rooms[code] = room
        await room.save()
        return room

    async def _fresh_code(self) -> str:
        while True:
            code = tokens.new_code()
            if code not in self.rooms and await self.store.load_table(code) is None:
                return code

    def _room(self, record: TableRecord) -> Room:
        return Room(record, self.store, asyncio.get_running_loop(), self.spawn)

    async def find(self, code: str) -> Room:
        """The table of this code, woken if it sleeps."""
        code = code.upper()
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
            raise RoomError("no_such_table", code)
        room = self._room(members.load(data))
        record = room.record
        if record.game and record.phase not in (GATHERING, OVER):
            await self._bring_back(room)
        for chair in record.chairs:
            chair.present = chair.kind == members.BOT
        self.rooms[code] = room
        return room

    async def _bring_back(self, room: Room) -> None:
        kept = await self.store.load_game(room.record.game)
        if kept is None:
            room.record.phase = GATHERING
            return
        entries = [entry for _, _, entry in await self.store.load_log(room.record.game)]
        room.wake(kept.seed, _headers.decode(kept.header).settings, entries)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run to its end, whoever asked for it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- sleep, trouble, stop
    def put_to_sleep(self, seconds: float) -> None:
        """Drop rooms that nobody has listened to for a while."""
        for code, room in list(self.rooms.items()):
            if room.listeners:
                self._idle_since.pop(code, None)
            elif seconds - self._idle_since.setdefault(code, seconds) > self.limits.sleep_after_s:
                room.say_goodbye("asleep")
                del self.rooms[code]
                del self._idle_since[code]

    def suffer(self, trouble: str) -> None:
        for room in self.rooms.values():
            room.suffer(trouble)

    def recover(self) -> None:
        for room in self.rooms.values():
            room.recover()

    async def stop(self) -> None:
        """Finish what is under way, tell everybody, and let another process go on."""
        for room in self.rooms.values():
            room.say_goodbye("restarting")
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
