"""Chambers, the passages between them, and walking through these."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.tiles import EAST, SIDES, opposite
from tumbledown.expansions.data.base import DATA, TILES

KINDS = [data.id for data in DATA.chamber]
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def behind(at: tuple[int, int], side: str) -> tuple[int, int]:
    return at[0] + STEPS[side][0], at[1] + STEPS[side][1]


def facing(side: str) -> str:
    return SIDES[opposite(SIDES.index(side))]


def icons_of(kind: str) -> str:
    """The red frame of a kind of chamber, an icon a letter."""
    entry = next(each for each in TILES if each.id == kind).entry[0]
    return "".join(LETTERS[icon + 1] * number for icon, number in enumerate(entry))


# -------------------------------------------------------------------- chambers
@pytest.mark.rule("base.chamber.sides")
@pytest.mark.parametrize("kind", KINDS)
def test_every_side_is_a_wall_or_an_opening_and_one_opening_is_the_stairway(kind: str) -> None:
    data = next(each for each in DATA.chamber if each.id == kind)
    openings = data.openings.split()
    assert set(openings) <= set(SIDES)
    assert len(set(openings)) == len(openings) >= 1
    assert data.stairs == (kind != "start"), "only the starting chamber has none"
    assert not data.stairs or "S" in openings, "sides are meant with the stairway at the south"


@pytest.mark.rule("base.chamber.sides", "base.chamber.passage")
@pytest.mark.parametrize("stairs", SIDES)
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "start"])
def test_a_chamber_is_joined_to_open_neighbours_exactly_at_its_openings(kind: str, stairs: str) -> None:
    """`basic_07` and `basic_08` are open on all sides, so only the sides of the chamber itself decide."""
    quarter_turns = SIDES.index(stairs) - SIDES.index("S")
    printed = next(each for each in DATA.chamber if each.id == kind).openings.split()
    openings = {SIDES[(SIDES.index(side) + quarter_turns) % 4] for side in printed}
    assert printed
    for side in SIDES:
        table = Scenario()
        neighbour = table.chamber("basic_08" if kind == "basic_07" else "basic_07", at=behind((5, 5), side))
        place = table.chamber(kind, at=(5, 5), stairs=stairs)
        assert (neighbour in table.game.temple.passages(place)) == (side in openings)
        assert (place in table.game.temple.passages(neighbour)) == (side in openings)


@pytest.mark.rule("base.chamber.sides")
def test_a_stairway_is_an_ordinary_opening_in_both_directions_once_placed() -> None:
    table = Scenario(players=1, pile=["basic_12"])
    table.shows(0, "AAATAAK")
    table.does(Discover(0, EAST))
    room = table.lies_at(1, 0)
    assert table.stairs_of(room) == "W"
    table.does(Enter(0, room))
    table.does(Enter(0, table.start))
    assert table.stands(0) == table.start


@pytest.mark.rule("base.chamber.capacity")
def test_any_number_of_adventurers_stands_in_one_chamber() -> None:
    table = Scenario(players=5)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in range(5):
        table.shows(seat, "AATTT")
        table.does(Enter(seat, hall))
    assert table.game.party.seats_at(hall) == [0, 1, 2, 3, 4]


@pytest.mark.rule("base.chamber.passage")
@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("laid_first", ["the opening", "the wall"])
def test_an_opening_against_a_wall_is_blocked_from_both_sides(side: str, laid_first: str) -> None:
    table = Scenario()
    across = SIDES[(SIDES.index(side) + 1) % 4]
    chambers = [("basic_07", (5, 5), "S"), ("basic_12", behind((5, 5), side), across)]
    if laid_first == "the wall":
        chambers.reverse()
    one, other = [table.chamber(kind, at=cell, stairs=stairs) for kind, cell, stairs in chambers]
    for here, there in ((one, other), (other, one)):
        table.puts(0, here)
        table.shows(0, "AAATTKG")
        assert table.targets(0, "enter") == set()
        assert table.refuses(Enter(0, there)) == "no_passage"


@pytest.mark.rule("base.chamber.passage")
def test_a_wall_against_a_wall_is_closed() -> None:
    table = Scenario()
    one = table.chamber("basic_12", at=(5, 5), stairs="S")
    other = table.chamber("basic_13", at=(6, 5), stairs="S")
    table.puts(0, one)
    table.shows(0, "AAATTKK")
    assert table.refuses(Enter(0, other)) == "no_passage"


# -------------------------------------------------------------------- entering
@pytest.mark.rule("base.enter.condition")
@pytest.mark.parametrize("side", SIDES)
def test_a_neighbour_behind_a_passage_can_be_entered_from_every_side(side: str) -> None:
    table = Scenario()
    hall = table.chamber("basic_07", at=(5, 5))
    room = table.chamber("basic_08", at=behind((5, 5), side), stairs=facing(side))
    table.puts(0, hall)
    table.shows(0, "AATTTTT")
    assert table.targets(0, "enter") == {room}
    table.does(Enter(0, room))
    assert table.stands(0) == room


@pytest.mark.rule("base.enter.condition")
def test_nothing_but_a_neighbour_behind_a_passage_can_be_entered() -> None:
    table = Scenario(pile=["basic_11"])
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    diagonal = table.chamber("basic_08", at=(1, 1), stairs="N")
    two_steps_away = table.chamber("basic_10", at=(2, 0), stairs="W")
    in_the_pile = 2 * table.tile("basic_11")
    table.shows(0, "AAAATTK")
    assert table.targets(0, "enter") == {hall}
    for elsewhere in (diagonal, two_steps_away, table.start):
        assert table.refuses(Enter(0, elsewhere)) == "no_passage"
    for nowhere in (in_the_pile, hall + 1, -1, 10_000):
        assert table.refuses(Enter(0, nowhere)) == "no_such_place"


@pytest.mark.rule("base.enter.cost")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "start"])
def test_entering_costs_exactly_the_icons_in_the_red_frame(kind: str) -> None:
    icons = icons_of(kind)
    table = Scenario()
    room = table.chamber(kind, at=(1, 0), stairs="W")
    table.shows(0, icons + "G" * (7 - len(icons)))
    table.does(Enter(0, room))
    assert table.stands(0) == room
    assert table.faces(0) == "." * len(icons) + "G" * (7 - len(icons))


@pytest.mark.rule("base.enter.cost")
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "start"])
def test_one_icon_too_few_does_not_open_the_chamber(kind: str) -> None:
    icons = icons_of(kind)
    table = Scenario()
    room = table.chamber(kind, at=(1, 0), stairs="W")
    assert icons
    for lacking in range(len(icons)):
        shown = icons[:lacking] + icons[lacking + 1 :]
        table.shows(0, shown + "G" * (7 - len(shown)))
        assert table.refuses(Enter(0, room)) == "not_enough_icons"
        assert table.targets(0, "enter") == set()


@pytest.mark.rule("base.enter.cost")
def test_the_chamber_that_is_left_does_not_matter() -> None:
    table = Scenario()
    torches = table.chamber("basic_08", at=(1, 0), stairs="W")
    keys = table.chamber("basic_09", at=(2, 0), stairs="W")
    table.puts(0, torches)
    table.shows(0, "ATTTTTT")
    assert table.refuses(Enter(0, keys)) == "not_enough_icons"
    table.shows(0, "AKKKKKK")
    table.does(Enter(0, keys))
    assert table.faces(0) == "..KKKKK"


@pytest.mark.rule("base.enter.each_time")
def test_every_entry_is_paid_anew_also_into_known_chambers_and_the_starting_chamber() -> None:
    table = Scenario()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AAAAAAT")
    table.does(Enter(0, hall))
    table.does(Enter(0, table.start))
    assert table.faces(0) == "....AAT"
    table.does(Enter(0, hall))
    assert table.faces(0) == "......T"
    assert table.refuses(Enter(0, table.start)) == "not_enough_icons"


@pytest.mark.rule("base.enter.alone")
def test_icons_are_not_pooled_to_move_somebody() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "ATTTT")
    table.shows(1, "AAATT")
    assert table.targets(0, "enter") == set()
    assert table.refuses(Enter(0, hall)) == "not_enough_icons"
    assert table.refuses(Enter(0, hall, dice=table.dice(0, "A") | table.dice(1, "A"))) == "not_your_die"


@pytest.mark.rule("base.enter.alone")
def test_nobody_moves_the_adventurer_of_another() -> None:
    table = Scenario(players=2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AATTT")
    assert table.refuses(Enter(0, hall, figure=1)) == "not_your_figure"


@pytest.mark.rule("base.enter.one_step")
def test_one_entry_moves_one_adventurer_by_one_chamber() -> None:
    table = Scenario(players=3)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    room = table.chamber("basic_10", at=(2, 0), stairs="W")
    table.shows(0, "AAAAT")
    assert table.refuses(Enter(0, room)) == "no_passage"
    table.does(Enter(0, hall))
    assert [table.stands(seat) for seat in range(3)] == [hall, table.start, table.start]
    assert len(table.happened(AdventurerMoved)) == 1
