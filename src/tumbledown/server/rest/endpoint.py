"""Declares endpoints: a handler with a decorator, whose annotations are the types of body and answer.

    @routes.add("POST", "/api/tables", "Make a table and take its first seat", status=201, problems=(400, 413, 429))
    async def create_table(request: web.Request, body: NewTable) -> SeatTaken: ...

The route, the decoding of the body, the encoding of the answer and the OpenAPI document are made from this.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Final, NamedTuple, TypeVar, get_type_hints

import msgspec
from aiohttp import web

from tumbledown.server.errors import RoomError

BODY_S: Final = 10.0
"""The whole body of a request has to arrive within this time."""

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"

Handler = Callable[..., Awaitable[object]]
"""Takes the request, and the body if it has a parameter of this name; returns the answer, or a whole response."""

Declared = TypeVar("Declared", bound=Handler)
Body = TypeVar("Body")
encode: Final = msgspec.json.Encoder().encode


class Endpoint(NamedTuple):
    """One endpoint, with every kind of answer that it may give.

    `answer` and `body` are types, None if there is none. An answer that is not JSON is documented as text of this
    `content`.
    """

    method: str
    path: str
    summary: str
    handler: Handler
    body: Any
    answer: Any
    status: int = 200
    content: str = JSON
    problems: tuple[int, ...] = ()
    needs_token: bool = False

    @property
    def id(self) -> str:
        return self.handler.__name__

    async def respond(self, request: web.Request) -> web.StreamResponse:
        """Read the body, call the handler, write the answer."""
        arguments = () if self.body is None else (await _read(request, self.body),)
        answer = await self.handler(request, *arguments)
        if isinstance(answer, web.StreamResponse):
            return answer
        if answer is None:
            return web.Response(status=self.status)
        data = answer if isinstance(answer, bytes) else encode(answer)
        return web.Response(body=data, status=self.status, content_type=self.content)


async def _read(request: web.Request, shape: type[Body]) -> Body:
    """Decode the request's body as this struct; raise a `RoomError` if that fails."""
    is_squeezed = request.headers.get("Content-Encoding", "identity").lower() != "identity"
    if is_squeezed or request.content_type != JSON:  # an HTML form of another page cannot send this type
        raise RoomError("unsupported_media_type", f"a body is {JSON}, and not squeezed")
    try:
        async with asyncio.timeout(BODY_S):
            data = await request.read()
    except TimeoutError:
        raise RoomError("request_timeout", f"a body takes at most {BODY_S:.0f} seconds") from None
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise RoomError("malformed", str(error)) from error


class Routes:
    """The endpoints of one module, in the order in which they are declared."""

    def __init__(self) -> None:
        self._endpoints: list[Endpoint] = []

    def __iter__(self) -> Iterator[Endpoint]:
        return iter(self._endpoints)

    def add(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        status: int = 200,
        content: str = JSON,
        problems: tuple[int, ...] = (),
        needs_token: bool = False,
    ) -> Callable[[Declared], Declared]:
        """A decorator for a handler. The types of its parameter `body` and of its result say what is decoded and
        encoded."""

        def declare(handler: Declared) -> Declared:
            types = get_type_hints(handler)
            body, answer = types.get("body"), _shown(types["return"])
            endpoint = Endpoint(method, path, summary, handler, body, answer, status, content, problems, needs_token)
            self._endpoints.append(endpoint)
            return handler

        return declare


def _shown(answer: Any) -> Any:
    """The type as it is documented: bytes are text of the endpoint's content type, and a whole response has no type."""
    if answer is bytes:
        return str
    return None if answer is type(None) or answer is web.StreamResponse else answer
