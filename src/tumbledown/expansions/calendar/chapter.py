"""The chapter object of the calendar, its slot, and what its files share."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.expansions.data.calendar import PILE, SIGNS, TILES, Slot
from tumbledown.expansions.shared import gem_place, laid_tile

NAME: Final = "calendar"
CHAMBER: Final = "calendar"

CURSED: Final = "calendar.cursed"
"""The variant that turns the board over; without it the eternal side is up."""

NO_SIGN: Final = -1

chapter = Chapter(
    NAME,
    order=170,
    requires=("base",),
    tiles=TILES,
    pieces=SIGNS,
    slot=Slot,
    looks_far=False,
    piles=(PILE,),
    variants=(CURSED,),
    shown=("pawn_at", "track_signs", "track_bars", "track_keys", "dice_aside"),
)


def slot(game: Game) -> Slot:
    found: Slot = game.slots[NAME]
    return found


def is_cursed(game: Game) -> bool:
    """Whether the cursed side of the board is up."""
    return bool(slot(game).track_bars)


def the_chamber(game: Game) -> int:
    """Return the tile of the calendar chamber if it lies in the temple, or -1."""
    return laid_tile(game, CHAMBER)


def is_inside(game: Game, seat: int) -> bool:
    """Whether the adventurer that this seat steers stands in the calendar chamber."""
    place = game.here(seat)
    return place >= 0 and place >> 1 == the_chamber(game)


# -------------------------------------------------------------------- tiles and signs
def piece_on(game: Game, tile: int) -> int:
    """Return the calendar tile that lies on this chamber, or -1."""
    found = pieces_on(game, tile)
    return found[0] if found else -1


def pieces_on(game: Game, tile: int) -> list[int]:
    """Return the calendar tiles on this chamber: two in the middle of a swap, otherwise at most one."""
    lying = game.pieces.lying(at(AT_PLACE, gem_place(game, tile)))
    return [piece for piece in lying if game.pieces.kind_of(piece).pile == PILE]


def sign_on(game: Game, tile: int) -> int:
    """Return the number of the sign that this chamber bears, or `NO_SIGN`."""
    piece = piece_on(game, tile)
    return SIGNS.index(game.pieces.kind_of(piece)) if piece >= 0 else NO_SIGN
