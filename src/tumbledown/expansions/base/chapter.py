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
    shown=("track", "countdown", "slams"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots["base"]
    return found
