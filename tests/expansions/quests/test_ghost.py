"""The ghost: where it appears, who drives it where, and when it is home."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.quests.questing import (
    BLUE,
    CROSSING,
    HALL,
    MODULES,
    RED,
    done,
    finds,
    happens,
    haunted,
    markers,
    note,
    progress,
    scenario,
    walks_to,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.events import AdventurerMoved, ChambersMoved, EdgeOpened
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.piles import mix_in
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST, TileKind


def haunting(modules: tuple[str, ...] = MODULES, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int, int]:
    """A hall east of the start, and the ghost chamber north of it was just found from there; both places."""
    table = scenario(modules=modules, extra=extra)
    hall = table.chamber(HALL if HALL in table.rules.tile_kind_ids else "cursed_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    return table, hall, finds(table, "ghost", NORTH)


def drives(table: Scenario, to: int, seat: int = RED) -> None:
    """The seat stands where the ghost is and drives it there."""
    table.puts(seat, haunted(table))
    table.shows(seat, "TT".ljust(len(table.game.dice.hands[seat]), "."))
    table.does(Perform(seat, "push", to))


# -------------------------------------------------------------------- it appears
@pytest.mark.rule("quests.ghost.spawn")
def test_it_appears_in_the_starting_chamber_when_its_own_is_found() -> None:
    table, _, home = haunting()
    assert haunted(table) == table.start
    assert progress(table, home) == (0, 1)


@pytest.mark.rule("quests.ghost.spawn")
def test_it_appears_there_wherever_the_start_lies_by_then() -> None:
    table = scenario()
    hall = table.chamber(HALL, at=(1, 0), stairs="W")
    table.puts(RED, hall)
    happens(table, ChambersMoved((table.game.start,), (cell_at(0, 3),), (0,)))
    finds(table, "ghost", NORTH)
    assert table.lies_at(0, 3) == table.start == haunted(table)


# -------------------------------------------------------------------- driving it
@pytest.mark.rule("quests.ghost.push", "quests.ghost.pusher_stays")
def test_two_own_torches_drive_it_through_one_passage_and_the_driver_stays() -> None:
    table, hall, _ = haunting()
    table.puts(RED, table.start)
    table.shows(RED, "TTAKG")
    table.does(Perform(RED, "push", hall))
    assert (haunted(table), table.stands(RED)) == (hall, table.start)
    assert table.faces(RED) == "..AKG"
    assert table.happened(AdventurerMoved) == []


@pytest.mark.rule("quests.ghost.push")
def test_torches_of_a_mate_do_not_help() -> None:
    table, hall, _ = haunting()
    for seat in (RED, BLUE):
        table.puts(seat, table.start)
        table.shows(seat, "TAAAA")
    assert table.refuses(Perform(RED, "push", hall)) == "not_enough_icons"


@pytest.mark.rule("quests.ghost.push")
def test_only_whoever_is_with_it_drives_it() -> None:
    table, hall, _ = haunting()
    table.shows(RED, "TTTTT")
    assert "push" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "push", table.start)) == "no_ghost_here"
    walks_to(table, RED, table.start)
    assert table.targets(RED, "push") == {hall}


@pytest.mark.rule("quests.ghost.push")
def test_the_driver_chooses_among_all_neighbours() -> None:
    table, hall, home = haunting()
    west = table.chamber(CROSSING, at=(-1, 0), stairs="E")
    walks_to(table, RED, table.start)
    table.shows(RED, "TT...")
    assert table.targets(RED, "push") == {hall, west}
    table.does(Perform(RED, "push", west))
    assert haunted(table) == west != home


@pytest.mark.rule("quests.ghost.pusher_stays")
def test_what_the_next_chamber_costs_to_enter_does_not_matter() -> None:
    table, hall, _ = haunting()
    table.puts(RED, table.start)
    table.shows(RED, "TT...")
    assert "enter" not in table.verbs(RED)
    table.does(Perform(RED, "push", hall))


# -------------------------------------------------------------------- through doors only
@pytest.mark.rule("quests.ghost.doors_only")
def test_it_passes_no_wall() -> None:
    table, _, _ = haunting()
    walled = table.chamber("basic_13", at=(0, -1), stairs="E")
    table.puts(RED, table.start)
    table.shows(RED, "TT...")
    assert walled not in table.targets(RED, "push")
    assert table.refuses(Perform(RED, "push", walled)) == "no_passage"


@pytest.mark.rule("quests.ghost.doors_only")
def test_a_secret_passage_is_a_door_for_it_too() -> None:
    table, _, _ = haunting()
    walled = table.chamber("basic_13", at=(0, -1), stairs="E")
    happens(table, EdgeOpened(0, NORTH))
    drives(table, walled)
    assert haunted(table) == walled


@pytest.mark.rule("quests.ghost.doors_only")
def test_it_is_never_driven_into_the_obelisk() -> None:
    table, _, _ = haunting()
    obelisk = table.chamber("obelisk", at=(0, 1), stairs="S")
    happens(table, EdgeOpened(0, SOUTH))
    table.puts(RED, table.start)
    table.shows(RED, "TT...")
    assert obelisk not in table.targets(RED, "push")
    assert table.refuses(Perform(RED, "push", obelisk)) == "ghost_keeps_out"
    assert table.faces(RED) == "TT..."


slide = TileKind("slide", "sliding", openings=13, entry=(parse_cost("A"),), one_way=1 << SOUTH)
sliding = Chapter("sliding", order=95, tiles=(slide,), looks_far=False)
"""A chamber that one leaves by any door but the one in the south."""
sliding.setup(POOL)(lambda game: mix_in(game, (slide,)))


@pytest.mark.rule("quests.ghost.one_way")
def test_it_goes_down_a_slide_and_not_up() -> None:
    table, _, _ = haunting(extra=(sliding,))
    down = table.chamber("slide", at=(-1, 0), stairs="E")
    drives(table, down)
    assert haunted(table) == down
    table.puts(RED, down)
    table.shows(RED, "TT...")
    assert table.refuses(Perform(RED, "push", table.start)) == "no_passage"
    assert note(table, "ghost_steps") == -1


@pytest.mark.rule("quests.ghost.double_chamber")
def test_in_a_double_chamber_it_is_on_the_half_that_it_came_into() -> None:
    table, _, _ = haunting(modules=("quests", "special_chambers"))
    front = table.chamber("double_torch_chamber", at=(-1, 0), stairs="E")
    behind = table.chamber(CROSSING, at=(-2, 0), stairs="E")
    drives(table, front)
    assert haunted(table) == front
    table.puts(BLUE, front + 1)
    table.shows(BLUE, "TTTTT")
    assert "push" not in table.verbs(BLUE)
    table.puts(RED, front)
    table.shows(RED, "TT...")
    assert behind not in table.targets(RED, "push")
    assert table.start in table.targets(RED, "push")


# -------------------------------------------------------------------- home
@pytest.mark.rule("quests.ghost.goal", "quests.complete.move_marker")
def test_the_moment_it_comes_home_the_quest_is_done_and_the_ghost_is_gone() -> None:
    table, hall, home = haunting()
    drives(table, hall)
    assert markers(table) == 1
    drives(table, home)
    assert (done(table), markers(table), progress(table, home)) == ([home >> 1], 0, (1, 1))
    assert table.game.pieces.at[table.game.slots["quests"].piece] == BOXED
    assert note(table, "ghost_steps") == 0


@pytest.mark.rule("quests.ghost.chamber_closed")
@pytest.mark.parametrize("means", [0, 1, 2, 3, 4])
def test_no_adventurer_comes_there_by_any_means(means: int) -> None:
    table, _, home = haunting()
    refusal = forbids_arrival(table.game, RED, home, means)
    assert refusal is not None
    assert refusal.code == "chamber_closed"


@pytest.mark.rule("quests.ghost.chamber_closed", "quests.complete.once")
def test_the_chamber_stays_closed_when_the_ghost_is_home() -> None:
    table, hall, home = haunting()
    drives(table, hall)
    drives(table, home)
    table.puts(RED, hall)
    table.shows(RED, "AATKG")
    assert home not in table.targets(RED, "enter")
    assert table.refuses(Enter(RED, home)) == "chamber_closed"


@pytest.mark.rule("quests.ghost.chamber_closed")
def test_a_teleport_does_not_lead_there_either() -> None:
    table, hall, home = haunting(modules=("quests", "treasures"))
    table.gets(RED, "teleport")
    assert home not in {target for offer in table.game.options(RED) for target in offer.targets}
    assert table.stands(RED) == hall


# -------------------------------------------------------------------- it does nothing else
@pytest.mark.rule("quests.ghost.harmless")
def test_it_hinders_neither_moves_nor_gems_nor_safety_nor_dice() -> None:
    table, hall, _ = haunting()
    table.puts(RED, table.start)
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, hall))
    table.puts(RED, table.start)
    table.pile(CROSSING)
    table.does(Discover(RED, WEST))
    table.waits_until(FIRST_SLAM)
    assert haunted(table) == table.start
    assert len(table.game.dice.hands[RED]) == 5


# -------------------------------------------------------------------- when the temple changes
@pytest.mark.rule("quests.ghost.illusion_removed")
def test_on_a_chamber_that_vanishes_it_goes_back_to_the_start() -> None:
    table, _, _ = haunting(modules=("quests", "illusions"))
    mirage = table.chamber("illusion_1", at=(-1, 0), stairs="E")
    drives(table, mirage)
    table.waits_until(FIRST_SLAM)
    assert table.lies_at(-1, 0) == -1
    assert haunted(table) == table.start
    assert markers(table) == 1


@pytest.mark.rule("quests.ghost.moves_with_tile")
def test_it_stays_on_its_chamber_when_that_turns_or_slides() -> None:
    table, hall, _ = haunting()
    drives(table, hall)
    happens(table, ChambersMoved((hall >> 1,), (cell_at(5, 5),), (3,)))
    assert haunted(table) == hall == table.lies_at(5, 5)


@pytest.mark.rule("quests.ghost.route_lost")
def test_all_see_how_many_steps_it_has_to_go() -> None:
    table, hall, home = haunting()
    assert note(table, "ghost_steps") == 2
    drives(table, hall)
    assert note(table, "ghost_steps") == 1
    drives(table, home)
    assert note(table, "ghost_steps") == 0


@pytest.mark.rule("quests.ghost.route_lost")
def test_with_no_way_home_it_waits_and_a_way_that_is_opened_will_do() -> None:
    table, hall, home = haunting()
    happens(table, ChambersMoved((home >> 1,), (cell_at(1, -1),), (WEST,)))
    assert note(table, "ghost_steps") == -1
    drives(table, hall)
    table.puts(RED, hall)
    table.shows(RED, "TT...")
    assert table.refuses(Perform(RED, "push", home)) == "no_passage"
    assert (haunted(table), markers(table)) == (hall, 1)
    happens(table, EdgeOpened(cell_at(1, 0), NORTH))
    assert note(table, "ghost_steps") == 1
    drives(table, home)
    assert markers(table) == 0


@pytest.mark.rule("quests.ghost.route_lost")
def test_no_way_through_the_obelisk_counts() -> None:
    table = scenario()
    obelisk = table.chamber("obelisk", at=(1, 0), stairs="S")
    home = table.chamber("ghost", at=(2, 0), stairs="N")
    hall = table.chamber(HALL, at=(-1, 0), stairs="E")
    table.puts(RED, hall)
    table.game.temple.remove(home >> 1, 0)
    for edge in (0, cell_at(1, 0)):
        happens(table, EdgeOpened(edge, EAST))
    table.puts(RED, hall)
    finds(table, "ghost", WEST)
    happens(table, ChambersMoved((home >> 1,), (cell_at(2, 0),), (0,)))
    assert table.lies_at(1, 0) == obelisk
    assert note(table, "ghost_steps") == -1
