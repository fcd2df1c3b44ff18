"""The Muscleman: two adventurers open every chamber, or every wall."""

from typing import Final

from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import MOVE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.characters.abilities import go, is_ready, price_of, turn_down, why_unused
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.data.characters import KINDS

PERMANENT: Final = "muscleman_permanent"
CARD: Final = "muscleman_activatable"
VERB: Final = "through_wall"
PRICE: Final = price_of(KINDS[CARD])
TWO_ADVENTURERS: Final = price_of(KINDS[PERMANENT])[0][0].cost

NO_WALL_BESIDE: Final = Refusal("no_wall_beside")

muscleman = chapter.of(PERMANENT)
_no_wall: Final = Offer(VERB, barred=NO_WALL_BESIDE)


@muscleman.adjust.entry_costs(GRANT)
def two_adventurers_will_do(game: Game, seat: int, to: int, carry: int, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """What is carried along costs its extra all the same.

    Rules: characters.muscleman.permanent, characters.muscleman.permanent_passage, characters.chalice.
    """
    return costs if TWO_ADVENTURERS in costs else (*costs, TWO_ADVENTURERS)


@chapter.offer(VERB)
def go_through_walls(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: characters.muscleman.activatable, characters.muscleman.activatable_double,
    characters.muscleman.activatable_slide, characters.forbidden_targets.
    """
    return _walls(tuple(game.temple.behind_walls(game.party.here(seat)))) if is_ready(game, seat, CARD) else ()


@shared
def _walls(places: tuple[int, ...]) -> tuple[Offer, ...]:
    """Rules: characters.muscleman.activatable_no_entry_cost."""
    return (Offer(VERB, MOVE, ABILITY, PRICE, places), _no_wall)


@chapter.perform(VERB)
def go_through(game: Game, order: Order) -> None:
    turn_down(game, order.seat, CARD)
    go(game, order)


@chapter.explain(VERB)
def why_no_way_through(game: Game, seat: int, to: int, about: int) -> Refusal | None:
    return why_unused(game, seat, CARD)
