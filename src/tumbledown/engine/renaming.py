"""New ids for what lies in a pile: the ids of a pile ascend from its top, so that an id tells nothing.

Ids follow the order of the box, and the contents of the box are public, so the id of a shuffled tile would tell what is
printed on it. A new order therefore keeps the ids in ascending order and changes which kind each id has. After that,
ids can be sent to all seats.

Nothing outside of piles is renamed: an id stays valid until its tile or piece goes into a pile.
"""

from typing import TYPE_CHECKING

from tumbledown.engine.pieces import BOXED, IN_PILE, TILES, at, seat_of
from tumbledown.engine.temple import AIR, BOX, NOWHERE, PILE

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def order_tiles(game: "Game", order: tuple[int, ...]) -> None:
    """Make the pile of chambers from these tiles, which may come from anywhere; what is left out goes into the box."""
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
    """Make a pile from these pieces, all face down and unseen. Return the seats that had one of them."""
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
    """Give the ids, in ascending order, the kinds of the new pile and then of what is left out. Return the ids."""
    listed = set(order)
    things = [*order, *[each for each in before if each not in listed]]
    prints, ids = [kinds[each] for each in things], sorted(things)
    for id, kind in zip(ids, prints, strict=True):
        kinds[id] = kind
    return ids
