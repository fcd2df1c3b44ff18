"""The sentences of the catalogue in other languages: `translations/LANGUAGE/CHAPTER.toml`, a flat table each.

    "curses.lift.alone" = "…"

The catalogue itself is English; a rule without a translation is shown in English.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import msgspec

from tumbledown.rulebook.catalogue import Chapter, Rule

FOLDER: Final = Path(__file__).parent / "translations"
ENGLISH: Final = "en"


class TranslationError(Exception):
    """A file of translations cannot be read; the message names it."""


def languages() -> tuple[str, ...]:
    """English first, then the languages of the translations."""
    return ENGLISH, *sorted([folder.name for folder in FOLDER.iterdir() if folder.is_dir()])


def sentence(rule: Rule, language: str) -> str:
    """The sentence of a rule in this language, or in English if it is not translated."""
    return sentences(language).get(rule.id) or rule.text


@cache
def sentences(language: str) -> Mapping[str, str]:
    """All sentences in this language, by the rule's id."""
    found: dict[str, str] = {}
    for file in sorted((FOLDER / language).glob("*.toml")):
        found |= read_sentences(file)
    return MappingProxyType(found)


def read_sentences(file: Path) -> dict[str, str]:
    try:
        return msgspec.toml.decode(file.read_bytes(), type=dict[str, str])
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TranslationError(f"{file.parent.name}/{file.name}: {error}") from error


def faults(chapters: Iterable[Chapter], language: str, folder: Path = FOLDER) -> list[str]:
    """List rules without a sentence, and sentences without a rule."""
    wrong: list[str] = []
    for chapter in chapters:
        file = folder / language / f"{chapter.id}.toml"
        found = read_sentences(file) if file.is_file() else {}
        known = {rule.id for rule in chapter.rules}
        wrong += [f"{language}: {id} is not translated" for id in sorted(known) if not found.get(id, "").strip()]
        wrong += [f"{language}/{file.name}: there is no rule {id!r}" for id in sorted(found.keys() - known)]
    return wrong
