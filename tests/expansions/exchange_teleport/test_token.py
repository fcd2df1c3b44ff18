"""The teleport token: found, taken up, laid down, and never lost."""

import pytest

from tests.expansions.curses.cursed import escapes
from tests.expansions.exchange_teleport.tables import (
    BLUE,
    NAME,
    RED,
    hands_token,
    jumps,
    lays,
    lays_token,
    linked_table,
    takes,
    token_at,
    token_of,
    token_with,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import ChambersMoved, ControlChanged, PieceMoved
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BESIDE, at
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST


@pytest.mark.rule("exchange_teleport.teleport.token.start")
def test_with_its_chamber_the_token_is_found() -> None:
    table = Scenario(2, modules=(NAME,), pile=["basic_07", "teleport_chamber"])
    table.shows(RED, "AAAAA")
    table.does(Discover(RED, EAST))
    assert table.game.pieces.at[token_of(table)] == BESIDE, "it waits for its own chamber"
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, table.lies_at(1, 0)))
    table.shows(RED, "AAAAA")
    table.does(Discover(RED, EAST))
    assert token_at(table) == table.lies_at(2, 0)


@pytest.mark.rule("exchange_teleport.teleport.token.take")
@pytest.mark.parametrize("faces", ["BBBBB", "....."])
def test_whoever_stands_where_it_lies_takes_it_for_nothing(faces: str) -> None:
    table, _, other = linked_table()
    assert table.refuses(takes(RED)) == "no_token_here"
    table.puts(RED, other)
    table.shows(RED, faces)
    assert table.does(takes(RED)) == [PieceMoved(token_of(table), at(AT_SEAT, RED), seat=RED)]
    assert token_with(table) == RED
    assert table.faces(RED) == faces


@pytest.mark.rule("exchange_teleport.teleport.token.drop")
def test_its_holder_lays_it_down_for_nothing_wherever_they_stand() -> None:
    table, _, _ = linked_table()
    hands_token(table, RED)
    table.puts(RED, table.start)
    table.shows(RED, "BBBBB")
    assert table.refuses(lays(BLUE)) == "token_not_held"
    assert table.does(lays(RED)) == [PieceMoved(token_of(table), at(AT_PLACE, table.start), seat=RED)]
    assert table.faces(RED) == "BBBBB"
    assert table.targets(BLUE, "token_link") == {table.start}


@pytest.mark.rule("exchange_teleport.teleport.token.drop")
def test_it_stays_with_its_player_who_lays_it_where_the_steered_figure_stands() -> None:
    table, _, _ = linked_table()
    hands_token(table, RED)
    table.puts(BLUE, table.start)
    table.game.apply_only(ControlChanged((BLUE, RED), (RED, BLUE)))
    assert token_with(table) == RED
    table.does(lays(RED))
    assert token_at(table) == table.start


@pytest.mark.rule("exchange_teleport.teleport.token.repeat")
def test_it_is_taken_and_laid_down_again_and_again() -> None:
    table, chamber, other = linked_table()
    for place in (other, table.start, chamber, other):
        table.puts(RED, token_at(table))
        table.does(takes(RED))
        table.puts(RED, place)
        table.does(lays(RED))
        assert token_at(table) == place


@pytest.mark.rule("exchange_teleport.teleport.race")
def test_of_two_who_grab_it_the_first_has_it() -> None:
    table, _, other = linked_table()
    for seat in (RED, BLUE):
        table.puts(seat, other)
    table.does(takes(BLUE))
    assert table.refuses(takes(RED)) == "no_token_here"
    assert token_with(table) == BLUE


@pytest.mark.rule("exchange_teleport.teleport.holder_escapes")
def test_whoever_escapes_leaves_it_in_the_exit() -> None:
    table, _, _ = linked_table()
    hands_token(table, RED)
    moved = [event for event in escapes(table, RED) if isinstance(event, PieceMoved)]
    assert moved == [PieceMoved(token_of(table), at(AT_PLACE, table.lies_at(0, 9)), seat=RED)], "it is never boxed"
    assert table.targets(BLUE, "token_link") == {table.lies_at(0, 9)}


@pytest.mark.rule("exchange_teleport.teleport.holder_escapes")
def test_an_escape_of_somebody_else_leaves_it_where_it_is() -> None:
    table, _, _ = linked_table()
    hands_token(table, BLUE)
    escapes(table, RED)
    assert token_with(table) == BLUE


@pytest.mark.rule("exchange_teleport.teleport.token_illusion")
def test_from_a_chamber_that_is_removed_it_comes_to_the_starting_chamber() -> None:
    table, _, other = linked_table(modules=("illusions",), far="illusion_1")
    remove_chamber(table.game, other >> 1)
    assert token_at(table) == table.start
    assert table.targets(RED, "token_link") == {table.start}


@pytest.mark.rule("exchange_teleport.teleport.token_illusion")
def test_an_illusion_that_vanishes_at_the_slam_gives_the_token_back() -> None:
    table, chamber, other = linked_table(modules=("illusions",), far="illusion_1")
    table.puts(BLUE, other)
    table.waits_for("slam")
    assert token_at(table) == table.start == table.stands(BLUE)
    table.does(jumps(BLUE, chamber))
    assert table.stands(BLUE) == chamber


@pytest.mark.rule("exchange_teleport.teleport.token_illusion")
def test_a_token_in_somebodys_hands_does_not_care_what_vanishes() -> None:
    table, _, other = linked_table(modules=("illusions",), far="illusion_1")
    table.puts(RED, other)
    table.does(takes(RED))
    remove_chamber(table.game, other >> 1)
    assert token_with(table) == RED


@pytest.mark.rule("exchange_teleport.teleport.token.repeat")
def test_it_slides_and_turns_with_the_chamber_in_which_it_lies() -> None:
    table, chamber, other = linked_table()
    table.game.emit(ChambersMoved((other >> 1, chamber >> 1), (cell_at(5, 3), cell_at(2, 0)), (1, 2)))
    table.game.come_to_rest()
    assert token_at(table) == other == table.lies_at(5, 3)
    assert table.targets(RED, "token_link") == {other}
    table.does(jumps(RED, other))
    assert table.stands(RED) == table.lies_at(5, 3)


@pytest.mark.rule("exchange_teleport.teleport.token.drop")
def test_in_a_double_chamber_it_lies_in_the_half_of_its_holder() -> None:
    table, _, _ = linked_table(modules=("special_chambers",))
    front = table.chamber("double_key_chamber", at=(7, 7))
    lays_token(table, table.start)
    hands_token(table, RED)
    table.puts(RED, front + 1)
    table.does(lays(RED))
    assert table.targets(BLUE, "token_link") == {front + 1}
