#!/usr/bin/env python3
"""Take pictures of every screen, in the windows it is made for, into `docs/screenshots/`: `make screenshots`, or name
some screens.

Bots play the games up to the moment. The moments are the same each time; only the flicker of the torches differs.
"""

import io
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from build_client import build
from gallery import SCREENS, SIZES, Gallery
from serving import CALM, Server, find_browser

FOLDER: Final = Path(__file__).parents[1] / "docs" / "screenshots"
ADDRESS: Final = "http://tumbledown.example"
"""Shown in links and in the QR code instead of the server's port."""

QUALITY: Final = 82
REST_MS: Final = 1400
PICTURES: Final = [
    *(name for name in SCREENS if name not in ("chat", "settings", "preferences", "nowhere")),
    *("rolling", "rulebook", "companion", "companion-setup", "replay", "tray", "tv-play"),
]
WINDOWS: Final = {**SIZES, "television": {"viewport": {"width": 1920, "height": 1080}}}
MADE_FOR: Final = {"companion-setup": ["phone"], "tray": ["phone"], "tv-play": ["television"]}
"""All other screens have a picture on a desktop and one on a phone."""

TUMBLING: Final = """() => new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector('[aria-label=Rolling]')) return requestAnimationFrame(look)
    return setTimeout(() => { for (const each of document.getAnimations()) each.pause(); resolve() }, 260)
  }
  document.querySelector('[data-testid=roll]').click()
  look()
})"""
DOORS_MET: Final = """() => new Promise((resolve) => {
  const look = () => {
    const { right } = document.querySelector('.door.left').getBoundingClientRect()
    if (right < innerWidth / 2 - 4) return requestAnimationFrame(look)
    for (const each of document.getAnimations()) each.pause()
    return resolve()
  }
  look()
})"""
FALLING: Final = """() => new Promise((resolve) => {
  const look = () => {
    if (!document.querySelector('.collapsing')) return requestAnimationFrame(look)
    return setTimeout(() => { for (const each of document.getAnimations()) each.pause(); resolve() }, 800)
  }
  look()
})"""


def wait_for_moment(page: Page, screen: str) -> None:
    """Wait for the middle of a motion on screens that show one, and for the end of all motion on others."""
    if screen == "slam":
        page.evaluate(DOORS_MET)
    elif screen == "collapse":
        page.evaluate(FALLING)
    elif screen == "rolling":
        page.wait_for_timeout(REST_MS)
        page.evaluate(TUMBLING)
    else:
        page.evaluate("() => document.fonts.ready")
        page.wait_for_timeout(REST_MS)


def squeezed(picture: bytes) -> bytes:
    """Convert to WebP: a third of the size of a PNG with few colours, and with all colours."""
    file = io.BytesIO()
    Image.open(io.BytesIO(picture)).convert("RGB").save(file, "WEBP", quality=QUALITY, method=6)
    return file.getvalue()


def take(browser: Browser, server: Server, screen: str, size: str) -> bytes:
    def visit(address: str, *, knows: dict[str, str], expects: str = "", **wishes: Any) -> Page:
        del expects  # the errors of the browser are not checked here
        context = browser.new_context(locale="en-GB", **wishes)
        for name, value in knows.items():
            context.add_init_script(f"localStorage.setItem({name!r}, {value!r})")
        page = context.new_page()
        page.goto(address.replace(server.base, ADDRESS))
        return page

    with Gallery(server, partial(visit, **WINDOWS[size])) as gallery:
        page = gallery.show("middle" if screen == "rolling" else screen)
        wait_for_moment(page, screen)
        picture = page.screenshot()
        page.context.close()
    return squeezed(picture)


def main(names: list[str]) -> int:
    build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), "--intro-ms", "0") as server:
        port = server.base.rpartition(":")[2]
        flags = [f"--host-resolver-rules=MAP tumbledown.example:80 localhost:{port}"]
        flags.append(f"--unsafely-treat-insecure-origin-as-secure={ADDRESS}")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find_browser(), args=[*CALM, *flags])
            for screen in names or PICTURES:
                for size in MADE_FOR.get(screen, SIZES):
                    file = FOLDER / f"{screen}-{size}.webp"
                    file.write_bytes(take(browser, server, screen, size))
                    print(f"{file.name}: {file.stat().st_size // 1000} kB", flush=True)
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
