"""Treasures: claim what lies here, and use what one has when its moment comes."""

from typing import Final

from tumbledown.bots.lore.errands import NO_ERRAND, Errand
from tumbledown.bots.mind import Advice, Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.bots.working import keys_to_leave
from tumbledown.engine import options
from tumbledown.engine.commands import AddItem, AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import K

CLAIM_KEYS: Final = 2
MANY_LOCKED: Final = 5
TORCH_MS: Final = 8_000
"""So long before a slam a large torch is laid by whoever is not home yet."""

SHORT_CUT: Final = 3
"""Steps that make a jump worth its tile."""

TIME_TO_CLAIM_MS: Final = 45_000


def claim(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, "claim") if mind.counts[K] >= CLAIM_KEYS and mind.doing != LEAVE else None


def _light_a_gem(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, "extra_gem") if mind.team.need > 0 else None


def _heal(game: Game, mind: Mind) -> AnyCommand | None:
    """When many dice are locked, or somebody cannot roll at all."""
    team = mind.team
    locked = 0
    for seat in team.inside:
        locked += team.locked[seat]
    return mind.take(game, "healing_mask") if locked >= MANY_LOCKED or 0 in team.free else None


def _lay_the_torch(game: Game, mind: Mind) -> AnyCommand | None:
    if mind.here >> 1 == game.start or mind.team.lookout.slam_at - game.now >= TORCH_MS:
        return None
    return mind.take(game, "large_torch")


def _jump(game: Game, mind: Mind) -> AnyCommand | None:
    """To a mate who stands where this one is going, if that is far."""
    goal = 2 * game.start if mind.doing == HOME else mind.team.goal[mind.seat]
    if goal not in game.party.place or mind.team.paths.to(game.temple, goal)[mind.here] < SHORT_CUT:
        return None
    return mind.take(game, "teleport", goal)


def _break_through(game: Game, mind: Mind) -> AnyCommand | None:
    """A secret passage is for whoever, or whatever must be carried out, is cut off from the exit."""
    goal = mind.team.lookout.exit
    if goal < 0:
        return None
    there = mind.team.paths.to(game.temple, goal)
    for place in (mind.here, *mind.team.lookout.burdens(game)):
        if there[place] == FAR:
            return _join(game, mind, mind.team.paths.since(game.temple, place), there)
    return None


def _join(game: Game, mind: Mind, here: list[int], there: list[int]) -> AnyCommand | None:
    """Open a wall between what can be reached from here and what leads there."""
    for offer in options.offered(game, mind.seat, "secret_passage"):
        for wall in offer.targets:
            near, far = wall >> 10, wall & 1023
            if (here[near] < FAR and there[far] < FAR) or (here[far] < FAR and there[near] < FAR):
                return mind.take(game, "secret_passage", wall)
    return None


def _add_keys(game: Game, mind: Mind) -> AnyCommand | None:
    """A double key is for the way out."""
    piece = mind.cards["double_key"]
    if mind.here != mind.team.lookout.exit or mind.doing != LEAVE:
        return None
    keys = keys_to_leave(game)
    if mind.counts[K] >= keys or mind.counts[K] + CLAIM_KEYS < keys:
        return None
    return mind.take(game, "escape") if game.pieces.added[piece] else AddItem(mind.seat, piece)


def errand(game: Game, mind: Mind) -> Errand:
    """With one key in hand the other is soon thrown; one of those who stand here sees to it."""
    if mind.doing == LEAVE or not mind.counts[K] or mind.team.lookout.slam_at - game.now < TIME_TO_CLAIM_MS:
        return NO_ERRAND
    if _first_here(game, mind) != mind.seat or not options.offered(game, mind.seat, "claim"):
        return NO_ERRAND
    return True, throw(game, mind, (0, 0, CLAIM_KEYS, INSURANCE))


def _first_here(game: Game, mind: Mind) -> int:
    for seat in mind.team.inside:
        if mind.is_with(game, seat) and mind.team.bots >> seat & 1:
            return seat
    return FAR


USES: Final[dict[str, Advice]] = {
    "extra_gem": _light_a_gem,
    "healing_mask": _heal,
    "large_torch": _lay_the_torch,
    "teleport": _jump,
    "secret_passage": _break_through,
    "double_key": _add_keys,
}
