"""What a phone on a slow line has to fetch before anybody can play."""

import re
from pathlib import Path
from typing import Final

import pytest

from tumbledown.bench.client import chapter_scripts, kilobytes, scripts
from tumbledown.server.pages import BUILT

MOST_KB: Final = 120
MOST_FOR_CHAPTERS_KB: Final = 40
MOST_AT_FIRST_KB: Final = 55
IN_THE_BACKGROUND: Final = 'fetchpriority="low"'

pytestmark = pytest.mark.usefixtures("built_page")


def test_all_scripts_of_the_base_game_that_one_reader_may_load_are_small() -> None:
    assert len(scripts(BUILT)) >= 4
    assert kilobytes(*scripts(BUILT)) <= MOST_KB


def test_what_the_other_chapters_bring_is_small_and_not_asked_for_by_the_first_page() -> None:
    chapters = chapter_scripts(BUILT)
    assert chapters
    assert kilobytes(*chapters) <= MOST_FOR_CHAPTERS_KB
    assert not any(file.name in (BUILT / "index.html").read_text() for file in chapters)


def test_the_temple_is_not_cut_into_pieces_that_wait_for_each_other() -> None:
    """What a later chunk shares with an earlier one stays in the earlier one; see client/chunks.ts."""
    names = {file.name.split("-")[0] for file in scripts(BUILT)}
    assert names <= {"index", "app", "game", "pictures", "rolldown", "en", "fr", "de", "es"}


def test_the_first_page_does_not_wait_for_the_rest() -> None:
    page = "".join(line for line in (BUILT / "index.html").read_text().splitlines() if IN_THE_BACKGROUND not in line)
    asked = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    assert asked
    assert kilobytes(*[BUILT / name for name in asked]) <= MOST_AT_FIRST_KB


def test_of_the_languages_only_the_longest_counts_and_sound_and_chapters_are_counted_apart(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    names = ("index-a.js", "en-b.js", "fr-c.js", "conductor-d.js", "chapters-e.js", "more.en-f.js", "more.fr-ff.js")
    for name in (*names, "index-a.css"):
        (tmp_path / "assets" / name).write_bytes(bytes(range(len(name) * 9)))
    (tmp_path / "assets" / "fr-c.js").write_bytes(bytes(range(200)))
    assert [file.name for file in scripts(tmp_path)] == ["fr-c.js", "index-a.js"]
    assert [file.name for file in chapter_scripts(tmp_path)] == ["chapters-e.js", "more.fr-ff.js"]
