"""A watcher that cannot see would let everything pass: each fault is planted, and must be found."""

from pathlib import Path

import pytest

from tests.words import catalogue, usage
from tests.words.codes import codes_in

ENGLISH = "door = Door\nkeys = { $count } keys\n"
OTHERS = {
    "fr": "door = Porte\nkeys = { $count } clés\n",
    "de": "door = Tür\nkeys = { $count } Schlüssel\n",
    "es": "door = Puerta\nkeys = { $count } llaves\n",
}


def locales(folder: Path, **changed: str) -> Path:
    for language, text in ({"en": ENGLISH} | OTHERS | changed).items():
        (folder / language).mkdir(parents=True, exist_ok=True)
        (folder / language / "common.ftl").write_text(text, encoding="utf-8")
    return folder


def found(folder: Path, **sames: str) -> list[str]:
    return catalogue.compare(catalogue.read_all(folder)[0], sames)


# -------------------------------------------------------------------- languages
def test_languages_that_agree_pass(tmp_path: Path) -> None:
    assert found(locales(tmp_path)) == []


def test_a_missing_message_is_seen(tmp_path: Path) -> None:
    assert found(locales(tmp_path, de="door = Tür\n")) == ["de/common.ftl: keys is missing"]


def test_an_unknown_message_is_seen(tmp_path: Path) -> None:
    faults = found(locales(tmp_path, de=OTHERS["de"] + "window = Fenster\n"))
    assert faults == ["de/common.ftl: window is unknown to en"]


def test_a_missing_attribute_is_seen(tmp_path: Path) -> None:
    folder = locales(tmp_path, en="door = Door\n    .title = A door\nkeys = { $count } keys\n")
    assert found(folder)[0] == "fr/common.ftl: door.title is missing"


def test_an_untranslated_copy_is_seen_unless_it_is_known_to_be_right(tmp_path: Path) -> None:
    folder = locales(tmp_path, es="door = Door\nkeys = { $count } llaves\n")
    assert found(folder) == ["es/common.ftl: door is not translated: 'Door'"]
    assert found(folder, Door="de es") == []


def test_names_and_figures_need_no_translation(tmp_path: Path) -> None:
    same = "door = Tumbledown\nkeys = { $count } / { $all }\n"
    assert found(locales(tmp_path, en=same, fr=same, de=same, es=same)) == []


def test_a_copy_with_plurals_is_seen(tmp_path: Path) -> None:
    plural = "door = {d}\nkeys = {{ $count ->\n    [one] One key\n   *[other] {{ $count }} keys\n}}\n"
    folder = locales(tmp_path, en=plural.format(d="Door"), fr=plural.format(d="Porte"))
    assert any("fr/common.ftl: keys is not translated" in line for line in found(folder))


@pytest.mark.parametrize("text", ["door = Tür\nkeys = Schlüssel\n", "door = Tür\nkeys = { $number } Schlüssel\n"])
def test_other_variables_are_seen(tmp_path: Path, text: str) -> None:
    (fault,) = found(locales(tmp_path, de=text))
    assert fault.startswith("de/common.ftl: keys has the variables")


def test_a_variable_that_only_chooses_the_plural_counts_too(tmp_path: Path) -> None:
    text = "door = Tür\nkeys = { $count ->\n    [one] ein Schlüssel\n   *[other] Schlüssel\n}\n"
    assert found(locales(tmp_path, de=text)) == []


def test_what_cannot_be_read_is_seen(tmp_path: Path) -> None:
    faults = catalogue.read_all(locales(tmp_path, de="door = { $broken\n"))[1]
    assert len(faults) == 1
    assert faults[0].startswith("de/common.ftl: cannot be read")


def test_a_message_that_is_there_twice_is_seen(tmp_path: Path) -> None:
    folder = locales(tmp_path)
    (folder / "de" / "home.ftl").write_text("door = Tor\n", encoding="utf-8")
    assert catalogue.read_all(folder)[1] == ["de/home.ftl: door is there twice"]


def test_a_message_in_another_file_is_seen(tmp_path: Path) -> None:
    folder = locales(tmp_path)
    (folder / "de" / "common.ftl").rename(folder / "de" / "home.ftl")
    assert "de/home.ftl: door stands in common.ftl in en" in found(folder)


def test_a_name_that_leads_nowhere_is_seen(tmp_path: Path) -> None:
    text = "door = { gate }\nkeys = { $count } keys\n"
    faults = catalogue.dangling(catalogue.read_all(locales(tmp_path, en=text))[0])
    assert faults == ["en/common.ftl: door names gate, which does not exist"]


# -------------------------------------------------------------------- usage
MESSAGES = {
    "home-play": catalogue.Message("home.ftl", "Play", frozenset(), frozenset()),
    "home-keys": catalogue.Message("home.ftl", "{ $count } keys", frozenset({"count"}), frozenset()),
}
BOTH = "t('home-play') t('home-keys', { count: 2 })"


def seen(folder: Path, text: str, name: str = "Screen.svelte") -> list[str]:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return usage.faults(usage.scan([file]), MESSAGES)


def test_sources_that_agree_with_the_words_pass(tmp_path: Path) -> None:
    assert seen(tmp_path, BOTH) == []


@pytest.mark.parametrize(
    "call",
    [
        "t('home-paly')",
        't("home-paly")',
        "t(isOpen ? 'home-play' : 'home-paly')",
        "t(kind === 'some-kind' ? 'home-paly' : 'home-play')",
        "t(`home-paly`)",
        "{#if x}<p>{t('home-paly')}</p>{/if}",
        "print(words.say('home-paly'))",
    ],
)
def test_a_message_that_does_not_exist_is_seen(tmp_path: Path, call: str) -> None:
    name = "module.py" if "say" in call else "Screen.svelte"
    faults = seen(tmp_path, BOTH + "\n" + call, name)
    assert [line for line in faults if "no message is called" in line] == [f"{name}:2: no message is called home-paly"]


def test_a_family_without_members_is_seen(tmp_path: Path) -> None:
    assert seen(tmp_path, BOTH + "t(`home-door-${side ?? 'none'}`)") == [
        "Screen.svelte:1: no message is called home-door-*"
    ]


def test_a_variable_that_is_not_given_is_seen(tmp_path: Path) -> None:
    wrong = "t('home-play') t('home-keys', { number: f(1, { a: 'x' }), other })"
    assert seen(tmp_path, wrong) == ["Screen.svelte:1: home-keys wants $count"]
    assert seen(tmp_path, "t('home-play') t('home-keys')") == ["Screen.svelte:1: home-keys wants $count"]


def test_arguments_that_cannot_be_told_are_not_judged(tmp_path: Path) -> None:
    assert seen(tmp_path, "t('home-play') t('home-keys', args)") == []
    assert seen(tmp_path, "t('home-play') t('home-keys', { ...args })") == []


def test_a_message_that_nothing_names_is_seen(tmp_path: Path) -> None:
    assert seen(tmp_path, "t('home-play')") == ["home.ftl: home-keys is used nowhere"]


def test_a_message_that_stands_in_a_list_or_belongs_to_a_family_is_used(tmp_path: Path) -> None:
    assert seen(tmp_path, "const labels = ['home-play', 'home-keys']") == []
    assert seen(tmp_path, "t(`home-${what}`, { count })") == []


def test_other_functions_are_not_taken_for_it(tmp_path: Path) -> None:
    assert seen(tmp_path, BOTH + "import('other-thing') at('other-thing') x.t('other-thing')") == []


# -------------------------------------------------------------------- codes
def test_codes_are_found_wherever_a_cause_is_named(tmp_path: Path) -> None:
    file = tmp_path / "server.py"
    file.write_text(
        'X = Refusal("one")\nraise RoomError("two", "detail")\nself.cut("three" if big else "four")\nopen("five")\n'
    )
    assert codes_in([file]) == {"one", "two", "three", "four"}
