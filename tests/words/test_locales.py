"""Four languages that say the same, and everything that is said on the screen is among it."""

from pathlib import Path

import pytest

from tests.structure import ROOT
from tests.words import catalogue, usage
from tests.words.codes import codes_in
from tests.words.spoken import said_of_one
from tumbledown.server.store import troubles
from tumbledown.words import LANGUAGES

LOCALES = ROOT / "src" / "tumbledown" / "locales"
CLIENT = ROOT / "client" / "src"
PYTHON = ROOT / "src" / "tumbledown"

# Texts that are the same in English and in these languages: names, and words that all of them borrowed.
SAMES: dict[str, str] = {
    "bot": "es fr",
    "Altar": "de es",
    "Chaos": "de fr",
    "Chat": "de es",
    "Clone": "fr",
    "Code": "de fr",
    "Constellation": "fr",
    "constellation": "fr",
    "Doc": "de fr",
    "Experts": "fr",
    "expert": "fr",
    "Gong { $number }": "de es fr",
    "in { $seconds } s": "de",
    "Mentalist": "de",
    "Module": "fr",
    "Modules": "fr",
    "No": "es",
    "Normal": "de es fr",
    "Obelisk": "de",
    "Poison": "fr",
    "Quests": "de",
    "Pause": "de fr",
    "Portal": "de es",
    "Pros": "es fr",
    "offline": "de",
    "Silence": "fr",
    "Start": "de",
    "Table { $code }": "fr",
    "Team": "de",
    "Teleport": "de",
    "Temple": "fr",
    "Totem": "de fr",
    "{ $name }: no": "es",
    "s": "de es fr",
    "{ $count } illusions": "fr",
    "{ $count } s": "de es fr",
}

# Only a faulty client brings these about, or only a load balancer asks for them: `refused-otherwise` is enough.
OUR_OWN_FAULTS = {
    *("malformed", "unknown_command", "no_such_preference", "no_such_signal", "no_such_action"),
    "no_such_chapter",
    *("text_only", "hello_first", "greeted_already", "no_hello", "not_ready"),
    *("websocket_only", "bad_origin", "bad_host"),
    *("request_timeout", "unsupported_media_type", "too_old"),
}


@pytest.fixture(scope="module")
def languages() -> dict[str, catalogue.Messages]:
    return catalogue.read_all(LOCALES)[0]


def sources() -> list[Path]:
    browser = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return [*(file for file in browser if "generated" not in file.parts), *PYTHON.rglob("*.py")]


def assert_none(faults: list[str]) -> None:
    assert not faults, "\n" + "\n".join(sorted(faults))


def test_every_file_can_be_read_and_says_nothing_twice() -> None:
    assert_none(catalogue.read_all(LOCALES)[1])


def test_every_language_has_the_same_messages_in_its_own_words(languages: dict[str, catalogue.Messages]) -> None:
    assert_none(catalogue.compare(languages, SAMES))


def test_no_message_names_another_that_does_not_exist(languages: dict[str, catalogue.Messages]) -> None:
    assert_none(catalogue.dangling(languages))


def test_the_client_uses_every_message_and_no_other(languages: dict[str, catalogue.Messages]) -> None:
    assert_none(usage.faults(usage.scan(sources()), languages[catalogue.REFERENCE]))


def test_french_says_of_none_what_it_says_of_one_and_so_never_writes_the_figure_out() -> None:
    """The plural of 0 is `one` there: “Encore 1 gemme” stood beside an empty depot."""
    assert_none([f"{where} says 1 of none: {text!r}" for where, text in said_of_one(LOCALES / "fr") if "1" in text])


def refusal_codes() -> set[str]:
    server = [*(PYTHON / "server").rglob("*.py"), PYTHON / "engine" / "refusals.py"]
    return codes_in(server) | {
        troubles.DISK_FULL,
        troubles.DATABASE_AWAY,
        troubles.DATABASE_BUSY,
        troubles.DATABASE_FAILED,
    }


def test_every_refusal_problem_and_goodbye_has_words(languages: dict[str, catalogue.Messages]) -> None:
    unworded = {code for code in refusal_codes() if f"refused-{code.replace('_', '-')}" not in languages["en"]}
    assert unworded == OUR_OWN_FAULTS


def test_a_refusal_fits_into_a_bubble_at_the_finger(languages: dict[str, catalogue.Messages]) -> None:
    long = [
        (language, id)
        for language in LANGUAGES
        for id, message in languages[language].items()
        if id.startswith("refused-") and (len(message.text) > 30 or len(message.text.split()) > 6)
    ]
    assert long == []
