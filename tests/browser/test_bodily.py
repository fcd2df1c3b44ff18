"""Curses of the body: a hand that is held down, a die that is caught, a chair to get up from, and not a word."""

import re
from typing import Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import CDPSession, Locator, Page, expect

from gallery import PHONE, Gallery
from scenes import CARDS_MS, CHAPTERS, FOUND, ME, PEOPLE, SCENES, Scene, with_cards
from serving import Server
from staging import Rehearsal
from tests.browser.conftest import Visit
from tests.browser.people import dice, place_of, until_it_rolled, until_they_lie
from tests.browser.test_cards import heard

FRAME_MS: Final = 50
ROLLING: Final = re.compile("^Rolling")
GENTLE: Final = {"tumbledown.gentle": "true"}


def cursed(*kinds: str) -> Scene:
    return Scene(lambda: with_cards().gets(ME, *kinds).shows(ME, "AAKTT"), cast=PEOPLE)


def on_honour() -> Rehearsal:
    played = Rehearsal(FOUND, len(PEOPLE), modules=CHAPTERS, variants=["curses.on_honour"]).to_time(CARDS_MS)
    return played.gets(ME, "cursed_hand", "stand_up", "lost_dice").shows(ME, "AAKTT")


STAGED: Final = {
    "cursed hand": cursed("cursed_hand"),
    "lost dice": cursed("lost_dice"),
    "stand up": cursed("stand_up"),
    "silence": cursed("silence"),
    "all at once": cursed("cursed_hand", "stand_up", "silence"),
    "on honour": Scene(on_honour, cast=PEOPLE),
}


def hand(page: Page) -> Locator:
    return page.get_by_role("button", name="Hold the hand down")


def roll(page: Page) -> Locator:
    return page.get_by_test_id("roll")


def chair(page: Page) -> Locator:
    return page.locator("[data-chair]")


def is_rolling(page: Page) -> None:
    """Now, perhaps not for the first time. The page itself looks, at every frame: a throw is soon over."""
    page.wait_for_function("() => document.querySelector('.die.rolling')")


# -------------------------------------------------------------------- the cursed hand
def test_who_holds_the_hand_by_key_can_throw_and_who_lets_go_cannot(gallery: Gallery) -> None:
    page = gallery.temple("cursed hand")
    expect(roll(page)).to_contain_text("Hand on your head")
    page.keyboard.press("Space")
    expect(page.get_by_text("Hand on your head", exact=True)).to_have_count(2)
    page.keyboard.down("h")
    expect(hand(page)).to_have_attribute("aria-pressed", "true")
    expect(roll(page)).to_contain_text("dice")
    page.keyboard.press("Space")
    until_it_rolled(page)
    until_they_lie(page)
    page.keyboard.up("h")
    heard(page, "Hold the hand down to go on.")
    expect(hand(page)).to_have_attribute("aria-pressed", "false")
    expect(roll(page)).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("Space")
    expect(page.get_by_text("Hand on your head", exact=True)).to_have_count(2)
    expect(page.get_by_role("button", name=ROLLING)).to_have_count(0)


def test_a_hand_that_nobody_holds_dims_dice_and_temple(gallery: Gallery) -> None:
    page = gallery.temple("cursed hand")
    expect(page.locator(".temple[data-numb]")).to_have_count(1)
    page.keyboard.down("h")
    expect(page.locator(".temple[data-numb]")).to_have_count(0)
    page.keyboard.up("h")
    expect(page.locator(".temple[data-numb]")).to_have_count(1)


def test_two_fingers_play_one_holds_and_the_other_touches_dice(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers make no click of a second finger's tap."""
    monkeypatch.setitem(SCENES, "cursed hand", STAGED["cursed hand"])
    with Gallery(server, lambda address, **more: visit(address, **{**PHONE, **more})) as gallery:
        page = gallery.temple("cursed hand")
        holds = middle(hand(page))
        session = page.context.new_cdp_session(page)
        touch(session, "touchStart", {1: holds})
        expect(hand(page)).to_have_attribute("aria-pressed", "true")
        touches = middle(dice(page).first)
        touch(session, "touchStart", {1: holds, 2: touches})
        touch(session, "touchEnd", {2: touches})
        expect(dice(page).and_(page.locator("[aria-pressed=true]"))).to_have_count(1)
        expect(hand(page)).to_have_attribute("aria-pressed", "true")
        touch(session, "touchEnd", {1: holds})
        expect(hand(page)).to_have_attribute("aria-pressed", "false")


def middle(thing: Locator) -> dict[str, float]:
    """Where it lies once nothing around it moves any more."""
    before, box = None, place_of(thing)
    while box != before:
        thing.page.wait_for_timeout(FRAME_MS)
        before, box = box, place_of(thing)
    return {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}


def touch(session: CDPSession, kind: str, fingers: dict[int, dict[str, float]]) -> None:
    points = [{**spot, "id": number} for number, spot in fingers.items()]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


# -------------------------------------------------------------------- dice that fall
def throw_in_haste(page: Page) -> None:
    """The first throw is calm."""
    expect(page.get_by_role("list", name="Your curses")).to_be_visible()
    expect(page.locator("[data-calm]")).to_have_count(0)
    page.keyboard.press("Space")
    is_rolling(page)
    until_they_lie(page)
    page.keyboard.press("Space")


@pytest.mark.hurried
def test_a_hasty_throw_sends_a_die_for_the_edge_and_a_key_catches_it(gallery: Gallery) -> None:
    page = gallery.temple("lost dice")
    throw_in_haste(page)
    expect(page.locator("[data-calm]")).to_have_count(1)
    expect(page.get_by_role("button", name="Catch it")).to_be_visible()
    page.keyboard.press("c")
    expect(page.get_by_role("button", name="Catch it")).to_have_count(0)
    heard(page, "Caught.")
    until_they_lie(page)
    expect(page.get_by_role("button", name="Lost die")).to_have_count(0)


@pytest.mark.hurried
def test_the_roll_button_says_so_while_a_throw_would_be_hasty(gallery: Gallery) -> None:
    page = gallery.temple("lost dice")
    expect(page.get_by_role("list", name="Your curses")).to_be_visible()
    button = page.get_by_test_id("roll")
    expect(button).not_to_contain_text("wait a moment")
    page.keyboard.press("Space")
    expect(button).to_contain_text("wait a moment")
    expect(button).not_to_contain_text("wait a moment", timeout=10_000)


@pytest.mark.hurried
def test_a_falling_die_is_caught_by_touching_it_where_it_rolls(gallery: Gallery) -> None:
    page = gallery.temple("lost dice")
    throw_in_haste(page)
    page.locator("[data-falling]").dispatch_event("pointerdown")
    heard(page, "Caught.")


@pytest.mark.hurried
def test_a_die_that_nobody_catches_is_lost(gallery: Gallery) -> None:
    page = gallery.temple("lost dice")
    throw_in_haste(page)
    heard(page, "The die fell and is lost. Wait two seconds between rolls.")
    expect(page.get_by_role("button", name="Lost die")).to_have_count(1)


@pytest.mark.hurried
def test_for_gentle_players_a_press_in_haste_waits_and_nothing_falls(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SCENES, "lost dice", STAGED["lost dice"])
    with Gallery(server, lambda address, knows, **more: visit(address, knows={**knows, **GENTLE}, **more)) as gallery:
        page = gallery.temple("lost dice")
        throw_in_haste(page)
        expect(roll(page)).to_contain_text("next roll set")
        is_rolling(page)
        expect(roll(page)).not_to_contain_text("next roll set")
        until_they_lie(page)
        expect(page.get_by_role("button", name="Lost die")).to_have_count(0)


# -------------------------------------------------------------------- standing
def test_who_sinks_stands_by_one_push_and_who_sits_by_three(gallery: Gallery) -> None:
    page = gallery.temple("stand up")
    expect(chair(page)).to_have_accessible_name("Stand up")
    expect(chair(page)).to_have_accessible_name("You sit. 3 taps and you stand.")
    heard(page, "You sit. 3 taps and you stand.")
    expect(roll(page)).to_contain_text("3 taps to stand")
    chair(page).click()
    expect(roll(page)).to_contain_text("2 taps to stand")
    page.keyboard.press("n")
    expect(roll(page)).to_contain_text("1 tap to stand")
    page.keyboard.press("n")
    expect(chair(page)).to_have_accessible_name("Stand up")
    expect(page.get_by_test_id("polite")).to_have_text(re.compile("^You stand"))
    roll(page).click()
    until_it_rolled(page)


# -------------------------------------------------------------------- silence
def test_the_silent_may_point_but_neither_call_nor_write(gallery: Gallery) -> None:
    page = gallery.temple("silence")
    calls = page.get_by_role("navigation", name="Call to the team")
    expect(calls.get_by_role("img", name="You are silent")).to_be_visible()
    expect(calls.get_by_role("button", name="Help")).to_be_disabled()
    expect(calls.get_by_role("button", name="Here")).to_be_enabled()
    calls.get_by_role("button", name="Chat").click()
    expect(page.get_by_role("textbox", name="Say something")).to_be_disabled()
    calls.get_by_role("button", name="Here").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Noor")


# -------------------------------------------------------------------- other ways to play them
def test_on_honour_a_picture_and_words_are_all_there_is(gallery: Gallery) -> None:
    page = gallery.temple("on honour")
    expect(page.get_by_text("Put one hand on your head and leave it there.")).to_be_visible()
    expect(page.get_by_text("Stand up now, and stay on your feet.")).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(chair(page)).to_have_count(0)
    page.keyboard.press("Space")
    until_it_rolled(page)


def test_on_honour_the_card_of_lost_dice_asks_for_no_haste_to_be_avoided(gallery: Gallery) -> None:
    for scene, words in (("on honour", "cannot fall off a screen"), ("lost dice", "Wait two seconds")):
        page = gallery.temple(scene)
        card = page.get_by_role("button", name=re.compile(f"Lost dice.*{words}"))
        expect(card).to_be_visible()


def test_the_gentle_form_is_chosen_in_the_settings_and_remembered(gallery: Gallery) -> None:
    page = gallery.temple("cursed hand")
    expect(hand(page)).to_be_visible()
    page.keyboard.press("o")
    page.get_by_role("switch", name="Gentle curses of the body").click()
    expect(hand(page)).to_have_count(0)
    page.reload()
    expect(dice(page).first).to_be_visible()
    page.keyboard.press("Space")
    until_it_rolled(page)
    expect(hand(page)).to_have_count(0)


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_whatever_the_body_must_do(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, size: dict[str, object]
) -> None:
    monkeypatch.setitem(SCENES, "all at once", STAGED["all at once"])
    with Gallery(server, lambda address, **more: visit(address, **{**size, **more})) as gallery:
        page = gallery.temple("all at once")
        expect(chair(page)).to_be_visible()
        found = Axe().run(page).response["violations"]
        assert [(each["id"], [node["target"] for node in each["nodes"]]) for each in found] == []
