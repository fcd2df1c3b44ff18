"""The base game's chapter object and its slot."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.expansions.data.base import DATA, TILES, Slot

chapter = Chapter(
    "base",
    order=0,
    seats=len(DATA.depot.gems),
    tiles=TILES,
    slot=Slot,
    looks_far=False,
    shown=("track", "countdown", "slams", "gongs", "ends"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["base"]
    return found


def way_out(game: Game) -> int:
    """Return the tile of the exit, wherever it is. Its id is final only once it lies in the temple."""
    return game.temple.kind.index(game.rules.tile_kind_ids["exit"])


def is_exit(game: Game, tile: int) -> bool:
    return tile >= 0 and game.temple.kind[tile] == game.rules.tile_kind_ids["exit"]
