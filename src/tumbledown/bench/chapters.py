"""Measures what chapters cost: whole games with each or all of them in play, and base games while others are
installed."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from tumbledown.bots.pace import steady
from tumbledown.bots.table import play_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import ALWAYS, chapter, names
from tumbledown.lab.tables import everything, with_required

PLAYERS: Final = 4
LEVEL: Final = steady(1200)
ROUNDS: Final = 10

Clock = Callable[[], float]


class ChapterRatio(msgspec.Struct, frozen=True):
    """Games a second with these chapters, and their ratio to the base game in the same rounds; and the ratio of
    commands a second, because games with more chambers take more commands."""

    name: str
    games_per_s: float
    commands_per_game: float
    ratio: float
    by_command: float


class Tally:
    """The same games of one set of chapters, played in rounds that alternate with other sets. The quickest time of each
    game counts, so that a slow moment of the machine affects one time of one game and not a whole round."""

    def __init__(self, name: str, modules: tuple[str, ...]) -> None:
        self.name = name
        self.settings = Settings(players=PLAYERS, modules=modules)
        self.commands = 0
        self.quickest: list[float] = []

    def play(self, games: int, clock: Clock) -> None:
        """Play one round of so many games, always the same ones."""
        for number in range(games):
            spent, commands = self._play_one(number, clock)
            if number < self.games:
                self.quickest[number] = min(self.quickest[number], spent)
            else:
                self.quickest.append(spent)
                self.commands += commands

    def _play_one(self, number: int, clock: Clock) -> tuple[float, int]:
        began = clock()
        commands = play_game(self.settings, f"chapters {number}", LEVEL).commands
        return clock() - began, commands

    @property
    def games(self) -> int:
        return len(self.quickest)

    @property
    def seconds(self) -> float:
        return sum(self.quickest)

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    def beside(self, base: "Tally") -> ChapterRatio:
        per_game, ratio = self.commands / self.games, self.rate / base.rate
        by_command = ratio * per_game / (base.commands / base.games)
        return ChapterRatio(self.name, round(self.rate, 2), round(per_game, 1), round(ratio, 3), round(by_command, 3))


def measure_chapters(seconds: float, clock: Clock = time.process_time) -> list[ChapterRatio]:
    """Measure the base game alone and with the others installed, and then each chapter and all of them in play.

    What is compared is played in the same rounds, and as many games of each: the base game with the others installed
    against the base game before and after it, all others against the base game with the others installed.
    """
    lone = Tally("base", ())
    games = _games_in(seconds / ROUNDS, clock)
    _take_turns([lone], games, clock)
    installed = Tally("base, others installed", ())
    kinds = [Tally(_title(each), each) for each in sets_of_chapters()]
    _take_turns([installed, *kinds], games, clock)
    lone_again = Tally("base", ())
    _take_turns([lone_again], games, clock)
    base = lone if lone.rate > lone_again.rate else lone_again
    return [base.beside(base), installed.beside(base), *[each.beside(installed) for each in kinds]]


def _games_in(seconds: float, clock: Clock) -> int:
    """How many base games can be played in this time, at least one."""
    settings, began, games = Settings(players=PLAYERS), clock(), 0
    while not games or clock() - began < seconds:
        play_game(settings, f"chapters {games}", LEVEL)
        games += 1
    return games


def _take_turns(kinds: list[Tally], games: int, clock: Clock) -> None:
    """Play in rounds, so that a slow moment of the machine affects all sets alike."""
    for _ in range(ROUNDS):
        for each in kinds:
            each.play(games, clock)


def _title(modules: tuple[str, ...]) -> str:
    return modules[-1] if len(modules) <= len(chapter(modules[-1]).requires) else "all chapters"


def sets_of_chapters() -> list[tuple[str, ...]]:
    """Each chapter with those that it requires, and as many together as possible."""
    return [*[with_required((name,)) for name in names() if name != ALWAYS], everything()]
