"""Every screen: nothing that a player needs is covered, cut or too small, axe finds nothing, and a finger everything.

Each screen is loaded once, and its time stands. The rules are in client/tests/seeing, and
tests/browser/test_seeing_rules.py shows that each of them can fail. `make test` looks at a fixed sample of stills,
`make test-long` at every window, language and size of letters.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser

from gallery import BESIDE, CROWDED, SCREENS, TRAYS
from serving import Server
from tests.browser.conftest import Visitors
from tests.browser.seeing import DOUBLE, NORMAL, SIZES, Still, StillPage, standing
from tests.browser.test_screens import EVENING, LEAST_PX, SMALL, complaints, cut_off
from tests.browser.test_screens import SCREENS as USED
from tumbledown.words import LANGUAGES

ALL: Final = (*SCREENS, *BESIDE, *CROWDED)
LONGEST: Final = "de"
"""The language that needs most room."""
PHONE: Final = "390x844"
PHONES: Final = ("360x640", PHONE, "844x390")
DESK: Final = "1440x900"
BOTH: Final = (PHONE, DESK)


@pytest.fixture(scope="module")
def still(request: pytest.FixtureRequest, browser: Browser, server: Server) -> Iterator[StillPage]:
    """One load of a screen for all tests of it."""
    visitors = Visitors(browser, {})
    with standing(browser, server, request.param, visitors.listen) as page:
        yield page
    visitors.leave()


def of_each(*screens: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("still", screens, indirect=True)


# -------------------------------------------------------------------- what is looked at
def sample(screen: str) -> list[Still]:
    """Two windows in the longest language, and big letters on a phone or a desk: others for each screen."""
    number = ALL.index(screen)
    first, second = SIZES[number % 6], SIZES[(number + 3) % 6]
    language = LANGUAGES[number % len(LANGUAGES)]
    return [Still(first, LONGEST), Still(second, LONGEST), Still(BOTH[number // 4 % 2], language, DOUBLE)]


def tray_sample(screen: str) -> list[Still]:
    """As much of a dice tray."""
    number = list(TRAYS).index(screen)
    language = LANGUAGES[number % len(LANGUAGES)]
    return [
        Still(PHONES[number % 3], language),
        Still(PHONES[(number + 1) % 3], LONGEST),
        Still(PHONE, LONGEST, DOUBLE),
    ]


def everything() -> list[Still]:
    kinds = [(language, letters) for language in LANGUAGES for letters in (NORMAL, DOUBLE)]
    return [Still(size, language, letters) for language, letters in kinds for size in SIZES]


def found(still: StillPage, stills: list[Still]) -> list[str]:
    """One line for each finding: screen, window, language, letters, rule, and what is wrong there."""
    return [f"{still.screen} {each}: {finding}" for each in stills for finding in still.findings(each)]


# -------------------------------------------------------------------- the rules of seeing
@of_each(*ALL)
def test_everything_that_a_player_needs_is_seen(still: StillPage) -> None:
    assert found(still, sample(still.screen)) == []


@of_each(*TRAYS)
def test_everything_is_seen_on_a_phone_before_a_big_screen(still: StillPage) -> None:
    assert found(still, tray_sample(still.screen)) == []


@pytest.mark.long
@of_each(*ALL)
def test_everything_is_seen_in_every_language_and_size(still: StillPage) -> None:
    assert found(still, everything()) == []


@pytest.mark.long
@of_each(*TRAYS)
def test_everything_is_seen_on_every_phone_before_a_big_screen(still: StillPage) -> None:
    stills = [Still(size, language) for language in LANGUAGES for size in PHONES]
    assert found(still, [*stills, Still(PHONE, LONGEST, DOUBLE)]) == []


@pytest.mark.parametrize(
    ("quality", "least"),
    [
        (lambda still: still.size, 25),
        (lambda still: (still.language, still.letters), 12),
        (lambda still: (still.size, still.letters), 25),
    ],
    ids=["window", "language", "letters"],
)
def test_the_sample_meets_every_window_language_and_size_of_letters_often(
    quality: Callable[[Still], object], least: int
) -> None:
    met = Counter(quality(each) for screen in ALL for each in sample(screen))
    all_eight = [*(Still(size, LONGEST) for size in SIZES), *(Still(BOTH[0], each, DOUBLE) for each in LANGUAGES)]
    assert {quality(each) for each in [*all_eight, Still(DESK, LONGEST, DOUBLE)]} == set(met)
    assert min(met.values()) >= least


# -------------------------------------------------------------------- for everybody
@of_each(*USED, *EVENING)
@pytest.mark.parametrize("size", BOTH)
def test_axe_finds_nothing(still: StillPage, size: str) -> None:
    still.show(Still(size, "en"))
    with still.timers():
        assert complaints(still.page) == []


@of_each(*USED)
def test_everything_is_big_enough_for_a_finger(still: StillPage) -> None:
    still.show(Still(PHONE, "en"))
    assert still.page.evaluate(SMALL, LEAST_PX) == []


@of_each(*USED)
@pytest.mark.parametrize("size", BOTH)
def test_with_letters_of_twice_the_size_nothing_is_cut_off(still: StillPage, size: str) -> None:
    still.show(Still(size, "en", DOUBLE))
    assert cut_off(still.page) == []


@of_each("home")
def test_what_is_wrong_would_be_found_while_time_stands(still: StillPage) -> None:
    still.show(Still(PHONE, "en"))
    still.page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    with still.timers():
        assert [line.partition(":")[0] for line in complaints(still.page)] == ["button-name"]
    assert len(still.page.evaluate(SMALL, LEAST_PX)) == 1
    still.page.evaluate("() => document.querySelector('main').lastChild.remove()")
    assert still.page.evaluate(SMALL, LEAST_PX) == []
