"""Everything by keyboard alone: no test of this module has a mouse."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from serving import Server
from tests.browser.adventurer import Adventurer, Thing
from tests.browser.conftest import Visit

FOCUSED: Final = """() => {
  const node = document.activeElement
  if (!node || node.matches('body, main')) return ['', true]
  const name = node.getAttribute('aria-label') ?? node.labels?.[0]?.textContent ?? node.textContent
  const isSeen = [node, node.closest('label'), node.parentElement].filter(Boolean).some((each) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || (each === node && boxShadow.includes('inset'))
  })
  return [name.trim().replaceAll(/\\s+/g, ' '), isSeen]
}"""
MOST_STOPS: Final = 90


def tab_to(page: Page, name: str) -> None:
    """With the tab key, as often as it takes; whatever has the focus on the way shows it."""
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        focused, shows = page.evaluate(FOCUSED)
        assert shows, f"{focused!r} does not show that it has the focus"
        if focused.startswith(name):
            return
    raise AssertionError(f"the tab key does not lead to {name!r}")


class Typist(Adventurer):
    """Plays with the keys that stand beside the things."""

    def press(self, thing: Thing) -> None:
        if thing.key:
            self.page.keyboard.press(thing.key if thing.key == "Space" else thing.key.lower())
        else:
            tab_to(self.page, thing.name)
            self.page.keyboard.press("Enter")


@pytest.mark.hurried
def test_a_whole_game_is_won_with_keys_alone(brisk: Server, visit: Visit) -> None:
    page = visit(brisk.base)
    tab_to(page, "Host")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Table code"))).to_be_visible()
    tab_to(page, "Seed")
    page.keyboard.type("alone 5")
    tab_to(page, "Start alone")
    page.keyboard.press("Enter")
    Typist(page).play()
    expect(page.get_by_role("heading", name="You are out!", level=1)).to_be_visible()
    tab_to(page, "Again")


def test_arrows_walk_through_the_temple_and_enter_asks_for_what_is_there(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    tab_to(page, "Host")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("^Table code"))).to_be_visible()
    tab_to(page, "Start alone")
    page.keyboard.press("Enter")
    expect(page.get_by_role("toolbar", name="Dice")).to_be_visible()
    tab_to(page, "Starting chamber. You are here")
    page.keyboard.press("ArrowRight")
    assert "1 east of you" in page.evaluate(FOCUSED)[0]
    page.keyboard.press("Enter")
    expect(page.get_by_role("status")).to_contain_text(re.compile("missing", re.IGNORECASE))


def test_settings_open_and_close_by_key_and_the_focus_comes_back(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(page.get_by_role("toolbar", name="Dice")).to_be_visible()
    tab_to(page, "Settings")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="Keys")).to_be_hidden()
    page.wait_for_function(f"() => ({FOCUSED})()[0] === 'Settings'")
