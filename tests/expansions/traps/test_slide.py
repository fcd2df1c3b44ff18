"""The slide leads in and not out."""

import pytest

from tests.expansions.traps.tables import BLUE, RED, told, trapped
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.events import ChamberRemoved, TempleSettled
from tumbledown.engine.temple import BOX
from tumbledown.engine.tiles import WEST


@pytest.mark.rule("traps.slide.one_way")
def test_nobody_leaves_by_the_slide() -> None:
    table, slide = trapped("slide_trap")
    hall = table.lies_at(1, 0)
    table.shows(RED, "AAAAA")
    assert table.refuses(Enter(RED, hall)) == "no_passage"
    assert table.game.temple.passages(slide) == []


@pytest.mark.rule("traps.slide.enter")
def test_others_come_in_by_the_slide_for_its_icons_and_are_bound_as_well() -> None:
    table, slide = trapped("slide_trap")
    hall = table.lies_at(1, 0)
    table.puts(BLUE, hall)
    table.shows(BLUE, "AAAAA")
    assert table.refuses(Enter(BLUE, slide)) == "not_enough_icons"
    table.shows(BLUE, "ATAAA")
    table.does(Enter(BLUE, slide))
    assert table.refuses(Enter(BLUE, hall)) == "no_passage"


@pytest.mark.rule("traps.slide.find_exit", "traps.slide.other_doors")
def test_its_other_openings_lead_on_both_ways() -> None:
    table, slide = trapped("slide_trap")
    table.pile("basic_08")
    table.shows(RED, "AAAAB")
    side = next(iter(table.targets(RED, "discover")))
    table.does(Discover(RED, side))
    (beyond,) = table.game.temple.passages(slide)
    table.shows(RED, "AATTB")
    table.does(Enter(RED, beyond))
    table.does(Enter(RED, slide))
    assert table.stands(RED) == slide


@pytest.mark.rule("traps.slide.other_means")
def test_a_teleport_leads_out_and_a_secret_passage_goes_only_through_walls() -> None:
    table, slide = trapped("slide_trap", modules=("traps", "treasures"))
    hall = table.lies_at(1, 0)
    table.gets(RED, "secret_passage")
    assert hall << 10 | slide not in table.targets(RED, "secret_passage")
    table.gets(RED, "teleport")
    table.puts(BLUE, hall)
    table.does(Perform(RED, "teleport", hall))
    assert table.stands(RED) == hall


@pytest.mark.rule("traps.slide.other_means")
def test_where_the_slide_meets_a_wall_a_secret_passage_may_be_laid() -> None:
    table = Scenario(players=2, modules=("traps", "treasures"))
    slide = table.chamber("slide_trap", at=(2, 0), stairs="W")
    wall = table.chamber("basic_12", at=(1, 0), stairs="S")
    table.puts(RED, wall)
    table.gets(RED, "secret_passage")
    assert wall << 10 | slide in table.targets(RED, "secret_passage")
    table.does(Perform(RED, "secret_passage", wall << 10 | slide))
    assert slide in table.game.temple.passages(wall)
    assert wall in table.game.temple.passages(slide)


@pytest.mark.rule("traps.slide.dead_end")
def test_a_slide_with_all_ways_walled_off_is_announced_and_nobody_is_rescued() -> None:
    table, slide = trapped("slide_trap", players=1)
    assert table.game.temple.leads_on([slide])
    for at, kind, stairs in (((3, 0), "basic_12", "N"), ((2, 1), "basic_13", "W"), ((2, -1), "basic_02", "N")):
        table.chamber(kind, at=at, stairs=stairs)
    assert not table.game.temple.leads_on([slide])
    table.game.happened = []
    table.game.emit(ChamberRemoved(table.lies_at(1, 0) >> 1, BOX))
    table.game.come_to_rest()
    assert table.stands(RED) == slide
    assert table.verbs(RED) & {"enter", "discover"} == set()
    assert told(table.game.happened, "temple_sealed") == [()]


@pytest.mark.rule("traps.slide.dead_end")
def test_a_slide_that_nobody_can_leave_is_shown_until_a_way_opens() -> None:
    table, slide = trapped("slide_trap")
    for at, kind, stairs in (((3, 0), "basic_12", "N"), ((2, 1), "basic_13", "W"), ((2, -1), "basic_02", "N")):
        table.chamber(kind, at=at, stairs=stairs)
    assert shut_off(table) == ()
    table.game.emit(ChamberRemoved(table.lies_at(1, 0) >> 1, BOX))
    table.game.come_to_rest()
    assert shut_off(table) == (slide >> 1,)
    table.game.emit(ChamberRemoved(table.lies_at(2, 1) >> 1, BOX))
    table.game.come_to_rest()
    assert shut_off(table) == ()


@pytest.mark.rule("traps.slide.dead_end")
def test_a_slide_from_which_one_still_walks_round_to_the_start_is_not_shut() -> None:
    table = Scenario(players=2, modules=("traps",))
    slide = table.chamber("slide_trap", at=(1, 0), stairs="W")
    table.chamber("basic_02", at=(1, 1), stairs="W")
    table.chamber("basic_13", at=(0, 1), stairs="E")
    table.chamber("basic_05", at=(-1, 1), stairs="E")
    table.chamber("basic_06", at=(-1, 0), stairs="S")
    for at, kind, stairs in (((2, 0), "basic_12", "N"), ((-2, 0), "basic_10", "S")):
        table.chamber(kind, at=at, stairs=stairs)
    table.game.emit(TempleSettled())
    assert not table.game.temple.leads_on([slide])
    assert table.start in table.game.temple.reach(slide)
    assert shut_off(table) == ()


def shut_off(table: Scenario) -> tuple[int, ...]:
    found: tuple[int, ...] = table.game.slots["traps"].shut_off
    return found


@pytest.mark.rule("traps.slide.discover_through")
def test_an_empty_cell_before_the_slide_cannot_be_discovered_from_inside() -> None:
    table, slide = trapped("slide_trap")
    hall = table.lies_at(1, 0) >> 1
    table.puts(BLUE, slide)
    table.game.emit(ChamberRemoved(hall, BOX))
    table.shows(RED, "AAAAA")
    assert WEST not in table.targets(RED, "discover")
    assert table.refuses(Discover(RED, WEST)) == "no_opening"
