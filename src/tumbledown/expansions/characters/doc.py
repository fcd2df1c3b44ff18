"""The Doc: golden masks that free three dice, or all dice of an adventurer anywhere."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import G
from tumbledown.engine.offers import FREE, GOLD, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.paying import MOST_DICE
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.dice import LOCKED_DICE, free_by_golden_masks
from tumbledown.expansions.base.remedies import has_a_free_die
from tumbledown.expansions.characters.abilities import is_ready, price_of, turn_down, uses_left, why_unused
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import GOLDEN_MASK, KINDS

CARD: Final = "doc_activatable"
VERB: Final = "remote_healing"
PRICE: Final = price_of(KINDS[CARD])
TWO_MASKS: Final = KINDS[CARD].use[G - 1]
EVERY_DIE: Final = MOST_DICE
"""One of the two masks frees all locked dice, unless a rule limits it."""

doc = chapter.of("doc_permanent")


@doc.adjust.mask_power(GRANT)
def golden_masks_free_three(game: Game, seat: int, number: int) -> int:
    """A curse on the same number is applied later and prevails.

    Rules: characters.doc.permanent, characters.doc.permanent_mask_curse.
    """
    return max(number, GOLDEN_MASK)


@chapter.offer(VERB)
def heal_somebody_far_away(game: Game, seat: int) -> tuple[Offer, ...]:
    """Golden masks free the dice, so rules that forbid freeing by golden masks forbid this too.

    Rules: characters.doc.activatable, characters.doc.activatable_other, characters.prohibitions.apply.
    """
    if not is_ready(game, seat, CARD):
        return ()
    return _healing(tuple([each for each in game.party.inside() if each != seat]))


@shared
def _healing(others: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(VERB, FREE, GOLD, PRICE, others, LOCKED_DICE),)


@chapter.perform(VERB)
def heal(game: Game, order: Order) -> None:
    """Rules: characters.doc.activatable, characters.doc.activatable_mask_curse."""
    turn_down(game, order.seat, CARD)
    free_by_golden_masks(game, order.seat, order.target, TWO_MASKS, each=EVERY_DIE)


@chapter.adjust.may_be_freed(GRANT)
def by_the_doc(game: Game, seat: int, able: bool) -> bool:
    """True if another seat has this card, enough dice for the golden masks, and a die that is not locked.

    Rules: characters.doc.activatable.
    """
    return able or any(
        each != seat
        and len(game.dice.hands[each]) >= sum(KINDS[CARD].use)
        and has_a_free_die(game, each)
        and uses_left(game, each, CARD) > 0
        for each in game.party.inside()
    )


@chapter.explain(VERB)
def why_no_healing(game: Game, seat: int, target: int, about: int) -> Refusal | None:
    return why_unused(game, seat, CARD)
