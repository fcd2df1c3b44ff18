"""Why a command cannot be carried out, found after the quick way failed; and what a well-formed command is."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import astuple

from tumbledown.engine import commands as cmd
from tumbledown.engine import options
from tumbledown.engine import refusals as no
from tumbledown.engine.dice import HAND, VOID, bits
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import ALL_BLACK, NONE, Offer
from tumbledown.engine.paying import missing, pay
from tumbledown.engine.pieces import seat_of
from tumbledown.engine.temple import STEP

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal


# A field read from a struct costs the compiled build as much as all of them at once, as a tuple.
def _takes_an_offer(figure: Any, dice: Any, using: Any) -> bool:
    """The fields that all commands taking an offer share."""
    if type(figure) is not int or type(dice) is not int or type(using) is not tuple:
        return False
    return not using or all(type(piece) is int for piece in using)


def _is_enter(c: cmd.Enter) -> bool:
    _, to, figure, dice, using, carry = astuple(c)
    return type(to) is int and type(carry) is int and _takes_an_offer(figure, dice, using)


def _aims_at_a_number(c: cmd.Discover | cmd.ActivateGems) -> bool:
    _, target, figure, dice, using = astuple(c)
    return type(target) is int and _takes_an_offer(figure, dice, using)


def _is_perform(c: cmd.Perform) -> bool:
    _, verb, target, figure, dice, using = astuple(c)
    return type(verb) is str and type(target) is int and _takes_an_offer(figure, dice, using)


def _is_answer(c: cmd.Answer) -> bool:
    return type(c.question) is int and type(c.option) is int


def _is_prefer(c: cmd.Prefer) -> bool:
    return type(c.what) is str and type(c.on) is bool


def _is_mark(c: cmd.Mark) -> bool:
    return type(c.what) is str and type(c.dice) is int


def _is_add_item(c: cmd.AddItem) -> bool:
    return type(c.piece) is int and type(c.on) is bool


FORMS: Final[dict[type[cmd.Command], Callable[[Any], bool]]] = {
    cmd.Start: lambda _: True,
    cmd.Roll: lambda c: type(c.dice) is int,
    cmd.Enter: _is_enter,
    cmd.Discover: _aims_at_a_number,
    cmd.ActivateGems: _aims_at_a_number,
    cmd.Escape: lambda c: _takes_an_offer(c.figure, c.dice, c.using),
    cmd.Perform: _is_perform,
    cmd.Answer: _is_answer,
    cmd.Prefer: _is_prefer,
    cmd.Mark: _is_mark,
    cmd.AddItem: _is_add_item,
    cmd.Connection: lambda c: type(c.present) is bool,
    cmd.HandOver: lambda c: type(c.to) is int,
}
"""Whether every field but the seat has its type: structs built by hand are not checked by anybody else."""


def aim(command: Any) -> tuple[str, int, int]:
    """The verb, target and carried piece that a command stands for."""
    if type(command) is cmd.Enter:
        return "enter", command.to, command.carry
    if type(command) is cmd.Discover:
        return "discover", command.side, -1
    if type(command) is cmd.ActivateGems:
        return "activate", command.step, -1
    if type(command) is cmd.Escape:
        return "escape", -1, -1
    return command.verb, command.target, -1


# -------------------------------------------------------------------- dice
def wrong_dice(game: "Game", seat: int, dice: int, *, with_locked: bool = False) -> Refusal | None:
    """Named dice must exist, be the seat's own, in play and, unless black masks are asked for, not locked."""
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
    """A void die can neither be kept nor held back: it belongs to the next throw."""
    if any(game.dice.marks[die] & VOID for die in bits(dice)):
        return no.DIE_BOUND
    return None


def wrong_payment(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal | None:
    """Dice and pieces named for a payment must be able to pay."""
    refusal = wrong_dice(game, seat, dice, with_locked=_asks_black(offer))
    if refusal is not None:
        return refusal
    if len(set(using)) != len(using):
        return no.NO_SUCH_ITEM
    for piece in using:
        if not 0 <= piece < len(game.pieces.kind) or seat_of(game.pieces.at[piece]) != seat:
            return no.NO_SUCH_ITEM
        kind = game.pieces.kind_of(piece)
        if not any(kind.icons) and not kind.doubles:
            return no.NO_SUCH_ITEM
    return blank_dice(game, dice)


def unpaid(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal:
    """The icons are too few, unless they would do without the pieces that were named for nothing."""
    if using and pay(game, seat, offer, dice, ()) is not None:
        return no.ITEM_OF_NO_USE
    return no.not_enough(missing(game, seat, offer, dice, using))


def _asks_black(offer: Offer) -> bool:
    return any(bill.cost[B - 1] for price in offer.prices for bill in price)


def wrong_pick(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal | None:
    """Dice picked for an offer must be of its pool and as many as it asks for; pieces have no part in it."""
    outside = dice & ~offer.pool
    if outside:
        return wrong_dice(game, seat, outside) or no.NOT_OFFERED
    if using:
        return no.NO_SUCH_ITEM
    if not offer.pick[0] <= dice.bit_count() <= offer.pick[1]:
        return no.WRONG_NUMBER_OF_DICE
    return None


def unmet_need(offer: Offer) -> Refusal:
    return no.NOT_ALL_BLACK if offer.needs == ALL_BLACK else no.NOTHING_LOCKED


# -------------------------------------------------------------------- offers
def why_not(game: "Game", seat: int, verb: str, target: int, about: int) -> Refusal:
    """The reason why this verb with this target is not in the seat's structure."""
    offered = [o for rule in game.rules.offers.get(verb, []) for o in rule(game, seat) if o.verb == verb]
    for offer in offered:
        refusal = offer.barred or options.forbids_act(game, seat, offer.deed)
        if refusal is None and target in offer.targets and offer.about == about:
            refusal = options.forbids_deed(game, seat, offer, target)
        if refusal is not None:
            return refusal
    if not offered:
        refusal = options.forbids_act(game, seat, NONE)
        if refusal is not None:
            return refusal
        if verb not in game.rules.perform:
            return no.UNKNOWN_COMMAND
    reason = _why_not_here(game, seat, verb, target, about)
    return reason or (no.NO_SUCH_TARGET if offered else no.NOT_OFFERED)


def _why_not_here(game: "Game", seat: int, verb: str, target: int, about: int) -> Refusal | None:
    """The reasons that follow from where the seat's figure stands."""
    place = game.party.here(seat)
    if verb == "enter":
        return _why_no_entry(game, place, target, about)
    if verb == "discover":
        return _why_no_discovery(game, place, target)
    if verb == "activate":
        return _why_no_gems(game, place)
    if verb == "escape" and target == -1:
        return no.NOT_IN_EXIT
    if verb == "free" and 0 <= target < game.party.size and not game.party.out[target]:
        return no.NOT_TOGETHER
    return None


def _why_no_entry(game: "Game", place: int, to: int, carry: int) -> Refusal:
    if not game.temple.is_place(to):
        return no.NO_SUCH_PLACE
    if carry != -1 and to in game.temple.passages(place):
        return no.NO_SUCH_ITEM
    return no.NO_PASSAGE


def _why_no_discovery(game: "Game", place: int, side: int) -> Refusal:
    temple, tile = game.temple, place >> 1
    if not 0 <= side < 4:
        return no.NO_SUCH_TARGET
    if not temple.openings(tile) >> side & 1 or temple.place_at(tile, side) != place:
        return no.NO_OPENING
    if temple.cell[tile] + STEP[side] in temple.tile_at:
        return no.PASSAGE_BLOCKED
    return no.NO_OPENING


def _why_no_gems(game: "Game", place: int) -> Refusal:
    tile = place >> 1
    kind = game.temple.kind_of(tile)
    if not kind.gem_steps or kind.gem_half != place & 1:
        return no.NO_GEMS_HERE
    if game.temple.used[tile]:
        return no.GEMS_USED
    return no.NO_SUCH_TARGET if game.depot.gems else no.DEPOT_EMPTY
