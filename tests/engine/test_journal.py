"""The log: written and read back without loss, and every damaged line is named."""

import re
from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.logs import Table, recorded
from tumbledown.engine.commands import Roll, Start
from tumbledown.engine.events import GameStarted, TempleSettled
from tumbledown.engine.fortune import commitment
from tumbledown.engine.journal import FORMAT, Entry, Footer, Header, Journal, LogError, read, write
from tumbledown.engine.setup import bare_game, replay
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters

HEADER = Header(Settings(players=2), commitment("7"))
ENTRY = Entry(5, (TempleSettled(),), Roll(1, 3))
FOOTER = Footer("7", "ab" * 16)
WHOLE = write(Journal(HEADER, [ENTRY, ENTRY, ENTRY], FOOTER))
LINES = WHOLE.splitlines(keepends=True)


def refused(lines: Sequence[bytes]) -> str:
    with pytest.raises(LogError) as error:
        read(lines)
    return str(error.value)


# -------------------------------------------------------------------- there and back
@pytest.mark.parametrize("players", range(1, 7))
def test_a_log_is_read_as_it_was_written(players: int) -> None:
    modules = ("sixth_adventurer",) if players == 6 else ()
    journal = recorded(Settings(players=players, modules=modules, colours=tuple(range(players))), "log", commands=400)
    assert len(journal.entries) > 30
    assert read(write(journal).splitlines(keepends=True)) == journal


def test_a_log_of_a_running_game_has_no_footer_yet() -> None:
    journal = Journal(HEADER, [ENTRY])
    assert read(write(journal).splitlines()) == journal


def test_every_line_is_one_json_value() -> None:
    assert LINES[0] == (
        b'{"type":"header","settings":{"players":2},"seal":"' + HEADER.seal.encode() + b'","format":3}\n'
    )
    assert LINES[1] == (
        b'{"type":"entry","at":5,"events":[{"type":"TempleSettled"}],"command":{"type":"Roll","seat":1,"dice":3}}\n'
    )
    assert LINES[4] == b'{"type":"footer","seed":"7","state":"' + b"ab" * 16 + b'"}\n'
    assert len(LINES) == 5


def test_a_tick_of_the_clock_has_no_command() -> None:
    line = write(Journal(HEADER, [Entry(7, (GameStarted(7),))])).splitlines()[1]
    assert line == b'{"type":"entry","at":7,"events":[{"type":"GameStarted","at":7}]}'


def test_the_events_of_a_log_alone_give_the_last_state() -> None:
    """Applying needs neither rules nor luck: what was thrown stands in the events."""
    table = Table(Settings(players=4), "replay")
    table.plays(500)
    journal = read(write(table.journal()).splitlines())
    game = bare_game(journal.header.settings, "another seed", chapters(journal.header.settings))
    for entry in journal.entries:
        replay(game, list(entry.events), entry.at)
    assert len(journal.entries) > 200
    assert state_hash(game) == state_hash(table.game)


# -------------------------------------------------------------------- damage
def test_an_empty_log_is_named() -> None:
    assert refused([]) == "line 1: the log is empty"


def test_a_missing_header_is_named() -> None:
    assert refused(LINES[1:]) == "line 1: the header is missing"
    assert refused(LINES[4:]) == "line 1: the header is missing"


def test_a_second_header_is_named() -> None:
    assert refused([*LINES[:3], LINES[0], *LINES[3:]]) == "line 4: a second header"


@pytest.mark.parametrize("again", [1, 4])
def test_something_behind_the_footer_is_named(again: int) -> None:
    assert refused([*LINES, LINES[again]]) == "line 6: something follows the footer"


def test_another_format_is_named() -> None:
    newer = LINES[0].replace(b'"format":3', b'"format":4')
    assert refused([newer, *LINES[1:]]) == f"line 1: log format 4, this program reads {FORMAT}"


BROKEN = {
    "nothing": b"",
    "a blank line": b"\n",
    "no JSON": b"%PDF-1.7\n",
    "no text": b"\xff\xfe\x00\n",
    "bad text within": b'{"type":"footer","seed":"\xff","state":""}\n',
    "no object": b"[1,2]\n",
    "no type": b'{"at":5,"events":[]}\n',
    "an unknown type": b'{"type":"epilogue"}\n',
    "half a line": LINES[1][:40],
    "two values": LINES[1].strip() + LINES[1],
    "an unknown field": b'{"type":"entry","at":5,"events":[],"mood":"good"}\n',
    "no time": b'{"type":"entry","events":[]}\n',
    "a time that is no number": b'{"type":"entry","at":"5","events":[]}\n',
    "a broken time": b'{"type":"entry","at":5.5,"events":[]}\n',
    "an unknown event": b'{"type":"entry","at":5,"events":[{"type":"Rained"}]}\n',
    "an event without its fields": b'{"type":"entry","at":5,"events":[{"type":"Achieved"}]}\n',
    "an unknown command": b'{"type":"entry","at":5,"events":[],"command":{"type":"Cheat","seat":0}}\n',
    "a command of nobody": b'{"type":"entry","at":5,"events":[],"command":{"type":"Roll"}}\n',
    "nesting without end": b'{"type":"entry","at":5,"events":[{"type":"TempleSettled","x":' + b"[" * 200_000 + b"\n",
    "a footer without the seed": b'{"type":"footer","state":""}\n',
    "settings of another game": b'{"type":"header","settings":{"board":"large"},"seal":""}\n',
}


@pytest.mark.parametrize("line", range(1, 6))
@pytest.mark.parametrize("broken", BROKEN.values(), ids=BROKEN)
def test_every_damaged_line_is_named(broken: bytes, line: int) -> None:
    lines = [*LINES[: line - 1], broken, *LINES[line:]]
    assert refused(lines).startswith(f"line {line}: ")


def test_the_reason_names_the_field() -> None:
    assert refused([LINES[0], BROKEN["no time"]]).endswith("missing required field `at`")
    assert refused([LINES[0], BROKEN["an unknown event"]]).endswith("'Rained' - at `$.events[0].type`")


@given(st.binary(max_size=60))
def test_any_bytes_are_refused_with_their_line(line: bytes) -> None:
    assert refused([LINES[0], line]).startswith("line 2: ")


def complaint(text: bytes) -> str:
    try:
        read(text.splitlines(keepends=True))
    except LogError as error:
        return str(error)
    return "read"


def test_a_log_with_damaged_bytes_is_refused_with_a_line_or_read() -> None:
    """Never any other exception, whatever stands there."""
    luck = Random("damaged log")
    text = write(recorded(commands=30))
    for _ in range(800):
        damaged = bytearray(text)
        for _ in range(luck.randint(1, 3)):
            damaged[luck.randrange(len(text))] = luck.randrange(256)
        assert re.match(r"read|line \d+: .", complaint(bytes(damaged)))


def test_commands_keep_their_kind() -> None:
    journal = read(write(Journal(HEADER, [Entry(0, (), Start())])).splitlines())
    assert journal.entries[0].command == Start()
    assert type(journal.entries[0].command) is Start
