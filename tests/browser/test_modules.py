"""What is in the temple: modules and the choices within them, by finger and by key, and read about before."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from gallery import DESKTOP, PHONE, turn_to
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, dice, host
from tests.browser.test_keyboard import tab_to

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def module(page: Page, name: str) -> Locator:
    return page.get_by_role("checkbox", name=re.compile(f"^{name}"))


def variant(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=re.compile(f"^{name}"))


def open_variants(page: Page) -> None:
    turn_to(page, "Game")
    button(page, "Variants").click()


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has=module(page, name))


def tap(thing: Locator) -> None:
    """On the card around it, as a finger does."""
    thing.locator("xpath=..").tap()


def test_a_finger_chooses_a_module_with_what_it_needs_and_a_choice_within_it(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    host(page)
    turn_to(page, "Temple")
    tap(module(page, "Doomed"))
    expect(module(page, "Doomed")).to_be_checked()
    expect(module(page, "Curses")).to_be_checked()
    expect(card(page, "Curses")).to_contain_text("kept by Doomed")
    button(page, "Curses: what is this?").tap()
    variant(page, "Curses of the body on your honour").tap()
    expect(variant(page, "Curses of the body on your honour")).to_be_checked()
    page.keyboard.press("Escape")
    tap(module(page, "Curses"))
    expect(module(page, "Doomed")).not_to_be_checked()
    tap(module(page, "Curses"))
    button(page, "Curses: what is this?").tap()
    expect(variant(page, "Curses of the body on your honour")).not_to_be_checked()


def test_what_came_along_is_said_and_can_be_taken_back(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    module(page, "Doomed").check(force=True)
    said = page.get_by_role("status").filter(has_text="Doomed brought Curses along.")
    expect(said).to_be_visible()
    button(page, "Undo").click()
    expect(module(page, "Doomed")).not_to_be_checked()
    expect(module(page, "Curses")).not_to_be_checked()
    expect(said).to_have_count(0)


@pytest.mark.rule("sixth_adventurer.difficulty")
@pytest.mark.parametrize("size", SIZES)
def test_the_table_says_that_its_settings_cannot_be_won_and_what_helps(server: Server, visit: Visit, size: str) -> None:
    page = visit(server.base, **SIZES[size])
    host(page)
    turn_to(page, "Temple")
    module(page, "Sixth adventurer").locator("xpath=..").click()
    turn_to(page, "Game")
    page.get_by_role("radio", name=re.compile("^Pros")).check(force=True)
    warning = page.get_by_text("Cannot be won as it is. 24 gems are asked for; this temple lets you light 18.")
    for _ in range(5):
        expect(warning).to_have_count(0)
        turn_to(page, "Team")
        button(page, "Add bot").first.click()
    expect(page.get_by_role("listitem").filter(has_text="bot")).to_have_count(5)
    turn_to(page, "Game")
    expect(warning).to_be_visible()
    expect(button(page, "Start")).to_be_enabled()
    button(page, "Add Special chambers").click()
    expect(warning).to_have_count(0)


def test_touches_that_come_faster_than_answers_all_count(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    page.evaluate("""() => {
      for (const name of ['Treasures', 'Illusions', 'The pit'])
        [...document.querySelectorAll('label')].find((each) => each.textContent.includes(name)).click()
    }""")
    for name in ("Treasures", "Illusions", "The pit"):
        expect(module(page, name)).to_be_checked()


def test_the_keyboard_chooses_modules_and_reads_about_them(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    tab_to(page, "Special chambers")
    page.keyboard.press("Space")
    expect(module(page, "Special chambers")).to_be_checked()
    tab_to(page, "Special chambers: what is this?")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Special chambers")
    expect(sheet).to_contain_text("Linked chambers light only together")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(button(page, "Special chambers: what is this?")).to_be_focused()
    tab_to(page, "Variants")
    page.keyboard.press("Enter")
    tab_to(page, "Without the treasure chamber")
    page.keyboard.press("Space")
    expect(variant(page, "Without the treasure chamber")).to_be_checked()


def test_whoever_plays_alone_is_advised_to_leave_the_linked_chambers_out(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    module(page, "Special chambers").check(force=True)
    button(page, "Leave them out").click()
    expect(page.get_by_text("Alone you can light no linked chambers.")).to_have_count(0)
    open_variants(page)
    expect(variant(page, "Without the linked chambers")).to_be_checked()
    variant(page, "Without the linked chambers").click()
    page.keyboard.press("Escape")
    expect(page.get_by_text("Alone you can light no linked chambers.")).to_be_visible()
    button(page, "Add bot").click()
    expect(page.get_by_text("Alone you can light no linked chambers.")).to_have_count(0)


def test_a_card_says_what_it_brings_and_its_explanation_what_it_replaces(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    expect(card(page, "Doomed")).to_contain_text("brings Curses")
    for name, replaced in (("Treasures", "the basic chambers"), ("Illusions", "the one-gem chambers")):
        button(page, f"{name}: what is this?").click()
        expect(page.get_by_role("dialog", name=name)).to_contain_text(f"Instead of {replaced}")
        page.keyboard.press("Escape")


def test_a_guest_sees_what_is_chosen_and_decides_only_how_gentle_curses_are(server: Server, visit: Visit) -> None:
    table = visit(server.base)
    code = host(table)
    module(table, "Curses").check(force=True)
    open_variants(table)
    guest = visit(f"{server.base}/t/{code}")
    guest.get_by_role("textbox", name="Your name").fill("Bo")
    button(guest, "Sit down").click()
    expect(guest.get_by_role("listitem").filter(has_text="Purple masks bring curses")).to_be_visible()
    expect(guest.get_by_role("checkbox")).to_have_count(0)
    open_variants(guest)
    expect(variant(guest, "Curses of the body on your honour")).to_have_count(0)
    variant(guest, "Gentle curses of the body").click()
    expect(variant(guest, "Gentle curses of the body")).to_be_checked()
    expect(variant(table, "Gentle curses of the body")).not_to_be_checked()


def test_a_game_with_all_modules_begins(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)
    for name in ("Treasures", "Illusions", "Special chambers", "Doomed", "The pit", "The fountain", "Sixth adventurer"):
        module(page, name).check(force=True)
    button(page, "Start alone").click()
    expect(dice(page).first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_with_every_choice_open(server: Server, visit: Visit, size: str) -> None:
    wishes: dict[str, Any] = SIZES[size]
    page = visit(server.base, **wishes)
    host(page)
    turn_to(page, "Temple")
    for name in ("Doomed", "Special chambers"):
        module(page, name).locator("xpath=..").click()
    button(page, "Curses: what is this?").click()
    expect(variant(page, "Gentle curses of the body")).to_be_visible()
    found = Axe().run(page).response["violations"]
    assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in found] == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
