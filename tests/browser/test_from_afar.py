"""Help from afar, and a second draw: the whole way from the card to what comes of it, by keyboard and by touch."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from gallery import Gallery
from map_scenes import discovering, healing, help_is_wanted, linked_help_is_wanted, with_card
from scenes import PEOPLE, SCENES, Scene
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button
from tests.browser.test_cards import heard
from tests.browser.test_keyboard import tab_to

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
STAGED: Final[dict[str, Scene]] = {
    "somebody to heal": Scene(healing, cast=PEOPLE),
    "somewhere to discover": Scene(discovering, cast=PEOPLE),
    "gems to light": Scene(help_is_wanted, cast=PEOPLE),
    "linked gems to light": Scene(linked_help_is_wanted, cast=PEOPLE),
    "gems and nobody there": Scene(lambda: with_card("priest_activatable", "leave_icons", "BBBKT"), cast=PEOPLE),
}
LOCKED: Final = re.compile("locked")
ROLE: Final = "z"
KEYS: Final = "() => [...document.querySelectorAll('.board [data-key]')].map((node) => node.dataset.key)"


@pytest.fixture
def phone(server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Iterator[Gallery]:
    for name, scene in STAGED.items():
        monkeypatch.setitem(SCENES, name, scene)
    with Gallery(server, partial(visit, **PHONE)) as gallery:
        yield gallery


def role(page: Page) -> Locator:
    """The card that says who I am."""
    return page.locator(".cards-zone button.role")


def dice_of(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=button(page, f"About {name}")).locator(".dice")


def gems_left(page: Page) -> int:
    words = page.get_by_role("region", name="Depot").locator(".gems").inner_text()
    return int(re.findall(r"\d+", words)[0])


def tiles(page: Page) -> set[str]:
    """What lies on the map, by the numbers of the tiles, that in the air too."""
    return set(page.evaluate(KEYS))


# -------------------------------------------------------------------- the Doc
def expect_healed(page: Page) -> None:
    """Inés is, and Milan is not: one was chosen of two who stand together."""
    expect(dice_of(page, "Inés")).not_to_have_attribute("aria-label", LOCKED)
    expect(dice_of(page, "Milan")).to_have_attribute("aria-label", LOCKED)
    expect(role(page)).to_have_accessible_name(re.compile("^Doc: back at the slam"))


def test_the_doc_frees_all_dice_of_somebody_far_away_by_keyboard(gallery: Gallery) -> None:
    page = gallery.temple("somebody to heal")
    expect(dice_of(page, "Inés")).to_have_attribute("aria-label", LOCKED)
    expect(role(page)).to_have_class(re.compile("glowing"))  # before that, its key does nothing
    page.keyboard.press(ROLE)
    expect(page.get_by_role("article", name="Touch whoever is to be freed")).to_be_visible()
    tab_to(page, "Free all locked dice of Inés")
    page.keyboard.press("Enter")
    expect_healed(page)


def test_the_doc_frees_all_dice_of_somebody_far_away_by_touch(phone: Gallery) -> None:
    page = phone.temple("somebody to heal")
    expect(dice_of(page, "Inés")).to_have_attribute("aria-label", LOCKED)
    role(page).tap()
    button(page, "Free all locked dice of Inés").tap()
    expect_healed(page)


def test_whoever_lays_the_doc_s_card_back_keeps_it(phone: Gallery) -> None:
    page = phone.temple("somebody to heal")
    role(page).tap()
    button(page, "Not now").tap()
    expect(button(page, "Free all locked dice of Inés")).to_have_count(0)
    expect(role(page)).to_have_class(re.compile("glowing"))


# -------------------------------------------------------------------- the Discoverer
IN_THE_ANSWERS: Final = "() => document.activeElement?.closest('.ask .answers') !== null"
IS_SEEN: Final = """(key) => {
  const { top, bottom } = document.querySelector(`.board [data-key='${key}']`).getBoundingClientRect()
  const [map, ask] = ['.map-zone', '.ask'].map((where) => document.querySelector(where).getBoundingClientRect())
  return top >= map.top && bottom <= ask.top + 4
}"""
"""The whole chamber, beside the question about it."""


def discovery(page: Page) -> Locator:
    return page.locator("[data-deed^=discover]").first


def question(page: Page) -> Locator:
    return page.get_by_role("article", name="Keep this chamber?")


def drawn_chamber(page: Page, before: set[str]) -> Locator:
    """What waits in the air for my answer; whatever comes in its place is found there, too."""
    expect(question(page)).to_be_visible()
    [key] = tiles(page) - before
    return page.locator(f".board [data-key='{key}']")


def name_of(chamber: Locator) -> str:
    return str(chamber.get_attribute("aria-label")).partition(".")[0]


def test_the_discoverer_sends_a_chamber_back_by_keyboard(gallery: Gallery) -> None:
    page = gallery.temple("somewhere to discover")
    expect(discovery(page)).to_have_attribute("aria-keyshortcuts", re.compile("."))
    before = tiles(page)
    page.keyboard.press(str(discovery(page).get_attribute("aria-keyshortcuts")).lower())
    chamber = drawn_chamber(page, before)
    first = name_of(chamber)
    page.keyboard.press("j")
    page.wait_for_function(IN_THE_ANSWERS)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(question(page)).to_have_count(0)
    expect(chamber).not_to_have_attribute("aria-label", re.compile(f"^{first}"))
    heard(page, f"You discover: {name_of(chamber)}.")


def test_the_discoverer_takes_another_chamber_to_another_opening(phone: Gallery) -> None:
    page = phone.temple("somewhere to discover")
    expect(discovery(page)).to_be_visible()
    before = tiles(page)
    discovery(page).tap()
    chamber = drawn_chamber(page, before)
    first = chamber.bounding_box()
    others = question(page).get_by_role("button", name=re.compile("^Take another, to the"))
    expect(others.nth(1)).to_be_visible()
    others.last.tap()
    expect(question(page)).to_have_count(0)
    heard(page, "You discover")
    [key] = tiles(page) - before
    assert page.locator(f".board [data-key='{key}']").bounding_box() != first


def test_the_discoverer_sees_a_chamber_beside_the_question_and_keeps_it_by_touch(phone: Gallery) -> None:
    page = phone.temple("somewhere to discover")
    expect(discovery(page)).to_be_visible()
    before = tiles(page)
    discovery(page).tap()
    chamber = drawn_chamber(page, before)
    first = name_of(chamber)
    page.wait_for_function(IS_SEEN, arg=chamber.get_attribute("data-key"))
    question(page).get_by_role("button", name="Keep it").tap()
    expect(question(page)).to_have_count(0)
    heard(page, f"You discover: {first}.")


# -------------------------------------------------------------------- the Priest
def commit(page: Page) -> Locator:
    return page.get_by_role("article", name="Where do you help?").get_by_role("button", name=re.compile("^Lend: "))


def test_the_priest_lights_a_gem_far_away_by_keyboard(gallery: Gallery) -> None:
    page = gallery.temple("gems to light")
    expect(role(page)).to_have_class(re.compile("glowing"))
    before = gems_left(page)
    page.keyboard.press(ROLE)
    expect(commit(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(role(page)).to_have_accessible_name(re.compile("^Priest: back at the slam"))
    assert gems_left(page) < before


def test_the_priest_lights_a_gem_far_away_by_touch(phone: Gallery) -> None:
    page = phone.temple("gems to light")
    before = gems_left(page)
    role(page).tap()
    commit(page).tap()
    expect(role(page)).to_have_accessible_name(re.compile("^Priest: back at the slam"))
    assert gems_left(page) < before


def test_where_nobody_is_the_priest_s_icons_wait_and_can_be_taken_back(phone: Gallery) -> None:
    page = phone.temple("gems and nobody there")
    role(page).tap()
    commit(page).tap()
    expect(page.get_by_role("article", name="You help from afar")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Three lent "))).to_have_count(1)
    button(page, "Take it back").tap()
    expect(button(page, "Take it back")).to_have_count(0)
    expect(role(page)).to_have_class(re.compile("glowing"))


def test_the_priest_completes_linked_chambers_from_afar(gallery: Gallery) -> None:
    page = gallery.temple("linked gems to light")
    expect(role(page)).to_have_class(re.compile("glowing"))
    before = gems_left(page)
    page.keyboard.press(ROLE)
    panel = page.get_by_role("article", name="Where do you help?")
    while "Three keys for: Knot chamber" not in panel.inner_text():
        page.keyboard.press("ArrowDown")
    heard(page, "2 gems: Three keys for: Knot chamber. Together with: Chain chamber")
    commit(page).press("Enter")
    expect(role(page)).to_have_accessible_name("Priest: used")
    assert gems_left(page) == before - 2
