"""Torch and lava chambers: what those inside show together, and what it costs to fail."""

import pytest

from tests.expansions.time_chambers.tables import (
    BLUE,
    GREEN,
    MINUTE,
    MODULES,
    RED,
    before,
    discover,
    found,
    hall_of,
    hands,
    noted,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import AddItem, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved, GemsMoved
from tumbledown.engine.pieces import BOXED, DEPOT

TORCH, LAVA_DICE, LAVA_GEMS = "torch_chamber", "lava_dice", "lava_gems"
SEVEN = Perform(RED, "light_torches")
COOL = Perform(RED, "cool_lava")


def inside(kind: str, *faces: str, players: int = 2, modules: tuple[str, ...] = MODULES) -> tuple[Scenario, int]:
    """The first ones stand in this chamber, which has just been found, and show these icons."""
    table, place = found(kind, players=players, modules=modules)
    for seat, shown in enumerate(faces):
        table.puts(seat, place)
        table.shows(seat, shown)
    return table, place


# -------------------------------------------------------------------- seven torches
@pytest.mark.rule("time_chambers.torch.task", "time_chambers.joint")
def test_seven_torches_are_shown_at_one_stroke_by_those_inside() -> None:
    table, place = inside(TORCH, "TTTTK", "TTTAA")
    assert "light_torches" in table.verbs(RED) & table.verbs(BLUE)
    table.does(Perform(BLUE, "light_torches"))
    assert (table.faces(RED), table.faces(BLUE)) == ("....K", "...AA")
    assert noted(table).blue_sand[:2] == (place >> 1, 1)
    assert told(table.events, "trial_solved") == [(place >> 1, BLUE, 1, 1)]


@pytest.mark.rule("time_chambers.torch.task")
def test_six_torches_are_too_few_and_those_outside_do_not_count() -> None:
    table, _ = inside(TORCH, "TTTTK", "TTAAA", players=3)
    table.shows(GREEN, "TTTTT")
    assert table.refuses(SEVEN) == "not_enough_icons"
    table.puts(GREEN, hall_of(table))
    assert table.refuses(SEVEN) == "not_enough_icons"
    assert table.refuses(Perform(GREEN, "light_torches")) == "no_torches_here"


@pytest.mark.rule("time_chambers.joint")
def test_dice_that_are_held_back_do_not_count() -> None:
    table, _ = inside(TORCH, "TTTTK", "TTTAA")
    table.does(Prefer(BLUE, "holds_back", on=True))
    assert table.refuses(SEVEN) == "held_back"


@pytest.mark.rule("time_chambers.joint")
def test_a_treasure_of_somebody_inside_adds_its_icons() -> None:
    table, _ = inside(TORCH, "TTTKK", "TTAAA", modules=(*MODULES, "treasures"))
    torches = table.gets(BLUE, "double_torch")
    assert table.refuses(SEVEN) == "not_enough_icons"
    table.does(AddItem(BLUE, torches))
    table.does(SEVEN)
    assert noted(table).blue_sand[1] == 1


@pytest.mark.rule("time_chambers.torch.success")
def test_after_success_nothing_more_is_asked_and_nothing_is_lost() -> None:
    table, _ = inside(TORCH, "TTTTT", "TTTTT")
    table.does(SEVEN)
    for seat in (RED, BLUE):
        table.shows(seat, "TTTTT")
    assert "light_torches" not in table.verbs(RED)
    assert table.refuses(SEVEN) == "trial_over"
    table.waits_until(MINUTE)
    assert hands(table) == [5, 5]
    assert not told(table.events, "trial_failed") + told(table.events, "dice_owed")


@pytest.mark.rule("time_chambers.deadline")
@pytest.mark.parametrize(("at", "lost"), [(MINUTE, 0), (MINUTE + 1, 2)])
def test_a_task_solved_at_the_very_end_counts(at: int, lost: int) -> None:
    table, _ = inside(TORCH, "TTTTT", "TTTTT")
    outcome = table.game.handle(SEVEN, at)
    assert (outcome.refusal is not None) == bool(lost)
    table.waits_until(MINUTE + 20_000)
    assert sum(hands(table)) == 10 - lost


@pytest.mark.rule("time_chambers.torch.success")
def test_after_the_minute_the_task_is_over() -> None:
    table, _ = inside(TORCH, "TTTTT", "TTTTT")
    table.waits_until(MINUTE + 15_000)
    for seat in (RED, BLUE):
        table.shows(seat, "TTTT")
    assert table.refuses(SEVEN) == "trial_over"


@pytest.mark.rule("time_chambers.torch.success")
def test_the_sand_of_another_chamber_opens_no_task_that_is_over() -> None:
    table = before(TORCH, LAVA_GEMS)
    torch = discover(table)
    table.waits_until(MINUTE + 15_000)
    lava = discover(table, 1)
    assert noted(table).blue_sand[:2] == (lava >> 1, 0)
    for seat in (RED, BLUE):
        table.puts(seat, torch)
        table.shows(seat, "T" * len(table.game.dice.hands[seat]))
    assert "light_torches" not in table.verbs(RED)
    assert table.refuses(SEVEN) == "trial_over"
    assert {"light_torches", "cool_lava"} & table.verbs(BLUE) == set()


@pytest.mark.rule("time_chambers.joint")
def test_all_see_when_too_few_dice_are_left_for_a_task() -> None:
    table, place = inside(TORCH, "TTTTT", "TTTTT")
    assert noted(table).out_of_reach == -1
    for die in table.game.dice.hands[BLUE][:4]:
        table.game.emit(DieMoved(die, spot(LOST), BLUE))
    assert noted(table).out_of_reach == place >> 1
    table.waits_until(MINUTE)
    assert noted(table).out_of_reach == -1


# -------------------------------------------------------------------- lava
@pytest.mark.rule("time_chambers.lava.tasks", "time_chambers.lava.start", "time_chambers.lava.advance")
@pytest.mark.parametrize("kind", [LAVA_DICE, LAVA_GEMS])
def test_five_torches_then_four_keys_then_three_adventurers_within_one_minute(kind: str) -> None:
    table, place = inside(kind, "TTTKK", "TTAAA")
    assert noted(table).blue_sand == (place >> 1, 0, 0, MINUTE)
    for number, (red, blue) in enumerate([("TTTKK", "TTAAA"), ("KKTTA", "KKTTA"), ("AATTT", "ATTTT")]):
        table.shows(RED, red)
        table.shows(BLUE, blue)
        table.does(COOL, at=10_000 * (number + 1))
        assert noted(table).blue_sand == (place >> 1, number + 1, 0, MINUTE)
    assert told(table.events, "trial_solved") == [(place >> 1, RED, number, 3) for number in (1, 2, 3)]


@pytest.mark.rule("time_chambers.lava.tasks")
@pytest.mark.parametrize(
    ("solved", "red", "blue"), [(0, "TTTTA", "KKKKA"), (1, "KKKTT", "TTTTT"), (2, "AATTT", "KKTTT")]
)
def test_one_icon_less_is_not_enough(solved: int, red: str, blue: str) -> None:
    table, _ = inside(LAVA_DICE, "TTTTT", "KKKKK")
    for _ in range(solved):
        table.does(COOL)
        table.shows(RED, "TTTTT")
        table.shows(BLUE, "KKKKK")
    table.shows(RED, red)
    table.shows(BLUE, blue)
    assert table.refuses(COOL) == "not_enough_icons"


def fail_at(kind: str, solved: int, players: int = 2) -> Scenario:
    """So many tasks are solved when the minute ends."""
    table, _ = inside(kind, "TTTTT", "KKKKK", players=players)
    for number in range(solved):
        table.shows(RED, "TTTTT" if number == 0 else "AAAAA")
        table.shows(BLUE, "KKKKK")
        table.does(COOL)
    table.waits_until(MINUTE)
    return table


@pytest.mark.rule("time_chambers.lava.gem_version", "time_chambers.lava.fail_single", "time_chambers.lava.gem_supply")
@pytest.mark.parametrize(("solved", "gems"), [(0, 3), (1, 2), (2, 1)])
def test_failing_the_gem_version_adds_gems_for_the_unsolved_task_only(solved: int, gems: int) -> None:
    table = fail_at(LAVA_GEMS, solved)
    assert table.game.depot.gems == 5 + gems
    assert GemsMoved(BOXED, DEPOT, gems) in table.events
    assert hands(table) == [5, 5]
    (failed,) = told(table.events, "trial_failed")
    assert failed[1] == solved


@pytest.mark.rule("time_chambers.lava.gem_supply")
def test_gems_are_added_beyond_what_the_box_holds() -> None:
    table, _ = found(LAVA_GEMS, gems=25)
    table.waits_until(MINUTE)
    assert table.game.depot.gems == 28


@pytest.mark.rule("time_chambers.lava.dice_version", "time_chambers.lava.fail_single")
@pytest.mark.parametrize(("solved", "dice"), [(0, 3), (1, 2), (2, 1)])
def test_failing_the_dice_version_costs_dice_for_the_unsolved_task_only(solved: int, dice: int) -> None:
    table = fail_at(LAVA_DICE, solved)
    assert noted(table).loss_now[1] == dice
    table.waits_until(MINUTE + 10_000)
    assert sum(hands(table)) == 10 - dice
    assert table.game.depot.gems == 5


@pytest.mark.rule("time_chambers.lava.success")
@pytest.mark.parametrize("kind", [LAVA_DICE, LAVA_GEMS])
def test_with_all_three_tasks_solved_nothing_happens(kind: str) -> None:
    table, _ = inside(kind, "TTTTT", "KKKKK")
    table.does(COOL)
    table.does(COOL)
    table.shows(RED, "AAATT")
    table.does(COOL)
    table.shows(RED, "AAATT")
    assert "cool_lava" not in table.verbs(RED)
    assert table.refuses(COOL) == "trial_over"
    assert noted(table).blue_sand[3] == MINUTE
    table.waits_until(2 * MINUTE)
    assert (hands(table), table.game.depot.gems) == ([5, 5], 5)


@pytest.mark.rule("time_chambers.lava.strangle")
def test_adventurers_that_vines_hold_do_not_count_for_the_third_task() -> None:
    table, place = inside(LAVA_GEMS, "TTTTT", "KKKKK", modules=(*MODULES, "fountain", "curses"))
    table.does(COOL)
    table.does(COOL)
    table.gets(RED, "strangle_vines")
    table.will_throw(RED, "AAATT")
    table.does(Roll(RED), at=5_000)
    table.shows(BLUE, "TTTTT")
    assert table.refuses(COOL) == "dice_bound"
    table.shows(BLUE, "AAATT")
    table.does(COOL)
    assert noted(table).blue_sand[:2] == (place >> 1, 3)
