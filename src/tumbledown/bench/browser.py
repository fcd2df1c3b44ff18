"""A real browser to measure the page with: Debian's Chromium, driven by Playwright, as a desktop or as a slow phone."""

import contextlib
import os
import shutil
from collections.abc import Iterator
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")
CALM: Final = (
    "--no-sandbox",  # root cannot use the sandbox
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--font-render-hinting=none",
)
"""Flags for a machine without a screen."""

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FAST_3G: Final = {"offline": False, "latency": 150, "downloadThroughput": 204_800, "uploadThroughput": 96_000}
"""Latency in milliseconds, and bytes a second: 1.6 and 0.75 megabits."""
SLOW_CPU: Final = 4


def find_browser() -> str:
    """The path of the browser that the environment names, or of the first one installed; empty if there is none."""
    wanted = os.environ.get("TUMBLEDOWN_CHROMIUM", "")
    return next((found for name in (wanted, *BROWSERS) if name and (found := shutil.which(name))), "")


@contextlib.contextmanager
def chromium() -> Iterator["Browser"]:
    """Start the browser. Raises a `RuntimeError` if something is missing or fails."""
    if not find_browser():
        raise RuntimeError("there is no Chromium here; TUMBLEDOWN_CHROMIUM may name one")
    try:
        driver = import_module("playwright.sync_api")
    except ImportError as error:
        raise RuntimeError("Playwright is missing; pip install 'tumbledown[test]' brings it") from error
    try:
        with driver.sync_playwright() as playwright:
            browser: Browser = playwright.chromium.launch(executable_path=find_browser(), args=list(CALM))
            yield browser
            browser.close()
    except driver.Error as error:
        raise RuntimeError(f"the page did not do as it should: {error}") from error


def slow_down(page: "Page") -> None:
    """Make the page as slow as on an older phone with a mobile connection."""
    line = page.context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", FAST_3G)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
