"""What a bot does where it stands: gems, openings, the exit, and the way there."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Roll


def gem_table(players: int, kind: str = "gem_key_3", gems: int = 14) -> tuple[BotScenario, int]:
    """Everybody stands in a gem chamber; there is nothing to discover."""
    table = BotScenario(players=players, gems=gems)
    place = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table, place


# -------------------------------------------------------------------- gems
def test_a_bot_lights_a_single_gem_as_soon_as_the_icons_show() -> None:
    table, _ = gem_table(1, "basic_05", gems=7)
    table.shows(0, "KKKKABA")
    assert table.decides(0) == ActivateGems(0, 0)


def test_icons_of_mates_count_towards_the_gem() -> None:
    table, _ = gem_table(2, "basic_05", gems=7)
    table.shows(0, "KKATA")
    table.shows(1, "KKTAA")
    assert table.decides(0) == ActivateGems(0, 0)


def test_keys_of_a_mate_elsewhere_do_not() -> None:
    table, _ = gem_table(2, "basic_05", gems=7)
    table.puts(1, table.start)
    table.shows(0, "KKATA")
    table.shows(1, "KKTAA")
    assert isinstance(table.decides(0), Roll)


def test_a_large_chamber_is_not_spent_on_one_gem_by_a_team() -> None:
    """Four players could light three gems here, and have four keys so far: they collect on."""
    table, _ = gem_table(4)
    table.shows(0, "KKKKA")
    for seat in (1, 2, 3):
        table.shows(seat, "AATTA")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "A"


def test_a_team_of_four_lights_three_gems_with_ten_keys() -> None:
    table, _ = gem_table(4)
    for seat, faces in enumerate(("KKKKA", "KKKAA", "KKKAA", "AAAAA")):
        table.shows(seat, faces)
    assert table.decides(0) == ActivateGems(0, 2)


def test_with_one_gem_needed_nobody_waits_for_three() -> None:
    """Three gems lie in the depot, and two may stay for a team of four."""
    table, _ = gem_table(4, gems=3)
    table.shows(0, "KKKKA")
    for seat in (1, 2, 3):
        table.shows(seat, "AATTA")
    assert table.decides(0) == ActivateGems(0, 0)


def test_greed_ends_after_a_while() -> None:
    """A team that needs every gem wants three here; if nothing comes of it for long, two will do."""
    table, _ = gem_table(4, gems=19)
    table.chamber("exit", at=(1, 1), stairs="N")
    for seat, faces in enumerate(("KKKKB", "KKKBB", "BBBB.", "BBBB.")):
        table.shows(seat, faces)
    assert not isinstance(table.decides(0), ActivateGems)
    table.waits(41_000)
    assert table.decides(0) == ActivateGems(0, 1)


def test_two_adventurers_open_a_door_while_gems_are_collected() -> None:
    table = BotScenario(players=2, gems=7, pile=("basic_12", "exit"))
    place = table.chamber("basic_06", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, place)
    table.shows(0, "AAKTT")
    assert isinstance(table.decides(0), Discover)


# -------------------------------------------------------------------- the dark
def test_a_bot_discovers_before_a_free_cell_rather_than_a_crowded_one() -> None:
    """North of the hall lies a cell between two chambers, south of it an open one."""
    table = BotScenario(gems=7, pile=("basic_12", "exit"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_12", at=(2, 0), stairs="W")
    table.chamber("basic_13", at=(2, -1), stairs="E")
    table.chamber("basic_02", at=(0, -1), stairs="N")
    table.puts(0, hall)
    table.shows(0, "AATTTTT")
    assert table.decides(0) == Discover(0, 2)


def test_a_bot_without_adventurers_throws_for_them_and_keeps_what_it_has() -> None:
    table = BotScenario(gems=7, pile=("basic_12", "exit"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.shows(0, "ATTKKTB")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "KKTTT"


# -------------------------------------------------------------------- the way
def test_a_bot_walks_by_the_shortest_way() -> None:
    """In the north four steps lead round the block to the gems, in the south, once a chamber lies there, two. The dice
    show enough for either way."""
    table = BotScenario(gems=7)
    here = table.chamber("basic_07", at=(1, 0), stairs="W")
    north = table.chamber("basic_08", at=(1, -1), stairs="S")
    table.chamber("basic_09", at=(2, -1), stairs="W")
    table.chamber("basic_12", at=(2, 0), stairs="N")
    table.chamber("basic_05", at=(2, 1), stairs="N")
    table.puts(0, here)
    table.shows(0, "AATTKKB")
    assert table.decides(0) == Enter(0, north)
    south = table.chamber("basic_11", at=(1, 1), stairs="N")
    assert table.decides(0) == Enter(0, south)


def test_a_bot_throws_what_the_next_step_does_not_ask_for() -> None:
    table = BotScenario(gems=7)
    table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.shows(0, "AAGKKGB")
    command = table.decides(0)
    # Two golden masks: one is used at once for the locked die, the other is kept.
    assert getattr(command, "verb", "") == "free"
    table.shows(0, "AAGKK.B")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == ".AKK"


def test_a_step_that_the_free_dice_cannot_pay_is_not_waited_for() -> None:
    """The adventurer alone does not help, and nobody is near who could free the others."""
    table = BotScenario(players=2, gems=7)
    table.puts(0, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.chamber("gem_key_3", at=(2, 0), stairs="W")
    table.shows(0, "ABBBB")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "A"


def test_a_golden_mask_is_thrown_when_everything_else_is_kept() -> None:
    """It is good to have one, but the last key must come from somewhere."""
    table = BotScenario(players=2, gems=7)
    place = table.chamber("basic_05", at=(1, 0), stairs="W")
    table.gives_dice(0, 4)
    table.puts(0, place)
    table.shows(0, "KKKG")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "G"


def test_with_everything_at_hand_a_golden_mask_stays() -> None:
    """Nothing is left to do but to wait."""
    table = BotScenario(players=2, gems=7)
    for seat in (0, 1):
        table.shows(seat, "AATKG")
    assert table.decides(0) is None


# -------------------------------------------------------------------- the way out
def exit_table(players: int = 2, gems: int = 0) -> tuple[BotScenario, int]:
    table = BotScenario(players=players, gems=gems)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, way_out)
    assert hall != way_out
    return table, way_out


def test_all_leave_together() -> None:
    table, _ = exit_table()
    table.shows(0, "KAAAA")
    table.shows(1, "KAAAA")
    assert table.decides(0) == Escape(0)
    table.does(Escape(0))
    assert table.decides(1) == Escape(1)


def test_nobody_leaves_while_a_mate_is_on_the_way() -> None:
    table, _ = exit_table()
    table.puts(1, table.start)
    table.shows(0, "KAAAA")
    assert table.decides(0) is None


@pytest.mark.parametrize("faces", ["BBBBB", "BBBBA"])
def test_nobody_leaves_while_a_mate_can_hardly_roll(faces: str) -> None:
    table, _ = exit_table()
    table.shows(0, "KAAAA")
    table.shows(1, faces)
    table.seat_bots()
    table.decides(1)
    assert not isinstance(table.decides(0), Escape)


def test_dice_to_spare_are_thrown_for_a_mate_in_need() -> None:
    """Both hold keys and could otherwise wait for each other until the temple falls."""
    table, _ = exit_table(gems=1)
    table.shows(0, "KKAAB")
    table.shows(1, "KBBBB")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AA"


def test_who_has_no_die_to_spare_goes_and_gives_one() -> None:
    table, _ = exit_table(gems=1)
    table.shows(0, "KKBBB")
    table.shows(1, "KBBBB")
    assert table.acts(0) == Escape(0)
    table.acts(0)
    assert len(table.game.dice.hands[1]) == 6


def test_shortly_before_the_collapse_nobody_waits_for_stragglers() -> None:
    table, _ = exit_table()
    table.puts(1, table.start)
    table.waits_until(560_000)
    table.shows(0, "KAA")
    table.shows(1, "AAAAA")
    assert table.decides(0) == Escape(0)


def test_keys_are_kept_until_there_are_enough() -> None:
    table, _ = exit_table(gems=2)
    table.shows(0, "KAATT")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AATT"


def test_with_few_gems_left_the_team_goes_to_the_exit() -> None:
    table, way_out = exit_table(gems=1)
    hall = table.lies_at(1, 0)
    table.puts(0, table.start)
    table.shows(0, "AAKTT")
    assert table.decides(0) == Enter(0, hall)
    assert table.team.goal[0] == way_out
