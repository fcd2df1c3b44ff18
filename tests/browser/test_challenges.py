"""Challenges: their screen by keyboard and on a phone, a table that plays one, and what is left of it afterwards."""

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from gallery import PHONE
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button
from tests.browser.test_modules import module

KEY = "tumbledown.challenges"


def attempt(challenge: str, *, won: bool = True, game: str = "g") -> dict[str, Any]:
    numbers = {"players": 3, "took_ms": 472_000, "left_ms": 68_000, "gems_left": 0 if won else 2, "ended_at": 1}
    return {"game": game, "challenge": challenge, "won": won, **numbers}


def stone(page: Page, id: str) -> Any:
    return page.get_by_role("button", name=re.compile(f"^{id}, "))


def test_from_the_first_page_to_a_challenge_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    page.get_by_role("link", name="Challenges").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Challenges", level=1)).to_be_visible()
    expect(page.get_by_role("complementary")).to_contain_text("1a · Warm-up")
    stone(page, "1a").focus()
    page.keyboard.press("Tab")
    expect(stone(page, "1b")).to_be_focused()
    expect(stone(page, "1b")).to_have_accessible_name("1b, not passed. Treasures, Illusions and 1 more gem.")
    page.keyboard.press("Enter")
    expect(page.get_by_role("complementary")).to_contain_text("1b · Warm-up")
    button(page, "Play 1b").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("timer", name=re.compile("left$"))).to_be_visible()


def test_on_a_small_phone_a_challenge_opens_from_below_with_its_gold_button_in_sight(
    server: Server, visit: Visit
) -> None:
    page = visit(f"{server.base}/challenges", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    stone(page, "6e").click()
    sheet = page.get_by_role("dialog", name="6e · Merciless")
    expect(sheet).to_contain_text("6 quests")
    expect(button(page, "Play 6e")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(stone(page, "6e")).to_be_focused()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_table_says_what_costs_the_mark_and_brings_it_back(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/challenges/3b")
    button(page, "Host it for friends").click()
    banner = page.get_by_role("region", name="Challenge 3b: Brisk")
    expect(banner).to_contain_text("This game counts.")
    expect(module(page, "Treasures")).to_be_checked()
    expect(page.get_by_role("radio", name="Pros +6")).to_be_disabled()
    module(page, "The pit").check(force=True)
    expect(banner).to_contain_text("This game counts.")
    module(page, "Traps").check(force=True)
    expect(banner).to_contain_text("No mark: challenge 3b is played without Traps.")
    button(page, "Play it as it is meant").click()
    expect(module(page, "Traps")).not_to_be_checked()
    expect(module(page, "The pit")).to_be_checked()
    expect(banner).to_contain_text("This game counts.")
    button(page, "Leave the challenge").click()
    expect(banner).to_have_count(0)
    expect(page.get_by_role("radio", name="Pros +6")).to_be_enabled()


OURS = "Which challenge has which numbers and modules is our reconstruction."


def test_everywhere_a_challenge_is_chosen_it_is_said_what_of_it_is_ours(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/challenges/3b")
    expect(page.get_by_role("main")).to_contain_text(OURS)
    button(page, "Host it for friends").click()
    expect(page.get_by_role("region", name="Challenge 3b: Brisk")).to_contain_text(OURS)
    button(page, "A challenge").click()
    expect(page.get_by_role("dialog", name="Challenges")).to_contain_text(OURS)
    page.goto(f"{server.base}/companion/setup/2/challenge/3b")
    expect(page.get_by_role("main")).to_contain_text(OURS)


def test_the_rows_of_the_rulebook_stand_on_a_small_phone(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/challenges", **{**PHONE, "viewport": {"width": 360, "height": 640}})
    address = page.get_by_role("link", name="All 26 in a table").get_attribute("href")
    page.goto(f"{server.base}{address}")
    table = page.get_by_role("table", name="All 26 challenges")
    expect(table.get_by_role("rowheader", name="6e", exact=True)).to_have_count(1)
    expect(table.get_by_role("row")).to_have_count(1 + 7 + 26)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    edges = "(cells) => cells.every((cell) => cell.getBoundingClientRect().right <= innerWidth)"
    assert table.get_by_role("cell").evaluate_all(edges)


def test_a_table_may_choose_a_challenge_and_share_it(server: Server, visit: Visit) -> None:
    page = visit(server.base, permissions=["clipboard-read", "clipboard-write"])
    button(page, "Host").click()
    button(page, "A challenge").click()
    page.get_by_role("dialog", name="Challenges").get_by_role("button", name=re.compile("^4c, ")).click()
    expect(page.get_by_role("region", name="Challenge 4c: Steep")).to_be_visible()
    expect(module(page, "Illusions")).to_be_checked()
    button(page, "Share").click()
    expect(button(page, "Link copied").first).to_be_visible()
    friend = visit(page.evaluate("() => navigator.clipboard.readText()"))
    button(friend, "Open a table").click()
    expect(friend.get_by_role("region", name="Challenge 4c: Steep")).to_be_visible()


def test_a_lost_challenge_is_tried_and_stays_so_in_this_browser(hasty: Server, visit: Visit) -> None:
    page = visit(f"{hasty.base}/challenges/1a")
    button(page, "Play 1a").click()
    expect(page.get_by_role("heading", name="Challenge 1a is still open")).to_be_visible(timeout=40_000)
    expect(button(page, "Again")).to_be_visible()
    page.goto(f"{hasty.base}/challenges")
    expect(stone(page, "1a")).to_have_accessible_name(re.compile("not passed, tried"))


def won(route: Route) -> None:
    story = route.fetch().json()
    route.fulfill(json={**story, "won": True, "reason": "escaped", "kept": []})


def passed(route: Route) -> None:
    found = route.fetch().json()
    route.fulfill(json=[{**each, "won": True, "took_ms": 472_000, "left_ms": 68_000} for each in found])


def test_after_a_passed_challenge_the_next_one_is_the_gold_button(hasty: Server, visit: Visit) -> None:
    """The server's word is changed on its way here: to win takes somebody who plays."""
    page = visit(f"{hasty.base}/challenges/1a")
    page.route("**/story", won)
    page.route(re.compile("/api/tables/[^/]+/challenges"), passed)
    button(page, "Play 1a").click()
    expect(page.get_by_role("heading", name="Challenge 1a passed")).to_be_visible(timeout=40_000)
    expect(page.get_by_text("7:52, with 1:08 left.")).to_be_visible()
    button(page, "Next: 1b").click()
    expect(page.get_by_role("heading", name="Challenge 1b passed")).to_be_visible(timeout=40_000)
    expect(page.get_by_text("2 of 26 passed.")).to_be_visible()
    kept = json.loads(page.evaluate("(key) => localStorage[key]", KEY))
    assert [(each["challenge"], each["won"]) for each in kept] == [("1a", True), ("1b", True)]


def test_what_was_passed_goes_to_another_browser_in_a_file(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{server.base}/challenges", knows={KEY: json.dumps([attempt("1a"), attempt("3b", game="h")])})
    expect(page.get_by_text("2 of 26")).to_be_visible()
    with page.expect_download() as download:
        button(page, "Save to a file").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    other = visit(f"{server.base}/challenges")
    expect(other.get_by_text("0 of 26")).to_be_visible()
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status").filter(has_text="2 entries added.")).to_be_visible()
    expect(stone(other, "3b")).to_have_accessible_name(re.compile("passed in 7:52"))
