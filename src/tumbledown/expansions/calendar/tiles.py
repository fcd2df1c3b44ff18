"""Calendar tiles: they come onto gem chambers when these are found, and leave when they are lit or vanish.

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
    """The rules of other chapters come first: they are of a smaller order.

    Rules: calendar.tile.place, calendar.quest_priority.
    """
    if event.by >= 0:
        give_a_tile(game, event.tile)


def give_a_tile(game: Game, tile: int) -> None:
    """The top one, face up, as long as there is one.

    Rules: calendar.tile.place, calendar.tile.which_chambers, calendar.eternal.pile_out, calendar.cursed.no_tile.
    """
    pile = game.pile(PILE)
    if pile and has_gems(game, tile) and piece_on(game, tile) < 0:
        game.emit(PieceMoved(pile[0], at(AT_PLACE, gem_place(game, tile))))
        game.emit(Noted(NAME, "bearers", (*slot(game).bearers, tile)))


def use_up(game: Game, tile: int, seat: int) -> None:
    """The tile of this chamber has done its work: it leaves the game, or on the cursed side goes under the pile.

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
    """On either side of the board: without it the track could not be finished.

    Rules: calendar.illusion.
    """
    if event.state != HOVER and piece_on(game, event.tile) >= 0:
        put_under_the_pile(game, event.tile)
