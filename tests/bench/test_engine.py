"""The engine's benchmark: its arithmetic, and that it measures the games it says it does."""

from collections.abc import Callable, Iterator

import msgspec
import pytest

from tumbledown.bench import engine as bench
from tumbledown.bench.engine import (
    LEVEL,
    SETTINGS,
    Account,
    Answer,
    Details,
    Stopwatch,
    is_compiled,
    measure_engine,
    micros,
    percentile,
    play_games,
    quicker,
    ratios,
    recorded,
)
from tumbledown.bench.peers import PeerResult
from tumbledown.bots.table import Table, play_game
from tumbledown.engine import game as game_module
from tumbledown.engine.events import ChamberPlaced, DiceRolled
from tumbledown.engine.snapshot import state_hash

KEYS = [
    "games_per_s",
    "commands_per_s",
    "command_us_p50",
    "command_us_p99",
    "snapshot_bytes",
    "snapshot_encode_us",
    "snapshot_restore_us",
    "options_us",
    "time_share",
    "compiled",
    "garbage_collection",
    "games",
    "commands",
    "peers",
    "chapters",
]


class Ticks:
    """A clock that goes on by one at every look, and by more where it is told."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        self.now += 1
        return self.now


# -------------------------------------------------------------------- arithmetic
def test_the_clock_itself_is_taken_off() -> None:
    clock = Ticks()
    watch = Stopwatch(clock)
    assert watch.overhead == 1

    def work() -> str:
        clock.now += 41
        return "done"

    assert watch.time(work) == ("done", 41)


def test_no_call_takes_less_than_nothing() -> None:
    readings: Iterator[int] = iter([*range(0, 4000, 10), 5000, 5003])
    watch = Stopwatch(lambda: next(readings))
    assert watch.overhead == 10
    assert watch.time(lambda: None) == (None, 0)


def test_the_clock_is_judged_by_its_quickest_reading() -> None:
    """Otherwise one interruption while it is judged would be taken off everything."""
    pairs = [reading for start in range(0, 200_000, 1000) for reading in (start, start + (900 if start == 0 else 7))]
    readings = iter(pairs)
    assert Stopwatch(lambda: next(readings)).overhead == 7


@pytest.mark.parametrize(
    ("samples", "part", "expected"),
    [
        ([], 0.5, 0),
        ([7], 0.5, 7),
        ([7], 0.99, 7),
        ([3, 1, 2], 0.5, 2),
        (list(range(100, 0, -1)), 0.5, 51),
        (list(range(1, 101)), 0.99, 100),
        (list(range(1, 1001)), 0.99, 991),
        ([5, 6], 1.0, 6),
    ],
)
def test_a_percentile_is_one_of_the_samples(samples: list[int], part: float, expected: float) -> None:
    assert percentile(samples, part) == expected


def test_nanoseconds_are_told_as_microseconds() -> None:
    assert micros([1500, 2500, 3500]) == 2.5
    assert micros([1000, 2000, 123_456], 0.99) == 123.456


def test_of_every_call_the_quickest_round_counts() -> None:
    first = quicker([], [5, 9, 3])
    assert quicker(quicker(first, [6, 2, 3]), [7, 8, 1]) == [5, 2, 1]


def test_rates_are_by_the_time_really_spent() -> None:
    readings = iter([10.0, 10.5, 11.25])
    played = play_games(1.0, clock=lambda: next(readings))
    assert (played.games, played.seconds) == (2, 1.25)
    assert played.commands == sum(play_game(SETTINGS, f"bench {n}", LEVEL).commands for n in range(2))


def test_a_ratio_is_our_commands_for_each_step_of_the_peer() -> None:
    peers = [PeerResult("quick", 500, 1.0, 500.0), PeerResult("absent", 0, 0.0, 0.0, unavailable="not installed")]
    quick, absent = ratios(1250.0, peers)
    assert (quick.name, quick.steps_per_s, quick.ratio) == ("quick", 500.0, 2.5)
    assert (absent.name, absent.ratio, absent.unavailable) == ("absent", None, "not installed")


def test_this_build_knows_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not is_compiled()
    monkeypatch.setattr(game_module, "__file__", "engine/game.cpython-311-x86_64-linux-gnu.so")
    assert is_compiled()


# -------------------------------------------------------------------- what is measured
def test_the_games_are_of_four_bots_at_their_usual_pace() -> None:
    assert (SETTINGS.players, LEVEL.decision_ms) == (4, 1200)


def test_the_account_is_of_the_same_game_that_bots_play() -> None:
    account = Account(Stopwatch(Ticks()))
    played = play_game(SETTINGS, "bench 0", LEVEL)
    assert state_hash(account.play(0)) == state_hash(played.game)


class OneEach(Stopwatch):
    """Every call takes exactly 1."""

    def time(self, call: Callable[[], Answer]) -> tuple[Answer, int]:
        return call(), 1


def test_every_call_of_the_account_is_booked_once() -> None:
    table = Table(SETTINGS, "bench 0", LEVEL)
    while not table.is_over:
        table.step()
    account = Account(OneEach())
    account.play(0)
    setting_up_and_starting = 1
    assert account.engine == setting_up_and_starting + table.turn + table.commands - 1
    assert account.bot + account.options >= table.turn
    assert 0 < account.options < table.turn
    shares = account.shares()
    assert shares.engine + shares.options + shares.bot == pytest.approx(1, abs=0.002)


def test_details_have_one_sample_for_each_call() -> None:
    journal = recorded(0)
    details = Details(Stopwatch(Ticks()), journal)
    details.look()
    entries = journal.entries[1:]
    placed = sum(any(isinstance(event, ChamberPlaced) for event in entry.events) for entry in entries)
    thrown = sum(len(entry.events) == 1 and isinstance(entry.events[0], DiceRolled) for entry in entries)
    assert len(details.commands) == sum(entry.command is not None for entry in entries) > 100
    assert len(details.temple_changed) == 4 * placed > 0
    assert len(details.after_throw) == thrown > 100
    assert len(details.encoding) == len(details.restoring) == -(-len(entries) // bench.SNAPSHOT_EVERY)


def test_the_largest_snapshot_is_told() -> None:
    details = Details(Stopwatch(Ticks()), recorded(0))
    details.time_snapshots()
    assert 300 < details.largest <= 600


def test_a_small_run_tells_everything() -> None:
    result = measure_engine(0.0, [PeerResult("peer", 10, 1.0, 10.0)])
    told = msgspec.json.decode(msgspec.json.encode(result))
    assert list(told) == KEYS
    assert set(told["options_us"]) == {"temple_changed", "after_throw"}
    assert set(told["time_share"]) == {"engine", "options", "bot"}
    assert sum(told["time_share"].values()) == pytest.approx(1, abs=0.002)
    assert told["games"] == 1
    assert told["commands"] == play_game(SETTINGS, "bench 0", LEVEL).commands
    assert told["compiled"] is False
    assert told["peers"][0]["ratio"] == pytest.approx(told["commands_per_s"] / 10, rel=0.001)
