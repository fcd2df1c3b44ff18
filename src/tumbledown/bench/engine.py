"""Measures the engine: whole games of four bots on one core, and single calls.

Rates are by process time, as for the peers. Single calls are so short that the time of reading the clock must be
subtracted, and that one interruption or slow second of the machine would spoil a percentile. So every call is timed
several times, spread over the whole run, and its quickest time counts.
"""

import gc
import time
from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from tumbledown.bench.chapters import ChapterRatio, measure_chapters
from tumbledown.bench.peers import PeerResult
from tumbledown.bots.pace import steady
from tumbledown.bots.table import Table, play_game
from tumbledown.engine import game as engine_module
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.events import ChamberPlaced, DiceRolled
from tumbledown.engine.game import Game
from tumbledown.engine.journal import Entry, Journal
from tumbledown.engine.snapshot import restore, snapshot
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game

SETTINGS: Final = Settings(players=4)
LEVEL: Final = steady(1200)
ROUNDS_PER_S: Final = 6
SNAPSHOT_EVERY: Final = 25
AT_ONCE: Final = 3
MOST_GAMES_IN_DETAIL: Final = 5

Clock = Callable[[], int]
Answer = TypeVar("Answer")


class OptionsTimes(msgspec.Struct, frozen=True):
    """The time of listing a seat's options: all of them, and after a roll only."""

    temple_changed: float
    after_throw: float


class TimeShare(msgspec.Struct, frozen=True):
    """The shares of a game's time; the three add up to 1."""

    engine: float
    options: float
    bot: float


class PeerRatio(msgspec.Struct, frozen=True):
    """A peer's steps a second, and the ratio of our commands a second to them."""

    name: str
    steps_per_s: float
    ratio: float | None
    unavailable: str = ""


class EngineResult(msgspec.Struct, frozen=True):
    """All results. Times of single calls are in microseconds."""

    games_per_s: float
    commands_per_s: float
    command_us_p50: float
    command_us_p99: float
    snapshot_bytes: int
    snapshot_encode_us: float
    snapshot_restore_us: float
    options_us: OptionsTimes
    time_share: TimeShare
    compiled: bool
    garbage_collection: bool
    games: int
    commands: int
    peers: list[PeerRatio]
    chapters: list[ChapterRatio]


class Stopwatch:
    """Measures the nanoseconds of a call, without those of reading the clock."""

    def __init__(self, clock: Clock = time.perf_counter_ns) -> None:
        self.clock = clock
        self.overhead = min(self._reading() for _ in range(200))

    def _reading(self) -> int:
        began = self.clock()
        return self.clock() - began

    def time(self, call: Callable[[], Answer]) -> tuple[Answer, int]:
        began = self.clock()
        answer = call()
        spent = self.clock() - began
        return answer, max(0, spent - self.overhead)


def percentile(samples: Sequence[int], part: float) -> float:
    """The sample below or at which this part of all samples lies; 0 if there are none."""
    if not samples:
        return 0.0
    ordered = sorted(samples)
    return float(ordered[min(len(ordered) - 1, int(part * len(ordered)))])


def micros(samples: Sequence[int], part: float = 0.5) -> float:
    return round(percentile(samples, part) / 1000, 3)


def is_compiled() -> bool:
    return not (engine_module.__file__ or "").endswith(".py")


# -------------------------------------------------------------------- whole games
class Throughput(msgspec.Struct, frozen=True):
    games: int
    commands: int
    seconds: float


def play_games(seconds: float, clock: Callable[[], float] = time.process_time) -> Throughput:
    """Play whole games, at least one, until so many seconds of process time are spent."""
    games = commands = 0
    began = clock()
    while True:
        commands += play_game(SETTINGS, f"bench {games}", LEVEL).commands
        games += 1
        spent = clock() - began
        if spent >= seconds and spent > 0:
            return Throughput(games, commands, spent)


def recorded(number: int) -> Journal:
    journal = play_game(SETTINGS, f"bench {number}", LEVEL, record=True).journal
    assert journal is not None
    return journal


# -------------------------------------------------------------------- single calls
class Details:
    """Replays a game from its log several times with a stopwatch, and keeps the quickest time of each call."""

    def __init__(self, watch: Stopwatch, journal: Journal) -> None:
        self.watch = watch
        self.journal = journal
        self.commands: list[int] = []
        self.temple_changed: list[int] = []
        self.after_throw: list[int] = []
        self.encoding: list[int] = []
        self.restoring: list[int] = []
        self.largest = 0

    def look(self) -> None:
        self.commands = quicker(self.commands, self.time_commands())
        changed, thrown = self.time_options()
        self.temple_changed = quicker(self.temple_changed, changed)
        self.after_throw = quicker(self.after_throw, thrown)
        encoding, restoring = self.time_snapshots()
        self.encoding = quicker(self.encoding, encoding)
        self.restoring = quicker(self.restoring, restoring)

    def time_commands(self) -> list[int]:
        game = fresh(self.journal)
        times = []
        for entry in self.journal.entries[1:]:
            if entry.command is None:
                game.advance(entry.at)
            else:
                times.append(self._command(game, entry.command, entry.at))
        return times

    def _command(self, game: Game, command: AnyCommand, at: int) -> int:
        return self.watch.time(lambda: game.handle(command, at))[1]

    def time_options(self) -> tuple[list[int], list[int]]:
        """The times of listing options: after each new chamber for all seats, and after each roll for the seat that
        rolled, when all other options were listed before."""
        game = fresh(self.journal)
        changed: list[int] = []
        thrown: list[int] = []
        for entry in self.journal.entries[1:]:
            for seat in range(SETTINGS.players):
                game.options(seat)
            again(game, entry)
            if any(isinstance(event, ChamberPlaced) for event in entry.events):
                changed += [self._options(game, seat) for seat in range(SETTINGS.players)]
            elif len(entry.events) == 1 and isinstance(entry.events[0], DiceRolled):
                thrown.append(self._options(game, entry.events[0].seat))
        return changed, thrown

    def _options(self, game: Game, seat: int) -> int:
        return self.watch.time(lambda: game.options(seat))[1]

    def time_snapshots(self) -> tuple[list[int], list[int]]:
        game = fresh(self.journal)
        encoding: list[int] = []
        restoring: list[int] = []
        for number, entry in enumerate(self.journal.entries[1:]):
            again(game, entry)
            if number % SNAPSHOT_EVERY == 0:
                encoding.append(self._encode(game))
                restoring.append(self._restore(game))
        return encoding, restoring

    def _encode(self, game: Game) -> int:
        """The best of several times in a row, because a search would call it in this way."""
        return min(self.watch.time(lambda: snapshot(game))[1] for _ in range(AT_ONCE))

    def _restore(self, game: Game) -> int:
        data, rules, fortune = snapshot(game), game.rules, game.fortune
        self.largest = max(self.largest, len(data))
        return min(self.watch.time(lambda: restore(data, rules, fortune))[1] for _ in range(AT_ONCE))


def quicker(before: list[int], now: list[int]) -> list[int]:
    """The shorter of both times of each call; before the first round there are none."""
    return [min(pair) for pair in zip(before, now, strict=True)] if before else now


def fresh(journal: Journal) -> Game:
    assert journal.footer is not None
    return new_game(journal.header.settings, journal.footer.seed)


def again(game: Game, entry: Entry) -> None:
    if entry.command is None:
        game.advance(entry.at)
    else:
        game.handle(entry.command, entry.at)


# -------------------------------------------------------------------- time shares
class Account:
    """A game of bots, as a `Table` plays it, with the time of every call added to one of three sums.

    When a bot listed the seat's offers again, that is timed once more by itself and subtracted from the bot's time.
    """

    def __init__(self, watch: Stopwatch) -> None:
        self.watch = watch
        self.engine = 0
        self.options = 0
        self.bot = 0

    def play(self, number: int) -> Game:
        table, spent = self.watch.time(lambda: Table(SETTINGS, f"bench {number}", LEVEL))
        self.engine += spent
        while not table.is_over:
            self.step(table)
        return table.game

    def step(self, table: Table) -> None:
        now, seat, game = table.next_at(), table.next_seat(), table.game
        happened, spent = self.watch.time(lambda: game.advance(now))
        self.engine += spent
        if happened:
            self.answer(table, now)
        command = self.decide(table, seat)
        if command is not None:
            self.handle(game, command, now)
            self.answer(table, now)
        table.pass_turn(seat)

    def decide(self, table: Table, seat: int) -> AnyCommand | None:
        game = table.game
        before = listed_verbs(game, seat)
        command, spent = self.watch.time(lambda: table.bots[seat].decide(game))
        listing = 0
        for verb in listed_verbs(game, seat) - before:
            listing += self._listing(game, seat, verb)
        self.options += min(listing, spent)
        self.bot += spent - min(listing, spent)
        return command

    def _listing(self, game: Game, seat: int, verb: str) -> int:
        return self.watch.time(lambda: options.fresh_offers(game, seat, verb))[1]

    def handle(self, game: Game, command: AnyCommand, now: int) -> bool:
        outcome, spent = self.watch.time(lambda: game.handle(command, now))
        self.engine += spent
        return outcome.ok

    def answer(self, table: Table, now: int) -> None:
        for seat in range(table.seats if table.game.questions else 0):
            while (command := self._ask(table, seat)) is not None and self.handle(table.game, command, now):
                pass

    def _ask(self, table: Table, seat: int) -> AnyCommand | None:
        command, spent = self.watch.time(lambda: table.bots[seat].answer(table.game))
        self.bot += spent
        return command

    def shares(self) -> TimeShare:
        total = max(1, self.engine + self.options + self.bot)
        return TimeShare(round(self.engine / total, 3), round(self.options / total, 3), round(self.bot / total, 3))


def listed_verbs(game: Game, seat: int) -> set[str]:
    """The verbs whose offers are cached in the current state."""
    return set(game.structures[seat]) if game.structure_epochs[seat] == game.epoch else set()


# -------------------------------------------------------------------- the whole measurement
def ratios(commands_per_s: float, peers: Sequence[PeerResult]) -> list[PeerRatio]:
    return [
        PeerRatio(
            peer.name,
            round(peer.steps_per_s, 1),
            round(commands_per_s / peer.steps_per_s, 3) if peer.steps_per_s else None,
            peer.unavailable,
        )
        for peer in peers
    ]


def measure_engine(seconds: float = 5.0, peers: Sequence[PeerResult] = ()) -> EngineResult:
    """Play for so many seconds, and in between measure single calls of a few of the games."""
    play_game(SETTINGS, "warm up", LEVEL)
    gc.collect()
    watch = Stopwatch()
    numbers = range(max(1, min(MOST_GAMES_IN_DETAIL, int(seconds))))
    details, account = [Details(watch, recorded(number)) for number in numbers], Account(watch)
    rounds = max(1, int(ROUNDS_PER_S * seconds))
    played: list[Throughput] = []
    for _ in range(rounds):
        played.append(play_games(seconds / rounds))
        for each in details:
            each.look()
    for number in numbers:
        account.play(number)
    return _result(played, details, account, seconds, peers)


def _result(
    played: list[Throughput],
    details: list[Details],
    account: Account,
    seconds: float,
    peers: Sequence[PeerResult],
) -> EngineResult:
    spent = sum(each.seconds for each in played)
    games, commands = sum(each.games for each in played), sum(each.commands for each in played)
    single = [each for detail in details for each in detail.commands]
    changed = [each for detail in details for each in detail.temple_changed]
    thrown = [each for detail in details for each in detail.after_throw]
    return EngineResult(
        games_per_s=round(games / spent, 2),
        commands_per_s=round(commands / spent, 1),
        command_us_p50=micros(single),
        command_us_p99=micros(single, 0.99),
        snapshot_bytes=max(detail.largest for detail in details),
        snapshot_encode_us=micros([each for detail in details for each in detail.encoding]),
        snapshot_restore_us=micros([each for detail in details for each in detail.restoring]),
        options_us=OptionsTimes(micros(changed), micros(thrown)),
        time_share=account.shares(),
        compiled=is_compiled(),
        garbage_collection=gc.isenabled(),
        games=games,
        commands=commands,
        peers=ratios(commands / spent, peers),
        chapters=measure_chapters(seconds / 2),
    )
