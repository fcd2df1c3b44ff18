"""Answers to open questions. A kind that is not known here gets its default, the first choice."""

from typing import Final

from tumbledown.bots.lore import lore_of
from tumbledown.bots.mind import Mind
from tumbledown.engine import questions
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import Answer, AnyCommand
from tumbledown.engine.dice import HAND
from tumbledown.engine.effects import WHICH_DIE
from tumbledown.engine.game import Game
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.structs import Question
from tumbledown.expansions.base.votes import FATE, GIVE_UP

WORTH: Final = (1, 2, 3, 3, 4, 0)
"""The worth of a die by its face, when one must be given up: a locked die goes first, a golden mask last."""

MANY_LOCKED: Final = 3


def answer(game: Game, mind: Mind) -> AnyCommand | None:
    """Answer the first question that waits for this seat."""
    for question in game.questions.values():
        if question.asked >> mind.seat & 1 and mind.seat not in question.answers:
            legal = questions.choices(game, question, mind.seat)
            if legal:
                return Answer(mind.seat, question.id, _best(game, mind, question, legal))
    return None


def _best(game: Game, mind: Mind, question: Question, legal: tuple[int, ...]) -> int:
    if question.kind == FATE:
        return YES if _is_fate_welcome(game, mind) else NO
    if question.kind == GIVE_UP:
        # A bot asks for this only when all is lost; when a person asks, bots do not hold them back.
        return YES
    if question.kind == WHICH_DIE:
        return _least_useful(game, question, legal)
    chooser = lore_of(game.rules).answers.get(question.kind)
    return chooser(game, mind, legal) if chooser is not None else legal[0]


def _is_fate_welcome(game: Game, mind: Mind) -> bool:
    """Whether many dice would be freed, or the only dice of a seat."""
    team = mind.team
    locked = 0
    for seat in team.inside:
        if not game.party.prefs[seat] & KEEPS_MASKS:
            locked += team.locked[seat] if team.free[seat] else MANY_LOCKED
    return locked >= MANY_LOCKED


def _least_useful(game: Game, question: Question, legal: tuple[int, ...]) -> int:
    """Return the die to give up. The lost die is the first choice and counts with the face it showed then. A die that
    is not in the hand is in use, so it is not given."""
    best, least = legal[0], WORTH[question.args[1]]
    for die in legal[1:]:
        worth = WORTH[game.dice.face[die]]
        if worth < least and game.dice.where[die] == HAND:
            best, least = die, worth
    return best
