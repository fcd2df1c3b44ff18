"""The totem in somebody's hand: a drop by keyboard, by tap and without timing, and what the others see of it."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from gallery import Gallery
from scenes import Scene
from tests.browser.people import button
from tests.browser.test_cards import heard
from tests.browser.test_keyboard import tab_to

STAGED: Final[dict[str, Scene]] = {}

SPACE_OVER_THE_MIDDLE: Final = """() => new Promise((resolve) => {
  const look = () => {
    const die = document.querySelector('.totem .swings'), bar = document.querySelector('.totem .aim')
    const middle = (node) => { const box = node.getBoundingClientRect(); return box.left + box.width / 2 }
    const isOpen = document.querySelector('[data-testid=roll]').getAttribute('aria-disabled') === 'false'
    if (!die || !isOpen || Math.abs(middle(die) - middle(bar)) > 6) return requestAnimationFrame(look)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }))
    resolve()
  }
  look()
})"""
"""The space bar at the right moment; no hand outside the browser is as quick. The server judges by its own clock."""


LATE_MS: Final = 2000
"""What happened before is not news any more."""


class SlowLine:
    """Nothing of what the server says comes through while the line is held."""

    def __init__(self, page: Page) -> None:
        self.is_held = False
        self._waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None
        page.route_web_socket("**/socket", self._connect)

    def _connect(self, to_page: WebSocketRoute) -> None:
        self._page = to_page
        to_page.connect_to_server().on_message(lambda message: self._pass_on(message))

    def _pass_on(self, message: str | bytes) -> None:
        self._waiting.append(message)
        if not self.is_held:
            self.let_go()

    def let_go(self) -> None:
        self.is_held, waiting, self._waiting = False, self._waiting, []
        for message in waiting:
            assert self._page is not None
            self._page.send(message)


def _go_to_the_tower(page: Page) -> None:
    tab_to(page, "Stack a die")
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Totem")).to_contain_text("4 dice stand")


@pytest.mark.hurried
def test_a_die_is_dropped_with_the_space_bar_and_stays(gallery: Gallery) -> None:
    page = gallery.temple("tower")
    _go_to_the_tower(page)
    expect(page.get_by_test_id("roll")).to_contain_text("Drop")
    expect(page.get_by_test_id("roll")).to_contain_text("golden mask")
    page.evaluate(SPACE_OVER_THE_MIDDLE)
    heard(page, "Your die stays. 5 on the tower.")
    expect(page.get_by_role("region", name="Totem")).to_contain_text("5 dice stand")
    expect(page.get_by_test_id("roll")).to_contain_text("Roll")
    page.get_by_test_id("bank").click()
    heard(page, "The tower lights one gem.")
    expect(page.get_by_role("region", name="Totem")).to_have_count(0)


def test_without_timing_any_tap_drops_the_die(gallery: Gallery) -> None:
    page = gallery.temple("tower")
    _go_to_the_tower(page)
    button(page, "Without timing").click()
    expect(page.get_by_role("button", name="Without timing")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("roll")).to_have_attribute("aria-disabled", "false")
    page.get_by_test_id("totem").click(position={"x": 40, "y": 120})
    heard(page, "Your die ")


def test_a_die_that_fell_while_the_line_was_slow_does_not_hang_in_the_air(gallery: Gallery) -> None:
    page = gallery.temple("tower")
    line = SlowLine(page)
    page.reload()
    _go_to_the_tower(page)
    button(page, "Without timing").click()
    expect(page.get_by_test_id("roll")).to_have_attribute("aria-disabled", "false")
    line.is_held = True
    page.get_by_test_id("totem").click(position={"x": 40, "y": 120})
    expect(page.locator(".totem .flies")).to_be_attached()
    page.wait_for_timeout(LATE_MS)
    line.let_go()
    expect(page.locator(".totem .flies")).to_have_count(0)


def test_whoever_steps_back_sees_the_map_again_and_how_high_the_tower_is(gallery: Gallery) -> None:
    page = gallery.temple("tower")
    _go_to_the_tower(page)
    expect(page.get_by_role("button", name=re.compile("^Roll 3 dice"))).to_be_visible()
    page.get_by_role("button", name="Step back").press("Enter")
    expect(page.get_by_role("region", name="Totem")).to_have_count(0)
    expect(page.get_by_test_id("roll")).to_contain_text("Roll")
    expect(button(page, "Stack a die")).to_be_visible()
