"""The tree of life: golden masks of those who are there, twice as many as players."""

import pytest

from tests.expansions.quests.questing import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    done,
    inside,
    markers,
    progress,
    walks_to,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Connection, Mark, Perform
from tumbledown.engine.events import DiceFreed
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.refusals import Refusal


def tree(players: int = 2) -> tuple[Scenario, int]:
    return inside("tree", players)


@pytest.mark.rule("quests.tree.goal", "quests.complete.move_marker")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_it_takes_two_golden_masks_for_each_player_at_once(players: int) -> None:
    table, place = tree(players)
    assert progress(table, place) == (0, 2 * players)
    wanted = 2 * players
    for seat in range(players):
        hand = len(table.game.dice.hands[seat])
        table.shows(seat, "G" * min(hand, wanted) + "A" * (hand - min(hand, wanted)))
        wanted -= min(hand, wanted)
    first = table.faces(RED)
    table.shows(RED, "A" + first[1:])
    assert table.refuses(Perform(RED, "tree")) == "not_enough_icons"
    table.shows(RED, first)
    table.does(Perform(RED, "tree"))
    assert (done(table), markers(table), progress(table, place)) == ([place >> 1], 0, (2 * players, 2 * players))


@pytest.mark.rule("quests.tree.any_subset")
def test_nobody_need_come_who_is_not_needed() -> None:
    table, place = tree(3)
    walks_to(table, GREEN, table.start)
    table.shows(RED, "GGGGA")
    table.shows(BLUE, "GGAAA")
    table.does(Perform(BLUE, "tree"))
    assert (table.faces(RED), table.faces(BLUE)) == ("....A", "..AAA")
    assert done(table) == [place >> 1]


@pytest.mark.rule("quests.tree.count_players")
def test_all_who_started_count_wherever_they_are_and_even_if_they_dropped_out() -> None:
    table, _ = tree(4)
    for seat in (BLUE, GREEN, GOLD):
        walks_to(table, seat, table.start)
        table.does(Connection(seat, False))
    table.waits(60_000)
    table.shows(RED, "GGGGG")
    assert table.refuses(Perform(RED, "tree")) == "not_enough_icons"
    walks_to(table, BLUE, table.stands(RED))
    table.shows(BLUE, "GGGAA")
    table.does(Perform(RED, "tree"))


@pytest.mark.rule("quests.tree.masks_spent")
def test_masks_for_the_tree_free_no_dice_and_are_rolled_again() -> None:
    table, _ = tree(2)
    table.shows(RED, "GGGBB")
    table.shows(BLUE, "GBBBB")
    table.does(Perform(RED, "tree"))
    assert table.happened(DiceFreed) == []
    assert (table.faces(RED), table.faces(BLUE)) == ("...BB", ".BBBB")
    assert table.must_throw(RED).bit_count() == 3


@pytest.mark.rule("quests.realtime.joint_consent")
def test_masks_that_are_held_back_do_not_count_for_the_tree() -> None:
    table, _ = tree(2)
    table.shows(RED, "GGGAA")
    table.shows(BLUE, "GAAAA")
    table.does(Mark(BLUE, "held_back", table.dice(BLUE, "G")))
    assert table.refuses(Perform(RED, "tree")) == "held_back"


@pytest.mark.rule("quests.realtime.locked_dice")
def test_black_masks_are_no_golden_ones() -> None:
    table, _ = tree(2)
    table.shows(RED, "GGGBB")
    table.shows(BLUE, "BBBBB")
    assert table.refuses(Perform(RED, "tree")) == "not_enough_icons"


gloom = Chapter("gloom", order=96, looks_far=False)
"""A chapter in which golden masks free nobody."""


@gloom.forbid.free
def golden_masks_are_banned(game: Game, helper: int, helped: int, means: int) -> Refusal:
    return Refusal("banned")


@pytest.mark.rule("quests.tree.prohibition")
def test_where_golden_masks_may_free_no_dice_the_tree_can_be_healed() -> None:
    table = Scenario(2, modules=("quests",), extra=(gloom,))
    table.notes("depot", "markers", 1)
    place = table.chamber("tree", at=(1, 0), stairs="W")
    for seat in (RED, BLUE):
        table.puts(seat, place)
    table.shows(RED, "GGGGB")
    assert "free" not in table.verbs(RED)
    table.does(Perform(RED, "tree"))
    assert markers(table) == 0
