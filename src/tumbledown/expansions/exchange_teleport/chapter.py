"""The chapter object of the exchange and teleport chambers, and where the token is."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import BOXED, place_of
from tumbledown.expansions.data.exchange_teleport import NAME, TELEPORT_CHAMBER, TILES, TOKEN, Slot
from tumbledown.expansions.shared import laid_tile

NOWHERE: Final = -1

chapter = Chapter(
    NAME,
    order=130,
    requires=("base",),
    tiles=TILES,
    pieces=(TOKEN,),
    slot=Slot,
    looks_far=False,
    shown=("traded", "resting"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def token_at(game: Game) -> int:
    """Return where the token is, encoded as for any piece. It is in the box while it is not dealt."""
    piece = slot(game).piece
    return game.pieces.at[piece] if piece >= 0 else BOXED


def token_place(game: Game) -> int:
    """Return the place where the token lies, or -1 while it is held or not in the game yet."""
    return place_of(token_at(game))


def gate_place(game: Game) -> int:
    """Return the place of the teleport chamber, or -1 (`NOWHERE`) if it does not lie in the temple."""
    tile = laid_tile(game, TELEPORT_CHAMBER.id)
    return 2 * tile if tile >= 0 else NOWHERE
