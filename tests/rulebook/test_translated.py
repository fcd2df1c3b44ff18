"""The rules in other languages: every sentence is there, and says the same numbers."""

import re
from pathlib import Path

import pytest

from tumbledown.rulebook import catalogue, translated
from tumbledown.words import LANGUAGES

OTHERS = [language for language in LANGUAGES if language != translated.ENGLISH]
SAID_OTHERWISE = {"characters.chalice", "characters.muscleman.permanent"}
"""What English calls by a number has a name in other languages."""
NUMBER = re.compile(r"\d+")


def numbers(text: str) -> list[str]:
    return sorted(NUMBER.findall(text))


def test_the_rules_speak_the_languages_of_the_page() -> None:
    assert sorted(translated.languages()) == sorted(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_rule_has_a_sentence_and_every_sentence_a_rule(language: str) -> None:
    assert translated.faults(catalogue.chapters().values(), language) == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_sentence_has_the_numbers_of_the_english_one_and_other_words(language: str) -> None:
    rules = list(catalogue.rules())
    assert rules
    for rule in rules:
        sentence = translated.sentence(rule, language)
        assert sentence != rule.text, rule.id
        if rule.id not in SAID_OTHERWISE:
            missing = set(numbers(rule.text)) - set(numbers(sentence))
            assert not missing, (rule.id, sentence)


def test_a_rule_that_nobody_has_translated_is_told_in_english() -> None:
    rule = catalogue.rule("base.enter.cost")
    assert translated.sentence(rule, "eo") == rule.text


def test_what_is_missing_or_too_much_is_named(tmp_path: Path) -> None:
    chapter = catalogue.chapters()["pit"]
    (tmp_path / "fr").mkdir()
    told = {rule.id: "…" for rule in chapter.rules[1:]} | {"pit.no.such": "…"}
    lines = [f'"{id}" = "{text}"' for id, text in told.items()]
    (tmp_path / "fr" / "pit.toml").write_text("\n".join(lines))
    assert translated.faults([chapter], "fr", tmp_path) == [
        f"fr: {chapter.rules[0].id} is not translated",
        "fr/pit.toml: there is no rule 'pit.no.such'",
    ]


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "pit.toml"
    file.write_text('"pit.setup.tile" = 3')
    with pytest.raises(translated.TranslationError, match=r"pit\.toml"):
        translated.read_sentences(file)
