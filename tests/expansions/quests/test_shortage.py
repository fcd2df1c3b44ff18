"""A task that all dice in play are too few for says so."""

import pytest

from tests.expansions.quests.questing import BLUE, RED, inside, note
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved


def loses(table: Scenario, seat: int, left: int) -> None:
    for die in list(table.game.dice.hands[seat][left:]):
        table.game.emit(DieMoved(die, spot(LOST), seat))


@pytest.mark.rule("quests.realtime.atomic")
def test_a_task_that_asks_for_more_icons_than_there_are_dice_says_so() -> None:
    table, place = inside("task")
    loses(table, RED, 2)
    loses(table, BLUE, 2)
    assert note(table, "short_of_dice") == ()
    loses(table, BLUE, 1)
    assert note(table, "short_of_dice") == (place >> 1,)


@pytest.mark.rule("quests.realtime.atomic")
def test_the_next_task_is_judged_anew() -> None:
    table, place = inside("task")
    loses(table, RED, 4)
    loses(table, BLUE, 0)
    for faces in ("AAKK", "AATT", "TTKK"):
        assert note(table, "short_of_dice") == ()
        table.shows(RED, faces)
        table.does(Perform(RED, "task"))
    assert note(table, "short_of_dice") == (place >> 1,)


@pytest.mark.rule("quests.realtime.atomic")
def test_the_tree_says_so_too_and_no_task_shrinks() -> None:
    table, place = inside("tree", players=3)
    loses(table, RED, 1)
    loses(table, BLUE, 0)
    assert note(table, "short_of_dice") == ()
    loses(table, 2, 4)
    assert note(table, "short_of_dice") == (place >> 1,)
    table.shows(2, "GGGG")
    table.shows(RED, "G")
    assert table.refuses(Perform(RED, "tree")) == "not_enough_icons"


@pytest.mark.rule("quests.realtime.atomic")
def test_a_task_that_nobody_has_read_is_not_judged_and_neither_is_one_that_is_done() -> None:
    table, _ = inside("tree")
    table.shows(RED, "GGGG.")
    table.does(Perform(RED, "tree"))
    loses(table, RED, 0)
    loses(table, BLUE, 1)
    assert note(table, "short_of_dice") == ()
