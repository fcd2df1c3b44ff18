"""The Trickster: dice change hands, as many of each, with a mate in the same chamber or once with anybody.

The mate is asked (`Offer.agreeing`), unless they have said that they always agree. Meanwhile nobody's dice are held:
the offer lapses if one of them is used, and the card is turned down only by the swap itself.
"""

from typing import Final

from tumbledown.engine import agreements, questions
from tumbledown.engine.adventurer import AUTO_ACCEPT
from tumbledown.engine.dice import HAND, KEPT, USED, bits, spot
from tumbledown.engine.events import Announced, DiceRolled, DiceSpent, DieMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.offers import Offer, Pick, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.refusals import NOT_TOGETHER
from tumbledown.expansions.characters.abilities import is_ready, turn_down, why_unused
from tumbledown.expansions.new_characters.chapter import TRICKSTER_ACTIVATABLE, TRICKSTER_PERMANENT, chapter

SWAP: Final = "swap_dice"
SWAPPED: Final = "dice_swapped"

NO_DICE_TO_SWAP: Final = Refusal("no_dice_to_swap")

permanent, activatable = chapter.of(TRICKSTER_PERMANENT), chapter.of(TRICKSTER_ACTIVATABLE)

chapter.choices(SWAP)(agreements.choices)
chapter.closed(SWAP)(agreements.closed)


# -------------------------------------------------------------------- the offer
@chapter.offer(SWAP)
def swap_with_mates(game: Game, seat: int) -> tuple[Offer, ...]:
    """One offer for each mate; dice that lie elsewhere than in a hand are in no pool.

    Rules: new_characters.trickster.permanent, new_characters.trickster.activatable, new_characters.trickster.equal,
    new_characters.trickster.consent, new_characters.trickster.locked, new_characters.trickster.not_elsewhere.
    """
    mine, prefs = game.dice.mask_of(seat), game.party.prefs
    mates = _mates(game, seat) if mine else []
    return tuple([_swap(mate, mine, game.dice.mask_of(mate), bool(prefs[mate] & AUTO_ACCEPT)) for mate in mates])


def _mates(game: Game, seat: int) -> list[int]:
    """The seats with dice in hand with whom this one may swap."""
    if is_ready(game, seat, TRICKSTER_PERMANENT):
        near = game.party.seats_at(game.here(seat))
    elif is_ready(game, seat, TRICKSTER_ACTIVATABLE):
        near = game.party.inside()
    else:
        return []
    return [mate for mate in near if mate != seat and game.dice.hands[mate]]


@shared
def _swap(mate: int, mine: int, theirs: int, agrees: bool) -> Offer:
    most = min(mine.bit_count(), theirs.bit_count())
    return Offer(SWAP, targets=(mate,), pick=Pick(1, most, (mine, theirs)), agreeing=(-1 if agrees else mate,))


@chapter.explain(SWAP)
def why_no_swap(game: Game, seat: int, mate: int, about: int) -> Refusal | None:
    if mate == seat or mate not in game.party.inside():
        return why_unused(game, seat, TRICKSTER_ACTIVATABLE)
    if not is_ready(game, seat, TRICKSTER_PERMANENT) and not is_ready(game, seat, TRICKSTER_ACTIVATABLE):
        return why_unused(game, seat, TRICKSTER_ACTIVATABLE)
    is_away = is_ready(game, seat, TRICKSTER_PERMANENT) and game.here(mate) != game.here(seat)
    return NOT_TOGETHER if is_away else NO_DICE_TO_SWAP


# -------------------------------------------------------------------- the swap
@chapter.perform(SWAP)
def dice_change_hands(game: Game, order: Order) -> None:
    """Faces stay. A used die joins the next throw of its new holder, and a kept one stays kept; what vines bound for
    one is free for the other.

    Rules: new_characters.trickster.permanent, new_characters.trickster.equal, new_characters.trickster.locked,
    new_characters.trickster.use_later, new_characters.trickster.vines.
    """
    seat, mate = order.seat, order.target
    if is_ready(game, seat, TRICKSTER_ACTIVATABLE):
        turn_down(game, seat, TRICKSTER_ACTIVATABLE)
    mine, theirs = order.dice & game.dice.mask_of(seat), order.dice & game.dice.mask_of(mate)
    for die, other in zip(bits(mine), bits(theirs), strict=True):
        _hand_over(game, die, mate)
        _hand_over(game, other, seat)
    game.emit(Announced(SWAPPED, (seat, mate, mine, theirs)))


def _hand_over(game: Game, die: int, to: int) -> None:
    marks = game.dice.marks[die] & (USED | KEPT)
    game.emit(DieMoved(die, spot(HAND), to, game.dice.face[die]))
    if marks:
        game.emit(Noted("die", "marks", marks, die))


# -------------------------------------------------------------------- meanwhile
@permanent.react(DiceRolled)
@activatable.react(DiceRolled)
@permanent.react(DiceSpent)
@activatable.react(DiceSpent)
def an_offer_lapses_with_its_dice(game: Game, event: DiceRolled | DiceSpent) -> None:
    """A die that leaves its hand, or a mate who leaves the chamber, ends the offer by itself: it no longer fits.

    Rules: new_characters.trickster.no_roll_between.
    """
    if not game.questions:
        return
    for question in list(game.questions.values()):
        if question.kind == SWAP and question.args[2] & event.dice:
            questions.close(game, question, "lapsed")
