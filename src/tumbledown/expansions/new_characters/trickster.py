"""The Trickster: swaps the same number of dice with a mate in the same chamber, or once in a countdown with any mate.

The mate is asked (`Offer.agreeing`), unless its switch says that it always agrees or the table agrees aloud. No dice
are held meanwhile: the offer lapses if one of them is used. The card is turned down only by the swap itself.
"""

from typing import Final

from tumbledown.engine import agreements, questions
from tumbledown.engine.adventurer import AUTO_ACCEPT
from tumbledown.engine.dice import HAND, KEPT, SWAPPED, USED, bits, spot
from tumbledown.engine.events import Announced, DiceRolled, DiceSpent, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import BLANK
from tumbledown.engine.offers import Offer, Pick, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.refusals import NOT_TOGETHER
from tumbledown.expansions.base.remedies import has_a_free_die
from tumbledown.expansions.characters.abilities import is_ready, turn_down, uses_left, why_unused
from tumbledown.expansions.new_characters.chapter import (
    AGREED_ALOUD,
    TRICKSTER_ACTIVATABLE,
    TRICKSTER_PERMANENT,
    chapter,
)
from tumbledown.expansions.shared import DICE_SWAPPED

SWAP: Final = "swap_dice"
FAR_SWAP: Final = "far_swap"
SWAPS: Final = (SWAP, FAR_SWAP)

NO_DICE_TO_SWAP: Final = Refusal("no_dice_to_swap")

permanent, activatable = chapter.of(TRICKSTER_PERMANENT), chapter.of(TRICKSTER_ACTIVATABLE)

for verb in SWAPS:
    chapter.choices(verb)(agreements.choices)
    chapter.closed(verb)(agreements.closed)


# -------------------------------------------------------------------- the offers
@chapter.offer(SWAP)
def swap_with_those_who_are_here(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_characters.trickster.permanent."""
    if not is_ready(game, seat, TRICKSTER_PERMANENT):
        return ()
    return _swaps(game, SWAP, seat, game.party.seats_at(game.here(seat)))


@chapter.offer(FAR_SWAP)
def swap_with_anybody(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: new_characters.trickster.activatable."""
    if not is_ready(game, seat, TRICKSTER_ACTIVATABLE):
        return ()
    return _swaps(game, FAR_SWAP, seat, game.party.inside())


def _swaps(game: Game, verb: str, seat: int, mates: list[int]) -> tuple[Offer, ...]:
    """Return one offer for each mate. Only dice in a hand can be picked.

    Rules: new_characters.trickster.equal, new_characters.trickster.consent, new_characters.trickster.locked,
    new_characters.trickster.not_elsewhere.
    """
    dice, prefs = game.dice, game.party.prefs
    mine, found = dice.mask_of(seat), []
    is_agreed = game.rules.plays(AGREED_ALOUD)
    for mate in mates:
        if mine and mate != seat and dice.hands[mate]:
            asked = -1 if is_agreed or prefs[mate] & AUTO_ACCEPT else mate
            found.append(_swap(verb, mate, mine, dice.mask_of(mate), asked))
    return tuple(found)


@shared
def _swap(verb: str, mate: int, mine: int, theirs: int, asked: int) -> Offer:
    most = min(mine.bit_count(), theirs.bit_count())
    return Offer(verb, targets=(mate,), pick=Pick(1, most, (mine, theirs)), agreeing=(asked,))


@chapter.explain(SWAP)
def why_no_swap(game: Game, seat: int, mate: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, TRICKSTER_PERMANENT) or mate == seat or mate not in game.party.inside():
        return None
    return NO_DICE_TO_SWAP if game.here(mate) == game.here(seat) else NOT_TOGETHER


@chapter.explain(FAR_SWAP)
def why_no_far_swap(game: Game, seat: int, mate: int, about: int) -> Refusal | None:
    if not is_ready(game, seat, TRICKSTER_ACTIVATABLE):
        return why_unused(game, seat, TRICKSTER_ACTIVATABLE)
    return NO_DICE_TO_SWAP if mate != seat and mate in game.party.inside() else None


# -------------------------------------------------------------------- the swap
@chapter.perform(SWAP)
def swap_here(game: Game, order: Order) -> None:
    dice_change_hands(game, order.seat, order.target, order.dice)


@chapter.perform(FAR_SWAP)
def swap_far(game: Game, order: Order) -> None:
    """Rules: new_characters.trickster.activatable."""
    turn_down(game, order.seat, TRICKSTER_ACTIVATABLE)
    dice_change_hands(game, order.seat, order.target, order.dice)


@chapter.adjust.may_be_freed(GRANT)
def by_a_swap(game: Game, seat: int, able: bool) -> bool:
    """A seat whose dice are all locked may swap one for a mate's die that is not locked.

    Rules: new_characters.trickster.locked.
    """
    return able or any(
        each != seat and has_a_free_die(game, each) and _may_swap(game, seat, each) for each in game.party.inside()
    )


def _may_swap(game: Game, seat: int, mate: int) -> bool:
    """Whether one of the two is a Trickster who can swap with the other."""
    is_near = game.here(seat) == game.here(mate)
    return any(
        uses_left(game, each, TRICKSTER_ACTIVATABLE) > 0 or (is_near and is_ready(game, each, TRICKSTER_PERMANENT))
        for each in (seat, mate)
    )


def dice_change_hands(game: Game, seat: int, mate: int, dice: int) -> None:
    """Swap the dice; their faces stay. A used die joins the next roll of its new holder, and a kept one stays kept. The
    new holder has the icon, but has not rolled it.

    Rules: new_characters.trickster.permanent, new_characters.trickster.equal, new_characters.trickster.locked,
    new_characters.trickster.use_later, new_characters.trickster.vines.
    """
    mine, theirs = dice & game.dice.mask_of(seat), dice & game.dice.mask_of(mate)
    for die, other in zip(bits(mine), bits(theirs), strict=True):
        _hand_over(game, die, mate)
        _hand_over(game, other, seat)
    game.emit(Announced(DICE_SWAPPED, (seat, mate, mine, theirs)))


def _hand_over(game: Game, die: int, to: int) -> None:
    marks, face = game.dice.marks[die] & (USED | KEPT), game.dice.face[die]
    if face != BLANK:
        marks |= SWAPPED
    game.emit(DieMoved(die, spot(HAND), to, face))
    if marks:
        game.emit(Noted("die", "marks", marks, die))


# -------------------------------------------------------------------- while a mate is asked
@permanent.react(DiceRolled)
@activatable.react(DiceRolled)
@permanent.react(DiceSpent)
@activatable.react(DiceSpent)
def an_offer_lapses_with_its_dice(game: Game, event: DiceRolled | DiceSpent) -> None:
    """Close an offer whose dice were rolled or spent. A die that leaves its hand or a mate who leaves the chamber needs
    no code here: the offer then no longer fits.

    Rules: new_characters.trickster.no_roll_between.
    """
    if not game.questions:
        return
    for question in list(game.questions.values()):
        if question.kind in SWAPS and question.args[2] & event.dice:
            questions.close(game, question, "lapsed")
