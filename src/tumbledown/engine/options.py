"""What a seat can do now: the structure of offers that pass every prohibition, and the part of it that is payable.

The structure is kept until something other than faces changes (`game.epoch`); after a mere throw only prices are
compared again. Commands look their offer up in the same structure: what is listed succeeds, the rest is refused.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import commands as cmd
from tumbledown.engine import questions
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.dice import bits
from tumbledown.engine.hooks import OfferRule
from tumbledown.engine.icons import B
from tumbledown.engine.offers import (
    ALL_BLACK,
    ANY_FREEABLE,
    ANY_LOCKED,
    DRAW,
    ESCAPE,
    FREE,
    FREE_OF_CHARGE,
    GEMS,
    MOVE,
    NONE,
    NOTHING,
    OUTSIDE,
    ROLL,
    TARGET_LOCKED,
    Offer,
)
from tumbledown.engine.paying import can_pay, pay, wallet
from tumbledown.engine.refusals import CHAMBER_CLOSED, Refusal

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def options(game: "Game", seat: int) -> list[Offer]:
    """Every offer that would succeed now; a group of targets or dice counts as one."""
    if game.phase != 1:
        return []
    loose = rollable(game, seat)
    return [_roll(loose), *deeds(game, seat)] if loose else deeds(game, seat)


def deeds(game: "Game", seat: int) -> list[Offer]:
    """The same without the throw, in a game that runs."""
    found: list[Offer] = []
    for offer in structure(game, seat):
        for price in offer.prices:
            if not price or can_pay(game, seat, price):
                if offer.needs != NOTHING:
                    offer = _narrowed(game, seat, offer)
                if offer.targets:
                    found.append(offer)
                break
    if game.questions:
        found.extend(_answers(game, seat))
    return found


def witnesses(game: "Game", seat: int, offers: list[Offer]) -> tuple[tuple[int, ...], tuple[int, ...], bool]:
    """The seats whose dice decide which of these offers the seat can take; those of whom it matters only whether any of
    their dice is locked; and whether it matters for everybody together."""
    paying, helped = 1 << seat, 0
    any_locked = False
    for offer in offers:
        any_locked = any_locked or offer.needs == ANY_LOCKED or offer.needs == ANY_FREEABLE
        if offer.needs == TARGET_LOCKED:
            for target in offer.targets:
                helped |= 1 << target
        for place in offer.places():
            for payer in game.party.seats_at(place):
                paying |= 1 << payer
    return bits(paying), bits(helped & ~paying), any_locked


def _roll(loose: int) -> Offer:
    known = _rolls.get(loose)
    if known is None:
        known = Offer("roll", ROLL, pick=(1, loose.bit_count()), pool=loose)
        _rolls[loose] = known
    return known


NO_SOURCES: Final[list[OfferRule]] = []
NO_OFFERS: Final[list[Offer]] = []

NO_LOCKS: Final = 0
KEPT_LOCKS: Final = 1
LOOSE_LOCKS: Final = 2

_rolls: dict[int, Offer] = {}
"""Offers are values: the same one serves every seat and game."""


def structure(game: "Game", seat: int) -> list[Offer]:
    """The offers that nothing forbids, whatever the dice show."""
    if game.structure_epochs[seat] == game.epoch:
        listed = game.listed[seat]
        if listed is not None:
            return listed
    found: list[Offer] = []
    for verb in game.rules.offers:
        found.extend(offered(game, seat, verb))
    game.listed[seat] = found
    return found


def offered(game: "Game", seat: int, verb: str) -> list[Offer]:
    """Those of one verb; found when first asked for, and kept until something other than a face changes."""
    _forget_the_past(game, seat)
    kept = game.structures[seat]
    found = kept.get(verb)
    if found is None:
        found = _allowed(game, seat, sourced(game, seat, verb))
        kept[verb] = found
    return found


def sourced(game: "Game", seat: int, verb: str) -> list[Offer]:
    """All offers of one verb, also those that are barred or forbidden; kept in the same way."""
    _forget_the_past(game, seat)
    kept = game.sourced[seat]
    found = kept.get(verb)
    if found is None:
        found = from_sources(game, seat, verb)
        kept[verb] = found
    return found


def _forget_the_past(game: "Game", seat: int) -> None:
    if game.structure_epochs[seat] != game.epoch:
        game.sourced[seat] = {}
        game.structures[seat] = {}
        game.listed[seat] = None
        game.structure_epochs[seat] = game.epoch


def fresh_offers(game: "Game", seat: int, verb: str) -> list[Offer]:
    """The same without the cache; the contract test compares the two."""
    return _allowed(game, seat, from_sources(game, seat, verb))


def from_sources(game: "Game", seat: int, verb: str) -> list[Offer]:
    """The same as `sourced`, without the cache."""
    found: list[Offer] = []
    for source in game.rules.offers.get(verb, NO_SOURCES):
        for offer in source(game, seat):
            if offer.verb == verb:
                found.append(offer)
    return found


def _allowed(game: "Game", seat: int, offers: list[Offer]) -> list[Offer]:
    allowed: list[Offer] = []
    for offer in offers:
        if offer.barred is None and forbids_act(game, seat, offer.deed) is None:
            offer = _permitted(game, seat, offer)
            if offer.targets:
                allowed.append(offer)
    return allowed


def find(game: "Game", seat: int, verb: str, target: int, about: int) -> Offer | None:
    """The offer of this verb and target in the seat's structure, without working out the rest of it."""
    if game.structure_epochs[seat] == game.epoch:
        for offer in game.structures[seat].get(verb, NO_OFFERS):
            if target in offer.targets and offer.about == about:
                return offer
    for source in game.rules.offers.get(verb, NO_SOURCES):
        for offer in source(game, seat):
            if (
                offer.verb == verb
                and target in offer.targets
                and offer.about == about
                and offer.barred is None
                and forbids_act(game, seat, offer.deed) is None
                and forbids_deed(game, seat, offer, target) is None
            ):
                return offer
    return None


def _permitted(game: "Game", seat: int, offer: Offer) -> Offer:
    """The offer with the targets that no prohibition takes away."""
    deed = offer.deed
    if deed in (NONE, OUTSIDE) or (deed == MOVE and not _guards_arrivals(game, seat)):
        return offer
    targets = offer.targets
    passed = tuple([each for each in targets if forbids_deed(game, seat, offer, each) is None])
    return offer if len(passed) == len(targets) else offer.aimed_at(passed)


def _guards_arrivals(game: "Game", seat: int) -> bool:
    return game.rules.has_closed_chambers or bool(game.laws[seat].forbid_arrive)


def forbids_act(game: "Game", seat: int, deed: int) -> Refusal | None:
    for rule in game.laws[seat].forbid_act:
        refusal = rule(game, seat, deed)
        if refusal is not None:
            return refusal
    return None


def forbids_deed(game: "Game", seat: int, offer: Offer, target: int) -> Refusal | None:
    """The first prohibition of what the offer's deed is about."""
    if offer.deed == MOVE:
        guarded = _guards_arrivals(game, seat)
        return forbids_arrival(game, game.party.control[seat], target, offer.means) if guarded else None
    if offer.deed == DRAW:
        return _forbids_discovery(game, seat, target)
    if offer.deed == GEMS:
        return _forbids_gems(game, seat, offer.scenes()) if game.laws[seat].forbid_gems else None
    if offer.deed == FREE:
        return _forbids_freeing(game, seat, target, offer.means)
    if offer.deed == ESCAPE:
        return _forbids_escape(game, seat)
    return None


def forbids_arrival(game: "Game", figure: int, to: int, means: int) -> Refusal | None:
    """Also for chapters: each step of a run and every jump asks here. Nobody ever goes into a closed chamber."""
    if game.rules.has_closed_chambers and game.temple.kind_of(to >> 1).closed:
        return CHAMBER_CLOSED
    for rule in game.laws[game.party.pilot(figure)].forbid_arrive:
        refusal = rule(game, figure, to, means)
        if refusal is not None:
            return refusal
    return None


def _forbids_discovery(game: "Game", seat: int, side: int) -> Refusal | None:
    place = game.party.here(seat)
    for rule in game.laws[seat].forbid_discover:
        refusal = rule(game, seat, place, side)
        if refusal is not None:
            return refusal
    return None


def _forbids_gems(game: "Game", seat: int, places: tuple[int, ...]) -> Refusal | None:
    for rule in game.laws[seat].forbid_gems:
        refusal = rule(game, seat, places)
        if refusal is not None:
            return refusal
    return None


def _forbids_freeing(game: "Game", helper: int, helped: int, means: int) -> Refusal | None:
    for rule in game.laws[helper].forbid_free:
        refusal = rule(game, helper, helped, means)
        if refusal is not None:
            return refusal
    return None


def _forbids_escape(game: "Game", seat: int) -> Refusal | None:
    for rule in game.laws[seat].forbid_escape:
        refusal = rule(game, seat)
        if refusal is not None:
            return refusal
    return None


def forbids_speech(game: "Game", seat: int, channel: str) -> Refusal | None:
    """Asked by the server before it passes on what a seat says in this channel."""
    for rule in game.laws[seat].forbid_speak:
        refusal = rule(game, seat, channel)
        if refusal is not None:
            return refusal
    return None


def _narrowed(game: "Game", seat: int, offer: Offer) -> Offer:
    return offer.aimed_at(tuple([each for each in offer.targets if meets_need(game, seat, offer, each)]))


def meets_need(game: "Game", seat: int, offer: Offer, target: int) -> bool:
    """The conditions on faces that are no costs."""
    dice = game.dice
    if offer.needs == TARGET_LOCKED:
        return bool(wallet(game, target)[B])
    if offer.needs == ANY_LOCKED:
        return locks(game) != NO_LOCKS
    if offer.needs == ANY_FREEABLE:
        return locks(game) == LOOSE_LOCKS
    if offer.needs == ALL_BLACK:
        return bool(dice.hands[seat]) and all(dice.face[die] == B for die in dice.hands[seat])
    return True


def locks(game: "Game") -> int:
    """Whether dice are locked in the temple, and whether any of them belong to somebody who would have them freed."""
    out, prefs = game.party.out, game.party.prefs
    found = NO_LOCKS
    for seat in range(game.party.size):
        if not out[seat] and wallet(game, seat)[B]:
            if not prefs[seat] & KEEPS_MASKS:
                return LOOSE_LOCKS
            found = KEPT_LOCKS
    return found


def rollable(game: "Game", seat: int) -> int:
    """The dice that the seat could throw at this instant, as a mask; 0 if it may not throw."""
    return 0 if game.now < game.party.ready_at[seat] else throwable(game, seat)


def throwable(game: "Game", seat: int) -> int:
    """The dice that the seat could throw if its last throw lay still, as a mask."""
    if forbids_act(game, seat, ROLL) is not None:
        return 0
    face = game.dice.face
    mask = 0
    for die in game.dice.hands[seat]:
        if face[die] != B:
            mask |= 1 << die
    for rule in game.laws[seat].forbid_roll:
        if mask and rule(game, seat, mask) is not None:
            return 0
    return mask


def _answers(game: "Game", seat: int) -> list[Offer]:
    found: list[Offer] = []
    for question in game.questions.values():
        if seat not in question.answers:
            legal = questions.choices(game, question, seat)
            if legal:
                found.append(Offer("answer", OUTSIDE, targets=legal, about=question.id))
    return found


def spends(game: "Game", seat: int, offer: Offer) -> int:
    """The dice that taking this offer would use now, as a mask."""
    if offer.keeps or offer.prices is FREE_OF_CHARGE:
        return 0
    payment = pay(game, seat, offer, 0, ())
    return 0 if payment is None else payment.dice


def command(offer: Offer, seat: int, target: int = -1, dice: int = 0, using: tuple[int, ...] = ()) -> cmd.AnyCommand:
    """The command that takes this offer with one of its targets."""
    verb = offer.verb
    if verb == "roll":
        return cmd.Roll(seat, dice)
    if verb == "enter":
        return cmd.Enter(seat, target, dice=dice, using=using, carry=offer.about)
    if verb == "discover":
        return cmd.Discover(seat, target, dice=dice, using=using)
    if verb == "activate":
        return cmd.ActivateGems(seat, target, dice=dice, using=using)
    if verb == "escape":
        return cmd.Escape(seat, dice=dice, using=using)
    if verb == "answer":
        return cmd.Answer(seat, offer.about, target)
    return cmd.Perform(seat, verb, target, dice=dice, using=using)
