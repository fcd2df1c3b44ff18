"""`tumbledown verify`: what it prints and how it ends."""

import json
from pathlib import Path

import pytest

from tests.lab.logs import recorded
from tumbledown import cli
from tumbledown.engine import journal as log
from tumbledown.engine.structs import Settings

GOOD = log.write(recorded(Settings(players=2), seed="told at the end", commands=120))
LINES = GOOD.splitlines(keepends=True)
COMMAND = b'"command":'


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.log"


def verify(file: Path, text: bytes, *options: str) -> int:
    file.write_bytes(text)
    return cli.main(["verify", str(file), *options])


def thrown_line() -> int:
    """Which line has the first throw, counted from 1."""
    return next(number for number, line in enumerate(LINES, 1) if b'"DiceRolled"' in line)


def loaded() -> bytes:
    """The log with one die of the first throw altered."""
    line = thrown_line() - 1
    begin = LINES[line].index(b'"faces":[') + len(b'"faces":[')
    face = int(LINES[line][begin : begin + 1])
    other = LINES[line][:begin] + str(face % 5 + 1).encode() + LINES[line][begin + 1 :]
    return b"".join([*LINES[:line], other, *LINES[line + 1 :]])


def test_a_fair_game_ends_with_0_and_says_what_was_checked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, GOOD) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    assert "game.log: fair" in printed.out
    assert f"{GOOD.count(b'DiceRolled')} with" in printed.out
    assert f"{GOOD.count(COMMAND)} commands" in printed.out


def test_one_altered_die_ends_with_1_and_names_it(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, loaded()) == 1
    printed = capsys.readouterr().out
    assert "game.log: NOT FAIR" in printed
    assert f"line {thrown_line()}: the faces of throw 1 of seat" in printed
    assert "  expected  " in printed
    assert "  found     " in printed


def test_a_long_event_is_told_in_one_piece(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, GOOD.replace(b'"pile":"tiles","order":[', b'"pile":"tiles","order":[99,', 1)) == 1
    found = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  found")]
    assert found[0].startswith('  found     {"type":"PileOrdered","pile":"tiles","order":[99,')
    assert found[0].endswith("]}")


def test_a_fair_game_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, GOOD, "--json") == 0
    printed = json.loads(capsys.readouterr().out)
    assert list(printed) == ["fair", "checked", "faults"]
    assert (printed["fair"], printed["faults"]) == (True, [])
    assert printed["checked"]["throws"] == GOOD.count(b"DiceRolled")


def test_an_unfair_game_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert verify(file, loaded(), "--json") == 1
    printed = json.loads(capsys.readouterr().out)
    assert printed["fair"] is False
    assert list(printed["faults"][0]) == ["line", "what", "expected", "found"]
    assert printed["faults"][0]["line"] == thrown_line()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (b"", "line 1: the log is empty"),
        (b"".join(LINES[1:]), "line 1: the header is missing"),
        (b"".join([*LINES[:5], b"%PDF-1.7\n", *LINES[5:]]), "line 6: "),
        (b"".join([*LINES[:5], b"\n", *LINES[5:]]), "line 6: "),
        (b"".join([*LINES[:5], b"\xff\xfe\n", *LINES[5:]]), "line 6: "),
        (b"".join([*LINES[:7], LINES[0], *LINES[7:]]), "line 8: a second header"),
        (GOOD + LINES[3], f"line {len(LINES) + 1}: something follows the footer"),
        (b"".join(LINES[:9]), "line 10: the footer with the seed is missing"),
        (b"".join(LINES[:-1]), f"line {len(LINES)}: the footer with the seed is missing"),
        (GOOD[:-3], f"line {len(LINES)}: "),
    ],
    ids=["empty", "no header", "garbage", "blank", "no text", "header", "after", "cut", "no footer", "broken line"],
)
def test_an_unreadable_log_ends_with_2_and_names_the_line(
    file: Path, text: bytes, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verify(file, text) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"tumbledown verify: {file}: {message}")


def test_a_log_cut_off_anywhere_is_never_fair(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for length in range(0, len(GOOD) - 1, 97):
        assert verify(file, GOOD[:length]) == 2, length
    assert "line " in capsys.readouterr().err


def test_a_file_that_is_not_there_ends_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["verify", str(tmp_path / "missing.log")]) == 2
    assert cli.main(["verify", str(tmp_path)]) == 2
    assert "missing.log: No such file" in capsys.readouterr().err
