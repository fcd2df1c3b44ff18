"""The chapter object of the treasures, and how one of them is used up."""

from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, BOXED, at
from tumbledown.expansions.data.shared import TILES
from tumbledown.expansions.data.treasures import PIECES
from tumbledown.expansions.shared import TREASURES

chapter = Chapter(
    "treasures",
    order=150,
    requires=("base",),
    tiles=TILES,
    pieces=PIECES,
    looks_far=False,
    far_sighted=("secret_passage", "teleport"),
    piles=(TREASURES,),
)


def use(game: Game, seat: int, kind: str, to: int = BOXED) -> int:
    """Move one treasure of this kind from its owner to the box, or to the place where it has its effect; return the
    treasure.

    Rules: treasures.use.any_time, treasures.use.once, treasures.use.no_transfer.
    """
    number = game.rules.piece_kind_ids[kind]
    treasure = next(piece for piece in game.pieces.lying(at(AT_SEAT, seat)) if game.pieces.kind[piece] == number)
    game.emit(PieceMoved(treasure, to, seat=seat))
    return treasure
