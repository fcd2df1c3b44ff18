"""The page's benchmark: its arithmetic, the crowded table that it draws, and what it says when something is missing."""

from pathlib import Path
from typing import Any

import pytest
from aiohttp.test_utils import TestClient, TestServer

from tumbledown.bench import browser, crowd, lighthouse
from tumbledown.bench.client import Measure, measure_client
from tumbledown.bench.node import Unavailable


@pytest.mark.parametrize(
    ("measure", "is_kept"),
    [
        (Measure("", "", 50, measured=50.0), True),
        (Measure("", "", 50, measured=50.1), False),
        (Measure("", "", 50, is_most=False, measured=50.0), True),
        (Measure("", "", 50, is_most=False, measured=49.9), False),
        (Measure("", "", 50, unavailable="not here"), False),
    ],
)
def test_a_budget_is_a_bound_above_or_below(measure: Measure, is_kept: bool) -> None:
    assert measure.is_kept is is_kept


@pytest.mark.usefixtures("somewhere")
def test_a_page_that_was_not_built_is_not_measured() -> None:
    with pytest.raises(RuntimeError, match="make client"):
        measure_client()


@pytest.fixture
def somewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The page is looked for in this folder, which is empty at first."""
    monkeypatch.setattr(crowd, "BUILT", tmp_path)
    return tmp_path


def test_without_a_browser_there_is_nothing_to_measure_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "BROWSERS", ())
    monkeypatch.delenv("TUMBLEDOWN_CHROMIUM", raising=False)
    assert browser.find_browser() == ""
    with pytest.raises(RuntimeError, match="no Chromium"), browser.chromium():
        pass


def test_lighthouse_that_cannot_run_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lighthouse, "_npm", lambda: ["sh", "-c", "echo no registry >&2; exit 3"])
    with pytest.raises(Unavailable, match="no registry"):
        lighthouse.scores("http://localhost/")


# -------------------------------------------------------------------- the crowd
async def test_the_crowd_has_60_chambers_and_30_dice_that_never_rest(
    somewhere: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crowd, "AGAIN_S", 0.01)
    async with TestClient(TestServer(crowd.make_app(60))) as client:
        line = await client.ws_connect(f"/api/tables/{crowd.CODE}/socket")
        await line.send_json({"type": "hello"})
        await line.send_json({"type": "ping", "t": 5})
        heard: list[dict[str, Any]] = [await line.receive_json() for _ in range(4)]
        await line.close()
    told = {message["type"]: message for message in heard}
    kinds = [key.partition(":")[0] for key in told["welcome"]["set"]]
    assert (kinds.count("chamber"), kinds.count("die"), kinds.count("seat")) == (60, 30, 6)
    assert len({(each["x"], each["y"]) for each in crowd_of(told["welcome"], "chamber")}) == 60
    assert told["pong"]["t"] == 5
    assert [len(event["faces"]) for event in told["frame"]["events"]] == [5] * 6
    assert all(event["ready_at"] > told["frame"]["t"] for event in told["frame"]["events"])


def crowd_of(welcome: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    return [entity for key, entity in welcome["set"].items() if key.startswith(f"{kind}:")]


async def test_the_page_is_served_beside_the_crowd(somewhere: Path) -> None:
    (somewhere / "index.html").write_text("<p>here")
    async with TestClient(TestServer(crowd.make_app(60))) as client:
        answer = await client.get(f"/t/{crowd.CODE}")
        assert await answer.text() == "<p>here"
