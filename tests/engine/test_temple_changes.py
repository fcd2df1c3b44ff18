"""The temple under any sequence of changes: its table of neighbours stays true, and the walk round it comes back."""

import os
from collections import Counter
from random import Random

import pytest

from tests import oracle
from tests.engine.odd_tiles import KINDS
from tumbledown.engine.temple import AIR, BOX, HOVER, LAID, NOWHERE, OUTSIDE, PILE, STEP, Temple, cell_at, xy
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST, opposite

GAMES = 600 if os.environ.get("TUMBLEDOWN_LONG") else 40


def temple_of(*names: str) -> Temple:
    """A temple with one tile of each name in the pile, ids from 0."""
    kinds = {kind.id: number for number, kind in enumerate(KINDS)}
    temple = Temple(list(KINDS))
    for name in names:
        temple.add(kinds[name])
    return temple


# -------------------------------------------------------------------- any sequence of changes
WRITERS = ("lay", "reserve", "land", "hover", "remove", "turn", "slide", "swap", "edge")


class Builder:
    """Changes a temple at random, by every writer."""

    def __init__(self, seed: int) -> None:
        self.luck = Random(seed)
        self.temple = temple_of(*[kind.id for kind in KINDS for _ in range(kind.copies)])
        self.done: Counter[str] = Counter()
        self.temple.lay(0, 0, 0)

    def change(self) -> None:
        name = self.luck.choice(
            ("lay", "lay", "lay", "reserve", "land", "hover", "remove", "turn", "slide", "swap", "edge")
        )
        before = self.temple.version
        getattr(self, f"_{name}")()
        self.done[name] += self.temple.version > before

    def _of_state(self, *states: int) -> list[int]:
        return [tile for tile, state in enumerate(self.temple.state) if state in states]

    def _free_cell(self) -> int:
        cells = {cell + step for cell in self.temple.tile_at for step in STEP} | {0}
        return self.luck.choice(sorted(cells - set(self.temple.tile_at)))

    def _lay(self) -> None:
        if waiting := self._of_state(PILE, BOX):
            self.temple.lay(self.luck.choice(waiting), self._free_cell(), self.luck.randrange(4))

    def _reserve(self) -> None:
        if waiting := self._of_state(PILE, BOX):
            self.temple.reserve(self.luck.choice(waiting), self._free_cell(), self.luck.randrange(4))

    def _land(self) -> None:
        """Where it is, or elsewhere, perhaps turned."""
        if waiting := self._of_state(AIR, HOVER):
            tile = self.luck.choice(waiting)
            cell = self.temple.cell[tile] if self.luck.random() < 0.7 else self._free_cell()
            self.temple.lay(tile, cell, self.luck.choice((self.temple.turn[tile], self.luck.randrange(4))))

    def _hover(self) -> None:
        if lying := self._of_state(LAID, AIR):
            tile = self.luck.choice(lying)
            self.temple.hover(tile, self.temple.cell[tile], self.temple.turn[tile])

    def _remove(self) -> None:
        if lying := self._of_state(LAID, AIR, HOVER):
            self.temple.remove(self.luck.choice(lying), self.luck.choice((PILE, BOX)))

    def _turn(self) -> None:
        if lying := self._of_state(LAID, HOVER):
            tile = self.luck.choice(lying)
            self.temple.rearrange((tile,), (self.temple.cell[tile],), (self.luck.randrange(4),))

    def _slide(self) -> None:
        if lying := self._of_state(LAID, HOVER):
            row = xy(self.temple.cell[self.luck.choice(lying)])[1]
            line = tuple(tile for cell, tile in self.temple.tile_at.items() if xy(cell)[1] == row)
            step = self.luck.choice((1, -1))
            cells = tuple(self.temple.cell[tile] + step for tile in line)
            self.temple.rearrange(line, cells, tuple(self.temple.turn[tile] for tile in line))

    def _swap(self) -> None:
        if len(lying := self._of_state(LAID, HOVER)) > 1:
            one, other = self.luck.sample(lying, 2)
            cells = self.temple.cell[other], self.temple.cell[one]
            self.temple.rearrange((one, other), cells, (self.luck.randrange(4), self.luck.randrange(4)))

    def _edge(self) -> None:
        cell = self.luck.choice(sorted(self.temple.tile_at) or [0])
        self.temple.open_edge(cell, self.luck.randrange(4), self.luck.randrange(2), self.luck.randrange(2))


@pytest.mark.parametrize("block", range(4))
def test_any_sequence_of_changes_leaves_the_table_of_neighbours_true(block: int) -> None:
    done: Counter[str] = Counter()
    for seed in range(GAMES * block, GAMES * (block + 1)):
        builder = Builder(seed)
        for step in range(60):
            builder.change()
            where = f"seed {seed}, step {step}"
            assert builder.temple.nbr == oracle.neighbours(builder.temple), where
            check_shape(builder.temple, where)
        done += builder.done
    assert set(done) == set(WRITERS)


def check_shape(temple: Temple, where: str) -> None:
    """Tiles and cells fit together; only one-way sides are lopsided; memory does not outlive a change."""
    lying = {temple.cell[tile]: tile for tile in range(len(temple.kind)) if temple.cell[tile] != NOWHERE}
    assert temple.tile_at == lying, where
    for index, there in enumerate(temple.nbr):
        here, side = index >> 2, index & 3
        if there == OUTSIDE:
            continue
        back = temple.nbr[4 * there + opposite(side)]
        assert back == here or not oracle.may_leave(temple, there >> 1, opposite(side)), where
        assert there >> 1 != here >> 1, where
    for tile in temple.laid():
        for half in (0, 1):
            assert list(temple.frontier(2 * tile + half)) == fresh_frontier(temple, 2 * tile + half), where


def fresh_frontier(temple: Temple, place: int) -> list[int]:
    tile = place >> 1
    return [
        side
        for side in range(4)
        if oracle.is_open(temple, tile, side)
        and oracle.may_leave(temple, tile, side)
        and temple.cell[tile] + STEP[side] not in temple.tile_at
        and oracle.place(temple, tile, side) == place
    ]


@pytest.mark.parametrize("block", range(4))
def test_a_full_recompute_changes_nothing(block: int) -> None:
    for seed in range(GAMES * block, GAMES * (block + 1)):
        builder = Builder(seed)
        for _ in range(60):
            builder.change()
        temple = builder.temple
        kept = list(temple.nbr), list(temple.beside), list(temple.ends)
        temple.rejoin()
        assert (temple.nbr, temple.beside, temple.ends) == kept, f"seed {seed}"


# -------------------------------------------------------------------- walking round the temple
def some_temple(seed: int) -> Temple:
    """A random heap of tiles, with holes and islands."""
    luck = Random(seed)
    temple = temple_of(*["cross"] * 24)
    cells = luck.sample([cell_at(x, y) for x in range(-3, 4) for y in range(-3, 4)], luck.randint(1, 24))
    for tile, cell in enumerate(cells):
        temple.lay(tile, cell, 0)
    return temple


def empty_sides(temple: Temple) -> set[tuple[int, int]]:
    return {(t, side) for t in temple.laid() for side in range(4) if temple.cell[t] + STEP[side] not in temple.tile_at}


def test_the_walk_round_the_temple_meets_every_empty_side_of_its_contour_once() -> None:
    for seed in range(5 * GAMES):
        temple = some_temple(seed)
        pairs = empty_sides(temple)
        left = set(pairs)
        while left:
            tile, side = min(left)
            walk = temple.contour(tile, side)
            assert walk[0] == (tile, side)
            assert len(set(walk)) == len(walk), f"seed {seed}: a pair was met twice"
            assert set(walk) <= left, f"seed {seed}: two contours share a pair, or a pair is not at the edge"
            left -= set(walk)


def empty_area(temple: Temple, cell: int) -> frozenset[int]:
    """The empty cells that one reaches from this one over edges, within a frame round the heap of tiles."""
    area, edge = {cell}, [cell]
    while edge:
        here = edge.pop()
        for there in [here + step for step in STEP]:
            x, y = xy(there)
            if -5 < x < 5 and -5 < y < 5 and there not in temple.tile_at and there not in area:
                area.add(there)
                edge.append(there)
    return frozenset(area)


def test_the_walk_stays_in_one_empty_area_and_slips_through_no_corner_gap() -> None:
    for seed in range(2 * GAMES):
        temple = some_temple(seed)
        sides = sorted(empty_sides(temple))
        assert sides
        for tile, side in sides:
            area = empty_area(temple, temple.cell[tile] + STEP[side])
            beside = {temple.cell[t] + STEP[s] for t, s in temple.contour(tile, side)}
            assert beside <= area, f"seed {seed}: from {tile}, {side} the walk came into another area"


def test_a_corner_gap_is_closed() -> None:
    """Tiles 0 and 1 touch at a corner only; between them lie the outside and a hole."""
    temple = temple_of(*["cross"] * 7)
    ring = ((0, 0), (1, -1), (2, -1), (2, 0), (2, 1), (1, 1), (0, 1))
    for tile, (x, y) in enumerate(ring):
        temple.lay(tile, cell_at(x, y), 0)
    assert temple.contour(0, NORTH)[1] == (1, WEST)
    assert temple.contour(0, EAST) == [(0, EAST), (5, NORTH), (3, WEST), (1, SOUTH)]


def test_the_walk_goes_clockwise() -> None:
    temple = temple_of("cross", "cross", "cross")
    for tile, cell in enumerate((cell_at(0, 0), cell_at(1, 0), cell_at(1, 1))):
        temple.lay(tile, cell, 0)
    assert temple.contour(0, NORTH) == [
        (0, NORTH),
        (1, NORTH),
        (1, EAST),
        (2, EAST),
        (2, SOUTH),
        (2, WEST),
        (0, SOUTH),
        (0, WEST),
    ]


def test_the_walk_passes_cells_in_the_air_and_hovering_tiles() -> None:
    temple = temple_of("cross", "cross", "cross")
    temple.lay(0, cell_at(0, 0), 0)
    temple.reserve(1, cell_at(1, 0), 0)
    temple.hover(2, cell_at(0, 1), 0)
    assert temple.contour(0, NORTH) == [(0, NORTH), (0, EAST), (0, SOUTH), (0, WEST)]
