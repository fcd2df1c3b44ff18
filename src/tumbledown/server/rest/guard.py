"""Stands before every request: who asks, by which name, and whether that is within what an address may ask for."""

from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import ADDRESS, ADDRESSES, CONFIG
from tumbledown.server.rest.handler import Handler

CHANGING: Final = frozenset({"POST", "PUT", "PATCH", "DELETE"})


@web.middleware
async def guard(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    if isinstance(request.protocol, Handler):
        request.protocol.head_is_here()
    addresses = request.app[ADDRESSES]
    request[ADDRESS] = address = addresses.of(request.remote or "", request.headers.getall("X-Forwarded-For", []))
    if not address.requests.spend(addresses.time()):
        raise RoomError("too_many_requests")
    _expect_text(request)
    _expect_our_name(request)
    if request.method in CHANGING:
        expect_our_page(request)
    return await handler(request)


def _expect_text(request: web.Request) -> None:
    """Bytes that are no text would fail later, wherever somebody quotes them in an answer."""
    try:
        "".join(request.headers.values()).encode()
    except UnicodeEncodeError:
        raise RoomError("malformed") from None


def _expect_our_name(request: web.Request) -> None:
    """A page elsewhere may have its own name lead to us (DNS rebinding): then the name is not one of ours."""
    hosts = request.app[CONFIG].hosts
    if hosts and name_of(request.host) not in hosts:
        raise RoomError("bad_host")


def name_of(host: str) -> str:
    """A host without its port."""
    return (urlsplit(f"//{host}").hostname or "") if host.count(":") != 1 else host.partition(":")[0].lower()


def expect_our_page(request: web.Request) -> None:
    """A browser says which page asks. It must be one of our own address, or one that the host of this server named."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    if origin.partition("://")[2] != request.host and origin not in request.app[CONFIG].origins:
        raise RoomError("bad_origin")
