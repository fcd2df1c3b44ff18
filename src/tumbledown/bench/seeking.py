"""How long a replay takes from a touch of its bar to the frame that shows that moment."""

import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from playwright.sync_api import Page

QUICK: Final = "clock_rate = 30\n"
"""Configures the server: the game that is watched again takes ten minutes by its clock, and 20 seconds by ours."""

END_MS: Final = 180_000
"""A busy machine may need longer for it."""

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
    """Of a game that bots play to its last minute, because somebody among them never goes home."""
    page.goto(base)
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("link", name="Watch the replay").click(timeout=END_MS)
    page.get_by_role("slider").wait_for()
    page.keyboard.press("Home")


def places() -> list[float]:
    """Shares of the whole, in an order that goes forward and backward."""
    luck = random.Random("places")
    return [luck.random() for _ in range(PLACES)]


def seek_times(page: "Page", rounds: int) -> list[float]:
    """Milliseconds for each place, in the best of so many rounds."""
    found: list[list[float]] = [page.evaluate(SEEKS, places()) for _ in range(rounds)]
    return [min(each) for each in zip(*found, strict=True)]
