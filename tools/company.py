"""Connected players of a table, so that it does not count them as absent; they act only through `send`."""

import asyncio
import threading
from collections.abc import Coroutine, Mapping
from typing import Any, Final

import msgspec
from aiohttp import ClientSession, ClientWebSocketResponse

from tumbledown.server.wire import VERSION

PATIENCE_S: Final = 20.0
SCREEN: Final = -1
"""Stands for a big screen in the place of a seat; it needs no token."""


class Company:
    """Connections that are open while the context lasts. They run in a thread, because a caller that drives a browser
    has no event loop to share."""

    def __init__(self, base: str, code: str, tokens: Mapping[int, str]) -> None:
        self._address = f"{base}/api/tables/{code}/socket"
        self._tokens = tokens
        self._lines: dict[int, ClientWebSocketResponse] = {}
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._session: ClientSession | None = None

    def __enter__(self) -> "Company":
        self._thread.start()
        self._wait_for(self._sit_down())
        return self

    def __exit__(self, *_: object) -> None:
        self._wait_for(self._leave())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE_S)
        self._loop.close()

    def send(self, seat: int, message: object) -> None:
        """Send any message of the wire as this seat."""
        self._wait_for(self._lines[seat].send_str(msgspec.json.encode(message).decode()))

    def _wait_for(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE_S)

    async def _sit_down(self) -> None:
        self._session = ClientSession()
        for seat, token in self._tokens.items():
            line = self._lines[seat] = await self._session.ws_connect(self._address, autoclose=False)
            hello = {"type": "hello", "token": token, "version": VERSION, "screen": seat == SCREEN}
            await line.send_str(msgspec.json.encode(hello).decode())
            await line.receive(PATIENCE_S)

    async def _leave(self) -> None:
        for line in self._lines.values():
            await line.close()
        if self._session is not None:
            await self._session.close()
