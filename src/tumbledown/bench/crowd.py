"""Serves a table that no rule allows: many chambers, and six adventurers whose dice roll all the time.

`python -m tumbledown.bench.crowd CHAMBERS PORT` serves it with the page, to measure how smoothly the page draws it.
"""

import asyncio
import sys
import time
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec
from aiohttp import WSMsgType, web

from tumbledown.engine.events import DiceRolled
from tumbledown.engine.temple import LAID
from tumbledown.engine.view import AdventurerView, ChamberView, ClockView, DepotView, DieView, PileView, SeatView
from tumbledown.expansions import chapter

CODE: Final = "CRWDED"
BUILT: Final = Path(str(files("tumbledown"))) / "web"
NAMES: Final = ("Noor", "Milan", "Inés", "Otto", "Yuki", "Ada")
SIZES: Final = (45, 60)
"""Numbers of chambers: more than in the largest game, and a third more."""
ROW: Final = 9
DICE_EACH: Final = 5
ROLL_MS: Final = 1000
AGAIN_S: Final = 1.1
GONG_MS: Final = 180_000
FACES: Final = ".ATKGB"

_encode = msgspec.json.Encoder().encode


def temple(chambers: int) -> dict[str, Any]:
    """Every kind of chamber in every rotation, in rows around the first one."""
    kinds = [tile.id for tile in chapter("base").tiles]
    rows = chambers // ROW
    return {f"chamber:{tile}": _chamber(tile, rows, kinds) for tile in range(chambers)}


def _chamber(tile: int, rows: int, kinds: list[str]) -> ChamberView:
    y, x = divmod(tile, ROW)
    return ChamberView(x - ROW // 2, y - rows // 2, tile % 4, LAID, kinds[tile % len(kinds)])


def party(throw: int) -> dict[str, Any]:
    """Every adventurer at another place, with dice that show new faces after each roll."""
    seats = range(len(NAMES))
    return {
        **{f"seat:{seat}": SeatView(seat, seat, seat, False, 0, seat, 0, throw, False, 0) for seat in seats},
        **{f"adventurer:{seat}": AdventurerView(2 * (seat * 7 + 3)) for seat in seats},
        **{f"die:{die}": DieView(die // DICE_EACH, FACES[face]) for die, face in _faces(throw)},
    }


def _faces(throw: int) -> Iterator[tuple[int, int]]:
    return ((die, 1 + (die * 7 + throw * 3) % 4) for die in range(len(NAMES) * DICE_EACH))


def throws(throw: int, now: int) -> list[DiceRolled]:
    shown = dict(_faces(throw))
    every = (1 << DICE_EACH) - 1
    return [
        DiceRolled(seat, every << seat * DICE_EACH, _of(seat, shown), throw, now + ROLL_MS)
        for seat in range(len(NAMES))
    ]


def _of(seat: int, shown: dict[int, int]) -> tuple[int, ...]:
    return tuple(shown[die] for die in range(seat * DICE_EACH, (seat + 1) * DICE_EACH))


class CrowdedTable:
    """Gives every client the first seat, and ignores its commands."""

    def __init__(self, chambers: int) -> None:
        self._chambers = chambers
        self._began = time.monotonic()

    @property
    def now(self) -> int:
        return int((time.monotonic() - self._began) * 1000)

    async def open(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        rolling = asyncio.create_task(self._roll(socket))
        async for message in socket:
            if message.type is WSMsgType.TEXT:
                await self._answer(socket, msgspec.json.decode(message.data))
        rolling.cancel()
        return socket

    async def _answer(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        if message["type"] == "hello":
            await self._send(socket, self._welcome())
        elif message["type"] == "ping":
            await self._send(socket, {"type": "pong", "t": message["t"], "now": self.now})

    def _welcome(self) -> dict[str, Any]:
        clock = ClockView(1, 0, -1, (("gong", self.now + GONG_MS, (1,)),))
        rest = {"clock": clock, "depot": DepotView(11, 2), "pile:tiles": PileView(4), "table": _table()}
        state = {"set": temple(self._chambers) | party(0) | rest, "options": [], "prices": [], "game": "crowd"}
        return {"type": "welcome", "n": 0, "now": self.now, "seat": 0, "version": 2, **state}

    async def _roll(self, socket: web.WebSocketResponse) -> None:
        """Roll all dice again as soon as they lie."""
        await asyncio.sleep(AGAIN_S)
        for throw in range(1, sys.maxsize):
            now = self.now
            frame = {"type": "frame", "n": throw, "t": now, "events": throws(throw, now), "set": party(throw)}
            await self._send(socket, frame)
            await asyncio.sleep(AGAIN_S)

    async def _send(self, socket: web.WebSocketResponse, message: dict[str, Any]) -> None:
        await socket.send_str(_encode(message).decode())


def _table() -> dict[str, Any]:
    chairs = [
        {"kind": "person", "name": name, "colour": colour, "ready": True, "present": True}
        for colour, name in enumerate(NAMES)
    ]
    return {"type": "TableView", "code": CODE, "phase": "playing", "host": 0, "settings": {}, "chairs": chairs}


async def _show(_: web.Request) -> web.FileResponse:
    return web.FileResponse(BUILT / "index.html")


def make_app(chambers: int) -> web.Application:
    app = web.Application()
    app.router.add_get(f"/api/tables/{CODE}/socket", CrowdedTable(chambers).open)
    app.router.add_get(f"/t/{CODE}", _show)
    app.router.add_static("/", BUILT)
    return app


if __name__ == "__main__":
    web.run_app(make_app(int(sys.argv[1])), host="127.0.0.1", port=int(sys.argv[2]), print=None)
