"""The Fountain: fetch a lost die when the way is short and time allows."""

from typing import Final

from tumbledown.bots.lore.errands import NO_ERRAND, Errand
from tumbledown.bots.mind import Mind
from tumbledown.bots.throwing import throw
from tumbledown.bots.working import walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import LOST
from tumbledown.engine.game import Game
from tumbledown.engine.icons import G
from tumbledown.engine.temple import LAID
from tumbledown.expansions.data.base import DATA
from tumbledown.expansions.fountain import FOUNTAIN, slot

WORTH_THE_WAY: Final = 3
"""Steps that a bot goes for one more die."""

GOLD: Final = 2
FEWEST: Final = 3
"""With fewer dice two golden masks hardly ever come."""

TIME_MS: Final = 120_000

ALL_DICE: Final = DATA.dice.each


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, "regain") if mind.counts[G] >= GOLD else None


def errand(game: Game, mind: Mind) -> Errand:
    if len(game.dice.hands[mind.seat]) >= ALL_DICE or not _may_fetch_one(game, mind):
        return NO_ERRAND
    place = _fountain(game)
    if place < 0 or mind.team.paths.since(game.temple, mind.here)[place] > WORTH_THE_WAY:
        return NO_ERRAND
    if mind.here != place:
        return True, walk(game, mind, place)
    return True, throw(game, mind, (0, 0, 0, GOLD))


def _may_fetch_one(game: Game, mind: Mind) -> bool:
    """Whether one may still come back, and there are dice and time enough to fetch it."""
    if len(game.dice.hands[mind.seat]) < FEWEST or slot(game).regained >> mind.seat & 1:
        return False
    return mind.team.lookout.collapse_at - game.now > TIME_MS and bool(game.dice.held(mind.seat, LOST))


def _fountain(game: Game) -> int:
    temple = game.temple
    number = game.rules.tile_kind_ids[FOUNTAIN.id]
    if number not in temple.kind:
        return -1
    tile = temple.kind.index(number)
    return 2 * tile if temple.state[tile] == LAID else -1
