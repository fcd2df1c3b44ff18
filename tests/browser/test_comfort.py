"""For every eye: calm if somebody wants it so, in anybody's colours, and never dark while it is looked at."""

from functools import partial

import pytest
from playwright.sync_api import Page, expect

from gallery import PHONE, Gallery
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, dice, host, start_alone, until_they_lie


def throw(page: Page) -> None:
    host(page)
    start_alone(page)
    button(page, "Roll").click()
    expect(page.get_by_role("button", name="Rolling").first).to_be_visible()


@pytest.mark.hurried
@pytest.mark.parametrize(("wish", "tumbling"), [("no-preference", 7), ("reduce", 0)])
def test_dice_tumble_unless_somebody_wants_things_calm(server: Server, visit: Visit, wish: str, tumbling: int) -> None:
    page = visit(server.base, reduced_motion=wish)
    throw(page)
    expect(page.locator(".cube")).to_have_count(tumbling)
    until_they_lie(page)


def test_in_forced_colours_what_is_kept_and_locked_is_written_on_the_dice(server: Server, visit: Visit) -> None:
    with Gallery(server, partial(visit, forced_colors="active")) as gallery:
        page = gallery.show("locked")
        for die in dice(page).all():
            expect(die.get_by_text("locked")).to_be_visible()


def test_a_screen_that_is_played_on_does_not_go_dark(server: Server, visit: Visit) -> None:
    page = visit("about:blank", **PHONE)
    page.add_init_script("navigator.wakeLock.request = async (type) => { (window.wakeLocks ??= []).push(type) }")
    page.goto(server.base)
    host(page)
    assert page.evaluate("() => window.wakeLocks") is None
    start_alone(page)
    page.wait_for_function("() => window.wakeLocks")
    assert set(page.evaluate("() => window.wakeLocks")) == {"screen"}
