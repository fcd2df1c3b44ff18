"""The Fountain: fetch a lost die when the way is short and time allows; lift the poison before it takes a die."""

from typing import Final

from tumbledown.bots.knowledge import (
    ANYWHERE,
    BEFORE_THE_SLAM,
    CAN_WAIT,
    NO_ERRAND,
    Errand,
    Knowledge,
    always_binding,
)
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import pursue
from tumbledown.bots.working import walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import LOST
from tumbledown.engine.game import Game
from tumbledown.expansions.data.base import DATA
from tumbledown.expansions.fountain import FOUNTAIN, POISON, STRANGLE_VINES, slot

WORTH_THE_WAY: Final = 3
"""Steps that a bot goes for one more die."""

FEWEST: Final = 3
"""With fewer dice a seat hardly ever shows the price."""

TIME_MS: Final = 120_000
SLAM_IS_NEAR_MS: Final = 90_000

ALL_DICE: Final = DATA.dice.each


def regain(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, "regain")


def errand(game: Game, mind: Mind) -> Errand:
    if len(game.dice.hands[mind.seat]) >= ALL_DICE or not _may_fetch_one(game, mind):
        return NO_ERRAND
    fountains = mind.team.lookout.laid(game, (FOUNTAIN.id,))
    if not fountains or mind.team.paths.since(game.temple, mind.here)[fountains[0]] > WORTH_THE_WAY:
        return NO_ERRAND
    if mind.here != fountains[0]:
        return True, walk(game, mind, fountains[0])
    return True, pursue(game, mind, "regain")


def _may_fetch_one(game: Game, mind: Mind) -> bool:
    """Whether the seat may still regain a die, and has dice and time enough to fetch it."""
    if len(game.dice.hands[mind.seat]) < FEWEST or slot(game).regained >> mind.seat & 1:
        return False
    return mind.team.lookout.collapse_at - game.now > TIME_MS and bool(game.dice.held(mind.seat, LOST))


def works_at_the_slam(game: Game, mind: Mind) -> int:
    return BEFORE_THE_SLAM if mind.team.lookout.slam_at - game.now < SLAM_IS_NEAR_MS else CAN_WAIT


lore = Knowledge(
    chambers={FOUNTAIN.id: regain},
    errands={ANYWHERE: errand},
    rank=40,
    urgency={STRANGLE_VINES: always_binding, POISON: works_at_the_slam},
)
