"""A whole player: makes a table with three bots, or takes a seat by its code. `python play.py [SERVER [CODE]]`"""

import asyncio
import random
import sys

from aiohttp import ClientSession, ClientWebSocketResponse

from tumbledown.engine.offers import Offer
from tumbledown.engine.options import command
from tumbledown.server.wire import ClientMessage, Do, Hello, Manage, encode

WISHES = ("escape", "answer", "activate", "free", "discover", "enter", "roll", "fate")


async def play(server: str = "http://127.0.0.1:8642", code: str = "", pace: float = 1.1, **settings: int) -> None:
    async with ClientSession(server) as session:
        path, more = (f"/api/tables/{code}/seats", {}) if code else ("/api/tables", {"settings": settings})
        seat = await (await session.post(path, json={"name": "Ada"} | more)).json()
        async with session.ws_connect(f"/api/tables/{seat['code']}/socket") as line:
            host_says = [] if code else ["add_bot", "add_bot", "add_bot", "start"]
            await send(line, Hello(seat["token"]), *[Manage(id, what) for id, what in enumerate(host_says)])
            known = seat | {"options": []}
            acting = asyncio.create_task(act(line, known, pace))
            try:
                async for message in line:
                    heard = message.json()
                    print(heard["type"], message.data)
                    known |= heard if heard["type"] in ("welcome", "frame") else {}
                    if heard["type"] == "frame" and heard["set"].get("clock", {}).get("phase") == 2:
                        break
            finally:
                acting.cancel()


async def act(line: ClientWebSocketResponse, known: dict, pace: float) -> None:
    for id in range(100, 10_000):
        await asyncio.sleep(pace)
        if offers := [each for each in known["options"] if each["verb"] in WISHES]:
            best = min(offers, key=lambda each: WISHES.index(each["verb"]))
            target = random.choice(best.get("targets", [-1]))
            await send(line, Do(id, command(Offer(best["verb"], about=best.get("about", -1)), known["seat"], target)))


async def send(line: ClientWebSocketResponse, *messages: ClientMessage) -> None:
    for message in messages:
        await line.send_str(encode(message).decode())


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
