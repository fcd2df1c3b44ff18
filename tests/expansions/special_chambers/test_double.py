"""Double chambers: one tile on one cell, and two places that never join."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST

RED, BLUE = 0, 1
MODULES = ("special_chambers",)


def scene(*pile: str, modules: tuple[str, ...] = MODULES) -> tuple[Scenario, int, int]:
    """A double chamber in the open: its stairway in the south and an opening in the west lead into the front part,
    the entrance in the north into the rear part; in the east is a wall of both. Returns both places."""
    table = Scenario(players=2, modules=modules, pile=pile)
    front = table.chamber("double_torch_chamber", at=(5, 5))
    return table, front, front + 1


# -------------------------------------------------------------------- two parts
@pytest.mark.rule("special_chambers.double.halves", "special_chambers.double.rear_path")
def test_the_stairway_leads_into_the_front_and_the_rear_has_an_entrance_of_its_own() -> None:
    table, front, rear = scene()
    below = table.chamber("basic_07", at=(5, 6))
    beside = table.chamber("basic_08", at=(4, 5), stairs="E")
    above = table.chamber("basic_09", at=(5, 4))
    passages = table.game.temple.passages
    assert sorted(passages(front)) == sorted([below, beside])
    assert passages(rear) == [above]
    assert (front in passages(below), front in passages(beside), rear in passages(above)) == (True, True, True)


@pytest.mark.rule("special_chambers.double.halves", "special_chambers.double.rear_path")
def test_the_parts_turn_with_the_tile() -> None:
    table = Scenario(players=2, modules=MODULES)
    front = table.chamber("double_key_chamber", at=(1, 0), stairs="W")
    beyond = table.chamber("basic_07", at=(2, 0), stairs="W")
    assert table.game.temple.passages(table.start) == [front]
    assert table.game.temple.passages(beyond) == [front + 1]


@pytest.mark.rule("special_chambers.double.no_crossing")
def test_nobody_walks_through_the_inner_wall() -> None:
    table, front, rear = scene()
    for place, other in ((front, rear), (rear, front)):
        table.puts(RED, place)
        table.shows(RED, "AATTK")
        assert other not in table.targets(RED, "enter")
        assert table.refuses(Enter(RED, other)) == "no_passage"
        assert other not in table.game.temple.behind_walls(place)


@pytest.mark.rule("special_chambers.double.no_crossing")
def test_no_secret_passage_opens_it() -> None:
    table, front, rear = scene(modules=("special_chambers", "treasures"))
    table.chamber("basic_07", at=(6, 5))
    table.gets(RED, "secret_passage")
    targets = table.targets(RED, "secret_passage")
    assert targets
    for target in targets:
        again, *_ = scene(modules=("special_chambers", "treasures"))
        again.chamber("basic_07", at=(6, 5))
        again.gets(RED, "secret_passage")
        again.does(Perform(RED, "secret_passage", target))
        assert rear not in again.game.temple.passages(front)
        assert front not in again.game.temple.passages(rear)


@pytest.mark.rule("special_chambers.double.no_crossing")
def test_a_jump_to_somebody_in_the_other_part_does_not_pass_it() -> None:
    table, front, rear = scene(modules=("special_chambers", "treasures"))
    table.puts(RED, front)
    table.puts(BLUE, rear)
    table.gets(RED, "teleport")
    table.does(Perform(RED, "teleport", rear))
    assert table.stands(RED) == rear


# -------------------------------------------------------------------- getting in
@pytest.mark.rule("special_chambers.double.front_cost", "special_chambers.double.rear_cost")
def test_each_part_has_its_own_price() -> None:
    table, front, rear = scene()
    below, above = table.chamber("basic_07", at=(5, 6)), table.chamber("basic_09", at=(5, 4))
    table.puts(RED, below)
    table.puts(BLUE, above)
    table.shows(RED, "ATTKG")
    table.shows(BLUE, "AAKKG")
    assert table.refuses(Enter(RED, front)) == table.refuses(Enter(BLUE, rear)) == "not_enough_icons"
    table.shows(RED, "AATKG")
    table.does(Enter(RED, front))
    table.shows(BLUE, "ATKKG")
    table.does(Enter(BLUE, rear))
    assert (table.stands(RED), table.stands(BLUE)) == (front, rear)
    assert (table.faces(RED), table.faces(BLUE)) == ("..TKG", "..KKG")


@pytest.mark.rule("special_chambers.double.rear_path", "special_chambers.double.rear_blocked")
@pytest.mark.parametrize(("stairs", "opens"), [("S", True), ("E", False)])
def test_the_rear_is_reached_only_from_a_chamber_that_opens_towards_it(stairs: str, opens: bool) -> None:
    table, _, rear = scene("basic_07")
    above = table.chamber("basic_12", at=(5, 4), stairs=stairs)
    table.puts(RED, above)
    table.shows(RED, "AAT..")
    assert (rear in table.targets(RED, "enter")) == opens
    if not opens:
        assert table.refuses(Enter(RED, rear)) == "no_passage"
        table.puts(RED, rear)
        assert table.refuses(Discover(RED, NORTH)) == "passage_blocked"


# -------------------------------------------------------------------- gems
@pytest.mark.rule("special_chambers.double.gems_rear", "special_chambers.double.gem_count")
def test_two_gems_for_one_price_and_only_from_the_rear() -> None:
    table, front, rear = scene()
    table.puts(RED, front)
    table.shows(RED, "TTTTT")
    assert "activate" not in table.verbs(RED)
    assert table.refuses(ActivateGems(RED)) == "no_gems_here"
    table.puts(RED, rear)
    assert [offer.targets for offer in table.offers(RED, "activate")] == [(0,)], "one step, nothing smaller"
    table.does(ActivateGems(RED))
    assert (table.gems_in(rear), table.game.depot.gems, table.faces(RED)) == (2, 3, ".....")
    table.shows(RED, "TTTTT")
    assert table.refuses(ActivateGems(RED)) == "gems_used"


@pytest.mark.rule("special_chambers.double.gem_count")
def test_both_double_chambers_hold_two_gems() -> None:
    kinds = [kind for kind in Scenario(modules=MODULES).rules.tile_kinds if len(kind.entry) == 2]
    assert [[count for count, _ in kind.gem_steps] for kind in kinds] == [[2], [2]]


# -------------------------------------------------------------------- not in the same chamber
@pytest.mark.rule("special_chambers.double.separate_places")
def test_golden_masks_do_not_reach_across_the_wall() -> None:
    table, front, rear = scene()
    table.puts(RED, front)
    table.puts(BLUE, rear)
    table.shows(RED, "GAAAA")
    table.shows(BLUE, "BBAAA")
    assert table.refuses(Perform(RED, "free", BLUE)) == "not_together"
    table.puts(RED, rear)
    table.does(Perform(RED, "free", BLUE))


@pytest.mark.rule("special_chambers.double.separate_places", "special_chambers.double.gems_rear")
def test_whoever_is_in_front_cannot_help_with_the_gems() -> None:
    table, front, rear = scene()
    table.puts(RED, front)
    table.puts(BLUE, rear)
    table.shows(RED, "TTTTT")
    table.shows(BLUE, "TTTTA")
    assert table.refuses(ActivateGems(BLUE)) == "not_enough_icons"
    table.puts(RED, rear)
    table.does(ActivateGems(BLUE))
    assert (table.faces(RED), table.faces(BLUE)) == (".TTTT", "....A")


@pytest.mark.rule("special_chambers.double.separate_places")
def test_the_chalice_in_one_part_is_out_of_reach_in_the_other() -> None:
    table, front, rear = scene()
    below, above = table.chamber("basic_07", at=(5, 6)), table.chamber("basic_09", at=(5, 4))
    chalice = table.lays("chalice", rear)
    table.puts(RED, front)
    table.puts(BLUE, rear)
    table.shows(RED, "AAT..")
    table.shows(BLUE, "AKT..")
    assert [offer.about for offer in table.offers(RED, "enter")] == [-1]
    assert table.refuses(Enter(RED, below, carry=chalice)) == "no_such_item"
    table.does(Enter(BLUE, above, carry=chalice))


# -------------------------------------------------------------------- discovering, and as a tile
@pytest.mark.rule("special_chambers.double.openings", "special_chambers.double.rear_discovery")
def test_everybody_uses_only_the_openings_of_the_own_part() -> None:
    table, front, rear = scene("basic_07", "basic_08")
    table.puts(RED, front)
    table.puts(BLUE, rear)
    for seat in (RED, BLUE):
        table.shows(seat, "AAAA.")
    assert table.targets(RED, "discover") == {SOUTH, WEST}
    assert table.targets(BLUE, "discover") == {NORTH}
    assert table.refuses(Discover(RED, NORTH)) == "no_opening"
    assert table.refuses(Discover(BLUE, WEST)) == table.refuses(Discover(BLUE, EAST)) == "no_opening"
    table.does(Discover(BLUE, NORTH))
    above = table.lies_at(5, 4)
    assert table.stairs_of(above) == "S"
    assert table.targets(BLUE, "enter") == {above}
    assert table.targets(RED, "enter") == set()


@pytest.mark.rule("special_chambers.double.one_tile")
def test_it_is_drawn_and_laid_as_one_tile() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["double_torch_chamber", "basic_07"])
    table.shows(RED, "AAAA.")
    table.does(Discover(RED, EAST))
    front = table.lies_at(1, 0)
    assert table.game.temple.passages(table.start) == [front]
    assert len(table.game.pile(TILES)) == 1
    assert table.game.temple.touching(table.game.start) == [front >> 1]
    assert len(table.game.temple.laid()) == 2
    assert sorted(table.game.temple.tile_at) == [0, 1]


@pytest.mark.rule("special_chambers.double.one_tile")
@pytest.mark.parametrize("half", [0, 1])
def test_whatever_returns_to_the_start_does_so_from_either_part(half: int) -> None:
    table, front, _ = scene()
    table.puts(RED, front + half)
    chalice = table.lays("chalice", front + half)
    effects.remove_chamber(table.game, front >> 1)
    assert table.stands(RED) == table.start
    assert place_of(table.game.pieces.at[chalice]) == table.start
