"""Random games at every kind of table, held to the contract at every step.

`make test` plays a few hundred; `make test-long` plays more than twenty thousand. A broken promise is reported with
the table and the seed that repeat it: `Play(table, seed).to_the_end()`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.contract import invariants
from tests.contract.probe_secrets import probe
from tests.contract.random_play import Play, Result, play_many
from tests.contract.tables import Table, easy, generous, mixes, module_sets, pairs, tables
from tumbledown.engine.apply import NOTES
from tumbledown.engine.events import AnyEvent
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.setup import deal_out
from tumbledown.expansions import ALWAYS, chapter, names

CIRCLES = [tables(modules, extra) for modules in module_sets() for extra in ((), (), (easy,))]
PROBES = [tables((), (probe,)), tables((), (probe, easy))]

PAIRS = [tables(modules, extra) for modules in pairs() for extra in ((generous,), (generous, easy))]
MIXES = mixes(200)

SHORT_RUN = [range(start, start + 25) for start in range(0, 300, 25)]
LONG_RUN = [range(start, start + 500) for start in range(1_000, 21_000, 500)]

ALL_EVENTS = {event.__name__ for event in AnyEvent.__args__}
ALL_NOTES = {f"note on a {scope}" for scope in (*NOTES, "probe")}
NOT_IN_THE_BASE_GAME = {
    *("ChambersMoved", "ChamberRemoved", "EdgeOpened", "ControlChanged", "PieceMoved", "Achieved"),
    *("ClockStopped", "ClockResumed", "FacesShown"),
}
TURNS_OF_A_GAME = {
    *("game ends: escaped", "game ends: collapse", "game ends: gave_up"),
    *("slam 1 takes dice", "slam 2 takes dice", "which_die answered", "which_die lapsed", "die comes back"),
    *("fate turns", "fate answered", "fate lapsed", "give_up answered", "give_up lapsed"),
    *("escape number 1", "escape number 2", "gift", "exit_found", "gong"),
}

Record = Callable[[str, Any], None]


def judge(result: Result, record: Record) -> None:
    """Count the games for the summary of the run, then complain."""
    record("contract games", result.games)
    record("contract steps", result.steps)
    record("contract violations", len(result.violations))
    assert result.violations == []


@pytest.mark.parametrize("games", SHORT_RUN, ids=str)
def test_random_games_keep_the_contract(games: range, record_property: Record) -> None:
    judge(play_many(CIRCLES, games), record_property)


@pytest.mark.parametrize("games", [range(start, start + 20) for start in range(0, 80, 20)], ids=str)
def test_mixtures_of_chapters_keep_the_contract(games: range, record_property: Record) -> None:
    judge(play_many([MIXES], games), record_property)


@pytest.mark.long
@pytest.mark.parametrize("games", [range(start, start + 500) for start in range(0, 20_000, 500)], ids=str)
def test_thousands_of_pairs_and_mixtures_keep_the_contract(games: range, record_property: Record) -> None:
    judge(play_many([MIXES, *PAIRS], games), record_property)


@pytest.mark.long
@pytest.mark.parametrize("games", LONG_RUN, ids=str)
def test_thousands_of_random_games_keep_the_contract(games: range, record_property: Record) -> None:
    judge(play_many([*CIRCLES, *PROBES], games), record_property)


@pytest.mark.parametrize("games", [range(start, start + 8) for start in range(0, 32, 8)], ids=str)
def test_games_with_all_the_machinery_keep_the_contract(games: range, record_property: Record) -> None:
    judge(play_many(PROBES, games), record_property)


def test_random_players_meet_everything_that_the_base_game_has(record_property: Record) -> None:
    result = play_many([tables((), (easy,))], range(0, 120, 2))
    judge(result, record_property)
    assert (ALL_EVENTS - NOT_IN_THE_BASE_GAME | TURNS_OF_A_GAME) - set(result.seen) == set()


def test_the_probe_meets_every_event(record_property: Record) -> None:
    result = play_many([tables((), (probe, easy))], range(200, 229))
    judge(result, record_property)
    assert (ALL_EVENTS | ALL_NOTES) - set(result.seen) == set()


def test_a_violation_is_reported_with_the_table_and_seed_that_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def complain(game: Game) -> None:
        assert game.now < 500_000, "late"

    monkeypatch.setattr(invariants, "the_next_deadline_lies_ahead", complain)
    timed = [table for table in tables((), (easy,)) if not table.settings.practice]
    result = play_many([timed], range(20))
    assert 0 < len(result.violations) < result.games == 20
    for line in result.violations:
        seed = line.split("'")[1]
        again = Play(timed[int(seed.split()[1]) % len(timed)], seed)
        with pytest.raises(AssertionError, match="late"):
            again.to_the_end()
        assert f"{again.table}, step {again.step}, last command {again.script[-1]}" in line


def test_the_contract_has_no_gap() -> None:
    assert sorted(invariants.NUMBERS) == list(range(1, 29))


def test_every_chapter_is_played_alone_and_with_all_others() -> None:
    optional = set(names()) - {ALWAYS}
    assert {name for modules in module_sets() for name in modules} == optional
    assert set(module_sets()[-1]) == optional or any(chapter(name).excludes for name in optional)


def test_tables_of_every_size_are_played() -> None:
    sizes = {table.settings.players for circle in CIRCLES for table in circle}
    assert sizes == set(range(1, 7))


# -------------------------------------------------------------------- chapters that are there but have no pieces
def without_pieces(original: Chapter) -> Chapter:
    """The chapter's rules without its set-up: nothing of it lies on the table, nor of what it requires."""
    bare = Chapter(
        original.name,
        original.order,
        (ALWAYS,),
        original.excludes,
        original.seats,
        original.tiles,
        original.pieces,
        original.slot,
        looks_far=original.looks_far,
        variants=original.variants,
        shown=original.shown,
    )
    bare.forbid, bare.adjust = original.forbid, original.adjust
    bare.others.entries = [entry for entry in original.others.entries if entry[0] != "setup"]
    return bare


@pytest.mark.parametrize("name", [*sorted(set(names()) - {ALWAYS}), "probe"])
def test_a_chapter_without_its_pieces_changes_no_event(name: str) -> None:
    original = probe if name == "probe" else chapter(name)
    chosen = tables((), (easy,))[::13]
    assert chosen
    for number, table in enumerate(chosen):
        play = Play(table, f"no pieces {number}")
        play.to_the_end()
        plain, fuller = table.bare(play.seed), Table(table.settings, (easy, without_pieces(original))).bare(play.seed)
        plain.fortune = fuller.fortune = play.game.fortune
        assert deal_out(plain) == deal_out(fuller)
        invariants.a_chapter_without_its_pieces_changes_nothing(fuller, plain, play.script)
