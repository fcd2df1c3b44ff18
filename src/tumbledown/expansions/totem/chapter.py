"""The chapter object of the Totem, its slot, and what its files share."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.totem import DATA, TILES, Slot
from tumbledown.expansions.shared import is_kind

NAME: Final = "totem"
(TOTEM,) = TILES

LOW: Final = DATA.costs.low
HIGH: Final = DATA.costs.high

# Switches of a seat
LENDS_DICE: Final = 256
"""Mates in the chamber may also drop the dice of this seat."""
DROPS_BY_CHANCE: Final = 512
"""The dice of this seat drop at a random error instead of at the moment of the command."""

NO_TOTEM_HERE: Final = Refusal("no_totem_here")
TOWER_MOVES: Final = Refusal("tower_moves")

chapter = Chapter(
    NAME,
    order=140,
    requires=("base",),
    tiles=TILES,
    slot=Slot,
    looks_far=False,
    switches={"lends_dice": LENDS_DICE, "drops_by_chance": DROPS_BY_CHANCE},
    shown=("tower", "leans", "swing", "is_moving"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def is_totem(game: Game, place: int) -> bool:
    return is_kind(game, place, TOTEM)
