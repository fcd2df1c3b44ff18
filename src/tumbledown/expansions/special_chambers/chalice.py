"""The chalice: it lies in the treasure chamber, is carried from place to place, and must leave before the last
adventurer.

Rules: special_chambers.treasure.slam.
"""

from typing import Final

from tumbledown.engine.events import Announced, ChamberPlaced, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.icons import Cost, plus
from tumbledown.engine.pieces import AT_PLACE, BOXED, at, place_of
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.data.special_chambers import CARRY
from tumbledown.expansions.shared import achieve, begin_task
from tumbledown.expansions.special_chambers.chapter import IN_TEMPLE, NAME, RECOVERED, UNSEEN, chapter, slot

TREASURE_CHAMBER: Final = "treasure_chamber"


@chapter.react(ChamberPlaced)
def the_chalice_is_found(game: Game, event: ChamberPlaced) -> None:
    """Lay the chalice there, once in a game; from now on it is the team's task.

    Rules: special_chambers.treasure.chalice_placed.
    """
    if slot(game).chalice != UNSEEN or game.tile_kind(event.tile).id != TREASURE_CHAMBER:
        return
    game.emit(Noted(NAME, "chalice", IN_TEMPLE))
    begin_task(game, event.tile, 1)
    game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, 2 * event.tile)))
    game.emit(Announced("chalice_found", (event.tile, event.by)))


@chapter.adjust.entry_costs(BIND)
def carrying_it_costs_a_torch(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """Rules: special_chambers.treasure.carry_cost, special_chambers.treasure.carry_alone,
    special_chambers.treasure.no_pickup_cost, special_chambers.treasure.no_owner, special_chambers.treasure.race,
    special_chambers.treasure.no_teleport, special_chambers.treasure.passage.
    """
    if carry < 0 or carry != slot(game).piece:
        return costs
    return tuple([plus(cost, CARRY) for cost in costs])


@chapter.react(PieceMoved)
def the_chalice_is_recovered(game: Game, event: PieceMoved) -> None:
    """In the exit the chalice leaves the game, and the task is done for good.

    Rules: special_chambers.treasure.recovered, special_chambers.treasure.exit_needed.
    """
    if event.piece != slot(game).piece or not is_exit(game, place_of(event.to) >> 1):
        return
    game.emit(Noted(NAME, "chalice", RECOVERED))
    game.emit(PieceMoved(event.piece, BOXED, seat=event.seat))
    game.emit(Announced("chalice_recovered", (event.seat,)))
    achieve(game, home(game))


def home(game: Game) -> int:
    """Return the tile of the treasure chamber; there is only one."""
    return game.temple.kind.index(game.rules.tile_kind_ids[TREASURE_CHAMBER])


@chapter.adjust.verdict(BIND)
def the_chalice_must_not_stay_behind(game: Game, won: bool) -> bool:
    """Rules: special_chambers.treasure.goal, special_chambers.treasure.undiscovered,
    special_chambers.treasure.escape_allowed, special_chambers.treasure.last_leaves.
    """
    return won and slot(game).chalice != IN_TEMPLE
