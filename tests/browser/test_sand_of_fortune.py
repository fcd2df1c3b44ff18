"""The Sand of Fortune: the clock is a glass, which tells no seconds until the gong has sounded."""

import re
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from gallery import Gallery
from scenes import PEOPLE, Scene, hourglass
from staging import Rehearsal
from tests.browser.people import button
from tests.browser.test_cards import heard
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved
from tumbledown.expansions.base.door import soundtrack

LEFT_MS: Final = 3_000
"""Of the countdown, when time is let go on."""


def _before_the_slam(*, is_home: bool) -> Rehearsal:
    found = hourglass()
    found.to_time(soundtrack(found.game).ends[0] - LEFT_MS)
    game = found.game
    hall = next(2 * tile for tile in game.temple.laid() if tile != game.start)
    place = 2 * game.start if is_home else hall
    return found.happens(*[AdventurerMoved(figure, place, FORCED) for figure in range(game.party.size)])


STAGED: Final = {
    "all at home": Scene(partial(_before_the_slam, is_home=True), cast=PEOPLE, is_paused=True),
    "nobody at home": Scene(partial(_before_the_slam, is_home=False), cast=PEOPLE, is_paused=True),
}


HINTS: Final = """() => {
  window.hints = []
  const look = () => hints.push(document.querySelector('.clock .hint')?.textContent.trim() ?? '')
  const what = { subtree: true, childList: true, characterData: true }
  new MutationObserver(look).observe(document.querySelector('main'), what)
}"""
"""Whatever the clock says from now on of what comes next, however shortly."""


def clock(page: Page) -> str:
    return page.locator(".clock").inner_text()


@pytest.mark.rule("sand_of_fortune.glass.unknown")
def test_while_the_sand_runs_the_clock_shows_a_glass_and_no_time(gallery: Gallery) -> None:
    page = gallery.temple("hourglass")
    expect(page.get_by_role("timer")).to_have_accessible_name("Glass 1 of 3, 70% of its sand left")
    expect(page.locator(".clock .hint")).to_have_text("Gong 1")
    assert ":" not in clock(page)
    expect(page.locator(".clock .fuse")).to_have_count(0)


@pytest.mark.rule("sand_of_fortune.glass.three", "sand_of_fortune.turn.home")
def test_in_a_countdown_the_seconds_are_told_as_always_and_at_its_end_the_glass_is_turned(gallery: Gallery) -> None:
    page = gallery.temple("all at home")
    expect(page.get_by_role("timer")).to_have_accessible_name("Glass 1 of 3, 0% of its sand left")
    page.evaluate(HINTS)
    button(page, "Resume").click()
    heard(page, "The glass is turned.")
    assert any(re.search(r"0:0\d$", hint) for hint in page.evaluate("hints"))
    expect(page.get_by_role("timer")).to_have_accessible_name("Glass 2 of 3, 100% of its sand left")


@pytest.mark.rule("sand_of_fortune.turn.nobody")
def test_that_nobody_was_home_and_what_it_cost_is_said_at_once(gallery: Gallery) -> None:
    page = gallery.temple("nobody at home")
    button(page, "Resume").click()
    heard(page, "Nobody was at the start: the glass fell over, 30 seconds of sand are gone!")
