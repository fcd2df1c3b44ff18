"""Why a command cannot be carried out, found after the quick way failed; and what a well-formed command is."""

from typing import TYPE_CHECKING, Any, Final

from tumbledown.engine import commands as cmd
from tumbledown.engine import options
from tumbledown.engine import refusals as no
from tumbledown.engine.dice import HAND, bits
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.offers import ALL_BLACK, NONE, Offer
from tumbledown.engine.pieces import seat_of
from tumbledown.engine.temple import STEP

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

Refusal = no.Refusal

FIELDS: Final[dict[type[cmd.Command], tuple[tuple[str, type], ...]]] = {
    cmd.Start: (("seat", int),),
    cmd.Roll: (("seat", int), ("dice", int)),
    cmd.Enter: (("seat", int), ("to", int), ("figure", int), ("dice", int), ("using", tuple), ("carry", int)),
    cmd.Discover: (("seat", int), ("side", int), ("figure", int), ("dice", int), ("using", tuple)),
    cmd.ActivateGems: (("seat", int), ("step", int), ("figure", int), ("dice", int), ("using", tuple)),
    cmd.Escape: (("seat", int), ("figure", int), ("dice", int), ("using", tuple)),
    cmd.Perform: (
        ("seat", int),
        ("verb", str),
        ("target", int),
        ("figure", int),
        ("dice", int),
        ("using", tuple),
    ),
    cmd.Answer: (("seat", int), ("question", int), ("option", int)),
    cmd.Prefer: (("seat", int), ("what", str), ("on", bool)),
    cmd.Mark: (("seat", int), ("what", str), ("dice", int)),
    cmd.AddItem: (("seat", int), ("piece", int), ("on", bool)),
    cmd.Connection: (("seat", int), ("present", bool)),
    cmd.HandOver: (("seat", int), ("to", int)),
}


def is_well_formed(command: cmd.Command) -> bool:
    """Every field has its type: structs built by hand are not checked by anybody else."""
    for name, wanted in FIELDS[type(command)]:
        value: Any = getattr(command, name)
        if type(value) is not wanted:
            return False
        if wanted is tuple and not _are_numbers(command):
            return False
    return True


def _are_numbers(command: Any) -> bool:
    return all(type(piece) is int for piece in command.using)


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
def wrong_dice(game: "Game", seat: int, dice: int) -> Refusal | None:
    """Named dice must exist, be the seat's own, in play and not locked."""
    if dice < 0 or dice >> len(game.dice.face):
        return no.NO_SUCH_DIE
    for die in bits(dice):
        if game.dice.holder[die] != seat:
            return no.NOT_YOUR_DIE
        if game.dice.where[die] != HAND:
            return no.DIE_AWAY
        if game.dice.face[die] == B:
            return no.DIE_LOCKED
    return None


def blank_dice(game: "Game", dice: int) -> Refusal | None:
    if any(game.dice.face[die] == BLANK for die in bits(dice)):
        return no.DIE_SHOWS_NOTHING
    return None


def wrong_payment(game: "Game", seat: int, offer: Offer, dice: int, using: tuple[int, ...]) -> Refusal | None:
    """Dice and pieces named for a payment must be able to pay."""
    if not _asks_black(offer):
        refusal = wrong_dice(game, seat, dice)
        if refusal is not None:
            return refusal
    elif dice < 0 or dice >> len(game.dice.face):
        return no.NO_SUCH_DIE
    elif any(game.dice.holder[die] != seat or game.dice.where[die] != HAND for die in bits(dice)):
        return no.NOT_YOUR_DIE
    for piece in using:
        if not 0 <= piece < len(game.pieces.kind) or seat_of(game.pieces.at[piece]) != seat:
            return no.NO_SUCH_ITEM
        kind = game.pieces.kind_of(piece)
        if not any(kind.icons) and not kind.doubles:
            return no.NO_SUCH_ITEM
    return blank_dice(game, dice)


def _asks_black(offer: Offer) -> bool:
    return any(bill.cost[B - 1] for price in offer.prices for bill in price)


def wrong_pick(offer: Offer, dice: int) -> Refusal | None:
    """Dice picked for an offer must be of its pool and as many as it asks for."""
    if dice < 0 or dice & ~offer.pool:
        return no.NO_SUCH_DIE
    if not offer.pick[0] <= dice.bit_count() <= offer.pick[1]:
        return no.WRONG_NUMBER_OF_DICE
    return None


def unmet_need(offer: Offer) -> Refusal:
    return no.NOT_ALL_BLACK if offer.needs == ALL_BLACK else no.NOTHING_LOCKED


# -------------------------------------------------------------------- offers
def why_not(game: "Game", seat: int, verb: str, target: int, about: int) -> Refusal:
    """The reason why this verb with this target is not in the seat's structure."""
    offered = [o for rule in game.rules.offers for o in rule(game, seat) if o.verb == verb]
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
    return _why_not_here(game, seat, verb, target, about)


def _why_not_here(game: "Game", seat: int, verb: str, target: int, about: int) -> Refusal:
    place = game.party.here(seat)
    if verb == "enter":
        return _why_no_entry(game, place, target, about)
    if verb == "discover":
        return _why_no_discovery(game, place, target)
    if verb == "activate":
        return _why_no_gems(game, place)
    if verb == "escape":
        return no.NOT_IN_EXIT
    if verb == "free" and 0 <= target < game.party.size and not game.party.out[target]:
        return no.NOT_TOGETHER
    return no.NO_SUCH_TARGET


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
