"""Calendar tiles: they are laid on gem chambers that are found, and leave chambers that are lit or vanish.

Rules: calendar.quest_priority.
"""

from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, Noted, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.temple import HOVER
from tumbledown.expansions.base.actions import has_gems
from tumbledown.expansions.calendar.chapter import NAME, chapter, is_cursed, piece_on, slot
from tumbledown.expansions.data.calendar import PILE
from tumbledown.expansions.shared import gem_place


@chapter.react(ChamberPlaced)
def a_gem_chamber_is_found(game: Game, event: ChamberPlaced) -> None:
    """The rules of chapters with a smaller order come first.

    Rules: calendar.tile.place, calendar.quest_priority.
    """
    if event.by >= 0:
        give_a_tile(game, event.tile)


def give_a_tile(game: Game, tile: int) -> None:
    """Lay the top calendar tile on this chamber, face up, if one is left.

    Rules: calendar.tile.place, calendar.tile.which_chambers, calendar.eternal.pile_out, calendar.cursed.no_tile.
    """
    pile = game.pile(PILE)
    if pile and has_gems(game, tile) and piece_on(game, tile) < 0:
        game.emit(PieceMoved(pile[0], at(AT_PLACE, gem_place(game, tile))))
        game.emit(Noted(NAME, "bearers", (*slot(game).bearers, tile)))


def use_up(game: Game, tile: int, seat: int) -> None:
    """Take the calendar tile off this chamber. It leaves the game, or goes under the pile on the cursed side.

    Rules: calendar.eternal.advance, calendar.cursed.recycle.
    """
    if is_cursed(game):
        put_under_the_pile(game, tile)
    else:
        game.emit(PieceMoved(piece_on(game, tile), BOXED, seat=seat))
        _forget(game, tile)


def put_under_the_pile(game: Game, tile: int) -> None:
    game.emit(PileOrdered(PILE, (*game.pile(PILE), piece_on(game, tile))))
    _forget(game, tile)


def _forget(game: Game, tile: int) -> None:
    game.emit(Noted(NAME, "bearers", tuple([each for each in slot(game).bearers if each != tile])))


@chapter.react(ChamberRemoved)
def a_tile_comes_back_from_a_chamber_that_is_gone(game: Game, event: ChamberRemoved) -> None:
    """This is so on both sides of the board, because without the tile the track could not be finished.

    Rules: calendar.illusion.
    """
    if event.state != HOVER and piece_on(game, event.tile) >= 0:
        put_under_the_pile(game, event.tile)
