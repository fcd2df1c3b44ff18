"""A real browser before a real server: Debian's Chromium, the page as it is built, and a fresh database."""

import contextlib
import re
import tempfile
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from build_client import build
from gallery import DESKTOP, Gallery
from scenes import SCENES
from serving import CALM, Server, find_browser

Visit = Callable[..., Page]
Open = Callable[..., Server]

PICTURE_MS = 5000
ONE_ADDRESS: Final = ("--tables-per-address", "1000", "--requests-per-s", "500", "--requests-burst", "5000")
"""All tests together are one address: none of them is turned away because of what the others ask for."""
PATIENCE_MS = 30_000
"""Nothing that is waited for is late by itself, but the machine may be busy."""
expect.set_options(timeout=PATIENCE_MS)
SLOW = "closed before the connection is established"
"""A second line was opened because the first was slow to answer: on a busy machine that is no fault."""


# -------------------------------------------------------------------- the browser
@pytest.fixture(scope="session")
def built_page() -> None:
    """Nothing is done if it was built from these very sources."""
    build()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """Not for the whole session: as long as it lives no other test of this process can run an event loop."""
    if not find_browser():
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=find_browser(), args=list(CALM))
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def browser_context_args() -> dict[str, Any]:
    return {"locale": "en-GB", **DESKTOP}


# -------------------------------------------------------------------- the server
@contextlib.contextmanager
def servers(factory: pytest.TempPathFactory) -> Iterator[Open]:
    """What is opened here is stopped in the end."""
    opened: list[Server] = []

    def open(*flags: str) -> Server:
        opened.append(Server(factory.mktemp("server"), *ONE_ADDRESS, *flags))
        opened[-1].start()
        return opened[-1]

    try:
        yield open
    finally:
        for server in opened:
            server.stop()


@pytest.fixture(scope="module")
def open_server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Servers with settings of their own, for the tests of one module."""
    with servers(tmp_path_factory) as open:
        yield open


@pytest.fixture(scope="package")
def open_shared(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """Servers that all tests of a worker use: each test has tables of its own there."""
    with servers(tmp_path_factory) as open:
        yield open


@pytest.fixture(scope="package")
def server(open_shared: Open) -> Server:
    """The usual one: real time, and nobody waits for the call."""
    return open_shared("--intro-ms", "0")


@pytest.fixture(scope="package")
def brisk(open_shared: Open) -> Server:
    """A game lasts two minutes: time enough to play it with a driven hand."""
    return open_shared("--intro-ms", "0", "--clock-rate", "5")


@pytest.fixture(scope="package")
def hasty(open_shared: Open) -> Server:
    """A game lasts six seconds."""
    return open_shared("--intro-ms", "0", "--clock-rate", "100")


# -------------------------------------------------------------------- visitors
BEEN_HERE: Final = {"tumbledown.lesson-offered": "true"}
"""Somebody new is asked whether to learn the game first; visitors of tests have answered that, unless they are new."""


KEEPS: Final = "location.origin === 'null' || (localStorage[%(name)s] ??= %(value)s)"
"""A page without an address has no memory."""

EARS: Final = """
  window.heard = []
  new MutationObserver(() => {
    const said = '[data-testid=polite], [data-testid=urgent], .bubbles p, .struck-line'
    for (const { textContent } of document.querySelectorAll(said))
      if (textContent && !window.heard.includes(textContent)) window.heard.push(textContent)
  }).observe(document, { subtree: true, childList: true, characterData: true })
  window.rollsSeen = 0
  const isRolling = ({ target }) => target.matches('.die.rolling')
  new MutationObserver((changes) => { window.rollsSeen += changes.some(isRolling) }).observe(document, {
    subtree: true, attributes: true, attributeFilter: ['class']
  })
"""
"""What was said aloud or at the finger, and that dice rolled, however soon something else followed."""


class Visitors:
    """Open pages, each in a browser of its own; in the end none may have complained of anything unexpected."""

    def __init__(self, browser: Browser, wishes: dict[str, Any]) -> None:
        self.complaints: list[str] = []
        self._contexts: list[BrowserContext] = []
        self._browser = browser
        self._wishes = wishes

    def visit(
        self,
        address: str,
        *,
        knows: dict[str, str] | None = None,
        expects: str = "(?!)",
        is_new: bool = False,
        **more: Any,
    ) -> Page:
        """`knows` is what the browser kept from earlier visits, `expects` a pattern of complaints that are in order."""
        context = self._browser.new_context(**{**self._wishes, **more})
        self._contexts.append(context)
        for name, value in ({} if is_new else BEEN_HERE | (knows or {})).items():
            context.add_init_script(KEEPS % {"name": repr(name), "value": repr(value)})
        context.add_init_script(EARS)
        page = context.new_page()
        self.listen(page, expects)
        page.goto(address)
        return page

    def listen(self, page: Page, expects: str) -> None:
        """From now on every complaint of this page is noted."""
        page.on("console", lambda message: self._note(message, expects))
        page.on("pageerror", lambda error: self.complaints.append(f"page error: {error}"))

    def _note(self, message: ConsoleMessage, expects: str) -> None:
        if message.type in ("error", "warning") and not re.search(f"{SLOW}|{expects}", message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()
        assert self.complaints == []


@pytest.fixture
def visit(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Visit]:
    visitors = Visitors(browser, browser_context_args)
    yield visitors.visit
    visitors.leave()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A picture says more than an assertion."""
    report = yield
    browser = getattr(item, "funcargs", {}).get("browser")
    if report.failed and report.when == "call" and browser is not None:
        folder = Path(tempfile.mkdtemp(prefix="tumbledown-"))
        for number, page in enumerate(page for context in browser.contexts for page in context.pages):
            with contextlib.suppress(Error):
                page.screenshot(path=folder / f"{number}.png", timeout=PICTURE_MS)
                report.sections.append(("picture", str(folder / f"{number}.png")))
    return report


# -------------------------------------------------------------------- scenes
@pytest.fixture
def gallery(
    request: pytest.FixtureRequest, server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Gallery]:
    """The known scenes and those that a module has staged for itself, in `STAGED`."""
    for name, scene in request.module.STAGED.items():
        monkeypatch.setitem(SCENES, name, scene)
    with Gallery(server, visit) as gallery:
        yield gallery
