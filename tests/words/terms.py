"""One word per thing: the tables of docs/words.md, read as data."""

import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.words.spoken import Sentence
from tumbledown.words import LANGUAGES

HEADINGS = {"English": "en", "French": "fr", "German": "de", "Spanish": "es"}
TICKED = re.compile(r"`([^`]+)`")


class Terms(NamedTuple):
    things: Mapping[str, Mapping[str, str]]
    """By the name of a thing: its word in each language."""
    banned: Mapping[str, tuple[str, ...]]
    """By language: words that no text has. A star stands for any letters."""


def read(page: Path) -> Terms:
    sections = dict(_sections(page.read_text("utf-8")))
    things = {row[0]: dict(zip(LANGUAGES, row[1:], strict=True)) for row in _rows(sections["One word per thing"])}
    banned = {
        language: tuple(word for row in _rows(sections[heading]) for word in TICKED.findall(row[0]))
        for heading, language in HEADINGS.items()
    }
    return Terms(things, banned)


def _sections(text: str) -> Iterator[tuple[str, str]]:
    for section in text.split("\n## ")[1:]:
        heading, _, body = section.partition("\n")
        yield heading, body


def _rows(section: str) -> Iterator[list[str]]:
    """The rows of a section's table, without its head."""
    lines = [line for line in section.splitlines() if line.startswith("|")]
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip("|").split("|")]


def banned_in(sentences: Iterable[Sentence], words: Iterable[str]) -> list[str]:
    patterns = {word: _pattern(word) for word in words}
    return [
        f"{where} says {word!r}: {text!r}"
        for where, text in sentences
        for word, pattern in patterns.items()
        if pattern.search(text)
    ]


def _pattern(word: str) -> re.Pattern[str]:
    """Whole words only, in capitals or not."""
    return re.compile(rf"(?<!\w){re.escape(word).replace(chr(92) + '*', chr(92) + 'w*')}(?!\w)", re.IGNORECASE)


def unused(terms: Terms, language: str, sentences: Iterable[Sentence]) -> list[str]:
    """Things whose word of this language stands in no text: the table is out of date."""
    all_texts = "\n".join(text for _, text in sentences).casefold()
    return [thing for thing, words in terms.things.items() if words[language].casefold() not in all_texts]
