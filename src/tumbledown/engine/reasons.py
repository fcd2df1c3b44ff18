"""The reasons why a command cannot be carried out; computed only after the fast check failed."""

from typing import TYPE_CHECKING

from tumbledown.engine import options
from tumbledown.engine import refusals as no
from tumbledown.engine.dice import HAND, VOID, bits
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import NONE, Offer, Pick
from tumbledown.engine.paying import (
    missing,
    pay,
    suffices_if_shared,
    suffices_if_unbound,
    suffices_with_swapped_dice,
)
from tumbledown.engine.permissions import forbids_act, forbids_deed
from tumbledown.engine.pieces import seat_of

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal


# -------------------------------------------------------------------- dice
def wrong_dice(game: "Game", seat: int, dice: int, *, with_locked: bool = False) -> Refusal | None:
    """Why the named dice are wrong: they must exist, be the seat's own, be in play and, unless `with_locked`, not be
    locked.

    Rules: base.roll.own_only.
    """
    if dice < 0 or dice >> len(game.dice.face):
        return no.NO_SUCH_DIE
    for die in bits(dice):
        if game.dice.holder[die] != seat:
            return no.NOT_YOUR_DIE
        if game.dice.where[die] != HAND:
            return no.DIE_AWAY
        if game.dice.face[die] == B and not with_locked:
            return no.DIE_LOCKED
    return None


def blank_dice(game: "Game", dice: int) -> Refusal | None:
    if any(game.dice.face[die] == BLANK for die in bits(dice)):
        return no.DIE_SHOWS_NOTHING
    return None


def bound_dice(game: "Game", dice: int) -> Refusal | None:
    """The refusal if a die is void: it can be neither kept nor held back, because it is part of the next throw."""
    if any(game.dice.marks[die] & VOID for die in bits(dice)):
        return no.DIE_BOUND
    return None


def wrong_payment(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal | None:
    """Why the dice and pieces named for a payment cannot pay."""
    refusal = wrong_dice(game, seat, dice, with_locked=_asks_black(offer))
    if refusal is not None:
        return refusal
    if len(set(using)) != len(using):
        return no.NO_SUCH_ITEM
    for piece in using:
        if not 0 <= piece < len(game.pieces.kind) or seat_of(game.pieces.at[piece]) != seat:
            return no.NO_SUCH_ITEM
        if not game.pieces.kind_of(piece).can_pay():
            return no.NO_SUCH_ITEM
    return blank_dice(game, dice)


def unpaid(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal:
    """Why the icons do not suffice: a named piece is of no use, a seat holds dice back, dice are void or came by a
    swap, or there are too few."""
    if using and pay(game, seat, offer, dice, ()) is not None:
        return no.ITEM_OF_NO_USE
    if suffices_if_shared(game, seat, offer, dice, using):
        return no.HELD_BACK
    if suffices_if_unbound(game, seat, offer, dice, using):
        return no.DICE_BOUND
    if suffices_with_swapped_dice(game, seat, offer, dice, using):
        return no.NOT_ROLLED
    return no.not_enough(missing(game, seat, offer, dice, using))


def _asks_black(offer: Offer) -> bool:
    return any(bill.cost[B - 1] for price in offer.prices for bill in price)


def wrong_pick(game: "Game", seat: int, pick: Pick, dice: int, using: tuple[int, ...]) -> Refusal | None:
    """Why the picked dice are wrong: they must be in the pools, show the right faces and have the right number. No
    pieces may be named."""
    outside = dice & ~pick.pool()
    if outside:
        return wrong_dice(game, seat, outside) or no.NOT_OFFERED
    if using:
        return no.NO_SUCH_ITEM
    if any(not pick.faces >> game.dice.face[die] & 1 for die in bits(dice)):
        return no.WRONG_FACE
    numbers = {(dice & pool).bit_count() for pool in pick.pools}
    if pick.too_many is not None and min(numbers) > pick.most:
        return pick.too_many
    if len(numbers) != 1 or not pick.fewest <= min(numbers) <= pick.most:
        return no.WRONG_NUMBER_OF_DICE
    return None


# -------------------------------------------------------------------- offers
def why_not(game: "Game", seat: int, verb: str, target: int, about: int) -> Refusal:
    """The reason why this verb with this target is not in the seat's structure: a prohibition of what is offered, else
    what the chapter that owns the verb explains, else a general one."""
    offered = options.from_sources(game, seat, verb)
    for offer in offered:
        refusal = offer.barred or forbids_act(game, seat, offer.deed)
        if refusal is None and target in offer.targets and offer.about == about:
            refusal = forbids_deed(game, seat, offer, target)
        if refusal is not None:
            return refusal
    if not offered:
        refusal = forbids_act(game, seat, NONE)
        if refusal is not None:
            return refusal
        if verb not in game.rules.perform:
            return no.UNKNOWN_COMMAND
    explain = game.rules.explain.get(verb)
    reason = None if explain is None else explain(game, seat, target, about)
    return reason or (no.NO_SUCH_TARGET if offered else no.NOT_OFFERED)
