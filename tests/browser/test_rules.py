"""The rules are one touch away while the game goes on, in every window."""

from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from gallery import DESKTOP, Gallery
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import at_rest, button

SMALL: Final = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
WIDE: Final = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
SIZES: Final[dict[str, dict[str, Any]]] = {"small": SMALL, "wide": WIDE, "desktop": DESKTOP}
LETTERS: Final = "() => { document.documentElement.style.fontSize = '200%' }"


@pytest.mark.parametrize("size", SIZES)
def test_the_question_mark_on_the_map_opens_the_rules_and_closes_them(server: Server, visit: Visit, size: str) -> None:
    with Gallery(server, partial(visit, **SIZES[size])) as gallery:
        page = gallery.temple("middle")
        mark = page.locator(".controls").get_by_role("button", name="Rules")
        mark.click()
        rules = page.get_by_role("dialog", name="Rules")
        expect(rules.get_by_role("group").first).to_be_visible()
        expect(mark).to_have_attribute("aria-expanded", "true")
        assert rules.locator("details[open]").count() == 0
        page.keyboard.press("Escape")
        expect(rules).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_clock_opens_what_is_to_be_known_of_the_gong(server: Server, visit: Visit, size: str) -> None:
    with Gallery(server, partial(visit, **SIZES[size])) as gallery:
        page = gallery.temple("middle")
        button(page, "The gong").click()
        entry = page.get_by_role("dialog", name="Rules").locator("details[open]")
        expect(entry).to_have_count(1)
        expect(entry).to_contain_text("back in the starting chamber")


def test_with_large_letters_what_a_question_is_about_is_still_heard(server: Server, visit: Visit) -> None:
    with Gallery(server, partial(visit, **SMALL)) as gallery:
        page = gallery.summons()
        page.evaluate(LETTERS)
        at_rest(page)
        asked = page.get_by_role("article", name="Call everybody?")
        expect(asked.get_by_role("paragraph")).to_have_count(1)
        expect(asked).to_contain_text("Nobody can refuse")
