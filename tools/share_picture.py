#!/usr/bin/env python3
"""Render the preview picture of links, `client/public/share.jpg`. Run it again after changing the first page.

It needs Chromium and the requirements of the tests (`make test` installs both).
"""

import io
import tempfile
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

from build_client import build
from gallery import WHO
from serving import CALM, Server, find_browser

PICTURE: Final = Path(__file__).parents[1] / "client" / "public" / "share.jpg"
SIZE: Final = (1200, 630)
QUALITY: Final = 82
ONLY_THE_TEMPLE: Final = """() => {
  for (const each of document.querySelectorAll("main *, header, header *")) each.style.visibility = "hidden"
  for (const each of document.querySelectorAll("h1, h1 *")) each.style.visibility = "visible"
}"""


def main() -> None:
    build()
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=[*CALM])
        page = browser.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, locale="en-GB")
        for name, value in WHO.items():
            page.add_init_script(f"localStorage.setItem({name!r}, {value!r})")
        page.goto(server.base)
        page.wait_for_load_state("networkidle")
        page.evaluate(ONLY_THE_TEMPLE)
        page.wait_for_timeout(800)
        Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(PICTURE, "JPEG", quality=QUALITY, optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
