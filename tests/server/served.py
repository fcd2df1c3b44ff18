"""The application as it is really served: with our handler of connections, and not only with the library's."""

from typing import Any

from aiohttp.test_utils import TestServer
from aiohttp.web_runner import BaseRunner

from tumbledown.server.rest.handler import OPTIONS, Runner


class RealServer(TestServer):
    async def _make_runner(self, **_: Any) -> BaseRunner:
        return Runner(self.app, **OPTIONS)
