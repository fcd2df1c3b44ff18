"""The teleport token: it is found with its chamber, and can be taken up and laid down at no cost, any number of
times."""

from typing import Final

from tumbledown.engine.events import AdventurerEscaped, ChamberPlaced, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BESIDE, at, seat_of
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.base.chapter import way_out
from tumbledown.expansions.data.exchange_teleport import TELEPORT_CHAMBER
from tumbledown.expansions.exchange_teleport.chapter import chapter, slot, token_at, token_place
from tumbledown.expansions.shared import is_kind

TAKE: Final = "take_token"
LAY: Final = "lay_token"

NO_TOKEN_HERE: Final = Refusal("no_token_here")
TOKEN_NOT_HELD: Final = Refusal("token_not_held")

TAKEN_UP: Final = (Offer(TAKE, NONE),)
NOTHING_LIES_HERE: Final = (Offer(TAKE, NONE, barred=NO_TOKEN_HERE),)
LAID_DOWN: Final = (Offer(LAY, NONE),)
EMPTY_HANDS: Final = (Offer(LAY, NONE, barred=TOKEN_NOT_HELD),)


@chapter.react(ChamberPlaced)
def the_token_is_found(game: Game, event: ChamberPlaced) -> None:
    """Lay the token in the chamber, once. From then on players carry it.

    Rules: exchange_teleport.teleport.token.start.
    """
    if token_at(game) == BESIDE and is_kind(game, 2 * event.tile, TELEPORT_CHAMBER):
        game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, 2 * event.tile)))


# -------------------------------------------------------------------- up and down
@chapter.offer(TAKE)
def take_the_token(game: Game, seat: int) -> tuple[Offer, ...]:
    """The first seat to take the token gets it.

    Rules: exchange_teleport.teleport.token.take, exchange_teleport.teleport.token.repeat,
    exchange_teleport.teleport.race.
    """
    here = game.here(seat)
    if here < 0:
        return ()
    return TAKEN_UP if token_place(game) == here else NOTHING_LIES_HERE


@chapter.perform(TAKE)
def it_is_taken(game: Game, order: Order) -> None:
    game.emit(PieceMoved(slot(game).piece, at(AT_SEAT, order.seat), seat=order.seat))


def holder(game: Game) -> int:
    """Return the seat that has the token, or -1."""
    return seat_of(token_at(game))


@chapter.offer(LAY)
def lay_the_token_down(game: Game, seat: int) -> tuple[Offer, ...]:
    """The token stays with its player, whichever figure the player steers.

    Rules: exchange_teleport.teleport.token.drop, exchange_teleport.teleport.token.repeat.
    """
    if holder(game) == seat:
        return LAID_DOWN
    return () if game.party.out[seat] else EMPTY_HANDS


@chapter.perform(LAY)
def it_lies_down(game: Game, order: Order) -> None:
    seat = order.seat
    game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, game.here(seat)), seat=seat))


@chapter.react(AdventurerEscaped)
def it_stays_in_the_temple(game: Game, event: AdventurerEscaped) -> None:
    """Rules: exchange_teleport.teleport.holder_escapes."""
    if holder(game) == event.seat:
        game.emit(PieceMoved(slot(game).piece, at(AT_PLACE, 2 * way_out(game)), seat=event.seat))
