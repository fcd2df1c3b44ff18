"""The two timers: when they start, what waits for them, and what time does to them."""

import pytest

from tests.expansions.time_chambers.tables import (
    BLUE,
    GEMS,
    GONGS,
    HALF,
    MASKS,
    MINUTE,
    MODULES,
    MOVEMENT,
    RED,
    START,
    before,
    discover,
    found,
    hall_of,
    hands,
    noted,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberPlaced,
    ChamberRemoved,
    ClockResumed,
    ClockStopped,
    Event,
    GameEnded,
)
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import PILE

PROHIBITIONS = ["prohibition_a", "prohibition_b", "prohibition_c", "prohibition_d"]
MINUTES = ["torch_chamber", "lava_dice", "lava_gems", "sacrifice_chamber"]


def emit(table: Scenario, event: Event) -> None:
    """Something that others bring about."""
    table.game.happened = []
    table.game.emit(event)
    table.game.come_to_rest()
    table.events += table.game.happened


# -------------------------------------------------------------------- a chamber is found
@pytest.mark.rule("time_chambers.activate", "time_chambers.timer.green")
@pytest.mark.parametrize("kind", PROHIBITIONS)
def test_the_green_timer_of_thirty_seconds_starts_with_the_placement(kind: str) -> None:
    table = before(kind)
    place = discover(table, at=1_234)
    assert noted(table).green_sand == (place >> 1, 0, 1_234, 31_234)
    assert noted(table).blue_sand == ()
    assert told(table.events, "sand_turned") == [(place >> 1, 0)]


@pytest.mark.rule("time_chambers.activate", "time_chambers.timer.blue", "time_chambers.lava.start")
@pytest.mark.parametrize("kind", MINUTES)
def test_the_blue_timer_of_sixty_seconds_starts_with_the_placement(kind: str) -> None:
    table = before(kind)
    place = discover(table, at=1_234)
    assert noted(table).blue_sand == (place >> 1, 0, 1_234, 61_234)
    assert noted(table).green_sand == ()


@pytest.mark.rule("time_chambers.no_pull")
@pytest.mark.parametrize("kind", [*PROHIBITIONS, *MINUTES])
def test_nobody_is_pulled_in(kind: str) -> None:
    table, _ = found(kind)
    assert table.stands(RED) == hall_of(table)
    assert table.happened(AdventurerMoved) == []


@pytest.mark.rule("time_chambers.chamber_normal")
@pytest.mark.parametrize("kind", MINUTES)
@pytest.mark.parametrize("later", [0, 30_000, 90_000])
def test_it_is_entered_and_left_like_any_chamber_whatever_the_sand_does(kind: str, later: int) -> None:
    table, place = found(kind)
    table.waits(later)
    (cost,) = table.game.tile_kind(place >> 1).entry
    icons = "".join(letter * number for letter, number in zip("ATKGB", cost, strict=True))
    table.shows(RED, "G" * hands(table)[RED])
    assert table.refuses(Enter(RED, place)) == "not_enough_icons"
    table.shows(RED, icons.ljust(hands(table)[RED], "G"))
    table.does(Enter(RED, place))
    table.shows(RED, "AA".ljust(hands(table)[RED], "G"))
    table.does(Enter(RED, hall_of(table)))
    assert table.stands(RED) == hall_of(table)


@pytest.mark.rule("time_chambers.chamber_normal")
def test_a_chamber_that_waits_is_entered_too() -> None:
    table = before("torch_chamber", "lava_dice")
    discover(table)
    lava = discover(table, 1)
    table.shows(RED, "AKGGG")
    table.does(Enter(RED, lava))
    assert table.stands(RED) == lava


@pytest.mark.rule("time_chambers.once")
def test_a_chamber_has_its_turn_only_once() -> None:
    table, place = found("prohibition_a")
    table.waits(2 * HALF)
    emit(table, ChamberRemoved(place >> 1, PILE))
    emit(table, ChamberPlaced(place >> 1, table.game.temple.cell[hall_of(table) >> 1] + 1, 1, RED))
    assert table.lies_at(2, 0) == place
    assert (noted(table).green_sand, noted(table).ban_now) == ((), 0)


# -------------------------------------------------------------------- two timers, two queues
@pytest.mark.rule("time_chambers.timer.independent")
def test_both_timers_run_beside_each_other() -> None:
    table = before("prohibition_a", "torch_chamber")
    one, two = discover(table, at=1_000), discover(table, 1, at=9_000)
    assert noted(table).green_sand == (one >> 1, 0, 1_000, 31_000)
    assert noted(table).blue_sand == (two >> 1, 0, 9_000, 69_000)
    assert noted(table).green_sand_queue == noted(table).blue_sand_queue == ()


@pytest.mark.rule("time_chambers.queue.token1", "time_chambers.queue.token2", "time_chambers.queue.third")
def test_a_second_and_a_third_green_chamber_wait_with_tokens() -> None:
    table = before("prohibition_a", "prohibition_b", "prohibition_c")
    one, two, three = discover(table, at=1_000), discover(table, 1, at=1_700), discover(table, 2, at=5_000)
    assert noted(table).green_sand == (one >> 1, 0, 1_000, 31_000)
    assert noted(table).green_sand_queue == (two >> 1, three >> 1)
    assert told(table.events, "sand_waits") == [(two >> 1, 1), (three >> 1, 2)]


@pytest.mark.rule("time_chambers.queue.third")
def test_a_queue_may_be_as_long_as_it_likes_and_each_colour_has_its_own() -> None:
    table = before("torch_chamber", "lava_dice", "lava_gems")
    tiles = [discover(table, side) >> 1 for side in range(3)]
    place = table.chamber("prohibition_a", at=(2, -1))
    emit(table, ChamberPlaced(place >> 1, table.game.temple.cell[place >> 1], 0, RED))
    fourth = table.chamber("sacrifice_chamber", at=(2, 1))
    emit(table, ChamberPlaced(fourth >> 1, table.game.temple.cell[fourth >> 1], 0, RED))
    assert noted(table).blue_sand_queue == (tiles[1], tiles[2], fourth >> 1)
    assert noted(table).green_sand[0] == place >> 1
    assert told(table.events, "sand_waits")[-1] == (fourth >> 1, 3)


@pytest.mark.rule(
    "time_chambers.queue.start", "time_chambers.queue.prohibition_block", "time_chambers.prohibition.one_at_a_time"
)
def test_two_green_chambers_within_a_second_forbid_one_thing_after_the_other() -> None:
    table = before("prohibition_a", "prohibition_b", "prohibition_c")
    one, two = discover(table, at=1_000), discover(table, 1, at=1_900)
    three = discover(table, 2, at=40_000)
    seen = []
    for at in range(40_000, 200_000, 10_000):
        table.waits_until(at)
        seen.append((at, noted(table).ban_now, noted(table).green_sand_queue))
    bans = {at: ban for at, ban, _ in seen}
    assert [bans[at] for at in (40_000, 60_000)] == [MOVEMENT, MOVEMENT]
    assert [bans[at] for at in (70_000, 90_000, 100_000, 120_000)] == [MASKS, MASKS, START, START]
    assert [bans[at] for at in (130_000, 150_000, 160_000, 180_000, 190_000)] == [MOVEMENT] * 2 + [MASKS] * 2 + [0]
    assert {at: waiting for at, _, waiting in seen}[60_000] == (two >> 1, three >> 1)
    assert {at: waiting for at, _, waiting in seen}[70_000] == (three >> 1,)
    assert told(table.events, "sand_turned") == [(tile >> 1, part) for tile in (one, two, three) for part in (0, 1)]


@pytest.mark.rule("time_chambers.queue.start")
def test_the_waiting_chamber_starts_at_the_very_instant_with_the_whole_sand() -> None:
    table = before("lava_gems", "torch_chamber")
    discover(table, at=500)
    torch = discover(table, 1, at=20_000)
    table.waits_until(200_000)
    turned = [event for event in table.events if told([event], "sand_turned")]
    assert len(turned) == 2
    assert noted(table).blue_sand == ()
    table = before("lava_gems", "torch_chamber")
    discover(table, at=500)
    discover(table, 1, at=20_000)
    table.waits_until(60_501)
    assert noted(table).blue_sand == (torch >> 1, 0, 60_500, 120_500)
    assert noted(table).blue_sand_queue == ()


@pytest.mark.rule("time_chambers.queue.inactive")
def test_a_prohibition_that_waits_forbids_nothing() -> None:
    table = before("prohibition_a", "prohibition_c")
    discover(table)
    discover(table, 1)
    table.shows(RED, "AAGGG")
    table.does(Enter(RED, table.start))
    assert noted(table).ban_now == GEMS


@pytest.mark.rule("time_chambers.queue.inactive")
def test_a_sacrifice_that_waits_takes_no_dice_and_a_task_that_waits_cannot_be_solved() -> None:
    table = before("lava_gems", "sacrifice_chamber", "torch_chamber")
    discover(table)
    discover(table, 1)
    torch = discover(table, 2)
    assert hands(table) == [5, 5]
    for seat in (RED, BLUE):
        table.puts(seat, torch)
        table.shows(seat, "TTTTT")
    assert "light_torches" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "light_torches")) == "sand_not_turned"
    table.waits(MINUTE)
    assert hands(table) == [4, 4]


@pytest.mark.rule("time_chambers.timer.returns")
@pytest.mark.parametrize(("kind", "after"), [("prohibition_d", 2 * HALF), ("torch_chamber", MINUTE)])
def test_a_timer_that_has_run_out_is_free_for_the_next_chamber(kind: str, after: int) -> None:
    table = before(kind, "prohibition_a", "lava_gems")
    discover(table)
    table.waits(after)
    assert (noted(table).green_sand, noted(table).blue_sand) == ((), ())
    assert told(table.events, "sand_ran_out")
    one, two = discover(table, 1), discover(table, 2)
    assert (noted(table).green_sand[0], noted(table).blue_sand[0]) == (one >> 1, two >> 1)


@pytest.mark.rule("time_chambers.timer.not_early")
def test_a_solved_task_does_not_let_the_next_chamber_start_sooner() -> None:
    table = before("torch_chamber", "lava_gems")
    torch, lava = discover(table), discover(table, 1)
    for seat in (RED, BLUE):
        table.puts(seat, torch)
        table.shows(seat, "TTTTG")
    table.does(Perform(RED, "light_torches"), at=10_000)
    assert noted(table).blue_sand == (torch >> 1, 1, 0, MINUTE)
    table.waits_until(MINUTE - 1)
    assert noted(table).blue_sand_queue == (lava >> 1,)
    table.waits_until(MINUTE)
    assert noted(table).blue_sand == (lava >> 1, 0, MINUTE, 2 * MINUTE)


# -------------------------------------------------------------------- time
@pytest.mark.rule("time_chambers.pause")
def test_sand_stands_still_with_the_clock() -> None:
    table = before("prohibition_c", "torch_chamber")
    one, two = discover(table, at=1_000), discover(table, 1, at=2_000)
    table.waits_until(10_000)
    emit(table, ClockStopped(10_000))
    table.waits_until(100_000)
    assert (noted(table).ban_now, noted(table).green_sand[1]) == (MOVEMENT, 0)
    emit(table, ClockResumed(90_000))
    assert noted(table).green_sand == (one >> 1, 0, 91_000, 121_000)
    assert noted(table).blue_sand == (two >> 1, 0, 92_000, 152_000)
    table.shows(RED, "AAGGG")
    assert table.refuses(Enter(RED, table.start), at=120_999) == "steps_banned"
    table.does(Enter(RED, table.start), at=121_000)
    table.waits_until(151_999)
    assert noted(table).blue_sand
    table.waits_until(152_000)
    assert noted(table).blue_sand == ()


@pytest.mark.rule("time_chambers.practice")
def test_sand_runs_in_practice_too() -> None:
    settings = Settings(players=2, modules=MODULES, practice=True)
    table = before("prohibition_c", "lava_gems", settings=settings)
    discover(table)
    discover(table, 1)
    table.shows(RED, "AAGGG")
    assert table.refuses(Enter(RED, table.start)) == "steps_banned"
    table.waits(MINUTE)
    assert table.game.depot.gems == 8


@pytest.mark.rule("time_chambers.tie", "time_chambers.prohibition.boundary")
def test_a_ban_that_ends_with_the_slam_lets_people_in_at_that_instant() -> None:
    table = before("prohibition_d")
    discover(table, at=GONGS[0])
    slam = GONGS[0] + HALF
    table.shows(RED, "AAGGG")
    assert table.refuses(Enter(RED, table.start), at=slam - 1) == "start_banned"
    table.does(Enter(RED, table.start), at=slam)
    table.waits_until(slam + 1_000)
    assert hands(table) == [5, 5]


@pytest.mark.rule("time_chambers.tie")
def test_a_task_that_ends_with_the_slam_is_judged_before_the_losses_of_the_slam() -> None:
    table = before("lava_gems")
    discover(table, at=GONGS[0] - HALF)
    events = table.waits_until(GONGS[0] + HALF)
    names = [type(event).__name__ for event in events]
    assert names.index("GemsMoved") < names.index("DoorPhase")


@pytest.mark.rule("time_chambers.end_of_game")
@pytest.mark.parametrize("kind", ["lava_gems", "lava_dice", "torch_chamber", "sacrifice_chamber", "prohibition_a"])
def test_a_timer_that_ends_with_the_collapse_costs_nothing(kind: str) -> None:
    table = before(kind)
    table.puts(BLUE, hall_of(table))
    table.waits_until(540_000)
    gems = table.game.depot.gems
    discover(table, at=540_000)
    left, at_the_end = hands(table), table.waits_until(600_000)
    assert at_the_end[-1] == GameEnded(False, "collapse")
    assert hands(table) == left
    assert table.game.depot.gems == gems
    assert not told(table.events, "trial_failed") + told(table.events, "dice_forfeited")


@pytest.mark.rule("time_chambers.end_of_game")
@pytest.mark.parametrize("found_at", [530_000, 535_000])
def test_a_loss_that_nobody_has_paid_by_the_collapse_is_not_paid(found_at: int) -> None:
    """The ten seconds for volunteers end with the collapse, or would end after it."""
    table = before("torch_chamber", players=3)
    discover(table, at=found_at)
    table.waits_until(found_at + MINUTE)
    assert noted(table).loss_now
    left = hands(table)
    table.waits_until(600_000)
    assert hands(table) == left
    assert not told(table.events, "dice_paid")
