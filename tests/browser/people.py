"""What people do at a table, by the names of things, as somebody would say it aloud."""

import re
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page, expect

from serving import Server
from staging import Staged

STILL: Final = """async () => {
  const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const isShort = (each) => each.playState === 'running' && each.effect.getComputedTiming().endTime < 1500
  await document.fonts.ready
  for (let round = 0; round < 3; round += 1) {
    await frames()
    await Promise.allSettled(document.getAnimations().filter(isShort).map((each) => each.finished))
  }
}"""


def at_rest(page: Page) -> None:
    """Waits until whatever was on its way has come there, however long the machine takes for it."""
    page.evaluate(STILL)


def place_of(thing: Locator) -> FloatRect:
    """Where it is seen; what is drawn anew in this very moment has no place and is looked for again."""
    place = None
    while place is None:
        expect(thing).to_be_visible()
        place = thing.bounding_box()
    return place


def button(where: Page | Locator, name: str) -> Locator:
    """By the beginning of its name."""
    return where.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


def host(page: Page, *, seed: str = "", name: str = "Ada") -> str:
    """From the first page to a table of one's own; its code."""
    call_me(page, name)
    button(page, "Host").click()
    page.wait_for_url("**/t/*")
    if seed:
        page.get_by_role("textbox", name=re.compile("^Seed")).fill(seed)
        page.keyboard.press("Tab")
    expect(page.get_by_role("heading", name=re.compile("^Table code"))).to_be_visible()
    return page.url.rpartition("/")[2]


def call_me(page: Page, name: str) -> None:
    button(page, "You play as").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    button(page, "Done").click()


def sit_down(page: Page, name: str) -> None:
    """At a table whose link was opened."""
    page.get_by_role("textbox", name="Your name").fill(name)
    button(page, "Sit down").click()
    expect(button(page, "I am ready")).to_be_visible()


def start_alone(page: Page) -> None:
    button(page, "Start alone").click()
    expect(dice(page).first).to_be_visible()


def start_together(*pages: Page) -> None:
    for page in pages[:-1]:
        button(page, "I am ready").click()
    expect(button(pages[-1], "Start")).to_be_visible()
    button(pages[-1], "Start").click()
    for page in pages:
        expect(dice(page).first).to_be_visible()


def dice(page: Page) -> Locator:
    return page.get_by_role("toolbar", name="Dice").get_by_role("button")


def faces(page: Page) -> list[str]:
    """What the own dice are called."""
    return [str(die.get_attribute("aria-label")) for die in dice(page).all()]


def roll(page: Page) -> None:
    before = page.evaluate("() => window.rollsSeen")
    button(page, "Roll").click()
    until_it_rolled(page, before)


def until_it_rolled(page: Page, before: int = 0) -> None:
    """More often than before, since the page was loaded. It notes this itself, for a roll is soon over."""
    page.wait_for_function("(before) => window.rollsSeen > before", arg=before)


def until_they_lie(page: Page) -> None:
    expect(page.get_by_role("button", name="Rolling")).to_have_count(0)


def open_staged(server: Server, staged: Staged, seat: int = 0) -> dict[str, str]:
    """What a browser keeps that has this seat."""
    return {"tumbledown.seats": f'[{{"code":"{staged.code}","token":"{staged.tokens[seat]}","at":1}}]'}


READS = """(words) => [...document.querySelectorAll('body *')].some((node) =>
  node.textContent.trim() === words && node.checkVisibility() && node.getBoundingClientRect().width > 60)"""
"""What only a screen reader hears has no width."""


def until_read(page: Page, words: str, timeout_ms: float = 10_000) -> None:
    """These very words are seen on the page, if only for a moment."""
    page.wait_for_function(READS, arg=words, timeout=timeout_ms)
