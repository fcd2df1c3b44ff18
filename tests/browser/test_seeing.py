"""Every screen in every window, language and size of letters: nothing that a player needs is covered, cut or too small.

The rules are in client/tests/seeing, and tests/browser/test_seeing_rules.py shows that each of them can fail.
"""

from typing import Final

import pytest
from playwright.sync_api import Browser

from gallery import BESIDE, CROWDED, SCREENS, TRAYS
from serving import Server
from tests.browser.seeing import DOUBLE, NORMAL, SIZES, Still, look_at
from tumbledown.words import LANGUAGES

ALL: Final = (*SCREENS, *BESIDE, *CROWDED)
LONGEST: Final = "de"
"""The language that needs most room."""
PHONE: Final = "390x844"
PHONES: Final = ("360x640", PHONE, "844x390")
DESK: Final = "1440x900"


def a_part(screen: str) -> list[Still]:
    """All windows in the longest language, and big letters on a phone and a desk: another language for each screen."""
    language = LANGUAGES[ALL.index(screen) % len(LANGUAGES)]
    return [*(Still(size, LONGEST) for size in SIZES), *(Still(size, language, DOUBLE) for size in (PHONE, DESK))]


def everything() -> list[Still]:
    kinds = [(language, letters) for language in LANGUAGES for letters in (NORMAL, DOUBLE)]
    return [Still(size, language, letters) for language, letters in kinds for size in SIZES]


def found(browser: Browser, server: Server, screen: str, stills: list[Still]) -> list[str]:
    """One line for each finding: screen, window, language, letters, rule, and what is wrong there."""
    by_still = look_at(browser, server, screen, stills)
    return [f"{screen} {still}: {finding}" for still, findings in by_still.items() for finding in findings]


@pytest.mark.parametrize("screen", ALL)
def test_everything_that_a_player_needs_is_seen(browser: Browser, server: Server, screen: str) -> None:
    assert found(browser, server, screen, a_part(screen)) == []


@pytest.mark.parametrize("screen", TRAYS)
def test_everything_is_seen_on_a_phone_before_a_big_screen(browser: Browser, server: Server, screen: str) -> None:
    stills = [Still(size, language) for language in LANGUAGES for size in PHONES]
    assert found(browser, server, screen, [*stills, Still(PHONE, LONGEST, DOUBLE)]) == []


@pytest.mark.long
@pytest.mark.parametrize("screen", ALL)
def test_everything_is_seen_in_every_language_and_size(browser: Browser, server: Server, screen: str) -> None:
    assert found(browser, server, screen, everything()) == []
