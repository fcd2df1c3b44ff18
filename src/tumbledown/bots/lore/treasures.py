"""Treasures: claim what lies here, and use what one has when its moment comes."""

from typing import Final

from tumbledown.bots.lore.errands import NO_ERRAND, Errand, own_of
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.bots.working import keys_to_leave
from tumbledown.engine import options
from tumbledown.engine.commands import AddItem, AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import K
from tumbledown.engine.pieces import place_of
from tumbledown.expansions.shared import TREASURE

CLAIM_KEYS: Final = 2
MANY_LOCKED: Final = 5
TORCH_MS: Final = 8_000
"""So long before a slam a large torch is laid by whoever is not home yet."""

SHORT_CUT: Final = 3
"""Steps that make a jump worth its tile."""

TIME_TO_CLAIM_MS: Final = 45_000


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    if mind.counts[K] >= CLAIM_KEYS and mind.doing != LEAVE and _may_lie_here(game, mind):
        command = mind.take(game, "claim")
        if command is not None:
            return command
    return _use_something(game, mind) if game.party.cards[mind.seat] else None


def _may_lie_here(game: Game, mind: Mind) -> bool:
    return TREASURE in game.temple.kind_of(mind.here >> 1).icons


def _use_something(game: Game, mind: Mind) -> AnyCommand | None:
    for use in (_light_a_gem, _heal, _lay_the_torch, _jump, _break_through, _add_keys):
        command = use(game, mind)
        if command is not None:
            return command
    return None


def _light_a_gem(game: Game, mind: Mind) -> AnyCommand | None:
    if own_of(game, mind.seat, "extra_gem") < 0 or mind.team.need <= 0:
        return None
    return mind.take(game, "extra_gem")


def _heal(game: Game, mind: Mind) -> AnyCommand | None:
    """When many dice are locked, or somebody cannot roll at all."""
    if own_of(game, mind.seat, "healing_mask") < 0:
        return None
    team = mind.team
    locked = 0
    for seat in team.inside:
        locked += team.locked[seat]
    return mind.take(game, "healing_mask") if locked >= MANY_LOCKED or 0 in team.free else None


def _lay_the_torch(game: Game, mind: Mind) -> AnyCommand | None:
    if own_of(game, mind.seat, "large_torch") < 0 or mind.here >> 1 == game.start:
        return None
    return mind.take(game, "large_torch") if mind.team.lookout.slam_at - game.now < TORCH_MS else None


def _jump(game: Game, mind: Mind) -> AnyCommand | None:
    """To a mate who stands where this one is going, if that is far."""
    if own_of(game, mind.seat, "teleport") < 0:
        return None
    goal = 2 * game.start if mind.doing == HOME else mind.team.goal[mind.seat]
    if goal < 0 or mind.team.paths.to(game.temple, goal)[mind.here] < SHORT_CUT:
        return None
    return mind.take(game, "teleport", goal)


def _break_through(game: Game, mind: Mind) -> AnyCommand | None:
    """A secret passage is for whoever, or whatever must be carried out, is cut off from the exit."""
    goal = mind.team.lookout.exit
    if own_of(game, mind.seat, "secret_passage") < 0 or goal < 0:
        return None
    there = mind.team.paths.to(game.temple, goal)
    for place in (mind.here, *_places_of_burdens(game)):
        if there[place] == FAR:
            return _join(game, mind, mind.team.paths.since(game.temple, place), there)
    return None


def _places_of_burdens(game: Game) -> list[int]:
    """Where pieces lie that somebody has to carry."""
    pieces = game.pieces
    return [
        place_of(where)
        for piece, where in enumerate(pieces.at)
        if pieces.kind_of(piece).movable and place_of(where) >= 0
    ]


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
    piece = own_of(game, mind.seat, "double_key")
    if piece < 0 or mind.here != mind.team.lookout.exit or mind.doing != LEAVE:
        return None
    keys = keys_to_leave(game)
    if mind.counts[K] >= keys or mind.counts[K] + CLAIM_KEYS < keys:
        return None
    return mind.take(game, "escape") if game.pieces.added[piece] else AddItem(mind.seat, piece)


def errand(game: Game, mind: Mind) -> Errand:
    """Two keys are soon thrown; one of those who stand here sees to it."""
    if mind.doing == LEAVE or not _may_lie_here(game, mind) or not options.offered(game, mind.seat, "claim"):
        return NO_ERRAND
    if mind.team.lookout.slam_at - game.now < TIME_TO_CLAIM_MS or _first_here(game, mind) != mind.seat:
        return NO_ERRAND
    return True, throw(game, mind, (0, 0, CLAIM_KEYS, INSURANCE))


def _first_here(game: Game, mind: Mind) -> int:
    for seat in mind.team.inside:
        if mind.is_with(game, seat) and mind.team.bots >> seat & 1:
            return seat
    return FAR
