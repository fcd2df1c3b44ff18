"""What chapters do with the box before the game: change tiles for others, gather a pile of cards and shuffle it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tumbledown.engine.events import PileOrdered
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.temple import BOX, PILE
from tumbledown.engine.tiles import TileKind

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def mix_in(game: "Game", kinds: Iterable[TileKind]) -> None:
    """All copies of these chambers join the pool."""
    ids = game.rules.tile_kind_ids
    numbers: list[int] = []
    for kind in kinds:
        numbers += [ids[kind.id]] * kind.copies
    game.temple.add_all(numbers)


def in_pool(game: "Game", kinds: Iterable[TileKind]) -> list[int]:
    """The tiles of these kinds that are in the pool."""
    wanted = set(kinds)
    return [tile for tile, state in enumerate(game.temple.state) if state == PILE and game.tile_kind(tile) in wanted]


def put_away(game: "Game", tiles: Iterable[int]) -> None:
    """These tiles go back into the box for this game."""
    for tile in tiles:
        game.temple.state[tile] = BOX


def gather(game: "Game", pile: str) -> None:
    """Every piece of every chapter in play that belongs to this pile and is of use; they lie in the box until dealt."""
    numbers: list[int] = []
    for number, kind in enumerate(game.rules.piece_kinds):
        if kind.pile == pile and game.rules.is_in_play(kind):
            numbers += [number] * kind.copies
    game.pieces.add_all(numbers, BOXED)


def shuffle(game: "Game", pile: str) -> None:
    """All pieces of the pile, face down in an order that nobody knows."""
    kinds = game.pieces.kinds
    pieces = [piece for piece, kind in enumerate(game.pieces.kind) if kinds[kind].pile == pile]
    game.emit(PileOrdered(pile, tuple(game.fortune.shuffled(pile, pieces))))
