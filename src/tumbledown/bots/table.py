"""A table of bots: each seat decides at its own pace, and game time passes in between.

One decision is one command. Questions are answered at once, as people at a table would.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.bots.bot import Bot
from tumbledown.bots.pace import STEADY, Level
from tumbledown.bots.team import Team
from tumbledown.engine.commands import AnyCommand, Start
from tumbledown.engine.fortune import commitment
from tumbledown.engine.game import OVER, Game
from tumbledown.engine.journal import Entry, Footer, Header, Journal
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game

if TYPE_CHECKING:
    from tumbledown.engine.events import Event

LONGEST_MS: Final = 3_600_000
"""A game without a clock (practice) that cannot be won would not end; it is stopped at this time."""


class Result:
    """How a game of bots ended, with `dealt` dice at its start. `refused` should be empty, because bots use only
    offers."""

    def __init__(self, game: Game, dealt: int = 0, commands: int = 0, refused: list[str] | None = None) -> None:
        self.game = game
        self.dealt = dealt
        self.won = game.won
        self.reason = game.reason
        self.ended_at = game.now
        self.commands = commands
        self.refused = refused or []
        self.journal: Journal | None = None


class Table:
    """One game of bots, one decision at a time; with `record` everything that happens is logged. The game is set up
    from the settings, unless a game is given that is set up already."""

    def __init__(
        self,
        settings: Settings,
        seed: str = "",
        level: Level = STEADY,
        *,
        record: bool = False,
        game: Game | None = None,
    ) -> None:
        self.seed = seed
        self.level = level
        self.game: Game = new_game(settings, seed) if game is None else game
        self.seats = settings.players
        self.dealt = len(self.game.dice.face)
        team = Team()
        self.bots: list[Bot] = [Bot(seat, level, team) for seat in range(self.seats)]
        self.due: list[int] = [seat * level.decision_ms // self.seats for seat in range(self.seats)]
        self.turn = 0
        self.commands = 0
        self.refused: list[str] = []
        self.header = Header(settings, commitment(seed))
        self.entries: list[Entry] = []
        self.record = record
        if record:
            self._log(0, self.game.happened, None)
        self._do(Start(), 0)

    @property
    def is_over(self) -> bool:
        return self.game.phase == OVER or self.game.now > LONGEST_MS

    def next_at(self) -> int:
        """Return when the next seat decides."""
        return min(self.due)

    def next_seat(self) -> int:
        """Return the seat that decides next; of two at the same time the first."""
        return self.due.index(min(self.due))

    def pass_turn(self, seat: int) -> None:
        """Schedule the next decision of a seat that has just decided."""
        self.turn += 1
        self.due[seat] += self.bots[seat].pause_ms(self.game)

    def step(self) -> None:
        """Let time pass until the next seat decides, and let it decide."""
        now, seat = self.next_at(), self.next_seat()
        events = self.game.advance(now)
        if events:
            if self.record:
                self._log(now, events, None)
            self._answer(now)
        game = self.game
        command = self.bots[seat].decide(game)
        if command is not None:
            self._do(command, now)
            if game.questions:
                self._answer(now)
        self.pass_turn(seat)

    def _do(self, command: AnyCommand, now: int) -> bool:
        outcome = self.game.handle(command, now)
        self.commands += 1
        if outcome.refusal is not None:
            self.refused.append(f"{command} at {now} ms: {outcome.refusal}")
            if command.seat >= 0:
                self.bots[command.seat].drop(command)
        if self.record:
            self._log(now, outcome.events, command)
        return outcome.refusal is None

    def _answer(self, now: int) -> None:
        """Let all bots answer their questions."""
        for bot in self.bots:
            command = bot.answer(self.game)
            while command is not None and self._do(command, now):
                command = bot.answer(self.game)

    def _log(self, at: int, events: "list[Event]", command: AnyCommand | None) -> None:
        self.entries.append(Entry(at, tuple(events), command))  # type: ignore[arg-type]

    def journal(self) -> Journal:
        """Return the log so far with the hash of the state; it includes the time that passed since the last entry."""
        entries = list(self.entries)
        if entries and entries[-1].at < self.game.now:
            entries.append(Entry(self.game.now, ()))
        return Journal(self.header, entries, Footer(self.seed, state_hash(self.game)))

    def result(self) -> Result:
        result = Result(self.game, self.dealt, self.commands, self.refused)
        if self.record:
            result.journal = self.journal()
        return result


def play_game(settings: Settings, seed: str, level: Level = STEADY, record: bool = False) -> Result:
    """Play a whole game. The same settings, seed and level give the same game."""
    table = Table(settings, seed, level, record=record)
    game = table.game
    while game.phase != OVER and game.now <= LONGEST_MS:
        table.step()
    return table.result()
