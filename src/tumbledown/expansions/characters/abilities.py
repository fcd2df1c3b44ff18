"""What the cards of all characters share: they are used, turned face down, and ready again after a slam.

A card that is face down is spent (`SPENT_BY` its seat) and does not count as a card of its owner until it turns up
again. Chapters with their own characters use the same functions.
"""

from typing import Final

from tumbledown.engine.adventurer import ABILITY
from tumbledown.engine.events import AdventurerMoved, DoorPhase, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import REFRESH
from tumbledown.engine.offers import ALONE, Bill, Price
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival
from tumbledown.engine.pieces import AT_SEAT, SPENT_BY, PieceKind, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import LAID
from tumbledown.expansions.base.door import slams_left
from tumbledown.expansions.base.refusals import NOBODY_THERE
from tumbledown.expansions.characters.chapter import chapter
from tumbledown.expansions.shared import holds

CARD_FACE_DOWN: Final = Refusal("card_face_down")
NOBODY_ELSEWHERE: Final = Refusal("nobody_elsewhere")


def price_of(card: PieceKind) -> tuple[Price, ...]:
    """Return what each use of this card costs, paid with the seat's own dice.

    Rules: characters.activatable.cost.
    """
    return ((Bill(card.use, ALONE),),)


# -------------------------------------------------------------------- face up, face down
def is_ready(game: Game, seat: int, card: str) -> bool:
    """Whether this card lies face up before the seat, whose adventurer is inside."""
    return not game.party.out[seat] and holds(game, seat, card)


def is_face_down(game: Game, seat: int, card: str) -> bool:
    number = game.rules.piece_kind_ids[card]
    return any(game.pieces.kind[piece] == number for piece in game.pieces.lying(at(SPENT_BY, seat)))


def uses_left(game: Game, seat: int, card: str) -> int:
    """Return how often the seat can still use this card: now if it lies face up, and once after each slam to come.

    Rules: characters.activatable.refresh.
    """
    is_up = is_ready(game, seat, card)
    if game.party.out[seat] or not (is_up or is_face_down(game, seat, card)):
        return 0
    return is_up + slams_left(game)


def why_unused(game: Game, seat: int, card: str) -> Refusal | None:
    """Return why the seat cannot use a card that it has but that is not offered.

    Rules: characters.activatable.flip.
    """
    return CARD_FACE_DOWN if is_face_down(game, seat, card) else None


def turn_down(game: Game, seat: int, card: str) -> None:
    """Turn a used card face down.

    Rules: characters.activatable.flip.
    """
    number = game.rules.piece_kind_ids[card]
    piece = next(each for each in game.pieces.lying(at(AT_SEAT, seat)) if game.pieces.kind[each] == number)
    game.emit(PieceMoved(piece, at(SPENT_BY, seat), seat=seat))


@chapter.react(DoorPhase)
def cards_turn_up_again(game: Game, event: DoorPhase) -> None:
    """This happens after everything else in a slam.

    Rules: characters.activatable.refresh, characters.activatable.refresh_order.
    """
    if event.phase != REFRESH:
        return
    for seat in game.party.inside():
        for piece in game.pieces.lying(at(SPENT_BY, seat)):
            if game.pieces.kind_of(piece).refreshes:
                game.emit(PieceMoved(piece, at(AT_SEAT, seat), seat=seat))


# -------------------------------------------------------------------- going to another adventurer
def places_of_others(game: Game, seat: int) -> tuple[int, ...]:
    """Return the places where other adventurers stand, except this seat's place and places that hover. Each half is a
    separate place.

    Rules: characters.double_half, characters.forbidden_targets.
    """
    here, temple = game.party.here(seat), game.temple
    places = {place for place in game.party.place if place >= 0 and place != here}
    return tuple(sorted([place for place in places if temple.state[place >> 1] == LAID]))


def why_not_to(game: Game, seat: int, to: int) -> Refusal | None:
    """Return why the seat cannot jump to this place, while others stand elsewhere."""
    if not game.temple.is_place(to):
        return None
    return forbids_arrival(game, game.party.control[seat], to, ABILITY) or NOBODY_THERE


def go(game: Game, order: Order) -> None:
    """Move the adventurer to the target, without any pieces.

    Rules: characters.chalice, characters.curses.apply, characters.captives.
    """
    seat, to = order.seat, order.target
    game.emit(AdventurerMoved(game.party.control[seat], to, ABILITY, seat, order.offer.passes(to)))
