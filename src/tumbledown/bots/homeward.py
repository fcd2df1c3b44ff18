"""When it is time to go home before a slam."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine.game import Game

# Tenths of a decision: for a step back to the start with some bad luck, and to spare.
HOMEWARD: Final = 50
RESERVE: Final = 100


def sets_out_at(game: Game, mind: Mind, place: int, reserve: int = RESERVE) -> int:
    """When somebody who stands there must set out, to be home before the door slams."""
    back = mind.team.paths.to(game.temple, 2 * game.start)[place]
    return mind.team.lookout.slam_at - (back * HOMEWARD + reserve) * mind.pace.level.decision_ms // 10
