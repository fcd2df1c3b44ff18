"""A time-out on the page: who is ready, how long it lasts, and one more minute for those who ask."""

import re

import pytest
from playwright.sync_api import expect

from gallery import Gallery
from scenes import Scene
from tests.browser.people import button

STAGED: dict[str, Scene] = {}

pytestmark = pytest.mark.rule("labyrinth.treasure.timeout_more")


def test_one_more_minute_can_be_asked_for_up_to_five(gallery: Gallery) -> None:
    page = gallery.show("time out")
    box = page.locator("div.time-out")
    expect(box).to_contain_text(re.compile(r"in [78]\d s"))
    button(page, "One more minute").click()
    expect(box).to_contain_text(re.compile(r"in 1[34]\d s"))
    for seconds in (r"(20|19)\d", r"2[56]\d", r"2[89]\d"):
        button(page, "One more minute").click()
        expect(box).to_contain_text(re.compile(rf"in {seconds} s"))
    expect(button(page, "One more minute")).to_have_count(0)
    expect(button(page, "I am ready")).to_be_visible()


def test_all_are_asked_anew_after_it(gallery: Gallery) -> None:
    page = gallery.show("time out")
    button(page, "One more minute").click()
    expect(page.locator("div.time-out")).to_contain_text(re.compile(r"in 1[34]\d s"))
    button(page, "I am ready").click()
    expect(page.locator("div.time-out")).to_contain_text("Ready: 1 of 4")
    expect(button(page, "One more minute")).to_have_count(0)
