"""What the HTTP side offers, as data: the routes are made from it, and so is the OpenAPI document."""

from functools import cache
from http import HTTPStatus
from typing import Any, Final, NamedTuple

import msgspec

from tumbledown import __version__
from tumbledown.lab.story import Story
from tumbledown.rulebook.catalogue import Chapter
from tumbledown.server import api
from tumbledown.server.tokens import ALPHABET, CODE_LENGTH

JSON: Final = "application/json"
LINES: Final = "application/x-ndjson"
TEXT: Final = "text/plain"
SVG: Final = "image/svg+xml"

REF: Final = "#/components/schemas/{name}"
ALWAYS_POSSIBLE: Final = (500, 503)

PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "code": {
        "description": "The table's code; small letters will do.",
        "schema": {"type": "string", "pattern": f"^[{ALPHABET}{ALPHABET.lower()}]{{{CODE_LENGTH}}}$"},
    },
    "game": {
        "description": "The game's id, from the table's list of replays.",
        "schema": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
    },
}


class Operation(NamedTuple):
    """One thing that can be asked for, and every way it may be answered."""

    id: str
    method: str
    path: str
    summary: str
    status: int = 200
    answer: Any = None
    content: str = JSON
    body: Any = None
    problems: tuple[int, ...] = ()
    needs_token: bool = False


OPERATIONS: Final = (
    Operation(
        "create_table",
        "POST",
        "/api/tables",
        "Make a table and take its first seat",
        status=201,
        answer=api.SeatTaken,
        body=api.NewTable,
        problems=(400, 413, 429),
    ),
    Operation(
        "show_table",
        "GET",
        "/api/tables/{code}",
        "Look a table up by its code",
        answer=api.TableShown,
        problems=(400, 404),
    ),
    Operation(
        "draw_invitation",
        "GET",
        "/api/tables/{code}/qr.svg",
        "The table's address as a QR code",
        answer=str,
        content=SVG,
        problems=(400, 404),
    ),
    Operation(
        "take_seat",
        "POST",
        "/api/tables/{code}/seats",
        "Take a free seat before the game",
        status=201,
        answer=api.SeatTaken,
        body=api.TakeSeat,
        problems=(400, 404, 409, 413),
    ),
    Operation(
        "leave_seat",
        "DELETE",
        "/api/tables/{code}/seats",
        "Leave the seat whose token is sent along",
        status=204,
        problems=(403, 404),
        needs_token=True,
    ),
    Operation(
        "list_replays",
        "GET",
        "/api/tables/{code}/replays",
        "The finished games of a table, the oldest first",
        answer=list[api.ReplayShown],
        problems=(404,),
    ),
    Operation(
        "open_socket",
        "GET",
        "/api/tables/{code}/socket",
        "Open the WebSocket of a table; the protocol page says what is spoken there",
        status=101,
        problems=(400, 403, 404, 409),
    ),
    Operation(
        "show_replay",
        "GET",
        "/api/replays/{game}",
        "The whole log of a finished game, one JSON value a line, as `tumbledown verify` reads it",
        answer=str,
        content=LINES,
        problems=(404,),
    ),
    Operation(
        "tell_story",
        "GET",
        "/api/replays/{game}/story",
        "How a finished game went: its moments, and everybody's figures",
        answer=Story,
        problems=(404,),
    ),
    Operation("show_modules", "GET", "/api/modules", "The chapters that are built", answer=list[api.ModuleShown]),
    Operation("show_rules", "GET", "/api/rules", "The rules, by chapter", answer=dict[str, Chapter]),
    Operation("show_openapi", "GET", "/api/openapi.json", "This document", answer=dict[str, Any]),
    Operation("be_healthy", "GET", "/healthz", "Whether the server lives", answer=api.Health),
    Operation("be_ready", "GET", "/readyz", "Whether the server can serve: 503 if not", answer=api.Health),
    Operation("show_metrics", "GET", "/metrics", "Counts and times for Prometheus", answer=str, content=TEXT),
)


@cache
def document() -> dict[str, Any]:
    """The OpenAPI 3.1 document, made from the types that are used to read and write."""
    paths: dict[str, dict[str, Any]] = {}
    types = _types()
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    shapes = dict(zip(map(str, types), schemas, strict=True))
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tumbledown", "version": __version__, "description": "Tables at which people meet and play."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def _types() -> list[Any]:
    used = [kind for operation in OPERATIONS for kind in (operation.answer, operation.body) if kind is not None]
    return [api.Problem, *used]


def _described(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    names = [name for name in PARAMETERS if f"{{{name}}}" in operation.path]
    told: dict[str, Any] = {
        "operationId": operation.id,
        "summary": operation.summary,
        "parameters": [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in names],
        "responses": _answers(operation, shapes),
    }
    if operation.body is not None:
        told["requestBody"] = {"required": True, **_content(JSON, shapes[str(operation.body)])}
    if operation.needs_token:
        told["security"] = [{"seat": []}]
    return told


def _answers(operation: Operation, shapes: dict[str, Any]) -> dict[str, Any]:
    problem = shapes[str(api.Problem)]
    answers = {status: _content(JSON, problem) for status in sorted({*operation.problems, *ALWAYS_POSSIBLE})}
    good = {} if operation.answer is None else _content(operation.content, shapes[str(operation.answer)])
    answers = {operation.status: good, **answers}
    if operation.answer is api.Health:
        answers[503] = {"content": {JSON: {"schema": {"anyOf": [shapes[str(api.Health)], problem]}}}}
    return {str(status): {"description": HTTPStatus(status).phrase, **answer} for status, answer in answers.items()}


def _content(kind: str, schema: Any) -> dict[str, Any]:
    return {"content": {kind: {"schema": schema}}}
