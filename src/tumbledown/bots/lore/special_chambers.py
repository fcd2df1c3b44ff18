"""Special chambers: meet in linked ones, and carry the chalice to the exit before anybody leaves for good."""

from typing import Final

from tumbledown.bots.bridging import find_a_way
from tumbledown.bots.lore.errands import NO_ERRAND, Errand, throw_for
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.team import LEAVE
from tumbledown.bots.throwing import INSURANCE, throw
from tumbledown.bots.working import get_ready_to_leave, walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.pieces import place_of
from tumbledown.expansions.special_chambers.chapter import IN_TEMPLE, slot

TOGETHER: Final = 2
NEARBY: Final = 3
"""Steps that a bot goes to meet others in linked chambers."""


def fire(game: Game, mind: Mind) -> AnyCommand | None:
    """Fire the linked chambers as soon as they all show enough."""
    if mind.team.need <= 0:
        return None
    for offer in options.offered(game, mind.seat, "linked"):
        for target in offer.targets:
            command = mind.take(game, "linked", target)
            if command is not None:
                return command
    return None


def errand(game: Game, mind: Mind) -> Errand:
    place = place_of_chalice(game)
    if place >= 0:
        errand = _see_to_the_chalice(game, mind, place)
        if errand[0]:
            return errand
    return _meet_in_linked_chambers(game, mind)


# -------------------------------------------------------------------- the chalice
def place_of_chalice(game: Game) -> int:
    """Where the chalice lies in the temple, or -1."""
    return place_of(game.pieces.at[slot(game).piece]) if slot(game).chalice == IN_TEMPLE else -1


def _see_to_the_chalice(game: Game, mind: Mind, place: int) -> Errand:
    """One carries it; the others wait for it, or look for a way if there is none."""
    goal = _where_to(game, mind)
    if goal < 0 or place == goal:
        return NO_ERRAND
    carrier = _carrier(game, mind, place)
    if carrier == mind.seat:
        return True, _carry(game, mind, place, goal)
    if mind.doing != LEAVE:
        return NO_ERRAND
    if carrier < 0 or _is_cut_off(game, mind, place):
        return True, find_a_way(game, mind, _other_side(game, mind, place))
    # Whoever leaves now leaves the chalice behind if nobody else can bring it.
    return (True, get_ready_to_leave(game, mind)) if mind.here == mind.team.lookout.exit else NO_ERRAND


def _where_to(game: Game, mind: Mind) -> int:
    """Out. Until the exit is found it can wait, unless chambers vanish: then it is safest in the middle."""
    if mind.team.lookout.exit >= 0:
        return mind.team.lookout.exit
    return 2 * game.start if "illusions" in game.rules.names else -1


def _carrier(game: Game, mind: Mind, place: int) -> int:
    """The bot that is nearest to the chalice; -1 if no way leads there."""
    steps = mind.team.paths.to(game.temple, place)
    least, who = FAR, -1
    for seat in mind.team.inside:
        distance = steps[game.party.here(seat)]
        if distance < least and mind.team.bots >> seat & 1:
            least, who = distance, seat
    return who


def _is_cut_off(game: Game, mind: Mind, place: int) -> bool:
    return mind.team.paths.to(game.temple, mind.team.lookout.exit)[place] == FAR


def _other_side(game: Game, mind: Mind, place: int) -> int:
    """The chalice for those at the exit, the exit for those with the chalice."""
    return mind.team.lookout.exit if mind.team.paths.to(game.temple, place)[mind.here] < FAR else place


def _carry(game: Game, mind: Mind, place: int, goal: int) -> AnyCommand | None:
    if mind.here != place:
        return walk(game, mind, place)
    piece = slot(game).piece
    cost: Cost | None = None
    for to in mind.team.paths.onward(game.temple, mind.here, goal):
        command = mind.take(game, "enter", to, about=piece)
        if command is not None:
            return command
        cost = game.temple.kind_of(to >> 1).entry[to & 1]
    if cost is None:
        return find_a_way(game, mind, goal)
    return throw(game, mind, (cost[0], cost[1] + 1, cost[2], INSURANCE))


# -------------------------------------------------------------------- linked chambers
def _meet_in_linked_chambers(game: Game, mind: Mind) -> Errand:
    """Whoever is near goes to the linked chamber that still needs somebody, and shows what it asks for."""
    if mind.team.need <= 0 or slot(game).fired:
        return NO_ERRAND
    places = mind.team.lookout.linked_places
    if len(places) < TOGETHER:
        return NO_ERRAND
    if mind.here in places and not _is_crowded(game, mind):
        return True, throw_for(game, mind, game.temple.kind_of(mind.here >> 1).gem_steps[0][1])
    for place in places:
        if not game.party.seats_at(place) and _nearest_free(game, mind, place, places) == mind.seat:
            return True, walk(game, mind, place)
    return NO_ERRAND


def _is_crowded(game: Game, mind: Mind) -> bool:
    """Somebody else holds the place already."""
    return game.party.seats_at(mind.here)[0] != mind.seat


def _nearest_free(game: Game, mind: Mind, place: int, places: list[int]) -> int:
    """The bot nearest to this place that does not hold another linked chamber; -1 if all are far."""
    steps = mind.team.paths.to(game.temple, place)
    least, who = NEARBY + 1, -1
    for seat in mind.team.inside:
        here = game.party.here(seat)
        holds = here in places and game.party.seats_at(here)[0] == seat
        if steps[here] < least and not holds and mind.team.bots >> seat & 1:
            least, who = steps[here], seat
    return who
