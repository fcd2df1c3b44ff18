"""The exchange chamber: once in each visit, a player can trade one of its curses for the top treasure.

Rules: exchange_teleport.exchange.no_cost.
"""

from typing import Final

from tumbledown.engine.events import AdventurerMoved, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_SEAT, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.exchange_teleport import EXCHANGE_CHAMBER, NAME
from tumbledown.expansions.exchange_teleport.chapter import chapter, slot
from tumbledown.expansions.shared import CURSES, TREASURES, bound_to, cards_before, is_kind

VERB: Final = "trade_curse"

NOT_TRADED_HERE: Final = Refusal("not_traded_here")
TRADED_ALREADY: Final = Refusal("traded_already")
NOTHING_TO_TRADE: Final = Refusal("nothing_to_trade")
NO_TREASURE_LEFT: Final = Refusal("no_treasure_left")

ONCE_A_VISIT: Final = (Offer(VERB, NONE, barred=TRADED_ALREADY),)
NO_CURSE: Final = (Offer(VERB, NONE, barred=NOTHING_TO_TRADE),)
PILE_EMPTY: Final = (Offer(VERB, NONE, barred=NO_TREASURE_LEFT),)


@chapter.offer(VERB)
def trade_a_curse(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer to trade any curse, at any moment of the visit, however the adventurer came here.

    Rules: exchange_teleport.exchange.use, exchange_teleport.exchange.any_curse,
    exchange_teleport.exchange.during_visit, exchange_teleport.exchange.once_per_visit,
    exchange_teleport.exchange.pile_empty.
    """
    if not is_kind(game, game.here(seat), EXCHANGE_CHAMBER):
        return ()
    if slot(game).traded >> game.party.control[seat] & 1:
        return ONCE_A_VISIT
    curses = cards_before(game, seat, CURSES)
    if not curses:
        return NO_CURSE
    return _trades(tuple(curses)) if game.pile(TREASURES) else PILE_EMPTY


@shared
def _trades(curses: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, targets=curses),)


bound_to(chapter, VERB, (EXCHANGE_CHAMBER.id,), NOT_TRADED_HERE)


@chapter.perform(VERB)
def a_treasure_for_a_curse(game: Game, order: Order) -> None:
    """The curse ends first, with all its effects. The trade is noted for the figure, so a seat that steers another
    figure afterwards can still trade with that one.

    Rules: exchange_teleport.exchange.use, exchange_teleport.exchange.any_curse,
    exchange_teleport.exchange.treasure_held.
    """
    seat = order.seat
    game.emit(Noted(NAME, "traded", slot(game).traded | 1 << game.party.control[seat]))
    game.emit(PieceMoved(order.target, BOXED, seat=seat))
    game.emit(PieceMoved(game.pile(TREASURES)[0], at(AT_SEAT, seat), seat=seat))


@chapter.react(AdventurerMoved)
def whoever_leaves_may_trade_again(game: Game, event: AdventurerMoved) -> None:
    """Rules: exchange_teleport.exchange.once_per_visit."""
    bit = 1 << event.figure
    if slot(game).traded & bit and not is_kind(game, event.to, EXCHANGE_CHAMBER):
        game.emit(Noted(NAME, "traded", slot(game).traded & ~bit))
