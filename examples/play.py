"""A player in a few lines: makes or joins a table, brings bots, and takes the best of what it is offered."""

import argparse
import asyncio
import random
import time

import aiohttp

WISHES = ("escape", "answer", "activate", "free", "discover", "enter", "roll", "fate")
TYPES = {
    "activate": ("ActivateGems", "step"),
    "discover": ("Discover", "side"),
    "enter": ("Enter", "to"),
}


def command(option: dict, seat: int) -> dict:
    """What to send to take this option; everything without a command of its own is performed by its verb."""
    verb, target = option["verb"], random.choice(option.get("targets", [-1]))
    if verb == "roll":
        return {"type": "Roll", "seat": seat}
    if verb == "answer":
        return {"type": "Answer", "seat": seat, "question": option["about"], "option": option["targets"][0]}
    if verb == "escape":
        return {"type": "Escape", "seat": seat}
    if verb in TYPES:
        name, field = TYPES[verb]
        return {"type": name, "seat": seat, field: target}
    return {"type": "Perform", "seat": seat, "verb": verb, "target": target}


def choose(options: list[dict], now: float) -> dict | None:
    open_now = [option for option in options if option.get("at", 0) <= now]
    return min((o for o in open_now if o["verb"] in WISHES), key=lambda o: WISHES.index(o["verb"]), default=None)


async def play(line: aiohttp.ClientWebSocketResponse, seconds: float, pace: float) -> None:
    seat, options, skew, number, end, next_at = -1, [], 0.0, 100, time.monotonic() + seconds, 0.0
    while time.monotonic() < end:
        try:
            message = await line.receive_json(timeout=0.05)
        except TimeoutError:
            if time.monotonic() > next_at and (option := choose(options, time.monotonic() * 1000 + skew)):
                number, next_at = number + 1, time.monotonic() + pace
                await line.send_json({"type": "do", "id": number, "command": command(option, seat)})
            continue
        if message["type"] in ("welcome", "frame"):
            skew = message.get("now", message.get("t", 0)) - time.monotonic() * 1000
            seat, options = message.get("seat", seat), message.get("options", options)
        for event in message.get("events", []):
            print(message["t"], event.pop("type"), *event.items())
        if message["type"] in ("refused", "fault", "goodbye"):
            print(message)
        clock = message.get("set", {}).get("clock", {})
        if message["type"] == "goodbye" or clock.get("phase") == 2:
            print("won" if clock.get("won") else "not won")
            return


async def main(args: argparse.Namespace) -> None:
    async with aiohttp.ClientSession(args.server) as session:
        path = f"/api/tables/{args.code}/seats" if args.code else "/api/tables"
        body = {"name": args.name} | ({} if args.code else {"settings": {"roll_ms": args.roll_ms}})
        async with session.post(path, json=body) as answer:
            seat = await answer.json()
        print("table", seat["code"], "seat", seat["seat"])
        async with session.ws_connect(f"/api/tables/{seat['code']}/socket") as line:
            await line.send_json({"type": "hello", "token": seat["token"]})
            for number in range(0 if args.code else args.bots):
                await line.send_json({"type": "manage", "id": number, "what": "add_bot"})
            if not args.code:
                await line.send_json({"type": "manage", "id": 99, "what": "start"})
            await play(line, args.seconds, args.pace)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--server", default="http://127.0.0.1:8642")
    parser.add_argument("--code", default="", help="join this table and wait; otherwise make one and start")
    parser.add_argument("--name", default="Ada")
    parser.add_argument("--bots", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=700)
    parser.add_argument("--pace", type=float, default=1.0, help="seconds between two commands")
    parser.add_argument("--roll-ms", type=int, default=1000)
    asyncio.run(main(parser.parse_args()))
