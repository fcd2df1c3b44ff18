"""The chapter object of the special chambers, and which of them a table may leave out.

Rules: special_chambers.treasure.as_quest.
"""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.expansions.data.special_chambers import CHALICE, TILES, Slot

NAME: Final = "special_chambers"

LEFT_OUT: Final = {
    "special_chambers.no_linked": ("linked_1", "linked_2", "linked_3"),
    "special_chambers.no_double_torch": ("double_torch_chamber",),
    "special_chambers.no_double_key": ("double_key_chamber",),
    "special_chambers.no_treasure_chamber": ("treasure_chamber",),
}
"""Variants and the chambers that they leave out. The linked chambers are left out only as a set: one alone could not be
used."""

# The state of the chalice, in the slot
UNSEEN: Final = 0
IN_TEMPLE: Final = 1
RECOVERED: Final = 2

chapter = Chapter(
    NAME,
    order=20,
    requires=("base",),
    tiles=TILES,
    pieces=(CHALICE,),
    slot=Slot,
    looks_far=False,
    box="illusions_box",
    variants=tuple(LEFT_OUT),
    shown=("chalice", "fired"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found
