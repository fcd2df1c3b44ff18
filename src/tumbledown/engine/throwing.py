"""Throw dice, by the command or by a deed that throws.

The offer of such a deed has `throws=True`, so that it is not offered where throwing is forbidden; its rule of `perform`
calls `throw`.
"""

from typing import TYPE_CHECKING

from tumbledown.engine import effects
from tumbledown.engine.dice import KEPT, USED
from tumbledown.engine.events import DiceRolled
from tumbledown.engine.icons import B
from tumbledown.engine.permissions import forbids_roll
from tumbledown.engine.refusals import Refusal

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def free_dice(game: "Game", seat: int) -> tuple[int, int]:
    """The seat's dice in play that are not locked, and those of them that are kept.

    Rules: base.roll.release_kept, base.mask.black_locks.
    """
    face, marks = game.dice.face, game.dice.marks
    free = kept = 0
    for die in game.dice.hands[seat]:
        if face[die] != B:
            free |= 1 << die
            if marks[die] & KEPT:
                kept |= 1 << die
    return free, kept


def with_those_that_must_join(game: "Game", seat: int, asked: int) -> int:
    """The dice that a throw takes: those asked for, and those that rules add."""
    for rule in game.laws[seat].adjust_throw:
        asked = rule(game, seat, asked)
    return asked


def roll_ms(game: "Game", seat: int) -> int:
    """How long a throw keeps the seat from the next one.

    Rules: base.roll.speed.
    """
    ms = game.rules.settings.roll_ms
    for rule in game.laws[seat].adjust_roll_ms:
        ms = rule(game, seat, ms)
    return ms


def throw(game: "Game", seat: int, dice: int) -> Refusal | None:
    """Throw exactly these dice of the seat; if that is forbidden, do nothing and return the refusal.

    The throw ends the owner's choice of which lost die to give up and counts as the seat's next throw; the seat must
    wait before it can throw again."""
    refusal = forbids_roll(game, seat, dice)
    if refusal is not None:
        return refusal
    if game.questions:
        effects.end_choices_of_dice(game, dice)
    number = game.party.throws[seat] + 1
    faces = game.fortune.throw(seat, number, dice.bit_count())
    for rule in game.laws[seat].adjust_faces:
        faces = rule(game, seat, dice, faces)
    game.emit(DiceRolled(seat, dice, faces, number, game.now + roll_ms(game, seat)))
    return None


def throw_at_once(game: "Game", as_keys: int) -> None:
    """After a deed, throw the dice that rules of `rethrown` name; `as_keys` are the golden masks that counted as keys
    for the deed. A die that was taken away meanwhile, or that may not be thrown now, is not thrown here; if it is still
    in the hand, it is part of the owner's next throw like every used die."""
    for seat in game.party.inside():
        served = sum([1 << die for die in game.dice.hands[seat] if as_keys >> die & 1 and game.dice.marks[die] & USED])
        dice = 0
        if served:
            for rule in game.laws[seat].adjust_rethrown:
                dice = rule(game, seat, served, dice)
        if dice:
            throw(game, seat, dice)
