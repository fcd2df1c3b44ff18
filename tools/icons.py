#!/usr/bin/env python3
"""Render the icons of the installed page from `client/public/favicon.svg`. Run it again after changing the drawing.

It needs Chromium and the requirements of the tests (`make test` installs both).
"""

import os
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[1] / "client" / "public"
ROUNDED = 'rx="14"'
CHROMIUM = os.environ.get("TUMBLEDOWN_CHROMIUM", "/usr/bin/chromium")


def paint(browser: Browser, drawing: str, size: int, name: str) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
    page.screenshot(path=PUBLIC / name, omit_background=True)
    page.close()


def main() -> None:
    rounded = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    square = rounded.replace(ROUNDED, "")  # phones round the corners themselves
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        paint(browser, square, 180, "apple-touch-icon.png")
        for size in (192, 512):
            paint(browser, rounded, size, f"icon-{size}.png")
            paint(browser, square, size, f"icon-square-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
