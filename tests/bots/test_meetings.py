"""How many should go where: the plan that bots make together."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots import meetings
from tumbledown.bots.bot import Bot
from tumbledown.bots.table import Table
from tumbledown.bots.team import EXPLORE, GEMS, LEAVE, Team
from tumbledown.engine.commands import Enter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.structs import Settings

LARGE = tuple((gems, parse_cost(f"K{icons}")) for gems, icons in ((1, 4), (2, 7), (3, 10)))


def team_of(players: int, need: int, supply: int) -> Team:
    team = Team()
    team.inside = list(range(players))
    for seat in team.inside:
        team.tell(seat, 5, 0)
    team.need = need
    team.lookout.supply = supply
    return team


@pytest.mark.parametrize(("supply", "least"), [(18, 0), (11, 1), (10, 2)])
def test_gems_are_wasted_only_if_there_are_enough(supply: int, least: int) -> None:
    """Ten are needed. With eighteen about, a large chamber may be left with one lit; with ten it may not."""
    assert meetings.least_step(team_of(4, 10, supply), LARGE) == least


def test_what_a_small_team_cannot_do_it_does_not_demand() -> None:
    """Ten keys of ten dice will not happen, seven might."""
    assert meetings.least_step(team_of(2, 18, 18), LARGE) == 1


@pytest.mark.parametrize(("dice", "step"), [(5, 0), (10, 0), (15, 1), (20, 2)])
def test_more_dice_try_for_more_gems(dice: int, step: int) -> None:
    assert meetings.best_step(team_of(4, 10, 18), LARGE, dice, 0) == step


def test_nobody_tries_for_more_gems_than_are_needed() -> None:
    assert meetings.best_step(team_of(4, 2, 18), LARGE, 20, 0) == 1


# -------------------------------------------------------------------- the plan
def plan_of(table: BotScenario) -> list[tuple[int, int]]:
    table.decides(0)
    players = range(table.game.party.size)
    return [(table.team.job[seat], table.team.goal[seat]) for seat in players]


def test_the_team_keeps_together() -> None:
    table = BotScenario(players=4, gems=7)
    near = table.chamber("basic_05", at=(1, 0), stairs="W")
    table.chamber("basic_06", at=(-1, 0), stairs="E")
    table.puts(2, near)
    assert plan_of(table) == [(GEMS, near)] * 4


def test_the_gems_nearest_to_all_come_first() -> None:
    table = BotScenario(players=3, gems=7)
    table.chamber("basic_05", at=(1, 0), stairs="W")
    west = table.chamber("basic_06", at=(-1, 0), stairs="E")
    table.puts(1, west)
    table.puts(2, west)
    assert plan_of(table) == [(GEMS, west)] * 3


def test_gems_come_before_the_dark() -> None:
    """Also for whoever stands before an opening: together it is soon done, and doors are opened by the way."""
    table = BotScenario(players=2, gems=7, pile=("basic_12", "exit"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    gem = table.chamber("basic_05", at=(-1, 0), stairs="E")
    table.puts(0, hall)
    table.puts(1, gem)
    assert plan_of(table) == [(GEMS, gem)] * 2


def beside_a_door() -> tuple[BotScenario, int, int]:
    """Everybody stands before an opening, and it is a step to the gems for each of them."""
    table = BotScenario(players=3, gems=7, pile=("basic_12",))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    gem = table.chamber("basic_05", at=(2, 0), stairs="W")
    for seat in range(3):
        table.puts(seat, hall)
    return table, hall, gem


def test_doors_that_are_nearer_come_before_gems_as_long_as_the_exit_is_not_found() -> None:
    table, hall, _ = beside_a_door()
    assert plan_of(table) == [(EXPLORE, hall)] * 3


def test_one_who_is_with_the_gems_already_is_reason_enough_to_come() -> None:
    table, _, gem = beside_a_door()
    table.puts(1, gem)
    assert plan_of(table) == [(GEMS, gem)] * 3


def test_when_the_exit_is_known_gems_come_before_doors() -> None:
    table, _, gem = beside_a_door()
    table.chamber("exit", at=(-1, 0), stairs="E")
    assert plan_of(table) == [(GEMS, gem)] * 3


def test_without_gems_the_team_explores_together() -> None:
    """Two openings lie two steps from each other: one of them is enough."""
    table = BotScenario(players=3, gems=7, pile=("basic_12", "exit"))
    east = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_08", at=(-1, 0), stairs="E")
    table.puts(2, east)
    assert plan_of(table) == [(EXPLORE, east)] * 3


def test_a_place_with_more_doors_is_worth_a_step() -> None:
    """The first one is nearer to all together by a step, the second has more openings."""
    table = BotScenario(players=3, gems=7, pile=("basic_12", "exit"))
    first = table.chamber("basic_09", at=(1, 0), stairs="W")
    second = table.chamber("basic_07", at=(2, 0), stairs="W")
    for seat in range(3):
        table.puts(seat, second if seat == 2 else first)
    assert [len(table.game.temple.frontier(place)) for place in (first, second)] == [1, 3]
    assert plan_of(table) == [(EXPLORE, second)] * 3


def apart(gems: int, pile: tuple[str, ...] = ("basic_12", "exit")) -> BotScenario:
    """One stands in the east without a way to the gems in the west, the other beside these."""
    table = BotScenario(players=2, modules=("illusions",), gems=gems, pile=pile)
    table.puts(0, table.chamber("basic_07", at=(3, 0), stairs="W"))
    table.chamber("gem_key_3", at=(-1, 0), stairs="E")
    return table


def test_who_cannot_come_to_the_gems_explores() -> None:
    table = apart(gems=7)
    assert plan_of(table) == [(EXPLORE, table.lies_at(3, 0)), (GEMS, table.lies_at(-1, 0))]


def test_when_nobody_can_come_to_any_gems_the_team_explores_though_the_exit_is_known() -> None:
    table = apart(gems=7)
    table.chamber("exit", at=(-2, 0), stairs="E")
    table.puts(1, table.lies_at(3, 0))
    assert plan_of(table) == [(EXPLORE, table.lies_at(3, 0))] * 2


def test_when_all_gems_are_lit_everybody_leaves() -> None:
    table = BotScenario(players=3, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    assert plan_of(table) == [(LEAVE, way_out)] * 3


def test_what_cannot_be_lit_any_more_is_left() -> None:
    """Three gems are one too many for a team of four, but there is neither a gem chamber nor an opening."""
    table = BotScenario(players=4, gems=3)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    assert plan_of(table) == [(LEAVE, way_out)] * 4


def test_in_the_last_minutes_more_gems_may_stay() -> None:
    table = BotScenario(players=1, gems=6)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    gem = table.chamber("basic_05", at=(-1, 0), stairs="E")
    assert plan_of(table) == [(GEMS, gem)]
    table.waits_until(510_000)
    assert plan_of(table) == [(LEAVE, way_out)]


def test_nobody_is_asked_for_more_keys_than_dice() -> None:
    """Three gems may stay for two, who then need four keys; but not for somebody with four dice."""
    table = BotScenario(players=2, gems=3)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    gem = table.chamber("basic_05", at=(-1, 0), stairs="E")
    assert plan_of(table) == [(LEAVE, way_out)] * 2
    table.gives_dice(1, 4)
    table.seat_bots()
    assert plan_of(table) == [(GEMS, gem)] * 2


def test_a_plan_is_made_anew_when_the_gems_are_lit() -> None:
    table = BotScenario(players=2, gems=7)
    first = table.chamber("basic_05", at=(1, 0), stairs="W")
    second = table.chamber("basic_06", at=(-1, 0), stairs="E")
    (chosen,) = {goal for _, goal in plan_of(table)}
    table.game.temple.used[chosen >> 1] = 1
    table.game.depot.gems -= 1
    assert {chosen} | {goal for _, goal in plan_of(table)} == {first, second}


# -------------------------------------------------------------------- bots and people
def test_a_bot_goes_where_a_person_stands_by_gems() -> None:
    table = BotScenario(players=2, gems=7)
    east = table.chamber("basic_05", at=(1, 0), stairs="W")
    west = table.chamber("basic_06", at=(-1, 0), stairs="E")
    for person_at in (east, west):
        table.puts(1, person_at)
        table.seat_bots(1)
        table.decides(0)
        assert table.team.goal[0] == person_at


def test_a_person_is_not_sent_anywhere() -> None:
    table = BotScenario(players=2, gems=7)
    table.chamber("basic_05", at=(1, 0), stairs="W")
    table.seat_bots(1)
    table.decides(0)
    assert table.team.goal[1] == -1


def test_a_bot_follows_when_the_person_walks_on() -> None:
    table = BotScenario(players=2, gems=7)
    east = table.chamber("basic_05", at=(1, 0), stairs="W")
    west = table.chamber("basic_06", at=(-1, 0), stairs="E")
    table.puts(1, east)
    table.seat_bots(1)
    table.shows(0, "AATTK")
    assert table.decides(0) == Enter(0, east)
    table.puts(1, west)
    assert table.decides(0) == Enter(0, west)


def test_bots_that_never_talked_win_too() -> None:
    """Each with a team of its own, so that to each the others are people who go where they like."""
    won = 0
    for number in range(10):
        table = Table(Settings(players=3), f"strangers {number}")
        table.bots = [Bot(seat) for seat in range(3)]
        while not table.is_over:
            table.step()
        assert table.refused == []
        won += table.game.won
    assert won >= 9
