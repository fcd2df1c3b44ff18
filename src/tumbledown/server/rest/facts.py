"""Facts about this server over HTTP: its chapters and rules, its health and its metrics."""

import msgspec
from aiohttp import web

from tumbledown.expansions import chapter, names
from tumbledown.rulebook.catalogue import Chapter
from tumbledown.rulebook.catalogue import chapters as rule_chapters
from tumbledown.server.errors import RoomError
from tumbledown.server.rest.context import LOBBY, METRICS
from tumbledown.server.rest.endpoint import TEXT, Routes

routes = Routes()


class ModuleShown(msgspec.Struct, frozen=True):
    """A chapter that can be played: what it requires and excludes, and how many seats it has."""

    name: str
    title: str
    requires: tuple[str, ...]
    excludes: tuple[str, ...]
    seats: int
    variants: tuple[str, ...]


@routes.add("GET", "/api/modules", "The chapters that are built")
async def show_modules(request: web.Request) -> list[ModuleShown]:
    return [_module(name) for name in names()]


def _module(name: str) -> ModuleShown:
    built, rules = chapter(name), rule_chapters().get(name)
    title = name if rules is None else rules.title
    return ModuleShown(name, title, tuple(built.requires), tuple(built.excludes), built.seats, built.variants)


@routes.add("GET", "/api/rules", "The rules, by chapter")
async def show_rules(request: web.Request) -> dict[str, Chapter]:
    return dict(rule_chapters())


class Health(msgspec.Struct, frozen=True):
    """Whether the server works."""

    ok: bool


@routes.add("GET", "/healthz", "Whether the server lives")
async def be_healthy(request: web.Request) -> Health:
    return Health(True)


@routes.add("GET", "/readyz", "Whether the server can serve: its database answers, and can be written")
async def be_ready(request: web.Request) -> Health:
    if await request.app[LOBBY].store.is_ready():
        return Health(True)
    raise RoomError("not_ready")


@routes.add("GET", "/metrics", "Counts and times for Prometheus", content=TEXT)
async def show_metrics(request: web.Request) -> bytes:
    request.app[METRICS].tables.set(len(request.app[LOBBY].rooms))
    return request.app[METRICS].text()
