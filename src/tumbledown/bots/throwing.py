"""Which dice to throw, and which to leave lying."""

from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand, Roll
from tumbledown.engine.game import Game
from tumbledown.engine.icons import A, B, G, K, T

Wish = tuple[int, int, int, int]
"""How many adventurers, torches, keys and golden masks to keep."""

ALL: Final = 99
ONLY_GOLD: Final[Wish] = (0, 0, 0, 1)
MANY_LOCKED: Final = 3
INSURANCE: Final = 1
"""A golden mask in hand when the black ones come is worth more than the die thrown once more."""


def throw(game: Game, mind: Mind, wish: Wish) -> AnyCommand | None:
    """Throw everything but what is wished for."""
    seat = mind.seat
    able = options.rollable(game, seat)
    if not able:
        return None
    kept = _kept(game, seat, wish if _can_come_true(wish, able.bit_count()) else ONLY_GOLD)
    if able & ~kept:
        return Roll(seat, able & ~kept)
    return _with_nothing_to_throw(game, mind, wish, able)


def _can_come_true(wish: Wish, free: int) -> bool:
    """With fewer free dice than icons wished for, keeping some would only wait for a golden mask that nobody throws."""
    wanted = wish[0] + wish[1] + wish[2]
    return wanted <= free or wanted >= ALL


def _kept(game: Game, seat: int, wish: Wish) -> int:
    face = game.dice.face
    left = [0, wish[0], wish[1], wish[2], wish[3], 0]
    kept = 0
    for die in game.dice.hands[seat]:
        shown = face[die]
        if left[shown] > 0:
            left[shown] -= 1
            kept |= 1 << die
    return kept


def _with_nothing_to_throw(game: Game, mind: Mind, wish: Wish, able: int) -> AnyCommand | None:
    """A golden mask goes to whoever has a use for it. Else others may go on; and if nobody can, something must go."""
    command = _free_somebody(game, mind) if mind.counts[G] else None
    if command is not None or _others_go_on(game, mind, wish):
        return command
    if mind.counts[G] and _is_something_missing(mind, wish):
        return Roll(mind.seat, able & _showing(game, mind.seat, G))
    if not mind.counts[B]:
        return None
    return Roll(mind.seat, able if mind.counts[B] >= MANY_LOCKED else able & -able)


def _is_something_missing(mind: Mind, wish: Wish) -> bool:
    return mind.counts[A] < wish[0] or mind.counts[T] < wish[1] or mind.counts[K] < wish[2]


def _showing(game: Game, seat: int, face: int) -> int:
    shown = 0
    for die in game.dice.hands[seat]:
        if game.dice.face[die] == face:
            shown |= 1 << die
    return shown


def _free_somebody(game: Game, mind: Mind) -> AnyCommand | None:
    if mind.counts[B]:
        return mind.take(game, "free", mind.seat)
    team = mind.team
    for seat in team.inside:
        if team.locked[seat] and mind.is_with(game, seat):
            return mind.take(game, "free", seat)
    return None


def _others_go_on(game: Game, mind: Mind, wish: Wish) -> bool:
    """Whether somebody in the same chamber has a free die that this wish would not keep."""
    free = mind.team.free
    for seat in mind.team.inside:
        if seat == mind.seat or not mind.is_with(game, seat):
            continue
        if free[seat] > _kept(game, seat, wish).bit_count():
            return True
    return False
