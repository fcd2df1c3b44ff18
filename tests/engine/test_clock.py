"""Time: what comes first at one instant, deadlines, and the stamps of requests from afar."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.logs import Table
from tests.scenario import Scenario
from tumbledown.engine import clock
from tumbledown.engine.clock import CREDIT_MS, DOOR, GONG, QUESTION, RELEASE, SAND, must_wait, stamp, wakes_at
from tumbledown.engine.commands import Connection, Prefer, Start
from tumbledown.engine.events import ClockResumed, ClockStopped, Event, Noted, TimerRang, TimerSet
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.structs import EngineFault, Settings
from tumbledown.expansions import new_game

RANKS = {"release": RELEASE, "sand": SAND, "asked": QUESTION, "stroke": GONG, "shut": DOOR}
T = 5000


def quiet_table(*extra: Chapter) -> Scenario:
    """A running game without soundtrack: no timers but those that the test sets."""
    table = Scenario(settings=Settings(players=2, practice=True), extra=extra)
    assert table.game.timers == []
    return table


def with_timers(order: tuple[str, ...] = tuple(RANKS), at: int = T) -> Scenario:
    table = quiet_table()
    for name in order:
        clock.set_timer(table.game, name, at, RANKS[name])
    return table


def names(events: list[Event]) -> list[str]:
    """What happened, by timer; a switch stands for the command."""
    found = []
    for event in events:
        if isinstance(event, TimerRang):
            found.append(event.name)
        elif isinstance(event, Noted) and event.key == "prefs":
            found.append("command")
    return found


SWITCH = Prefer(0, "keeps_masks", on=True)


# -------------------------------------------------------------------- one instant
@pytest.mark.parametrize("order", list(permutations(RANKS))[::7])
def test_at_one_instant_ranks_decide_and_not_the_order_of_setting(order: tuple[str, ...]) -> None:
    assert names(with_timers(order).waits_until(T)) == ["release", "sand", "asked", "stroke", "shut"]


@pytest.mark.rule("base.slam.stamp", "base.slam.order")
def test_a_command_comes_after_releases_and_before_everything_else_of_its_instant() -> None:
    table = with_timers()
    assert names(table.does(SWITCH, at=T)) == ["release", "command"]
    assert names(table.waits_until(T)) == ["sand", "asked", "stroke", "shut"]


def test_a_command_one_millisecond_later_comes_after_all_of_them() -> None:
    table = with_timers()
    assert names(table.does(SWITCH, at=T + 1)) == ["release", "sand", "asked", "stroke", "shut", "command"]


def test_a_command_one_millisecond_earlier_comes_before_all_of_them() -> None:
    table = with_timers()
    assert names(table.does(SWITCH, at=T - 1)) == ["command"]
    assert len(table.game.timers) == 5


def test_two_commands_of_one_instant_both_come_before_the_door() -> None:
    table = with_timers(("shut",))
    assert names(table.does(SWITCH, at=T)) == ["command"]
    assert names(table.does(SWITCH, at=T)) == ["command"]
    assert names(table.waits_until(T)) == ["shut"]


def test_an_earlier_instant_comes_first_whatever_the_rank() -> None:
    table = quiet_table()
    clock.set_timer(table.game, "release", T + 1, RELEASE)
    clock.set_timer(table.game, "shut", T, DOOR)
    assert names(table.waits_until(T + 1)) == ["shut", "release"]


def test_equal_ranks_of_one_instant_ring_in_the_order_of_setting() -> None:
    table = quiet_table()
    for name in ("zebra", "ant", "mole"):
        clock.set_timer(table.game, name, T, SAND)
    assert names(table.waits_until(T)) == ["zebra", "ant", "mole"]


def test_a_timer_sees_its_own_instant_even_if_time_leaps() -> None:
    seen: list[tuple[str, int]] = []
    watch = Chapter("watch", order=99)

    @watch.react(TimerRang)
    def look(game: Game, event: TimerRang) -> None:
        seen.append((event.name, game.now))

    table = quiet_table(watch)
    clock.set_timer(table.game, "shut", T, DOOR)
    clock.set_timer(table.game, "sand", 2 * T, SAND)
    table.waits_until(10 * T)
    assert seen == [("shut", T), ("sand", 2 * T)]
    assert table.game.now == 10 * T


def test_a_timer_set_by_a_timer_rings_in_the_same_wait() -> None:
    chain = Chapter("chain", order=99)

    @chain.react(TimerRang)
    def again(game: Game, event: TimerRang) -> None:
        if event.args[0]:
            clock.set_timer(game, "chain", game.now + 10, SAND, (event.args[0] - 1,))

    table = quiet_table(chain)
    clock.set_timer(table.game, "chain", T, SAND, (3,))
    assert names(table.waits_until(T + 25)) == ["chain"] * 3
    assert table.game.next_deadline() == T + 30


def test_a_rule_that_rings_for_ever_at_one_instant_is_a_fault() -> None:
    endless = Chapter("endless", order=99)

    @endless.react(TimerRang)
    def more(game: Game, event: TimerRang) -> None:
        clock.set_timer(game, "endless", game.now, SAND)

    table = quiet_table(endless)
    clock.set_timer(table.game, "endless", T, SAND)
    with pytest.raises(EngineFault, match="timers without end at 5000: endless"):
        table.game.advance(T)


def test_a_reaction_without_end_is_a_fault() -> None:
    endless = Chapter("endless", order=99)

    @endless.react(TimerSet)
    def more(game: Game, event: TimerSet) -> None:
        clock.set_timer(game, "endless", T, SAND)

    table = quiet_table(endless)
    with pytest.raises(EngineFault, match="rules without end"):
        clock.set_timer(table.game, "endless", T, SAND)


def test_many_timers_of_one_instant_all_ring() -> None:
    table = quiet_table()
    for _ in range(300):
        clock.set_timer(table.game, "sand", T, SAND)
    assert len(names(table.waits_until(T))) == 300


# -------------------------------------------------------------------- time itself
def test_time_never_runs_backwards() -> None:
    table = quiet_table()
    table.waits_until(T)
    table.game.advance(T - 1000)
    assert table.game.now == T
    table.game.handle(SWITCH, T - 1000)
    assert table.game.now == T


def test_a_refused_command_lets_time_pass_all_the_same() -> None:
    table = with_timers(("shut",))
    outcome = table.game.handle(Start(), T + 1)
    assert outcome.refusal is not None
    assert names(outcome.events) == ["shut"]
    assert table.game.now == T + 1


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_after_advancing_to_a_deadline_the_next_one_is_later(seed: str) -> None:
    table = Table(Settings(players=4), seed)
    table.plays(50)
    rung = 0
    while (due := table.game.next_deadline()) is not None and table.game.phase != OVER:
        table.ticks(due)
        after = table.game.next_deadline()
        assert after is None or after > due
        table.plays(3)
        rung += 1
    assert rung >= 6
    assert table.game.next_deadline() is None


def test_without_timers_there_is_no_deadline() -> None:
    table = quiet_table()
    assert table.game.next_deadline() is None
    assert wakes_at(table.game) is None


def test_before_the_opening_call_no_time_runs() -> None:
    game = new_game(Settings(players=2), "7")
    assert game.next_deadline() is None
    assert game.advance(10**9) == []


def test_an_advance_without_anything_due_changes_only_the_time() -> None:
    table = with_timers(("shut",))
    assert table.waits_until(T - 1) == []
    assert table.game.now == T - 1


# -------------------------------------------------------------------- setting and cancelling
def test_every_timer_has_its_own_number() -> None:
    table = quiet_table()
    ids = [clock.set_timer(table.game, "same", T, SAND) for _ in range(5)]
    assert len(set(ids)) == 5
    assert [timer[2] for timer in table.game.timers] == sorted(ids)


def test_only_timers_of_the_same_name_and_arguments_are_cancelled() -> None:
    table = quiet_table()
    for name, args in (("sand", (1,)), ("sand", (2,)), ("glass", (1,)), ("sand", (1,))):
        clock.set_timer(table.game, name, T, SAND, args)
    clock.cancel_timers(table.game, "sand", (1,))
    assert [(timer[3], timer[4]) for timer in table.game.timers] == [("sand", (2,)), ("glass", (1,))]


def test_a_timer_behind_a_stopped_clock_is_cancelled_too() -> None:
    table = with_timers(("sand",))
    table.game.emit(ClockStopped(10))
    clock.cancel_timers(table.game, "sand", ())
    table.game.emit(ClockResumed(100))
    assert table.game.timers == []


def test_setting_a_timer_again_moves_it() -> None:
    table = with_timers(("sand",))
    table.game.emit(TimerSet(table.game.timers[0][2], "sand", T + 500, SAND))
    assert [timer[0] for timer in table.game.timers] == [T + 500]


def test_a_stopped_clock_rings_nothing_and_shifts_everything() -> None:
    table = with_timers()
    ready = list(table.game.party.ready_at)
    table.game.emit(ClockStopped(100))
    assert names(table.waits_until(10 * T)) == []
    table.game.emit(ClockResumed(10 * T))
    assert [timer[0] for timer in table.game.timers] == [11 * T] * 5
    assert table.game.party.ready_at == [at + 10 * T for at in ready]
    assert names(table.waits_until(11 * T - 1)) == []
    assert names(table.waits_until(11 * T)) == list(RANKS)


def test_a_returning_player_stops_the_clock_of_absence() -> None:
    table = quiet_table()
    table.does(Connection(0, present=False))
    assert [timer[3] for timer in table.game.timers] == ["absence", "absence"]
    table.does(Connection(0, present=True))
    assert table.game.timers == []


# -------------------------------------------------------------------- stamps
@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize(
    ("arrival", "delay", "last", "stamped"),
    [
        (10_000, 0, 0, 10_000),
        (10_000, 40, 0, 9_960),
        (10_000, 150, 0, 9_850),
        (10_000, 151, 0, 9_850),
        (10_000, 4_000, 0, 9_850),
        (10_000, -30, 0, 10_000),
        (10_000, 100, 9_950, 9_950),
        (10_000, 100, 9_900, 9_900),
        (10_000, 100, 10_000, 10_000),
    ],
)
def test_a_stamp_is_arrival_less_a_capped_delay_and_never_before_the_last(
    arrival: int, delay: int, last: int, stamped: int
) -> None:
    assert stamp(arrival, delay, last) == stamped


@given(st.lists(st.tuples(st.integers(0, 500), st.integers(-1000, 1000)), min_size=1, max_size=30))
def test_stamps_never_go_backwards_nor_more_than_the_credit(steps: list[tuple[int, int]]) -> None:
    assert steps
    now = last = 0
    for later, delay in steps:
        now += later
        stamped = stamp(now, delay, last)
        assert last <= stamped <= now
        assert stamped >= now - CREDIT_MS
        last = stamped


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize("name", ["shut", "sand"])
def test_a_door_or_sand_is_judged_when_the_last_request_of_its_instant_can_have_arrived(name: str) -> None:
    table = with_timers((name,))
    assert table.game.next_deadline() == T
    assert wakes_at(table.game) == T + CREDIT_MS


@pytest.mark.parametrize("name", ["release", "asked", "stroke"])
def test_everything_else_wakes_the_room_at_its_instant(name: str) -> None:
    assert wakes_at(with_timers((name,)).game) == T


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize(
    ("stamped", "now", "waits"),
    [
        (T, T, False),
        (T, T + 149, False),
        (T + 1, T + 1, True),
        (T + 1, T + CREDIT_MS - 1, True),
        (T + 1, T + CREDIT_MS, False),
        (T - 1, T + 100, False),
    ],
)
@pytest.mark.parametrize("names", [("shut", "asked"), ("sand", "asked")])
def test_a_request_after_the_door_or_the_sand_waits_until_that_was_judged(
    names: tuple[str, ...], stamped: int, now: int, waits: bool
) -> None:
    assert must_wait(with_timers(names).game, stamped, now) == waits


def test_without_a_door_and_sand_nothing_waits() -> None:
    assert not must_wait(with_timers(("release", "asked", "stroke")).game, T + 1, T + 1)
