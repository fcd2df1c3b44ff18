"""A finished game, watched again from its end screen or from a link."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from gallery import Gallery
from serving import Server
from tests.browser.conftest import Visit
from tumbledown.bench.seeking import SEEKS

SECONDS = "() => Number(document.querySelector('[type=range]').value) / 1000"

LATER = "() => new Promise((done) => setTimeout(done, 500))"
"""What has come is read, and its address written."""
DRAGGED = """async () => {
  const slider = document.querySelector('[type=range]')
  const write = history.replaceState.bind(history)
  let writes = 0
  history.replaceState = (...more) => ((writes += 1), write(...more))
  for (let second = 1; second <= 200; second += 1) {
    slider.value = 1000 * second
    slider.dispatchEvent(new Event('input', { bubbles: true }))
    for (let turn = 0; turn < 20; turn += 1) await null
  }
  history.replaceState = write
  return writes
}"""
"""Without a pause in which a timer could ring: only what follows at once is counted."""


@pytest.fixture
def replay(server: Server, visit: Visit) -> Page:
    with Gallery(server, visit) as gallery:
        return gallery.replay()


def test_a_link_opens_at_its_moment_and_stands_still(replay: Page) -> None:
    expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^4:30"))
    replay.wait_for_timeout(400)
    assert replay.evaluate(SECONDS) == 270
    expect(replay.get_by_role("heading", name="Everyone is out!")).to_be_visible()


def test_a_replay_is_watched_by_keys_alone(replay: Page) -> None:
    replay.keyboard.press("]")
    assert replay.evaluate(SECONDS) > 270
    replay.keyboard.press("Home")
    assert replay.evaluate(SECONDS) == 0
    replay.keyboard.press("ArrowRight")
    assert replay.evaluate(SECONDS) > 0, "the first deed"
    replay.keyboard.press("ArrowUp")
    expect(replay.get_by_role("radio", name="2\N{MULTIPLICATION SIGN}")).to_be_checked()
    replay.keyboard.press(" ")
    before = replay.evaluate(SECONDS)
    replay.wait_for_function(f"() => Number(document.querySelector('[type=range]').value) / 1000 > {before} + 0.5")
    replay.keyboard.press(" ")
    expect(replay.get_by_role("button", name="Play", exact=True)).to_be_visible()
    replay.keyboard.press("End")
    expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("out"))


def test_anywhere_is_reached_at_once(replay: Page) -> None:
    """As it is measured, forward and backward; how long it takes is no matter of a test."""
    took = replay.evaluate(SEEKS, [0.1, 0.95])
    assert [ms > 0 for ms in took] == [True, True]
    assert replay.evaluate(SECONDS) > 400
    replay.evaluate(SEEKS, [0.1])
    assert replay.evaluate(SECONDS) < 100


def test_one_adventurer_is_followed_with_their_own_eyes(replay: Page) -> None:
    replay.keyboard.press("2")
    expect(replay).to_have_url(re.compile("by=1"))
    replay.keyboard.press("2")
    expect(replay).not_to_have_url(re.compile("by=1"))


def test_of_several_wishes_for_eyes_the_last_one_counts(replay: Page) -> None:
    late: list[Route] = []
    replay.route("**/frames?seat=0", lambda route: late.append(route))
    replay.keyboard.press("1")
    replay.keyboard.press("2")
    expect(replay).to_have_url(re.compile("by=1"))
    with replay.expect_request_finished(lambda request: request.url.endswith("seat=0")):
        late[0].continue_()
    replay.evaluate(LATER)
    expect(replay).to_have_url(re.compile("by=1"))


def test_eyes_that_do_not_come_are_no_secret(server: Server, visit: Visit) -> None:
    with Gallery(server, lambda address, **wishes: visit(address, **wishes | {"expects": "503"})) as gallery:
        page = gallery.replay()
        page.route("**/frames?seat=1", lambda route: route.fulfill(status=503, json={"code": "server_busy"}))
        page.keyboard.press("2")
        expect(page.get_by_role("alert")).not_to_be_empty()
        page.unroute("**/frames?seat=1")
        page.keyboard.press("2")
        expect(page).to_have_url(re.compile("by=1"))
        expect(page.get_by_role("alert")).to_have_count(0)


def test_an_address_is_not_written_anew_as_long_as_time_is_dragged(replay: Page) -> None:
    """Safari throws at the hundredth time within half a minute."""
    assert replay.evaluate(DRAGGED) == 0
    expect(replay).to_have_url(re.compile("#t=3:20"))


def test_a_moment_in_the_list_leads_there(replay: Page) -> None:
    replay.get_by_role("button", name=re.compile("finds the exit")).last.click()
    expect(replay.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile("^5:02"))


def test_the_end_says_whether_it_was_fair(server: Server, visit: Visit) -> None:
    with Gallery(server, visit) as gallery:
        page = gallery.end("won")
        page.get_by_text("Was it fair?").click()
        page.get_by_role("button", name="Check every roll").click()
        expect(page.get_by_text(re.compile("^Fair: "))).to_be_visible()


def test_a_game_that_does_not_exist_says_so(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/r/{'0' * 16}", expects="404")
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
