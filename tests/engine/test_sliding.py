"""Several chambers move at once: whole lines slide within the field, and the start may change places with a tile that
was just drawn."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.adventurer import STAYS
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, ChambersMoved, EdgeOpened, TileDrawn
from tumbledown.engine.temple import AIR, HOVER, LAID, WIDEST, cell_at, is_in_field, xy
from tumbledown.engine.tiles import EAST, SOUTH


def row_of_three() -> Scenario:
    """The start in the middle, one chamber east of it and one further east beyond a gap."""
    table = Scenario(2)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_08", at=(3, 0), stairs="W")
    table.chamber("basic_09", at=(0, 1), stairs="N")
    return table


def slide(table: Scenario, *, row: bool, number: int, step: int) -> None:
    temple = table.game.temple
    tiles, cells = temple.slide(row=row, number=number, step=step)
    assert tiles, "this line cannot slide"
    table.game.emit(ChambersMoved(tiles, cells, tuple(temple.turn[tile] for tile in tiles)))


def spots(table: Scenario) -> set[tuple[int, int]]:
    return {xy(cell) for cell in table.game.temple.tile_at}


def test_a_row_slides_as_a_whole_with_its_gaps() -> None:
    table = row_of_three()
    slide(table, row=True, number=0, step=1)
    assert spots(table) == {(1, 0), (2, 0), (4, 0), (0, 1)}


def test_a_column_slides_as_a_whole() -> None:
    table = row_of_three()
    slide(table, row=False, number=0, step=-1)
    assert spots(table) == {(0, -1), (0, 0), (1, 0), (3, 0)}


def test_a_line_without_chambers_cannot_slide() -> None:
    assert row_of_three().game.temple.slide(row=True, number=7, step=1) == ((), ())


@pytest.mark.parametrize(("step", "times"), [(1, WIDEST - 3), (-1, WIDEST)])
def test_a_row_stops_at_the_edge_of_the_field_and_never_wraps(step: int, times: int) -> None:
    table = row_of_three()
    for _ in range(times):
        slide(table, row=True, number=0, step=step)
    assert table.game.temple.slide(row=True, number=0, step=step) == ((), ())
    assert all(is_in_field(x, y) for x, y in spots(table))
    assert {y for _, y in spots(table)} == {0, 1}, "no chamber came out in another row"


def test_a_hovering_chamber_slides_with_its_line_and_still_hovers() -> None:
    table = row_of_three()
    tile = table.game.temple.tile_at[cell_at(3, 0)]
    table.game.temple.hover(tile, cell_at(3, 0), 0)
    slide(table, row=True, number=0, step=1)
    assert (xy(table.game.temple.cell[tile]), table.game.temple.state[tile]) == ((4, 0), HOVER)


# -------------------------------------------------------------------- extra passages
def test_a_passage_between_two_chambers_that_slide_together_goes_with_them() -> None:
    table = row_of_three()
    table.game.emit(EdgeOpened(cell_at(0, 0), EAST))
    slide(table, row=True, number=0, step=1)
    assert {xy(edge >> 2) for edge in table.game.temple.edges} == {(1, 0), (2, 0)}


def test_a_passage_across_the_line_keeps_its_place() -> None:
    table = row_of_three()
    table.game.emit(EdgeOpened(cell_at(0, 0), SOUTH))
    slide(table, row=True, number=0, step=1)
    assert {xy(edge >> 2) for edge in table.game.temple.edges} == {(0, 0), (0, 1)}


# -------------------------------------------------------------------- the start moves house
def test_the_start_changes_places_with_a_tile_in_the_air_by_one_event() -> None:
    table = Scenario(2, pile=("basic_07", "basic_08"))
    game, temple = table.game, table.game.temple
    start, drawn = game.start, game.pile("tiles")[0]
    game.emit(TileDrawn(0, drawn, 2 * start, EAST, cell_at(1, 0), EAST))
    assert temple.state[drawn] == AIR
    game.emit(ChambersMoved((drawn, start), (cell_at(0, 0), cell_at(1, 0)), (0, 0)))
    assert (xy(temple.cell[drawn]), temple.state[drawn]) == ((0, 0), LAID)
    assert (xy(temple.cell[start]), temple.state[start]) == ((1, 0), LAID)
    game.emit(AdventurerMoved(0, 2 * drawn, STAYS))
    game.emit(ChamberPlaced(drawn, temple.cell[drawn], temple.turn[drawn], 0))
    assert temple.passages(2 * drawn) == [2 * start], "what is beside is found at once"
    assert game.start == start
