"""The edge of a slam: the line's delay is excused up to a limit, and the door waits for requests under way."""

import pytest

from tests.expansions.base.soundtracks import COLLAPSE, CREDIT, FIRST_SLAM, SLAMS, TRACKS, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine import clock
from tumbledown.engine.commands import Command, Enter, Escape, Perform
from tumbledown.engine.dice import LOST
from tumbledown.engine.game import OVER


class Room:
    """The little that a server does about stamps: excuse the delay, hold back what is too late, wake in time."""

    def __init__(self, table: Scenario) -> None:
        self.table = table
        self.held_back: list[Command] = []

    def receives(self, command: Command, arrival: int, delay: int) -> None:
        game = self.table.game
        self.passes_time_until(arrival)
        stamped = clock.stamp(arrival, delay, game.now)
        if clock.must_wait(game, stamped, arrival):
            self.held_back.append(command)
        else:
            game.handle(command, stamped)

    def passes_time_until(self, now: int) -> None:
        """The room wakes whenever the clock asks for it, and then lets in what it held back."""
        game = self.table.game
        while (wake := clock.wakes_at(game)) is not None and wake <= now:
            game.advance(wake)
            for command in self.held_back:
                game.handle(command, wake)
            self.held_back = []


def room_before_the_slam(seats_outside: int = 1) -> Room:
    table = scenario(players=2)
    hall(table, *range(seats_outside))
    for seat in range(seats_outside):
        table.shows(seat, "BAA..")
    room = Room(table)
    room.passes_time_until(FIRST_SLAM - 1_000)
    return room


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize(
    ("arrival", "delay", "last", "stamped"),
    [
        (10_000, 0, 0, 10_000),
        (10_000, 40, 0, 9_960),
        (10_000, 150, 0, 9_850),
        (10_000, 151, 0, 9_850),
        (10_000, 9_000, 0, 9_850),
        (10_000, -40, 0, 10_000),
        (10_000, 100, 9_950, 9_950),
        (10_000, 100, 9_900, 9_900),
    ],
)
def test_a_stamp_is_the_arrival_less_the_delay_at_most_150_ms_and_never_before_the_last(
    arrival: int, delay: int, last: int, stamped: int
) -> None:
    assert clock.stamp(arrival, delay, last) == stamped


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize(
    ("arrival", "delay", "counts"),
    [
        (FIRST_SLAM, 0, True),
        (FIRST_SLAM + 1, 0, False),
        (FIRST_SLAM + 60, 60, True),
        (FIRST_SLAM + 61, 60, False),
        (FIRST_SLAM + 149, 149, True),
        (FIRST_SLAM + 149, 148, False),
        (FIRST_SLAM + 160, 1_000, False),
    ],
)
def test_a_step_home_counts_if_its_stamp_is_not_later_than_the_slam(arrival: int, delay: int, counts: bool) -> None:
    room = room_before_the_slam()
    table = room.table
    room.receives(Enter(0, table.start), arrival, delay)
    room.passes_time_until(FIRST_SLAM + 1_000)
    assert table.stands(0) == table.start, "carried out in any case, before the judgement or after it"
    assert (table.game.dice.held(0, LOST) == []) == counts


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize("track", TRACKS)
def test_a_slam_is_resolved_150_ms_after_its_instant_but_under_the_time_of_that_instant(track: str) -> None:
    slam = SLAMS[track][0]
    table = scenario(track)
    hall(table, 0)
    table.waits_until(slam - 1_000)
    assert table.game.next_deadline() == slam
    assert table.wakes_at == slam + CREDIT
    table.waits_until(slam + CREDIT)
    assert [question.due_at for question in table.game.questions.values()] == [slam + 5_000]


@pytest.mark.rule("base.slam.stamp")
def test_other_timers_are_not_held_up() -> None:
    table = scenario()
    assert table.wakes_at == table.game.next_deadline() == 180_000


@pytest.mark.rule("base.slam.stamp")
def test_something_else_due_at_the_same_instant_does_not_wake_the_door_too_early() -> None:
    table = scenario(players=2)
    hall(table, 0)
    table.shows(0, "AABBB")
    room = Room(table)
    room.passes_time_until(FIRST_SLAM - 10_000)
    table.does(Perform(0, "fate"), at=FIRST_SLAM - 10_000)
    assert table.game.next_deadline() == FIRST_SLAM, "the vote lapses when the door falls"
    room.receives(Enter(0, table.start), FIRST_SLAM + 100, 120)
    room.passes_time_until(FIRST_SLAM + 1_000)
    assert table.game.dice.held(0, LOST) == []
    assert table.game.questions == {}


@pytest.mark.rule("base.slam.stamp")
def test_a_request_stamped_after_the_slam_waits_only_until_the_door_was_judged() -> None:
    table = room_before_the_slam().table
    game = table.game
    assert not clock.must_wait(game, FIRST_SLAM, FIRST_SLAM + 100)
    assert clock.must_wait(game, FIRST_SLAM + 1, FIRST_SLAM + 1)
    assert clock.must_wait(game, FIRST_SLAM + 1, FIRST_SLAM + CREDIT - 1)
    assert not clock.must_wait(game, FIRST_SLAM + 1, FIRST_SLAM + CREDIT)
    table.waits_until(FIRST_SLAM + CREDIT)
    assert not clock.must_wait(game, FIRST_SLAM + 160, FIRST_SLAM + 160)


@pytest.mark.rule("base.slam.stamp")
def test_nobody_overtakes_a_request_that_was_carried_out() -> None:
    room = room_before_the_slam(seats_outside=2)
    table = room.table
    room.receives(Enter(0, table.start), FIRST_SLAM - 10, 0)
    room.receives(Enter(1, table.start), FIRST_SLAM - 5, 140)
    assert table.game.now == FIRST_SLAM - 10
    assert [table.stands(seat) for seat in (0, 1)] == [table.start] * 2


@pytest.mark.rule("base.slam.stamp")
@pytest.mark.parametrize(("arrival", "delay", "won"), [(0, 0, True), (90, 90, True), (90, 89, False), (140, 500, True)])
def test_the_collapse_waits_for_requests_under_way_like_a_slam(arrival: int, delay: int, won: bool) -> None:
    table = scenario(players=1, gems=0)
    room = Room(table)
    room.passes_time_until(COLLAPSE - 1_000)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAAAA"[: len(table.game.dice.hands[0])])
    room.receives(Escape(0), COLLAPSE + arrival, delay)
    room.passes_time_until(COLLAPSE + 1_000)
    assert table.game.phase == OVER
    assert table.game.won == won
