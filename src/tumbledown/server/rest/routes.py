"""All HTTP endpoints, without the page."""

from functools import cache
from typing import Any, Final

from aiohttp import web

from tumbledown.server.rest import challenges, daily, facts, openapi, replays, socket, tables
from tumbledown.server.rest.endpoint import Endpoint, Routes

routes = Routes()


@routes.add("GET", "/api/openapi.json", "This document")
async def show_openapi(request: web.Request) -> dict[str, Any]:
    return document()


ENDPOINTS: Final[tuple[Endpoint, ...]] = (
    *tables.routes,
    *socket.routes,
    *replays.routes,
    *challenges.routes,
    *daily.routes,
    *facts.routes,
    *routes,
)


@cache
def document() -> dict[str, Any]:
    return openapi.document(ENDPOINTS)


def add_to(app: web.Application) -> None:
    for endpoint in ENDPOINTS:
        app.router.add_route(endpoint.method, endpoint.path, endpoint.respond)
