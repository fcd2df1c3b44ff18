"""Cut off from the exit: bots lay chambers where they could make a way, and nowhere else."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.events import ChamberRemoved

EAST = 1
ILLUSIONS = ("illusions",)


def test_whoever_is_cut_off_from_the_exit_looks_for_a_way_to_it_where_one_could_be() -> None:
    table = BotScenario(players=1, modules=ILLUSIONS, gems=0, pile=("basic_08", "basic_09"))
    near = table.chamber("basic_07", at=(1, 0), stairs="W")
    bridge = table.chamber("illusion_1", at=(2, 0), stairs="W")
    table.chamber("exit", at=(3, 0), stairs="W")
    table.game.emit(ChamberRemoved(bridge >> 1))
    table.puts(0, near)
    table.shows(0, "AATTKKG")
    assert table.decides(0) == Discover(0, EAST), "the gap lies in the east"


def broken_temple(*pile: str) -> tuple[BotScenario, int]:
    """East of the hall that is next to the start lie a gap, a chamber that nobody can reach, another gap and the exit;
    in the west a door leads into the dark."""
    table = BotScenario(players=1, modules=ILLUSIONS, gems=0, pile=pile)
    hall = table.chamber("basic_12", at=(1, 0), stairs="W")
    table.chamber("basic_13", at=(3, 0), stairs="W")
    table.chamber("exit", at=(5, 0), stairs="W")
    table.shows(0, "AATTKKG")
    return table, hall


def test_a_part_that_lies_between_is_on_the_way() -> None:
    """Two chambers are enough, one for each gap; and the door in the west, though it is at hand, stays closed."""
    table, hall = broken_temple("basic_08", "basic_09")
    assert table.decides(0) == Enter(0, hall)
    table.puts(0, hall)
    assert table.decides(0) == Discover(0, EAST)


@pytest.mark.parametrize("place", ["start", "hall"])
def test_chambers_that_cannot_make_a_way_are_not_wasted(place: str) -> None:
    """When the door slams again there may be more of them."""
    table, hall = broken_temple("basic_08")
    table.puts(0, hall if place == "hall" else table.start)
    assert not isinstance(table.decides(0), Discover)
