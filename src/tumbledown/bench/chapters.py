"""What the chapters cost: whole games with all of them in play, and games with them merely installed."""

import time
from collections.abc import Callable
from typing import Final

import msgspec

from tumbledown.bots.table import play_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import ALWAYS, chapter, names
from tumbledown.lab.tables import everything, with_required

PLAYERS: Final = 4
PACE_MS: Final = 1200
ROUNDS: Final = 10

Clock = Callable[[], float]


class ChapterRatio(msgspec.Struct, frozen=True):
    """Games each second with these chapters, and the same as a share of the base game's in the same rounds."""

    name: str
    games_per_s: float
    commands_per_game: float
    ratio: float


class Tally:
    """The same games of one kind, played in rounds in turn with those of other kinds; the quickest round counts."""

    def __init__(self, name: str, modules: tuple[str, ...]) -> None:
        self.name = name
        self.settings = Settings(players=PLAYERS, modules=modules)
        self.games = 0
        self.commands = 0
        self.seconds = 0.0

    def play(self, seconds: float, clock: Clock) -> None:
        """The first round finds how many games fit into this time, at least one; the others play the same ones."""
        most = self.games
        games = commands = 0
        began = clock()
        spent = 0.0
        while games < most or (not most and (spent < seconds or not spent)):
            commands += play_game(self.settings, f"chapters {games}", PACE_MS).commands
            games += 1
            spent = clock() - began
        self.games, self.commands = games, commands
        self.seconds = min(spent, self.seconds) if most else spent

    @property
    def rate(self) -> float:
        return self.games / self.seconds

    def beside(self, base: "Tally") -> ChapterRatio:
        per_game = self.commands / self.games
        return ChapterRatio(self.name, round(self.rate, 2), round(per_game, 1), round(self.rate / base.rate, 3))


def measure_chapters(seconds: float, clock: Clock = time.process_time) -> list[ChapterRatio]:
    """The base game by itself and with the others installed, and then each of them and all of them in play.

    What is compared is played in the same rounds: the installed ones with the base game before and after them, the
    others with the base game in between.
    """
    lone = Tally("base", ())
    _take_turns([lone], seconds, clock)
    installed = Tally("base, others installed", ())
    kinds = [Tally(_title(each), each) for each in sets_of_chapters()]
    _take_turns([installed, *kinds], seconds, clock)
    lone_again = Tally("base", ())
    _take_turns([lone_again], seconds, clock)
    base = lone if lone.rate > lone_again.rate else lone_again
    return [base.beside(base), installed.beside(base), *[each.beside(installed) for each in kinds]]


def _take_turns(kinds: list[Tally], seconds: float, clock: Clock) -> None:
    """In rounds, so that a slow moment of the machine strikes all of them alike."""
    for _ in range(ROUNDS):
        for each in kinds:
            each.play(seconds / ROUNDS, clock)


def _title(modules: tuple[str, ...]) -> str:
    return modules[-1] if len(modules) <= len(chapter(modules[-1]).requires) else "all chapters"


def sets_of_chapters() -> list[tuple[str, ...]]:
    """Each chapter with what it requires, and as many together as go together."""
    return [*[with_required((name,)) for name in names() if name != ALWAYS], everything()]
