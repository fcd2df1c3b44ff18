"""Curses that take something away: Trap, Silence, Mask and Cursed hand.

Rules: curses.priority.over_abilities.
"""

from typing import Final

from tumbledown.engine.adventurer import ABILITY, ENTER, PASSENGER
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND
from tumbledown.engine.offers import OUTSIDE
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.curses.chapter import (
    CURSED_HAND,
    GENTLE,
    HOLDING,
    MASK,
    SILENCE,
    TRAP,
    chapter,
    is_bodily,
)

TRAPPED: Final = Refusal("trapped")
SILENCED: Final = Refusal("silenced")
HAND_ON_HEAD: Final = Refusal("hand_on_head")

OWN_STEPS: Final = (ENTER, ABILITY, PASSENGER)
"""The means of moving that a trap stops. Items and forced moves still work."""

POINTING: Final = "ping"
"""The channel that needs no words."""


trap, silence = chapter.of(TRAP), chapter.of(SILENCE)
mask, cursed_hand = chapter.of(MASK), chapter.of(CURSED_HAND)


@trap.forbid.arrive
def a_trap_stops_own_steps(game: Game, figure: int, to: int, means: int) -> Refusal | None:
    """Rules: curses.trap.effect, curses.trap.not_blocked, curses.trap.teleport, curses.trap.gong."""
    return TRAPPED if means in OWN_STEPS else None


@trap.forbid.discover
def a_trap_stops_discoveries(game: Game, seat: int, place: int, side: int) -> Refusal | None:
    """Rules: curses.trap.effect."""
    return TRAPPED


@silence.forbid.speak
def the_silent_may_only_point(game: Game, seat: int, channel: str) -> Refusal | None:
    """Rules: curses.silence.effect."""
    return SILENCED if channel != POINTING and is_bodily(game, seat, SILENCE) else None


@mask.adjust.mask_power(BIND)
def golden_masks_free_one(game: Game, seat: int, number: int) -> int:
    """The limit applies to the masks of the cursed player, whichever seat they help.

    Rules: curses.mask.effect, curses.mask.received, curses.mask.other_effects.
    """
    return min(number, 1)


@cursed_hand.forbid.act
def the_hand_stays_on_the_head(game: Game, seat: int, deed: int) -> Refusal | None:
    """The player must hold something down to act. The gentle form costs time instead.

    Rules: curses.cursed_hand.effect.
    """
    if deed == OUTSIDE or game.party.prefs[seat] & (HOLDING | GENTLE):
        return None
    return HAND_ON_HEAD if is_bodily(game, seat, CURSED_HAND) else None


@cursed_hand.adjust.roll_ms(BIND)
def a_gentle_cursed_hand_is_slow(game: Game, seat: int, ms: int) -> int:
    """Rules: curses.cursed_hand.effect."""
    if game.party.prefs[seat] & GENTLE and is_bodily(game, seat, CURSED_HAND):
        return ms * 3 // 2
    return ms
