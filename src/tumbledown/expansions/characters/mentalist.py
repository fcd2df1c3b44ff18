"""The Mentalist: golden masks count as keys, or two keys lead to another adventurer."""

from typing import Final

from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import Worth
from tumbledown.expansions.characters.abilities import (
    NOBODY_ELSEWHERE,
    go,
    is_ready,
    places_of_others,
    price_of,
    turn_down,
    why_not_to,
    why_unused,
)
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS

CARD: Final = "mentalist_activatable"
VERB: Final = "mind_jump"
PRICE: Final = price_of(KINDS[CARD])

mentalist = chapter.of("mentalist_permanent")
_nobody: Final = Offer(VERB, barred=NOBODY_ELSEWHERE)


@mentalist.adjust.worth(GRANT)
def golden_masks_may_be_keys(game: Game, seat: int, worth: Worth) -> Worth:
    """Payments take golden masks last, for keys that are still missing.

    Rules: characters.mentalist.permanent, characters.mentalist.permanent_joint,
    characters.mentalist.permanent_prohibition.
    """
    return worth[0], worth[1], True


@mentalist.adjust.rethrown(GRANT)
def masks_that_were_keys_are_rolled_at_once(game: Game, seat: int, as_keys: int, dice: int) -> int:
    """Only these masks are rolled at once. Keys used with them join the next roll.

    Rules: characters.mentalist.permanent, characters.mentalist.permanent_reroll.
    """
    return dice | as_keys


@chapter.offer(VERB)
def jump_to_somebody(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.mentalist.activatable, characters.activatable.failed."""
    return _jumps(places_of_others(game, seat)) if is_ready(game, seat, CARD) else ()


@shared
def _jumps(places: tuple[int, ...]) -> tuple[Offer, ...]:
    jumping = Offer(VERB, MOVE, ABILITY, PRICE, places)
    return (jumping,) if places else (jumping, _nobody)


@chapter.perform(VERB)
def jump(game: Game, order: Order) -> None:
    turn_down(game, order.seat, CARD)
    go(game, order)


@chapter.explain(VERB)
def why_no_jump(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    return why_not_to(game, seat, to) if is_ready(game, seat, CARD) else why_unused(game, seat, CARD)
