"""Set-up functions for chapters: exchange tiles, gather the cards of a pile and shuffle it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tumbledown.engine.events import PileOrdered
from tumbledown.engine.pieces import BOXED, TILES, PieceKind
from tumbledown.engine.temple import BOX, PILE
from tumbledown.engine.tiles import TileKind

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def mix_in(game: "Game", kinds: Iterable[TileKind]) -> None:
    """Add all copies of these chambers to the pool."""
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
    """Put these tiles into the box for this game."""
    for tile in tiles:
        game.temple.state[tile] = BOX


def set_aside(game: "Game", kinds: Iterable[TileKind]) -> None:
    """Add all copies of these chambers, but leave them in the box until the first chambers have been laid."""
    mix_in(game, kinds)
    put_away(game, in_pool(game, kinds))


def all_of(game: "Game", kinds: Iterable[TileKind]) -> list[int]:
    """All tiles of these kinds."""
    wanted = set(kinds)
    return [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) in wanted]


def mix_all_in(game: "Game", kinds: Iterable[TileKind], luck: str) -> None:
    """Shuffle all of these chambers, which were set aside, into the draw pile."""
    order = game.fortune.shuffled(luck, [*game.pile(TILES), *all_of(game, kinds)])
    game.emit(PileOrdered(TILES, tuple(order)))


def is_pickable(game: "Game", kind: TileKind) -> bool:
    """Whether this chamber may be drawn for a game that uses only some of them."""
    able = True
    for rule in game.rules.adjust_pickable:
        able = rule(game, kind, able)
    return able


def mix_some_in(game: "Game", aside: list[int], number: int, luck: str) -> None:
    """Shuffle `number` of these tiles, which lie in the box, into the draw pile; no seat knows which. All of them go
    into the pile first and the others out of it again, so that no id tells which they are."""
    before = len(game.pile(TILES))
    game.emit(PileOrdered(TILES, (*game.pile(TILES), *game.fortune.shuffled(luck, aside))))
    kept = game.pile(TILES)[: before + number]
    game.emit(PileOrdered(TILES, tuple(game.fortune.shuffled(f"{luck} mixed in", kept))))


def gather(game: "Game", pile: str) -> None:
    """Add all pieces of the chapters in play that belong to this pile and are used; they lie in the box until dealt."""
    numbers: list[int] = []
    for number, kind in enumerate(game.rules.piece_kinds):
        if kind.pile == pile and _is_used(game, kind):
            numbers += [number] * kind.copies
    game.pieces.add_all(numbers, BOXED)


def _is_used(game: "Game", kind: PieceKind) -> bool:
    used = game.rules.is_in_play(kind)
    for rule in game.rules.adjust_used:
        used = rule(game, kind, used)
    return used


def shuffle(game: "Game", pile: str) -> None:
    """Shuffle all pieces of the pile, face down."""
    kinds = game.pieces.kinds
    pieces = [piece for piece, kind in enumerate(game.pieces.kind) if kinds[kind].pile == pile]
    game.emit(PileOrdered(pile, tuple(game.fortune.shuffled(pile, pieces))))
