"""Each language is printed as its readers are used to, and has one word per thing."""

import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import french_print
from tests.structure import ROOT
from tests.words import terms, typography
from tests.words.spoken import Sentence, sentences
from tests.words.test_locales import LOCALES, assert_none
from tumbledown.rulebook import catalogue, translated
from tumbledown.words import LANGUAGES

TERMS = terms.read(ROOT / "docs" / "words.md")
RULE_NAME = re.compile(r"\b[a-z_]+(?:\.[a-z_*]+)+")


@cache
def said(language: str) -> list[Sentence]:
    """The texts of the page and the rules."""
    return [*sentences(LOCALES / language), *(Sentence(*rule) for rule in sorted(rules_in(language).items()))]


def rules_in(language: str) -> Mapping[str, str]:
    return {rule.id: translated.sentence(rule, language) for rule in catalogue.rules()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_printed_as_its_language_is(language: str) -> None:
    assert_none(typography.faults(language, said(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_a_second_word_for_a_thing(language: str) -> None:
    assert_none(terms.banned_in(said(language), TERMS.banned[language]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_held_to_the_words_of_its_language(language: str) -> None:
    assert {rule.id for rule in catalogue.rules()} <= {where for where, _ in said(language)}


def remarks() -> Iterator[Sentence]:
    """What is said about a rule beside its text, in English only; the names of other rules in it are no words."""
    for rule in catalogue.rules():
        yield Sentence(f"{rule.id}, clarify", RULE_NAME.sub("", rule.clarify))
        yield Sentence(f"{rule.id}, digital", RULE_NAME.sub("", rule.digital))


def test_the_remarks_on_the_rules_are_held_to_the_words_of_the_game() -> None:
    assert_none(terms.banned_in(remarks(), TERMS.banned["en"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_table_is_used(language: str) -> None:
    assert_none(terms.unused(TERMS, language, said(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_asked_for_and_forbidden(language: str) -> None:
    asked = [Sentence(thing, words[language]) for thing, words in TERMS.things.items()]
    assert len(TERMS.banned[language]) > 5
    assert_none(terms.banned_in(asked, TERMS.banned[language]))


# -------------------------------------------------------------------- planted faults
APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
GOOD = {
    "en": f"Don{APOSTROPHE}t wait: “Roll” frees you!",
    "fr": f"N{APOSTROPHE}attendez pas : « Lancer » libère 50 % des dés !",
    "de": "Warte nicht: „Würfeln“ befreit dich!",
    "es": "No esperes: ¿«Tirar» te libera? ¡Sí!",
}
FAULTS = [
    *(("en", "Don't wait"), ("en", 'Press "Roll"'), ("en", "Two  spaces"), ("en", "Wait..."), ("en", "Wait …")),
    *(("en", "Here , there"), ("en", "Go !"), ("en", "A “quote"), ("en", "«Roll»"), ("en", "50 %")),
    *(("fr", "Attendez !"), ("fr", "Attendez!"), ("fr", "« Lancer »"), ("fr", "«Lancer»"), ("fr", "50 %")),
    *(("fr", "Attendez\N{NARROW NO-BREAK SPACE}!"), ("fr", "Dés:5"), ("fr", "l'or"), ("fr", "“Lancer”")),
    *(("de", "“Würfeln”"), ("de", "„Würfeln”"), ("de", "Los !"), ("de", "Verbinde …")),
    *(("es", "Qué hay?"), ("es", "¡Sí"), ("es", "¿Qué hay!"), ("es", "“Tirar”")),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_good_print_passes(language: str) -> None:
    text = french_print.printed(GOOD[language]) if language == "fr" else GOOD[language]
    assert typography.faults(language, [Sentence("here", text)]) == []


@pytest.mark.parametrize(("language", "text"), FAULTS)
def test_bad_print_is_seen(language: str, text: str) -> None:
    assert typography.faults(language, [Sentence("here", text)])


def test_french_is_put_into_print_and_comments_are_left_alone() -> None:
    assert french_print.printed("home-go = C'est à vous !").endswith(f"C{APOSTROPHE}est à vous{typography.NO_BREAK}!")
    assert french_print.printed("# C'est à vous !") == "# C'est à vous !"


@pytest.mark.parametrize(
    ("text", "is_seen"),
    [("Coge otro", True), ("¡COGE!", True), ("Recoge otro", False), ("Salisteis", True), ("las mesas", False)],
)
def test_a_forbidden_word_is_seen_as_a_word(text: str, is_seen: bool) -> None:
    assert bool(terms.banned_in([Sentence("here", text)], ["coge", "*steis"])) is is_seen


def test_a_word_that_nobody_says_any_more_is_seen() -> None:
    table = terms.Terms({"chamber": {"es": "sala"}}, {})
    assert terms.unused(table, "es", [Sentence("here", "Una cámara")]) == ["chamber"]
    assert terms.unused(table, "es", [Sentence("here", "Sala del sol")]) == []
