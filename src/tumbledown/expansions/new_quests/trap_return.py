"""Trap (return): its owner goes back to the starting chamber, and nothing can prevent it."""

from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import BOXED
from tumbledown.expansions.new_quests.chapter import TRAP_RETURN, chapter

trap_return = chapter.of(TRAP_RETURN)


@trap_return.comes
def the_way_back(game: Game, seat: int, piece: int) -> None:
    """The move is forced, so no rule forbids it, and a captive is freed. Then the card leaves the game.

    Rules: new_quests.curse.trap_return, new_quests.curse.trap_return_forced.
    """
    start = 2 * game.start
    if game.here(seat) != start:
        game.emit(AdventurerMoved(game.party.control[seat], start, FORCED, seat))
    game.emit(PieceMoved(piece, BOXED, seat=seat))
