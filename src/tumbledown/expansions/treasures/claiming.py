"""Treasures in the temple: laid face down where a chamber shows a chest, claimed with keys, or removed with the
chamber."""

from typing import Final

from tumbledown.engine.events import ChamberPlaced, ChamberRemoved, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.offers import ALONE, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.treasures import CLAIM
from tumbledown.expansions.shared import TREASURE, TREASURES
from tumbledown.expansions.treasures.chapter import chapter

NO_TREASURE_HERE: Final = Refusal("no_treasure_here")

_claim: Final = (Offer("claim", prices=((Bill(CLAIM, ALONE),),)),)
_nothing_here: Final = (Offer("claim", barred=NO_TREASURE_HERE),)


def hide_a_treasure(game: Game, tile: int) -> None:
    """Lay the top treasure face down on the chamber, if the chamber shows a chest.

    Rules: treasures.place.trigger, treasures.place.pile_empty.
    """
    pile = game.pile(TREASURES)
    if pile and game.shows(tile, TREASURE):
        game.emit(PieceMoved(pile[0], at(AT_PLACE, 2 * tile), face_up=False))


@chapter.react(ChamberPlaced)
def a_discovered_chamber_may_hold_a_treasure(game: Game, event: ChamberPlaced) -> None:
    if event.by >= 0:
        hide_a_treasure(game, event.tile)


def treasures_at(game: Game, place: int) -> list[int]:
    pieces = game.pieces
    return [piece for piece in pieces.lying(at(AT_PLACE, place)) if pieces.kind_of(piece).pile == TREASURES]


def unclaimed_at(game: Game, place: int) -> list[int]:
    """Return the treasures here that lie face down; a face-up one is in use."""
    if not game.shows(place >> 1, TREASURE):
        return []
    return [piece for piece in treasures_at(game, place) if not game.pieces.face_up[piece]]


# -------------------------------------------------------------------- claiming
@chapter.offer("claim")
def claim_what_lies_here(game: Game, seat: int) -> tuple[Offer, ...]:
    """The offer has no target: the number of a hidden tile would show what it is.

    Rules: treasures.claim.cost, treasures.claim.alone, treasures.claim.any_player.
    """
    if game.party.out[seat]:
        return ()
    return _claim if unclaimed_at(game, game.party.here(seat)) else _nothing_here


@chapter.perform("claim")
def claim(game: Game, order: Order) -> None:
    """Rules: treasures.claim.face_up, treasures.claim.no_limit."""
    seat = order.seat
    treasure = unclaimed_at(game, game.party.here(seat))[0]
    game.emit(PieceMoved(treasure, at(AT_SEAT, seat), seat=seat))


# -------------------------------------------------------------------- chambers that vanish
@chapter.react(ChamberRemoved)
def treasures_leave_with_their_chamber(game: Game, event: ChamberRemoved) -> None:
    """Unclaimed ones go under the pile, face down; one in use leaves the game."""
    for treasure in treasures_at(game, 2 * event.tile) + treasures_at(game, 2 * event.tile + 1):
        if game.pieces.face_up[treasure]:
            game.emit(PieceMoved(treasure, BOXED))
        else:
            game.emit(PileOrdered(TREASURES, (*game.pile(TREASURES), treasure)))
