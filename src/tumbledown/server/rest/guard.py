"""Checks every request before its handler: the address and its budget, the host name, and the origin of the page."""

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
    """Raise a `RoomError` for headers that are no text, because quoting them in an answer would fail."""
    try:
        "".join(request.headers.values()).encode()
    except UnicodeEncodeError:
        raise RoomError("malformed") from None


def _expect_our_name(request: web.Request) -> None:
    """Raise a `RoomError` if the host name is not ours. A page of another name could be resolved to us (DNS
    rebinding)."""
    hosts = request.app[CONFIG].hosts
    if hosts and name_of(request.host) not in hosts:
        raise RoomError("bad_host")


def name_of(host: str) -> str:
    """A host without its port."""
    return (urlsplit(f"//{host}").hostname or "") if host.count(":") != 1 else host.partition(":")[0].lower()


def expect_our_page(request: web.Request) -> None:
    """Raise a `RoomError` if a page of another origin sent the request, unless that origin is configured."""
    origin = request.headers.get("Origin")
    if origin is None:
        return
    if origin.partition("://")[2] != request.host and origin not in request.app[CONFIG].origins:
        raise RoomError("bad_origin")
