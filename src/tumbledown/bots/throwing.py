"""Which dice to roll, and which to keep."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine import options
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import AnyCommand, Roll
from tumbledown.engine.dice import VOID
from tumbledown.engine.game import Game
from tumbledown.engine.icons import FREE, A, B, Cost, G, K, T, plus
from tumbledown.engine.paying import wallet, worth

ALL: Final = 99
MANY_LOCKED: Final = 3
INSURANCE: Final = 1
"""A golden mask in hand is worth more than rolling that die once more."""


def throw(game: Game, mind: Mind, cost: Cost, gold: int = INSURANCE) -> AnyCommand | None:
    """Roll all dice but those that this cost asks for, and this many golden masks."""
    able = options.rollable(game, mind.seat)
    if not able:
        return None
    kept = _kept(game, mind.seat, cost if _can_come_true(game, mind, cost, able) else FREE, gold)
    if able & ~kept:
        return Roll(mind.seat, able & ~kept)
    return _with_nothing_to_throw(game, mind, cost, gold, able)


def throw_together(game: Game, mind: Mind, cost: Cost, alone: Cost = FREE) -> AnyCommand | None:
    """Do the same for a cost that all who stand here pay together, besides what this seat has to pay alone."""
    able = options.rollable(game, mind.seat)
    if not able:
        return None
    own = _own_part(game, mind, cost)
    kept = _kept(game, mind.seat, own if alone is FREE else plus(alone, own), INSURANCE)
    if able & ~kept:
        return Roll(mind.seat, able & ~kept)
    return _with_nothing_to_throw(game, mind, plus(alone, cost), INSURANCE, able)


def _own_part(game: Game, mind: Mind, cost: Cost) -> Cost:
    """Return what earlier seats here do not show yet: if two seats kept the same icon, other icons would never come."""
    if max(cost) == sum(cost):
        # All of one kind: while some are missing, every seat keeps all of them.
        return cost
    rest = list(cost)
    for seat in mind.team.inside:
        if seat >= mind.seat:
            break
        if mind.is_with(game, seat):
            shown = wallet(game, seat)
            for icon in range(5):
                rest[icon] = max(0, rest[icon] - shown[icon + 1])
    return rest[0], rest[1], rest[2], rest[3], rest[4]


def _can_come_true(game: Game, mind: Mind, cost: Cost, able: int) -> bool:
    """Whether there are enough free dice for the icons. With fewer, keeping some would only wait for golden masks."""
    if game.laws[mind.seat].adjust_worth:
        cost = _in_dice(game, mind.seat, cost)
    wanted = cost[0] + cost[1] + cost[2] + cost[3]
    if cost[4] > mind.counts[B]:
        wanted += cost[4] - mind.counts[B]
    return wanted <= able.bit_count()


def _in_dice(game: Game, seat: int, cost: Cost) -> Cost:
    """Return how many dice it takes where a torch or a key counts more than once."""
    torch, key, _ = worth(game, seat)
    return cost[0], -(-cost[1] // torch), -(-cost[2] // key), cost[3], cost[4]


def _kept(game: Game, seat: int, cost: Cost, gold: int) -> int:
    """Return the seat's dice that serve the cost, and this many golden masks, as a mask."""
    if game.laws[seat].adjust_worth:
        gold = ALL if cost[2] and worth(game, seat)[2] else gold
        cost = _in_dice(game, seat, cost)
    face, marks = game.dice.face, game.dice.marks
    left = [0, cost[0], cost[1], cost[2], gold if gold > cost[3] else cost[3], 0]
    kept = 0
    for die in game.dice.hands[seat]:
        shown = face[die]
        if left[shown] and not marks[die] & VOID:
            left[shown] -= 1
            kept |= 1 << die
    return kept


# -------------------------------------------------------------------- everything is kept
def _with_nothing_to_throw(game: Game, mind: Mind, cost: Cost, gold: int, able: int) -> AnyCommand | None:
    """A golden mask frees a die here. Otherwise mates may roll on; if none can, some kept dice are rolled."""
    command = _free_somebody(game, mind) if mind.counts[G] else None
    if command is not None or _others_go_on(game, mind, cost, gold):
        return command
    if mind.counts[G] > cost[3] and _is_something_missing(mind, cost):
        return Roll(mind.seat, able & _showing(game, mind.seat, G))
    if not mind.counts[B]:
        return None
    return Roll(mind.seat, able if mind.counts[B] >= MANY_LOCKED else able & -able)


def _is_something_missing(mind: Mind, cost: Cost) -> bool:
    counts = mind.counts
    return counts[A] < cost[0] or counts[T] < cost[1] or counts[K] < cost[2] or counts[B] < cost[4]


def _showing(game: Game, seat: int, face: int) -> int:
    shown = 0
    for die in game.dice.hands[seat]:
        if game.dice.face[die] == face:
            shown |= 1 << die
    return shown


def _free_somebody(game: Game, mind: Mind) -> AnyCommand | None:
    if mind.counts[B] and not game.party.prefs[mind.seat] & KEEPS_MASKS:
        return mind.take(game, "free", mind.seat)
    team = mind.team
    for seat in team.inside:
        if team.locked[seat] and mind.is_with(game, seat):
            return mind.take(game, "free", seat)
    return None


def _others_go_on(game: Game, mind: Mind, cost: Cost, gold: int) -> bool:
    """Whether another seat in the same chamber has a free die that this cost would not keep."""
    free = mind.team.free
    for seat in mind.team.inside:
        if seat == mind.seat or not mind.is_with(game, seat):
            continue
        if free[seat] > _kept(game, seat, cost, gold).bit_count():
            return True
    return False
