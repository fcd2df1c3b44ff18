"""Trap (return): back to the start, whatever stands in the way."""

import pytest

from tests.expansions.curses.cursed import discovers
from tests.expansions.new_quests.tables import scenario
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Enter
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.pieces import BOXED


@pytest.mark.rule("new_quests.curse.trap_return")
def test_the_adventurer_goes_to_the_starting_chamber_and_the_card_is_discarded() -> None:
    table = scenario(2, "curses", pile=("cursed_07",))
    hall = table.chamber("basic_07", at=(3, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    (card,) = table.cards("curses", "trap_return")
    discovers(table, 0)
    assert (table.stands(0), table.stands(1)) == (table.start, hall)
    assert table.owns(0) == []
    assert table.game.pieces.at[card] == BOXED


@pytest.mark.rule("new_quests.curse.trap_return")
def test_it_holds_nobody_afterwards_unlike_the_curse_of_the_same_name() -> None:
    table = scenario(2)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.gets(0, "trap_return")
    table.shows(0, "AA...")
    table.does(Enter(0, hall))
    assert table.stands(0) == hall


@pytest.mark.rule("new_quests.curse.trap_return")
def test_who_is_at_the_start_stays_there() -> None:
    table = scenario(2)
    table.gets(0, "trap_return")
    assert table.stands(0) == table.start
    assert table.happened(AdventurerMoved) == []
    assert table.owns(0) == []


@pytest.mark.rule("new_quests.curse.trap_return_forced")
@pytest.mark.parametrize("held", ["trap", "mind_control"])
def test_the_return_is_forced_and_asks_nobody(held: str) -> None:
    table = scenario(2)
    table.puts(0, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.gets(0, held)
    table.gets(0, "trap_return")
    assert table.stands(0) == table.start
    assert table.game.questions == {}
    (moved,) = table.happened(AdventurerMoved)
    assert isinstance(moved, AdventurerMoved)
    assert moved.means == FORCED, "whoever holds captives lets go of those who are moved like that"


@pytest.mark.rule("new_quests.curse.trap_return")
def test_with_exchanged_souls_the_figure_goes_that_the_player_steers() -> None:
    table = scenario(3, "curses", "sixth_adventurer")
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in range(3):
        table.puts(seat, hall)
    table.gets(0, "soul_exchange")
    table.answers(0, 1)
    table.gets(0, "trap_return")
    assert table.game.party.place[1] == table.start
    assert table.game.party.place[0] == hall
