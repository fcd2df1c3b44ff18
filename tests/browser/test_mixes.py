"""Whole temples at a touch: presets, mixes that the browser keeps or that come by a link, and wishes of guests."""

import re

from playwright.sync_api import Page, expect

from gallery import PHONE, turn_to
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, host, sit_down
from tests.browser.test_modules import card, module

KEPT = """() => {
  const { modules = [], roll_ms } = JSON.parse(localStorage.getItem('tumbledown.chosen') ?? '{}')
  return modules.includes('pit') && roll_ms
}"""
"""What the host chose is kept once the server has agreed to it."""


def chosen(page: Page) -> set[str]:
    found = page.get_by_role("checkbox", checked=True).evaluate_all(
        "(all) => all.map((each) => each.labels[0].innerText)"
    )
    return {text.split("\n")[0] for text in found}


def test_a_preset_fills_the_cards_and_keeps_its_name_when_one_is_changed(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    button(page, "Classic").click()
    expect(module(page, "Treasures")).to_be_checked()
    assert chosen(page) == {"Curses", "Treasures"}
    expect(button(page, "Classic")).to_have_attribute("aria-pressed", "true")
    module(page, "The pit").check(force=True)
    expect(button(page, "Classic")).to_have_text(re.compile("Classic.*changed"))
    button(page, "First temple").click()
    expect(module(page, "Curses")).not_to_be_checked()
    expect(page.get_by_role("radio", name="Short")).to_be_checked()


def test_a_mix_is_kept_under_a_name_and_comes_back_at_the_next_table(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    module(page, "Doomed").check(force=True)
    page.get_by_role("radio", name="Experts +3").check(force=True)
    button(page, "Save").click()
    page.get_by_role("textbox", name="Its name").fill("Friday mix")
    page.keyboard.press("Enter")
    expect(button(page, "Friday mix")).to_have_attribute("aria-pressed", "true")
    page.goto(server.base)
    host(page)
    button(page, "Friday mix").click()
    expect(module(page, "Doomed")).to_be_checked()
    expect(page.get_by_role("radio", name="Experts +3")).to_be_checked()
    button(page, "Save").click()
    button(page, "Delete Friday mix").click()
    page.keyboard.press("Escape")
    expect(button(page, "Friday mix")).to_have_count(0)


def test_the_next_table_begins_with_what_its_host_chose_last(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    button(page, "Classic").click()
    module(page, "The pit").check(force=True)
    page.get_by_role("radio", name="Short").check(force=True)
    expect(button(page, "Classic")).to_have_text(re.compile("Classic.*changed"))
    page.wait_for_function(KEPT)
    page.goto(server.base)
    host(page)
    expect(module(page, "The pit")).to_be_checked()
    assert chosen(page) == {"Curses", "Treasures", "The pit"}
    expect(page.get_by_role("radio", name="Short")).to_be_checked()
    expect(button(page, "Classic")).to_have_text(re.compile("Classic.*changed"))


def test_a_link_opens_a_table_with_the_mix_of_another(server: Server, visit: Visit) -> None:
    page = visit(server.base, permissions=["clipboard-read", "clipboard-write"])
    host(page)
    module(page, "Doomed").check(force=True)
    page.get_by_role("radio", name="Experts +3").check(force=True)
    expect(module(page, "Curses")).to_be_checked()
    button(page, "Share").click()
    expect(button(page, "Link copied").first).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    friend = visit(link, **PHONE)
    for text in ("Curses", "Doomed", "Experts +3"):
        expect(friend.get_by_text(text, exact=True)).to_be_visible()
    button(friend, "Open a table").click()
    expect(friend.get_by_role("tab", name="Game Experts +3")).to_be_visible()
    turn_to(friend, "Temple")
    expect(module(friend, "Doomed")).to_be_checked()


def test_a_link_that_cannot_be_played_says_why(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/mix/normal/curses+swimming_pool")
    expect(page.get_by_role("heading", name="This link cannot be played", level=1)).to_be_visible()
    expect(page.get_by_text("It names “swimming_pool”, which is not in this box.")).to_be_visible()
    button(page, "Home").click()
    expect(button(page, "Play now")).to_be_visible()


def test_a_guest_wishes_and_the_host_takes_the_wish_with_one_touch(server: Server, visit: Visit) -> None:
    table = visit(server.base)
    code = host(table)
    guest = visit(f"{server.base}/t/{code}", **PHONE)
    sit_down(guest, "Milan")
    button(guest, "I am ready").click()
    turn_to(guest, "Temple")
    button(guest, "What else is there?").click()
    button(guest, "I wish for it").first.scroll_into_view_if_needed()
    guest.get_by_role("listitem").filter(has_text="Five black masks").get_by_role("button", name="I wish").click()
    expect(card(table, "The pit")).to_contain_text("Milan would like it")
    card(table, "The pit").locator("label").click()
    expect(module(table, "The pit")).to_be_checked()
    expect(card(table, "The pit")).not_to_contain_text("Milan")
    expect(guest.get_by_role("status").filter(has_text="Ada added The pit. Ready again?")).to_be_visible()
    expect(button(guest, "I am ready")).to_be_visible()


def test_whoever_comes_to_no_address_of_ours_gets_a_page(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/no/such/place", expects="404")
    expect(page.get_by_role("heading", name="Page not found", level=1)).to_be_visible()
    button(page, "Home").click()
    expect(button(page, "Play now")).to_be_visible()


def test_settings_open_from_the_first_page_and_are_kept(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    button(page, "You play as").click()
    page.get_by_role("radio", name="Less", exact=True).check(force=True)
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
    page.keyboard.press("Escape")
    expect(button(page, "You play as")).to_be_focused()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-motion", "reduced")
