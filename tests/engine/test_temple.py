"""The temple: passages between halves, one-way sides, extra passages, tiles that hover, slide, turn and vanish."""

import os

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.odd_tiles import KINDS
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter
from tumbledown.engine.events import ChamberRemoved, ChambersMoved, EdgeOpened, TileDrawn
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.piles import mix_in
from tumbledown.engine.temple import AIR, HOVER, STEP, cell_at, xy
from tumbledown.engine.tiles import BOTH, EAST, FRONT, NORTH, REAR, SOUTH, WEST, TileKind

GAMES = 600 if os.environ.get("TUMBLEDOWN_LONG") else 40
chapter = Chapter("probe", order=90, tiles=KINDS)


@chapter.setup(POOL)
def add_tiles(game: Game) -> None:
    for kind in KINDS:
        for _ in range(kind.copies):
            game.temple.add(game.rules.tile_kind_ids[kind.id])


def table() -> Scenario:
    return Scenario(extra=(chapter,), pile=("basic_07", "basic_08"))


# -------------------------------------------------------------------- cells
@given(st.integers(-60, 60), st.integers(-60, 60))
def test_a_cell_is_its_column_and_row(x: int, y: int) -> None:
    assert xy(cell_at(x, y)) == (x, y)
    steps = [xy(cell_at(x, y) + step) for step in STEP]
    assert steps == [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


# -------------------------------------------------------------------- divided chambers
def divided_room() -> tuple[Scenario, int, int]:
    """A divided chamber west of the start: its front opens to the start, its rear to the west and the south."""
    scene = table()
    front = scene.chamber("divided", at=(-1, 0), stairs="E")
    return scene, front, front + 1


def test_each_half_has_its_own_passages() -> None:
    scene, front, rear = divided_room()
    behind = scene.chamber("cross", at=(-2, 0))
    temple = scene.game.temple
    assert temple.passages(front) == [scene.start]
    assert temple.passages(rear) == [behind]
    assert temple.passages(scene.start) == [front]
    assert rear not in temple.reach(front)


def test_each_half_discovers_at_its_own_sides() -> None:
    scene, front, rear = divided_room()
    assert scene.game.temple.frontier(front) == ()
    assert scene.game.temple.frontier(rear) == (SOUTH, WEST)
    scene.puts(0, front)
    scene.shows(0, "AAAAAAA")
    assert scene.targets(0, "discover") == set()
    scene.puts(0, rear)
    scene.does(Discover(0, WEST))
    assert scene.game.temple.passages(rear) == [scene.lies_at(-2, 0)]


def test_each_half_has_its_own_cost_and_the_gems_lie_in_one() -> None:
    scene, front, rear = divided_room()
    behind = scene.chamber("cross", at=(-2, 0))
    scene.shows(0, "A......")
    scene.does(Enter(0, front))
    scene.shows(0, "K......")
    assert scene.refuses(ActivateGems(0)) == "no_gems_here"
    scene.puts(0, behind)
    scene.shows(0, "A......")
    assert scene.refuses(Enter(0, rear)) == "not_enough_icons"
    scene.shows(0, "TK.....")
    scene.does(Enter(0, rear))
    scene.does(ActivateGems(0))
    assert scene.gems_in(rear) == 2


def test_those_in_the_other_half_are_not_in_the_same_place() -> None:
    scene = Scenario(players=2, extra=(chapter,))
    front = scene.chamber("divided", at=(-1, 0), stairs="E")
    scene.puts(0, front)
    scene.puts(1, front + 1)
    scene.shows(0, "G....")
    scene.shows(1, "BBBBB")
    assert scene.game.party.seats_at(front) == [0]
    assert scene.targets(0, "free") == set()


def test_behind_a_wall_of_both_halves_are_two_places() -> None:
    scene, front, rear = divided_room()
    temple = scene.game.temple
    north = scene.chamber("dead_end", at=(-1, -1), stairs="N")
    assert temple.half_at(front >> 1, NORTH) == BOTH
    assert temple.behind_walls(north) == [front, rear]
    assert temple.behind_walls(front) == [north]
    assert temple.behind_walls(rear) == [north]
    assert temple.behind_walls(scene.start) == []


def test_a_wall_is_named_by_the_places_on_its_sides_once_for_each_half_and_no_more_when_it_is_open() -> None:
    scene, front, rear = divided_room()
    temple = scene.game.temple
    north = scene.chamber("dead_end", at=(-1, -1), stairs="N")
    assert temple.walls() == [north << 10 | front, north << 10 | rear]
    assert [temple.edge_of(wall) for wall in temple.walls()] == [
        (cell_at(-1, -1), SOUTH, 0, 0),
        (cell_at(-1, -1), SOUTH, 0, 1),
    ]
    scene.game.emit(EdgeOpened(cell_at(-1, -1), SOUTH, 0, 1))
    assert temple.walls() == []


@pytest.mark.parametrize(("stairs", "beyond"), [("S", (3, 2)), ("N", (3, 4))])
def test_a_side_that_only_lets_in_is_no_wall(stairs: str, beyond: tuple[int, int]) -> None:
    scene = Scenario(extra=(chapter,))
    chute, cross = scene.chamber("chute", at=(3, 3), stairs=stairs), scene.chamber("cross", at=beyond)
    assert scene.game.temple.passages(chute) == []
    assert scene.game.temple.passages(cross) == [chute]
    assert scene.game.temple.walls() == []


# -------------------------------------------------------------------- one-way sides
def test_a_one_way_side_lets_in_but_neither_out_nor_discovers() -> None:
    scene = table()
    chute = scene.chamber("chute", at=(-1, 0), stairs="W")
    temple = scene.game.temple
    assert temple.one_way(chute >> 1) == 1 << EAST
    assert temple.passages(scene.start) == [chute]
    assert temple.passages(chute) == []
    scene.shows(0, "AAAAAAA")
    scene.does(Enter(0, chute))
    assert scene.refuses(Enter(0, scene.start)) == "no_passage"
    assert temple.frontier(chute) == (SOUTH, WEST)
    lonely = scene.chamber("chute", at=(5, 5), stairs="S")
    assert temple.frontier(lonely) == (EAST, SOUTH)


def test_an_extra_passage_leads_back_through_a_one_way_side() -> None:
    scene = table()
    chute = scene.chamber("chute", at=(-1, 0), stairs="W")
    scene.game.emit(EdgeOpened(cell_at(0, 0), WEST))
    assert scene.game.temple.passages(chute) == [scene.start]


# -------------------------------------------------------------------- extra passages
def test_an_extra_passage_joins_two_chambers_through_walls_both_ways() -> None:
    scene = table()
    north = scene.chamber("dead_end", at=(0, -1), stairs="N")
    temple = scene.game.temple
    assert temple.passages(north) == []
    scene.game.emit(EdgeOpened(cell_at(0, 0), NORTH))
    assert temple.passages(scene.start) == [north]
    assert temple.passages(north) == [scene.start]
    scene.shows(0, "A......")
    scene.does(Enter(0, north))


def test_an_extra_passage_stays_at_its_edge_whatever_lies_there() -> None:
    scene = table()
    north = scene.chamber("dead_end", at=(0, -1), stairs="N")
    scene.game.emit(EdgeOpened(cell_at(0, 0), NORTH))
    scene.game.emit(ChamberRemoved(north >> 1))
    assert scene.game.temple.passages(scene.start) == []
    assert scene.game.temple.frontier(scene.start) == (EAST, WEST), "it discovers nothing"
    other = scene.chamber("corner", at=(0, -1), stairs="N")
    assert scene.game.temple.passages(scene.start) == [other]


@pytest.mark.parametrize("picked", [FRONT, REAR])
def test_where_both_halves_border_on_an_extra_passage_the_picked_one_is_joined(picked: int) -> None:
    scene, front, _ = divided_room()
    north = scene.chamber("dead_end", at=(-1, -1), stairs="N")
    scene.game.emit(EdgeOpened(cell_at(-1, -1), SOUTH, FRONT, picked))
    assert scene.game.temple.passages(north) == [front + picked]
    assert north in scene.game.temple.passages(front + picked)
    assert north not in scene.game.temple.passages(front + 1 - picked)


def test_an_extra_passage_leads_to_the_half_that_borders_on_it_after_a_turn() -> None:
    """And to the one place of a chamber that is not divided, if that one slides in."""
    scene, front, rear = divided_room()
    north = scene.chamber("dead_end", at=(-1, -1), stairs="N")
    scene.game.emit(EdgeOpened(cell_at(-1, -1), SOUTH, FRONT, FRONT))
    scene.game.emit(ChambersMoved((front >> 1,), (cell_at(-1, 0),), (0,)))
    assert scene.game.temple.passages(north) == [rear], "only the rear part borders on that edge now"
    scene.game.emit(ChambersMoved((front >> 1,), (cell_at(-1, 0),), (2,)))
    assert scene.game.temple.passages(north) == [front]
    whole = scene.chamber("straight", at=(7, 7))
    scene.game.emit(EdgeOpened(cell_at(-1, -1), SOUTH, FRONT, REAR))
    scene.game.emit(ChambersMoved((front >> 1, whole >> 1), (cell_at(7, 7), cell_at(-1, 0)), (0, 1)))
    assert scene.game.temple.passages(north) == [whole]
    assert north in scene.game.temple.passages(whole)


def test_an_edge_opened_again_leads_where_it_was_last_said() -> None:
    scene, front, rear = divided_room()
    north = scene.chamber("dead_end", at=(-1, -1), stairs="N")
    for picked in (FRONT, REAR):
        scene.game.emit(EdgeOpened(cell_at(-1, -1), SOUTH, FRONT, picked))
    assert scene.game.temple.passages(north) == [rear]
    assert north not in scene.game.temple.passages(front)


# -------------------------------------------------------------------- in the air and hovering
def test_a_tile_in_the_air_reserves_its_cell_and_joins_nothing() -> None:
    scene = table()
    tile = scene.game.pile("tiles")[0]
    scene.game.emit(TileDrawn(0, tile, scene.start, EAST, cell_at(1, 0), EAST))
    temple = scene.game.temple
    assert temple.state[tile] == AIR
    assert temple.passages(scene.start) == []
    assert temple.frontier(scene.start) == (WEST,)
    assert temple.touching(scene.game.start) == temple.around(scene.game.start) == []
    assert tile not in scene.game.pile("tiles")


def test_a_hovering_tile_keeps_its_cell_and_joins_again_when_it_lands() -> None:
    scene = table()
    east = scene.chamber("cross", at=(1, 0))
    temple = scene.game.temple
    scene.game.emit(ChamberRemoved(east >> 1, HOVER))
    assert temple.state[east >> 1] == HOVER
    assert temple.tile_at[cell_at(1, 0)] == east >> 1
    assert temple.passages(scene.start) == temple.passages(east) == []
    assert temple.frontier(east) == ()
    assert temple.is_place(east)
    temple.lay(east >> 1, cell_at(1, 0), 0)
    assert temple.passages(east) == [scene.start]


# -------------------------------------------------------------------- sliding, turning, swapping
def test_figures_travel_with_a_line_that_slides() -> None:
    scene = table()
    east = scene.chamber("cross", at=(1, 0))
    south = scene.chamber("cross", at=(1, 1))
    scene.puts(0, east)
    tiles = (scene.game.start, east >> 1)
    scene.game.emit(ChambersMoved(tiles, (cell_at(1, 0), cell_at(2, 0)), (0, 0)))
    temple = scene.game.temple
    assert scene.stands(0) == east
    assert scene.lies_at(2, 0) == east
    assert temple.passages(east) == [scene.start]
    assert temple.passages(south) == [], "the start has a wall to the south"


def test_a_hovering_tile_slides_with_its_line() -> None:
    scene = table()
    east = scene.chamber("cross", at=(1, 0))
    scene.game.emit(ChamberRemoved(east >> 1, HOVER))
    scene.game.emit(ChambersMoved((scene.game.start, east >> 1), (cell_at(1, 0), cell_at(2, 0)), (0, 0)))
    assert scene.lies_at(2, 0) == east
    assert scene.game.temple.passages(scene.start) == []


def test_a_turned_chamber_has_its_openings_elsewhere() -> None:
    scene = table()
    scene.game.emit(ChambersMoved((scene.game.start,), (0,), (1,)))
    assert scene.game.temple.frontier(scene.start) == (NORTH, SOUTH)


def test_two_chambers_may_change_cells() -> None:
    scene = table()
    east = scene.chamber("cross", at=(1, 0))
    dead_end = scene.chamber("dead_end", at=(3, 3))
    scene.game.emit(ChambersMoved((east >> 1, dead_end >> 1), (cell_at(3, 3), cell_at(1, 0)), (0, 1)))
    assert (scene.lies_at(1, 0), scene.lies_at(3, 3)) == (dead_end, east)
    assert scene.game.temple.passages(scene.start) == [dead_end]


# -------------------------------------------------------------------- looking around
def test_touching_counts_walls_and_around_counts_corners() -> None:
    scene = table()
    start = scene.game.start
    north = scene.chamber("dead_end", at=(0, -1), stairs="N") >> 1
    corner = scene.chamber("cross", at=(1, 1)) >> 1
    scene.chamber("cross", at=(2, 0))
    assert scene.game.temple.touching(start) == [north]
    assert sorted(scene.game.temple.around(start)) == sorted([north, corner])


def test_reach_counts_steps_and_obeys_bounds() -> None:
    scene = table()
    rooms = [scene.chamber("cross", at=(x, 0)) for x in range(1, 5)]
    temple = scene.game.temple
    assert temple.reach(scene.start) == {scene.start: 0, **{room: step for step, room in enumerate(rooms, 1)}}
    assert set(temple.reach(scene.start, 2)) == {scene.start, *rooms[:2]}
    allowed = frozenset({rooms[0], rooms[2]})
    assert set(temple.reach(scene.start, allowed=allowed)) == {scene.start, rooms[0]}


def test_a_temple_is_sealed_when_no_opening_leads_to_an_empty_cell() -> None:
    scene = table()
    temple = scene.game.temple
    assert not temple.is_sealed()
    scene.chamber("dead_end", at=(1, 0), stairs="W")
    assert not temple.is_sealed()
    scene.chamber("dead_end", at=(-1, 0), stairs="S")
    assert not temple.is_sealed(), "its stairway leads south"
    scene.chamber("dead_end", at=(-1, 1), stairs="N")
    assert temple.is_sealed()


def test_a_way_on_is_looked_for_from_where_somebody_stands() -> None:
    scene = table()
    west = scene.chamber("dead_end", at=(-1, 0), stairs="E")
    east = scene.chamber("cross", at=(1, 0))
    far = scene.chamber("cross", at=(9, 0))
    temple = scene.game.temple
    assert all(temple.leads_on([place]) for place in (west, scene.start, east, far))
    for x, y, stairs in ((1, -1, "S"), (1, 1, "N"), (2, 0, "W")):
        scene.chamber("dead_end", at=(x, y), stairs=stairs)
    assert not temple.is_sealed()
    assert not any(temple.leads_on([place]) for place in (west, scene.start, east))
    assert temple.leads_on([west, far])
    assert not temple.leads_on([])


def test_nobody_walks_on_through_a_closed_chamber_or_against_a_slide() -> None:
    vault = TileKind("vault", "vaults", openings=15, entry=(parse_cost("A"),), closed=True)
    vaults = Chapter("vaults", order=91, tiles=(vault,))
    vaults.setup(POOL)(lambda game: mix_in(game, [vault]))
    scene = Scenario(extra=(chapter, vaults))
    scene.chamber("dead_end", at=(-1, 0), stairs="E")
    closed = scene.chamber("vault", at=(1, 0))
    assert not scene.game.temple.leads_on([scene.start])
    assert scene.game.temple.leads_on([closed])
    slide = table()
    for x, y, stairs in ((-1, 0, "E"), (1, -1, "S"), (1, 1, "N")):
        slide.chamber("dead_end", at=(x, y), stairs=stairs)
    slide.chamber("cross", at=(2, 0))
    chute = slide.chamber("chute", at=(1, 0), stairs="W")
    assert not slide.game.temple.leads_on([slide.start, chute])


def test_each_half_of_a_divided_chamber_leads_on_by_itself() -> None:
    scene, front, rear = divided_room()
    scene.chamber("dead_end", at=(1, 0), stairs="W")
    assert scene.game.temple.leads_on([rear])
    assert not scene.game.temple.leads_on([front, scene.start])


@pytest.mark.parametrize("place", [-1, -2, 999, 1])
def test_what_is_no_place_is_no_place(place: int) -> None:
    assert not table().game.temple.is_place(place)


def test_the_second_half_of_a_divided_chamber_is_a_place_and_of_others_is_not() -> None:
    scene, front, rear = divided_room()
    whole = scene.chamber("cross", at=(1, 0))
    temple = scene.game.temple
    assert temple.is_place(front)
    assert temple.is_place(rear)
    assert temple.is_place(whole)
    assert not temple.is_place(whole + 1)
