"""The chapter object of the curses, and how its rules find out which seat is cursed.

Rules: curses.active.immediate, curses.active.several, curses.active.personal, curses.active.follows_player.
"""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.expansions.data.curses import PIECES, Slot
from tumbledown.expansions.data.shared import TILES
from tumbledown.expansions.shared import CURSES, holds

ON_HONOUR: Final = "curses.on_honour"
"""The variant in which bodily tasks are only shown, and the game does not check that players do them."""

# Switches of a seat. GENTLE: bodily tasks take the form that needs no quick or steady hand. HOLDING: the control that
# must be held down is held now.
GENTLE: Final = 8
HOLDING: Final = 16

# The kinds of curses
TRAP: Final = "trap"
SILENCE: Final = "silence"
BROKEN_DIE: Final = "broken_die"
LOST_DICE: Final = "lost_dice"
MASK: Final = "mask"
CURSED_HAND: Final = "cursed_hand"
SOUL_EXCHANGE: Final = "soul_exchange"

chapter = Chapter(
    "curses",
    order=160,
    requires=("base",),
    tiles=TILES,
    pieces=PIECES,
    slot=Slot,
    looks_far=False,
    piles=(CURSES,),
    variants=(ON_HONOUR,),
    switches={"gentle": GENTLE, "holding": HOLDING},
    shown=("exchanges",),
    hinders=True,
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["curses"]
    return found


def is_bodily(game: Game, seat: int, curse: str) -> bool:
    """Whether the seat has this bodily curse and the game enforces it. On honour it does not."""
    return holds(game, seat, curse) and not game.rules.plays(ON_HONOUR)
