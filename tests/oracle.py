"""Slow and plain answers to what the engine computes quickly: neighbours in the temple, and the fewest dice."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from tumbledown.engine.icons import BLANK, Cost, G, K, T
from tumbledown.engine.temple import LAID, OUTSIDE, STEP, Temple
from tumbledown.engine.tiles import BOTH

Worth = tuple[int, int, bool]
Coin = tuple[int, Worth]
"""A die as money: the face it shows, and what its owner's torches, keys and golden masks count."""


# -------------------------------------------------------------------- the temple
def is_open(temple: Temple, tile: int, side: int) -> bool:
    return bool(temple.kind_of(tile).openings >> ((side - temple.turn[tile]) & 3) & 1)


def may_leave(temple: Temple, tile: int, side: int) -> bool:
    return not temple.kind_of(tile).one_way >> ((side - temple.turn[tile]) & 3) & 1


def place(temple: Temple, tile: int, side: int, picked: int = 0) -> int:
    """The half that borders on this side, or where both do, the picked one."""
    half = temple.kind_of(tile).halves[(side - temple.turn[tile]) & 3]
    return 2 * tile + (picked if half == BOTH else half)


def neighbours(temple: Temple) -> list[int]:
    """The whole neighbour table, from what is printed and where it lies."""
    table = [OUTSIDE] * (8 * len(temple.kind))
    lying = {temple.cell[tile]: tile for tile, state in enumerate(temple.state) if state == LAID}
    for cell, tile in lying.items():
        for side in range(4):
            other = lying.get(cell + STEP[side], -1)
            if other < 0:
                continue
            back = (side + 2) % 4
            if is_open(temple, tile, side) and is_open(temple, other, back) and may_leave(temple, tile, side):
                table[4 * place(temple, tile, side) + side] = place(temple, other, back)
            if (extra := temple.edges.get(4 * cell + side)) is not None:
                table[4 * place(temple, tile, side, extra[0]) + side] = place(temple, other, back, extra[1])
    return table


# -------------------------------------------------------------------- paying
def covers(coins: Sequence[Coin], cost: Cost) -> bool:
    """Whether these dice together show the cost, whichever golden masks stand for keys."""
    flexible = [index for index, (face, worth) in enumerate(coins) if face == G and worth[2]]
    return any(
        _shows(coins, cost, frozenset(as_keys))
        for number in range(len(flexible) + 1)
        for as_keys in combinations(flexible, number)
    )


def _shows(coins: Sequence[Coin], cost: Cost, as_keys: frozenset[int]) -> bool:
    total = [0, 0, 0, 0, 0, 0]
    for index, (face, (torch, key, _)) in enumerate(coins):
        shown = K if index in as_keys else face
        total[shown] += torch if shown == T else key if shown == K else 1
    return all(total[icon + 1] >= cost[icon] for icon in range(5))


def fewest(coins: Iterable[Coin], cost: Cost) -> int | None:
    """The smallest number of dice that cover the cost, by trying them all."""
    useful = [coin for coin in coins if coin[0] != BLANK]
    for number in range(len(useful) + 1):
        if any(covers(some, cost) for some in combinations(useful, number)):
            return number
    return None
