"""Answers to requests that are not HTTP: a named problem, and neither the bytes that came nor the library's name."""

from http import HTTPStatus

import msgspec
from aiohttp import web
from aiohttp.web_request import BaseRequest

from tumbledown.server.headers import HEADERS
from tumbledown.server.rest.problems import Problem


class DiscreetHandler(web.RequestHandler):
    """The library's own would repeat the bytes that it could not read."""

    __slots__ = ()

    def handle_error(
        self, request: BaseRequest, status: int = 500, exc: BaseException | None = None, message: str | None = None
    ) -> web.StreamResponse:
        super().handle_error(request, status, exc, message)  # notes it down; raises if half an answer is out already
        code = HTTPStatus(status).phrase.lower().replace(" ", "_")
        response = web.Response(body=msgspec.json.encode(Problem(code)), status=status, headers=HEADERS)
        response.content_type = "application/json"
        return response


class DiscreetServer(web.Server):
    def __call__(self) -> web.RequestHandler:
        return DiscreetHandler(self, loop=self._loop, **self._kwargs)


class Runner(web.AppRunner):
    """The library has no place to say which handler a connection gets."""

    __slots__ = ()

    async def _make_server(self) -> web.Server:
        server = await super()._make_server()
        server.__class__ = DiscreetServer
        return server
