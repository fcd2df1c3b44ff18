"""The chapter object of the traps, and how many of them a table may choose."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter, Number
from tumbledown.expansions.data.traps import TILES, Slot

NAME: Final = "traps"
COUNT: Final = Number("traps", least=2, most=4, usual=3)
PLATFORM: Final = "platform"
INVOCATION: Final = "invocation"
SLIDE: Final = "slide_trap"

chapter = Chapter(
    NAME,
    order=40,
    requires=("base",),
    tiles=TILES,
    slot=Slot,
    looks_far=False,
    numbers=(COUNT,),
    shown=("hangs_on", "hovering", "shut_off", "weak_captives"),
    hinders=True,
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def cliff_of(game: Game, figure: int) -> int:
    """Return the cliff on which this figure hangs; -1 for none."""
    hangs_on = slot(game).hangs_on
    return hangs_on[figure] if hangs_on else -1
