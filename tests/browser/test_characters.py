"""Who somebody is: chosen at the table, used with a touch, back at the slam; and tools that show what they would do."""

import re
from typing import Final

from playwright.sync_api import Locator, Page, expect

from gallery import Gallery
from map_scenes import with_card
from scenes import CARDS_MS, FIRST_SLAM_MS, LAST, ME, PEOPLE, Scene, with_roles
from serving import Server
from staging import Rehearsal
from tests.browser.conftest import Visit
from tests.browser.people import at_rest, button, host

GLOWING: Final = re.compile("glowing")


def about_to_slam() -> Rehearsal:
    """My card can be used, and the doors fall in some seconds."""
    return with_roles(until=FIRST_SLAM_MS - 9_000).shows(ME, "TTKAG")


def ready_to_turn() -> Rehearsal:
    return with_roles(until=CARDS_MS).shows(LAST, "AAKKT").shows(ME, "TTKAG")


def three_icons() -> Rehearsal:
    """My card costs three icons, and a place for curses and treasures is beside it."""
    return with_card("priest_activatable", "leave_icons", "BBBKT", "curses", "treasures")


STAGED: Final = {
    "a price of three icons": Scene(three_icons, cast=PEOPLE),
    "a slam to come": Scene(about_to_slam, cast=PEOPLE),
    "a chamber to turn": Scene(ready_to_turn, cast=PEOPLE),
}


def card(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Mechanic"))


def tool(page: Page) -> Locator:
    return page.get_by_role("article", name="Turn this chamber")


def commit(page: Page) -> Locator:
    """The gold button, which has the price in its name."""
    return tool(page).get_by_role("button", name=re.compile("^Turn: 2 torches"))


def choose(page: Page, who: str) -> None:
    """By a touch on the portrait, as a finger does."""
    page.get_by_role("radio", name=re.compile(f"^{who}")).locator("xpath=..").click()


PRICE_ON_CARD: Final = """() => {
  const [card, emblem, price] = ['.front', '.front .emblem', '.front .price']
    .map((where) => document.querySelector(`.cards-zone ${where}`).getBoundingClientRect())
  return price.width > 0 && price.right <= card.right && price.left >= Math.max(card.left, emblem.right)
}"""


def test_a_price_of_three_icons_fits_on_the_card_of_a_phone(gallery: Gallery) -> None:
    page = gallery.temple("a price of three icons")
    for width, height in ((360, 640), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        assert page.evaluate(PRICE_ON_CARD), (width, height)


def test_two_players_choose_and_nobody_twice(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    page.get_by_role("checkbox", name=re.compile("^Characters")).locator("xpath=..").click()
    guest = visit(page.url)
    button(guest, "Sit down").click()
    expect(guest.get_by_role("heading", name="Who are you?")).to_be_visible()
    choose(guest, "Doc")
    button(guest, "Be the Doc").click()
    expect(guest.get_by_role("heading", name="Adventurers")).to_be_visible()
    page.locator(".seat .row").first.click()
    button(page, "Who are you?").click()
    choose(page, "Doc")
    expect(page.get_by_role("button", name="is the Doc")).to_be_disabled()
    choose(page, "Mechanic")
    page.get_by_role("radio", name=re.compile("^Once per slam")).locator("xpath=..").click()
    button(page, "Be the Mechanic").click()
    expect(page.get_by_role("img", name="Mechanic")).to_be_visible()
    expect(guest.get_by_role("img", name="Mechanic")).to_be_visible()


def test_a_card_is_used_turns_over_and_comes_back_at_the_slam(gallery: Gallery) -> None:
    page = gallery.temple("a slam to come")
    expect(card(page)).to_have_class(GLOWING)
    card(page).click()
    commit(page).click()
    used = page.get_by_role("button", name="Mechanic: back at the slam")
    expect(used).to_be_visible()
    expect(used).to_have_count(0)
    expect(card(page)).to_be_visible()


def test_a_chamber_is_turned_by_keyboard_after_it_was_seen(gallery: Gallery) -> None:
    page = gallery.temple("a chamber to turn")
    expect(card(page)).to_have_class(GLOWING)
    page.keyboard.press("z")
    expect(commit(page)).to_be_focused()
    panel = tool(page)
    expect(panel).to_contain_text("90°")
    page.keyboard.press("ArrowRight")
    expect(panel).to_contain_text("180°")
    expect(page.locator(".previewing .frame")).to_have_count(1)
    page.keyboard.press("ArrowLeft")
    expect(panel).to_contain_text("90°")
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(page.get_by_role("button", name="Mechanic: back at the slam")).to_be_visible()


def test_a_tool_is_laid_away_by_escape_and_nothing_is_spent(gallery: Gallery) -> None:
    page = gallery.temple("a chamber to turn")
    card(page).click()
    panel = tool(page)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(card(page)).to_have_class(GLOWING)
