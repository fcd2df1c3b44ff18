"""The HTTP side of one TCP connection: its timeouts, its traffic budget, and its error responses."""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

import msgspec
from aiohttp import web
from aiohttp.web_request import BaseRequest

from tumbledown.server.headers import HEADERS
from tumbledown.server.rest.problems import Problem

HEAD_S: Final = 10.0
"""The head of the first request has to arrive within this time; heads of later ones, within the keep-alive."""

OPTIONS: Final[dict[str, Any]] = {
    "access_log": None,
    "auto_decompress": False,  # compressed bodies are refused: a small one may be huge when decompressed
    "keepalive_timeout": 30.0,
    "lingering_time": 2.0,
}


class Handler(web.RequestHandler):
    """Aborts slow connections. A request that is not HTTP gets a problem that quotes neither its bytes nor the
    library."""

    __slots__ = ("_cutting", "may_receive")

    may_receive: Callable[[int], bool] | None
    """Called before a packet of this size is read, if there is a WebSocket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.may_receive = None
        self._cutting = asyncio.get_running_loop().call_later(HEAD_S, _abort, transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self._cutting.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.may_receive is None or self.may_receive(len(data)):
            super().data_received(data)

    def head_is_here(self) -> None:
        self._cutting.cancel()

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        if isinstance(exc, UnicodeError):  # the library quotes a header in its own answer, and cannot encode it
            status = 400
        else:
            super().handle_error(request, status, exc, message)  # logs it; raises if half an answer is sent
        code = HTTPStatus(status).phrase.lower().replace(" ", "_")
        response = web.Response(body=msgspec.json.encode(Problem(code)), status=status, headers=HEADERS)
        response.content_type = "application/json"
        return response


def _abort(transport: asyncio.BaseTransport) -> None:
    if isinstance(transport, asyncio.WriteTransport):
        transport.abort()


class HandlingServer(web.Server):
    def __call__(self) -> web.RequestHandler:
        return Handler(self, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """Makes connections use our handler, for which the library has no option."""

    __slots__ = ()

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.__class__ = HandlingServer
        return server
