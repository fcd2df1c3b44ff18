"""Everything on the temple's screen has its place: nothing moves while a game is played, and the map stays in sight."""

from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from gallery import DESKTOP, Gallery
from scenes import CHAPTERS, FOUND, MATE, ME, PEOPLE, SCENES, Scene, with_cards
from serving import Server
from staging import Player, Rehearsal
from tests.browser.conftest import Open, Visit
from tests.browser.people import at_rest, button, dice
from tumbledown.engine.commands import Perform

SMALL: Final = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
WIDE: Final = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
TABLET: Final = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
TURNED: Final = {"viewport": {"width": 1180, "height": 820}, "has_touch": True}
SIZES: Final[dict[str, dict[str, Any]]] = {"small": SMALL, "wide": WIDE, "tablet": TABLET, "desktop": DESKTOP}
OTHERS: Final[dict[str, dict[str, Any]]] = {"phone": PHONE, "wide": WIDE, "tablet": TABLET, "turned": TURNED}
"""Windows in which a whole game is watched only by the long run."""

CROWD: Final = (Player("Noor", 0), *[Player(name, seat, is_bot=True) for seat, name in enumerate(("Milan", "Inés"), 1)])
MOST_SHIFT: Final = 0.02
LEAST_MAP: Final = (360, 246)
HERALD_PX: Final = 32

WATCH: Final = """() => {
  window.shift = 0
  window.moved = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!document.querySelector('main.temple')) continue
      window.shift += entry.value
      window.moved.push(...entry.sources.map(({ node }) => node?.parentElement?.className ?? ''))
    }
  }).observe({ type: 'layout-shift', buffered: false })
}"""
RECTS: Final = """() => Object.fromEntries(
  [...document.querySelectorAll('.zone:not(.sheet-zone), .dishes > .slot, [data-testid=roll]')].map((node, number) => {
    const die = node.querySelector(':scope > [data-die]')?.dataset.die
    const name = die ? `die ${die}` : node.className.match(/[a-z]+-zone|roll/)?.[0] ?? `slot ${number}`
    return [name, [node.offsetLeft, node.offsetTop, node.offsetWidth, node.offsetHeight].join(' ')]
  }))"""
"""Where zones, dice and the big button lie; a button that is pressed sinks, but does not leave its place."""
BOX: Final = """(where) => {
  const { left, top, right, bottom } = document.querySelector(where).getBoundingClientRect()
  return { left, top, right, bottom }
}"""
SAID: Final = """() => [...document.querySelectorAll('.temple :is(button, [role=timer], section, article)')]
  .map((node) => node.closest('.zone, .map')?.className.match(/[a-z]+(?=-zone)|map/)?.[0])
  .filter((name, at, all) => name && name !== all[at - 1])"""


def play_on(page: Page) -> None:
    """Whatever the keys do: throw, do what is offered first, lift and use cards."""
    for key in ("Space", "a", "l", "x", "Space"):
        page.keyboard.press(key)
        page.wait_for_timeout(60)


def whole_game() -> Rehearsal:
    return Rehearsal(FOUND, len(CROWD), modules=CHAPTERS).to_time(500)


def asked_under_curses() -> Rehearsal:
    """Three curses, five treasures, a treasure to claim, and a question about fate."""
    cards = ("trap", "poison", "silence", "teleport", "secret_passage", "double_torch", "counterspell", "healing_mask")
    return with_cards().gets(ME, *cards).shows(ME, "KKTTA").do(Perform(MATE, verb="fate"))


STAGED: Final = {"busiest": Scene(asked_under_curses, cast=PEOPLE)}


@pytest.fixture(scope="module")
def quick(open_server: Open) -> Server:
    """A game lasts forty seconds."""
    return open_server("--intro-ms", "0", "--clock-rate", "15")


@pytest.mark.parametrize("size", ["small", "desktop", *(pytest.param(size, marks=pytest.mark.long) for size in OTHERS)])
def test_in_a_whole_game_no_zone_no_die_and_no_button_moves(
    quick: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    monkeypatch.setitem(SCENES, "whole game", Scene(whole_game, cast=CROWD))
    with Gallery(quick, partial(visit, **(SIZES | OTHERS)[size])) as gallery:
        page = gallery.temple("whole game")
        expect(dice(page).first).to_be_visible()
        page.evaluate("() => document.fonts.ready")
        page.evaluate(WATCH)
        first = page.evaluate(RECTS)
        while page.locator("main.temple").count() and dice(page).count():
            now = page.evaluate(RECTS)
            assert {name: first[name] for name in now if name in first} == {
                name: place for name, place in now.items() if name in first
            }
            play_on(page)
        shift, moved = page.evaluate("() => [window.shift, window.moved]")
        print(f"{size}: a whole game shifts by {shift:.4f}")
        assert shift <= MOST_SHIFT, f"{shift}: {sorted(set(moved))}"


def test_in_the_busiest_moment_a_small_phone_still_shows_enough_of_the_map(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SCENES, "busiest", STAGED["busiest"])
    with Gallery(server, partial(visit, **SMALL)) as gallery:
        page = gallery.temple("busiest")
        expect(button(page, "Yes")).to_be_visible()
        at_rest(page)
        map, ask, pawn = (page.evaluate(BOX, where) for where in (".map-zone", ".ask", ".pawn.me"))
        assert map["right"] - map["left"] >= LEAST_MAP[0]
        assert ask["top"] - map["top"] >= LEAST_MAP[1]
        assert pawn["bottom"] <= ask["top"]
        assert pawn["top"] >= map["top"] + HERALD_PX


@pytest.mark.parametrize("size", SIZES)
def test_keeping_a_die_and_being_asked_moves_nothing(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    monkeypatch.setitem(SCENES, "busiest", STAGED["busiest"])
    with Gallery(server, partial(visit, **SIZES[size])) as gallery:
        page = gallery.temple("busiest")
        asked = page.get_by_role("article", name="Turn of fate?")
        expect(asked.get_by_role("button", name="No")).to_be_visible()
        before = page.evaluate(RECTS)
        dice(page).nth(2).click()
        expect(dice(page).nth(2)).to_have_attribute("aria-pressed", "true")
        asked.get_by_role("button", name="No").click()
        expect(asked.get_by_role("button", name="No")).to_have_count(0)
        assert page.evaluate(RECTS) == before


def test_the_screen_is_read_in_the_order_in_which_it_matters(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SCENES, "busiest", STAGED["busiest"])
    with Gallery(server, partial(visit, **SMALL)) as gallery:
        page = gallery.temple("busiest")
        expect(button(page, "Yes")).to_be_visible()
        expect(page.locator(".cards-zone button").first).to_be_attached()
        order = [name for name in page.evaluate(SAID) if name != "map"]
        assert order == ["clock", "rail", "team", "question", "cards", "deeds", "tray"]


def test_a_folded_question_gives_the_cards_back_and_a_key_goes_to_it(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SCENES, "busiest", STAGED["busiest"])
    with Gallery(server, partial(visit, **SMALL)) as gallery:
        page = gallery.temple("busiest")
        button(page, "Put it aside").click()
        expect(button(page, "Yes")).to_have_count(0)
        button(page, "Lift the curse: Poison").click(trial=True)
        page.keyboard.press("j")
        expect(button(page, "Yes")).to_be_focused()


def test_an_open_chat_leaves_its_own_button_free(server: Server, visit: Visit) -> None:
    for size in ("small", "tablet", "desktop"):
        with Gallery(server, partial(visit, **SIZES[size])) as gallery:
            page = gallery.temple("trapped")
            page.keyboard.press("c")
            expect(page.get_by_role("dialog", name="Chat")).to_be_visible()
            button(page, "Call" if size == "small" else "Chat").click(trial=True)


def test_while_the_game_stands_still_nothing_looks_playable(server: Server, visit: Visit) -> None:
    with Gallery(server, partial(visit, **SMALL)) as gallery:
        page = gallery.temple("trapped")
        button(page, "Settings").click()
        button(page, "Pause the game").click()
        expect(button(page, "Resume")).to_be_visible()
        expect(page.get_by_role("img", name="Under its lid")).to_have_count(5)
        expect(page.get_by_test_id("roll")).to_have_attribute("aria-disabled", "true")
        expect(page.locator(".deeds button")).to_be_hidden()


def test_for_a_left_hand_the_dice_of_a_phone_on_its_side_lie_on_the_left(server: Server, visit: Visit) -> None:
    with Gallery(server, partial(visit, **WIDE)) as gallery:
        page = gallery.temple("trapped")
        button(page, "Settings").click()
        page.get_by_role("switch", name="Left-handed").click()
        page.keyboard.press("Escape")
        assert page.evaluate(BOX, ".tray-zone")["left"] == 0
        page.reload()
        expect(dice(page).first).to_be_visible()
        assert page.evaluate(BOX, ".tray-zone")["left"] == 0


def test_in_the_last_countdown_the_starting_chamber_does_not_look_safe(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    for scene, at, safe in (("slam", 200_000, 1), ("collapse", 590_000, 0)):
        monkeypatch.setitem(SCENES, scene, Scene(partial(Rehearsal("scene/7", 4).to_time, at)))
        with Gallery(server, visit) as gallery:
            page = gallery.temple(scene)
            expect(page.locator(".temple .clock.alarm")).to_be_visible()
            expect(page.locator(".glow.safe")).to_have_count(safe)
