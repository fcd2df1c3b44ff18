"""A player at the end of a real line: keeps a store, numbers commands, and can drop and come back."""

import asyncio
from http import HTTPStatus
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType, WSServerHandshakeError

from tumbledown.engine.commands import AnyCommand
from tumbledown.server.wire import VERSION, Do

ANSWER_S: Final = 30.0
AGAIN_S: Final = 0.1


class Player:
    """Everything it knows came over the wire."""

    def __init__(self, session: ClientSession, base: str, code: str, token: str = "") -> None:
        self.session = session
        self.base = base
        self.code = code
        self.token = token
        self.seat = -1
        self.n = -1
        self.game = ""
        self.store: dict[str, Any] = {}
        self.options: list[dict[str, Any]] = []
        self.prices: list[dict[str, Any]] = []
        self.messages: list[dict[str, Any]] = []
        self.goodbye = ""
        self._id = 0
        self._line: ClientWebSocketResponse | None = None

    async def connect(self, *, fresh: bool = True) -> dict[str, Any]:
        """Open a line and say hello; the first message back is returned."""
        await self.open()
        last = -1 if fresh else self.n
        hello = {"type": "hello", "token": self.token, "last": last, "game": self.game, "version": VERSION}
        await self.send(hello)
        return await self.next()

    async def open(self) -> None:
        """Comes again, as the page does, while the server cannot just now: a database is slow where much else runs."""
        async with asyncio.timeout(ANSWER_S):
            while not await self._opened():
                await asyncio.sleep(AGAIN_S)

    async def _opened(self) -> bool:
        try:
            self._line = await self.session.ws_connect(f"{self.base}/api/tables/{self.code}/socket")
        except WSServerHandshakeError as refused:
            if refused.status != HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            return False
        return True

    async def drop(self) -> None:
        if self._line is not None:
            await self._line.close()
            self._line = None

    async def send(self, message: object) -> None:
        assert self._line is not None
        await self._line.send_str(msgspec.json.encode(message).decode())

    async def send_text(self, text: str) -> None:
        assert self._line is not None
        await self._line.send_str(text)

    async def next(self) -> dict[str, Any]:
        """The next message, taken into the store."""
        assert self._line is not None
        message = await asyncio.wait_for(self._line.receive(), ANSWER_S)
        if message.type is not WSMsgType.TEXT:
            return {"type": "closed"}
        value: dict[str, Any] = msgspec.json.decode(message.data)
        self._take(value)
        return value

    def _take(self, value: dict[str, Any]) -> None:
        self.messages.append(value)
        if value["type"] == "welcome":
            self.store, self.seat, self.game = dict(value["set"]), value["seat"], value["game"]
        elif value["type"] == "frame":
            self.store.update(value["set"])
            for key in value.get("gone", []):
                del self.store[key]
        elif value["type"] == "goodbye":
            self.goodbye = value["why"]
        if value["type"] in ("welcome", "frame"):
            self.n = value["n"]
            self.options = value.get("options", self.options)
            self.prices = value.get("prices", self.prices)

    async def until(self, type: str, **wanted: object) -> dict[str, Any]:
        """Read on until a message of this type, with these fields, comes."""
        while True:
            value = await self.next()
            if value["type"] == type and all(value.get(key) == wish for key, wish in wanted.items()):
                return value
            if value["type"] == "closed":
                raise AssertionError(f"the line was closed while waiting for {type}: {self.goodbye}")

    async def do(self, command: AnyCommand) -> dict[str, Any]:
        """Send a command and wait for its answer: the frame with its effect, or the refusal."""
        self._id += 1
        await self.send(Do(self._id, command))
        while True:
            value = await self.next()
            if value["type"] == "frame" and value.get("re") == self._id:
                return value
            if value["type"] == "refused" and value["id"] == self._id:
                return value

    async def manage(self, what: str, **fields: object) -> None:
        self._id += 1
        await self.send({"type": "manage", "id": self._id, "what": what, **fields})
