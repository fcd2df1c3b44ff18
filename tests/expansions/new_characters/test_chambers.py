"""The Dungeon, which has a slide, and the Narrow passage."""

import pytest

from tests.expansions.new_characters.tables import BARE, scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform
from tumbledown.engine.events import EdgeOpened
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, SOUTH, WEST
from tumbledown.expansions.shared import TREASURES
from tumbledown.lab.tables import with_required


def dungeon_east_of_the_start(table: Scenario) -> int:
    """With its slide to the starting chamber."""
    return table.chamber("dungeon", at=(1, 0), stairs="W")


# -------------------------------------------------------------------- dungeon
@pytest.mark.rule("new_characters.dungeon.place")
def test_the_dungeon_is_laid_with_its_slide_to_the_discoverer_who_stays_outside() -> None:
    table = scenario(pile=("dungeon",))
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    dungeon = table.lies_at(1, 0)
    assert table.stairs_of(dungeon) == "W"
    assert table.game.temple.one_way(dungeon >> 1) == 1 << WEST
    assert table.stands(0) == table.start


@pytest.mark.rule("new_characters.dungeon.enter")
@pytest.mark.parametrize(("cell", "stairs"), [((0, 0), ""), ((1, -1), "S"), ((1, 1), "N")], ids=["slide", "N", "S"])
def test_the_dungeon_is_entered_by_any_of_its_three_entrances(cell: tuple[int, int], stairs: str) -> None:
    table = scenario()
    dungeon = dungeon_east_of_the_start(table)
    table.puts(0, table.chamber(BARE, at=cell, stairs=stairs) if stairs else table.start)
    table.shows(0, "AA...")
    table.does(Enter(0, dungeon))
    assert table.stands(0) == dungeon
    assert table.faces(0) == "....."


@pytest.mark.rule("new_characters.dungeon.no_exit_slide")
def test_nobody_leaves_by_the_slide() -> None:
    table = scenario()
    table.puts(0, dungeon_east_of_the_start(table))
    table.shows(0, "AAAKT")
    assert table.refuses(Enter(0, table.start)) == "no_passage"
    beyond = table.chamber(BARE, at=(1, 1), stairs="N")
    assert table.targets(0, "enter") <= {beyond}
    assert table.game.temple.passages(table.stands(0)) == [beyond]


@pytest.mark.rule("new_characters.dungeon.no_exit_slide")
def test_nothing_is_discovered_through_the_slide_from_inside() -> None:
    table = scenario(pile=(BARE,))
    table.puts(0, table.chamber("dungeon", at=(3, 3), stairs="S"))
    table.shows(0, "AA...")
    assert table.targets(0, "discover") == {EAST, WEST}
    table.refuses(Discover(0, SOUTH))


@pytest.mark.rule("new_characters.dungeon.dead_end")
def test_in_a_dead_end_one_stays_until_a_way_is_made() -> None:
    table = scenario()
    dungeon = dungeon_east_of_the_start(table)
    table.chamber("exit", at=(1, -1), stairs="E")
    wall = table.chamber("narrow_passage", at=(1, 1), stairs="E")
    table.puts(0, dungeon)
    table.shows(0, "AATTT")
    assert table.targets(0, "enter") == table.targets(0, "discover") == set()
    table.game.emit(EdgeOpened(table.game.temple.cell[dungeon >> 1], SOUTH))
    table.does(Enter(0, wall))
    assert table.stands(0) == wall


@pytest.mark.rule("new_characters.dungeon.dead_end")
@pytest.mark.parametrize("kind", ["teleport", "portal"])
def test_treasures_that_lead_out_of_a_slide_lead_out_of_the_dungeon(kind: str) -> None:
    table = scenario()
    table.puts(0, dungeon_east_of_the_start(table))
    table.gets(0, kind)
    table.does(Perform(0, kind, table.start))
    assert table.stands(0) == table.start


@pytest.mark.rule("new_characters.dungeon.dead_end")
def test_a_secret_passage_leads_out_through_a_wall_but_is_not_laid_where_the_slide_leads_in() -> None:
    table = scenario()
    dungeon = dungeon_east_of_the_start(table)
    wall = table.chamber("narrow_passage", at=(1, 1), stairs="E")
    table.puts(0, dungeon)
    table.gets(0, "secret_passage")
    assert table.refuses(Perform(0, "secret_passage", table.start << 10 | dungeon)) == "no_wall_there"
    table.does(Perform(0, "secret_passage", dungeon << 10 | wall))
    table.shows(0, "TTT..")
    table.does(Enter(0, wall))
    assert table.stands(0) == wall


# -------------------------------------------------------------------- narrow passage
@pytest.mark.rule("new_characters.narrow.entry")
def test_the_narrow_passage_is_entered_for_three_torches() -> None:
    table = scenario()
    narrow = table.chamber("narrow_passage", at=(1, 0), stairs="W")
    table.shows(0, "TTAAK")
    assert table.refuses(Enter(0, narrow)) == "not_enough_icons"
    table.shows(0, "TTTAK")
    table.does(Enter(0, narrow))
    assert table.stands(0) == narrow
    assert table.faces(0) == "...AK"


@pytest.mark.rule("new_characters.narrow.content")
def test_it_offers_a_gem_for_four_keys_and_a_treasure() -> None:
    table = scenario(pile=("narrow_passage",))
    (treasure,) = table.cards(TREASURES, "clone")
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    narrow = table.lies_at(1, 0)
    assert table.game.pieces.at[treasure] == at(AT_PLACE, narrow)
    table.puts(0, narrow)
    table.shows(0, "KKKKA")
    table.does(ActivateGems(0))
    assert table.gems_in(narrow) == 1
    table.shows(0, "KK...")
    table.does(Perform(0, "claim"))
    assert table.owns(0) == ["clone"]


@pytest.mark.rule("new_characters.narrow.content")
def test_without_treasures_its_icon_means_nothing() -> None:
    table = Scenario(settings=Settings(players=2, modules=with_required(("new_characters",))), pile=["narrow_passage"])
    table.shows(0, "AA...")
    table.does(Discover(0, EAST))
    table.puts(0, table.lies_at(1, 0))
    table.shows(0, "KKKK.")
    assert table.verbs(0) >= {"activate"}
    assert "claim" not in table.verbs(0)


@pytest.mark.rule("new_characters.narrow.muscleman")
def test_the_muscleman_enters_it_for_two_adventurers() -> None:
    table = scenario()
    table.gets(0, "muscleman_permanent")
    narrow = table.chamber("narrow_passage", at=(1, 0), stairs="W")
    table.shows(0, "AAK..")
    table.shows(1, "AAK..")
    assert table.refuses(Enter(1, narrow)) == "not_enough_icons"
    table.does(Enter(0, narrow))
    assert table.stands(0) == narrow
