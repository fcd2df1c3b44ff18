"""The moving platform: where it lands, where it waits, and when it comes back."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.traps.tables import BLUE, RED, before_a_trap, changes, hovering, lies, told
from tests.scenario import Scenario
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Discover, Enter, Perform, Roll
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberPlaced,
    ChamberRemoved,
    ChambersMoved,
    Event,
)
from tumbledown.engine.pieces import TILES
from tumbledown.engine.temple import BOX, HOVER, cell_at
from tumbledown.engine.tiles import EAST, NORTH, WEST

OPEN, ALSO_OPEN = "basic_08", "invocation"
"""Open to all sides, as the hall is."""
STRAIGHT = "basic_12"
"""Open at its stairway and opposite to it."""


def rides(events: list[Event]) -> list[list[tuple[int, int]]]:
    """The ways that platforms took, cell by cell."""
    return [list(zip(args[1::2], args[2::2], strict=True)) for args in told(events, "platform_rides")]


# -------------------------------------------------------------------- the ride
@pytest.mark.rule("traps.platform.attach", "traps.platform.lift", "traps.platform.dock")
def test_it_rides_clockwise_with_its_discoverer_to_the_next_opening_on_its_stairways_side() -> None:
    table, hall = before_a_trap("platform")
    table.chamber(OPEN, at=(2, 0), stairs="W")
    events = table.does(Discover(RED, NORTH))
    tile = table.stands(RED) >> 1
    assert rides(events) == [[(1, -1), (2, -1)]]
    assert lies(table, tile) == (2, -1)
    assert table.stairs_of(2 * tile) == "S"
    assert [event.cell for event in events if isinstance(event, ChamberPlaced)] == [cell_at(2, -1)]
    table.shows(RED, "ATBBB")
    table.does(Enter(RED, table.lies_at(2, 0)))
    table.puts(RED, hall)
    table.shows(RED, "AABBB")
    table.does(Discover(RED, NORTH))
    assert table.lies_at(1, -1) >= 0


@pytest.mark.rule("traps.platform.lift")
def test_it_is_not_placed_before_it_lands() -> None:
    table, hall = before_a_trap("platform")
    events = table.does(Discover(RED, NORTH))
    assert not any(isinstance(event, ChamberPlaced) for event in events)
    assert table.stands(RED) >> 1 not in [place >> 1 for place in table.game.temple.passages(hall)]


@pytest.mark.rule("traps.platform.walk_state", "traps.platform.walk_step", "traps.platform.walk_test")
def test_it_goes_round_corners_with_the_temple_on_its_right_and_stops_only_on_its_stairways_side() -> None:
    """Round the east and south of a temple whose openings to the east and south do not count."""
    table, _ = before_a_trap("platform")
    table.chamber(STRAIGHT, at=(2, 0), stairs="W")
    table.chamber(OPEN, at=(-1, 0), stairs="E")
    events = table.does(Discover(RED, NORTH))
    corner = [(1, -1), (2, -1), (3, 0), (2, 1), (1, 1), (0, 1), (-1, 1), (-2, 0), (-1, -1)]
    assert rides(events) == [corner]
    assert lies(table, table.stands(RED) >> 1) == (-1, -1)


@pytest.mark.rule("traps.platform.walk_step")
def test_it_does_not_slip_through_a_gap_at_a_corner() -> None:
    """Two chambers that touch at a corner only: the way stays on the same side of both."""
    table, _ = before_a_trap("platform")
    table.chamber(OPEN, at=(2, -1), stairs="S")
    events = table.does(Discover(RED, NORTH))
    assert rides(events)[0][:3] == [(1, -1), (2, -2)]
    assert lies(table, table.stands(RED) >> 1) == (2, -2)


@pytest.mark.rule("traps.platform.fit")
def test_a_wall_behind_its_stairway_does_not_fit_and_its_other_sides_do_not_matter() -> None:
    table, _ = before_a_trap("platform")
    table.chamber(STRAIGHT, at=(2, 0), stairs="W")
    table.chamber(OPEN, at=(3, 0), stairs="W")
    table.chamber("basic_13", at=(4, -1), stairs="S")
    table.does(Discover(RED, NORTH))
    assert lies(table, table.stands(RED) >> 1) == (3, -1)


@pytest.mark.rule("traps.platform.fit")
def test_where_a_discovery_is_still_open_it_does_not_land() -> None:
    table, _ = before_a_trap("platform")
    table.chamber(OPEN, at=(2, 0), stairs="W")
    table.chamber(ALSO_OPEN, at=(3, 0), stairs="W")
    (_, waiting, *_) = table.game.pile(TILES)
    table.game.temple.reserve(waiting, cell_at(2, -1), 0)
    events = table.does(Discover(RED, NORTH))
    assert rides(events) == [[(1, -1), (2, -1), (3, -1)]]


@pytest.mark.rule("traps.platform.not_origin")
def test_where_it_was_lifted_it_fits_only_at_another_chamber() -> None:
    table, tile = hovering()
    hall = table.lies_at(1, 0) >> 1
    changes(table, ChamberRemoved(hall, BOX))
    assert table.game.temple.state[tile] == HOVER
    changes(table, ChamberPlaced(table.tile(OPEN), cell_at(1, 0), 0))
    assert lies(table, tile) == (1, -1)


@pytest.mark.rule("traps.platform.other_contours")
def test_with_no_place_outside_it_tries_a_hole() -> None:
    """A ring of eight chambers round one empty cell. The one in the south opens to the north, into the hole; outside
    nothing opens to the north but the chamber where it was found."""
    table = Scenario(players=2, modules=("traps",), pile=("platform", "basic_09", "basic_10"))
    walls = {(1, 0): "basic_07", (2, 0): "basic_03", (2, 1): "basic_06", (2, 2): "basic_11"}
    for at, kind in {**walls, (0, 2): "gem_key_3", (0, 1): "gem_torch_3"}.items():
        table.chamber(kind, at=at, stairs="S")
    table.chamber(STRAIGHT, at=(1, 2), stairs="S")
    table.puts(RED, table.lies_at(1, 0))
    table.shows(RED, "AABBB")
    events = table.does(Discover(RED, NORTH))
    assert rides(events)[0][-1] == (1, 1)
    assert lies(table, table.stands(RED) >> 1) == (1, 1)


@pytest.mark.rule("traps.platform.other_contours")
def test_it_reaches_an_island_and_the_nearest_one_first() -> None:
    table, _ = before_a_trap("platform")
    table.chamber(OPEN, at=(9, 0), stairs="W")
    table.chamber(ALSO_OPEN, at=(5, 0), stairs="S")
    table.does(Discover(RED, NORTH))
    assert lies(table, table.stands(RED) >> 1) == (5, -1)


# -------------------------------------------------------------------- it waits
@pytest.mark.rule("traps.platform.wait")
def test_with_no_place_it_hovers_over_its_cell_and_nobody_comes_or_goes() -> None:
    table, tile = hovering()
    hall = table.lies_at(1, 0)
    table.puts(BLUE, hall)
    table.shows(BLUE, "AAAAA")
    assert told(table.events, "platform_waits") == [(tile, RED)]
    assert table.refuses(Enter(BLUE, 2 * tile)) == "no_passage"
    assert table.refuses(Discover(BLUE, NORTH)) == "passage_blocked"
    assert table.game.temple.passages(2 * tile) == []


@pytest.mark.rule("traps.platform.wait_no_move", "traps.captive_figure")
def test_its_adventurer_neither_moves_nor_discovers_but_rolls_and_frees_dice() -> None:
    table, _ = before_a_trap("platform", modules=("traps", "treasures"))
    table.does(Discover(RED, NORTH))
    tile = table.stands(RED) >> 1
    table.gets(RED, "teleport")
    table.gets(BLUE, "teleport")
    table.shows(RED, "AAAGB")
    assert table.verbs(RED) & {"enter", "discover", "teleport"} == set()
    assert table.refuses(Perform(RED, "teleport", table.start)) == "adrift"
    assert table.refuses(Perform(BLUE, "teleport", 2 * tile)) == "platform_away"
    table.does(Perform(RED, "free", RED))
    table.does(Roll(RED, table.dice(RED)))


@pytest.mark.rule("traps.platform.wait_retest")
def test_it_lands_as_soon_as_somebody_lays_a_chamber_that_fits() -> None:
    table, tile = hovering()
    table.shows(BLUE, "AABBB")
    events = table.does(Discover(BLUE, WEST))
    assert rides(events)[0][-1] == (-1, -1)
    assert lies(table, tile) == (-1, -1)
    assert table.stands(RED) == 2 * tile


@pytest.mark.rule("traps.platform.wait_retest")
def test_a_chamber_that_is_turned_or_vanishes_makes_it_look_again() -> None:
    table, tile = hovering()
    side = table.chamber(STRAIGHT, at=(2, 0), stairs="W")
    changes(table, ChambersMoved((side >> 1,), (cell_at(2, 0),), (0,)))
    assert lies(table, tile) == (2, -1)


@pytest.mark.rule("traps.platform.retest_start")
def test_it_looks_again_from_the_chamber_it_was_discovered_from_or_from_another_that_touches_its_cell() -> None:
    table, tile = hovering()
    hall = table.lies_at(1, 0) >> 1
    east = table.chamber(STRAIGHT, at=(2, -1), stairs="E")
    changes(table, ChamberRemoved(hall, BOX))
    assert table.game.temple.state[tile] == HOVER
    north = table.tile("basic_08")
    events = changes(table, ChamberPlaced(north, cell_at(2, 0), 0))
    assert rides(events) == []
    changes(table, ChamberRemoved(east >> 1, BOX))
    assert lies(table, tile) == (2, -1)


@pytest.mark.rule("traps.platform.retest_start")
def test_it_starts_from_the_chamber_it_was_discovered_from_also_where_that_is_not_behind_its_stairway() -> None:
    """From the other chamber, which is there now, it would be set down at once."""
    table, tile = hovering()
    hall = table.lies_at(1, 0) >> 1
    other = table.chamber(OPEN, at=(2, -1), stairs="S") >> 1
    events = changes(table, ChambersMoved((hall, other), (cell_at(2, -1), cell_at(1, 0)), (0, 0)))
    assert rides(events) == [[(1, -1), (2, -2)]]
    assert lies(table, tile) == (2, -2)


@pytest.mark.rule("traps.platform.retest_start")
def test_of_others_that_touch_its_cell_it_starts_from_the_first_from_the_stairway_on_clockwise() -> None:
    table, tile = hovering()
    table.chamber(OPEN, at=(0, -1), stairs="S")
    table.chamber(ALSO_OPEN, at=(2, -1), stairs="S")
    changes(table, ChamberRemoved(table.lies_at(1, 0) >> 1, BOX))
    assert lies(table, tile) == (0, -2)


@pytest.mark.rule("traps.platform.wait_summoned")
def test_a_rider_who_is_called_away_leaves_it_hovering_and_it_lands_without_anybody() -> None:
    table, tile = hovering()
    changes(table, AdventurerMoved(RED, table.start, FORCED))
    assert table.game.temple.state[tile] == HOVER
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, WEST))
    assert lies(table, tile) == (-1, -1)
    assert table.stands(RED) == table.start


@pytest.mark.rule("traps.platform.wait_slam")
def test_a_slam_costs_the_rider_a_die() -> None:
    table, _ = hovering()
    table.waits_until(FIRST_SLAM)
    assert (len(table.game.dice.hands[RED]), len(table.game.dice.hands[BLUE])) == (4, 5)


@pytest.mark.rule("traps.platform.again")
def test_whoever_enters_it_later_goes_nowhere() -> None:
    table, _ = before_a_trap("platform")
    beside = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.does(Discover(RED, NORTH))
    tile = table.stands(RED) >> 1
    table.puts(BLUE, beside)
    table.shows(BLUE, "AABBB")
    events = table.does(Enter(BLUE, 2 * tile))
    assert rides(events) == []
    assert lies(table, tile) == (2, -1)


@pytest.mark.rule("traps.platform.lower_id_first")
def test_of_two_that_hover_the_one_that_waits_longer_lands_first() -> None:
    table, first = hovering()
    kind = table.game.rules.tile_kind_ids["platform"]
    second = table.game.temple.add(kind)
    hall = table.lies_at(1, 0)
    table.game.temple.hover(second, cell_at(6, 6), 0)
    table.notes("traps", "hovering", (first, second))  # type: ignore[arg-type]
    table.notes("traps", "found_from", (hall >> 1, hall >> 1))  # type: ignore[arg-type]
    table.notes("traps", "found_by", (RED, BLUE))  # type: ignore[arg-type]
    events = changes(table, ChamberPlaced(table.tile("basic_08"), cell_at(2, 0), 3))
    assert [args[0] for args in told(events, "platform_rides")] == [first, second]
    assert (lies(table, first), lies(table, second)) == ((2, -1), (1, -1))


# -------------------------------------------------------------------- its stairway
@pytest.mark.rule("traps.platform.fit")
def test_stairways_of_all_sides_are_minded() -> None:
    table, _ = before_a_trap("platform")
    table.chamber(OPEN, at=(1, 1), stairs="N")
    table.does(Discover(RED, EAST))
    tile = table.stands(RED) >> 1
    assert table.stairs_of(2 * tile) == "W"
    assert lies(table, tile) == (2, 1)
