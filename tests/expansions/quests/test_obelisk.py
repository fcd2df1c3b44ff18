"""The obelisk: laid, done, and its walls take back what it brought."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.quests.questing import (
    BLUE,
    HALL,
    RED,
    done,
    finds,
    happens,
    markers,
    note,
    noted,
    progress,
    scenario,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform
from tumbledown.engine.events import ChambersMoved, EdgeOpened
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST

NORTH_SIDE, EAST_SIDE, WEST_SIDE = 1 << NORTH, 1 << EAST, 1 << WEST


def tiles_left(table: Scenario) -> int:
    return table.game.depot.gem_tiles


def moves(table: Scenario, place: int, to: tuple[int, int], turn: int) -> None:
    happens(table, ChambersMoved((place >> 1,), (cell_at(*to),), (turn,)))


# -------------------------------------------------------------------- laid
@pytest.mark.rule("quests.obelisk.place", "quests.obelisk.blocks_door")
def test_it_lies_with_its_bricked_up_stairway_towards_the_discoverer_and_nobody_gets_in() -> None:
    table = scenario()
    place = finds(table, "obelisk")
    assert table.lies_at(1, 0) == place
    assert table.stairs_of(place) == "W"
    table.shows(RED, "AATKG")
    assert table.refuses(Enter(RED, place)) == "no_passage"
    assert table.refuses(Discover(RED, EAST)) == "passage_blocked"


@pytest.mark.rule("quests.obelisk.immediate", "quests.complete.once")
def test_it_is_done_at_once_and_three_gem_tiles_come_into_the_depot() -> None:
    table = scenario()
    place = finds(table, "obelisk")
    assert (done(table), markers(table), tiles_left(table)) == ([place >> 1], 0, 3)
    assert progress(table, place) == (1, 1)


@pytest.mark.rule("quests.obelisk.tiles_are_gems")
def test_each_gem_tile_costs_one_key_more() -> None:
    table = scenario(gems=0)
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    finds(table, "obelisk")
    table.puts(RED, way_out)
    table.shows(RED, "KKK..")
    assert table.refuses(Escape(RED)) == "not_enough_icons"
    table.shows(RED, "KKKK.")
    table.does(Escape(RED))


@pytest.mark.rule("quests.obelisk.tiles_not_activatable")
def test_gem_tiles_cannot_be_lit() -> None:
    table = scenario(gems=0)
    finds(table, "obelisk")
    table.puts(RED, table.chamber("basic_01", at=(-1, 0), stairs="E"))
    table.shows(RED, "TTTT.")
    assert table.refuses(ActivateGems(RED)) == "depot_empty"
    assert tiles_left(table) == 3


@pytest.mark.rule("quests.obelisk.tiles_not_activatable")
def test_the_extra_gem_takes_a_gem_and_never_a_gem_tile() -> None:
    table = scenario(modules=("quests", "treasures"), gems=0)
    finds(table, "obelisk")
    table.gets(RED, "extra_gem")
    assert "extra_gem" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "extra_gem")) in ("depot_empty", "not_offered")
    assert tiles_left(table) == 3


@pytest.mark.rule("quests.obelisk.no_entry")
@pytest.mark.parametrize("means", [0, 1, 2, 3, 4])
def test_nobody_arrives_there_by_any_means(means: int) -> None:
    table = scenario()
    place = finds(table, "obelisk")
    refusal = forbids_arrival(table.game, RED, place, means)
    assert refusal is not None
    assert refusal.code == "chamber_closed"


@pytest.mark.rule("quests.obelisk.no_entry")
def test_a_secret_passage_does_not_lead_in_either() -> None:
    table = scenario()
    place = finds(table, "obelisk")
    happens(table, EdgeOpened(0, EAST))
    table.shows(RED, "AATKG")
    assert table.refuses(Enter(RED, place)) == "chamber_closed"


# -------------------------------------------------------------------- its walls
@pytest.mark.rule("quests.obelisk.adjacent_walls", "quests.obelisk.already_adjacent")
def test_walls_that_touch_a_chamber_already_take_a_gem_tile_at_once() -> None:
    table = scenario()
    table.chamber(HALL, at=(1, -1), stairs="S")
    table.chamber("basic_08", at=(2, 0), stairs="S")
    finds(table, "obelisk")
    assert tiles_left(table) == 1
    assert note(table, "closed_sides") == WEST_SIDE | NORTH_SIDE


@pytest.mark.rule("quests.obelisk.adjacent_walls", "quests.obelisk.recheck")
def test_a_chamber_laid_beside_it_later_takes_one_more() -> None:
    table = scenario()
    hall = table.chamber(HALL, at=(0, -1), stairs="S")
    finds(table, "obelisk")
    assert tiles_left(table) == 3
    table.puts(BLUE, hall)
    finds(table, "basic_08", EAST, BLUE)
    assert tiles_left(table) == 2
    assert note(table, "closed_sides") == WEST_SIDE


@pytest.mark.rule("quests.obelisk.adjacent_walls")
def test_the_side_of_the_stairway_takes_none() -> None:
    table = scenario()
    finds(table, "obelisk")
    assert table.game.temple.touching(table.lies_at(1, 0) >> 1) == [table.game.start]
    assert (tiles_left(table), note(table, "closed_sides")) == (3, 0)


@pytest.mark.rule("quests.obelisk.any_chamber")
@pytest.mark.parametrize(("kind", "stairs"), [("basic_13", "E"), ("ghost", "N"), ("exit", "S"), (HALL, "S")])
def test_any_chamber_counts_open_or_walled_towards_it(kind: str, stairs: str) -> None:
    table = scenario()
    table.chamber(kind, at=(2, 0), stairs=stairs)
    finds(table, "obelisk")
    assert tiles_left(table) == 2


@pytest.mark.rule("quests.obelisk.any_chamber")
def test_chambers_at_its_corners_do_not_count() -> None:
    table = scenario()
    for number, spot in enumerate([(0, -1), (0, 1), (2, -1), (2, 1)]):
        table.chamber(f"basic_{number + 7:02}", at=spot)
    finds(table, "obelisk")
    assert tiles_left(table) == 3


@pytest.mark.rule("quests.obelisk.any_chamber")
def test_what_hovers_or_is_in_the_air_does_not_count() -> None:
    table = scenario()
    hall = table.chamber(HALL, at=(2, 0))
    table.game.temple.hover(hall >> 1, cell_at(2, 0), 0)
    finds(table, "obelisk")
    assert tiles_left(table) == 3
    table.game.temple.lay(hall >> 1, cell_at(2, 0), 0)
    table.game.come_to_rest()
    assert tiles_left(table) == 2


@pytest.mark.rule("quests.obelisk.recheck")
def test_a_chamber_that_slides_alongside_counts() -> None:
    table = scenario()
    hall = table.chamber(HALL, at=(2, 1))
    finds(table, "obelisk")
    moves(table, hall, (1, 1), 0)
    assert tiles_left(table) == 2


@pytest.mark.rule("quests.obelisk.credit_permanent")
def test_a_wall_keeps_its_gem_tile_when_its_neighbour_goes_and_takes_no_second_one() -> None:
    table = scenario()
    hall = table.chamber(HALL, at=(1, 1))
    finds(table, "obelisk")
    assert tiles_left(table) == 2
    moves(table, hall, (1, 5), 0)
    assert tiles_left(table) == 2
    moves(table, hall, (1, 1), 0)
    assert tiles_left(table) == 2
    assert len(noted(table, "closed_sides")) == 1


@pytest.mark.rule("quests.obelisk.credit_permanent")
def test_an_illusion_that_vanished_has_counted() -> None:
    table = scenario(modules=("quests", "illusions"))
    table.chamber("illusion_1", at=(1, 1))
    finds(table, "obelisk")
    table.waits_until(FIRST_SLAM)
    assert table.lies_at(1, 1) == -1
    assert tiles_left(table) == 2


@pytest.mark.rule("quests.obelisk.credit_permanent", "quests.obelisk.recheck")
def test_when_it_is_turned_its_sides_turn_with_it() -> None:
    table = scenario()
    table.chamber(HALL, at=(1, 1))
    place = finds(table, "obelisk")
    assert (note(table, "closed_sides"), tiles_left(table)) == (EAST_SIDE, 2)
    moves(table, place, (1, 0), SOUTH)
    assert (note(table, "closed_sides"), tiles_left(table)) == (EAST_SIDE | NORTH_SIDE, 1)


@pytest.mark.rule("quests.obelisk.credit_permanent")
def test_after_its_third_wall_nothing_more_is_taken() -> None:
    table = scenario()
    for number, spot in enumerate([(1, -1), (2, 0), (1, 1)]):
        table.chamber(f"basic_{number + 7:02}", at=spot)
    place = finds(table, "obelisk")
    assert tiles_left(table) == 0
    moves(table, place, (1, 0), SOUTH)
    assert tiles_left(table) == 0


# -------------------------------------------------------------------- the entrance
@pytest.mark.rule("quests.obelisk.blocks_door")
def test_an_entrance_is_open_again_when_the_obelisk_slides_away() -> None:
    table = scenario()
    place = finds(table, "obelisk")
    table.pile(HALL)
    moves(table, place, (1, 4), EAST)
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
