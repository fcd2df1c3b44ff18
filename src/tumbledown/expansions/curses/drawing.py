"""Drawing a curse for a purple mask, and lifting it with the icons on its card."""

from tumbledown.engine.effects import deal
from tumbledown.engine.events import ChamberPlaced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_SEAT, BOXED, at
from tumbledown.expansions.curses.chapter import chapter
from tumbledown.expansions.shared import CURSES, PURPLE_MASK


@chapter.react(ChamberPlaced)
def a_purple_mask_curses_the_discoverer(game: Game, event: ChamberPlaced) -> None:
    """Chambers of the set-up have no discoverer and no effect. The mask has no effect either if the table did not
    choose curses.

    Rules: curses.setup.masks_ignored, curses.draw.trigger, curses.draw.discoverer_only, curses.draw.placed_tile,
    curses.draw.with_treasure, curses.draw.duplicate, curses.draw.pile_empty.
    """
    if event.by >= 0 and game.rules.is_chosen(chapter.name) and game.shows(event.tile, PURPLE_MASK):
        deal(game, CURSES, event.by)


@chapter.offer("lift")
def lift_own_curses(game: Game, seat: int) -> tuple[Offer, ...]:
    """Offer to lift each of the seat's curses, of any chapter, for the cost on its card. Only the owner can lift a
    curse.

    Rules: curses.lift.combination, curses.lift.alone, curses.lift.anywhere, curses.lift.few_dice,
    curses.lift.own_treasure, curses.lift.optional.
    """
    if not game.party.cards[seat]:
        return ()
    offers = []
    for piece in game.pieces.lying(at(AT_SEAT, seat)):
        kind = game.pieces.kind_of(piece)
        if kind.pile == CURSES and any(kind.lift):
            offers.append(_lift(piece, kind.lift))
    return tuple(offers)


@shared
def _lift(piece: int, cost: Cost) -> Offer:
    return Offer("lift", prices=((Bill(cost),),), targets=(piece,))


@chapter.perform("lift")
def lift(game: Game, order: Order) -> None:
    """Rules: curses.lift.dice_used."""
    game.emit(PieceMoved(order.target, BOXED, seat=order.seat))
