"""The coach of the first games: one line over the map that says what helps now, until it was understood."""

import json
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from gallery import Gallery
from scenes import CARDS_MS, FIRST_SLAM_MS, MATE, ME, PEOPLE, SCENES, WINNERS, Scene
from serving import Server
from staging import Rehearsal
from tests.browser.conftest import Visit
from tests.browser.people import button, dice
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved

SAID_MS: Final = 9_000
IDLE_MS: Final = 21_000
WATCHES_MS: Final = 10_000
OFTEN: Final = {"stuck": 2, "home": 2, "gems": 2, "masks": 1, "idle": 2}
"""How often each sentence is said before it counts as understood, as client/src/hud/coaching.ts has it."""


def played(at: int = CARDS_MS) -> Rehearsal:
    return Rehearsal(WINNERS, len(PEOPLE)).to_time(at)


def beside_me(game: Rehearsal) -> Rehearsal:
    """Milan stands where I stand."""
    return game.happens(AdventurerMoved(game.game.party.control[MATE], game.game.here(ME), FORCED, MATE))


def far_from_home() -> Rehearsal:
    """The gong has sounded, and I am still where I was before."""
    before, game = played(), played(FIRST_SLAM_MS - 25_000)
    return game.happens(AdventurerMoved(game.game.party.control[ME], before.game.here(ME), FORCED, ME))


STAGED: Final = {
    "stuck": Scene(lambda: beside_me(played()).shows(ME, "BBBBB"), cast=PEOPLE),
    "home": Scene(far_from_home, cast=PEOPLE),
    "gems": Scene(lambda: played(285_000), cast=PEOPLE),
    "masks": Scene(lambda: played().shows(ME, "BAATT"), cast=PEOPLE),
    "idle": Scene(lambda: played().shows(ME, "AATTK"), cast=PEOPLE),
}
SENTENCES: Final = {
    "stuck": "All your dice are locked. Milan is with you",
    "home": "The gong!",
    "gems": "Together you can light 2 gems now",
    "masks": "A black mask locks its die",
    "idle": "You can do something now",
}


def open_scene(gallery: Gallery, scene: str) -> Page:
    """The clock of the page can be put on from here, so that nobody has to wait."""
    page = gallery.temple(scene)
    page.clock.install()
    page.reload()
    expect(dice(page).first).to_be_visible()
    page.wait_for_load_state("networkidle")  # the coach comes after the dice
    return page


def hint(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-hint={kind}]")


def counted(page: Page) -> dict[str, int]:
    found: dict[str, int] = json.loads(page.evaluate("() => localStorage.getItem('tumbledown.coach') ?? '{}'"))
    return found


def do_nothing(page: Page) -> None:
    """Long enough for the coach, who may have begun to watch only just now."""
    for _ in range(3):
        page.clock.fast_forward(IDLE_MS)
        with suppress(PlaywrightTimeoutError):
            hint(page, "idle").wait_for(timeout=WATCHES_MS)
            return


@pytest.mark.parametrize("kind", SENTENCES)
def test_what_helps_now_is_said_leaves_again_and_is_counted_once(gallery: Gallery, kind: str) -> None:
    page = open_scene(gallery, kind)
    if kind == "idle":
        do_nothing(page)
    expect(hint(page, kind)).to_contain_text(SENTENCES[kind])
    assert page.locator("[data-hint]").count() == 1
    page.clock.fast_forward(SAID_MS)
    expect(hint(page, kind)).to_have_count(0)
    page.wait_for_function("() => 'tumbledown.coach' in localStorage")
    assert counted(page) == {kind: 1}


@pytest.fixture
def experienced(server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> Gallery:
    """Scenes as somebody sees them to whom everything was said often enough."""

    def come(address: str, *, knows: dict[str, str], **more: Any) -> Page:
        return visit(address, knows={**knows, "tumbledown.coach": json.dumps(OFTEN)}, **more)

    for name, scene in STAGED.items():
        monkeypatch.setitem(SCENES, name, scene)
    return Gallery(server, come)


@pytest.mark.parametrize("kind", SENTENCES)
def test_what_was_understood_is_not_said_again(experienced: Gallery, kind: str) -> None:
    with experienced:
        page = open_scene(experienced, kind)
        page.clock.fast_forward(IDLE_MS)
        page.clock.run_for(2_000)
        assert page.locator("[data-hint]").count() == 0


def test_whoever_wants_no_hints_turns_them_off(gallery: Gallery) -> None:
    page = open_scene(gallery, "masks")
    expect(hint(page, "masks")).to_be_visible()
    button(page, "Settings").click()
    page.get_by_role("switch", name="Hints while playing").click()
    expect(hint(page, "masks")).to_have_count(0)
    page.reload()
    expect(dice(page).first).to_be_visible()
    page.wait_for_function("() => performance.now() > 3000")
    expect(hint(page, "masks")).to_have_count(0)
