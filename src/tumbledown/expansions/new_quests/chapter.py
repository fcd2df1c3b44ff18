"""The chapter object of the new quest chambers, and the names of what it brings."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.data.new_quests import PIECES, TILES, Slot

NAME: Final = "new_quests"

# The kinds of curses
MIND_CONTROL: Final = "mind_control"
TRAP_RETURN: Final = "trap_return"
MAGIC_BONDS: Final = "magic_bonds"

CHAOS, CONSTELLATION, SNAKE_PIT = TILES

chapter = Chapter(
    NAME,
    order=100,
    requires=("base", "quests"),
    brings=("curses",),
    tiles=TILES,
    pieces=PIECES,
    slot=Slot,
    looks_far=False,
    shown=("bond_partners", "pulse_due", "dice_tied", "stars_filled", "stars_sent", "stars_goals"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def quest_here(game: Game, seat: int, kind: TileKind) -> int:
    """Return the tile of this kind in which the seat stands, or -1."""
    place = game.here(seat)
    return place >> 1 if place >= 0 and game.tile_kind(place >> 1) is kind else -1


def tile_of(game: Game, kind: TileKind) -> int:
    """Return the only tile of this kind, in the temple or not."""
    return game.temple.kind.index(game.rules.tile_kind_ids[kind.id])
