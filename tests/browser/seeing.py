"""Stills of a screen, and what the rules of seeing (client/tests/seeing) find wrong with them."""

import contextlib
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Error, Page

from gallery import Gallery
from serving import Server

Listen = Callable[[Page, str], None]
"""Given a page and a pattern of complaints that are in order."""
NOTHING: Final = "(?!)"

SIZES: Final = ("360x640", "390x844", "844x390", "820x1180", "1180x820", "1440x900")
NORMAL: Final = 100
DOUBLE: Final = 200

MAP_LEFT: Final = {
    "360x640": (360, 246),
    "390x844": (390, 364),
    "844x390": (474, 260),
    "820x1180": (820, 588),
    "1180x820": (360, 246),
    "1440x900": (860, 584),
}
"""How much of the map stays free under a question; where no figure is given, what is promised of every window."""
MAP_GIVES_PX: Final = 60
"""What letters of twice the size may take of its height."""

RULES: Final = Path(__file__).parents[2] / "client" / "tests" / "seeing"


def _script() -> str:
    """The modules of the rules as one function: the page lets no script in that is not its own."""
    files = [(RULES / f"{name}.js").read_text() for name in ("boxes", "paint", "things", "rules")]
    whole = "\n".join(re.sub(r"^import [^']*'.*'$|^export ", "", text, flags=re.MULTILINE) for text in files)
    return f"(wanted) => {{ {whole}\nreturn see(wanted) }}"


SEE: Final = _script()

HOLD: Final = """() => {
  window.realFrame = requestAnimationFrame.bind(window)
  window.realTimeout = setTimeout.bind(window)
  const Real = window.WebSocket
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all)
      for (const kind of ['message', 'close', 'error'])
        this.addEventListener(kind, (event) => window.isHeld && event.stopImmediatePropagation())
    }
  }
}"""
"""From the moment that `isHeld` is set, the page hears nothing more of the server."""
LETTERS: Final = "(percent) => { document.documentElement.style.fontSize = `${percent}%` }"
SWAP_TIMERS: Final = """() => {
  [window.setTimeout, window.realTimeout] = [window.realTimeout, window.setTimeout]
}"""
SPEAK: Final = """(language) => {
  Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [language] })
  dispatchEvent(new Event('languagechange'))
}"""
SETTLE: Final = """async () => {
  const frames = () => new Promise((done) => window.realFrame(() => window.realFrame(done)))
  await document.fonts.ready
  for (let round = 0; round < 3; round += 1) {
    await frames()
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
  }
}"""
"""What follows a change of the window comes in steps, of which each may set off a movement."""
REST_MS: Final = 120


class Still(NamedTuple):
    """One look at a screen: the window, the language, and the size of letters in percent."""

    size: str
    language: str
    letters: int = NORMAL

    def __str__(self) -> str:
        return f"{self.size} {self.language}{'' if self.letters == NORMAL else f' {self.letters} %'}"


def stop_clock(page: Page) -> None:
    """Soon: a clock can only be stopped in the future, and a busy machine may come too late for that."""
    for ahead_s in (0.5, 2, 8, 30):
        with contextlib.suppress(Error):
            return page.clock.pause_at(page.evaluate("() => Date.now() / 1000") + ahead_s)
    raise TimeoutError("the clock of the page could not be stopped")


class StillPage:
    """A screen whose time stands: neither the server nor a clock changes it while it is looked at from all sides."""

    def __init__(self, screen: str, page: Page) -> None:
        self.screen = screen
        self.page = page
        page.evaluate("() => { window.isHeld = true }")
        stop_clock(page)
        self._now = Still("", "en")

    def findings(self, still: Still) -> list[str]:
        """What is wrong there, one sentence each."""
        self.show(still)
        wide, high = MAP_LEFT[still.size]
        given = MAP_GIVES_PX if still.letters > NORMAL else 0
        found: list[str] = self.page.evaluate(SEE, {"map": [wide, high - given]})
        return found

    @contextlib.contextmanager
    def timers(self) -> Iterator[None]:
        """Timers run meanwhile: axe waits for one, and the clock stands."""
        self.page.evaluate(SWAP_TIMERS)
        yield
        self.page.evaluate(SWAP_TIMERS)

    def picture(self, still: Still, file: Path) -> None:
        self.show(still)
        self.page.screenshot(path=file)

    def show(self, still: Still) -> None:
        """The page in this window, language and size of letters, with all movements at their end."""
        if still.size != self._now.size:
            width, height = map(int, still.size.split("x"))
            self.page.set_viewport_size({"width": width, "height": height})
        if still.letters != self._now.letters:
            self.page.evaluate(LETTERS, still.letters)
        if still.language != self._now.language:
            self.page.evaluate(SPEAK, still.language)
            self.page.locator(f"html[lang={still.language}]").wait_for(state="attached")
        self._now = still
        self.page.clock.run_for(REST_MS)
        self.page.evaluate(SETTLE)


def visit_still(browser: Browser, address: str, knows: dict[str, str], listen: Callable[[Page], None]) -> Page:
    """A visitor who touches, wants no motion, and whose clock can be stopped."""
    context = browser.new_context(
        locale="en-GB", has_touch=True, reduced_motion="reduce", viewport={"width": 1440, "height": 900}
    )
    for name, value in knows.items():
        context.add_init_script(f"localStorage.setItem({name!r}, {value!r})")
    context.add_init_script(f"({HOLD})()")
    page = context.new_page()
    listen(page)
    page.clock.install()
    page.goto(address)
    return page


@contextlib.contextmanager
def standing(browser: Browser, server: Server, screen: str, listen: Listen) -> Iterator[StillPage]:
    """A screen of the gallery whose time stands. `listen` is given every page before it is loaded."""

    def visit(address: str, *, knows: dict[str, str], expects: str = NOTHING) -> Page:
        return visit_still(browser, address, knows, lambda page: listen(page, expects))

    with Gallery(server, visit) as gallery:
        page = gallery.show(screen)
        yield StillPage(screen, page)
        page.context.close()
