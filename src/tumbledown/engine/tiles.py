"""Kinds of chamber tiles: what is printed on them, as data."""

from typing import Final

from tumbledown.engine.icons import Cost

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = "NESW"

FRONT: Final = 0
REAR: Final = 1
BOTH: Final = 2

GemStep = tuple[int, Cost]
"""A number of gems, and their cost."""


class TileKind:
    """One kind of chamber. Sides are given with the stairway at the south, before the tile is turned.

    A tile that is `not_first` is never laid at set-up. Options in a `far_sighted` chamber depend on who stands in other
    such chambers at any distance; options in one that `overlooks` the temple depend on which chambers lie anywhere in
    it. `printed_gems` is how many gems can be lit there according to the tile, by its gem steps or by a rule of its
    own, whether or not they are lit already. A chamber that `is_quest` has a task of its own; if the tasks of a game
    are drawn, they are drawn from these.

    Rules: base.chamber.sides, base.gem.types.
    """

    def __init__(
        self,
        id: str = "",
        chapter: str = "",
        copies: int = 1,
        openings: int = 0,
        entry: tuple[Cost, ...] = (),
        gem_steps: tuple[GemStep, ...] = (),
        gem_half: int = FRONT,
        icons: tuple[str, ...] = (),
        one_way: int = 0,
        halves: tuple[int, int, int, int] = (FRONT, FRONT, FRONT, FRONT),
        stairs: bool = True,
        closed: bool = False,
        not_first: bool = False,
        far_sighted: bool = False,
        printed_gems: int = -1,
        is_quest: bool = False,
        vanishes: bool = False,
        overlooks: bool = False,
    ) -> None:
        self.id, self.chapter, self.copies = id, chapter, copies
        self.openings, self.entry = openings, entry
        self.gem_steps = gem_steps
        self.gem_half = gem_half
        self.icons = icons
        self.one_way = one_way
        self.halves: tuple[int, ...] = halves
        self.stairs = stairs
        self.closed = closed
        self.not_first = not_first
        self.far_sighted = far_sighted
        self.printed_gems = (gem_steps[-1][0] if gem_steps else 0) if printed_gems < 0 else printed_gems
        self.is_quest = is_quest
        self.vanishes, self.overlooks = vanishes, overlooks
        # Derived lists, by the number of quarter turns.
        self.ways = [turned(openings, turn) for turn in range(4)]
        self.ways_out = [turned(openings & ~one_way, turn) for turn in range(4)]
        self.frames: list[tuple[Cost, ...]] = [(cost,) for cost in entry]
        self.is_whole = halves == (FRONT, FRONT, FRONT, FRONT)


def turned(sides: int, turn: int) -> int:
    """A mask of sides after so many quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & 15


def opposite(side: int) -> int:
    return (side + 2) & 3
