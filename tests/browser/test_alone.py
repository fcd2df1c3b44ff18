"""Somebody alone, from the first page to the end of a game."""

import re

import pytest
from playwright.sync_api import expect

from gallery import PHONE
from serving import Server
from tests.browser.adventurer import Adventurer
from tests.browser.conftest import Visit
from tests.browser.people import button, dice, faces, host, start_alone, until_it_rolled, until_they_lie

SEED = "alone 10"
"""Not many throws are needed to leave this temple."""
SEED_WITH_MASKS = "torch"
"""The first throw brings black masks."""

NOTE_THE_COUNT_WHILE_ROLLING = """() => {
  new MutationObserver(() => {
    if (document.querySelector('[role=toolbar] [aria-label=Rolling]'))
      window.countSeen ??= document.querySelector('[data-testid=roll] small').textContent
  }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['aria-label'] })
}"""


@pytest.mark.hurried
def test_a_game_alone_is_won_by_touching_what_glows(brisk: Server, visit: Visit) -> None:
    page = visit(brisk.base)
    host(page, seed=SEED)
    start_alone(page)
    player = Adventurer(page)
    player.play()
    expect(page.get_by_role("heading", name="You are out!", level=1)).to_be_visible()
    page.get_by_text("All the numbers").click()
    row = page.get_by_role("table", name="Who did what").get_by_role("row", name=re.compile("^Ada"))
    expect(row.get_by_role("cell").nth(2)).to_have_text(str(player.done["Light"]))


def test_two_touches_on_a_phone_lead_from_the_first_page_to_rolling_dice(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    button(page, "Play now").tap()
    button(page, "Roll").tap()
    until_it_rolled(page)
    until_they_lie(page)
    expect(dice(page).filter(has_not=page.get_by_label("Not rolled"))).to_have_count(5)


@pytest.mark.hurried
def test_whoever_does_nothing_is_kept_by_the_temple_and_may_try_again(hasty: Server, visit: Visit) -> None:
    page = visit(hasty.base)
    host(page)
    start_alone(page)
    button(page, "Roll").click()
    expect(page.get_by_role("heading", name="The temple keeps you", level=1)).to_be_visible()
    expect(page.get_by_role("list").filter(has_text="10:00")).to_contain_text("Ada stays inside")
    button(page, "Again").click()
    expect(dice(page).first).to_be_visible()


def test_how_many_dice_lock_is_not_told_before_they_lie(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page, seed=SEED_WITH_MASKS)
    start_alone(page)
    page.evaluate(NOTE_THE_COUNT_WHILE_ROLLING)
    button(page, "Roll").click()
    assert page.wait_for_function("() => window.countSeen").json_value() == "7 dice"
    until_they_lie(page)
    free = [name for name in faces(page) if not name.startswith("Black mask")]
    assert len(free) < 7
    expect(button(page, "Roll")).to_contain_text(f"{len(free)} dice")
