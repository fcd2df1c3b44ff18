"""How a request fails: with a named problem as JSON, never with a traceback."""

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
"""When it is worth while to ask again, in seconds."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not served: a code for the client to word, and a hint for whoever writes one."""

    code: Annotated[str, msgspec.Meta(pattern="^[a-z0-9_]+$")]
    detail: str = ""


@web.middleware
async def name_errors(
    request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
) -> web.StreamResponse:
    """Whatever goes wrong in a handler becomes a problem with a code."""
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
    except (web.RequestPayloadError, ConnectionError):  # nobody is left to hear it, but it is no defect of ours
        return problem(request, 400, "malformed")
    except Exception:
        LOGGER.exception("a request failed", extra={"facts": {"method": request.method, "path": request.path}})
        return problem(request, 500, "internal")


def problem(request: web.Request, status: int, code: str, detail: str = "") -> web.Response:
    """Counted, and told to whoever asked."""
    request.app[METRICS].refusals.labels(code).inc()
    response = web.Response(body=encode(Problem(code, detail)), status=status, content_type=JSON)
    if code == "too_many_requests":
        response.force_close()  # whoever goes on asking has to connect again each time
    if code in RETRY_AFTER_S:
        response.headers["Retry-After"] = str(RETRY_AFTER_S[code])
    return response


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer has these headers, whoever made it; only the page's own files say themselves how long they keep."""
    keeping = response.headers.get("Cache-Control", HEADERS["Cache-Control"])
    response.headers.update({**HEADERS, "Cache-Control": keeping})
