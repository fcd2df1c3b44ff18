"""Treasures: claim those that lie here, and use the own ones when they help."""

from typing import Final

from tumbledown.bots.knowledge import NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import afford, effort, price_of, throw_for
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.engine import options
from tumbledown.engine.commands import AddItem, AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, Price
from tumbledown.expansions.shared import TREASURE

NEARLY: Final = 1
"""If this many icons or fewer are missing, it is worth rolling for them."""

MANY_LOCKED: Final = 5
TORCH_MS: Final = 8_000
"""This long before a slam a bot that is not in the starting chamber lays a large torch."""

SHORT_CUT: Final = 3
"""Steps that a jump must save to be worth its tile."""

TIME_TO_CLAIM_MS: Final = 45_000


def claim(game: Game, mind: Mind) -> AnyCommand | None:
    return afford(game, mind, "claim") if mind.doing != LEAVE else None


def _light_a_gem(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, "extra_gem") if mind.team.need > 0 else None


def _heal(game: Game, mind: Mind) -> AnyCommand | None:
    """Use it when many dice are locked, or a seat cannot roll at all."""
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
    """Jump to a mate who stands at this seat's goal, if that is far away."""
    goal = 2 * game.start if mind.doing == HOME else mind.team.goal[mind.seat]
    if goal not in game.party.place or mind.team.paths.to(game.temple, goal)[mind.here] < SHORT_CUT:
        return None
    return mind.take(game, "teleport", goal)


def _break_through(game: Game, mind: Mind) -> AnyCommand | None:
    """Use a secret passage if this bot, or a piece that must be carried out, is cut off from the exit."""
    goal = mind.team.lookout.exit
    if goal < 0:
        return None
    there = mind.team.paths.to(game.temple, goal)
    for place in (mind.here, *mind.team.lookout.burdens(game)):
        if there[place] == FAR:
            return _join(game, mind, mind.team.paths.since(game.temple, place), there)
    return None


def _join(game: Game, mind: Mind, here: list[int], there: list[int]) -> AnyCommand | None:
    """Open a wall between the places that can be reached from here and those with a way to the goal."""
    for offer in options.offered(game, mind.seat, "secret_passage"):
        for wall in offer.targets:
            near, far = wall >> 10, wall & 1023
            if (here[near] < FAR and there[far] < FAR) or (here[far] < FAR and there[near] < FAR):
                return mind.take(game, "secret_passage", wall)
    return None


def _add_keys(game: Game, mind: Mind) -> AnyCommand | None:
    """Use a double key for the way out, if it shows everything that is missing."""
    piece = mind.cards["double_key"]
    if mind.here != mind.team.lookout.exit or mind.doing != LEAVE:
        return None
    price = price_of(game, mind, "escape")
    if price is None or not effort(game, mind, price) or not _makes_up(game, mind, price, piece):
        return None
    return mind.take(game, "escape") if game.pieces.added[piece] else AddItem(mind.seat, piece)


def _makes_up(game: Game, mind: Mind, price: Price, piece: int) -> bool:
    """Whether this piece shows all icons that the own dice lack."""
    icons = game.pieces.kind_of(piece).icons
    for bill in price:
        for icon, asked in enumerate(bill.cost):
            if bill.place == ALONE and mind.counts[icon + 1] + icons[icon] < asked:
                return False
    return True


def throw_for_the_claim(game: Game, mind: Mind) -> Errand:
    """With one key shown the other is soon rolled; one of the bots here rolls for it."""
    if mind.doing == LEAVE or mind.team.lookout.slam_at - game.now < TIME_TO_CLAIM_MS:
        return NO_ERRAND
    price = price_of(game, mind, "claim")
    if price is None or effort(game, mind, price) > NEARLY or _first_here(game, mind) != mind.seat:
        return NO_ERRAND
    return True, throw_for(game, mind, price)


def _first_here(game: Game, mind: Mind) -> int:
    for seat in mind.team.inside:
        if mind.is_with(game, seat) and mind.team.bots >> seat & 1:
            return seat
    return FAR


lore = Knowledge(
    vain=("extra_gem", "large_torch", "secret_passage"),
    cards={
        "extra_gem": _light_a_gem,
        "healing_mask": _heal,
        "large_torch": _lay_the_torch,
        "teleport": _jump,
        "secret_passage": _break_through,
        "double_key": _add_keys,
    },
    icons={TREASURE: claim},
    errands={TREASURE: throw_for_the_claim},
    rank=30,
    usefulness={
        "large_torch": 0,
        "double_torch": 1,
        "teleport": 2,
        "secret_passage": 3,
        "double_key": 4,
        "healing_mask": 5,
    },
)
