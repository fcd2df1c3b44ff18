"""The chapter object of the cursed gems, and what its files share.

Rules: cursed_gems.memory.
"""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.expansions.data.cursed_gems import GEMS, NAME, POSITIONS, TWIN_OF, TWINS, Slot
from tumbledown.expansions.shared import cards_before

ALOUD: Final = "cursed_gems.aloud"
"""The variant for players at one table: they describe tokens aloud, and there are no hints on the screen."""

NO_PIECE: Final = -1

chapter = Chapter(
    NAME,
    order=180,
    requires=("base",),
    pieces=(*GEMS, *TWINS),
    slot=Slot,
    looks_far=False,
    piles=(NAME, POSITIONS),
    variants=(ALOUD,),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def gem_of(game: Game, seat: int) -> int:
    """Return the cursed gem before this seat, or -1.

    Rules: cursed_gems.soul.
    """
    gems = cards_before(game, seat, NAME)
    return gems[0] if gems else NO_PIECE


def position_at(game: Game, place: int) -> int:
    """Return the position token that lies at this place, or -1."""
    for piece in game.pieces.lying(at(AT_PLACE, place)):
        if game.pieces.kind_of(piece).pile == POSITIONS:
            return piece
    return NO_PIECE


def is_twin(game: Game, gem: int, position: int) -> bool:
    kind_of = game.pieces.kind_of
    return gem >= 0 and TWIN_OF[kind_of(gem).id] == kind_of(position).id
