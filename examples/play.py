"""A whole player: makes or joins a table, brings bots, and takes the first of its wishes that it is offered."""

import argparse
import asyncio
import itertools
import random
import time

import aiohttp
import msgspec

from tumbledown.engine.offers import Offer
from tumbledown.engine.options import command
from tumbledown.server.wire import Do, Hello, Manage, Message

WISHES = ("escape", "answer", "activate", "free", "discover", "enter", "roll", "fate")


async def send(line: aiohttp.ClientWebSocketResponse, message: Message) -> None:
    await line.send_str(msgspec.json.encode(message).decode())


async def listen(line: aiohttp.ClientWebSocketResponse, known: dict) -> None:
    """Until the game is over or the line is closed; what is known is kept for whoever acts."""
    async for message in line:
        told = message.json()
        known |= {key: told[key] for key in ("seat", "options") if key in told}
        if told["type"] in ("welcome", "frame"):
            known["skew"] = told.get("now", told.get("t")) - time.monotonic() * 1000
        for event in told.get("events", []):
            print(told["t"], event.pop("type"), *event.items())
        if told["type"] in ("refused", "fault", "goodbye"):
            print(told)
        if (clock := told.get("set", {}).get("clock", {})).get("phase") == 2:
            print("won" if clock.get("won") else "not won")
            break


async def act(line: aiohttp.ClientWebSocketResponse, known: dict, pace: float) -> None:
    for number in itertools.count(100):
        await asyncio.sleep(pace)
        now = time.monotonic() * 1000 + known.get("skew", 0)
        open_now = [o for o in known.get("options", []) if o["verb"] in WISHES and o.get("at", 0) <= now]
        if option := min(open_now, key=lambda o: WISHES.index(o["verb"]), default=None):
            offer, targets = Offer(option["verb"], about=option.get("about", -1)), option.get("targets", [-1])
            target = targets[0] if offer.verb == "answer" else random.choice(targets)
            await send(line, Do(number, command(offer, known["seat"], target)))


async def main(args: argparse.Namespace) -> None:
    async with aiohttp.ClientSession(args.server) as session:
        path = f"/api/tables/{args.code}/seats" if args.code else "/api/tables"
        body = {"name": "Ada"} | ({} if args.code else {"settings": {"roll_ms": args.roll_ms}})
        seat = await (await session.post(path, json=body)).json()
        print("table", seat["code"], "seat", seat["seat"])
        async with session.ws_connect(f"/api/tables/{seat['code']}/socket") as line:
            await send(line, Hello(seat["token"]))
            for number, what in enumerate([] if args.code else [*["add_bot"] * args.bots, "start"]):
                await send(line, Manage(number, what))
            known: dict = {}
            tasks = [asyncio.create_task(work) for work in (listen(line, known), act(line, known, args.pace))]
            await asyncio.wait(tasks, timeout=args.seconds, return_when=asyncio.FIRST_COMPLETED)
            tasks[1].cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8642")
    parser.add_argument("--code", default="", help="join this table and wait; otherwise make one and start")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=700)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two commands")
    parser.add_argument("--roll-ms", type=int, default=1000)
    asyncio.run(main(parser.parse_args()))
