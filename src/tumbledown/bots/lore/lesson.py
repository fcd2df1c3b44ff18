"""The mate of the lesson: comes along, gets stuck where the lesson needs it, pays its share and goes back to the
start."""

from tumbledown.bots.knowledge import ANYWHERE, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.working import leave, walk
from tumbledown.engine.commands import AnyCommand, Roll
from tumbledown.engine.game import Game
from tumbledown.engine.throwing import free_dice
from tumbledown.expansions.lesson.chapter import VAULT, place_of, slot
from tumbledown.expansions.lesson.coaching import lacks
from tumbledown.expansions.lesson.setting_up import EXIT
from tumbledown.expansions.lesson.steps import FOLLOWS, HOME, LAST, MASKS


def errand(game: Game, mind: Mind) -> Errand:
    """Always active: the mate does only what the learner's step needs."""
    goal = _goal(game, slot(game).lesson_step)
    if mind.here != goal:
        return True, walk(game, mind, goal)
    if slot(game).lesson_step >= LAST:
        return True, leave(game, mind)
    return True, _show(game, mind) if MASKS < slot(game).lesson_step < HOME else None


def _goal(game: Game, step: int) -> int:
    if step < FOLLOWS or step == HOME:
        return 2 * game.start
    return place_of(game, VAULT if step < HOME else EXIT)


def _show(game: Game, mind: Mind) -> AnyCommand | None:
    """Roll the dice that are not locked until the hand shows what the step's sentence says."""
    free, _ = free_dice(game, mind.seat)
    return Roll(mind.seat, free) if free and lacks(game, mind.seat) else None


lore = Knowledge(errands={ANYWHERE: errand})
