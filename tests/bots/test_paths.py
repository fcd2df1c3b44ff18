"""Ways through the temple."""

from tests.scenario import Scenario
from tumbledown.bots.paths import FAR, Paths
from tumbledown.engine.temple import Temple
from tumbledown.engine.tiles import TileKind


def test_a_way_is_counted_in_steps() -> None:
    table = Scenario()
    first = table.chamber("basic_12", at=(1, 0), stairs="W")
    second = table.chamber("basic_13", at=(2, 0), stairs="W")
    steps = Paths().to(table.game.temple, table.start)
    assert (steps[table.start], steps[first], steps[second]) == (0, 1, 2)


def test_there_is_no_way_through_a_wall() -> None:
    table = Scenario()
    above = table.chamber("basic_07", at=(0, -1))
    assert Paths().to(table.game.temple, table.start)[above] == FAR


def test_a_new_chamber_makes_the_way_shorter() -> None:
    """Round the block it is four steps; the chamber that closes the ring makes it two."""
    table = Scenario()
    near = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_08", at=(1, -1), stairs="S")
    table.chamber("basic_09", at=(2, -1), stairs="W")
    table.chamber("basic_12", at=(2, 0), stairs="N")
    far = table.chamber("basic_05", at=(2, 1), stairs="N")
    paths = Paths()
    assert paths.to(table.game.temple, near)[far] == 4
    table.chamber("basic_11", at=(1, 1), stairs="N")
    assert paths.to(table.game.temple, near)[far] == 2


def test_onward_are_the_neighbours_nearer_to_the_target() -> None:
    table = Scenario()
    east = table.chamber("basic_07", at=(1, 0), stairs="W")
    beyond = table.chamber("basic_12", at=(2, 0), stairs="W")
    paths = Paths()
    assert paths.onward(table.game.temple, table.start, beyond) == [east]
    assert paths.onward(table.game.temple, east, table.start) == [table.start]
    assert paths.onward(table.game.temple, beyond, beyond) == []


def test_ways_are_looked_for_again_when_the_temple_changed() -> None:
    table = Scenario()
    east = table.chamber("basic_07", at=(1, 0), stairs="W")
    paths = Paths()
    assert paths.onward(table.game.temple, table.start, east) == [east]
    table.game.temple.remove(east >> 1, 0)
    assert paths.onward(table.game.temple, table.start, east) == []
    assert paths.to(table.game.temple, east)[table.start] == FAR


def test_a_one_way_passage_is_no_way_back() -> None:
    """The slide can be entered from the start, but its western side does not lead out again."""
    wide = TileKind("wide", openings=0b1111)
    slide = TileKind("slide", openings=0b1010, one_way=0b1000)
    temple = Temple([wide, slide])
    start, down = temple.add(0), temple.add(1)
    temple.lay(start, 0, 0)
    temple.lay(down, 1, 0)
    paths = Paths()
    assert paths.to(temple, 2 * down)[2 * start] == paths.since(temple, 2 * start)[2 * down] == 1
    assert paths.to(temple, 2 * start)[2 * down] == paths.since(temple, 2 * down)[2 * start] == FAR
