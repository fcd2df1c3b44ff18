"""Special chambers: meet in linked ones, and carry the chalice to the exit before the bots leave the temple."""

from typing import Final

from tumbledown.bots.bridging import find_a_way
from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import price_of, throw_for
from tumbledown.bots.team import EXPLORE, GEMS, LEAVE
from tumbledown.bots.working import get_ready_to_leave, walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.offers import Price
from tumbledown.engine.pieces import AT_PLACE, SHIFT, place_of
from tumbledown.expansions.base.actions import entry_costs
from tumbledown.expansions.special_chambers.chapter import slot
from tumbledown.expansions.special_chambers.linked import BITS, VERB

TOGETHER: Final = 2
LINKED: Final = tuple(BITS)


def fire(game: Game, mind: Mind) -> AnyCommand | None:
    """Light the gems of the linked chambers as soon as all of them show enough."""
    if mind.team.need <= 0 or not _is_in_company(game, mind) or slot(game).fired:
        return None
    for offer in options.offered(game, mind.seat, VERB):
        for target in offer.targets:
            command = mind.take(game, VERB, target)
            if command is not None:
                return command
    return None


def _is_in_company(game: Game, mind: Mind) -> bool:
    """Whether at least two linked chambers are occupied."""
    occupied = 0
    for place in mind.team.lookout.laid(game, LINKED):
        if place in game.party.place:
            occupied += 1
    return occupied >= TOGETHER


def errand(game: Game, mind: Mind) -> Errand:
    if _is_something_to_carry(game):
        place = place_of(game.pieces.at[slot(game).piece])
        errand = _see_to_the_chalice(game, mind, place) if place >= 0 else NO_ERRAND
        if errand[0]:
            return errand
    if mind.team.need <= 0 or len(mind.team.lookout.laid(game, LINKED)) < TOGETHER:
        return NO_ERRAND
    return _meet_in_linked_chambers(game, mind)


# -------------------------------------------------------------------- the chalice
def _is_something_to_carry(game: Game) -> bool:
    """This runs at every decision, so it checks only where the pieces lie."""
    pieces = game.pieces
    for piece in pieces.carried:
        if pieces.at[piece] >> SHIFT == AT_PLACE:
            return True
    return False


def _see_to_the_chalice(game: Game, mind: Mind, place: int) -> Errand:
    """A bot that leaves the chalice's place takes it along if the dice show it, and the last one there stays to carry
    it. If all have gone, the nearest bot fetches it. If there is no way, the bots look for one."""
    if mind.here != place and mind.doing != LEAVE and _carrier(game, mind, place) != mind.seat:
        return NO_ERRAND
    goal = _where_to(game, mind, place)
    if goal < 0 or place == goal:
        return NO_ERRAND
    if mind.here == place and _bots_at(game, mind, place) > 1 and not _is_cut_off(game, mind, place, goal):
        command = _take_along(game, mind, goal)
        return (True, command) if command is not None else NO_ERRAND
    carrier = _carrier(game, mind, place)
    if carrier == mind.seat:
        return True, _carry(game, mind, place, goal)
    if carrier < 0 or _is_cut_off(game, mind, place, goal):
        return True, find_a_way(game, mind, _other_side(game, mind, place))
    # The game is lost if this bot leaves and no other can bring the chalice.
    return (True, get_ready_to_leave(game, mind)) if mind.here == goal else NO_ERRAND


def _where_to(game: Game, mind: Mind, place: int) -> int:
    """Return where the chalice should go: the exit. Until that is found, the chalice goes where the team works, so that
    it is near when the exit is found."""
    team = mind.team
    if team.lookout.exit >= 0:
        return team.lookout.exit
    if team.job[mind.seat] != GEMS and team.job[mind.seat] != EXPLORE:
        return -1
    goal = team.goal[mind.seat]
    return goal if team.paths.to(game.temple, goal)[place] < FAR else -1


def _carrier(game: Game, mind: Mind, place: int) -> int:
    """Return the bot that is nearest to the chalice; -1 if no way leads there. Usually a bot stands beside it, and then
    no paths are searched."""
    place_of_figure, control = game.party.place, game.party.control
    if place in place_of_figure:
        for seat in mind.team.inside:
            if place_of_figure[control[seat]] == place and mind.team.bots >> seat & 1:
                return seat
    steps = mind.team.paths.to(game.temple, place)
    least, who = FAR, -1
    for seat in mind.team.inside:
        distance = steps[place_of_figure[control[seat]]]
        if distance < least and mind.team.bots >> seat & 1:
            least, who = distance, seat
    return who


def _bots_at(game: Game, mind: Mind, place: int) -> int:
    number = 0
    for seat in mind.team.inside:
        if game.party.here(seat) == place and mind.team.bots >> seat & 1:
            number += 1
    return number


def _is_cut_off(game: Game, mind: Mind, place: int, goal: int) -> bool:
    return mind.team.paths.to(game.temple, goal)[place] == FAR


def _other_side(game: Game, mind: Mind, place: int) -> int:
    """Return the chalice's place for a bot at the exit, and the exit for a bot with the chalice."""
    return mind.team.lookout.exit if mind.team.paths.to(game.temple, place)[mind.here] < FAR else place


def _carry(game: Game, mind: Mind, place: int, goal: int) -> AnyCommand | None:
    if mind.here != place:
        return walk(game, mind, place)
    command = _take_along(game, mind, goal)
    if command is not None:
        return command
    onward = mind.team.paths.onward(game.temple, mind.here, goal)
    price = price_of(game, mind, "enter", onward, slot(game).piece)
    return throw_for(game, mind, price) if price is not None else find_a_way(game, mind, goal)


def _take_along(game: Game, mind: Mind, goal: int) -> AnyCommand | None:
    """Take a step towards the goal with the chalice, if the dice show what it costs."""
    piece = slot(game).piece
    for to in mind.team.paths.onward(game.temple, mind.here, goal):
        for cost in entry_costs(game, mind.seat, to, piece):
            command = mind.take(game, "enter", to, piece) if mind.could_show(game, cost) else None
            if command is not None:
                return command
    return None


# -------------------------------------------------------------------- linked chambers
def _meet_in_linked_chambers(game: Game, mind: Mind) -> Errand:
    """Once a linked chamber is occupied, bots that are near go to the others, and all roll for the icons of theirs.
    Near is one step: from further away, or with no chamber occupied, the team lights other gems sooner."""
    place = _to_meet(game, mind) if _is_one_near(game, mind) and not slot(game).fired else -1
    if place < 0:
        return NO_ERRAND
    if mind.here != place:
        return True, walk(game, mind, place)
    price = _asked_here(game, mind)
    return (True, throw_for(game, mind, price)) if price is not None else NO_ERRAND


def _asked_here(game: Game, mind: Mind) -> Price | None:
    """Return what those in this chamber have to show, whether the other chambers are occupied or not."""
    for offer in options.sourced(game, mind.seat, VERB):
        if any(bill.place == mind.here for price in offer.prices for bill in price):
            return offer.prices[0]
    return None


def _to_meet(game: Game, mind: Mind) -> int:
    """Return the linked chamber that this seat takes; -1 for none, or if too few bots are near."""
    found: dict[int, int] = {}
    empty: list[int] = []
    for place in mind.team.lookout.laid(game, LINKED):
        inside = game.party.seats_at(place)
        if inside:
            found[inside[0]] = place
        else:
            empty.append(place)
    for place in empty if found else []:
        seat = _first_near(game, mind, place, found)
        if seat >= 0:
            found[seat] = place
    return found.get(mind.seat, -1) if len(found) >= TOGETHER else -1


def _first_near(game: Game, mind: Mind, place: int, found: dict[int, int]) -> int:
    """Return a bot near this place that does not take another one; -1 if all are far away."""
    for seat in mind.team.inside:
        if seat not in found and mind.team.bots >> seat & 1 and _is_near(game, game.party.here(seat), place):
            return seat
    return -1


def _is_one_near(game: Game, mind: Mind) -> bool:
    for place in mind.team.lookout.laid(game, LINKED):
        if _is_near(game, mind.here, place):
            return True
    return False


def _is_near(game: Game, here: int, place: int) -> bool:
    """Whether the place is here or one step away; no path search is needed."""
    if here == place:
        return True
    # Compared one by one: this runs very often, and a list of neighbours would be the largest cost.
    nbr, first = game.temple.nbr, 4 * here
    return nbr[first] == place or nbr[first + 1] == place or nbr[first + 2] == place or nbr[first + 3] == place


lore = Knowledge(chambers=dict.fromkeys(LINKED, fire), errands={ANYWHERE: errand}, rank=20)
