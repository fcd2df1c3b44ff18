"""What the handlers find in the application."""

from typing import Final

from aiohttp import web

from tumbledown.server.config import Config
from tumbledown.server.lobby import Lobby
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.write_batch import WriteBatch

LOBBY: Final = web.AppKey("lobby", Lobby)
CONFIG: Final = web.AppKey("config", Config)
METRICS: Final = web.AppKey("metrics", Metrics)
BATCH: Final = web.AppKey("batch", WriteBatch)


async def room_of(request: web.Request) -> Room:
    """The room of the table whose code stands in the path, woken if it sleeps."""
    return await request.app[LOBBY].find(request.match_info["code"])
