"""Checks that must hold for any finished game; cheap enough to run after each one."""

from collections import Counter

from tumbledown.bots.table import Result
from tumbledown.engine.dice import HAND
from tumbledown.engine.game import OVER, Game
from tumbledown.expansions.base.actions import verdict


def faults(result: Result) -> list[str]:
    """Return everything that is wrong with a finished game, as sentences."""
    game = result.game
    found = _refusals(result.refused)
    found += _wrong_dice(game, result.dealt)
    found += _wrong_gems(game)
    found += _wrong_end(game)
    return found


def _refusals(texts: list[str]) -> list[str]:
    """Return one line for all refusals: the first, and the number of each cause."""
    if not texts:
        return []
    line = f"an offered command was refused: {texts[0]}"
    if len(texts) == 1:
        return [line]
    causes = Counter(text.rpartition(": ")[2] for text in texts)
    counted = ", ".join(f"{number} {cause}" for cause, number in causes.most_common())
    return [f"{line}; {len(texts)} in all: {counted}"]


def _wrong_dice(game: Game, number: int) -> list[str]:
    dice = game.dice
    found = []
    if not len(dice.face) == len(dice.where) == len(dice.holder) == number:
        found.append(f"{number} dice were dealt, there are {len(dice.face)}")
    for seat, hand in enumerate(dice.hands):
        if hand != [die for die, where in enumerate(dice.where) if where == HAND and dice.holder[die] == seat]:
            found.append(f"seat {seat} holds the dice {hand}, which do not all lie there")
    return found


def _wrong_gems(game: Game) -> list[str]:
    """Gems come from the box, whose count goes below zero, so the sum over all places is zero."""
    depot = game.depot
    total = depot.gems + depot.beside + depot.boxed + sum(game.temple.gems) + sum(depot.on_pieces.values())
    found = [] if total == 0 else [f"the gems do not add up: {total:+d}"]
    if min(depot.gems, depot.beside, *game.temple.gems) < 0:
        found.append("somewhere lie less than no gems")
    return found


def _wrong_end(game: Game) -> list[str]:
    inside = len(game.party.inside())
    found = []
    if game.phase != OVER:
        found.append("the game has no end")
    elif game.won and inside:
        found.append(f"won with {inside} adventurers still in the temple")
    elif not inside and game.won != verdict(game):
        found.append(_wrong_verdict(game))
    return found


def _wrong_verdict(game: Game) -> str:
    """All are out: the result must then depend on whether all tasks are done."""
    return "won with a task left undone" if game.won else f"lost ({game.reason}) with everybody out and nothing to do"
