"""Tiles of every shape, for tests of the temple: divided ones and one-way sides too."""

from tumbledown.engine.icons import parse_cost
from tumbledown.engine.tiles import BOTH, FRONT, REAR, TileKind

N, E, S, W = 1, 2, 4, 8
A = parse_cost("A")

KINDS = (
    TileKind("cross", openings=N | E | S | W, entry=(A,), copies=8),
    TileKind("straight", openings=N | S, entry=(A,), copies=4),
    TileKind("corner", openings=S | E, entry=(A,), copies=4),
    TileKind("dead_end", openings=S, entry=(A,), copies=4),
    TileKind(
        "divided",
        openings=N | S | W,
        entry=(A, parse_cost("T")),
        gem_steps=((2, parse_cost("K")),),
        gem_half=REAR,
        halves=(REAR, BOTH, FRONT, REAR),
        copies=4,
    ),
    TileKind("chute", openings=N | E | S, one_way=N, entry=(A,), copies=4),
)
