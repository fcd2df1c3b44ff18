"""The OpenAPI document describes every route, and what the server answers is what the document says."""

import asyncio
import os
import re
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house import JSON, House, begin
from tests.server.served import RealServer
from tumbledown.engine.commands import Perform
from tumbledown.server import pages
from tumbledown.server.config import Config
from tumbledown.server.limits import Limits
from tumbledown.server.rest.endpoint import Endpoint
from tumbledown.server.rest.routes import ENDPOINTS, document
from tumbledown.server.run import make_app

DOCUMENT = document()
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
EXAMPLES = 300 if os.environ.get("TUMBLEDOWN_LONG") else 40
MANY = 10**6


def schema_of(endpoint: Endpoint, status: int) -> dict[str, Any]:
    """The schema of this answer, with the components beside it."""
    answers = DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]["responses"]
    [content] = answers[str(status)]["content"].values()
    return {**content["schema"], "components": DOCUMENT["components"]}


def endpoint(id: str) -> Endpoint:
    return next(each for each in ENDPOINTS if each.id == id)


async def test_every_route_but_the_page_is_described_and_every_description_is_a_route(house: House) -> None:
    routes = {
        (route.method, route.resource.canonical)
        for route in house.server.app.router.routes()
        if route.resource is not None and route.resource.canonical not in pages.paths()
    }
    told = {(method.upper(), path) for path, item in DOCUMENT["paths"].items() for method in item}
    assert routes == told


async def test_the_document_is_served(house: House) -> None:
    status, served = await house.get("/api/openapi.json")
    assert status == 200
    assert served["openapi"] == "3.1.0"
    assert served["paths"].keys() == DOCUMENT["paths"].keys()


def test_every_schema_is_one_and_every_reference_leads_somewhere() -> None:
    for each in ENDPOINTS:
        for status in (404, 500) if 404 in each.problems else (500,):
            jsonschema_rs.meta.validate(schema_of(each, status))
    references = set(re.findall(r"'#/components/schemas/(\w+)'", str(DOCUMENT)))
    assert references <= DOCUMENT["components"]["schemas"].keys()
    assert {"Problem", "Settings", "TableView", "NewTable"} <= references


async def test_real_answers_are_as_described(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.do(Perform(0, "give_up"))
    while host.store["table"]["phase"] != "over":
        await host.next()
    [replay] = (await house.get(f"/api/tables/{host.code}/replays"))[1]
    asked = {
        "tell_story": f"/api/replays/{replay['game']}/story",
        "show_table": f"/api/tables/{host.code}",
        "list_replays": f"/api/tables/{host.code}/replays",
        "show_modules": "/api/modules",
        "show_rules": "/api/rules",
        "show_openapi": "/api/openapi.json",
        "be_healthy": "/healthz",
        "be_ready": "/readyz",
    }
    for id, path in asked.items():
        status, found = await house.get(path)
        assert status == 200
        assert found
        jsonschema_rs.validate(schema_of(endpoint(id), 200), found)
    status, found = await house.post("/api/tables", {"name": "Ada"})
    jsonschema_rs.validate(schema_of(endpoint("create_table"), 201), found)
    status, found = await house.post("/api/tables", {"name": 1})
    jsonschema_rs.validate(schema_of(endpoint("create_table"), status), found)


def test_an_answer_of_another_shape_would_be_noticed() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema_of(endpoint("show_table"), 200), {"table": {"code": 1}})


class Served:
    """A server in a thread of its own, so that what asks it may block."""

    def __init__(self, folder: Path) -> None:
        limits = Limits(
            tables=MANY,
            tables_per_address=MANY,
            misses_per_minute=MANY,
            requests_per_s=MANY,
            requests_burst=MANY,
        )
        self.server = RealServer(make_app(Config(database=f"sqlite:///{folder}/tables.db", limits=limits)))
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.do(self.server.start_server())
        self.base = str(self.server.make_url("")).rstrip("/")

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def stop(self) -> None:
        self.do(self.server.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.stop()


CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
WITH_INPUT = [each for each in ENDPOINTS if each.body is not None or "{" in each.path]


def ask(served: Served, endpoint: Endpoint, mode: GenerationMode, **fixed: Any) -> None:
    """Many requests of this kind, good or bad; each answer is checked."""
    cases = SCHEMA[endpoint.path][endpoint.method].as_strategy(mode, **fixed)

    @settings(max_examples=EXAMPLES, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=cases)
    def check(case: schemathesis.Case[Any]) -> None:
        case.validate_response(case.call(base_url=served.base), checks=CHECKS)

    check()


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda each: each.id)
def test_whatever_is_asked_rightly_the_answer_is_as_described(served: Served, endpoint: Endpoint) -> None:
    ask(served, endpoint, GenerationMode.POSITIVE)


@pytest.mark.parametrize("endpoint", WITH_INPUT, ids=lambda each: each.id)
def test_whatever_is_asked_wrongly_the_answer_is_as_described(served: Served, endpoint: Endpoint) -> None:
    ask(served, endpoint, GenerationMode.NEGATIVE)


@pytest.mark.parametrize("mode", GenerationMode, ids=lambda mode: mode.value)
def test_whatever_is_asked_of_a_table_that_is_there_the_answer_is_as_described(
    served: Served, mode: GenerationMode
) -> None:
    made = requests.post(f"{served.base}/api/tables", data=b'{"name":"Ada"}', headers=JSON, timeout=30).json()
    ask(served, endpoint("take_seat"), mode, path_parameters={"code": made["code"]})
    assert requests.get(f"{served.base}/api/tables/{made['code']}", timeout=30).status_code == 200
