"""The command line: what it prints, where, and with which exit status."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tumbledown import __version__, cli
from tumbledown.commands import rules as rules_command
from tumbledown.rulebook import catalogue

TESTS = Path(__file__).parent


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, check=False)


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"tumbledown {__version__}\n"


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    assert "read the rules" in capsys.readouterr().out


def test_every_command_of_the_folder_is_offered() -> None:
    assert "rules" in cli.command_names()


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["dance"])
    assert ended.value.code == 2
    assert "dance" in capsys.readouterr().err


def test_the_module_is_the_command() -> None:
    assert run_python("-m", "tumbledown", "--version").stdout == f"tumbledown {__version__}\n"


def test_reading_the_rules_does_not_import_the_engine() -> None:
    program = (
        "import sys; from tumbledown.cli import main; main(['rules', 'base.enter.cost'])\n"
        "sys.exit(any(name.startswith('tumbledown.engine') for name in sys.modules))"
    )
    assert run_python("-c", program).returncode == 0


def test_the_interrupt_key_ends_quietly(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(rules_command, "run", interrupted)
    assert cli.main(["rules"]) == 130
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("arguments", [["rules", "base"], ["rules", "--coverage", "--json", "--tests", str(TESTS)]])
def test_a_reader_that_leaves_is_no_error(arguments: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "tumbledown", *arguments]
    ended = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert ended.stderr == b""


def test_the_chapters_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules"]) == 0
    printed = capsys.readouterr().out
    assert "base" in printed
    assert "time_chambers" in printed


def test_the_rules_of_a_chapter_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "sixth_adventurer"]) == 0
    assert "sixth_adventurer.gems" in capsys.readouterr().out


def test_a_rule_is_shown_in_full(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "base.gem.join_consent"]) == 0
    printed = capsys.readouterr().out
    assert all(field in printed for field in ("rule", "kind", "text", "clarify", "digital", "source"))
    assert "a counter on the chamber" in " ".join(printed.split())


def test_a_rule_is_shown_with_the_places_of_its_code_and_of_its_tests(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert cli.main(["rules", "base.escape.cost"]) == 0
    printed = capsys.readouterr().out
    assert re.search(r"code +src/tumbledown/expansions/base/actions\.py:\d+ one_key_more_than_gems", printed)
    assert re.search(r"tests +tests/expansions/base/test_escaping\.py:\d+", printed)


def test_a_rule_that_is_not_built_has_no_code_yet(capsys: pytest.CaptureFixture[str]) -> None:
    to_come = [chapter for chapter in catalogue.chapters().values() if not chapter.built]
    if not to_come:
        pytest.skip("everything is built")
    assert cli.main(["rules", to_come[0].rules[0].id]) == 0
    assert "code" not in capsys.readouterr().out


def test_an_unknown_name_is_refused_with_a_suggestion(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "base.enter.costs"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "there is no chapter or rule 'base.enter.costs'. Did you mean base.enter.cost" in printed.err


@pytest.mark.parametrize("arguments", [["--json"], ["--tests", "tests"], ["base", "--coverage"]])
def test_options_that_do_not_fit_together_are_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", *arguments]) == 2
    assert "--coverage" in capsys.readouterr().err


def test_coverage_as_json_has_exactly_the_agreed_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text('pytestmark = pytest.mark.rule("base.enter.cost")')
    assert cli.main(["rules", "--coverage", "--json", "--tests", str(tmp_path)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == ["chapters", "rules", "tested"]
    chapters = [chapter for chapter in catalogue.chapters().values() if not chapter.reconstructed]
    rules = {chapter.id: len(chapter.rules) for chapter in chapters}
    tested = dict.fromkeys(rules, 0) | {"base": 1}
    assert printed["chapters"] == {name: {"rules": rules[name], "tested": tested[name]} for name in rules}
    assert (printed["rules"], printed["tested"]) == (sum(rules.values()), 1)


def test_coverage_as_a_table_shows_every_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["rules", "--coverage"]) == 0
    printed = capsys.readouterr().out
    assert "tested" in printed
    assert "cursed_gems" in printed
    ours = catalogue.chapters()["sand_of_fortune"].rules
    assert str(sum(1 for _ in catalogue.rules()) - len(ours)) in printed
    assert f"our own: sand_of_fortune, {len(ours)} of {len(ours)}" in printed


def test_a_mark_of_an_unknown_rule_fails_with_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "test_it.py").write_text('pytestmark = pytest.mark.rule("base.fly")')
    assert cli.main(["rules", "--coverage", "--tests", str(tmp_path)]) == 1
    assert "test_it.py:1: there is no rule 'base.fly'" in capsys.readouterr().err


def test_without_a_checkout_coverage_says_what_it_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(rules_command, "_tests_of_checkout", lambda: None)
    assert cli.main(["rules", "--coverage"]) == 1
    assert "--tests DIR" in capsys.readouterr().err
