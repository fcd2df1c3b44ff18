"""Doomed: stand up before the chair is reached; a counterspell goes to the worst curse."""

from typing import Final

from tumbledown.bots.lore.curses import PILE, worst
from tumbledown.bots.lore.errands import own, own_of
from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game

LAST_MS: Final = 3_000
"""So long before it sits a bot gets up again."""


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    seat = mind.seat
    if not game.party.cards[seat]:
        return None
    if own_of(game, seat, "stand_up") >= 0 and not _stands_well(game, seat):
        command = mind.take(game, "stand")
        if command is not None:
            return command
    if own_of(game, seat, "counterspell") >= 0:
        return _break_a_curse(game, mind)
    return None


def _stands_well(game: Game, seat: int) -> bool:
    """Whether the chair is still some time away."""
    for at, _, _, name, args in game.timers:
        if name == "sinks" and args[0] == seat:
            return at - game.now > LAST_MS
    return False


def _break_a_curse(game: Game, mind: Mind) -> AnyCommand | None:
    piece = worst(game, mind)
    if piece < 0:
        cursed = own(game, mind.seat, PILE)
        piece = cursed[0] if cursed else -1
    return mind.take(game, "counterspell", piece) if piece >= 0 else None
