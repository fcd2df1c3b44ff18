"""The size of the page's scripts, by route: what a player loads on the way to a game."""

import gzip
import json
import re
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

MANIFEST: Final = ".manifest.json"
"""Vite's list of what it built: for each separately loaded source, its file and its imports."""

ENTRY: Final = "index.html"
FIRST_GAME: Final = (ENTRY, "src/art/hero.ts", "src/screens/game.ts")
"""The first page, its painted scene, and all that is shown at a table. Sound is loaded later."""

WORDS: Final = re.compile(r"src/words/lang/(\w+)\.ts")
CHAPTER: Final = re.compile(r"src/chapters/(\w+)/index\.ts")
CHAPTER_WORDS: Final = r"\.\./src/tumbledown/locales/(\w+)/chapters/{}\.ftl\?raw"


def first_page(folder: Path) -> set[Path]:
    """What the browser loads before it shows anything, without texts."""
    return _loaded(folder, [ENTRY])


def first_game(folder: Path) -> set[Path]:
    """What a player loads who opens the page and plays the base game, in the language with the largest texts."""
    return _loaded(folder, FIRST_GAME) | _longest(folder, WORDS)


def chapters(folder: Path) -> dict[str, set[Path]]:
    """What a table loads in addition for each chapter, in the language with the largest texts."""
    known = first_game(folder)
    found = (CHAPTER.fullmatch(source) for source in _manifest(folder))
    return {each[1]: _chapter(folder, each) - known for each in found if each}


def kilobytes(files: Iterable[Path]) -> float:
    """The size after gzip, file by file, as they are sent."""
    return round(sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1000, 1)


def _chapter(folder: Path, found: re.Match[str]) -> set[Path]:
    return _loaded(folder, [found[0]]) | _longest(folder, re.compile(CHAPTER_WORDS.format(found[1])))


def _loaded(folder: Path, sources: Iterable[str]) -> set[Path]:
    """The scripts of these sources, with all their imports."""
    manifest = _manifest(folder)
    found: set[str] = set()
    waiting = list(sources)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += manifest[name].get("imports", [])
    return {folder / manifest[name]["file"] for name in found}


def _longest(folder: Path, words: re.Pattern[str]) -> set[Path]:
    """The scripts of the language with the largest texts; the pattern's group is the language."""
    languages: dict[str, list[str]] = defaultdict(list)
    for name in _manifest(folder):
        if found := words.fullmatch(name):
            languages[found[1]].append(name)
    return max((_loaded(folder, names) for names in languages.values()), key=kilobytes, default=set())


def _manifest(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / MANIFEST).read_text())
    return found
