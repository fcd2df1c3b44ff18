"""A log is fair only if chance was: every single thing altered is found, and named with its line."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tests.lab.logs import Table, recorded
from tumbledown.bots.table import Table as BotTable
from tumbledown.bots.table import play_game
from tumbledown.engine import journal as log
from tumbledown.engine.commands import Roll, Start
from tumbledown.engine.events import AnyEvent, ChamberPlaced, DiceRolled, PileOrdered
from tumbledown.engine.fortune import Fortune, commitment
from tumbledown.engine.journal import Entry, Footer, Header, Journal, LogError
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import EngineFault, Settings
from tumbledown.lab import verify as lab
from tumbledown.lab.verify import Mismatch, Report, letters, verify

change = msgspec.structs.replace

GOOD = recorded(Settings(players=3), seed="fair", commands=260)
THROWS = [
    (index, number, event)
    for index, entry in enumerate(GOOD.entries)
    for number, event in enumerate(entry.events)
    if isinstance(event, DiceRolled)
]


def with_entry(index: int, **changes: Any) -> Journal:
    entries = list(GOOD.entries)
    entries[index] = change(entries[index], **changes)
    return Journal(GOOD.header, entries, GOOD.footer)


def with_event(index: int, number: int, event: AnyEvent) -> Journal:
    events = list(GOOD.entries[index].events)
    events[number] = event
    return with_entry(index, events=tuple(events))


def with_entries(entries: list[Entry]) -> Journal:
    return Journal(GOOD.header, entries, GOOD.footer)


def with_settings(**changes: Any) -> Journal:
    return Journal(Header(change(GOOD.header.settings, **changes), GOOD.header.seal), GOOD.entries, GOOD.footer)


def with_footer(**changes: Any) -> Journal:
    assert GOOD.footer is not None
    return Journal(GOOD.header, GOOD.entries, change(GOOD.footer, **changes))


def faults(journal: Journal) -> list[Mismatch]:
    """The faults of a log after it went to disk and came back."""
    report = verify(log.read(log.write(journal).splitlines(keepends=True)))
    assert report.fair == (not report.faults)
    return report.faults


def first_fault(journal: Journal) -> Mismatch:
    found = faults(journal)
    assert found, "nothing was noticed"
    return found[0]


# -------------------------------------------------------------------- fair games
@pytest.mark.parametrize("players", range(1, 7))
def test_an_honest_game_is_fair(players: int) -> None:
    modules = ("sixth_adventurer",) if players == 6 else ()
    settings = Settings(players=players, modules=modules, soundtrack="chance", roll_ms=700)
    assert faults(recorded(settings, seed=f"honest {players}", commands=900, pause_ms=1500)) == []


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("practice", [False, True])
def test_a_game_of_bots_is_fair(players: int, practice: bool) -> None:
    journal = play_game(Settings(players=players, practice=practice), f"bots {players}", record=True).journal
    assert journal is not None
    assert faults(journal) == []


def test_a_game_of_bots_is_fair_wherever_it_is_broken_off() -> None:
    table = BotTable(Settings(players=3), "broken off", record=True)
    for _ in range(40):
        for _ in range(7):
            table.step()
        assert faults(table.journal()) == []


def test_a_game_of_bots_is_fair_though_time_passed_in_which_nothing_happened() -> None:
    table = BotTable(Settings(players=3), "nothing happened", record=True)
    table.step()
    assert table.game.advance(table.game.now + 1) == []
    assert table.entries[-1].at < table.game.now
    assert faults(table.journal()) == []


def test_everything_that_was_checked_is_counted() -> None:
    report = verify(GOOD)
    events = [event for entry in GOOD.entries for event in entry.events]
    ticks = sum(entry.command is None for entry in GOOD.entries) - 1
    assert report.fair
    assert report.checked.seal
    assert report.checked.state
    assert report.checked.throws == len(THROWS) > 50
    assert report.checked.dice == sum(len(thrown.faces) for _, _, thrown in THROWS)
    assert report.checked.piles == sum(isinstance(event, PileOrdered) for event in events) == 2
    assert report.checked.chambers == sum(isinstance(event, ChamberPlaced) for event in events) > 3
    assert report.checked.events == len(events)
    assert (report.checked.commands, report.checked.ticks) == (len(GOOD.entries) - 1 - ticks, ticks)


def test_a_game_that_was_never_started_is_fair() -> None:
    assert faults(recorded(seed="idle", commands=0)) == []


# -------------------------------------------------------------------- dice
@pytest.mark.parametrize("which", [0, 1, len(THROWS) // 2, len(THROWS) - 1])
def test_one_altered_die_is_found(which: int) -> None:
    index, number, thrown = THROWS[which]
    assert thrown.faces
    for die in range(len(thrown.faces)):
        faces = list(thrown.faces)
        faces[die] = faces[die] % 5 + 1
        fault = first_fault(with_event(index, number, change(thrown, faces=tuple(faces))))
        assert fault.line == index + 2
        assert fault.what == f"the faces of throw {thrown.throw} of seat {thrown.seat}"
        assert (fault.expected, fault.found) == (letters(thrown.faces), letters(tuple(faces)))


class LoadedDie(Fortune):
    """Honest luck but for one die of one throw, which always shows a key."""

    cheated: tuple[int, ...] = ()

    def throw(self, seat: int, number: int, count: int) -> tuple[int, ...]:
        faces = super().throw(seat, number, count)
        if (seat, number) == (1, 4):
            self.cheated = (3 if faces[0] != 3 else 2, *faces[1:])
            return self.cheated
        return faces


def test_a_loaded_die_is_found_though_the_whole_game_followed_from_it() -> None:
    table = Table(Settings(players=3), "fair")
    loaded = LoadedDie("fair")
    table.game.fortune = loaded
    table.plays(260)
    fault = first_fault(table.journal())
    assert fault.what == "the faces of throw 4 of seat 1"
    assert fault.found == letters(loaded.cheated)
    stands = table.entries[fault.line - 2].events
    assert any(isinstance(event, DiceRolled) and event.faces == loaded.cheated for event in stands)


def test_an_impossible_face_is_found() -> None:
    index, number, thrown = THROWS[3]
    fault = first_fault(with_event(index, number, change(thrown, faces=(77, *thrown.faces[1:]))))
    assert (fault.line, fault.found.split()[0]) == (index + 2, "77")


def test_a_skipped_throw_number_is_found() -> None:
    index, number, thrown = THROWS[2]
    skipped = change(thrown, throw=thrown.throw + 1)
    fault = first_fault(with_event(index, number, skipped))
    assert fault.line == index + 2
    assert fault.what == f"the number of a throw of seat {thrown.seat}"
    assert (fault.expected, fault.found) == (f"{thrown.throw}", f"{thrown.throw + 1}")


@pytest.mark.parametrize("seat", [-1, 3, 10**30])
def test_a_throw_of_nobody_is_found(seat: int) -> None:
    index, number, thrown = THROWS[0]
    fault = first_fault(with_event(index, number, change(thrown, seat=seat)))
    assert (fault.line, fault.what, fault.expected) == (index + 2, "the seat of a throw", "0 to 2")


def test_other_dice_of_the_same_number_are_found() -> None:
    """The faces fit, but they belong to dice that were not thrown."""
    index, number, thrown = THROWS[0]
    fault = first_fault(with_event(index, number, change(thrown, dice=thrown.dice << 1)))
    assert fault.line == index + 2
    assert str(thrown.dice) in fault.expected


# -------------------------------------------------------------------- set-up and piles
def test_an_altered_pile_is_found() -> None:
    pile = GOOD.entries[0].events[0]
    assert isinstance(pile, PileOrdered)
    first, second, *others = pile.order
    fault = first_fault(with_event(0, 0, PileOrdered(pile.pile, (second, first, *others))))
    assert (fault.line, fault.what) == (2, "event 1 of the set-up")
    assert f"[{first},{second}," in fault.expected
    assert f"[{second},{first}," in fault.found


@pytest.mark.parametrize("number", range(len(GOOD.entries[0].events)))
def test_every_part_of_the_set_up_is_needed(number: int) -> None:
    events = GOOD.entries[0].events
    fault = first_fault(with_entry(0, events=events[:number] + events[number + 1 :]))
    assert (fault.line, fault.what) == (2, f"event {number + 1} of the set-up")


def test_a_chamber_laid_elsewhere_is_found() -> None:
    events = GOOD.entries[0].events
    number, placed = next((n, e) for n, e in enumerate(events) if isinstance(e, ChamberPlaced))
    fault = first_fault(with_event(0, number, change(placed, turn=1)))
    assert (fault.line, fault.what) == (2, f"event {number + 1} of the set-up")


def test_a_stacked_pile_is_found_though_the_whole_game_followed_from_it() -> None:
    table = Table(Settings(players=3), "fair")
    stacked = PileOrdered(TILES, tuple(reversed(table.game.pile(TILES))))
    table.game.apply_only(stacked)
    events = [e if not isinstance(e, PileOrdered) else stacked for e in table.entries[0].events]
    events[0] = table.entries[0].events[0]
    table.entries[0] = Entry(0, tuple(events))
    table.plays(260)
    assert first_fault(table.journal()).line == 2


def test_a_pile_exchanged_in_secret_is_found_where_it_first_makes_a_difference() -> None:
    """The set-up in the log is the right one, but the tiles were drawn from another pile: a chamber costs something
    else than what was paid."""
    table = Table(Settings(players=3), "fair")
    table.game.apply_only(PileOrdered(TILES, tuple(reversed(table.game.pile(TILES)))))
    table.plays(260)
    fault = first_fault(table.journal())
    assert "refused: not_enough_icons" in fault.expected
    assert '"DiceSpent"' in fault.found


def test_a_log_without_set_up_is_found() -> None:
    for entries in ([], GOOD.entries[1:]):
        fault = first_fault(with_entries(entries))
        assert (fault.line, fault.what) == (2, "the set-up")


@pytest.mark.parametrize("changes", [{"at": 1}, {"command": Start()}])
def test_the_set_up_is_nobodys_command_and_comes_before_time(changes: dict[str, Any]) -> None:
    fault = first_fault(with_entry(0, **changes))
    assert (fault.line, fault.expected) == (2, "an entry at 0 without a command")


# -------------------------------------------------------------------- header and footer
def test_an_altered_seal_is_found() -> None:
    seal = commitment("another seed")
    found = faults(Journal(Header(GOOD.header.settings, seal), GOOD.entries, GOOD.footer))
    assert found == [
        Mismatch(1, "the seal is not the one of the seed told at the end", GOOD.header.seal, seal),
    ]


def test_an_altered_seed_is_found_by_every_check_of_chance() -> None:
    found = faults(with_footer(seed="another seed"))
    assert [fault.line for fault in found] == [1, 2, THROWS[0][0] + 2]
    assert "seal" in found[0].what
    assert "set-up" in found[1].what
    assert "faces" in found[2].what


def test_an_altered_seed_with_its_own_seal_is_found() -> None:
    """Whoever makes up a seed afterwards can seal it, but then the dice do not fit."""
    journal = Journal(
        Header(GOOD.header.settings, commitment("made up")), GOOD.entries, with_footer(seed="made up").footer
    )
    assert first_fault(journal).line == 2


def test_an_altered_last_state_is_found() -> None:
    found = faults(with_footer(state="0" * 32))
    assert [(fault.line, fault.what) for fault in found] == [(len(GOOD.entries) + 2, "the hash of the last state")]
    assert (found[0].expected, found[0].found) == (getattr(GOOD.footer, "state", ""), "0" * 32)


@pytest.mark.parametrize(
    ("changes", "line"),
    [
        ({"players": 2}, 2),
        ({"players": 4}, 2),
        ({"players": 0}, 1),
        ({"players": -3}, 1),
        ({"players": 6}, 1),
        ({"difficulty": "expert"}, 2),
        ({"difficulty": "professional"}, 2),
        ({"soundtrack": "track2"}, 2),
        ({"difficulty": "easy"}, 1),
        ({"soundtrack": "humming"}, 1),
        ({"modules": ("no_such_module",)}, 1),
        ({"roll_ms": 0}, 1),
        ({"practice": True}, 3),
    ],
)
def test_altered_settings_are_found(changes: dict[str, Any], line: int) -> None:
    assert first_fault(with_settings(**changes)).line == line


def test_an_altered_pace_is_found_at_the_first_throw() -> None:
    fault = first_fault(with_settings(roll_ms=999))
    assert fault.line == THROWS[0][0] + 2
    assert "ready_at" in fault.expected


def test_a_table_of_five_hundred_is_found_whoever_throws_there() -> None:
    index, number, thrown = THROWS[0]
    journal = with_event(index, number, change(thrown, seat=400))
    found = faults(Journal(with_settings(players=500).header, journal.entries, journal.footer))
    assert [(fault.line, fault.what) for fault in found] == [(1, "the settings")]
    assert "500 players" in found[0].found


@pytest.mark.parametrize("kept", [0, 1, 2, 50, len(GOOD.entries)])
def test_a_log_without_its_footer_cannot_be_checked(kept: int) -> None:
    with pytest.raises(LogError, match=f"^line {kept + 2}: the footer with the seed is missing"):
        verify(Journal(GOOD.header, GOOD.entries[:kept]))


# -------------------------------------------------------------------- entries
def changed_something(entry: Entry) -> bool:
    """Whether leaving the entry out would be a lie; a mark that is wiped away later leaves no trace."""
    return any(type(event).__name__ not in ("Noted", "TimerSet") for event in entry.events)


def test_every_missing_entry_is_found() -> None:
    wanted = [index for index, entry in enumerate(GOOD.entries) if changed_something(entry)]
    assert len(wanted) > 100
    for index in wanted:
        assert first_fault(with_entries(GOOD.entries[:index] + GOOD.entries[index + 1 :])).line >= index + 2


def test_every_entry_told_twice_is_found() -> None:
    assert any(changed_something(entry) for entry in GOOD.entries)
    for index, entry in enumerate(GOOD.entries):
        if changed_something(entry):
            twice = GOOD.entries[: index + 1] + GOOD.entries[index:]
            assert first_fault(with_entries(twice)).line == index + 3


def test_swapped_entries_are_found() -> None:
    moments = [
        index
        for index, (one, other) in enumerate(zip(GOOD.entries, GOOD.entries[1:], strict=False))
        if one.at < other.at
    ]
    assert len(moments) > 100
    for index in moments:
        entries = list(GOOD.entries)
        entries[index], entries[index + 1] = entries[index + 1], entries[index]
        assert first_fault(with_entries(entries)).line in (index + 2, index + 3)


def test_time_that_runs_backwards_is_found() -> None:
    index = len(GOOD.entries) // 2
    at = GOOD.entries[index].at
    fault = first_fault(with_entry(index + 1, at=at - 1))
    assert fault == Mismatch(index + 3, "time ran backwards", f"{at} ms or later", f"{at - 1} ms")


def test_an_event_that_did_not_happen_is_found() -> None:
    index = THROWS[5][0]
    invented = (*GOOD.entries[index].events, ChamberPlaced(3, 4, 5))
    fault = first_fault(with_entry(index, events=invented))
    assert (fault.line, fault.expected) == (index + 2, "nothing")
    assert fault.found == '{"type":"ChamberPlaced","tile":3,"cell":4,"turn":5}'


def test_an_event_that_is_kept_secret_is_found() -> None:
    index = next(i for i, entry in enumerate(GOOD.entries) if i and len(entry.events) > 1)
    fault = first_fault(with_entry(index, events=GOOD.entries[index].events[:-1]))
    assert (fault.line, fault.found) == (index + 2, "nothing")


def test_a_deed_that_would_have_been_refused_is_found_with_the_reason() -> None:
    index, _, thrown = THROWS[0]
    again = GOOD.entries[index]
    fault = first_fault(with_entries([*GOOD.entries[: index + 1], again, *GOOD.entries[index + 1 :]]))
    assert fault.line == index + 3
    assert '"Roll"' in fault.what or f"throw of seat {thrown.seat}" in fault.what
    reasons = [each.expected for each in faults(with_entries([*GOOD.entries[: index + 1], again]))]
    assert "nothing (refused: still_rolling)" in reasons


def test_a_command_of_somebody_else_is_found() -> None:
    index, _, thrown = THROWS[0]
    fault = first_fault(with_entry(index, command=Roll((thrown.seat + 1) % 3)))
    assert fault.line == index + 2
    assert f'"seat":{(thrown.seat + 1) % 3}' in fault.expected


def test_a_refused_command_that_changed_nothing_is_no_fault() -> None:
    index = THROWS[0][0]
    at = GOOD.entries[index].at
    idle = Entry(at, (), Roll(99))
    assert faults(with_entries([*GOOD.entries[: index + 1], idle, *GOOD.entries[index + 1 :]])) == []


def test_rules_that_break_down_are_a_fault_of_that_line(monkeypatch: pytest.MonkeyPatch) -> None:
    honest: Callable[..., Any] = lab.play

    def breaks_down(game: Any, entry: Entry) -> Any:
        if entry is GOOD.entries[5]:
            raise EngineFault("rules without end")
        return honest(game, entry)

    monkeypatch.setattr(lab, "play", breaks_down)
    report: Report = verify(GOOD)
    assert [(fault.line, fault.found) for fault in report.faults] == [(7, "rules without end")]


def test_a_footer_alone_proves_nothing() -> None:
    assert first_fault(Journal(GOOD.header, [], Footer("fair", "0" * 32))).line == 2
