"""The worked examples of the illusion chambers, and everything at once on a chamber that vanishes."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import DieMoved
from tumbledown.engine.pieces import TILES, place_of
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, SOUTH

RED, BLUE, GREEN = 0, 1, 2
MODULES = ("illusions",)


@pytest.mark.rule(
    "illusions.vanish.when", "illusions.vanish.draw_pile", "illusions.vanish.neighbour_stays", "base.slam.order"
)
def test_illusions_removed() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["basic_08"])
    gone = [table.chamber("illusion_1", at=(1, 0), stairs="W"), table.chamber("illusion_4", at=(-1, 0), stairs="E")]
    hall = table.chamber("basic_07", at=(2, 0), stairs="W")
    top = table.game.pile(TILES)[0]
    table.waits_until(FIRST_SLAM)

    assert table.game.temple.laid() == sorted([table.game.start, hall >> 1])
    assert table.game.pile(TILES)[0] == top
    assert set(table.game.pile(TILES)[1:]) == {place >> 1 for place in gone}


@pytest.mark.rule(
    "illusions.vanish.gaps", "illusions.vanish.refill", "illusions.vanish.cut_off", "base.discover.other_neighbours"
)
def test_gap() -> None:
    table = Scenario(players=2, modules=MODULES, pile=["basic_11", "basic_12"])
    table.chamber("illusion_1", at=(1, 0), stairs="W")
    beyond = table.chamber("basic_07", at=(2, 0), stairs="W")
    table.waits_until(FIRST_SLAM)
    table.shows(RED, "AAAAT")

    assert table.refuses(Enter(RED, beyond)) == "no_passage"
    table.does(Discover(RED, EAST))
    new = table.lies_at(1, 0)
    table.does(Enter(RED, new))
    assert table.stands(RED) == new
    assert beyond not in table.game.temple.passages(new), "a wall stands against the opening of the chamber beyond"


@pytest.mark.rule("illusions.vanish.gems_box", "base.escape.cost")
def test_gem_on_illusion() -> None:
    table = Scenario(players=2, modules=MODULES, gems=3)
    illusion = table.chamber("illusion_2", at=(1, 0), stairs="W")
    table.puts(BLUE, illusion)
    table.shows(BLUE, "TTTTA")
    table.does(ActivateGems(BLUE))
    before = table.game.depot.boxed
    table.waits_until(FIRST_SLAM)

    depot = table.game.depot
    assert (depot.gems, depot.beside, depot.boxed) == (2, 2, before + 1)


@pytest.mark.rule("illusions.vanish.adventurers", "illusions.vanish.one_die", "base.slam.lose_die")
def test_caught_on_illusion() -> None:
    table = Scenario(players=2, modules=MODULES)
    table.puts(RED, table.chamber("illusion_1", at=(1, 0), stairs="W"))
    events = table.waits_until(FIRST_SLAM)

    assert table.stands(RED) == table.start
    assert len([event for event in events if isinstance(event, DieMoved)]) == 1
    assert len(table.game.dice.held(RED, LOST)) == 1
    table.waits(10_000)
    assert len(table.game.dice.held(RED, LOST)) == 1


def passage_between(table: Scenario, one: tuple[int, int], side: int) -> int:
    """The target by which the secret passage is laid at this side of the cell."""
    for target in table.targets(RED, "secret_passage"):
        cell, way, _, _ = table.game.temple.edge_of(target)
        if (cell, way) == (cell_at(*one), side):
            return target
    raise AssertionError("no wall there")


@pytest.mark.rule(
    "illusions.vanish.adventurers",
    "illusions.vanish.one_die",
    "illusions.vanish.gems_box",
    "illusions.vanish.treasure_tile",
    "illusions.vanish.chalice",
    "illusions.vanish.gaps",
    "illusions.vanish.fresh",
    "special_chambers.treasure.slam",
)
def test_everything_at_once_on_a_chamber_that_vanishes() -> None:
    """Two adventurers, a gem, an unclaimed treasure, the chalice, and a secret passage through its southern wall."""
    table = Scenario(players=3, modules=("illusions", "treasures", "special_chambers"), gems=5)
    illusion = table.chamber("illusion_3", at=(1, 0), stairs="W")
    below = table.chamber("cursed_07", at=(1, 1))
    table.lays("healing_mask", illusion, face_up=False)
    chalice = table.lays("chalice", illusion)
    table.gets(RED, "secret_passage")
    table.does(Perform(RED, "secret_passage", passage_between(table, (1, 0), SOUTH)))
    assert below in table.game.temple.passages(illusion)
    for seat in (RED, BLUE):
        table.puts(seat, illusion)
    table.shows(RED, "KKA..")
    table.shows(BLUE, "KKA..")
    table.does(ActivateGems(BLUE))
    assert (table.gems_in(illusion), table.game.depot.gems) == (1, 4)
    table.cards("treasures", "teleport")
    table.waits_until(FIRST_SLAM)

    game = table.game
    assert [table.stands(seat) for seat in (RED, BLUE, GREEN)] == [table.start] * 3
    assert [len(game.dice.held(seat, LOST)) for seat in (RED, BLUE, GREEN)] == [1, 1, 0]
    assert (game.depot.gems, game.depot.beside, table.gems_in(illusion)) == (4, 2, 0)
    below_all = game.pile("treasures")[-1]
    assert game.pieces.kind_of(below_all).id == "healing_mask"
    assert not game.pieces.face_up[below_all]
    assert place_of(game.pieces.at[chalice]) == table.start
    assert (table.lies_at(1, 0), table.lies_at(1, 1)) == (-1, below)
    assert game.temple.passages(below) == [], "the passage leads nowhere for now"

    assert game.pile(TILES) == [illusion >> 1]
    table.shows(RED, "AAAK")
    table.does(Discover(RED, EAST))
    assert table.lies_at(1, 0) == illusion
    assert below in game.temple.passages(illusion), "the passage belongs to the edge"
    assert game.pieces.lying(game.pieces.at[chalice]) == [chalice], "nothing else came back"
    table.does(Enter(RED, illusion))
    table.shows(RED, "KKKK")
    table.does(ActivateGems(RED))
    assert game.depot.gems == 3
