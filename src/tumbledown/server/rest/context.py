"""Keys of what handlers find in the application and the request."""

from typing import Final

from aiohttp import web

from tumbledown.server.addresses import Address, Addresses
from tumbledown.server.config import Config
from tumbledown.server.errors import RoomError
from tumbledown.server.lobby import Lobby
from tumbledown.server.metrics import Metrics
from tumbledown.server.room import Room
from tumbledown.server.write_batch import WriteBatch

LOBBY: Final = web.AppKey("lobby", Lobby)
CONFIG: Final = web.AppKey("config", Config)
METRICS: Final = web.AppKey("metrics", Metrics)
ADDRESSES: Final = web.AppKey("addresses", Addresses)
ADDRESS: Final = web.RequestKey("address", Address)

BATCH: Final = web.AppKey("batch", WriteBatch)


async def room_of(request: web.Request) -> Room:
    """The room of the table whose code is in the path, restored if it is not in memory. An address that tried too many
    wrong codes finds no table, except those where it has a seat."""
    lobby, address = request.app[LOBBY], request[ADDRESS]
    code, now = request.match_info["code"], request.app[ADDRESSES].time()
    if not address.misses.has(now) and not lobby.knows(address.key, code):
        raise RoomError("too_many_misses")
    try:
        return await lobby.find(code)
    except RoomError as error:
        if error.code == "no_such_table":
            address.misses.spend(now)
        raise
