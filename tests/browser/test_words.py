"""Four languages: the browser's own at first, and any other at any time."""

import pytest
from playwright.sync_api import expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, dice
from tumbledown.words import LANGUAGES, words

OWN_NAMES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
LOCALES = {"en": "en-US", "fr": "fr-CA", "de": "de-AT", "es": "es-MX"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_speaks_the_browsers_language(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.base, locale=LOCALES[language])
    expect(button(page, words(language).say("home-play"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_a_language_that_we_do_not_speak_becomes_english(server: Server, visit: Visit) -> None:
    expect(visit(server.base, locale="fi-FI").locator("html")).to_have_attribute("lang", "en")


def test_the_language_is_switched_in_the_middle_of_a_game_and_remembered(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    button(page, "Play now").click()
    expect(dice(page).first).to_be_visible()
    spoken = words("en")
    for language in ("fr", "de", "es", "en", "de"):
        button(page, spoken.say("temple-settings")).click()
        page.get_by_role("radio", name=OWN_NAMES[language]).check(force=True)
        spoken = words(language)
        page.keyboard.press("Escape")
        expect(button(page, spoken.say("temple-roll"))).to_be_visible()
        expect(page.get_by_role("region", name=spoken.say("temple-depot"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(button(page, "Würfeln")).to_be_visible()
