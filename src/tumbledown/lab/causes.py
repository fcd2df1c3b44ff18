"""Why a game was lost: the nearest cause, derived from the reason of its end and the state at that time."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.expansions.base.actions import escape_keys
from tumbledown.expansions.base.chapter import way_out

EXIT_NOT_FOUND: Final = "exit_not_found"
DICE_LOCKED: Final = "dice_locked"
TOO_FEW_DICE: Final = "too_few_dice"
OUT_OF_TIME: Final = "out_of_time"
GAVE_UP: Final = "gave_up"
TASK_LEFT: Final = "task_left"
NOT_HOME: Final = "not_home"
NO_DICE_LEFT: Final = "no_dice_left"

CAUSES: Final = (EXIT_NOT_FOUND, DICE_LOCKED, TOO_FEW_DICE, OUT_OF_TIME, GAVE_UP, TASK_LEFT, NOT_HOME, NO_DICE_LEFT)


def cause(game: Game, reason: str = "") -> str:
    """Return one of `CAUSES`; empty if the game was won. The reason is the game's own unless another is given."""
    reason = reason or game.reason
    if game.won:
        return ""
    if reason in (NOT_HOME, NO_DICE_LEFT):
        return reason
    if not has_exit(game):
        return EXIT_NOT_FOUND
    if reason in (GAVE_UP, TASK_LEFT):
        return reason
    return _why_still_inside(game)


def has_exit(game: Game) -> bool:
    return game.temple.cell[way_out(game)] in game.temple.tile_at


def _why_still_inside(game: Game) -> str:
    inside, hands = game.party.inside(), game.dice.hands
    if any(hands[seat] and all(game.dice.is_locked(die) for die in hands[seat]) for seat in inside):
        return DICE_LOCKED
    if any(len(hands[seat]) < escape_keys(game, seat) for seat in inside):
        return TOO_FEW_DICE
    return OUT_OF_TIME
