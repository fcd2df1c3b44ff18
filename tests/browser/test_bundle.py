"""What a phone on a slow line has to fetch before anybody can play."""

import json
from pathlib import Path
from typing import Any, Final

import pytest

from tumbledown.bench.scripts import MANIFEST, chapters, first_game, first_page, kilobytes
from tumbledown.server.pages import BUILT

MOST_FOR_FIRST_PAGE_KB: Final = 62
"""A third of a kilobyte for each of the 21 chapters and for each screen that is fetched by itself: where its code and
its words are found."""
MOST_FOR_FIRST_GAME_KB: Final = 175
"""With the places for quests, timers, bans, feats and tools on the map; what fills them comes with its chapter."""
MOST_FOR_A_CHAPTER_KB: Final = 18
"""Each by itself, with what it shares with another: nobody fetches more than a table has chosen."""

BUILD: Final[dict[str, dict[str, Any]]] = {
    "index.html": {"file": "index.js", "imports": ["_shared.js"]},
    "_shared.js": {"file": "shared.js", "imports": ["index.html"]},
    "src/art/hero.ts": {"file": "hero.js"},
    "src/screens/game.ts": {"file": "game.js", "imports": ["_shared.js"]},
    "src/sound/conductor.ts": {"file": "conductor.js"},
    "src/words/lang/en.ts": {"file": "en.js"},
    "src/words/lang/fr.ts": {"file": "fr.js"},
    "src/chapters/pit/index.ts": {"file": "pit.js", "imports": ["_shared.js", "_frames.js"]},
    "_frames.js": {"file": "frames.js"},
    "../src/tumbledown/locales/en/chapters/pit.ftl?raw": {"file": "pit.en.js"},
    "../src/tumbledown/locales/de/chapters/pit.ftl?raw": {"file": "pit.de.js"},
}


@pytest.mark.usefixtures("built_page")
def test_the_first_page_is_small() -> None:
    assert kilobytes(first_page(BUILT)) <= MOST_FOR_FIRST_PAGE_KB


@pytest.mark.usefixtures("built_page")
def test_a_first_game_is_small() -> None:
    assert kilobytes(first_game(BUILT)) <= MOST_FOR_FIRST_GAME_KB


@pytest.mark.usefixtures("built_page")
def test_what_a_chapter_brings_is_small() -> None:
    sizes = {name: kilobytes(files) for name, files in chapters(BUILT).items()}
    assert sizes
    assert {name: size for name, size in sizes.items() if not 0 < size <= MOST_FOR_A_CHAPTER_KB} == {}


def test_a_route_counts_what_it_imports_one_language_and_neither_sound_nor_chapters(tmp_path: Path) -> None:
    (tmp_path / MANIFEST).write_text(json.dumps(BUILD))
    for chunk in BUILD.values():
        (tmp_path / chunk["file"]).write_bytes(b"")
    for longest in ("fr.js", "pit.de.js"):
        (tmp_path / longest).write_bytes(bytes(range(200)))
    assert _names(first_page(tmp_path)) == {"index.js", "shared.js"}
    assert _names(first_game(tmp_path)) == {"index.js", "shared.js", "hero.js", "game.js", "fr.js"}
    assert {name: _names(files) for name, files in chapters(tmp_path).items()} == {
        "pit": {"pit.js", "frames.js", "pit.de.js"}
    }


def _names(files: set[Path]) -> set[str]:
    return {file.name for file in files}
