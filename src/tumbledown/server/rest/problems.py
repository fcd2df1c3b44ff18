"""Error responses: a named problem as JSON, never a traceback."""

import re
from collections.abc import Awaitable, Callable
from typing import Annotated, Final

import msgspec
from aiohttp import web

from tumbledown.server.errors import RoomError
from tumbledown.server.headers import HEADERS
from tumbledown.server.logs import LOGGER
from tumbledown.server.rest.context import METRICS
from tumbledown.server.rest.endpoint import JSON, encode
from tumbledown.server.store import StoreError

STATUS: Final = {
    "no_such_table": 404,
    "no_such_game": 404,
    "other_log": 410,
    "cut_log": 410,
    "bad_token": 403,
    "bad_origin": 403,
    "host_only": 403,
    "banned": 403,
    "table_locked": 403,
    "table_full": 409,
    "not_now": 409,
    "server_full": 503,
    "not_ready": 503,
    "trouble": 503,
    "too_many_tables": 429,
    "too_many_requests": 429,
    "too_many_misses": 429,
    "too_many_connections": 429,
    "server_busy": 503,
    "bad_host": 400,
    "unsupported_media_type": 415,
    "request_timeout": 408,
}


RETRY_AFTER_S: Final = {
    "too_many_tables": 60,
    "too_many_requests": 2,
    "too_many_misses": 60,
    "too_many_connections": 10,
    "server_busy": 5,
    "server_full": 30,
    "trouble": 2,
    "not_ready": 2,
}
"""After how many seconds a client may try again."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not served: a code that the client translates, and a detail for its developer."""

    code: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
    detail: str = ""


@web.middleware
async def name_errors(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """A middleware that turns every error of a handler into a problem with a code."""
    try:
        return await handler(request)
    except RoomError as error:
        return problem(request, STATUS.get(error.code, 400), error.code, error.detail)
    except StoreError as error:
        return problem(request, 503, "trouble", error.reason)
    except web.HTTPException as error:
        response = problem(request, error.status, re.sub("[^a-z]+", "_", error.reason.lower()))
        if "Allow" in error.headers:
            response.headers["Allow"] = error.headers["Allow"]
        return response
    except (web.RequestPayloadError, ConnectionError):  # the client is gone, which is no error of ours
        return problem(request, 400, "malformed")
    except Exception:
        LOGGER.exception("a request failed", extra={"facts": {"method": request.method, "path": request.path}})
        return problem(request, 500, "internal")


def problem(request: web.Request, status: int, code: str, detail: str = "") -> web.Response:
    """Count a problem, and make the response to it."""
    request.app[METRICS].refusals.labels(code).inc()
    response = web.Response(body=encode(Problem(code, detail)), status=status, content_type=JSON)
    if code == "too_many_requests":
        response.force_close()  # so that a client that continues has to connect again each time
    if code in RETRY_AFTER_S:
        response.headers["Retry-After"] = str(RETRY_AFTER_S[code])
    return response


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to every answer; only the page's own files set their own cache policy."""
    keeping = response.headers.get("Cache-Control", HEADERS["Cache-Control"])
    response.headers.update({**HEADERS, "Cache-Control": keeping})
