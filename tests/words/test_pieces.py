"""Whatever lies in the box has a name, says in one line what it does, and has its entry in the rulebook."""

from collections.abc import Iterable, Iterator

import pytest

from tests.structure import ROOT
from tests.words import catalogue
from tests.words.codes import codes_in
from tests.words.test_locales import LOCALES
from tumbledown.engine.hooks import Chapter
from tumbledown.expansions import chapter, names
from tumbledown.words import LANGUAGES

EXPANSIONS = ROOT / "src" / "tumbledown" / "expansions"
LONGEST_EFFECT = 70
WITHOUT_ENTRY = {"base", "sixth_adventurer"}
"""Chapters that have nothing to look up: the game itself, and a seat more."""


@pytest.fixture(scope="module")
def english() -> catalogue.Messages:
    return catalogue.read(LOCALES / catalogue.REFERENCE)[0]


def chapters() -> list[Chapter]:
    return [chapter(name) for name in names()]


def kebab(id: str) -> str:
    return id.replace("_", "-").replace(".", "-")


def unworded(english: catalogue.Messages, stem: str, ids: Iterable[str], *endings: str) -> list[str]:
    wanted = (f"{stem}-{kebab(id)}{ending}" for id in ids for ending in endings)
    return [message for message in wanted if message not in english]


def cards() -> Iterator[str]:
    for each in chapters():
        yield from (piece.id for piece in each.pieces)


def test_every_card_has_a_name_a_line_and_an_entry(english: catalogue.Messages) -> None:
    assert "trap" in set(cards())
    assert unworded(english, "card", cards(), "", "-effect", "-entry") == []


def test_every_chamber_has_a_name(english: catalogue.Messages) -> None:
    kinds = [tile.id for each in chapters() for tile in each.tiles]
    assert unworded(english, "chamber", kinds, "") == []


def test_every_chapter_is_introduced_and_explained(english: catalogue.Messages) -> None:
    assert unworded(english, "table-module", names(), "", "-about") == []
    assert unworded(english, "module", set(names()) - WITHOUT_ENTRY, "-entry") == []


def test_every_choice_within_a_chapter_has_words(english: catalogue.Messages) -> None:
    choices = [variant for each in chapters() for variant in each.variants]
    assert unworded(english, "table-variant", choices, "", "-about") == []


@pytest.mark.parametrize("name", names())
def test_the_refusals_and_announcements_of_a_chapter_have_words_that_come_with_it(
    name: str, english: catalogue.Messages
) -> None:
    files = [file for file in EXPANSIONS.rglob("*.py") if file.relative_to(EXPANSIONS).parts[0] in (name, f"{name}.py")]
    others = {f"{other}.ftl" for other in names()} - {f"{name}.ftl"}
    fetched = {id: message for id, message in english.items() if message.file not in others}
    assert files
    assert unworded(fetched, "refused", codes_in(files, {"Refusal"}), "") == []
    assert unworded(fetched, "temple-tell", codes_in(files, {"Announced"}), "") == []


def test_what_a_card_does_fits_on_one_line() -> None:
    long = [
        (language, id)
        for language in LANGUAGES
        for id, message in catalogue.read(LOCALES / language)[0].items()
        if id.startswith("card-") and id.endswith("-effect") and len(message.text) > LONGEST_EFFECT
    ]
    assert long == []
