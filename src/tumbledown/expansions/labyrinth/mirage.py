"""The mirage: the chamber that was found lies where the starting chamber lay, and that one lies where it was found.

Whatever refers to the starting chamber asks for its tile, so it follows to the new cell by itself.

Rules: labyrinth.mirage.follow, labyrinth.mirage.illusion, labyrinth.mirage.not_safe, labyrinth.mirage.retest.
"""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.adventurer import STAYS
from tumbledown.engine.events import AdventurerMoved, Announced, ChambersMoved, PieceMoved, TileKept
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.pieces import AT_PLACE, at, place_of
from tumbledown.engine.temple import LAID
from tumbledown.engine.tiles import opposite
from tumbledown.expansions.base.actions import can_go_on
from tumbledown.expansions.labyrinth.chapter import MIRAGE, chapter

START_MOVED: Final = "start_moved"
"""Told with the tile of the mirage and with that of the start."""


@chapter.react(TileKept)
def the_start_was_a_mirage(game: Game, event: TileKept) -> None:
    """Any other discovery that is still open is decided first.

    Rules: labyrinth.mirage.swap, labyrinth.mirage.discoverer.
    """
    mirage, start, temple = event.tile, game.start, game.temple
    if game.tile_kind(mirage) is not MIRAGE:
        return
    effects.settle_discoveries(game)
    cell, turn = temple.cell[start], temple.turn[start]
    turns = (turn, _turn_of_the_start(game, temple.turn[mirage]))
    game.emit(Announced(START_MOVED, (mirage, start)))
    game.emit(ChambersMoved((mirage, start), (cell, temple.cell[mirage]), turns))
    _all_stay_in_their_cell(game, mirage)
    effects.lay_tile(game, mirage, cell, turn, event.seat)


def _turn_of_the_start(game: Game, side: int) -> int:
    """As it lay, or turned clockwise until it is open towards the door on this side of the discoverer's chamber.

    Rules: labyrinth.mirage.start_orientation.
    """
    ways, turn = game.tile_kind(game.start).ways, game.temple.turn[game.start]
    turns = [(turn + quarters) & 3 for quarters in range(4)]
    return next((each for each in turns if ways[each] >> opposite(side) & 1), turn)


def _all_stay_in_their_cell(game: Game, mirage: int) -> None:
    """Whoever and whatever was in the starting chamber is in the mirage now, and has gone nowhere.

    Rules: labyrinth.mirage.pieces.
    """
    before, after = 2 * game.start, 2 * mirage
    for figure, place in enumerate(game.party.place):
        if place == before:
            game.emit(AdventurerMoved(figure, after, STAYS))
    for piece, where in enumerate(game.pieces.at):
        if place_of(where) == before:
            game.emit(PieceMoved(piece, at(AT_PLACE, after), bool(game.pieces.face_up[piece])))


@chapter.adjust.reopens(GRANT)
def a_mirage_may_open_a_way(game: Game, goal: frozenset[int], means: tuple[Announced, ...]) -> tuple[Announced, ...]:
    """As long as it is not found and somebody can discover: nobody knows whether it lies in the pile.

    Rules: labyrinth.mirage.swap.
    """
    mirages = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) is MIRAGE]
    is_hidden = any(game.temple.state[tile] != LAID for tile in mirages)
    return (*means, Announced("reopens_mirage")) if is_hidden and can_go_on(game) else means
