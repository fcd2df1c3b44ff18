"""Coming to a table, sitting at it, and everything that may be wrong with it; told in words, and with a way on."""

import json
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gallery import PHONE
from serving import Server
from tests.browser.conftest import Visit

SLOW = "closed before the connection is established"
"""A second line was opened because the first was slow to answer: on a busy machine that is no fault."""

NOT_FOUND = f"404|{SLOW}"
GONE = f"ERR_CONNECTION|ERR_FAILED|{SLOW}"


def ask(server: Server, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(server.base + path, data=json.dumps(body).encode(), method="POST")
    request.add_header("Content-Type", "application/json")
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def host(server: Server, visit: Visit) -> tuple[Page, str]:
    page = visit(server.base, knows={"tumbledown.me": json.dumps({"name": "Noor", "colour": 0})}, expects=SLOW)
    page.get_by_role("button", name="Host").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("button", name=re.compile("^Start alone"))).to_be_visible()
    return page, page.url.rpartition("/")[2]


def test_a_link_brings_a_friend_in(server: Server, visit: Visit) -> None:
    table, code = host(server, visit)
    friend = visit(f"{server.base}/t/{code.lower()}", expects=SLOW, **PHONE)
    expect(friend.get_by_role("heading", name=re.compile("^Noor.s table$"), level=1)).to_be_visible()
    expect(friend.get_by_role("radio", name="Ember, with the hat, taken by Noor")).to_be_disabled()
    friend.get_by_role("textbox", name="Your name").fill("Milan <b>!</b>")
    friend.get_by_role("radio", name="Violet, with the plume").check(force=True)
    friend.get_by_role("button", name="Sit down").click()
    seats = table.get_by_role("listitem").filter(has_text="Milan <b>!</b>")
    expect(seats).to_contain_text("player")
    friend.get_by_role("button", name=re.compile("^I am ready")).click()
    expect(seats.get_by_text("ready", exact=True)).to_be_visible()
    expect(table.get_by_text("7", exact=True)).to_be_visible()


def test_a_code_or_a_link_can_be_pasted(server: Server, visit: Visit) -> None:
    _, code = host(server, visit)
    page = visit(server.base, expects=SLOW)
    field = page.get_by_label("Code or link of a table")
    field.fill("not a code")
    field.press("Enter")
    expect(page.get_by_role("alert").filter(has_text="That is no table code")).to_be_visible()
    field.fill(f"come to {server.base}/t/{code}")
    field.press("Enter")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_the_host_calls_the_tune(server: Server, visit: Visit) -> None:
    table, code = host(server, visit)
    ask(server, f"/api/tables/{code}/seats", {"name": "Milan"})
    table.get_by_role("checkbox", name=re.compile("^Sixth adventurer")).check(force=True)
    table.get_by_role("button", name="Add bot").click()
    table.get_by_role("radio", name="Experts +3").check(force=True)
    expect(table.get_by_text("14")).to_be_visible()
    watcher = visit(f"{server.base}/t/{code}", expects=SLOW)
    watcher.get_by_role("button", name="Just watch").click()
    expect(watcher.get_by_text("Noor decides.")).to_be_visible()
    expect(watcher.get_by_role("definition").filter(has_text="Experts +3")).to_be_visible()
    expect(watcher.get_by_role("radio", name="Experts +3")).to_have_count(0)
    table.get_by_role("button", name=re.compile("^Milan")).click()
    table.get_by_role("button", name="Remove Milan").click()
    table.get_by_role("button", name="Yes, remove").click()
    expect(table.get_by_text("Milan")).to_have_count(0)
    expect(table.get_by_text("One person watches")).to_be_visible()


def test_a_full_table_can_be_watched(server: Server, visit: Visit) -> None:
    _, code = host(server, visit)
    for name in ("Milan", "Inés", "Otto", "Lale"):
        ask(server, f"/api/tables/{code}/seats", {"name": name})
    page = visit(f"{server.base}/t/{code}", expects=SLOW, **PHONE)
    expect(page.get_by_role("heading", name="Every seat is taken.")).to_be_visible()
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_a_table_that_is_not_there_says_what_to_do(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/t/ZZZZZZ", expects=NOT_FOUND)
    expect(page.get_by_role("heading", name="No table here", level=1)).to_be_visible()
    expect(page.get_by_text("There is no table ZZZ·ZZZ.")).to_be_visible()
    page.get_by_role("button", name="Home").click()
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()


def test_a_seat_that_went_to_another_tab_can_be_taken_back(server: Server, visit: Visit) -> None:
    page, code = host(server, visit)
    other = page.context.new_page()
    other.goto(f"{server.base}/t/{code}")
    expect(page.get_by_role("heading", name="You are playing in another tab")).to_be_visible()
    page.get_by_role("button", name="Play here").click()
    expect(page.get_by_role("button", name=re.compile("^Start alone"))).to_be_visible()
    expect(other.get_by_role("heading", name="You are playing in another tab")).to_be_visible()


def test_whoever_comes_home_finds_the_way_back(server: Server, visit: Visit) -> None:
    page, code = host(server, visit)
    page.get_by_role("link", name="Home").click()
    page.get_by_role("link", name=re.compile(f"Back to table {code[:3]}·{code[3:]}")).click()
    expect(page.get_by_role("button", name=re.compile("^Start alone"))).to_be_visible()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_role("button", name=re.compile("^Play now"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Back to table"))).to_have_count(0)


@pytest.mark.parametrize("door", ["Play now", "Host"])
def test_a_server_that_is_away_is_not_kept_secret(server: Server, visit: Visit, door: str) -> None:
    page = visit(server.base, expects=GONE)
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name=re.compile(f"^{door}")).click()
    expect(page.get_by_role("alert").filter(has_text="The server does not answer.")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Host").click()
    expect(page.get_by_role("button", name=re.compile("^Start alone"))).to_be_visible()
