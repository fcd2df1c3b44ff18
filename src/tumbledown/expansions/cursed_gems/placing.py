"""Position tokens in the temple: face down where a chamber of one gem is revealed, and gone with that chamber."""

from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.expansions.cursed_gems.chapter import chapter, position_at
from tumbledown.expansions.cursed_gems.looking import forget_looks_at
from tumbledown.expansions.data.cursed_gems import POSITIONS
from tumbledown.expansions.shared import gem_place


def has_one_gem(game: Game, tile: int) -> bool:
    """Whether the chamber is printed with one gem, whatever else it is and whether or not the gem is lit.

    Rules: cursed_gems.place_kinds, cursed_gems.gem_independent.
    """
    return game.tile_kind(tile).printed_gems == 1


def lay_a_position(game: Game, tile: int) -> None:
    """Lay the top position token face down on a chamber of one gem, if a token is left. No seat sees its face."""
    pile = game.pile(POSITIONS)
    if pile and has_one_gem(game, tile):
        game.emit(PieceMoved(pile[0], at(AT_PLACE, gem_place(game, tile)), face_up=False))


@chapter.react(ChamberPlaced)
def a_chamber_of_one_gem_is_revealed(game: Game, event: ChamberPlaced) -> None:
    """Rules: cursed_gems.place, cursed_gems.place_kinds."""
    if event.by >= 0:
        lay_a_position(game, event.tile)


@chapter.react(ChamberRemoved)
def its_token_goes_under_the_pile(game: Game, event: ChamberRemoved) -> None:
    """Looks at the token end.

    Rules: cursed_gems.illusion.
    """
    piece = position_at(game, gem_place(game, event.tile))
    if piece >= 0:
        forget_looks_at(game, piece)
        game.emit(PileOrdered(POSITIONS, (*game.pile(POSITIONS), piece)))
