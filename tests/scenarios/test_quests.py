"""The worked examples of the quests, and what happens where they meet."""

import pytest

from tests.expansions.quests.questing import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    done,
    finds,
    haunted,
    inside,
    markers,
    progress,
    scenario,
    walks_to,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DiceFreed, DieMoved
from tumbledown.engine.game import OVER
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, NORTH, WEST
from tumbledown.expansions import new_game


@pytest.mark.rule(
    "quests.setup.choose_count",
    "quests.setup.random_pick",
    "quests.setup.shuffle_into_pile",
    "quests.setup.markers",
)
def test_three_quests_in_a_free_game() -> None:
    game = new_game(Settings(players=3, modules=("quests",), numbers=(("quests", 3),)), "three quests")
    picked = [game.tile_kind(tile).id for tile in game.pile(TILES) if game.tile_kind(tile).is_quest]
    assert (len(set(picked)), game.depot.markers) == (3, 3)


@pytest.mark.rule(
    "quests.escape.blocked_by_markers",
    "quests.escape.enter_exit_allowed",
    "quests.escape.markers_not_gems",
    "base.escape.cost",
)
def test_one_marker_too_many() -> None:
    table = scenario(gems=2)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.puts(RED, way_out)
    table.shows(RED, "KKKKA")
    assert table.refuses(Escape(RED)) == "quests_open"
    assert (table.stands(RED), table.faces(RED)) == (way_out, "KKKKA")
    table.notes("depot", "markers", 0)
    table.does(Escape(RED))
    assert table.game.party.out[RED]


@pytest.mark.rule(
    "quests.altar.who",
    "quests.altar.not_simultaneous",
    "quests.altar.no_take_back",
    "quests.altar.goal",
    "quests.altar.one_needs_other_player",
    "quests.complete.move_marker",
    "quests.altar.surplus",
)
def test_two_players_give_a_die_each() -> None:
    table, altar = inside("altar", players=3)
    table.does(Perform(RED, "altar", dice=1 << table.game.dice.hands[RED][0]))
    assert (len(table.game.dice.hands[RED]), progress(table, altar), markers(table)) == (4, (1, 2), 1)
    table.does(Perform(BLUE, "altar", dice=1 << table.game.dice.hands[BLUE][0]))
    assert (progress(table, altar), markers(table), done(table)) == ((2, 2), 0, [altar >> 1])
    assert table.refuses(Perform(GREEN, "altar", dice=1 << table.game.dice.hands[GREEN][0])) == "quest_done"


@pytest.mark.rule(
    "quests.task.stack",
    "quests.task.reveal_first",
    "quests.task.solve",
    "quests.task.next",
    "quests.realtime.joint_consent",
    "quests.realtime.atomic",
)
def test_a_task_alone_and_the_next_one_together() -> None:
    table = scenario()
    table.cards("tasks", *(f"task_{number}" for number in range(1, 7)))
    chamber = finds(table, "task")
    assert len(table.game.pile("tasks")) == 4
    table.shows(RED, "ATAKK")
    table.does(Enter(RED, chamber))
    assert len(table.game.pile("tasks")) == 3
    table.shows(RED, "AAKKT")
    table.does(Perform(RED, "task"))
    assert (progress(table, chamber), table.faces(RED)) == ((1, 4), "....T")
    walks_to(table, BLUE, chamber)
    table.shows(RED, "ATGGG")
    table.shows(BLUE, "ATGGG")
    table.does(Perform(BLUE, "task"))
    assert (progress(table, chamber), table.faces(RED), table.faces(BLUE)) == ((2, 4), "..GGG", "..GGG")


@pytest.mark.rule("quests.ghost.push", "quests.ghost.pusher_stays", "quests.ghost.doors_only")
def test_the_ghost_comes_one_chamber_nearer() -> None:
    table = scenario()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    finds(table, "ghost", NORTH)
    table.puts(RED, table.start)
    table.shows(RED, "TTAAA")
    table.does(Perform(RED, "push", hall))
    assert (haunted(table), table.stands(RED), table.faces(RED)) == (hall, table.start, "..AAA")


@pytest.mark.rule(
    "quests.obelisk.place",
    "quests.obelisk.immediate",
    "quests.obelisk.already_adjacent",
    "quests.obelisk.adjacent_walls",
    "quests.obelisk.blocks_door",
    "quests.obelisk.recheck",
    "quests.obelisk.tiles_are_gems",
    "quests.obelisk.any_chamber",
)
def test_an_obelisk_between_chambers() -> None:
    table = scenario(gems=0)
    table.chamber("basic_07", at=(1, -1), stairs="S")
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    below = table.chamber("basic_08", at=(0, 1), stairs="N")
    finds(table, "obelisk")
    assert (markers(table), table.game.depot.gem_tiles) == (0, 2)
    table.puts(RED, way_out)
    table.shows(RED, "KK...")
    assert table.refuses(Escape(RED)) == "not_enough_icons"
    table.puts(BLUE, below)
    finds(table, "basic_09", EAST, BLUE)
    assert table.game.depot.gem_tiles == 1
    table.shows(RED, "KK...")
    table.does(Escape(RED))


@pytest.mark.rule("quests.tree.goal", "quests.tree.count_players", "quests.tree.any_subset", "quests.tree.masks_spent")
def test_eight_golden_masks_of_three_among_four() -> None:
    table, tree = inside("tree", players=4)
    walks_to(table, GOLD, table.start)
    table.shows(RED, "GGGBA")
    table.shows(BLUE, "GGGBA")
    table.shows(GREEN, "GGBBA")
    table.does(Perform(GREEN, "tree"))
    assert (markers(table), done(table)) == (0, [tree >> 1])
    assert [table.faces(seat) for seat in (RED, BLUE, GREEN)] == ["...BA", "...BA", "..BBA"]
    assert table.happened(DiceFreed) == []


# -------------------------------------------------------------------- where they meet
@pytest.mark.rule("quests.altar.last_die", "quests.altar.one_needs_other_player")
def test_an_altar_and_one_die_left_for_everybody() -> None:
    """The first of them gives the last die, the second one follows, and an escaped mate could hand one back later."""
    table, altar = inside("altar", players=2)
    for seat in (RED, BLUE):
        for die in list(table.game.dice.hands[seat][1:]):
            table.game.apply_only(DieMoved(die, spot(LOST), seat))
    for seat in (RED, BLUE):
        table.does(Perform(seat, "altar", dice=1 << table.game.dice.hands[seat][0]))
    assert (progress(table, altar), markers(table)) == ((2, 2), 0)
    assert table.game.dice.hands == [[], []]


@pytest.mark.rule("quests.win.condition", "quests.escape.blocked_by_markers", "quests.obelisk.immediate")
def test_the_last_marker_goes_by_a_discovery_while_a_mate_waits_in_the_exit() -> None:
    """The obelisk is done at once, and at once asks for more keys than the mate has laid ready."""
    table = scenario(2, gems=0)
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    table.puts(BLUE, way_out)
    table.shows(BLUE, "K....")
    assert table.refuses(Escape(BLUE)) == "quests_open"
    finds(table, "obelisk")
    assert table.refuses(Escape(BLUE)) == "not_enough_icons"
    table.shows(BLUE, "KKKK.")
    table.does(Escape(BLUE))
    table.puts(RED, way_out)
    table.shows(RED, "KKKK.")
    table.does(Escape(RED))
    assert (table.game.phase, table.game.won) == (OVER, True)


@pytest.mark.rule("quests.treasures_help", "quests.ghost.push")
def test_a_double_torch_drives_the_ghost() -> None:
    table = scenario(modules=("quests", "treasures"))
    hall = table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    finds(table, "ghost", NORTH)
    table.puts(RED, table.start)
    torch = table.gets(RED, "double_torch")
    table.shows(RED, "AAAAA")
    table.does(Perform(RED, "push", hall, using=(torch,)))
    assert haunted(table) == hall


@pytest.mark.rule("quests.obelisk.tiles_not_activatable", "quests.obelisk.tiles_are_gems")
def test_gems_are_lit_as_ever_beside_the_gem_tiles() -> None:
    table = scenario(gems=1)
    finds(table, "obelisk")
    hall = table.chamber("basic_01", at=(-1, 0), stairs="E")
    table.puts(RED, hall)
    table.shows(RED, "TTTTA")
    table.does(ActivateGems(RED))
    assert (table.game.depot.gems, table.game.depot.gem_tiles, table.gems_in(hall)) == (0, 3, 1)


def a_whole_game() -> Scenario:
    """Altar, tree and exit in a row, and two players who have them all before them."""
    table = scenario(2, gems=0, markers=2)
    table.pile("altar", "tree", "exit")
    return table


@pytest.mark.rule("quests.win.condition", "quests.discover.no_entry")
def test_two_quests_and_the_way_out() -> None:
    table = a_whole_game()
    table.shows(RED, "AAAKT")
    table.does(Discover(RED, EAST))
    altar = table.lies_at(1, 0)
    table.does(Enter(RED, altar))
    table.does(Perform(RED, "altar", dice=0b11))
    assert markers(table) == 1
    table.shows(BLUE, "AAAAA")
    table.does(Discover(BLUE, WEST))
    tree = table.lies_at(-1, 0)
    table.does(Enter(BLUE, tree))
    table.shows(BLUE, "GGGGA")
    table.does(Perform(BLUE, "tree"))
    assert markers(table) == 0
    table.shows(BLUE, "AAAAA")
    table.does(Discover(BLUE, WEST))
    way_out = table.lies_at(-2, 0)
    for seat in (RED, BLUE):
        table.puts(seat, way_out)
        table.shows(seat, "K".ljust(len(table.game.dice.hands[seat]), "."))
        table.does(Escape(seat))
    assert (table.game.phase, table.game.won) == (OVER, True)
