"""`tumbledown simulate`: what it prints, and how it ends."""

import contextlib
import json
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from tumbledown import cli
from tumbledown.commands import simulate as command
from tumbledown.lab.simulate import Played

Capture = pytest.CaptureFixture[str]


def simulated(capsys: Capture, *arguments: str) -> dict[str, Any]:
    assert cli.main(["simulate", *arguments, "--json"]) == 0
    printed: dict[str, Any] = json.loads(capsys.readouterr().out)
    return printed


def without_speed(summary: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in summary.items() if key != "games_per_s"}


def test_json_has_what_a_script_needs(capsys: Capture) -> None:
    summary = simulated(capsys, "--players", "2", "--games", "4", "--seed", "s")
    assert {"games", "wins", "win_rate", "ci95", "games_per_s", "violations"} <= set(summary)
    assert (summary["games"], summary["players"], summary["seed"]) == (4, 2, "s")
    assert summary["wins"] == 4 * summary["win_rate"]
    assert summary["violations"] == 0
    low, high = summary["ci95"]
    assert 0 <= low <= summary["win_rate"] <= high <= 1


def test_the_same_seed_gives_the_same_numbers(capsys: Capture) -> None:
    arguments = ("--players", "1", "--games", "5", "--pace", "3000", "--difficulty", "professional")
    first = simulated(capsys, *arguments)
    assert without_speed(simulated(capsys, *arguments)) == without_speed(first)
    assert without_speed(simulated(capsys, *arguments, "--seed", "other")) != without_speed(first)


def test_six_can_play(capsys: Capture) -> None:
    assert simulated(capsys, "--players", "6", "--games", "2")["games"] == 2


def test_a_number_of_a_module_can_be_chosen(capsys: Capture) -> None:
    two = ("--players", "2", "--games", "3", "--modules", "traps", "--seed", "n")
    four = simulated(capsys, *two, "--number", "traps=4")
    assert four["numbers"] == {"traps": 4}
    assert four["median_end_s"] != simulated(capsys, *two, "--number", "traps=2")["median_end_s"]


@pytest.mark.parametrize("variant", ["calendar.cursed", "calendar=cursed"])
def test_a_variant_of_a_module_can_be_chosen(capsys: Capture, variant: str) -> None:
    calendar = ("--players", "2", "--games", "3", "--modules", "calendar", "--seed", "v")
    cursed = simulated(capsys, *calendar, "--variant", variant)
    assert cursed["variants"] == ["calendar.cursed"]
    eternal = simulated(capsys, *calendar)
    assert eternal["variants"] == []
    assert cursed["median_end_s"] != eternal["median_end_s"]


def test_the_variants_are_in_the_title(capsys: Capture) -> None:
    assert cli.main(["simulate", "--games", "1", "--modules", "calendar", "--variant", "calendar.cursed"]) == 0
    assert "calendar, calendar.cursed" in capsys.readouterr().out


def test_a_variant_of_a_module_that_is_not_in_play_is_refused(capsys: Capture) -> None:
    assert cli.main(["simulate", "--games", "1", "--variant", "calendar=cursed"]) == command.MISUSED
    assert "no variant 'calendar.cursed' of the chapters in play" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["traps=5", "quests=2", "traps"])
def test_a_number_that_cannot_be_is_refused(capsys: Capture, number: str) -> None:
    arguments = ["simulate", "--modules", "traps", "--games", "1", "--number", number]
    with pytest.raises(SystemExit) if number == "traps" else contextlib.nullcontext():
        assert cli.main(arguments) == command.MISUSED
    assert number.partition("=")[0] in capsys.readouterr().err


def test_settings_that_cannot_be_won_are_named(capsys: Capture) -> None:
    hopeless = ("--players", "6", "--difficulty", "professional", "--games", "1")
    assert simulated(capsys, *hopeless)["warnings"] == [{"code": "never_winnable", "numbers": {"asked": 24, "lit": 18}}]
    assert cli.main(["simulate", *hopeless]) == 0
    assert "Cannot be won as it is. 24 gems are asked for; this temple lets you light 18." in capsys.readouterr().out
    assert simulated(capsys, "--games", "1")["warnings"] == []


def test_lost_games_are_explained(capsys: Capture) -> None:
    assert cli.main(["simulate", "--games", "3", "--pace", "9000"]) == 0
    printed = capsys.readouterr().out
    assert "0.0%" in printed
    assert "lost:" in printed
    assert "95 % interval" in printed


def test_won_games_are_counted(capsys: Capture) -> None:
    assert cli.main(["simulate", "--players", "1", "--games", "3"]) == 0
    captured = capsys.readouterr()
    assert "100.0%" in captured.out
    assert "1 player, normal, a decision every 1.2 s, seed 1" in captured.out
    assert captured.err == "", "there is no bar where nobody sees it"


def test_bots_of_a_level_play_as_they_do_at_a_live_table(capsys: Capture) -> None:
    summary = simulated(capsys, "--players", "3", "--games", "4", "--bot", "companion")
    assert (summary["bot"], summary["pace_ms"]) == ("companion", 2800)
    assert len(summary["gongs_heard"]) == 3
    assert summary["gongs_heard"][0] == 1.0
    assert summary["median_left_s"] >= 0


def test_another_time_for_a_decision_may_be_tried(capsys: Capture) -> None:
    games = ("--players", "2", "--games", "3", "--decision-s")
    quick, slow = simulated(capsys, *games, "0.5", "--bot", "expert"), simulated(capsys, *games, "9")
    assert (quick["bot"], quick["pace_ms"], quick["wins"]) == ("expert", 500, 3)
    assert (slow["bot"], slow["pace_ms"], slow["wins"]) == ("companion", 9000, 0)


def test_the_level_and_the_gongs_are_shown(capsys: Capture) -> None:
    assert cli.main(["simulate", "--players", "1", "--games", "1", "--bot", "novice"]) == 0
    printed = capsys.readouterr().out
    assert "1 player, normal, novice, a decision every 3.2 s, seed 1" in printed
    assert "gongs heard" in printed


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--players", "7"], "1 to 6"),
        (["--players", "0"], "whole number"),
        (["--players", "two"], "'two'"),
        (["--games", "-3"], "whole number"),
        (["--pace", "0"], "whole number"),
        (["--jobs", "0"], "whole number"),
        (["--bot", "oracle"], "companion"),
        (["--decision-s", "0"], "seconds"),
        (["--decision-s", "soon"], "seconds"),
        (["--difficulty", "mild"], "normal, expert, professional"),
        (["--soundtrack", "waltz"], "track1"),
        (["--dance"], "--dance"),
    ],
)
def test_misuse_is_explained(arguments: list[str], word: str, capsys: Capture) -> None:
    try:
        status = cli.main(["simulate", *arguments])
    except SystemExit as ended:
        status = int(str(ended.code))
    captured = capsys.readouterr()
    assert status == 2
    assert word in captured.err
    assert captured.out == ""


def test_the_interrupt_key_prints_what_there_is(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupted(*_: object) -> Iterator[Played]:
        yield Played("1/0", True, 90_000, 100, "")
        yield Played("1/1", False, 600_000, 100, "time ran out")
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "play_many", interrupted)
    assert cli.main(["simulate", "--games", "50"]) == 130
    printed = capsys.readouterr().out
    assert "50.0%" in printed
    assert "lost: time ran out" in printed


def test_a_failed_check_is_told_and_fails_the_command(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def broken(*_: object) -> Iterator[Played]:
        yield Played("1/0", True, 90_000, 100, "", ("the gems do not add up: +1",))

    monkeypatch.setattr(command, "play_many", broken)
    assert cli.main(["simulate", "--games", "1"]) == 1
    assert "seed 1/0: the gems do not add up: +1" in capsys.readouterr().out


def test_on_a_terminal_a_bar_shows_the_progress() -> None:
    seen = StringIO()
    games = [Played("1/0", True, 90_000, 100, ""), Played("1/1", False, 90_000, 100, "x")]
    played, finished = command.collect(games, 2, Console(file=seen, force_terminal=True, width=80))
    assert (played, finished) == (games, True)
    assert "won 50%" in seen.getvalue()


def test_a_challenge_can_be_measured(capsys: Capture) -> None:
    asked = ("--players", "2", "--games", "2", "--challenge")
    assert simulated(capsys, *asked, "6e")["challenge"] == "6e"
    assert cli.main(["simulate", *asked, "9z"]) == 2
    assert "no challenge '9z'" in capsys.readouterr().err
    assert cli.main(["simulate", *asked, "1a", "--difficulty", "expert"]) == 2
    assert "1a is not played as expert" in capsys.readouterr().err
    cli.main(["simulate", *asked, "3b"])
    assert "2 players, normal, challenge 3b" in capsys.readouterr().out
