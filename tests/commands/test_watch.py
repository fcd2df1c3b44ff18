"""`tumbledown watch`: a game in words, on the screen, and in a log."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tumbledown import cli
from tumbledown.commands import watch
from tumbledown.lab.show import Show
from tumbledown.lab.tables import table_settings
from tumbledown.lab.temple_map import frame_of
from tumbledown.lab.terminal import Screen

Capture = pytest.CaptureFixture[str]


def test_without_a_terminal_the_game_is_told_in_words(capsys: Capture) -> None:
    assert cli.main(["watch", "--players", "2", "--seed", "7"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("0:00  the adventure begins\n0:00  Ada throws ")
    assert "finds the exit!" in printed
    assert "WON  everybody is out" in printed
    assert "\x1b" not in printed


def test_a_lost_game_is_told_too(capsys: Capture) -> None:
    assert cli.main(["watch", "--players", "3", "--pace", "8000"]) == 0
    printed = capsys.readouterr().out
    assert "gong! back to the start" in printed
    assert "10:00  the temple has fallen down" in printed
    assert "LOST" in printed


def test_the_same_seed_gives_the_same_story(capsys: Capture) -> None:
    stories = []
    for seed in ("a", "a", "b"):
        cli.main(["watch", "--players", "1", "--seed", seed])
        stories.append(capsys.readouterr().out)
    assert stories[0] == stories[1]
    assert stories[0] != stories[2]


def test_a_game_of_a_simulation_can_be_watched(capsys: Capture) -> None:
    cli.main(["simulate", "--players", "1", "--games", "1", "--seed", "s", "--json"])
    end = json.loads(capsys.readouterr().out)["median_end_s"]
    cli.main(["watch", "--players", "1", "--seed", "s/0"])
    assert f"after {int(end) // 60}:{int(end) % 60:02d}" in capsys.readouterr().out


def test_the_log_can_be_verified(tmp_path: Path, capsys: Capture) -> None:
    log = tmp_path / "game.log"
    assert cli.main(["watch", "--players", "6", "--seed", "7", "--log", str(log)]) == 0
    assert cli.main(["verify", str(log)]) == 0
    assert "game.log: fair" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["--players", "9"], "1 to 6"),
        (["--speed", "0"], "'0'"),
        (["--speed", "fast"], "'fast'"),
        (["--difficulty", "mild"], "professional"),
        (["--log", "no/such/folder/game.log"], "No such file"),
    ],
)
def test_misuse_is_explained(arguments: list[str], word: str, capsys: Capture) -> None:
    try:
        status = cli.main(["watch", *arguments])
    except SystemExit as ended:
        status = int(str(ended.code))
    captured = capsys.readouterr()
    assert status == 2
    assert word in captured.err
    assert captured.out == ""


class Wall:
    """A clock that moves only when somebody sleeps."""

    def __init__(self) -> None:
        self.time = 100.0
        self.frames = 0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
        self.frames += 1


def terminal() -> Console:
    return Console(file=StringIO(), force_terminal=True, width=100, height=30)


def printed_on(console: Console) -> str:
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_on_a_terminal_game_time_follows_the_wall_clock() -> None:
    show = Show(table_settings(1), "live")
    screen = Screen(show, frame_of(show.forecast()))
    wall, console = Wall(), terminal()
    watch.animate(screen, console, 40.0, wall.now, wall.sleep)
    assert show.is_over
    took = wall.time - 100.0 - watch.LINGER_S
    assert took == pytest.approx(show.game.now / 1000 / 40, abs=0.15)
    assert wall.frames > 20
    assert "TUMBLEDOWN" in printed_on(console)


def test_the_interrupt_key_leaves_the_screen() -> None:
    show = Show(table_settings(1), "live")
    console = terminal()

    def interrupted(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        watch.animate(Screen(show, frame_of(show.game)), console, 1.0, Wall().now, interrupted)
    assert printed_on(console).endswith("\x1b[?25h\x1b[?1049l"), "the cursor and the old screen are shown again"


@pytest.mark.parametrize("option", ["--fast", "--no-wait"])
def test_fast_shows_the_end_at_once(option: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def nobody_waits(*_: object) -> None:
        raise AssertionError("somebody waits")

    monkeypatch.setattr(watch, "animate", nobody_waits)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert cli.main(["watch", "--players", "2", option]) == 0
    printed = capsys.readouterr().out
    assert "TUMBLEDOWN" in printed
    assert "everybody is out" in printed
    assert "throws" not in printed.split("everybody is out")[0]


def speed_of(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> tuple[float, float]:
    """How fast the game is shown, and how many seconds of game time it takes."""
    shown: list[tuple[float, float]] = []

    def note(screen: Screen, console: Console, speed: float) -> None:
        screen.show.play_until(600_000)
        shown.append((speed, screen.show.game.now / 1000))

    monkeypatch.setattr(watch, "animate", note)
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert cli.main(["watch", *arguments]) == 0
    return shown[0]


def test_by_default_a_game_takes_about_a_minute(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    speed, seconds = speed_of(monkeypatch, "--players", "3")
    assert seconds / speed == pytest.approx(60, abs=1)
    assert "TUMBLEDOWN" in capsys.readouterr().out


def test_the_speed_can_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speed_of(monkeypatch, "--players", "1", "--speed", "7.5")[0] == 7.5
