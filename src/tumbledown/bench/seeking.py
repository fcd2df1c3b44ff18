"""Measures the time from a touch of a replay's bar to the frame that shows that moment."""

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

QUICK: Final = "clock_rate = 30\n"
"""Configuration of the server: the game takes ten minutes on its clock, and 20 seconds on ours."""

END_MS: Final = 180_000
"""The timeout for the end of that game, with a reserve for a busy machine."""

PLACES: Final = 30
SEEKS: Final = """async (shares) => {
  const bar = document.querySelector('[type=range]')
  const found = []
  for (const share of shares) {
    const since = performance.now()
    bar.value = share * bar.max
    bar.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((seen) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = seen
      port2.postMessage(0)
    }))
    found.push(performance.now() - since)
    await new Promise((rest) => setTimeout(rest, 100))
  }
  return found
}"""


def open_replay(page: "Page", base: str) -> None:
    """Open the replay of a game that bots play to its last minute, because one adventurer never returns."""
    page.goto(base)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("link", name="Watch the replay").click(timeout=END_MS)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("Home")


def places() -> list[float]:
    """Positions from 0 to 1, in an order that goes forward and backward."""
    luck = random.Random("places")
    return [luck.random() for _ in range(PLACES)]


def seek_times(page: "Page", rounds: int) -> list[float]:
    """The milliseconds for each place, in the best of so many rounds."""
    found: list[list[float]] = [page.evaluate(SEEKS, places()) for _ in range(rounds)]
    return [min(each) for each in zip(*found, strict=True)]
