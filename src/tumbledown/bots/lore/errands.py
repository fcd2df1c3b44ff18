"""What errands have in common."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost

Errand = tuple[bool, AnyCommand | None]
"""Whether the seat is about it now, and what it does for it; somebody may well wait."""

NO_ERRAND: Final[Errand] = (False, None)


def throw_for(game: Game, mind: Mind, cost: Cost) -> AnyCommand | None:
    return throw(game, mind, (cost[0], cost[1], cost[2], max(cost[3], INSURANCE)))
