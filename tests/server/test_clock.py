"""The table's time: how well a client knows it, and how the slam is judged for lines that are slow."""

import time

import pytest

from tests.expansions.time_chambers.tables import found
from tests.scenario import Scenario
from tests.server.faketime import Hall
from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.engine.clock import CREDIT_MS, RELEASE, set_timer
from tumbledown.engine.commands import Connection, Enter, Escape, Perform, Roll
from tumbledown.engine.events import DoorPhase
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import LOSSES, Chapter
from tumbledown.engine.offers import NONE, Offer

SLAM = 210_000
GOOD_MS = 20
PINGS = 8


def my_ms() -> float:
    return time.perf_counter() * 1000


async def estimate(player: Player) -> tuple[float, float]:
    """As `docs/protocol.md` tells it: the quickest of several pings gives the offset and the one-way delay."""
    found: list[tuple[float, float]] = []
    for _ in range(PINGS):
        await player.send({"type": "ping", "t": my_ms()})
        pong = await player.until("pong")
        delay = (my_ms() - pong["t"]) / 2
        found.append((delay, pong["now"] - (pong["t"] + delay)))
    delay, offset = min(found)
    return offset, delay


async def test_a_client_knows_the_time_of_the_table_to_20_ms(house: House) -> None:
    host = await house.host()
    await begin(host)
    offset, delay = await estimate(host)
    play = house.room(host.code).table.play
    assert play is not None
    assert abs(play.now - (my_ms() + offset)) < GOOD_MS
    assert 0 <= delay < GOOD_MS


async def test_the_estimate_of_a_paused_table_is_where_it_stands(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.manage("pause")
    while host.store["table"]["phase"] != "paused":
        await host.next()
    await host.send({"type": "ping", "t": 1.0})
    first = await host.until("pong")
    await host.send({"type": "ping", "t": 2.0})
    assert (await host.until("pong"))["now"] == first["now"]


async def test_the_delay_that_a_client_tells_is_kept_for_its_commands(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.send({"type": "ping", "t": 0.0, "delay": 35.7})
    await host.until("pong")
    assert [subscriber.delay for subscriber in house.room(host.code).table.subscribers] == [35]


# -------------------------------------------------------------------- the slam
def at_the_door() -> tuple[Hall, Enter]:
    """Seat 0 stands before the safe chamber with the dice to enter it, a moment before the first slam."""
    scenario = Scenario(2)
    outside = scenario.chamber("basic_07", at=(1, 0), stairs="W")
    scenario.puts(0, outside)
    scenario.shows(0, "AAAAA")
    hall = Hall(scenario)
    hall.play.go()
    hall.waits_until(SLAM - 500)
    return hall, Enter(0, scenario.start)


def safe_at_the_slam(hall: Hall) -> bool:
    """Whether seat 0 was judged safe; fails if nothing was judged."""
    phases = [event for entry in hall.log.entries for event in entry.events if isinstance(event, DoorPhase)]
    judged = next(event for event in phases if event.phase == LOSSES)
    return bool(judged.safe & 1)


def entries_of_the_slam(hall: Hall) -> list[int]:
    return [entry.at for entry in hall.log.entries if any(isinstance(event, DoorPhase) for event in entry.events)]


@pytest.mark.parametrize(
    ("arrives", "delay", "counts"),
    [
        (SLAM - 1, 0, True),
        (SLAM, 0, True),
        (SLAM + 1, 0, False),
        (SLAM + 60, 60, True),
        (SLAM + 60, 59, False),
        (SLAM + CREDIT_MS - 1, CREDIT_MS, True),
        (SLAM + CREDIT_MS - 1, 2_000, True),
        (SLAM + CREDIT_MS - 1, CREDIT_MS - 2, False),
        (SLAM + CREDIT_MS + 1, 2_000, False),
    ],
)
def test_a_late_request_counts_if_the_line_was_to_blame_up_to_the_credit(
    arrives: int, delay: int, counts: bool
) -> None:
    hall, home = at_the_door()
    hall.waits_until(arrives)
    hall.asks(home, delay)
    hall.waits_until(SLAM + CREDIT_MS + 100)
    assert safe_at_the_slam(hall) is counts
    assert hall.answers == ["done"]


def test_the_log_shows_when_a_late_request_was_made_and_that_the_slam_fell_on_time() -> None:
    hall, home = at_the_door()
    hall.waits_until(SLAM + 100)
    hall.asks(home, 130)
    hall.waits_until(SLAM + 1_000)
    assert hall.commands == [(SLAM - 30, "Enter")]
    assert set(entries_of_the_slam(hall)) == {SLAM}
    assert [entry.at for entry in hall.log.entries] == sorted(entry.at for entry in hall.log.entries)


def test_nothing_is_judged_before_the_credit_is_over() -> None:
    hall, _ = at_the_door()
    hall.waits_until(SLAM + CREDIT_MS - 2)
    assert entries_of_the_slam(hall) == []
    hall.waits_until(SLAM + CREDIT_MS + 2)
    assert entries_of_the_slam(hall) != []


def test_a_request_of_after_the_slam_waits_and_is_answered_after_it() -> None:
    hall, home = at_the_door()
    hall.waits_until(SLAM + 20)
    hall.asks(Roll(1))
    assert hall.answers == []
    hall.asks(home, 50)
    assert hall.answers == ["done"]
    hall.waits_until(SLAM + CREDIT_MS + 5)
    assert hall.answers == ["done", "done"]
    assert hall.commands == [(SLAM - 30, "Enter"), (SLAM + 20, "Roll")]
    assert max(entries_of_the_slam(hall)) == SLAM
    order = [entry.at for entry in hall.log.entries]
    assert order.index(SLAM) < order.index(SLAM + 20)


def test_a_request_that_waits_is_not_let_go_by_another_alarm() -> None:
    """A late request may set something that is due before the door, and so long ago that it rings at once."""
    hourglass = Chapter("hourglass", order=99)
    hourglass.offer("turn")(lambda game, seat: (Offer("turn", NONE),))
    hourglass.perform("turn")(lambda game, order: rings(game))

    def rings(game: Game) -> None:
        set_timer(game, "sand", game.now + 10, RELEASE)

    hall = Hall(Scenario(2, extra=(hourglass,)))
    hall.play.go()
    hall.waits_until(SLAM + 20)
    hall.asks(Roll(1))
    hall.asks(Perform(0, "turn"), 130)
    hall.timers.wait(0)
    assert [entry.at for entry in hall.log.entries][-2:] == [SLAM - 110, SLAM - 100]
    assert (hall.answers, entries_of_the_slam(hall)) == (["done"], [])
    hall.waits_until(SLAM + CREDIT_MS + 5)
    assert hall.answers == ["done", "done"]
    assert hall.commands[-1] == (SLAM + 20, "Roll")
    assert set(entries_of_the_slam(hall)) == {SLAM}


def test_a_request_that_waits_for_a_door_is_answered_when_a_late_one_ends_the_game_before_it() -> None:
    scenario = Scenario(2, gems=0)
    way_out = scenario.chamber("exit", at=(1, 0), stairs="W")
    scenario.puts(0, way_out)
    scenario.puts(1, way_out)
    for seat in (0, 1):
        scenario.shows(seat, "KKKKK")
    hall = Hall(scenario)
    hall.play.go()
    hall.waits_until(SLAM - 500)
    hall.asks(Escape(1))
    hall.waits_until(SLAM + 20)
    hall.asks(Perform(1, "give_up"))
    assert hall.answers == ["done"]
    hall.asks(Escape(0), 100)
    assert hall.play.is_over
    assert hall.answers == ["done", "done", "game_over"]


def test_requests_that_waited_are_done_in_the_order_of_their_coming() -> None:
    hall, _ = at_the_door()
    hall.waits_until(SLAM + 20)
    hall.asks(Roll(1))
    hall.asks(Roll(1))
    hall.waits_until(SLAM + CREDIT_MS + 5)
    assert hall.answers == ["done", "still_rolling"]


def test_a_lost_line_does_not_bring_the_slam_forward() -> None:
    hall, home = at_the_door()
    hall.waits_until(SLAM + 20)
    assert hall.play.order(Connection(1, False)) is None
    assert entries_of_the_slam(hall) == []
    hall.waits_until(SLAM + 100)
    hall.asks(home, 130)
    hall.waits_until(SLAM + CREDIT_MS + 5)
    assert safe_at_the_slam(hall)


# -------------------------------------------------------------------- sand that runs out
@pytest.mark.rule("time_chambers.deadline")
@pytest.mark.parametrize(
    ("arrival", "delay", "in_time"),
    [(60_100, 100, True), (60_149, 2_000, True), (60_100, 99, False), (59_999, 0, True), (60_001, 0, False)],
)
def test_a_request_that_was_given_before_the_sand_ran_out_counts(arrival: int, delay: int, in_time: bool) -> None:
    table, place = found("sacrifice_chamber")
    hall = Hall(table)
    hall.play.go()
    hall.waits_until(10_000)
    table.shows(0, "AAKK")
    hall.waits_until(arrival)
    hall.asks(Enter(0, place), delay)
    hall.waits_until(60_000 + CREDIT_MS + 10)
    assert hall.answers == ["done"]
    assert len(table.game.dice.hands[0]) == (5 if in_time else 4)
