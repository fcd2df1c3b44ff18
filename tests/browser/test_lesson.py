"""The lesson, as somebody new plays it: with keys alone, with skips, left and come back to."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, place_of
from tests.browser.test_keyboard import tab_to
from tumbledown.expansions.lesson.steps import STEPS

THROWS: Final = {"roll", "others", "masks", "keys"}
LEARN: Final = "First time? Learn in three minutes"
DIE_KEYS: Final = "qwert"
DEED_KEYS: Final = "asd"
MOST_KEYS: Final = 150
A_MOMENT_MS: Final = 300
LOOKS: Final = 10
WATCH: Final = """() => {
  window.steps = []
  const look = () => {
    const step = document.querySelector('[data-step]')?.dataset.step
    if (step && !window.steps.includes(step)) window.steps.push(step)
  }
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
  look()
}"""
"""Notes every step as it comes: a quick learner may leave one between two looks."""
PHONE: Final = {"viewport": {"width": 390, "height": 844}}


def all_of(page: Page, things: str, attribute: str) -> list[str]:
    """In one look: what is there now may be gone a moment later."""
    script = "(all, name) => all.map((each) => each.getAttribute(name) ?? '')"
    found: list[str] = page.locator(things).evaluate_all(script, attribute)
    return found


def step(page: Page) -> str:
    return next(iter(all_of(page, "[data-step]", "data-step")), "")


def kept_key(page: Page) -> str:
    """The key of the first die that shows an adventurer; none while they still roll."""
    labels = all_of(page, "[data-die]", "aria-label")
    return next((DIE_KEYS[n] for n, label in enumerate(labels) if label.startswith("Adventurer")), "")


def deed_key(page: Page) -> str:
    """The key of the first thing that can be done now; none if there is nothing."""
    numbers = all_of(page, ".deeds [data-deed][data-number]", "data-number")
    return DEED_KEYS[int(numbers[0])] if numbers else ""


def obey(page: Page, now: str) -> None:
    """What the sentence says: the first deed if there is one, and a throw if there is none yet."""
    if (now == "keep" and (key := kept_key(page))) or (now not in (*THROWS, "keep") and (key := deed_key(page))):
        page.keyboard.press(key)
    elif now not in ("", "keep", "done") and not page.locator(".die.rolling").count():
        page.keyboard.press("Space")
    page.wait_for_timeout(A_MOMENT_MS)


def play(page: Page, look: Callable[[str], None] = lambda _: None) -> list[str]:
    """To the end; the steps that were met, in order."""
    met: list[str] = []
    for _ in range(MOST_KEYS):
        now = step(page)
        if now and now not in met:
            met.append(now)
            look(now)
        if page.get_by_role("heading", level=1).count():
            return met
        obey(page, now)
    raise AssertionError(f"the lesson has no end: {met}")


def begin(page: Page) -> None:
    tab_to(page, LEARN)
    page.keyboard.press("Enter")
    expect(page.locator("[data-step=roll]")).to_be_visible()


def test_the_whole_lesson_is_played_with_keys_alone_and_every_sentence_is_read_out(
    server: Server, visit: Visit
) -> None:
    page = visit(server.base)
    begin(page)
    page.evaluate(WATCH)
    heard: list[str] = []
    play(page, lambda _: heard.append(page.get_by_test_id("coach").text_content() or ""))
    assert [name for name in page.evaluate("() => window.steps") if name != "done"] == [each.name for each in STEPS]
    assert len(set(heard)) == len(heard)
    assert all("*" not in sentence for sentence in heard)
    expect(page.get_by_role("heading", name="You are ready", level=1)).to_be_visible()
    tab_to(page, "Play now")
    page.goto(server.base)
    expect(button(page, "Learn")).to_be_visible()
    expect(button(page, LEARN)).to_have_count(0)


def is_apart(page: Page) -> bool:
    """Whether the card lies above or below what it points at; it may still be on its way there."""
    page.wait_for_timeout(A_MOMENT_MS)
    card, frame = place_of(page.locator("[data-step]")), place_of(page.locator("rect.frame").first)
    return card["y"] + card["height"] <= frame["y"] + 2 or card["y"] >= frame["y"] + frame["height"] - 2


def test_on_a_phone_the_card_never_covers_what_it_points_at(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    begin(page)
    covered: list[str] = []

    def look(now: str) -> None:
        if now != "done" and not any(is_apart(page) for _ in range(LOOKS)):
            covered.append(now)

    play(page, look)
    assert covered == []


def test_steps_can_be_skipped_and_a_lesson_that_was_left_goes_on_where_it_was(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    begin(page)
    for following in ("keep", "others", "enter"):
        button(page, "Skip").click()
        expect(page.locator(f"[data-step={following}]")).to_be_visible()
    button(page, "Leave").click()
    expect(button(page, LEARN)).to_be_visible()
    button(page, LEARN).click()
    expect(page.locator("[data-step=enter]")).to_be_visible()


@pytest.mark.parametrize(("language", "title"), [("de", "Lektion"), ("fr", "Leçon"), ("es", "Lección")])
def test_the_coach_speaks_the_readers_language(server: Server, visit: Visit, language: str, title: str) -> None:
    page = visit(server.base, locale=language, **PHONE)
    page.locator("main button.door").first.click()
    expect(page.get_by_role("region", name=title)).to_be_visible()
    words = page.locator("[data-step] p").text_content() or ""
    assert words
    assert not re.search(r"lesson-|\*", words)


def test_the_way_through_the_lesson_stands_in_the_clocks_place_and_covers_no_mate(server: Server, visit: Visit) -> None:
    for width, height in ((390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900)):
        page = visit(server.base, viewport={"width": width, "height": height}, locale="de")
        page.locator("main button.door").first.click()
        bar = page.locator(".lesson header")
        expect(bar).to_be_visible()
        assert place_of(bar) == place_of(page.locator(".clock-zone"))
        leave = place_of(page.get_by_role("button", name="Beenden"))
        assert leave["x"] + leave["width"] <= width


def test_the_rules_can_be_read_in_the_lesson_with_nothing_over_them(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    begin(page)
    page.keyboard.press("?")
    rules = page.get_by_role("dialog", name="Rules")
    expect(rules).to_be_visible()
    expect(page.locator("[data-step]")).to_be_hidden()
    expect(page.locator(".lesson .veil")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-step=roll]")).to_be_visible()


def offer(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Your first game?")


def test_somebody_new_is_asked_once_whether_to_learn_the_game_first(server: Server, visit: Visit) -> None:
    page = visit(server.base, is_new=True)
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    expect(offer(page)).to_be_focused()
    page.keyboard.press("Escape")
    expect(offer(page)).to_have_count(0)
    expect(button(page, "Play now")).to_be_focused()
    page.reload()
    button(page, "Play now").click()
    page.wait_for_url("**/t/*")


def test_the_offer_leads_into_the_lesson_or_straight_into_a_game(server: Server, visit: Visit) -> None:
    for answer, sign in (("Learn first", "[data-step=roll]"), ("Play straight away", "[data-testid=roll]")):
        page = visit(server.base, is_new=True)
        button(page, "Play now").click()
        tab_to(page, answer)
        page.keyboard.press("Enter")
        expect(page.locator(sign)).to_be_visible()
        assert page.locator("[data-step]").count() == (answer == "Learn first")


def test_whoever_has_learned_the_game_is_not_asked(server: Server, visit: Visit) -> None:
    page = visit(server.base, is_new=True)
    page.evaluate("() => localStorage.setItem('tumbledown.learned', 'true')")
    page.reload()
    button(page, "Play now").click()
    page.wait_for_url("**/t/*")
