"""A player by script: chooses among its options by a seed, and whatever happens to its line, comes back and goes on."""

import asyncio
import contextlib
import random
from typing import Any

import msgspec
from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType

from tumbledown.engine.commands import AnyCommand, Prefer, Roll
from tumbledown.engine.offers import Offer
from tumbledown.engine.options import command as command_of
from tumbledown.server.wire import VERSION, Do

AGAIN_S = 0.05
BREAK_S = 0.04
IN_FLIGHT = 4
SHUNNED = frozenset({"give_up"})


class Scripted:
    """What it knows came over the wire; what it asked and what it was told is kept for the test."""

    def __init__(self, session: ClientSession, base: str, code: str, token: str, seed: object) -> None:
        self.session = session
        self.base = base
        self.code = code
        self.token = token
        self.seat = self.n = -1
        self.game = ""
        self.store: dict[str, Any] = {}
        self.options: list[dict[str, Any]] = []
        self.sent: dict[int, AnyCommand] = {}
        self.waiting: dict[int, AnyCommand] = {}
        self.done: dict[int, int] = {}
        self.refused: dict[int, str] = {}
        self.goodbyes: list[str] = []
        self.table_times: list[int] = []
        self.lines = 0
        self.is_quiet = True
        self.patience = 10.0
        self.news = asyncio.Condition()
        self._chance = random.Random(f"{seed}")
        self._line: ClientWebSocketResponse | None = None

    # ---------------------------------------------------------------- the line
    async def live(self) -> None:
        """Until cancelled."""
        while True:
            with contextlib.suppress(ClientError, OSError, TimeoutError):
                await self._stay_on_the_line()
            await asyncio.sleep(AGAIN_S)

    async def _stay_on_the_line(self) -> None:
        """Until it breaks, or until nothing has been heard for longer than the patience."""
        async with self.session.ws_connect(f"{self.base}/api/tables/{self.code}/socket") as line:
            await line.send_json(self.hello())
            self._line, self.lines = line, self.lines + 1
            talking = asyncio.create_task(self._talk(line))
            try:
                while (message := await asyncio.wait_for(line.receive(), self.patience)).type is WSMsgType.TEXT:
                    await self._take(msgspec.json.decode(message.data))
            finally:
                self._line = None
                talking.cancel()
                await asyncio.gather(talking, return_exceptions=True)

    def hello(self) -> dict[str, Any]:
        return {"type": "hello", "token": self.token, "last": self.n, "game": self.game, "version": VERSION}

    async def say(self, message: dict[str, Any]) -> None:
        assert self._line is not None
        await self._line.send_json(message)

    async def hang_up(self) -> None:
        if self._line is not None:
            await self._line.close()

    # ---------------------------------------------------------------- hearing
    async def _take(self, value: dict[str, Any]) -> None:
        match value["type"]:
            case "welcome":
                self.store, self.seat, self.game = value["set"], value["seat"], value["game"]
            case "frame":
                self.store.update(value["set"])
                for key in value.get("gone", ()):
                    self.store.pop(key, None)
            case "refused":
                if self.waiting.pop(value["id"], None) is not None:
                    self.refused[value["id"]] = value["refusal"]["code"]
            case "pong":
                self.table_times.append(value["now"])
            case "goodbye":
                self.goodbyes.append(value["why"])
        if "n" in value:
            self.n = value["n"]
            self.options = value["options"] if value.get("options") is not None else self.options
        if value.get("re") is not None and self.waiting.pop(value["re"], None) is not None:
            self.done[value["re"]] = value["n"]
        async with self.news:
            self.news.notify_all()

    async def until(self, what: Any, seconds: float = 20.0) -> None:
        """Wait until something is true of this player."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: what(self)), seconds)

    # ---------------------------------------------------------------- asking
    async def _talk(self, line: ClientWebSocketResponse) -> None:
        """First again what was never answered, under the same numbers; then on and on."""
        async with self.news:
            await self.news.wait_for(lambda: self.seat >= 0)
        for id, command in list(self.waiting.items()):
            await self._send(line, id, command)
        while True:
            await asyncio.sleep(BREAK_S * (1 + self._chance.random()))
            if self.is_playing and not self.is_quiet and len(self.waiting) < IN_FLIGHT:
                await self._ask(line, self._choice())

    async def insist(self) -> None:
        """One command more, however many have no answer yet."""
        assert self._line is not None
        await self._ask(self._line, Prefer(self.seat, "auto_accept", True))

    @property
    def is_playing(self) -> bool:
        return bool(self.store.get("clock", {}).get("phase") == 1)

    async def _ask(self, line: ClientWebSocketResponse, command: AnyCommand) -> None:
        id = len(self.sent) + 1
        self.sent[id] = self.waiting[id] = command
        await self._send(line, id, command)

    async def _send(self, line: ClientWebSocketResponse, id: int, command: AnyCommand) -> None:
        await line.send_str(msgspec.json.encode(Do(id, command)).decode())

    def _choice(self) -> AnyCommand:
        """Mostly one of the options; sometimes a switch, and sometimes what is none."""
        options = [option for option in self.options if option["verb"] not in SHUNNED]
        draw = self._chance.random()
        if draw < 0.05:
            return Roll(self.seat)
        if draw < 0.1 or not options:
            return Prefer(self.seat, "auto_accept", self._chance.random() < 0.5)
        return self._taken(self._chance.choice(options))

    def _taken(self, option: dict[str, Any]) -> AnyCommand:
        offer = Offer(option["verb"], about=option.get("about", -1))
        target = self._chance.choice(option.get("targets", [-1]))
        return command_of(offer, self.seat, target, self._dice(option))

    def _dice(self, option: dict[str, Any]) -> int:
        least, most = option.get("pick", (0, 0))
        pool = option.get("pool", 0)
        dice = [die for die in range(pool.bit_length()) if pool >> die & 1]
        picked = self._chance.sample(dice, self._chance.randint(least, min(most, len(dice))))
        return sum(1 << die for die in picked)
