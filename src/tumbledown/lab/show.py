"""A game of bots to look at: played step by step, told and counted as it happens."""

from tumbledown.bots.pace import STEADY, Level
from tumbledown.bots.table import Table, play_game
from tumbledown.engine.game import Game
from tumbledown.engine.structs import Settings
from tumbledown.lab.phrases import Line
from tumbledown.lab.tally import Tally
from tumbledown.lab.words import Story


class Show:
    """The table, the story so far and everybody's deeds."""

    def __init__(self, settings: Settings, seed: str, level: Level = STEADY) -> None:
        self.settings = settings
        self.seed = seed
        self.level = level
        self.table = Table(settings, seed, level, record=True)
        self.story = Story(self.game)
        self.tally = Tally(settings.players)
        self.lines: list[Line] = []
        self._heard = 0
        self._listen()

    @property
    def game(self) -> Game:
        return self.table.game

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    def forecast(self) -> Game:
        """The same game at its end: luck is in the seed, so it can be played ahead."""
        return play_game(self.settings, self.seed, self.level).game

    def step(self) -> list[Line]:
        """One decision; what there is to tell of it."""
        self.table.step()
        return self._listen()

    def play_until(self, now: int) -> None:
        """Everything that happens before this moment of game time."""
        while not self.is_over and self.table.next_at() <= now:
            self.step()

    def _listen(self) -> list[Line]:
        told: list[Line] = []
        for entry in self.table.entries[self._heard :]:
            self.tally.count(entry.events)
            told += self.story.tell(entry.at, entry.events)
        self._heard = len(self.table.entries)
        self.lines += told
        return told
