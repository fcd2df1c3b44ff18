"""Whatever goes wrong says what happened and what to do next, in the reader's language."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from serving import Server
from tests.browser.conftest import Open, Visit
from tests.browser.people import button, dice, host, start_alone
from tumbledown.words import LANGUAGES, words

EXPECTED = "Failed to load resource|WebSocket|ERR_"


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_code_that_nobody_knows(server: Server, visit: Visit, language: str) -> None:
    page = visit(f"{server.base}/t/ZZZZZZ", expects=EXPECTED, locale=language)
    heading(page, words(language).say("home-trouble-no-such-table"))
    expect(page.get_by_text("ZZZ·ZZZ")).to_be_visible()
    button(page, words(language).say("home-trouble-home")).click()
    expect(button(page, words(language).say("home-play"))).to_be_visible()


def test_a_game_that_has_begun_can_be_watched(server: Server, visit: Visit) -> None:
    ada = visit(server.base)
    code = host(ada)
    start_alone(ada)
    page = visit(f"{server.base}/t/{code}")
    expect(page.get_by_role("heading", name="The game is on")).to_be_visible()
    button(page, "Watch").click()
    expect(page.get_by_role("region", name="The temple")).to_be_visible()
    expect(dice(page)).to_have_count(0)


def test_a_seat_that_was_freed_is_no_longer_mine(server: Server, visit: Visit) -> None:
    code = host(visit(server.base))
    knows = {"tumbledown.seats": json.dumps([{"code": code, "token": "somebody else's", "at": 1}])}
    page = visit(f"{server.base}/t/{code}", knows=knows)
    expect(page.get_by_text(re.compile("no longer yours|You are watching"))).to_be_visible()


def test_a_server_that_stopped_is_said_where_the_table_was_asked_for(open_server: Open, visit: Visit) -> None:
    server = open_server("--intro-ms", "0")
    page = visit(server.base, expects=EXPECTED)
    expect(button(page, "Host")).to_be_visible()
    server.stop()
    button(page, "Host").click()
    expect(page.get_by_role("alert").filter(has_text="The server does not answer")).to_be_visible()


def test_a_page_that_is_older_than_its_server_asks_to_be_loaded_again(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    host(page)

    def refuse(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send('{"type":"goodbye","why":"other_version"}'))

    page.route_web_socket(re.compile("/socket$"), refuse)
    page.reload()
    heading(page, "There is a newer Tumbledown")
    expect(button(page, "Reload")).to_be_visible()


def test_a_part_of_the_page_that_is_gone_asks_to_be_loaded_again(server: Server, visit: Visit) -> None:
    """As after an update while somebody reads the first page: the chunk of the tables has another name now."""
    page = visit(server.base, expects=EXPECTED)
    page.route("**/assets/game-*.js", lambda route: route.abort())
    page.reload()
    button(page, "Host").click()
    heading(page, "There is a newer Tumbledown")


def test_a_server_without_room_says_so(server: Server, visit: Visit) -> None:
    page = visit(server.base, expects=EXPECTED)

    def refuse(route: Route) -> None:
        route.fulfill(status=503, json={"code": "server_full", "detail": ""})

    page.route("**/api/tables", refuse)
    button(page, "Host").click()
    expect(page.get_by_role("alert").filter(has_text="Every table here is taken")).to_be_visible()
