"""What the server counts and notes down."""

import io
import json
import logging
from collections.abc import Iterator

import pytest
from prometheus_client.parser import text_string_to_metric_families

from tests.server.house import House, begin
from tests.server.opened import counted
from tumbledown.engine.commands import Enter, Perform, Roll
from tumbledown.server import logs
from tumbledown.server.rest.context import LOBBY


async def told(house: House) -> dict[str, float]:
    """What Prometheus would read, by name and labels."""
    async with house.session.get(f"{house.base}/metrics") as answer:
        assert answer.status == 200
        assert answer.content_type == "text/plain"
        families = text_string_to_metric_families(await answer.text())
    return {sample.name + "".join(sample.labels.values()): sample.value for each in families for sample in each.samples}


async def test_tables_and_connections_are_counted_while_they_are_there(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    found = await told(house)
    assert found["tumbledown_tables"] == 1
    assert found["tumbledown_connections"] == 2
    await host.drop()
    while watcher.store["table"]["chairs"][0]["present"]:
        await watcher.next()
    assert (await told(house))["tumbledown_connections"] == 1


async def test_commands_and_their_refusals_are_counted(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.do(Roll(0))
    await host.do(Enter(0, 999))
    await host.send({"type": "say", "text": "no command"})
    await host.until("told")
    found = await told(house)
    assert found["tumbledown_commands_total"] == 2
    assert found["tumbledown_refusals_totalno_such_place"] == 1


async def test_the_time_from_a_command_to_its_own_frame_is_measured_once(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await begin(host, watcher)
    assert (await told(house))["tumbledown_command_seconds_count"] == 0
    frame = await host.do(Roll(0))
    while watcher.n < frame["n"]:
        await watcher.next()
    found = await told(house)
    assert found["tumbledown_command_seconds_count"] == 1
    assert 0 < found["tumbledown_command_seconds_sum"] < 5


async def test_every_group_that_was_committed_is_measured(house: House) -> None:
    before = counted(house, "log_seconds_count")
    await house.host()
    assert counted(house, "log_seconds_count") > before
    assert counted(house, "log_seconds_sum") > 0


async def test_problems_of_requests_are_counted_by_code(house: House) -> None:
    await house.get("/nowhere")
    await house.get("/api/tables/AAAAAA")
    assert counted(house, "refusals_total", code="not_found") == 1
    assert counted(house, "refusals_total", code="no_such_table") == 1


async def test_nonsense_is_counted_as_malformed(house: House) -> None:
    host = await house.host()
    await host.send_text("?")
    await host.until("fault")
    assert counted(house, "refusals_total", code="malformed") == 1


async def test_the_lag_of_the_loop_is_among_what_is_told(house: House) -> None:
    assert "tumbledown_loop_lag_seconds_count" in await told(house)


# -------------------------------------------------------------------- notes
@pytest.fixture
def noted() -> Iterator[io.StringIO]:
    """Everything that is noted down, as it would stand in the log."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.JsonLines())
    logs.LOGGER.addHandler(handler)
    level = logs.LOGGER.level
    logs.LOGGER.setLevel(logging.INFO)
    yield stream
    logs.LOGGER.removeHandler(handler)
    logs.LOGGER.setLevel(level)


async def test_what_happens_to_tables_is_noted_one_json_line_each(house: House, noted: io.StringIO) -> None:
    host = await house.host()
    await begin(host)
    house.server.app[LOBBY].suffer("disk_full")
    house.server.app[LOBBY].recover()
    await host.until("frame")
    await host.do(Perform(0, "give_up"))
    while host.store["table"]["phase"] != "over":
        await host.next()
    lines = [json.loads(line) for line in noted.getvalue().splitlines()]
    events = [line["event"] for line in lines]
    assert events == ["table made", "game started", "trouble", "recovered", "game over"]
    assert {line.get("table") for line in lines} == {host.code, None}
    assert lines[2]["level"] == "warning"
    assert lines[2]["why"] == "disk_full"


def test_a_line_that_was_not_ours_is_json_too() -> None:
    record = logging.LogRecord("elsewhere", logging.ERROR, "file", 1, 'a "quoted" %s\n', ("thing",), None)
    line = logs.JsonLines().format(record)
    assert "\n" not in line
    assert json.loads(line)["event"] == 'a "quoted" thing\n'


def test_a_defect_is_noted_with_its_trace() -> None:
    try:
        raise ZeroDivisionError("oh")
    except ZeroDivisionError as error:
        info = (type(error), error, error.__traceback__)
        record = logging.LogRecord("x", logging.ERROR, "file", 1, "failed", (), info)
    assert "ZeroDivisionError: oh" in json.loads(logs.JsonLines().format(record))["trace"]
