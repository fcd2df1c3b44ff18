"""The chapter object of the Labyrinth, and how one of its treasures is used up."""

from typing import Final

from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import BOXED
from tumbledown.expansions.data.labyrinth import PIECES, TILES
from tumbledown.expansions.shared import TREASURES, cards_before

ONE_TABLE: Final = "labyrinth.one_table"
"""The variant for players around one table: they shout themselves, and the player who called a time-out ends it."""

MIRAGE, GEAR = TILES

chapter = Chapter(
    "labyrinth",
    order=110,
    requires=("base",),
    tiles=TILES,
    pieces=PIECES,
    looks_far=False,
    variants=(ONE_TABLE,),
)


def use_up(game: Game, seat: int, kind: str) -> None:
    """Move one treasure of this kind from its owner to the box.

    Rules: labyrinth.treasure.single_use.
    """
    treasures = cards_before(game, seat, TREASURES)
    used = next(piece for piece in treasures if game.pieces.kind_of(piece).id == kind)
    game.emit(PieceMoved(used, BOXED, seat=seat))
