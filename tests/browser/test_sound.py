"""What two people in one room would hear: sounds are handed to the loudspeakers for the same instant."""

import json
import re
from typing import Any, Final, cast
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page

from serving import Server
from tests.browser.conftest import Open, Visit

SKEW_MS: Final = 50
TRIES: Final = 3
LOADED: Final = 40
THERE: Final = "() => 'tumbledownSound' in globalThis"
READY: Final = f"() => globalThis.tumbledownSound?.loaded >= {LOADED}"
HEARD: Final = "(cue) => tumbledownSound.log.some((each) => each.cue === cue)"
WALLS: Final = "(cue) => tumbledownSound.log.filter((each) => each.cue === cue).map((each) => each.wall)"


def post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    asked = Request(address, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urlopen(asked) as answer:
        return cast("dict[str, Any]", json.load(answer))


def two_at_a_table(server: Server, visit: Visit) -> tuple[Page, Page]:
    """Two browsers, each with a seat at the same table, and sounds at hand."""
    first = post(f"{server.base}/api/tables", {"name": "Ada"})
    second = post(f"{server.base}/api/tables/{first['code']}/seats", {"name": "Ben"})
    pages = [_seated(server, visit, seat) for seat in (first, second)]
    for page in pages:
        page.wait_for_function(READY)
    return pages[0], pages[1]


def _seated(server: Server, visit: Visit, seat: dict[str, Any]) -> Page:
    taken = json.dumps([{"code": seat["code"], "token": seat["token"], "at": 1}])
    page = visit(f"{server.base}/t/{seat['code']}", knows={"tumbledown.seats": taken})
    page.get_by_role("heading", level=1).first.wait_for(state="attached")
    page.mouse.click(4, 4)
    return page


def start(*pages: Page) -> None:
    for page in pages:
        page.get_by_role("button", name=re.compile("^I am ready|everyone is ready")).click()


def skew(cue: str, *pages: Page) -> float:
    """By how many milliseconds the clients would be heard apart, at worst."""
    for page in pages:
        page.wait_for_function(HEARD, arg=cue)
    walls = [page.evaluate(WALLS, cue) for page in pages]
    return float(max(abs(one - other) for one, other in zip(*walls, strict=True)))


@pytest.fixture(scope="module")
def calling(open_server: Open) -> Server:
    """With time for the fanfare."""
    return open_server("--intro-ms", "3000")


@pytest.fixture(scope="module")
def quick(open_server: Open) -> Server:
    """The first gong comes after six seconds, its slam one second later."""
    return open_server("--intro-ms", "0", "--clock-rate", "30")


def play_until_together(server: Server, visit: Visit, *cues: str) -> list[float]:
    """The skews of a game in which all are small. A machine that does too much else at once gets another try."""
    apart: list[float] = []
    for _ in range(TRIES):
        ada, ben = two_at_a_table(server, visit)
        start(ada, ben)
        apart = [skew(cue, ada, ben) for cue in cues]
        print(", ".join(f"{cue}: {each:.1f} ms apart" for cue, each in zip(cues, apart, strict=True)))
        if max(apart) <= SKEW_MS:
            break
        for page in (ada, ben):
            page.context.close()
    return apart


@pytest.mark.hurried
def test_two_clients_on_one_machine_hear_the_call_together(calling: Server, visit: Visit) -> None:
    assert max(play_until_together(calling, visit, "opening")) <= SKEW_MS


@pytest.mark.hurried
def test_two_clients_on_one_machine_hear_gong_and_slam_together(quick: Server, visit: Visit) -> None:
    assert max(play_until_together(quick, visit, "gong-1", "slam")) <= SKEW_MS


@pytest.mark.hurried
def test_nothing_of_the_sound_is_loaded_before_dice_can_be_thrown(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name=re.compile("^Roll")).wait_for()
    assert not [address for address in asked if "/sound/" in address]
    page.wait_for_function(READY)
    page.get_by_role("button", name=re.compile("^Roll")).click()
    page.wait_for_function("() => globalThis.tumbledownSound?.log.some((each) => each.cue.startsWith('throw-'))")


def test_volumes_survive_a_new_visit(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    page.wait_for_function(THERE)
    page.evaluate("() => { tumbledownSound.setVolume('dice', 0.3); tumbledownSound.mute('pings', true) }")
    page.reload()
    page.wait_for_function(THERE)
    groups = page.evaluate("() => tumbledownSound.groups")
    assert {group["id"]: group["volume"] for group in groups}["dice"] == 0.3
    assert [group["id"] for group in groups if group["muted"]] == ["pings"]
