"""The Muscleman: two adventurers for every door, and for every wall."""

import pytest

from tests.expansions.characters.company import CROSS, company, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.tiles import TileKind

PERMANENT, CARD, WALL = "muscleman_permanent", "muscleman_activatable", "through_wall"

SLIDE = TileKind("chute", "slides", openings=0b0101, entry=((2, 0, 0, 0, 0),), one_way=0b0100)
"""Open to the north and the south; through the south one can only come in."""


def slides() -> Chapter:
    chapter = Chapter("slides", order=96, looks_far=False, tiles=(SLIDE,))
    chapter.setup(1)(lambda game: game.temple.add_all([game.rules.tile_kind_ids[SLIDE.id]]))
    return chapter


# -------------------------------------------------------------------- doors
@pytest.mark.rule("characters.muscleman.permanent")
def test_two_adventurers_instead_of_the_printed_icons_or_those() -> None:
    for faces, left in (("AABBB", "..BBB"), ("ATBBB", "..BBB")):
        table = company(PERMANENT)
        there = table.chamber("basic_08", at=(1, 0), stairs="W")
        table.shows(0, faces)
        table.does(Enter(0, there))
        assert (table.stands(0), table.faces(0)) == (there, left)


@pytest.mark.rule("characters.muscleman.permanent")
def test_the_printed_icons_go_if_both_could_pay_and_the_owner_may_pick_the_others() -> None:
    table = company(PERMANENT)
    there = table.chamber("basic_08", at=(1, 0), stairs="W")
    table.shows(0, "AATBB")
    adventurers = sum(1 << die for die in table.game.dice.hands[0][:2])
    table.does(Enter(0, there, dice=adventurers))
    assert table.faces(0) == "..TBB"


@pytest.mark.rule("characters.muscleman.permanent_passage")
def test_an_open_passage_is_still_needed() -> None:
    table = company(PERMANENT)
    walled = table.chamber("basic_13", at=(0, 1), stairs="W")
    table.shows(0, "AAAAA")
    assert table.refuses(Enter(0, walled)) == "no_passage"


@pytest.mark.rule("characters.chalice")
def test_carrying_the_chalice_costs_its_torch_also_by_the_cheap_door() -> None:
    table = company(PERMANENT, modules=("special_chambers",))
    there = table.chamber("basic_13", at=(1, 0), stairs="W")
    chalice = table.lays("chalice", table.start)
    table.shows(0, "AABBB")
    assert table.refuses(Enter(0, there, carry=chalice)) == "not_enough_icons"
    table.shows(0, "AATBB")
    table.does(Enter(0, there, carry=chalice))
    assert table.game.pieces.at[chalice] == at(AT_PLACE, there)
    assert table.faces(0) == "...BB"


# -------------------------------------------------------------------- walls
@pytest.mark.rule("characters.muscleman.activatable", "characters.muscleman.activatable_no_entry_cost")
def test_two_adventurers_lead_through_a_wall_and_nothing_is_paid_at_the_door() -> None:
    table = company(CARD)
    walled = table.chamber("basic_13", at=(0, 1), stairs="W")
    table.shows(0, "AATTB")
    table.does(uses(WALL, walled))
    assert (table.stands(0), table.faces(0)) == (walled, "..TTB")
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.muscleman.activatable")
def test_every_edge_without_a_passage_is_a_wall_whichever_side_is_closed() -> None:
    table = company(CARD)
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    closed_there = table.chamber("basic_13", at=(1, 1), stairs="W")
    diagonal = table.chamber("basic_08", at=(2, 1), stairs="W")
    table.puts(0, hall)
    table.shows(0, "AATTB")
    assert table.targets(0, WALL) == {closed_there}
    table.puts(0, closed_there)
    assert table.targets(0, WALL) == {hall}
    table.puts(0, diagonal)
    assert table.targets(0, WALL) == set()
    assert table.refuses(uses(WALL, hall)) == "no_wall_beside"


@pytest.mark.rule("characters.muscleman.activatable")
def test_where_a_passage_is_open_one_enters_as_usual() -> None:
    table = company(CARD)
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    table.shows(0, "AATTB")
    assert table.refuses(uses(WALL, hall)) == "no_wall_beside"


def beside_a_double(side: str) -> tuple[Scenario, int]:
    """Seat 0 stands to the south of a double chamber whose stairway is on this side."""
    table = company(CARD, modules=("special_chambers",))
    double = table.chamber("double_key_chamber", at=(1, 0), stairs=side)
    table.puts(0, table.chamber("basic_13", at=(1, 1), stairs="W"))
    table.shows(0, "AATTB")
    return table, double


@pytest.mark.rule("characters.muscleman.activatable_double")
@pytest.mark.parametrize("stairs", "SNWE")
def test_no_outer_wall_of_a_double_chamber_can_be_crossed_from_either_side(stairs: str) -> None:
    table, double = beside_a_double(stairs)
    beside = table.stands(0)
    walls = [place for place in (double, double + 1) if place in table.game.temple.behind_walls(beside)]
    assert walls, "there is no passage"
    assert not set(walls) & table.targets(0, WALL)
    for place in walls:
        table.puts(0, beside)
        assert table.refuses(uses(WALL, place)) == "double_wall_holds"
        table.puts(0, place)
        assert table.targets(0, WALL) == set()
        assert table.refuses(uses(WALL, beside)) == "double_wall_holds"


@pytest.mark.rule("characters.muscleman.activatable_double")
def test_the_inner_wall_of_a_double_chamber_holds() -> None:
    table = company(CARD, modules=("special_chambers",))
    double = table.chamber("double_key_chamber", at=(1, 0), stairs="W")
    table.shows(0, "AATTB")
    for half, other in ((double, double + 1), (double + 1, double)):
        table.puts(0, half)
        assert table.targets(0, WALL) == set()
        assert table.refuses(uses(WALL, other)) == "double_wall_holds"


@pytest.mark.rule("characters.muscleman.activatable_double")
def test_beside_a_double_chamber_other_walls_give_way() -> None:
    table, _ = beside_a_double("N")
    walled = table.chamber("basic_12", at=(1, 2), stairs="W")
    assert table.targets(0, WALL) == {walled}
    assert table.refuses(uses(WALL, 5)) == "no_wall_beside"


@pytest.mark.rule("characters.muscleman.activatable_slide")
def test_a_slide_is_a_wall_from_inside_and_can_be_climbed() -> None:
    table = company(CARD, extra=(slides(),))
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    slide = table.chamber("chute", at=(1, -1))
    table.puts(0, slide)
    table.shows(0, "AATTB")
    assert table.refuses(Enter(0, hall)) == "no_passage"
    table.does(uses(WALL, hall))
    assert table.stands(0) == hall
