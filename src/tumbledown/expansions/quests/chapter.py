"""The chapter object of the quests, its slot, and what its files share."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter, Number
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.quests import DATA, GHOST, PILE, TASKS, TILES, Slot

NAME: Final = "quests"

# The chambers
ALTAR: Final = "altar"
TASK: Final = "task"
GHOST_CHAMBER: Final = "ghost"
TREE: Final = "tree"
OBELISK: Final = "obelisk"

# Special values of `ghost_steps` in the slot, which counts the ghost's steps to its home
NO_GHOST: Final = 0
CUT_OFF: Final = -1

QUEST_DONE: Final = Refusal("quest_done")

chapter = Chapter(
    NAME,
    order=30,
    requires=("base",),
    tiles=TILES,
    pieces=(*TASKS, GHOST),
    slot=Slot,
    looks_far=False,
    piles=(PILE,),
    numbers=(Number(NAME, DATA.numbers.least, DATA.numbers.most, DATA.numbers.usual),),
    shown=("quests_in_all", "altar_giver", "ghost_steps", "closed_sides", "short_of_dice"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def quest_here(game: Game, seat: int, kind: str) -> int:
    """Return the tile of this kind in which the seat stands, or -1."""
    place = game.here(seat)
    return place >> 1 if place >= 0 and game.tile_kind(place >> 1).id == kind else -1
