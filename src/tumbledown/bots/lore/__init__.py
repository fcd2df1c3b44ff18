"""What bots know of the chapters beyond the base game, one module for each.

A module may know what is to be done `at_once` (a card to use, a curse to lift, a hand to hold up) and an `errand`,
which comes before the team's plan but after the gong: somewhere to go and something to do there. Only the chapters
in play are asked.
"""

from collections.abc import Callable
from typing import Final

from tumbledown.bots.lore import curses, doomed, fountain, pit, special_chambers, treasures
from tumbledown.bots.lore.errands import NO_ERRAND, Errand
from tumbledown.bots.mind import Mind
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game

Advice = Callable[[Game, Mind], AnyCommand | None]
Sender = Callable[[Game, Mind], Errand]

AT_ONCE: Final[dict[str, Advice]] = {
    "curses": curses.at_once,
    "doomed": doomed.at_once,
    "pit": pit.at_once,
    "special_chambers": special_chambers.at_once,
    "treasures": treasures.at_once,
    "fountain": fountain.at_once,
}
ERRANDS: Final[dict[str, Sender]] = {
    "curses": curses.errand,
    "special_chambers": special_chambers.errand,
    "treasures": treasures.errand,
    "fountain": fountain.errand,
}


class Lore:
    """The advice of the chapters in play."""

    def __init__(self, game: Game) -> None:
        names = [chapter.name for chapter in game.rules.chapters]
        self.advice: list[Advice] = [AT_ONCE[name] for name in names if name in AT_ONCE]
        self.senders: list[Sender] = [ERRANDS[name] for name in names if name in ERRANDS]

    def at_once(self, game: Game, mind: Mind) -> AnyCommand | None:
        for advice in self.advice:
            command = advice(game, mind)
            if command is not None:
                return command
        return None

    def errand(self, game: Game, mind: Mind) -> Errand:
        for sender in self.senders:
            errand = sender(game, mind)
            if errand[0]:
                return errand
        return NO_ERRAND
