"""The temple: which tile lies where, and a table of neighbours that is updated with every change.

A *place* is `2 * tile + half`; most tiles have one half, a divided one has two that never join. A tile in the temple
keeps its id when it moves, so figures and pieces move with it. Only `apply` calls the writers.
"""

from typing import Final

from tumbledown.engine.tiles import BOTH, EAST, SOUTH, TileKind, opposite, turned

PILE: Final = 0
AIR: Final = 1
LAID: Final = 2
HOVER: Final = 3
BOX: Final = 4

# A cell is `ROW * y + x`; the centre is 0, and y grows to the south. No temple is as wide as a row. A prime, because
# with a power of two the cells of one column would collide in a dictionary.
ROW: Final = 211
# Not typed as a tuple of fixed length, because the compiled build copies such a tuple at every lookup.
STEP: Final[tuple[int, ...]] = (-ROW, 1, ROW, -1)
NOWHERE: Final = ROW // 2
OUTSIDE: Final = -1

SIDES_OF: Final = [tuple(side for side in range(4) if mask >> side & 1) for mask in range(16)]
"""The sides of a mask."""

ALL_BUT: Final[tuple[int, ...]] = (14, 13, 11, 7)
"""The mask of all sides but one."""


WIDEST: Final = ROW // 2 - 1
"""How far from the centre a tile may lie; a cell further out would be the same number as one of the next row."""


def cell_at(x: int, y: int) -> int:
    return ROW * y + x


def is_in_field(x: int, y: int) -> bool:
    return -WIDEST <= x <= WIDEST and -WIDEST <= y <= WIDEST


def xy(cell: int) -> tuple[int, int]:
    y = (cell + ROW // 2) // ROW
    return cell - ROW * y, y


def tile_of(place: int) -> int:
    return place >> 1


class Temple:
    """Flat lists by tile id, `nbr[4 * place + side]`, and the extra passages at edges.

    `seen_by` are the seats (a mask) that see a tile in the pile or in the air. `progress` is how much of a tile's task
    is done, and how much it asks for. Both hold only tiles with such a value.

    Two more lists are derived: `beside[4 * tile + side]`, the tile there in any state, and `ends`, the sides (a mask)
    of a laid tile with an opening onto an empty cell. They may be empty until they are first needed.
    """

    def __init__(self, kinds: list[TileKind] | None = None) -> None:
        self.kinds: list[TileKind] = kinds or []
        self.kind: list[int] = []
        self.state: list[int] = []
        self.cell: list[int] = []
        self.turn: list[int] = []
        self.used: list[int] = []
        self.gems: list[int] = []
        self.seen_by: dict[int, int] = {}
        self.progress: dict[int, tuple[int, int]] = {}
        self.nbr: list[int] = []
        self.beside: list[int] = []
        self.ends: list[int] = []
        self.edges: dict[int, tuple[int, int]] = {}
        self.tile_at: dict[int, int] = {}
        self.version = 1
        self._open_tile = 0  # where an open end was found last; usually it is still there
        self._walls: list[int] = []
        self._walls_version = 0

    def add(self, kind: int) -> int:
        """Add a tile to the pool and return its id; only before the game."""
        self.add_all([kind])
        return len(self.kind) - 1

    def add_all(self, kinds: list[int]) -> None:
        """Add tiles to the pool. All lists grow once, because a box holds dozens of tiles."""
        number = len(kinds)
        self.kind += kinds
        self.state += [PILE] * number
        self.cell += [NOWHERE] * number
        self.turn += [0] * number
        self.used += [0] * number
        self.gems += [0] * number
        self.nbr += [OUTSIDE] * (8 * number)
        self.beside += [OUTSIDE] * (4 * number)
        self.ends += [0] * number

    def kind_of(self, tile: int) -> TileKind:
        return self.kinds[self.kind[tile]]

    # ---------------------------------------------------------------- readers
    def openings(self, tile: int) -> int:
        return self.kinds[self.kind[tile]].ways[self.turn[tile]]

    def one_way(self, tile: int) -> int:
        return turned(self.kinds[self.kind[tile]].one_way, self.turn[tile])

    def half_at(self, tile: int, side: int) -> int:
        """The half that borders on this side as the tile lies; `BOTH` occurs only for walls of divided tiles."""
        return self.kinds[self.kind[tile]].halves[(side - self.turn[tile]) & 3]

    def place_at(self, tile: int, side: int) -> int:
        half = self.half_at(tile, side)
        return 2 * tile + (0 if half == BOTH else half)

    def laid(self) -> list[int]:
        return [tile for tile, state in enumerate(self.state) if state == LAID]

    def is_place(self, place: int) -> bool:
        """Whether a figure could stand there: the tile is laid or hovers, and it has this half."""
        if not 0 <= place < 2 * len(self.kind):
            return False
        tile = place >> 1
        if self.state[tile] != LAID and self.state[tile] != HOVER:
            return False
        return place & 1 < len(self.kinds[self.kind[tile]].entry) or place & 1 == 0

    def passages(self, place: int) -> list[int]:
        """The places that a step leads to, one for each side that has a passage."""
        return [to for to in self.nbr[4 * place : 4 * place + 4] if to >= 0]

    def frontier(self, place: int) -> tuple[int, ...]:
        """The sides of this place where an opening leads to an empty cell.

        Rules: base.discover.blocked_opening.
        """
        if not self.ends:
            self._survey()
        tile = place >> 1
        sides = SIDES_OF[self.ends[tile]]
        if sides and len(self.kinds[self.kind[tile]].entry) > 1:
            return tuple([side for side in sides if self.place_at(tile, side) == place])
        return sides if place & 1 == 0 else ()

    def open_places(self) -> list[int]:
        """All places with an opening that leads to an empty cell."""
        if not self.ends:
            self._survey()
        found: list[int] = []
        for tile, ends in enumerate(self.ends):
            if ends and len(self.kinds[self.kind[tile]].entry) == 1:
                found.append(2 * tile)
            elif ends:
                found += self._open_halves(tile)
        return found

    def _open_halves(self, tile: int) -> list[int]:
        is_open = [False, False]
        for side in SIDES_OF[self.ends[tile]]:
            is_open[self.place_at(tile, side) & 1] = True
        return [2 * tile + half for half in (0, 1) if is_open[half]]

    def is_sealed(self) -> bool:
        """Whether no opening leads to an empty cell."""
        if not self.ends:
            self._survey()
        if self.ends[self._open_tile]:
            return False
        for tile, ends in enumerate(self.ends):
            if ends:
                self._open_tile = tile
                return False
        return True

    def leads_on(self, places: list[int]) -> bool:
        """Whether a figure in one of these places could walk to an opening onto an empty cell. The search ends with the
        first one, which is usually near."""
        met = list(dict.fromkeys(places))
        for here in met:
            if self.frontier(here):
                return True
            for to in self.nbr[4 * here : 4 * here + 4]:
                if to >= 0 and to not in met and not self.kinds[self.kind[to >> 1]].closed:
                    met.append(to)
        return False

    def touching(self, tile: int) -> list[int]:
        """Laid tiles that share an edge with this one, walls or not."""
        near = [self.tile_at.get(self.cell[tile] + step, -1) for step in STEP]
        return [other for other in near if other >= 0 and self.state[other] == LAID]

    def behind_walls(self, place: int) -> list[int]:
        """Neighbouring places without a passage from here; a side on which both halves border gives two."""
        tile = place >> 1
        found: list[int] = []
        for side in range(4):
            if self.half_at(tile, side) not in (place & 1, BOTH) or self.nbr[4 * place + side] >= 0:
                continue
            other = self.tile_at.get(self.cell[tile] + STEP[side], -1)
            if other >= 0 and self.state[other] == LAID:
                found.extend(self._halves_facing(other, opposite(side)))
        return found

    def _halves_facing(self, tile: int, side: int) -> list[int]:
        half = self.half_at(tile, side)
        return [2 * tile, 2 * tile + 1] if half == BOTH else [2 * tile + half]

    def walls(self) -> list[int]:
        """Every edge of two laid tiles without a passage, as `near << 10 | far`: the places on its two sides, the
        western or northern one first. An edge on which both halves of a tile border is listed once with each. Cached
        until the temple changes."""
        if self._walls_version != self.version:
            sides = [(tile, side) for tile in self.laid() for side in (EAST, SOUTH)]
            self._walls = [wall for tile, side in sides for wall in self._walls_at(tile, side)]
            self._walls_version = self.version
        return self._walls

    def _walls_at(self, tile: int, side: int) -> list[int]:
        other, back = self._laid_at(self.cell[tile] + STEP[side]), opposite(side)
        if other < 0 or self._leads_on(tile, side) or self._leads_on(other, back):
            return []
        far = self._halves_facing(other, back)
        return [near << 10 | beyond for near in self._halves_facing(tile, side) for beyond in far]

    def _leads_on(self, tile: int, side: int) -> bool:
        return self.nbr[8 * tile + side] >= 0 or self.nbr[8 * tile + 4 + side] >= 0

    def edge_of(self, wall: int) -> tuple[int, int, int, int]:
        """The cell, the side and the two halves of a wall, as the arguments of `open_edge` for a passage through it."""
        near, far = wall >> 10, wall & 1023
        cell = self.cell[near >> 1]
        side = EAST if self.cell[far >> 1] == cell + STEP[EAST] else SOUTH
        return cell, side, near & 1, far & 1

    def around(self, tile: int) -> list[int]:
        """The laid tiles on the eight cells round this one."""
        cell = self.cell[tile]
        cells = [cell + dy + dx for dy in (-ROW, 0, ROW) for dx in (-1, 0, 1) if dy or dx]
        near = [self.tile_at.get(each, -1) for each in cells]
        return [other for other in near if other >= 0 and self.state[other] == LAID]

    def reach(self, place: int, steps: int = 1 << 30, allowed: frozenset[int] | None = None) -> dict[int, int]:
        """Every place within `steps` steps, with its distance; only through places in `allowed`, if given."""
        distance = {place: 0}
        ring = [place]
        while ring and distance[ring[0]] < steps:
            further: list[int] = []
            for here in ring:
                for to in self.nbr[4 * here : 4 * here + 4]:
                    if to >= 0 and to not in distance and (allowed is None or to in allowed):
                        distance[to] = distance[here] + 1
                        further.append(to)
            ring = further
        return distance

    def routes(self, place: int, steps: int, allowed: frozenset[int] | None = None) -> dict[int, tuple[int, ...]]:
        """Every other place within `steps` steps, with the places on one of the shortest ways to it; only through
        places in `allowed`, if given."""
        found: dict[int, tuple[int, ...]] = {place: ()}
        ring = [place]
        for _ in range(steps):
            further: list[int] = []
            for here in ring:
                passed = (*found[here], here) if here != place else ()
                for to in self.passages(here):
                    if to not in found and (allowed is None or to in allowed):
                        found[to] = passed
                        further.append(to)
            ring = further
        del found[place]
        return found

    def slide(self, *, row: bool, number: int, step: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The tiles of a whole row or column, also across gaps and with hovering ones, and their cells after a move by
        one cell (`step` is 1 or -1). Empty if there are none, or if one would leave the field."""
        line = sorted((x if row else y, tile) for (x, y), tile in self._lying() if (y if row else x) == number)
        spots = [(along + step, number) if row else (number, along + step) for along, _ in line]
        if not all(is_in_field(x, y) for x, y in spots):
            return (), ()
        return tuple([tile for _, tile in line]), tuple([cell_at(x, y) for x, y in spots])

    def _lying(self) -> list[tuple[tuple[int, int], int]]:
        return [(xy(cell), tile) for cell, tile in self.tile_at.items()]

    def contour(self, tile: int, side: int) -> list[tuple[int, int]]:
        """The pairs of laid tile and empty side in clockwise order round the temple, from this pair on."""
        start = (tile, side)
        walk = [start]
        pair = self._clockwise(tile, side)
        while pair != start:
            walk.append(pair)
            pair = self._clockwise(pair[0], pair[1])
        return walk

    def _clockwise(self, tile: int, side: int) -> tuple[int, int]:
        along = (side + 1) & 3
        beside = self.cell[tile] + STEP[along]
        ahead = self._laid_at(beside + STEP[side])
        if ahead >= 0:
            return ahead, opposite(along)
        beyond = self._laid_at(beside)
        return (beyond, side) if beyond >= 0 else (tile, along)

    def _laid_at(self, cell: int) -> int:
        tile = self.tile_at.get(cell, -1)
        return tile if tile >= 0 and self.state[tile] == LAID else -1

    # ---------------------------------------------------------------- writers
    def reserve(self, tile: int, cell: int, turn: int) -> None:
        """Hold the tile in the air over this cell: no other tile may come there, and there are no passages.

        Rules: base.discover.same_cell_race.
        """
        self._put(tile, cell, turn, AIR)

    def lay(self, tile: int, cell: int, turn: int) -> None:
        self._put(tile, cell, turn, LAID)
        self.seen_by.pop(tile, None)
        self._join(tile)

    def hover(self, tile: int, cell: int, turn: int) -> None:
        self._put(tile, cell, turn, HOVER)

    def _put(self, tile: int, cell: int, turn: int, state: int) -> None:
        self.version += 1
        if not self.beside:
            self._survey()
        if self.cell[tile] == cell and self.state[tile] == AIR and self.turn[tile] == turn:
            self.state[tile] = state
            return
        if self.cell[tile] != NOWHERE:
            self._take(tile)
        self.state[tile] = state
        self.cell[tile] = cell
        self.turn[tile] = turn
        self.tile_at[cell] = tile
        self._look_round(tile)

    def _look_round(self, tile: int) -> None:
        """Update `beside` and `ends` round a tile that has just come."""
        cell, beside = self.cell[tile], self.beside
        for side in range(4):
            other = self.tile_at.get(cell + STEP[side], OUTSIDE)
            beside[4 * tile + side] = other
            if other >= 0:
                back = opposite(side)
                beside[4 * other + back] = tile
                self.ends[other] &= ALL_BUT[back]

    def remove(self, tile: int, state: int) -> None:
        """Take the tile out of the temple and reset it."""
        if not self.beside:
            self._survey()
        self._take(tile)
        self.state[tile] = state
        self.used[tile] = 0
        self.seen_by.pop(tile, None)
        self.progress.pop(tile, None)
        self.version += 1

    def _take(self, tile: int) -> None:
        cell = self.cell[tile]
        del self.tile_at[cell]
        self.cell[tile] = NOWHERE
        self.ends[tile] = 0
        for side in range(4):
            self._cut(tile, side)
            other, back = self.beside[4 * tile + side], opposite(side)
            if other >= 0:
                self.beside[4 * tile + side] = self.beside[4 * other + back] = OUTSIDE
                self._cut(other, back)
                if self.state[other] == LAID:
                    self.ends[other] |= self._ways_out(other) & 1 << back

    def rearrange(self, tiles: tuple[int, ...], cells: tuple[int, ...], turns: tuple[int, ...]) -> None:
        """Change cells or turns of several tiles at once: slides, swaps, turns. A tile in the air is laid. An extra
        passage between two tiles that move the same way moves with them; any other stays where it is. Only the tiles
        that move are taken out and joined again."""
        if not self.beside:
            self._survey()
        self._take_passages_along(dict(zip(tiles, cells, strict=True)))
        for tile in tiles:
            self._take(tile)
        for tile, cell, turn in zip(tiles, cells, turns, strict=True):
            if self.state[tile] == AIR:
                self.state[tile] = LAID
            self.cell[tile] = cell
            self.turn[tile] = turn
            self.tile_at[cell] = tile
        for tile in tiles:
            self._look_round(tile)
        for tile in tiles:
            if self.state[tile] == LAID:
                self._join(tile)
        self.version += 1

    def _take_passages_along(self, moving: dict[int, int]) -> None:
        """Move the extra passages between tiles that move the same way. At an edge that has one already, the moved one
        replaces it."""
        staying, going = {}, {}
        for edge, halves in self.edges.items():
            cell, side = edge >> 2, edge & 3
            near, far = self.tile_at.get(cell, OUTSIDE), self.tile_at.get(cell + STEP[side], OUTSIDE)
            if near in moving and moving.get(far, NOWHERE) == moving[near] + STEP[side]:
                going[4 * moving[near] + side] = halves
            else:
                staying[edge] = halves
        self.edges = {**staying, **going}

    def open_edge(self, cell: int, side: int, near: int, far: int) -> None:
        """Add an extra passage. It belongs to the edge, not to the tiles that lie there."""
        self.edges[4 * cell + side] = (near, far)
        self.edges[4 * (cell + STEP[side]) + opposite(side)] = (far, near)
        self.rejoin()
        self.version += 1

    def rejoin(self) -> None:
        """Rebuild the whole table of neighbours."""
        self.nbr = [OUTSIDE] * (8 * len(self.kind))
        self._survey()
        for tile in self.laid():
            self._join(tile)

    def _survey(self) -> None:
        """Rebuild `beside` and `ends`."""
        self.beside = [OUTSIDE] * (4 * len(self.kind))
        self.ends = [self._ways_out(tile) if state == LAID else 0 for tile, state in enumerate(self.state)]
        for tile in self.tile_at.values():
            self._look_round(tile)

    def _ways_out(self, tile: int) -> int:
        return self.kinds[self.kind[tile]].ways_out[self.turn[tile]]

    def _join(self, tile: int) -> None:
        """Connect a laid tile that has no neighbours yet with the tiles round it.

        Rules: base.discover.other_neighbours.
        """
        ends = self._ways_out(tile)
        for side in range(4):
            other = self.beside[4 * tile + side]
            if other >= 0:
                ends &= ALL_BUT[side]
                if self.state[other] == LAID:
                    self._join_side(tile, side, other, opposite(side))
        self.ends[tile] = ends

    def _join_side(self, tile: int, side: int, other: int, back: int) -> None:
        """Rules: base.chamber.passage."""
        nbr = self.nbr
        near, turn = self.kinds[self.kind[tile]], self.turn[tile]
        far, turn_there = self.kinds[self.kind[other]], self.turn[other]
        if near.ways[turn] >> side & 1 and far.ways[turn_there] >> back & 1:
            here = 2 * tile if near.is_whole else self.place_at(tile, side)
            there = 2 * other if far.is_whole else self.place_at(other, back)
            if near.ways_out[turn] >> side & 1:
                nbr[4 * here + side] = there
            if far.ways_out[turn_there] >> back & 1:
                nbr[4 * there + back] = here
        extra = self.edges.get(4 * self.cell[tile] + side) if self.edges else None
        if extra is not None:
            here, there = self._behind(tile, side, extra[0]), self._behind(other, back, extra[1])
            nbr[4 * here + side] = there
            nbr[4 * there + back] = here

    def _behind(self, tile: int, side: int, picked: int) -> int:
        """Where an extra passage leads as the tile lies now; the picked half counts only where both border on it."""
        half = self.half_at(tile, side)
        return 2 * tile + (picked if half == BOTH else half)

    def _cut(self, tile: int, side: int) -> None:
        self.nbr[8 * tile + side] = OUTSIDE
        self.nbr[8 * tile + 4 + side] = OUTSIDE
