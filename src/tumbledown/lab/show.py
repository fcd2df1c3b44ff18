"""A game of bots to watch: played step by step, described and counted as it goes."""

from tumbledown.bots.pace import STEADY, Level
from tumbledown.bots.table import Table, play_game
from tumbledown.engine.game import Game
from tumbledown.engine.structs import Settings
from tumbledown.lab.phrases import Line
from tumbledown.lab.tally import Tally
from tumbledown.lab.words import Story


class Show:
    """The table, the lines so far and the counts of each seat."""

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
        """Return the same game at its end. All randomness comes from the seed, so the game can be played ahead."""
        return play_game(self.settings, self.seed, self.level).game

    def step(self) -> list[Line]:
        """Play one decision and return the new lines."""
        self.table.step()
        return self._listen()

    def play_until(self, now: int) -> None:
        """Play everything that happens up to this game time."""
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
