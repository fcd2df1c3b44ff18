"""The rulebook in a browser: read without scripts, searched by keyboard, reached from play, seen in every window."""

import re
from functools import partial
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from gallery import Gallery
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import at_rest, button
from tests.browser.seeing import LETTERS, SEE, SIZES
from tumbledown.engine.icons import LETTERS as FACES
from tumbledown.rulebook.catalogue import chapters
from tumbledown.server.pages import BUILT, assets
from tumbledown.server.rest.rule_pages import pictures_in
from tumbledown.server.rules.things import things
from tumbledown.words import LANGUAGES

PAGES: Final = (
    "/rules",
    "/rules/curses",
    "/rules/time_chambers",
    "/rules/card/poison",
    "/rules/chamber/double_key_chamber",
    "/rules/character/priest",
    "/rules/token/task",
    "/rules/search?q=slam",
    "/rules/no_such_page",
)
SEEN: Final = ("/rules", "/rules/doomed", "/rules/card/poison", "/rules/chamber/double_key_chamber")
"""Short ones: whoever looks at everything looks long."""
NO_SCRIPTS: Final = {"java_script_enabled": False}
LEFTS: Final = """() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.head .line'))
  return [...range.getClientRects()].map(({ left }) => Math.round(left))
}"""
"""Where the lines begin of what a chapter adds, in a sentence."""
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def read(server: Server, visit: Visit, path: str, **wishes: Any) -> Page:
    page = visit(server.base + path, **wishes)
    expect(page.get_by_role("main")).to_be_visible()
    return page


def search(page: Page, query: str) -> None:
    page.keyboard.press("/")
    expect(field(page)).to_be_focused()
    page.keyboard.type(query)
    expect(page.get_by_role("listbox")).to_be_visible()


def field(page: Page) -> Any:
    return page.locator("#query")


# -------------------------------------------------------------------- pictures
@pytest.mark.usefixtures("built_page")
def test_whatever_the_pages_show_was_drawn_by_the_build() -> None:
    drawn = pictures_in(assets(BUILT))
    wanted = {*(thing.picture for thing in things().values()), *(f"chapter.{name}" for name in chapters())}
    wanted |= {f"face.{letter}" for letter in FACES[1:]}
    assert sorted(wanted - drawn.keys()) == []


def test_every_picture_of_a_page_is_seen(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/character/priest")
    broken = "() => [...document.images].filter((each) => !each.naturalWidth).map((each) => each.src)"
    page.wait_for_load_state()
    assert page.evaluate(broken) == []
    assert page.evaluate("() => document.images.length") > 20


# -------------------------------------------------------------------- without the list
def test_a_server_that_is_busy_is_asked_for_the_list_again(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules", expects="429")
    page.route("**/rules/index.json*", lambda route: route.fulfill(status=429, json={"code": "too_many_requests"}))
    with page.expect_response("**/rules/index.json*"):
        page.keyboard.press("/")
        page.keyboard.type("s")
    page.unroute("**/rules/index.json*")
    page.keyboard.type("lam")
    expect(page.get_by_role("listbox")).to_be_visible()


# -------------------------------------------------------------------- without scripts
def test_without_scripts_every_rule_can_be_read_and_every_link_followed(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules", **NO_SCRIPTS)
    page.get_by_role("main").get_by_role("link", name=re.compile("^Curses")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Curses")
    expect(page.locator(r"#curses\.lift\.alone")).to_contain_text("No icon of another player counts")
    page.get_by_role("main").get_by_role("link", name=re.compile("^Trap No entering")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Trap")
    page.get_by_role("link", name="curses.trap.effect").click()
    page.wait_for_url("**/rules/curses#curses.trap.effect")
    expect(page.locator(r"#curses\.trap\.effect")).to_be_in_viewport()


def test_without_scripts_the_field_searches_too(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/curses", **NO_SCRIPTS)
    field(page).fill("doors close")
    page.get_by_role("button", name="Search").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Found for “doors close”")
    expect(page.get_by_role("main").get_by_role("link", name=re.compile("^Poison"))).to_be_visible()


def test_the_language_that_is_chosen_stays_without_scripts(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/card/poison", **NO_SCRIPTS)
    page.get_by_role("navigation", name="Languages").get_by_role("link", name="Français").click()
    page.get_by_role("link", name="La fontaine").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


# -------------------------------------------------------------------- searching
def test_a_search_needs_no_more_than_the_keyboard(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules")
    search(page, "slam")
    groups = page.get_by_role("listbox").get_by_role("group")
    expect(groups).to_have_count(3)
    expect(groups.nth(0)).to_have_attribute("aria-label", "In short")
    expect(groups.nth(0).get_by_role("option")).to_have_attribute("aria-selected", "true")
    expect(groups.nth(0)).to_contain_text("The slam")
    page.keyboard.press("ArrowDown")
    chosen = page.get_by_role("option", selected=True)
    expect(chosen).to_have_count(1)
    expect(field(page)).to_have_attribute("aria-activedescendant", str(chosen.get_attribute("id")))
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_role("option").last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_be_hidden()
    expect(field(page)).to_have_value("slam")
    page.keyboard.press("Escape")
    expect(field(page)).to_have_value("")


def test_enter_opens_what_was_found(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules")
    search(page, "PÓISON")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/card/poison")
    expect(page.get_by_role("heading", level=1)).to_have_text("Poison")


def test_what_is_found_is_said_and_so_is_nothing(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules")
    search(page, "xyzzy")
    expect(page.get_by_role("status")).to_have_text("Found: 0")
    expect(page.get_by_role("listbox")).to_contain_text("Nothing found")


# -------------------------------------------------------------------- doors
def test_home_leads_to_the_rules_in_the_language_of_the_game_and_they_lead_back(server: Server, visit: Visit) -> None:
    page = visit(server.base, knows={"tumbledown.language": "de"})
    page.get_by_role("link", name="Regeln").click()
    page.wait_for_url("**/rules?lang=de")
    page.get_by_role("link", name="Zur Startseite").click()
    expect(button(page, "Jetzt spielen")).to_be_visible()


def test_whoever_chose_a_language_in_the_game_reads_the_rules_in_it(server: Server, visit: Visit) -> None:
    page = visit(server.base + "/rules/curses", knows={"tumbledown.language": "es"})
    expect(page.get_by_role("heading", level=1)).to_have_text("Maldiciones")
    page.get_by_role("navigation", name="Idiomas").get_by_role("link", name="Français").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Malédictions")
    assert page.evaluate("localStorage.getItem('tumbledown.language')") == "fr"


def test_a_card_in_play_leads_to_its_page_in_another_tab_and_the_game_goes_on(server: Server, visit: Visit) -> None:
    with Gallery(server, visit) as gallery:
        page = gallery.temple("trapped")
        button(page, "Lift the curse: Poison").click()  # its dice are spent: the other one is only read
        expect(button(page, "Lift the curse: Poison")).to_have_count(0)
        button(page, "Lift the curse: Trap").click()
        more = page.get_by_role("dialog").get_by_role("link", name=re.compile("^More in the rulebook")).first
        with page.context.expect_page() as opened:
            more.click()
        entry = opened.value
        expect(entry.get_by_role("heading", name="The rules about it")).to_be_visible()
        assert re.search(r"/rules/card/\w+\?lang=en$", entry.url)
        expect(page.get_by_role("main")).to_be_visible()


def test_a_chapter_at_the_table_leads_to_its_page(server: Server, visit: Visit) -> None:
    with Gallery(server, visit) as gallery:
        page = gallery.show("table")
        page.get_by_role("button", name="Curses: what is this?").first.click()
        link = page.get_by_role("link", name=re.compile("^Read the chapter"))
        expect(link).to_have_attribute("href", "/rules/curses?lang=en")
        expect(link).to_have_attribute("target", "_blank")


def test_the_link_to_an_entry_is_copied_without_a_language(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/card/poison?lang=de", permissions=["clipboard-read", "clipboard-write"])
    button(page, "Link kopieren").click()
    expect(button(page, "Kopiert")).to_be_visible()
    assert str(page.evaluate("navigator.clipboard.readText()")).endswith("/rules/card/poison")


# -------------------------------------------------------------------- how it looks
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lines_about_a_chapter_begin_below_each_other(server: Server, visit: Visit, language: str) -> None:
    page = read(server, visit, f"/rules/curses?lang={language}", viewport={"width": 360, "height": 640})
    at_rest(page)
    lefts = page.evaluate(LEFTS)
    assert len(lefts) > 1
    assert len(set(lefts)) == 1


@pytest.mark.parametrize("path", SEEN)
def test_everything_is_seen_in_every_window_and_with_letters_of_twice_the_size(
    browser: Browser, server: Server, path: str
) -> None:
    """By the rules of client/tests/seeing. Ids are for those who quote a rule: small, and broken where they must be."""
    context = browser.new_context(has_touch=True, reduced_motion="reduce")
    page = context.new_page()
    wrong: list[str] = []
    for number, size in enumerate(SIZES):
        width, height = map(int, size.split("x"))
        language = LANGUAGES[(number + len(path)) % len(LANGUAGES)]
        page.set_viewport_size({"width": width, "height": height})
        page.goto(f"{server.base}{path}?lang={language}")
        for percent in (100, 200):
            page.evaluate(LETTERS, percent)
            at_rest(page)
            found: list[str] = page.evaluate(SEE, {})
            wrong += [f"{path} {size} {language} {percent} %: {each}" for each in found if ".rule-id" not in each]
    context.close()
    assert wrong == []


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(server: Server, visit: Visit, path: str, size: dict[str, Any]) -> None:
    page = read(server, partial(visit, expects="404"), path, **size)
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def test_axe_finds_nothing_while_searching(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules")
    search(page, "slam")
    result = Axe().run(page)
    assert result.violations_count == 0, result.generate_report()


def test_on_paper_it_is_dark_on_white_without_what_leads_elsewhere(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/curses")
    page.emulate_media(media="print")
    for part in (".top", ".chapters", ".contents", ".way"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator(".rules .sentence").first).to_have_css("color", "rgb(0, 0, 0)")
    expect(page.locator(".thing b").first).to_have_css("color", "rgb(0, 0, 0)")


def test_the_first_thing_in_the_order_of_tabs_leads_to_the_text(server: Server, visit: Visit) -> None:
    page = read(server, visit, "/rules/curses")
    page.keyboard.press("Tab")
    skip = page.get_by_role("link", name="To the text")
    expect(skip).to_be_focused()
    expect(skip).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
