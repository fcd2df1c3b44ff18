"""Dropping a die onto the tower, and lifting one off."""

from typing import Final

from tumbledown.engine.dice import SHIFT, bits
from tumbledown.engine.dice import STACK as ON_TOWER
from tumbledown.engine.events import Announced
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import B, G
from tumbledown.engine.offers import NONE, Need, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base import refusals as no
from tumbledown.expansions.data.totem import DATA
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.totem.chapter import (
    DROPS_BY_CHANCE,
    HIGH,
    LENDS_DICE,
    NO_TOTEM_HERE,
    TOTEM,
    TOWER_MOVES,
    chapter,
    is_totem,
    slot,
)
from tumbledown.expansions.totem.swing import position, track_time, usual_miss
from tumbledown.expansions.totem.tower import come_to_rest, put_on_top, take_off_the_top, topple, unroll

STACK: Final = "stack_die"
LIFT: Final = "lift_die"

STAYED: Final = "die_stacked"
FELL: Final = "die_fell"
LIFTED: Final = "die_lifted"

TOWER_FULL: Final = Refusal("tower_full")
TOWER_EMPTY: Final = Refusal("tower_empty")
NO_MASKS: Final = Refusal("no_masks")

MASKS: Final = 1 << G | 1 << B
STAYS: Final = DATA.costs.stays
TOPPLES: Final = (DATA.costs.one_falls, DATA.costs.two_fall, DATA.costs.three_fall)

USED_UP: Final = (Offer(STACK, NONE, barred=no.GEMS_USED),)
WAIT_FOR_THE_OTHER: Final = (Offer(STACK, NONE, barred=TOWER_MOVES),)
HIGH_ENOUGH: Final = (Offer(STACK, NONE, barred=TOWER_FULL),)
LIFT_IT: Final = (Offer(LIFT, NONE),)
NOTHING_TO_LIFT: Final = (Offer(LIFT, NONE, barred=TOWER_EMPTY),)
NOT_YET: Final = (Offer(LIFT, NONE, barred=TOWER_MOVES),)


# -------------------------------------------------------------------- onto the tower
@chapter.offer(STACK)
def drop_a_die(game: Game, seat: int) -> tuple[Offer, ...]:
    """The die must show a golden or a black mask, locked or not, and be an own one or that of a mate here who allows
    it.

    Rules: totem.stack, totem.faces, totem.joint, totem.once, totem.concurrent, totem.prohibition.
    """
    place = game.here(seat)
    if not is_totem(game, place):
        return ()
    if game.temple.used[place >> 1]:
        return USED_UP
    if slot(game).is_moving:
        return WAIT_FOR_THE_OTHER
    if len(slot(game).tower) >= HIGH:
        return HIGH_ENOUGH
    pick = Pick(1, 1, (_at_hand(game, seat, place),), MASKS)
    return (Offer(STACK, NONE, needs=A_MASK, pick=pick, scene=place),)


def _at_hand(game: Game, seat: int, place: int) -> int:
    """Return the seat's own dice, and those of mates here who let others drop them."""
    dice = game.dice.mask_of(seat)
    for mate in game.party.seats_at(place):
        if game.party.prefs[mate] & LENDS_DICE:
            dice |= game.dice.mask_of(mate)
    return dice


def has_a_mask(game: Game, seat: int, target: int) -> bool:
    """Whether one of the dice that this seat may drop here shows a mask.

    Rules: totem.faces.
    """
    return any(MASKS >> game.dice.face[die] & 1 for die in bits(_at_hand(game, seat, game.here(seat))))


A_MASK: Final = Need(has_a_mask, NO_MASKS)


bound_to(chapter, STACK, (TOTEM.id,), NO_TOTEM_HERE)


@chapter.perform(STACK)
def the_die_drops(game: Game, order: Order) -> None:
    """The die drops from where it swings at the time of the command.

    Rules: totem.stack, totem.collapse, totem.fall.
    """
    die, tile = order.dice.bit_length() - 1, order.place() >> 1
    lean = _aim(game, order.seat)
    if abs(lean) <= STAYS:
        game.emit(Announced(STAYED, (order.seat, die, lean)))
        put_on_top(game, die, tile, lean)
    else:
        unroll(game, die)
        fallen = topple(game, comes_down(lean))
        game.emit(Announced(FELL, (order.seat, die, lean, *fallen)))
    come_to_rest(game)


def _aim(game: Game, seat: int) -> int:
    """Return how far from the middle this seat drops a die now."""
    if game.party.prefs[seat] & DROPS_BY_CHANCE:
        return usual_miss(game)
    return position(slot(game).swing, track_time(game))


@chapter.adjust.may_be_freed(GRANT)
def by_a_die_that_falls(game: Game, seat: int, able: bool) -> bool:
    """A locked die that misses the tower is rolled anew.

    Rules: totem.fall_locked.
    """
    place = game.here(seat)
    return able or (is_totem(game, place) and not game.temple.used[place >> 1] and len(slot(game).tower) < HIGH)


def comes_down(lean: int) -> int:
    """Return how many dice of the tower fall with a die that is dropped this far from the middle.

    Rules: totem.collapse.
    """
    return sum([abs(lean) > limit for limit in TOPPLES])


# -------------------------------------------------------------------- off the tower
@chapter.offer(LIFT)
def lift_the_top_die(game: Game, seat: int) -> tuple[Offer, ...]:
    """Any player in the chamber may lift it, also the die of another, so that no dice are stuck below those of a player
    who left.

    Rules: totem.withdraw, totem.leave.
    """
    if not is_totem(game, game.here(seat)):
        return ()
    if not slot(game).tower:
        return NOTHING_TO_LIFT
    return NOT_YET if slot(game).is_moving else LIFT_IT


bound_to(chapter, LIFT, (TOTEM.id,), NO_TOTEM_HERE)


@chapter.perform(LIFT)
def the_top_die_goes_back(game: Game, order: Order) -> None:
    die = take_off_the_top(game)
    game.emit(Announced(LIFTED, (order.seat, die)))
    come_to_rest(game)


@chapter.adjust.dice_to_come(GRANT)
def from_the_tower(game: Game, seat: int, number: int) -> int:
    """The seat's stacked dice count while an adventurer in the chamber can lift them off.

    Rules: totem.withdraw.
    """
    stacked = game.dice.held(seat, ON_TOWER)
    tiles = [game.dice.where[die] & (1 << SHIFT) - 1 for die in stacked]
    return number + sum([bool(game.party.seats_at(2 * tile)) for tile in tiles])
