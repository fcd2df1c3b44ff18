"""The space bar rolls, whatever was touched before; only whoever writes gets a space."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, dice

UNTHROWN = re.compile("not rolled", re.IGNORECASE)


def in_play(page: Page) -> Page:
    button(page, "Play now").click()
    expect(button(page, "Roll")).to_be_enabled()
    expect(dice(page).first).to_have_accessible_name(UNTHROWN)
    return page


def expect_throw(page: Page) -> None:
    expect(dice(page).first).not_to_have_accessible_name(UNTHROWN)


def a_call(page: Page) -> Locator:
    return page.get_by_role("navigation", name="Call to the team").get_by_role("button").locator("visible=true").first


def a_mate(page: Page) -> Locator:
    return page.get_by_role("region", name="Team").get_by_role("button").first


def the_settings(page: Page) -> Locator:
    return button(page, "Settings")


@pytest.mark.parametrize("touched", [a_call, a_mate, the_settings])
def test_the_space_bar_rolls_after_a_click(server: Server, visit: Visit, touched: Callable[[Page], Locator]) -> None:
    page = in_play(visit(server.base))
    touched(page).click()
    page.keyboard.press("Space")
    expect_throw(page)


def test_whoever_writes_gets_a_space_and_no_throw(server: Server, visit: Visit) -> None:
    page = in_play(visit(server.base))
    button(page, "Chat").click()
    page.keyboard.type("over here")
    expect(page.get_by_role("textbox", name="Say something")).to_have_value("over here")
    expect(dice(page).first).to_have_accessible_name(UNTHROWN)


def test_enter_still_presses_the_button_that_has_the_focus(server: Server, visit: Visit) -> None:
    page = in_play(visit(server.base))
    button(page, "Settings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Keys")).to_be_visible()
