"""A whole player: makes a table with bots, or joins one by its code, and takes the first wish that it is offered."""

import argparse
import asyncio
import itertools
import random
import time

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType

from tumbledown.engine.offers import Offer
from tumbledown.engine.options import command
from tumbledown.server.wire import Do, Hello, Manage, encode

FLAGS = {"server": "http://127.0.0.1:8642", "code": "", "bots": 3, "seconds": 700.0, "pace": 1.0, "roll-ms": 1000}
WISHES = ("escape", "answer", "activate", "free", "discover", "enter", "roll", "fate")


async def listen(line: ClientWebSocketResponse, known: dict) -> None:
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


async def act(line: ClientWebSocketResponse, known: dict, pace: float) -> None:
    for number in itertools.count(100):
        await asyncio.sleep(pace)
        now = time.monotonic() * 1000 + known.get("skew", 0)
        open_now = [o for o in known.get("options", []) if o["verb"] in WISHES and o.get("at", 0) <= now]
        if option := min(open_now, key=lambda o: WISHES.index(o["verb"]), default=None):
            offer, targets = Offer(option["verb"], about=option.get("about", -1)), option.get("targets", [-1])
            target = targets[0] if offer.verb == "answer" else random.choice(targets)
            await line.send_frame(encode(Do(number, command(offer, known["seat"], target))), WSMsgType.TEXT)


async def main(args: argparse.Namespace) -> None:
    async with ClientSession(args.server) as session:
        path = f"/api/tables/{args.code}/seats" if args.code else "/api/tables"
        body = {"name": "Ada"} | ({} if args.code else {"settings": {"roll_ms": args.roll_ms}})
        seat = await (await session.post(path, json=body)).json()
        print("table", seat["code"], "seat", seat["seat"])
        async with session.ws_connect(f"/api/tables/{seat['code']}/socket") as line:
            wishes = [] if args.code else [*["add_bot"] * args.bots, "start"]
            for word in (Hello(seat["token"]), *[Manage(number, what) for number, what in enumerate(wishes)]):
                await line.send_frame(encode(word), WSMsgType.TEXT)
            known: dict = {}
            tasks = [asyncio.create_task(work) for work in (listen(line, known), act(line, known, args.pace))]
            await asyncio.wait(tasks, timeout=args.seconds, return_when=asyncio.FIRST_COMPLETED)
            tasks[1].cancel()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for name, usual in FLAGS.items():
        parser.add_argument(f"--{name}", type=type(usual), default=usual, help=" ")
    asyncio.run(main(parser.parse_args()))
