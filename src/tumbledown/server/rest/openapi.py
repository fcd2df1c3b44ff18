"""The OpenAPI document, made from the endpoints with the types that they decode and encode."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec

from tumbledown import __version__
from tumbledown.server.rest.endpoint import JSON, Endpoint
from tumbledown.server.rest.problems import Problem
from tumbledown.server.tokens import ALPHABET, CODE_LENGTH

REF: Final = "#/components/schemas/{name}"
ALWAYS_POSSIBLE: Final = (400, 429, 500, 503)
WITH_A_BODY: Final = (403, 408, 413, 415)

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


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The document of these endpoints, as OpenAPI 3.1."""
    paths: dict[str, dict[str, Any]] = {}
    types = _types(endpoints)
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    shapes = dict(zip(map(str, types), schemas, strict=True))
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _described(endpoint, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tumbledown", "version": __version__, "description": "Tables at which people meet and play."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat."}},
        },
    }


def _types(endpoints: Sequence[Endpoint]) -> list[Any]:
    used = [kind for endpoint in endpoints for kind in (endpoint.answer, endpoint.body) if kind is not None]
    return [Problem, *used]


def _described(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    names = [name for name in PARAMETERS if f"{{{name}}}" in endpoint.path]
    told: dict[str, Any] = {
        "operationId": endpoint.id,
        "summary": endpoint.summary,
        "parameters": [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in names],
        "responses": _answers(endpoint, shapes),
    }
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, **_content(JSON, shapes[str(endpoint.body)])}
    if endpoint.needs_token:
        told["security"] = [{"seat": []}]
    return told


def _answers(endpoint: Endpoint, shapes: dict[str, Any]) -> dict[str, Any]:
    problem = shapes[str(Problem)]
    answers = {status: _content(JSON, problem) for status in sorted(_possible(endpoint))}
    good = {} if endpoint.answer is None else _content(endpoint.content, shapes[str(endpoint.answer)])
    answers = {endpoint.status: good, **answers}
    return {str(status): {"description": HTTPStatus(status).phrase, **answer} for status, answer in answers.items()}


def _possible(endpoint: Endpoint) -> set[int]:
    return {*endpoint.problems, *ALWAYS_POSSIBLE, *(WITH_A_BODY if endpoint.body is not None else ())}


def _content(kind: str, schema: Any) -> dict[str, Any]:
    return {"content": {kind: {"schema": schema}}}
