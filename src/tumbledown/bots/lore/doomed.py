"""Doomed: stand up before the chair is reached; a counterspell goes to the worst curse."""

from typing import Final

from tumbledown.bots.lore.curses import worst
from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.expansions.shared import CURSES

LAST_MS: Final = 3_000
"""So long before it sits a bot gets up again."""


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    if "stand_up" in mind.cards and not _stands_well(game, mind.seat):
        command = mind.take(game, "stand")
        if command is not None:
            return command
    return _break_a_curse(game, mind) if "counterspell" in mind.cards else None


def _stands_well(game: Game, seat: int) -> bool:
    """Whether the chair is still some time away."""
    for at, _, _, name, args in game.timers:
        if name == "sinks" and args[0] == seat:
            return at - game.now > LAST_MS
    return False


def _break_a_curse(game: Game, mind: Mind) -> AnyCommand | None:
    piece = worst(game, mind)
    if piece >= 0:
        return mind.take(game, "counterspell", piece)
    for other in mind.cards.values():
        if game.pieces.kind_of(other).pile == CURSES:
            return mind.take(game, "counterspell", other)
    return None
