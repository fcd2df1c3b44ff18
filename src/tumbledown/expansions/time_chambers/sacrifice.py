"""The sacrifice chamber: each player puts a die there, and gets it back by coming there within the minute."""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.dice import HAND, LOST, TILE, spot
from tumbledown.engine.events import AdventurerMoved, Announced, ControlChanged, DieMoved
from tumbledown.engine.game import Game
from tumbledown.engine.icons import BLANK
from tumbledown.expansions.time_chambers.chapter import SACRIFICE, chapter, slot

TAKEN_BACK: Final = "die_taken_back"
"""Announced with the tile and the seat."""
FORFEITED: Final = "dice_forfeited"
"""Announced with the tile and the number of dice that are lost."""

NOWHERE: Final = -1


def begun_at(game: Game) -> int:
    """Return the tile of the sacrifice chamber while its sand runs; -1 otherwise."""
    blue = slot(game).blue_sand
    return blue[0] if blue and game.tile_kind(blue[0]).id == SACRIFICE else NOWHERE


def offered(game: Game, tile: int, seat: int) -> list[int]:
    """Return the dice of this seat that lie there."""
    dice = game.dice
    return [die for die, where in enumerate(dice.where) if where == spot(TILE, tile) and dice.holder[die] == seat]


def take_a_die_of_each(game: Game, tile: int) -> None:
    """Take one die in play of each player inside; a player without dice in play gives nothing. An adventurer who stands
    there already gets the die back at once.

    Rules: time_chambers.sacrifice.place, time_chambers.sacrifice.already_inside, time_chambers.dice.choose_die,
    time_chambers.dice.last_die, time_chambers.sacrifice.out_of_hand, time_chambers.escaped.
    """
    for seat in game.party.inside():
        effects.owe_dice(game, seat, 1, spot(TILE, tile))
    _return_to_those_inside(game, tile)


@chapter.react(AdventurerMoved)
def whoever_comes_takes_it_back(game: Game, event: AdventurerMoved) -> None:
    """Any way of coming counts, also passing through.

    Rules: time_chambers.sacrifice.retrieve, time_chambers.sacrifice.any_arrival.
    """
    tile = begun_at(game)
    if tile >= 0 and tile in [place >> 1 for place in (event.to, *event.passed)]:
        _give_back(game, tile, game.party.pilot(event.figure))


@chapter.react(ControlChanged)
def the_figure_that_one_steers_now_is_there(game: Game, event: ControlChanged) -> None:
    """Rules: time_chambers.sacrifice.any_arrival."""
    _return_to_those_inside(game, begun_at(game))


def _return_to_those_inside(game: Game, tile: int) -> None:
    if tile >= 0:
        for seat in game.party.inside():
            if game.here(seat) >> 1 == tile:
                _give_back(game, tile, seat)


def _give_back(game: Game, tile: int, seat: int) -> None:
    """Give the dice back unrolled and not locked. The owner can no longer give another die instead of one that is back
    in hand.

    Rules: time_chambers.sacrifice.face.
    """
    for die in offered(game, tile, seat):
        game.emit(DieMoved(die, spot(HAND), seat, BLANK))
        game.emit(Announced(TAKEN_BACK, (tile, seat)))


def dice_are_lost(game: Game, tile: int) -> None:
    """Rules: time_chambers.sacrifice.lost."""
    dice = game.dice
    left = [die for die, where in enumerate(dice.where) if where == spot(TILE, tile)]
    for die in left:
        game.emit(DieMoved(die, spot(LOST), dice.holder[die], dice.face[die]))
    if left:
        game.emit(Announced(FORFEITED, (tile, len(left))))
