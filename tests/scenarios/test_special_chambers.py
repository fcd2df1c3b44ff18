"""The worked examples of the special chambers, and three linked chambers at once."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform
from tumbledown.engine.events import GemsActivated
from tumbledown.engine.pieces import BOXED, place_of
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST

RED, BLUE = 0, 1
MODULES = ("special_chambers",)


# -------------------------------------------------------------------- linked chambers
@pytest.mark.rule(
    "special_chambers.linked.occupied",
    "special_chambers.linked.icons_each",
    "special_chambers.linked.simultaneous",
    "special_chambers.linked.dice_used",
    "special_chambers.linked.solo_lock",
)
def test_linked_pair() -> None:
    table = Scenario(players=2, modules=MODULES, gems=5)
    one, two = table.chamber("linked_1", at=(4, 0)), table.chamber("linked_2", at=(-4, 0))
    table.puts(RED, one)
    table.puts(BLUE, two)
    table.shows(RED, "TTTAG")
    table.shows(BLUE, "KKAAG")
    assert "linked" not in table.verbs(RED) | table.verbs(BLUE)
    table.shows(BLUE, "KKKAG")
    table.does(Perform(BLUE, "linked", 3))

    assert (table.gems_in(one), table.gems_in(two), table.game.depot.gems) == (1, 1, 3)
    assert (table.faces(RED), table.faces(BLUE)) == ("...AG", "...AG")


@pytest.mark.rule("special_chambers.linked.once", "special_chambers.linked.three")
def test_linked_third() -> None:
    table = Scenario(players=2, modules=MODULES, gems=5, pile=["linked_3"])
    one, two = table.chamber("linked_1", at=(4, 0)), table.chamber("linked_2", at=(-4, 0))
    table.puts(RED, one)
    table.puts(BLUE, two)
    table.shows(RED, "TTTAG")
    table.shows(BLUE, "KKKAA")
    table.does(Perform(RED, "linked", 3))
    table.shows(BLUE, "AAAAA")
    table.does(Discover(BLUE, EAST))
    third = table.lies_at(-3, 0)
    table.does(Enter(BLUE, third))
    for faces in ("TTKKA", "TTTTT", "KKKKK"):
        table.shows(BLUE, faces)
        assert table.refuses(ActivateGems(BLUE)) == "linked_used"
        assert table.refuses(Perform(BLUE, "linked", 5)) == "linked_used"
    assert table.gems_in(third) == 0


@pytest.mark.rule(
    "special_chambers.linked.three", "special_chambers.linked.dice_used", "special_chambers.linked.icons_each"
)
def test_linked_chambers_fire_as_three() -> None:
    """Two share the third chamber; one touch lights a gem in each."""
    table = Scenario(players=4, modules=MODULES, gems=3)
    places = [table.chamber(f"linked_{number}", at=(4 * number, 4)) for number in (1, 2, 3)]
    for seat, place in enumerate([*places, places[2]]):
        table.puts(seat, place)
    for seat, faces in enumerate(["TTTKG", "KKKTG", "TKAAA", "TKAAB"]):
        table.shows(seat, faces)
    events = table.does(Perform(3, "linked", 7))

    assert GemsActivated(tuple(place >> 1 for place in places), (1, 1, 1), 3) in events
    assert [table.gems_in(place) for place in places] == [1, 1, 1]
    assert table.game.depot.gems == 0
    assert [table.faces(seat) for seat in range(4)] == ["...KG", "...TG", "..AAA", "..AAB"]


# -------------------------------------------------------------------- double chambers
@pytest.mark.rule(
    "special_chambers.double.gems_rear",
    "special_chambers.double.halves",
    "special_chambers.double.no_crossing",
    "special_chambers.double.front_cost",
)
def test_double_front() -> None:
    table = Scenario(players=2, modules=MODULES)
    front = table.chamber("double_torch_chamber", at=(1, 0), stairs="W")
    table.shows(BLUE, "AATKG")
    table.does(Enter(BLUE, front))
    assert table.stands(BLUE) == front
    table.shows(BLUE, "TTTTT")
    assert table.refuses(ActivateGems(BLUE)) == "no_gems_here"
    assert table.refuses(Enter(BLUE, front + 1)) == "no_passage"


@pytest.mark.rule(
    "special_chambers.double.rear_path",
    "special_chambers.double.rear_cost",
    "special_chambers.double.gems_rear",
    "special_chambers.double.gem_count",
)
def test_double_rear() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["basic_07", "basic_08", "basic_11"])
    front = table.chamber("double_torch_chamber", at=(1, 0), stairs="W")
    table.puts(BLUE, front)
    for side, to in ((NORTH, (1, -1)), (EAST, (2, -1)), (SOUTH, (2, 0))):
        table.shows(BLUE, "AAAAT")
        table.does(Discover(BLUE, side))
        table.shows(BLUE, "AAAAT")
        table.does(Enter(BLUE, table.lies_at(*to)))
    table.shows(BLUE, "ATKKG")
    table.does(Enter(BLUE, front + 1))
    assert (table.stands(BLUE), table.faces(BLUE)) == (front + 1, "..KKG")
    table.shows(BLUE, "TTTTT")
    table.does(ActivateGems(BLUE))
    assert table.gems_in(front) == 2


# -------------------------------------------------------------------- the chalice
@pytest.mark.rule(
    "special_chambers.treasure.carry_cost",
    "special_chambers.treasure.no_pickup_cost",
    "special_chambers.treasure.carry_alone",
)
def test_chalice_carried() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["treasure_chamber"])
    table.shows(BLUE, "AAATK")
    table.does(Discover(BLUE, EAST))
    chest = table.lies_at(1, 0)
    table.does(Enter(BLUE, chest))
    table.shows(BLUE, "AATKG")
    table.does(Enter(BLUE, table.start, carry=table.piece("chalice")))

    assert (table.stands(BLUE), place_of(table.game.pieces.at[table.piece("chalice")])) == (table.start, table.start)
    assert table.faces(BLUE) == "...KG"


@pytest.mark.rule(
    "special_chambers.treasure.recovered", "special_chambers.treasure.goal", "special_chambers.treasure.exit_needed"
)
def test_chalice_recovered() -> None:
    table = Scenario(players=1, modules=MODULES, gems=0, pile=["treasure_chamber", "exit"])
    table.shows(RED, "AAAAAAT")
    table.does(Discover(RED, EAST))
    table.does(Discover(RED, WEST))
    chest, way_out = table.lies_at(1, 0), table.lies_at(-1, 0)
    chalice = table.piece("chalice")
    table.does(Enter(RED, chest))
    for to in (table.start, way_out):
        table.shows(RED, "AATTTKK")
        table.does(Enter(RED, to, carry=chalice))
    assert table.game.pieces.at[chalice] == BOXED
    table.does(Escape(RED))
    assert table.game.won


@pytest.mark.rule("special_chambers.treasure.no_owner", "special_chambers.treasure.race")
def test_chalice_for_anybody() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["treasure_chamber"])
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    chest, chalice = table.lies_at(1, 0), table.piece("chalice")
    for seat in (RED, BLUE):
        table.puts(seat, chest)
        table.shows(seat, "AATKG")
        assert chalice in [offer.about for offer in table.offers(seat, "enter")]
    table.does(Enter(BLUE, table.start, carry=chalice))
    assert table.refuses(Enter(RED, table.start, carry=chalice)) == "no_such_item"
    assert table.faces(RED) == "AATKG"


# -------------------------------------------------------------------- notes
@pytest.mark.rule("special_chambers.double.no_crossing", "treasures.secret_passage.not_double_wall")
def test_passage_in_double() -> None:
    table = Scenario(players=2, modules=("special_chambers", "treasures"))
    front = table.chamber("double_torch_chamber", at=(1, 0), stairs="W")
    table.puts(RED, front)
    table.gets(RED, "secret_passage")
    assert "secret_passage" not in table.verbs(RED), "there is no other wall between chambers"


@pytest.mark.rule("special_chambers.treasure.no_teleport", "treasures.teleport.self_only")
def test_teleport_without_chalice() -> None:
    table = Scenario(players=2, modules=("special_chambers", "treasures"), pile=["treasure_chamber"])
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    chest = table.lies_at(1, 0)
    table.puts(RED, chest)
    table.gets(RED, "teleport")
    table.does(Perform(RED, "teleport", table.start))
    assert (table.stands(RED), table.stands(BLUE)) == (table.start, table.start)
    assert place_of(table.game.pieces.at[table.piece("chalice")]) == chest
