"""Volunteers at one table: they call out, and a player at a screen touches their names.

Beside their own answers all players in the temple may name others. Each touch is one die, and a name that was called
out stands: nothing is decided before enough dice are named or the ten seconds are over.
"""

from typing import Final

from tumbledown.engine.events import Answered
from tumbledown.engine.game import Game
from tumbledown.engine.offers import NONE, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.questions import stands_still
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.expansions.time_chambers.chapter import CALLED_OUT, chapter
from tumbledown.expansions.time_chambers.losses import VOLUNTEERS, most_from

VERB: Final = "name_volunteer"
NOBODY_IS_WANTED: Final = Refusal("nobody_is_wanted")

NOBODY: Final = (Offer(VERB, NONE, barred=NOBODY_IS_WANTED),)


@chapter.offer(VERB)
def name_whoever_calls_out(game: Game, seat: int) -> tuple[Offer, ...]:
    """Every player in the temple may name a seat that could still give a die.

    Rules: time_chambers.volunteers.
    """
    question = _open(game)
    if question is None:
        return NOBODY
    seats = range(game.party.size)
    return _names(tuple([each for each in seats if _given(question, each) < most_from(game, question, each)]))


@shared
def _names(seats: tuple[int, ...]) -> tuple[Offer, ...]:
    return (Offer(VERB, NONE, targets=seats),) if seats else NOBODY


@chapter.perform(VERB)
def one_die_more_is_promised(game: Game, order: Order) -> None:
    """Rules: time_chambers.volunteers."""
    question = _open(game)
    assert question is not None, "it is offered only while the question is open"
    game.emit(Answered(question.id, order.target, _given(question, order.target) + 1))


def _given(question: Question, seat: int) -> int:
    return question.answers.get(seat, 0)


def _open(game: Game) -> Question | None:
    """Return the question for volunteers, if names may be called out now."""
    if not game.rules.plays(CALLED_OUT):
        return None
    found = [question for question in game.questions.values() if question.kind == VOLUNTEERS]
    return found[0] if found and not stands_still(game, found[0]) else None
