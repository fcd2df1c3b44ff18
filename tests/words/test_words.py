"""Words on the server's side: the same files and the same texts as in the browser."""

import pytest

from tumbledown.words import LANGUAGES, NoSuchMessage, Words, best_language, words


def test_every_language_speaks() -> None:
    said = [words(language).say("missing-key", count=2) for language in LANGUAGES]
    assert said == ["2 keys missing", "Il manque 2 clés", "2 Schlüssel fehlen", "Faltan 2 llaves"]


def test_plurals_follow_the_language() -> None:
    assert words("fr").say("count-key", count=0) == "0 clé"
    assert words("en").say("count-key", count=0) == "0 keys"


def test_names_stand_as_they_are_without_invisible_marks() -> None:
    assert Words("en", ["hello = Hello, { $name }!"]).say("hello", name="Ada") == "Hello, Ada!"


def test_an_attribute_is_named_after_a_dot() -> None:
    assert Words("en", ["door = Door\n    .title = A door"]).say("door.title") == "A door"


@pytest.mark.parametrize("id", ["window", "door.colour"])
def test_a_message_that_does_not_exist_is_a_defect(id: str) -> None:
    with pytest.raises(NoSuchMessage):
        Words("en", ["door = Door"]).say(id)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("pt, fr;q=0.5, es;q=0.7", "es"),
        ("ja", "en"),
        ("", "en"),
        ("fr;q=often, *", "en"),
        ("en;q=0.1, de;q=0.2", "de"),
    ],
)
def test_the_language_is_the_one_that_the_reader_likes_best(accepted: str, language: str) -> None:
    assert best_language(accepted) == language
