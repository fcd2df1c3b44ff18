"""People at tables, as the server meets them: each holds a line, reads its options and takes one of them."""

import asyncio
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec
from aiohttp import ClientSession

from tumbledown.bench.line import Line, connect

AT_ONCE: Final = 16
"""So many requests of the setting up are under way at a time."""

HELLO: Final = b'{"type":"hello","token":"%s"}'
DO: Final = b'{"type":"do","id":%d,"command":%s}'
START: Final = b'{"type":"manage","id":0,"what":"start"}'


class Option(msgspec.Struct, gc=False):
    """The part of an option that matters here."""

    verb: str
    targets: tuple[int, ...] = (-1,)
    about: int = -1
    pick: tuple[int, int] = (0, 0)


class Heard(msgspec.Struct, gc=False):
    """The part of any message that matters here."""

    type: str
    id: int | None = None
    re: int | None = None
    options: tuple[Option, ...] | None = None


_decode: Final = msgspec.json.Decoder(Heard).decode
_encode: Final = msgspec.json.Encoder().encode


def choose(options: tuple[Option, ...], seat: int, rng: Random) -> dict[str, Any]:
    """Questions first, then gems; explore and walk as often as throw; a switch when there is nothing to do."""
    by_verb = {option.verb: option for option in options}
    wishes = ["answer", "activate", "free", *rng.sample(["discover", "enter", "roll"], 3), "fate"]
    for verb in wishes:
        if verb in by_verb:
            return command(by_verb[verb], seat, rng)
    return {"type": "Prefer", "seat": seat, "what": "keeps_masks", "on": rng.random() < 0.5}


def command(option: Option, seat: int, rng: Random) -> dict[str, Any]:
    target = rng.choice(option.targets)
    match option.verb:
        case "roll":
            return {"type": "Roll", "seat": seat}
        case "answer":
            return {"type": "Answer", "seat": seat, "question": option.about, "option": target}
        case "activate":
            return {"type": "ActivateGems", "seat": seat, "step": target}
        case "discover":
            return {"type": "Discover", "seat": seat, "side": target}
        case "enter":
            return {"type": "Enter", "seat": seat, "to": target}
        case verb:
            return {"type": "Perform", "seat": seat, "verb": verb, "target": target}


class Person:
    """One seat and its line. `answered` is called when the last command was carried out or refused."""

    def __init__(self, seat: int, token: str, rng: Random) -> None:
        self.seat = seat
        self.token = token
        self.rng = rng
        self.line: Line | None = None
        self.options: tuple[Option, ...] = ()
        self.id = 0
        self.sent_at = 0.0
        self.waits: list[float] = []
        self.refused = 0
        self.answered: Callable[[], None] = _rest

    def hear(self, text: bytes) -> None:
        message = _decode(text)
        if message.options is not None:
            self.options = message.options
        if message.re == self.id or (message.type == "refused" and message.id == self.id):
            self.waits.append(perf_counter() - self.sent_at)
            self.refused += message.type == "refused"
            self.answered()

    def act(self) -> None:
        assert self.line is not None
        self.id += 1
        self.sent_at = perf_counter()
        self.line.say(DO % (self.id, _encode(choose(self.options, self.seat, self.rng))))

    def forget(self) -> None:
        self.waits, self.refused = [], 0


def _rest() -> None:
    pass


class Tables:
    """Tables with their people, made over HTTP and joined over WebSocket like any others."""

    def __init__(self, port: int, players: int, roll_ms: int) -> None:
        self.port = port
        self.settings = {"players": players, "roll_ms": roll_ms, "modules": ["sixth_adventurer"] * (players > 5)}
        self.players = players
        self.tables: dict[str, list[Person]] = {}
        self._gate = asyncio.Semaphore(AT_ONCE)

    @property
    def people(self) -> list[Person]:
        return [person for people in self.tables.values() for person in people]

    async def make(self, count: int) -> list[str]:
        """So many more tables, everybody seated; nobody is connected yet."""
        async with ClientSession(f"http://127.0.0.1:{self.port}") as session:
            return list(await asyncio.gather(*[self._make_one(session, len(self.tables) + n) for n in range(count)]))

    async def _make_one(self, session: ClientSession, number: int) -> str:
        async with self._gate:
            host = await _post(session, "/api/tables", {"name": "Ada", "settings": self.settings})
            seats = [host]
            for _ in range(self.players - 1):
                seats.append(await _post(session, f"/api/tables/{host['code']}/seats", {"name": "Bo"}))
        self.tables[host["code"]] = [
            Person(seat["seat"], seat["token"], Random(f"{number} {seat['seat']}")) for seat in seats
        ]
        return str(host["code"])

    async def join(self, codes: list[str]) -> None:
        for code in codes:
            for person in self.tables[code]:
                person.line = await connect(self.port, f"/api/tables/{code}/socket", person.hear)
                person.line.say(HELLO % person.token.encode())

    async def start(self, codes: list[str], patience_s: float = 30.0) -> None:
        for code in codes:
            host = self.tables[code][0].line
            assert host is not None
            host.say(START)
        async with asyncio.timeout(patience_s):
            while not all(person.options for code in codes for person in self.tables[code]):
                await asyncio.sleep(0.02)

    def leave(self) -> None:
        for person in self.people:
            if person.line is not None:
                person.line.close()


async def _post(session: ClientSession, path: str, body: object) -> dict[str, Any]:
    async with session.post(path, data=_encode(body)) as answer:
        found: dict[str, Any] = await answer.json()
        if answer.status != 201:
            raise RuntimeError(f"{path}: {answer.status} {found}")
        return found


# -------------------------------------------------------------------- rhythms
async def as_fast_as_possible(people: list[Person], seconds: float) -> None:
    """Everybody sends the next command when the last one is answered."""
    for person in people:
        person.answered = person.act
        person.act()
    await asyncio.sleep(seconds)
    for person in people:
        person.answered = _rest


async def steadily(people: list[Person], each_per_s: float, seconds: float) -> None:
    """Everybody sends at this rate, whatever comes back, evenly spread: also those of one table."""
    people = sorted(people, key=lambda person: person.seat)
    loop = asyncio.get_running_loop()
    begin, gap = loop.time(), 1 / (each_per_s * len(people))
    for number in range(int(each_per_s * len(people) * seconds)):
        due = begin + number * gap
        if due > loop.time():
            await asyncio.sleep(due - loop.time())
        people[number % len(people)].act()
    await asyncio.sleep(0.2)
