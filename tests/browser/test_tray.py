"""A phone before a big screen holds the dice, the television shows the temple, and whoever comes too late cheers."""

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

from company import SCREEN, Company
from gallery import CODES, Gallery
from scenes import MATE, ME, PEOPLE, WINNERS, Scene
from serving import Server
from staging import Rehearsal, stage
from tests.browser.conftest import Visit
from tests.browser.people import (
    at_rest,
    button,
    dice,
    host,
    open_staged,
    place_of,
    sit_down,
    until_read,
    until_they_lie,
)

PHONE: Final[dict[str, Any]] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SMALL_PHONE: Final[dict[str, Any]] = {"viewport": {"width": 360, "height": 640}, "has_touch": True}
TELEVISION: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}


def _start() -> Rehearsal:
    """All of us stand in the first chamber. I show gold, and what a door costs; two of Milan's dice are locked."""
    return Rehearsal(WINNERS, len(PEOPLE)).to_time(1000).shows(ME, "GAAKT").shows(MATE, "BBAKT")


STAGED: Final = {"first steps": Scene(_start, cast=PEOPLE)}


def tray(page: Page) -> Locator:
    return page.get_by_role("main", name="Dice tray")


def press(bar: Locator) -> None:
    """Once it may be pressed: a finger that was on its way when it came did not mean it."""
    expect(bar).not_to_have_class(re.compile("fresh"))
    bar.click()


def sit_before_screen(server: Server, visit: Visit, scene: str = "first steps") -> tuple[Page, Page]:
    """My phone, and the television."""
    staged = stage(server.database, next(CODES), PEOPLE, STAGED[scene].rehearse())
    television = visit(f"{server.base}/tv/{staged.code}", **TELEVISION)
    phone = visit(f"{server.base}/p/{staged.code}", knows=open_staged(server, staged), **PHONE)
    expect(tray(phone)).to_be_visible()
    return phone, television


def middle(page: Page, number: int) -> tuple[float, float]:
    """Of one of the keys."""
    box = place_of(dice(page).nth(number))
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def edges(part: Locator) -> tuple[float, float]:
    """Where it begins, from above, and where it ends."""
    box = place_of(part)
    return box["y"], box["y"] + box["height"]


def slide(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=8)
    page.mouse.up()


# -------------------------------------------------------------------- coming
def test_a_phone_that_scans_the_big_screen_becomes_a_tray(server: Server, visit: Visit) -> None:
    ada = visit(server.base)
    code = host(ada)
    television = visit(f"{server.base}/tv/{code}", **TELEVISION)
    picture = television.get_by_role("img", name="QR code of the table")
    expect(picture).to_have_attribute("src", f"/api/tables/{code}/tray.svg")
    phone = visit(f"{server.base}/P/{code}", **PHONE)
    sit_down(phone, "Bo")
    button(phone, "I am ready").click()
    button(ada, "Start").click()
    expect(tray(phone)).to_be_visible()
    expect(phone.locator(".board")).to_have_count(0)
    expect(ada.locator(".board")).to_be_visible()


def test_a_phone_that_types_the_code_of_a_table_with_a_big_screen_becomes_a_tray(server: Server, visit: Visit) -> None:
    code = host(visit(server.base))
    television = visit(f"{server.base}/tv/{code}", **TELEVISION)
    expect(television.get_by_role("listitem").first).to_be_visible()
    phone = visit(server.base, **PHONE)
    button(phone, "Join").first.click()
    phone.get_by_role("textbox", name="Code or link of a table").fill(code)
    phone.keyboard.press("Enter")
    phone.wait_for_url(f"**/p/{code}")


# -------------------------------------------------------------------- playing
def test_one_plays_without_a_temple(server: Server, visit: Visit) -> None:
    phone, television = sit_before_screen(server, visit)
    gift, door = button(phone, "Give it to Milan"), button(phone, "Enter east")
    place = place_of(door)
    press(gift)
    expect(gift).to_have_count(0)
    assert place_of(door) == place, "a bar never moves while it is shown"
    where = "() => document.querySelector('.pawn').style.translate"
    before = television.evaluate(where)
    press(door)
    television.wait_for_function(f"(was) => ({where})() !== was", arg=before)
    phone.get_by_test_id("roll").dispatch_event("pointerdown", {"button": 0})
    until_they_lie(phone)
    expect(dice(phone).filter(has_text="Not rolled")).to_have_count(0)


def test_a_finger_slides_to_the_die_that_it_keeps(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    key = dice(phone).nth(3)
    slide(phone, middle(phone, 0), middle(phone, 3))
    expect(key).to_have_attribute("aria-pressed", "true")
    expect(phone.get_by_test_id("polite")).to_have_text("Key, kept")
    expect(dice(phone).nth(0)).to_have_attribute("aria-pressed", "false")
    x, y = middle(phone, 3)
    slide(phone, (x, y), (x, y - 200))
    expect(key).to_have_attribute("aria-pressed", "true")
    slide(phone, (x, y), (x, y))
    expect(key).to_have_attribute("aria-pressed", "false")


def test_the_keyboard_does_all_of_it(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    phone.keyboard.press("e")
    expect(dice(phone).nth(2)).to_have_attribute("aria-pressed", "true")
    dice(phone).nth(2).focus()
    phone.keyboard.press("Enter")
    expect(dice(phone).nth(2)).to_have_attribute("aria-pressed", "false")
    phone.keyboard.press("Space")
    until_they_lie(phone)


def test_whoever_presses_a_bar_by_keyboard_goes_on_at_the_dice(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    gift = button(phone, "Give it to Milan")
    expect(gift).not_to_have_class(re.compile("fresh"))
    gift.focus()
    phone.keyboard.press("Enter")
    expect(gift).to_have_count(0)
    expect(dice(phone).first).to_be_focused()


def test_the_lip_below_the_big_button_is_dead(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    rolls = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-testid=roll]') !== null"
    assert not phone.evaluate(rolls, [195, 830])
    assert phone.evaluate(rolls, [5, 800])
    assert phone.evaluate(rolls, [385, 700])


def test_a_vote_takes_the_place_of_the_deeds_and_leaves_the_big_button_free(server: Server, visit: Visit) -> None:
    with Gallery(server, lambda address, **wishes: visit(address, **wishes, **PHONE)) as gallery:
        phone = gallery.show("tray-vote")
        vote = phone.get_by_role("article", name="Turn of fate?")
        expect(vote).to_be_visible()
        at_rest(phone)
        asked, big = place_of(vote), place_of(phone.get_by_test_id("roll"))
        assert asked["y"] + asked["height"] < big["y"]
        button(vote, "Yes").click()
        expect(button(vote, "Yes")).to_have_count(0)


def test_on_a_small_phone_nothing_hangs_over_what_is_below_it(server: Server, visit: Visit) -> None:
    with Gallery(server, lambda address, **wishes: visit(address, **wishes, **SMALL_PHONE)) as gallery:
        phone = gallery.show("tray-vote")
        vote = phone.get_by_role("article", name="Turn of fate?")
        expect(vote).to_be_visible()
        at_rest(phone)
        begins, ends = edges(vote.get_by_role("listitem").first)
        assert edges(vote.get_by_role("heading"))[1] <= begins
        assert ends <= edges(button(vote, "Yes"))[0]
        assert edges(phone.locator(".padlock").first)[1] <= edges(phone.locator(".key small").first)[0]


def test_what_needs_the_map_is_chosen_in_words(server: Server, visit: Visit) -> None:
    with Gallery(server, lambda address, **wishes: visit(address, **wishes, **PHONE)) as gallery:
        phone = gallery.show("tray-list")
        where = phone.get_by_role("dialog", name="Teleport")
        expect(button(where, "Teleport to Milan")).to_be_visible()
        button(where, "Choose it on the map").click()
        expect(phone.locator(".board")).to_be_visible()


def test_calling_is_sliding_to_a_call(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    staged = phone.url.rpartition("/")[2]
    watcher = visit(f"{server.base}/t/{staged}")
    button(watcher, "Watch").click()
    expect(watcher.locator(".board")).to_be_visible()
    call = place_of(button(phone, "Call"))
    phone.mouse.move(call["x"] + 20, call["y"] + 20)
    phone.mouse.down()
    fan = phone.get_by_role("group", name="Call to the team")
    aim = place_of(button(fan, "Gems"))
    phone.mouse.move(aim["x"] + 20, aim["y"] + 20, steps=5)
    phone.mouse.up()
    expect(fan).to_have_count(0)
    watcher.wait_for_function("() => window.heard.some((words) => words.includes('Gems, come!'))")


def test_my_panel_shines_on_the_big_screen_when_i_ask_where_i_am(server: Server, visit: Visit) -> None:
    phone, television = sit_before_screen(server, visit)
    expect(television.get_by_role("list", name="Team").get_by_role("listitem")).to_have_count(len(PEOPLE))
    television.evaluate("""() => {
      window.shone = ''
      const look = () => { window.shone ||= document.querySelector('.team .shown b')?.textContent ?? '' }
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true })
    }""")
    button(phone, "Show me on the big screen").click()
    television.wait_for_function("() => window.shone === 'Noor'")


# -------------------------------------------------------------------- the switch, and the sound
def switch(page: Page, name: str) -> Locator:
    return page.get_by_role("switch", name=name)


def test_one_switches_to_the_temple_and_back_and_the_phone_remembers(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    button(phone, "Settings").click()
    switch(phone, "Dice tray").click()
    expect(phone.locator(".board")).to_be_visible()
    phone.reload()
    expect(phone.locator(".board")).to_be_visible()
    button(phone, "Settings").click()
    switch(phone, "Dice tray").click()
    expect(tray(phone)).to_be_visible()
    phone.reload()
    expect(tray(phone)).to_be_visible()


def test_from_the_usual_address_one_switches_too_where_a_big_screen_is_there(server: Server, visit: Visit) -> None:
    staged = stage(server.database, next(CODES), PEOPLE, _start())
    phone = visit(f"{server.base}/t/{staged.code}", knows=open_staged(server, staged), **PHONE)
    expect(dice(phone).first).to_be_visible()
    button(phone, "Settings").click()
    expect(switch(phone, "Left-handed")).to_be_visible()
    expect(switch(phone, "Dice tray")).to_have_count(0)
    with Company(server.base, staged.code, {SCREEN: ""}):
        switch(phone, "Dice tray").click()
        expect(tray(phone)).to_be_visible()
        phone.wait_for_url(f"**/p/{staged.code}")


def test_phones_are_quiet_before_a_big_screen_unless_their_owners_want_to_hear_them(
    server: Server, visit: Visit
) -> None:
    phone, television = sit_before_screen(server, visit)
    button(phone, "Settings").click()
    expect(phone.get_by_text("The sound comes from the big screen.")).to_be_visible()
    expect(switch(phone, "Sound")).to_have_attribute("aria-checked", "false")
    switch(phone, "Sound").click()
    expect(switch(phone, "Sound")).to_have_attribute("aria-checked", "true")
    television.goto("about:blank")
    expect(phone.get_by_text("The sound comes from the big screen.")).to_have_count(0)
    expect(switch(phone, "Sound")).to_have_attribute("aria-checked", "true")


def test_a_phone_that_leaves_the_big_screen_is_heard_again(server: Server, visit: Visit) -> None:
    phone, _ = sit_before_screen(server, visit)
    phone.wait_for_function("() => tumbledownSound.isOff")
    button(phone, "Settings").click()
    button(phone, "Leave the table").click()
    expect(phone.get_by_role("link", name="Challenges")).to_be_visible()
    assert not phone.evaluate("() => tumbledownSound.isOff")


# -------------------------------------------------------------------- the audience
def test_whoever_comes_too_late_cheers_and_wishes(server: Server, visit: Visit) -> None:
    phone, television = sit_before_screen(server, visit)
    code = phone.url.rpartition("/")[2]
    late = visit(f"{server.base}/p/{code}", **PHONE)
    button(late, "Join the audience").click()
    expect(late.get_by_role("heading", name="Audience")).to_be_visible()
    button(late, "Cheer").click()
    until_read(television, "Audience: Go, go, go!")
    pit = button(late, "The pit")
    pit.click()
    expect(pit).to_have_attribute("aria-pressed", "true")
    expect(pit).to_contain_text("1")
    button(late, "Watch the temple here").click()
    expect(late.locator(".board")).to_be_visible()


def test_the_table_and_the_big_screen_show_what_the_audience_wishes_for(server: Server, visit: Visit) -> None:
    ada = visit(server.base)
    code = host(ada)
    television = visit(f"{server.base}/tv/{code}", **TELEVISION)
    late = visit(f"{server.base}/p/{code}", **PHONE)
    button(late, "Join the audience").click()
    button(late, "Curses").click()
    expect(television.get_by_text("Wished for: Curses 1")).to_be_visible()
    expect(ada.get_by_text("one in the audience would like it")).to_be_visible()
    button(late, "Curses").click()
    expect(television.get_by_text("Wished for")).to_have_count(0)


def test_the_host_mutes_the_audience_with_all_others(server: Server, visit: Visit) -> None:
    ada = visit(server.base)
    code = host(ada)
    late = visit(f"{server.base}/p/{code}", **PHONE)
    button(late, "Join the audience").click()
    button(ada, "Doors and chat").click()
    switch(ada, "Only the host writes").click()
    button(late, "Cheer").click()
    expect(late.get_by_role("alert")).not_to_be_empty()
