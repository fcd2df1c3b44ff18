"""What comes along when a line slides, what stays, and what is looked at again afterwards."""

import pytest

from tests.expansions.base.soundtracks import FIRST_GONG, FIRST_SLAM
from tests.expansions.labyrinth.tables import (
    BACK,
    BLUE,
    GREEN,
    ON,
    OPEN,
    RED,
    REST,
    at_the_gears,
    cell_of,
    column,
    row,
    slides,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Perform
from tumbledown.engine.events import AdventurerMoved, Announced, ChambersMoved, DiceSpent, PieceMoved, TempleSettled
from tumbledown.engine.pieces import place_of
from tumbledown.engine.temple import HOVER, LAID
from tumbledown.engine.tiles import NORTH, WEST

TREASURED = ("labyrinth", "treasures")


# -------------------------------------------------------------------- who and what comes along
@pytest.mark.rule("labyrinth.gear.pieces", "labyrinth.gear.connections")
def test_a_chamber_slides_off_its_neighbours_with_everything_in_it() -> None:
    """Adventurers, a ghost, the chalice and lit gems are in the row that slides, and enter nothing by it."""
    table, gears = at_the_gears(3, modules=("labyrinth", "quests", "special_chambers"))
    hall = table.lies_at(1, 0)
    table.puts(BLUE, hall)
    ghost, chalice = table.lays("ghost", hall), table.lays("chalice", hall)
    gems = table.chamber("gem_key_3", at=(2, 0), stairs="W")
    table.game.temple.gems[gems >> 1] = 2
    assert hall in table.game.temple.passages(gears)
    events = slides(table, row(0, BACK))
    assert table.stands(BLUE) == hall
    assert table.stands(GREEN) == table.start
    assert [place_of(table.game.pieces.at[piece]) for piece in (ghost, chalice)] == [hall, hall]
    assert table.gems_in(gems) == 2
    assert hall not in table.game.temple.passages(gears)
    assert cell_of(table, gems) == (1, 0), "that is where the hall was"
    assert not [event for event in events if isinstance(event, (AdventurerMoved, PieceMoved))]


@pytest.mark.rule("labyrinth.gear.connections")
def test_a_chamber_may_be_cut_off_and_stays_in_play() -> None:
    table, gears = at_the_gears(pile=REST)
    slides(table, row(-1, ON))
    slides(table, row(-1, ON))
    assert table.game.temple.passages(gears) == []
    assert table.game.temple.state[gears >> 1] == LAID
    table.shows(RED, "AABBB")
    table.does(Discover(RED, NORTH))
    slides(table, row(-1, BACK))
    slides(table, row(-1, BACK))
    assert table.lies_at(1, 0) in table.game.temple.passages(gears)


@pytest.mark.rule("labyrinth.gear.connections")
def test_new_neighbours_are_joined_and_openings_onto_empty_cells_can_be_discovered() -> None:
    table, _ = at_the_gears(pile=REST)
    hall = table.lies_at(1, 0)
    slides(table, column(1, BACK))
    assert table.game.temple.passages(table.start) == []
    table.puts(RED, hall)
    table.shows(RED, "AABBB")
    assert table.targets(RED, "discover") == {1, 2, 3}, "of its four sides only that to the gears is taken"


@pytest.mark.rule("labyrinth.gear.any_line", "labyrinth.gear.pieces")
def test_the_start_slides_during_a_countdown_and_is_safe_where_it_comes_to_lie() -> None:
    table, _ = at_the_gears()
    table.waits_until(FIRST_GONG + 1)
    slides(table, column(0, ON))
    assert cell_of(table, table.start) == (0, 1)
    table.waits_until(FIRST_SLAM + 1)
    assert len(table.game.dice.hands[BLUE]) == 5
    assert len(table.game.dice.hands[RED]) == 4


# -------------------------------------------------------------------- secret passages
def with_passage(table: Scenario, near: int, far: int) -> None:
    table.gets(BLUE, "secret_passage")
    table.does(Perform(BLUE, "secret_passage", near << 10 | far))


@pytest.mark.rule("labyrinth.gear.secret_passage")
def test_a_passage_between_two_chambers_of_the_line_comes_along() -> None:
    table, _ = at_the_gears(modules=TREASURED)
    near = table.chamber("basic_12", at=(4, 0), stairs="N")
    far = table.chamber("basic_13", at=(5, 0), stairs="N")
    with_passage(table, near, far)
    slides(table, row(0, ON))
    assert far in table.game.temple.passages(near)
    assert cell_of(table, near) == (5, 0)


@pytest.mark.rule("labyrinth.gear.secret_passage")
def test_a_passage_across_the_line_stays_at_its_edge_and_joins_what_comes_to_lie_there() -> None:
    table, _ = at_the_gears(modules=TREASURED)
    hall = table.lies_at(1, 0)
    north = table.chamber("basic_12", at=(0, -1), stairs="W")
    with_passage(table, north, table.start)
    assert north in table.game.temple.passages(table.start)
    slides(table, row(0, BACK))
    assert north not in table.game.temple.passages(table.start)
    assert hall in table.game.temple.passages(north)


# -------------------------------------------------------------------- what is looked at again
def platform_over(table: Scenario) -> int:
    """Blue has discovered the platform north of the gears, where it fits nowhere; its place."""
    gears = table.lies_at(1, -1)
    table.puts(BLUE, gears)
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, NORTH))
    platform = table.stands(BLUE)
    assert table.game.temple.state[platform >> 1] == HOVER
    return platform


@pytest.mark.rule("labyrinth.gear.hovering")
def test_a_platform_that_hovers_slides_with_the_line_of_its_cell() -> None:
    table, _ = at_the_gears(modules=("labyrinth", "traps"), pile=("platform", *REST))
    platform = platform_over(table)
    slides(table, column(1, ON))
    assert cell_of(table, platform) == (1, -1)
    assert table.game.temple.state[platform >> 1] == HOVER
    assert table.stands(BLUE) == platform


@pytest.mark.rule("labyrinth.gear.hovering")
def test_and_is_looked_at_again_afterwards() -> None:
    """The gears slide away under it, and it lands north of them, where it would not have before."""
    table, _ = at_the_gears(modules=("labyrinth", "traps"), pile=("platform", *REST))
    platform = platform_over(table)
    events = slides(table, row(-1, ON))
    assert told(events, "platform_rides")
    assert table.game.temple.state[platform >> 1] == LAID
    assert cell_of(table, platform) == (2, -2)


@pytest.mark.rule("labyrinth.gear.connections")
def test_an_obelisk_is_looked_at_again() -> None:
    table, _ = at_the_gears(modules=("labyrinth", "quests"), pile=("obelisk", *REST))
    far = table.chamber(OPEN, at=(3, 0), stairs="W")
    table.chamber("basic_09", at=(2, 0), stairs="W")
    table.puts(BLUE, far)
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, NORTH))
    assert table.game.depot.gem_tiles == 3
    events = slides(table, column(3, ON))
    assert any(isinstance(event, TempleSettled) for event in events)
    assert table.game.depot.gem_tiles == 2, "its western wall touches a chamber now"


# -------------------------------------------------------------------- discoveries that are open
@pytest.mark.rule("labyrinth.gear.line")
def test_an_open_discovery_is_decided_before_the_line_slides() -> None:
    table, _ = at_the_gears(modules=("labyrinth", "characters"), pile=REST)
    table.gets(BLUE, "discoverer_permanent")
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, WEST))
    assert table.game.questions
    events = slides(table, row(0, ON))
    assert not table.game.questions
    assert table.lies_at(0, 0) >= 0, "the chamber that was found slid along"
    moved = [event for event in events if isinstance(event, ChambersMoved)]
    assert len(moved[0].tiles) == 3


@pytest.mark.rule("labyrinth.gear.line")
def test_if_the_one_at_the_gears_is_called_away_by_it_nothing_slides_and_nothing_is_paid() -> None:
    table, _ = at_the_gears(modules=("labyrinth", "characters", "traps"), pile=("invocation", *REST))
    table.gets(BLUE, "discoverer_permanent")
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, WEST))
    events = slides(table, row(0, ON))
    assert not [event for event in events if isinstance(event, (ChambersMoved, DiceSpent))]
    assert [event.what for event in events if isinstance(event, Announced)][-1] == "came_to_nothing"
