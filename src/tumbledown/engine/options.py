"""The options of a seat: the structure of offers that no prohibition stops, and those of them that can be paid now.

The structure is cached until something other than faces changes (`game.epoch`); after a throw only prices are compared
again. Commands look their offer up in the same structure, so what is listed succeeds and the rest is refused.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import commands as cmd
from tumbledown.engine import questions
from tumbledown.engine.dice import bits
from tumbledown.engine.icons import B
from tumbledown.engine.offers import ANY_FACE, FREE_OF_CHARGE, MOVE, NONE, OUTSIDE, ROLL, Offer, Pick, shared
from tumbledown.engine.paying import can_pay, pay
from tumbledown.engine.permissions import forbids_act, forbids_deed, forbids_roll, guards_arrivals
from tumbledown.engine.rule_types import OfferRule

if TYPE_CHECKING:
    from tumbledown.engine.game import Game


def options(game: "Game", seat: int) -> list[Offer]:
    """Every offer that would succeed now; one offer stands for all its targets or dice."""
    if game.phase != 1:
        return []
    loose = rollable(game, seat)
    return [_roll(loose), *deeds(game, seat)] if loose else deeds(game, seat)


def deeds(game: "Game", seat: int) -> list[Offer]:
    """Like `options`, without the throw; only for a running game."""
    found: list[Offer] = []
    for offer in structure(game, seat):
        if _is_affordable(game, seat, offer):
            if offer.needs is not None or offer.pick is not None:
                offer = _narrowed(game, seat, offer)
            if offer.targets:
                found.append(offer)
    if game.questions:
        found.extend(_answers(game, seat))
    return found


def payers(game: "Game", seat: int, offers: list[Offer]) -> tuple[int, ...]:
    """The seats whose dice decide which of these offers the seat can pay, for callers that cache them."""
    paying = 1 << seat
    for offer in offers:
        for place in offer.places():
            for payer in game.party.seats_at(place):
                paying |= 1 << payer
        for die in bits(offer.pool()):
            paying |= 1 << game.dice.holder[die]
    return bits(paying)


@shared
def _roll(loose: int) -> Offer:
    return Offer("roll", ROLL, pick=Pick(1, loose.bit_count(), (loose,)), throws=True)


NO_SOURCES: Final[list[OfferRule]] = []
NO_OFFERS: Final[list[Offer]] = []


def structure(game: "Game", seat: int) -> list[Offer]:
    """The offers that nothing forbids, for any faces of the dice."""
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
    """The offers of one verb that nothing forbids; cached until something other than a face changes."""
    if game.structure_epochs[seat] != game.epoch:
        _forget_the_past(game, seat)
    kept = game.structures[seat]
    found = kept.get(verb)
    if found is None:
        found = _allowed(game, seat, sourced(game, seat, verb))
        kept[verb] = found
    return found


def sourced(game: "Game", seat: int, verb: str) -> list[Offer]:
    """All offers of one verb, also barred and forbidden ones; cached in the same way."""
    if game.structure_epochs[seat] != game.epoch:
        _forget_the_past(game, seat)
    kept = game.sourced[seat]
    found = kept.get(verb)
    if found is None:
        found = from_sources(game, seat, verb)
        kept[verb] = found
    return found


def _forget_the_past(game: "Game", seat: int) -> None:
    game.sourced[seat] = {}
    game.structures[seat] = {}
    game.listed[seat] = None
    game.structure_epochs[seat] = game.epoch


def fresh_offers(game: "Game", seat: int, verb: str) -> list[Offer]:
    """Like `offered`, without the cache; the contract test compares the two."""
    return _allowed(game, seat, from_sources(game, seat, verb))


def from_sources(game: "Game", seat: int, verb: str) -> list[Offer]:
    """Like `sourced`, without the cache."""
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
    """The offer of this verb and target in the seat's structure; does not compute the rest of the structure."""
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
    """The offer with only the targets that nothing forbids."""
    deed = offer.deed
    is_unguarded = deed in (NONE, OUTSIDE) or (deed == MOVE and not guards_arrivals(game, seat))
    if is_unguarded and not offer.throws:
        return offer
    targets = offer.targets
    passed = tuple([each for each in targets if forbids_deed(game, seat, offer, each) is None])
    return offer if len(passed) == len(targets) else offer.aimed_at(passed)


def is_open(game: "Game", seat: int, offer: Offer, target: int) -> bool:
    """Whether the dice allow this offer with this target now: a need is met, and a price or a pick is possible."""
    if offer.needs is not None and not offer.needs.test(game, seat, target):
        return False
    return _is_affordable(game, seat, offer)


def _is_affordable(game: "Game", seat: int, offer: Offer) -> bool:
    if offer.pick is not None:
        return can_pick(game, offer.pick)
    for price in offer.prices:
        if not price or can_pay(game, seat, price, offer.deed):
            return True
    return False


def _narrowed(game: "Game", seat: int, offer: Offer) -> Offer:
    """The offer with only the targets for which its need is met and the dice that may be picked now."""
    targets, pick, need = offer.targets, offer.pick, offer.needs
    if need is not None:
        targets = tuple([each for each in targets if need.test(game, seat, each)])
    if pick is not None:
        pick = pick_now(game, pick)
    return offer.narrowed(targets, pick)


# -------------------------------------------------------------------- dice that are picked
def can_pick(game: "Game", pick: Pick) -> bool:
    """Whether every pool has enough dice that show what is asked for."""
    return all(_fitting(game, pool, pick.faces).bit_count() >= pick.fewest for pool in pick.pools)


def pick_now(game: "Game", pick: Pick) -> Pick:
    """The pick with the dice as they lie now; `most` is at most the size of the smallest pool."""
    if pick.faces == ANY_FACE and len(pick.pools) == 1:
        return pick
    pools = tuple([_fitting(game, pool, pick.faces) for pool in pick.pools])
    return Pick(pick.fewest, min(pick.most, *[pool.bit_count() for pool in pools]), pools, pick.faces, pick.too_many)


def _fitting(game: "Game", pool: int, faces: int) -> int:
    """The dice of a pool that show one of these faces."""
    if faces == ANY_FACE:
        return pool
    fitting = 0
    for die in bits(pool):
        if faces >> game.dice.face[die] & 1:
            fitting |= 1 << die
    return fitting


# -------------------------------------------------------------------- throwing
def rollable(game: "Game", seat: int) -> int:
    """The dice that the seat could throw at this instant, as a mask; 0 if it may not throw."""
    return 0 if game.now < game.party.ready_at[seat] else throwable(game, seat)


def throwable(game: "Game", seat: int) -> int:
    """The dice that the seat could throw if it did not have to wait for its last throw, as a mask."""
    if forbids_act(game, seat, ROLL) is not None:
        return 0
    face = game.dice.face
    mask = 0
    for die in game.dice.hands[seat]:
        if face[die] != B:
            mask |= 1 << die
    return mask if mask and forbids_roll(game, seat, mask) is None else 0


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
