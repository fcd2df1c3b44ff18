"""What a phone on a slow line has to fetch before anybody can play."""

import re
from pathlib import Path
from typing import Final

import pytest

from tumbledown.bench.client import kilobytes, scripts
from tumbledown.server.pages import BUILT

MOST_KB: Final = 120
MOST_AT_FIRST_KB: Final = 65

pytestmark = pytest.mark.usefixtures("built_page")


def test_all_scripts_that_one_reader_may_load_are_small() -> None:
    assert len(scripts(BUILT)) >= 4
    assert kilobytes(*scripts(BUILT)) <= MOST_KB


def test_the_first_page_does_not_wait_for_the_rest() -> None:
    asked = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', (BUILT / "index.html").read_text())
    assert asked
    assert kilobytes(*[BUILT / name for name in asked]) <= MOST_AT_FIRST_KB


def test_of_the_languages_only_the_longest_counts_and_the_sound_does_not(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("index-a.js", "en-b.js", "fr-c.js", "conductor-d.js", "index-a.css"):
        (tmp_path / "assets" / name).write_bytes(bytes(range(len(name) * 9)))
    (tmp_path / "assets" / "fr-c.js").write_bytes(bytes(range(200)))
    assert [file.name for file in scripts(tmp_path)] == ["fr-c.js", "index-a.js"]
