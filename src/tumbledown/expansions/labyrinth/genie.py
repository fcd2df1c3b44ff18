"""Genie: the top three treasures are looked at, one is taken, and the others go under the pile."""

from typing import Final

from tumbledown.engine import questions
from tumbledown.engine.effects import CHOICE_MS
from tumbledown.engine.events import FacesShown, PieceMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_SEAT, IN_HAND, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.labyrinth.chapter import chapter, use_up
from tumbledown.expansions.shared import TREASURES, holds

CARD: Final = "genie"
"""The treasure, the verb that uses it, and the question that it asks."""
LOOKED_AT: Final = 3

NO_TREASURES_LEFT: Final = Refusal("no_treasures_left")

_ask: Final = (Offer(CARD, NONE),)
_nothing_left: Final = (Offer(CARD, NONE, barred=NO_TREASURES_LEFT),)


@chapter.offer(CARD)
def ask_the_genie(game: Game, seat: int) -> tuple[Offer, ...]:
    """Rules: labyrinth.treasure.genie_few."""
    if not holds(game, seat, CARD):
        return ()
    return _ask if game.pile(TREASURES) else _nothing_left


@chapter.perform(CARD)
def three_come_out_of_the_lamp(game: Game, order: Order) -> None:
    """Meanwhile the treasures are out of the pile, and only this seat sees them.

    Rules: labyrinth.treasure.genie, labyrinth.treasure.genie_few.
    """
    seat = order.seat
    use_up(game, seat, CARD)
    top = tuple(game.pile(TREASURES)[:LOOKED_AT])
    for piece in top:
        game.emit(PieceMoved(piece, at(IN_HAND, seat), face_up=False, seat=seat))
    game.emit(FacesShown("piece", top, 1 << seat))
    questions.ask(game, CARD, 1 << seat, CHOICE_MS, blocks=True, default=questions.RANDOM)


@chapter.choices(CARD)
def one_of_those_in_hand(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return tuple(game.pieces.lying(at(IN_HAND, seat)))


@chapter.closed(CARD)
def one_is_taken(game: Game, question: Question, answers: dict[int, int]) -> None:
    """Rules: labyrinth.treasure.genie."""
    for seat, chosen in answers.items():
        game.emit(PieceMoved(chosen, at(AT_SEAT, seat), seat=seat))
        rest = game.pieces.lying(at(IN_HAND, seat))
        below = game.fortune.shuffled(f"genie {question.id}", rest)
        game.emit(PileOrdered(TREASURES, (*game.pile(TREASURES), *below)))
