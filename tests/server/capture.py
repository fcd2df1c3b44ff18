"""A short real session as both sides wrote it; `docs/protocol.md` shows one, and its test compares the two."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import ClientSession

from tests.server.house import House
from tests.server.player import Player
from tests.server.served import RealServer
from tumbledown.server.config import Config
from tumbledown.server.run import make_app

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN, END = "<!-- capture -->\n```\n", "```\n<!-- end of capture -->"


class Scribe(Player):
    """Writes down every message: `>` from the client, `<` to it."""

    lines: list[str]

    async def send(self, message: object) -> None:
        self.lines.append("> " + msgspec.json.encode(message).decode())
        await super().send(message)

    async def next(self) -> dict[str, Any]:
        value = await super().next()
        self.lines.append("< " + msgspec.json.encode(value).decode())
        return value


async def capture(house: House) -> list[str]:
    """Gather, start, wait for the call, ask for the time, throw twice, say something, lose the line and come back."""
    _, seat = await house.post("/api/tables", {"name": "Ada"})
    ada = Scribe(house.session, house.base, seat["code"], seat["token"])
    ada.lines = []
    await ada.connect()
    await ada.until("frame")
    await ada.manage("start")
    await ada.until("frame", n=1)
    while ada.store["table"]["phase"] != "playing":
        await ada.next()
    await ada.send({"type": "ping", "t": 81234.5, "delay": 2.5})
    await ada.until("pong")
    for id in (2, 3):
        await ada.send({"type": "do", "id": id, "command": {"type": "Roll", "seat": 0}})
        await ada.until("frame" if id == 2 else "refused")
    await ada.send({"type": "say", "text": "Nobody here but me."})
    await ada.until("told")
    await ada.send_text('{"type":"do","id":4}')
    ada.lines.append('> {"type":"do","id":4}')
    await ada.until("fault")
    await ada.drop()
    while house.room(ada.code).table.subscribers:
        await asyncio.sleep(0)
    await ada.connect(fresh=False)
    await ada.until("frame", events=[])
    return [line.replace(seat["token"], "THE-SECRET-OF-THE-SEAT") for line in ada.lines]


async def main() -> None:
    """Put a new capture into the page."""
    with tempfile.TemporaryDirectory() as folder:
        server = RealServer(make_app(Config(database=f"sqlite:///{folder}/tables.db")))
        await server.start_server()
        async with ClientSession() as session:
            lines = await capture(House(server, session))
        await server.close()
    before, _, rest = PAGE.read_text().partition(BEGIN)
    PAGE.write_text(before + BEGIN + "".join(f"{line}\n" for line in lines) + END + rest.partition(END)[2])


if __name__ == "__main__":
    asyncio.run(main())
