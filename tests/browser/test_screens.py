"""Screens in both sizes: axe finds nothing, a finger finds everything, and letters may be twice as big.

Most screens are checked in `test_seeing.py`, which opens them anyway. Here are moments that need a page of their own,
and, in long runs, the same checks on a phone whose time goes on.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from gallery import DESKTOP, PHONE, SIZES, Gallery
from serving import Server
from tests.browser.conftest import Open, Visit, Visitors
from tests.browser.people import at_rest, button, dice, host
from tests.browser.test_words import LOCALES
from tumbledown.words import LANGUAGES

SCREENS: Final = [
    *("home", "preferences", "join", "mix"),
    *("table", "chosen", "explained", "agreed", "guest"),
    *("middle", "countdown", "vote", "locked", "chat", "settings"),
    *("broken", "trapped", "laden"),
    *("won", "lost", "trouble"),
]
EVENING: Final = [
    *("nowhere", "challenges", "home-again", "day", "history", "replay"),
    *("companion", "companion-sand", "companion-setup", "companion-look-up"),
    *("tray", "tray-cards", "tray-list", "tray-call", "spectators"),
]
"""Screens that axe looks at, too: around a game and after it. A new one is one word, once the gallery can open it."""
TELEVISION: Final = ["tv-lobby", "tv-play", "tv-end"]
LEAST_PX: Final = 44
SMALL: Final = """(least) => {
  const wanted = 'button, a[href], input, select, textarea, summary, [role=switch], [role=radio]'
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true })
  const isHidden = (node) => node.closest('[aria-hidden=true], .world')
  return [...document.querySelectorAll(wanted)].filter((node) => isSeen(node) && !isHidden(node)).flatMap((node) => {
    const touched = ['radio', 'checkbox'].includes(node.type) ? node.closest('label') ?? node : node
    const { width, height } = touched.getBoundingClientRect()
    const name = node.getAttribute('aria-label') ?? node.textContent.trim()
    // Four treasures close up so that curses keep their names; they are higher instead.
    const isClosedUp = node.matches('.rack.many button') && width >= 33 && height >= 56
    const isSmall = Math.min(width, height) < least - 0.5 && !isClosedUp
    return isSmall ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`] : []
  })
}"""
CLIPPED: Final = """() => {
  const nodes = [...document.querySelectorAll('button, a[href], label, h1, h2, h3, p')]
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true }) && !node.closest('.world, .unseen')
  const canScroll = (node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX)
  const scrolls = (node) => node && (canScroll(node) || scrolls(node.parentElement))
  return nodes.filter(isSeen).flatMap((node) => {
    const { overflowX, overflowY } = getComputedStyle(node)
    const { left, right } = node.getBoundingClientRect()
    const isCut = (overflowX !== 'visible' && node.scrollWidth > node.clientWidth + 1)
      || (overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 1)
    const isOutside = (left < -1 || right > innerWidth + 1) && !scrolls(node.parentElement)
    return isCut || isOutside ? [node.textContent.trim().slice(0, 60)] : []
  })
}"""
COVERED: Final = """() => {
  const card = document.querySelector('.question-zone > *')?.getBoundingClientRect()
  if (!card) return []
  return [...document.querySelectorAll('.deeds button, .die, [data-testid=roll]')].flatMap((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    const isBelow = left < card.right && right > card.left && top < card.bottom && bottom > card.top
    return isBelow ? [node.textContent.trim()] : []
  })
}"""
LETTERS: Final = "(size) => { document.documentElement.style.fontSize = size }"


@pytest.fixture(scope="module", params=SCREENS)
def shown(
    request: pytest.FixtureRequest, browser: Browser, browser_context_args: dict[str, Any], server: Server
) -> Iterator[Page]:
    """A screen that all tests of it look at, one after the other."""
    visitors = Visitors(browser, {**browser_context_args, **PHONE})
    with Gallery(server, visitors.visit) as gallery:
        yield gallery.show(request.param)
    visitors.leave()


def resize(page: Page, size: str) -> None:
    page.set_viewport_size(SIZES[size]["viewport"])
    at_rest(page)


def complaints(page: Page) -> list[str]:
    """One line for each violation: the rule, and where."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{each['id']}: {node['html'][:150]}" for each in found for node in each["nodes"]]


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_on_a_phone_whose_time_goes_on(shown: Page, size: str) -> None:
    resize(shown, size)
    assert complaints(shown) == []


@pytest.mark.parametrize("screen", [*TELEVISION, *(pytest.param(each, marks=pytest.mark.long) for each in EVENING)])
def test_axe_finds_nothing_around_a_game_either(server: Server, visit: Visit, screen: str) -> None:
    with Gallery(server, visit) as gallery:
        page = gallery.show(screen)
        assert SIZES
        for size in SIZES:
            resize(page, size)
            assert complaints(page) == [], size


@pytest.mark.long
def test_everything_is_big_enough_for_a_finger_on_a_phone_whose_time_goes_on(shown: Page) -> None:
    resize(shown, "phone")
    assert shown.evaluate(SMALL, LEAST_PX) == []


def cut_off(page: Page) -> list[str]:
    """What does not show all of itself."""
    too_wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    found: list[str] = page.evaluate(CLIPPED)
    return [*found, f"the page, by {too_wide} px"] if too_wide > 0 else found


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
def test_with_letters_of_twice_the_size_nothing_is_cut_off_while_time_goes_on(shown: Page, size: str) -> None:
    resize(shown, size)
    shown.evaluate(LETTERS, "200%")
    at_rest(shown)
    try:
        assert cut_off(shown) == []
    finally:
        shown.evaluate(LETTERS, "")


def test_with_letters_of_twice_the_size_the_dice_and_the_roll_stay_in_reach(server: Server, visit: Visit) -> None:
    with Gallery(server, partial(visit, **PHONE)) as gallery:
        page = gallery.show("middle")
        page.evaluate(LETTERS, "200%")
        expect(button(page, "Roll")).to_be_in_viewport(ratio=1)
        for die in dice(page).all():
            expect(die).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scene", ["missing", "souls"])
def test_with_letters_of_twice_the_size_a_crowded_phone_keeps_everything_in_reach(
    server: Server, visit: Visit, scene: str, language: str
) -> None:
    with Gallery(server, partial(visit, **PHONE, locale=LOCALES[language])) as gallery:
        page = gallery.temple(scene)
        page.evaluate(LETTERS, "200%")
        at_rest(page)
        expect(page.locator(".lacking, .steers").first).to_be_visible()
        assert page.evaluate(CLIPPED) == []
        for thing in (page.get_by_test_id("roll"), *page.get_by_role("toolbar").get_by_role("button").all()):
            expect(thing).to_be_in_viewport(ratio=1)
        for thing in page.locator(".shelf button, .deeds button").all():
            thing.hover(trial=True)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (720, 1000), (390, 844), (740, 360)])
def test_a_question_covers_neither_deeds_nor_dice(server: Server, visit: Visit, width: int, height: int) -> None:
    with Gallery(server, partial(visit, viewport={"width": width, "height": height})) as gallery:
        page = gallery.temple("asked")
        expect(page.get_by_role("article").get_by_role("button", name="Yes")).to_be_visible()
        at_rest(page)
        assert page.locator(".deeds button").count() > 2
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("height", [640, 740])
@pytest.mark.parametrize("scene", ["trapped", "broken"])
def test_with_letters_of_twice_the_size_a_small_phone_shows_curses_and_questions(
    server: Server, visit: Visit, scene: str, height: int
) -> None:
    with Gallery(server, partial(visit, **{**PHONE, "viewport": {"width": 360, "height": height}})) as gallery:
        page = gallery.temple(scene)
        page.evaluate(LETTERS, "200%")
        at_rest(page)
        assert page.evaluate(SMALL, LEAST_PX) == []
        assert page.evaluate("() => document.querySelector('.question-zone').getBoundingClientRect().top") >= 0
        for curse in page.locator(".shelf li button").all():
            curse.hover(trial=True)


def test_axe_finds_nothing_while_the_temple_opens(open_server: Open, visit: Visit) -> None:
    page = visit(open_server("--intro-ms", "60000").base, **PHONE)
    host(page)
    button(page, "Start alone").click()
    expect(page.get_by_text("The temple opens")).to_be_visible()
    assert complaints(page) == []


def test_what_is_wrong_would_be_found(server: Server, visit: Visit) -> None:
    page = visit(server.base, **DESKTOP)
    expect(button(page, "Play now")).to_be_visible()
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert [line.partition(":")[0] for line in complaints(page)] == ["button-name"]
    assert len(page.evaluate(SMALL, LEAST_PX)) == 1
