"""Doomed: stand up before the chair is reached; a counterspell goes to the worst curse."""

from typing import Final

from tumbledown.bots.lore.curses import worst
from tumbledown.bots.mind import Advice, Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.expansions.shared import CURSES

LAST_MS: Final = 3_000
"""So long before it sits a bot gets up again."""


def stand_up(game: Game, mind: Mind) -> AnyCommand | None:
    return None if _stands_well(game, mind.seat) else mind.take(game, "stand")


def _stands_well(game: Game, seat: int) -> bool:
    """Whether the chair is still some time away."""
    for at, _, _, name, args in game.timers:
        if name == "sinks" and args[0] == seat:
            return at - game.now > LAST_MS
    return False


def break_a_curse(game: Game, mind: Mind) -> AnyCommand | None:
    piece = worst(game, mind)
    if piece >= 0:
        return mind.take(game, "counterspell", piece)
    for other in mind.cards.values():
        if game.pieces.kind_of(other).pile == CURSES:
            return mind.take(game, "counterspell", other)
    return None


USES: Final[dict[str, Advice]] = {"stand_up": stand_up, "counterspell": break_a_curse}
