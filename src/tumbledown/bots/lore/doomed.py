"""Doomed: stand up before the chair is reached; use a counterspell on the worst curse."""

from typing import Final

from tumbledown.bots.knowledge import BEFORE_LEAVING, CAN_WAIT, Knowledge
from tumbledown.bots.lore import lore_of
from tumbledown.bots.mind import Mind
from tumbledown.bots.team import LEAVE
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.expansions.doomed import STAND

LAST_MS: Final = 3_000
"""A bot stands up this long before it would sit."""


def stand_up(game: Game, mind: Mind) -> AnyCommand | None:
    return None if _stands_well(game, mind.seat) else mind.take(game, STAND)


def _stands_well(game: Game, seat: int) -> bool:
    """Whether the chair is not reached for some time."""
    for at, _, _, name, args in game.timers:
        if name == "sinks" and args[0] == seat:
            return at - game.now > LAST_MS
    return False


def break_a_curse(game: Game, mind: Mind) -> AnyCommand | None:
    """Break the worst curse, or else any."""
    piece = lore_of(game.rules).worst(game, mind)
    command = mind.take(game, "counterspell", piece) if piece >= 0 else None
    if command is not None:
        return command
    for offer in options.offered(game, mind.seat, "counterspell"):
        return mind.take(game, "counterspell", offer.targets[0])
    return None


def bars_the_way_out(game: Game, mind: Mind) -> int:
    return BEFORE_LEAVING if mind.doing == LEAVE else CAN_WAIT


lore = Knowledge(
    vain=(STAND,),
    cards={"stand_up": stand_up, "counterspell": break_a_curse},
    urgency={"doomed": bars_the_way_out},
)
