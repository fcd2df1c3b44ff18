"""The line breaks, the page is loaded again, another tab opens: the game goes on, and nothing is lost or doubled."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from serving import Server
from tests.browser.conftest import Open, Visit
from tests.browser.people import button, dice, faces, host, roll, start_alone, until_it_rolled, until_they_lie
from tests.browser.records import events

CUT: Final = "WebSocket|ERR_|Failed to load resource"
NAMES: Final = ("Not rolled", "Adventurer", "Torch", "Key", "Golden mask", "Black mask")
SECOND_MS: Final = 1000

TIME_THE_RETURN: Final = """() => {
  const sign = () => [...document.querySelectorAll('p')].some((each) => each.textContent.includes('Connection lost'))
  addEventListener('online', () => {
    const since = performance.now()
    const look = () => (sign() ? requestAnimationFrame(look) : (window.backAfter = performance.now() - since))
    look()
  })
}"""


def begin(server: Server, visit: Visit, **wishes: Any) -> tuple[Page, str]:
    page = visit(server.base, expects=CUT, **wishes)
    code = host(page)
    start_alone(page)
    return page, code


def sign(page: Page) -> Any:
    return page.get_by_role("paragraph").filter(has_text="Connection lost")


def shown(page: Page) -> list[str]:
    return [name.partition(",")[0] for name in faces(page)]


def fallen(server: Server, code: str) -> list[str]:
    """The last throw of all dice, as it was written down."""
    return [NAMES[face] for face in events(server, code, "DiceRolled")[-1]["faces"]]


@pytest.mark.hurried
def test_a_line_that_breaks_in_the_middle_of_a_roll_comes_back_within_a_second(server: Server, visit: Visit) -> None:
    page, code = begin(server, visit)
    page.evaluate(TIME_THE_RETURN)
    roll(page)
    page.context.set_offline(True)
    expect(sign(page)).to_be_visible()
    page.context.set_offline(False)
    expect(sign(page)).to_be_hidden()
    until_they_lie(page)
    assert page.evaluate("() => window.backAfter") < SECOND_MS
    assert len(events(server, code, "DiceRolled")) == 1
    assert shown(page) == fallen(server, code)


def test_what_was_pressed_while_the_line_was_away_is_done_once(server: Server, visit: Visit) -> None:
    page, code = begin(server, visit)
    page.context.set_offline(True)
    expect(sign(page)).to_be_visible()
    button(page, "Roll").click()
    page.context.set_offline(False)
    expect(sign(page)).to_be_hidden()
    until_it_rolled(page)
    until_they_lie(page)
    assert len(events(server, code, "DiceRolled")) == 1
    assert shown(page) == fallen(server, code)


def test_a_server_that_dies_and_comes_back_finds_the_same_dice_on_the_screen(open_server: Open, visit: Visit) -> None:
    server = open_server("--intro-ms", "0")
    page, code = begin(server, visit)
    roll(page)
    server.kill()
    expect(sign(page)).to_be_visible()
    server.start()
    expect(sign(page)).to_be_hidden()
    until_they_lie(page)
    assert shown(page) == fallen(server, code)
    roll(page)


def test_the_page_loaded_again_shows_the_game_as_it_was(server: Server, visit: Visit) -> None:
    page, code = begin(server, visit)
    roll(page)
    page.reload()
    expect(dice(page)).to_have_count(7)
    until_they_lie(page)
    assert shown(page) == fallen(server, code)
    assert len(events(server, code, "DiceRolled")) == 1


def test_of_two_tabs_the_newer_one_plays_and_the_older_one_says_so(server: Server, visit: Visit) -> None:
    older, _ = begin(server, visit)
    newer = older.context.new_page()
    newer.goto(older.url)
    expect(dice(newer).first).to_be_visible()
    expect(older.get_by_role("heading", name="You are playing in another tab")).to_be_visible()
    button(older, "Play here").click()
    expect(dice(older).first).to_be_visible()
    expect(newer.get_by_role("heading", name="You are playing in another tab")).to_be_visible()


def test_a_kept_die_is_still_kept_after_the_line_broke(server: Server, visit: Visit) -> None:
    page, _ = begin(server, visit)
    roll(page)
    until_they_lie(page)
    name = re.compile("^(Adventurer|Torch|Key|Golden mask)$")
    page.get_by_role("toolbar", name="Dice").get_by_role("button", name=name).first.click()
    kept = page.get_by_role("toolbar", name="Dice").get_by_role("button", pressed=True)
    expect(kept).to_have_count(1)
    page.context.set_offline(True)
    expect(sign(page)).to_be_visible()
    page.context.set_offline(False)
    expect(sign(page)).to_be_hidden()
    expect(kept).to_have_count(1)
