"""A house with settings of its own, and what its metrics say."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import ClientSession

from tests.server.house import House
from tests.server.served import RealServer
from tumbledown.server.config import Config
from tumbledown.server.limits import Limits
from tumbledown.server.rest.context import METRICS
from tumbledown.server.run import make_app


@asynccontextmanager
async def opened(
    folder: Path,
    limits: Limits | None = None,
    *,
    origins: tuple[str, ...] = (),
    proxies: int = 0,
    hosts: tuple[str, ...] = (),
    intro_ms: int = 0,
    clock_rate: int = 1,
) -> AsyncIterator[House]:
    config = Config(
        database=f"sqlite:///{folder}/tables.db",
        origins=origins,
        proxies=proxies,
        hosts=hosts,
        intro_ms=intro_ms,
        clock_rate=clock_rate,
        limits=limits or Limits(),
    )
    server = RealServer(make_app(config))
    await server.start_server()
    try:
        async with ClientSession() as session:
            yield House(server, session)
    finally:
        await server.close()


def counted(house: House, name: str, **labels: str) -> float:
    """A counter or gauge as Prometheus would read it; nothing counted yet is 0."""
    return house.server.app[METRICS].registry.get_sample_value(f"tumbledown_{name}", labels) or 0.0
