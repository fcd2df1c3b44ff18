"""Simulate many games of bots: how often a team wins, how long it takes, and why it loses."""

import math
import multiprocessing
import signal
import statistics
from collections import Counter
from collections.abc import Iterator
from functools import partial

import msgspec

from tumbledown.bots.pace import STEADY, Level
from tumbledown.bots.table import Result, play_game
from tumbledown.engine.game import Game
from tumbledown.engine.structs import Settings
from tumbledown.expansions.base.door import soundtrack
from tumbledown.lab import causes
from tumbledown.lab.checks import faults

Z95 = 1.959964
CHUNK = 4
MOST_DETAILS = 10
GONGS = 3

EXIT_NOT_FOUND = "the exit was not found"
DICE_LOCKED = "somebody's dice were all locked"
TOO_FEW_DICE = "more keys were asked for than somebody had dice"
OUT_OF_TIME = "time ran out"
GAVE_UP = "the team gave up"
TASK_LEFT = "something was left undone"
NOT_HOME = "somebody who had to be home was not"
NO_DICE_LEFT = "nobody had a die left"
BROKE_DOWN = "the game broke down"

WORDS = {
    "": "",
    causes.EXIT_NOT_FOUND: EXIT_NOT_FOUND,
    causes.DICE_LOCKED: DICE_LOCKED,
    causes.TOO_FEW_DICE: TOO_FEW_DICE,
    causes.OUT_OF_TIME: OUT_OF_TIME,
    causes.GAVE_UP: GAVE_UP,
    causes.TASK_LEFT: TASK_LEFT,
    causes.NOT_HOME: NOT_HOME,
    causes.NO_DICE_LEFT: NO_DICE_LEFT,
}


class Played(msgspec.Struct, frozen=True):
    """A summary of one game. `why` is empty if it was won; `gongs` were heard, and `left_ms` was left before the
    collapse."""

    seed: str
    won: bool
    ended_at: int
    commands: int
    why: str
    faults: tuple[str, ...] = ()
    gongs: int = 0
    left_ms: int = 0


class Summary(msgspec.Struct, frozen=True):
    """The results of all games. `violations` is the number of games in which a check failed, `gongs_heard` the share of
    games in which each gong was heard, and `median_left_s` the time left in the median win."""

    games: int
    wins: int
    win_rate: float
    ci95: tuple[float, float]
    games_per_s: float
    violations: int
    median_end_s: float
    median_left_s: float
    gongs_heard: tuple[float, ...]
    losses: dict[str, int]
    details: list[str]


def play_many(settings: Settings, games: int, seed: str, level: Level = STEADY, jobs: int = 1) -> Iterator[Played]:
    """Yield the games as they are finished. Game n has the seed `seed/n`, independent of the process that plays it."""
    seeds = [f"{seed}/{number}" for number in range(games)]
    play = partial(play_one, settings, level)
    if jobs == 1:
        yield from map(play, seeds)
        return
    # Spawned, not forked: a progress bar has threads, and threads do not survive a fork.
    with multiprocessing.get_context("spawn").Pool(jobs, _leave_the_interrupt_key_alone) as pool:
        yield from pool.imap(play, seeds, CHUNK)


def _leave_the_interrupt_key_alone() -> None:
    """Ignore the interrupt key in workers. The main process stops them; otherwise each would print a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_one(settings: Settings, level: Level, seed: str) -> Played:
    """Play and check one game. An exception is reported as a fault, so that the other games go on."""
    try:
        result = play_game(settings, seed, level)
    except Exception as error:
        return Played(seed, False, 0, 0, BROKE_DOWN, (f"{type(error).__name__}: {error}",))
    faulty, (gongs, left_ms) = tuple(faults(result)), by_the_clock(result.game)
    return Played(seed, result.won, result.ended_at, result.commands, why_lost(result), faulty, gongs, left_ms)


def by_the_clock(game: Game) -> tuple[int, int]:
    """Return how many gongs were heard until now, and the time left before the collapse; zeros without a clock."""
    if game.rules.settings.practice:
        return 0, 0
    track, now = soundtrack(game), game.now - game.offset
    return sum(gong <= now for gong in track.gongs), track.ends[-1] - now


def why_lost(result: Result) -> str:
    """Return the nearest cause in words; empty if the game was won."""
    return WORDS[causes.cause(result.game, result.reason)]


def summarise(played: list[Played], seconds: float) -> Summary:
    games = len(played)
    wins = sum(game.won for game in played)
    wrong = [game for game in played if game.faults]
    left = [game.left_ms for game in played if game.won]
    return Summary(
        games=games,
        wins=wins,
        win_rate=round(wins / games, 4) if games else 0.0,
        ci95=wilson(wins, games),
        games_per_s=round(games / seconds, 1) if seconds > 0 else 0.0,
        violations=len(wrong),
        median_end_s=statistics.median(game.ended_at for game in played) / 1000 if played else 0.0,
        median_left_s=statistics.median(left) / 1000 if left else 0.0,
        gongs_heard=tuple(share(gong, played) for gong in range(1, GONGS + 1)),
        losses=dict(Counter(game.why for game in played if game.why).most_common()),
        details=[f"seed {game.seed}: {'; '.join(game.faults)}" for game in wrong[:MOST_DETAILS]],
    )


def share(gong: int, played: list[Played]) -> float:
    """Return the share of these games in which this gong was heard."""
    return round(sum(game.gongs >= gong for game in played) / len(played), 4) if played else 0.0


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of the win rate (Wilson score); it also holds for rates near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    spread = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return round(max(0.0, middle - spread), 4), round(min(1.0, middle + spread), 4)
