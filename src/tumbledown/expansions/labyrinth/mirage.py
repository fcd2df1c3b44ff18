"""The mirage: a discovered chamber that changes places with the starting chamber.

Rules about the starting chamber ask for its tile, so they follow it to the new cell without more code.

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
"""Announced with the tile of the mirage and the tile of the start."""


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
    """Return the turn of the start: as it lay, or clockwise from there until it is open towards the door on this side
    of the discoverer's chamber.

    Rules: labyrinth.mirage.start_orientation.
    """
    ways, turn = game.tile_kind(game.start).ways, game.temple.turn[game.start]
    turns = [(turn + quarters) & 3 for quarters in range(4)]
    return next((each for each in turns if ways[each] >> opposite(side) & 1), turn)


def _all_stay_in_their_cell(game: Game, mirage: int) -> None:
    """Put adventurers and pieces of the starting chamber into the mirage. They stay in their cell, so this is no step.

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
    """The mirage may help while it is not found and an adventurer can discover. Players do not know whether it lies in
    the pile.

    Rules: labyrinth.mirage.swap.
    """
    mirages = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) is MIRAGE]
    is_hidden = any(game.temple.state[tile] != LAID for tile in mirages)
    return (*means, Announced("reopens_mirage")) if is_hidden and can_go_on(game) else means
