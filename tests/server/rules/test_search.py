"""Searching on the server, for browsers without scripts; with scripts `client/tests/rules-search.test.ts` holds."""

import pytest

from tests.server.rules.book import BOOK, edition, text
from tumbledown.server.rules.search import RULE, folded, found, other_words, searchable
from tumbledown.words import LANGUAGES


def titles(query: str, language: str = "en") -> list[str]:
    return [entry.title for entry in found(query, language, searchable(edition(language)))]


def test_accents_and_capitals_do_not_count() -> None:
    assert folded("  Größte  TÜR, l\u2019Été ") == "grosste tur, l'ete"
    assert "Malédictions" in titles("MALEDICTIONS", "fr")


def test_without_a_query_everything_with_a_page_is_listed_by_name() -> None:
    listed = titles("")
    assert listed == sorted(listed, key=folded)
    assert {"Poison", "Curses", "Pit"} <= set(listed)
    assert RULE not in {entry.sort for entry in found("", "en", searchable(edition("en")))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_words_for_things_find_something(language: str) -> None:
    findables = searchable(edition(language))
    assert [said for said in other_words(language) if not found(said, language, findables)] == []


def test_doors_that_close_are_a_slam() -> None:
    assert titles("Doors close") == titles("slam")


def test_a_rule_is_found_by_its_id_but_not_by_an_english_word_in_it() -> None:
    assert titles("fountain.poison.third", "de") == ["Der Brunnen: Gift"]
    assert "Das Grundspiel: Entkommen" not in titles("gift", "de")[:2]
    assert titles("lose_die") == []


def test_a_query_is_text_and_not_markup() -> None:
    body = BOOK.search('<script>"&', "en").body.decode()
    assert "<script>" not in body
    assert "Nothing found" in text(body)
