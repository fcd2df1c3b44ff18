"""Piles: what lies in a pile has no name of its own, its id is its place in the pile, ascending from the top.

Ids follow the order of the box, and everybody knows what is in the box: the id of a shuffled tile would tell what is
printed on it. So a new order leaves the ids where they are and changes what is printed on the things behind them, as
if things that look alike from behind had been shuffled. An id may then be told to everybody, whatever is hidden by it.

Nothing outside of piles is renamed. Whoever keeps an id in mind may keep it until that thing goes into a pile.
"""

from typing import TYPE_CHECKING

from tumbledown.engine.pieces import BOXED, IN_PILE, TILES, at, seat_of
from tumbledown.engine.temple import AIR, BOX, NOWHERE, PILE

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def order_tiles(game: "Game", order: tuple[int, ...]) -> None:
    """The pile of chambers consists of these, from wherever they come; what is left out of it lies in the box."""
    temple = game.temple
    for tile in order:
        if temple.cell[tile] != NOWHERE:
            temple.remove(tile, PILE)
    ids = _rename(temple.kind, order, game.pile(TILES))
    for number, tile in enumerate(ids):
        temple.state[tile] = PILE if number < len(order) else BOX
    if temple.seen_by:
        temple.seen_by = {tile: mask for tile, mask in temple.seen_by.items() if temple.state[tile] == AIR}
    game.pieces.piles[TILES] = ids[: len(order)]


def order_pieces(game: "Game", pile: str, order: tuple[int, ...]) -> set[int]:
    """A pile of pieces consists of these, all face down and unseen; the seats that had one of them are returned."""
    pieces = game.pieces
    owners = {seat_of(pieces.at[piece]) for piece in order}
    ids = _rename(pieces.kind, order, game.pile(pile))
    for number, piece in enumerate(ids):
        pieces.at[piece] = at(IN_PILE) if number < len(order) else BOXED
        pieces.face_up[piece] = pieces.seen_by[piece] = pieces.added[piece] = 0
    pieces.piles[pile] = ids[: len(order)]
    pieces.find_travellers()
    return owners - {-1}


def _rename(kinds: list[int], order: tuple[int, ...], before: list[int]) -> list[int]:
    """Print on the ids, in ascending order, what stood on the things of the new pile and then on those left out."""
    listed = set(order)
    things = [*order, *[each for each in before if each not in listed]]
    prints, ids = [kinds[each] for each in things], sorted(things)
    for id, kind in zip(ids, prints, strict=True):
        kinds[id] = kind
    return ids
