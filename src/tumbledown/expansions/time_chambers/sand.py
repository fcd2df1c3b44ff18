"""The two sand timers: each runs on one chamber at a time, and those found meanwhile wait for it in a queue.

Rules: time_chambers.timer.independent, time_chambers.timer.not_early, time_chambers.practice,
time_chambers.sacrifice.movement_ban.
"""

from typing import Final

from tumbledown.engine import clock
from tumbledown.engine.events import Announced, ChamberPlaced, ClockResumed, Noted, TimerRang
from tumbledown.engine.game import Game
from tumbledown.expansions.base.door import is_collapsing
from tumbledown.expansions.data.time_chambers import BLUE_MS, GREEN_MS, PAIRS
from tumbledown.expansions.time_chambers import prohibitions, sacrifice, trials
from tumbledown.expansions.time_chambers.chapter import (
    BLUE,
    FREE,
    GREEN,
    NAME,
    SACRIFICE,
    Sand,
    chapter,
    slot,
    timer_for,
)

TURNED: Final = "sand_turned"
"""Announced with the tile and the part that begins: for a prohibition the upper (0) or the lower icon (1)."""
WAITS: Final = "sand_waits"
"""Announced with the tile and the number of its token."""
RAN_OUT: Final = "sand_ran_out"

UPPER: Final = 0
LOWER: Final = 1


def running(game: Game, timer: str) -> Sand:
    return slot(game).green_sand if timer == GREEN else slot(game).blue_sand


def queue(game: Game, timer: str) -> tuple[int, ...]:
    return slot(game).green_sand_queue if timer == GREEN else slot(game).blue_sand_queue


# -------------------------------------------------------------------- a time chamber is found
@chapter.react(ChamberPlaced)
def its_timer_starts(game: Game, event: ChamberPlaced) -> None:
    """The timer starts at once, or after all chambers that wait for it. No adventurer is pulled in. This happens once
    in a game, even if the chamber is laid again.

    Rules: time_chambers.activate, time_chambers.no_pull, time_chambers.once.
    """
    timer, kind = timer_for(game.tile_kind(event.tile).id), game.temple.kind[event.tile]
    if not timer or kind in slot(game).begun:
        return
    game.emit(Noted(NAME, "begun", (*slot(game).begun, kind)))
    if running(game, timer):
        _wait(game, timer, event.tile)
    else:
        _begin(game, timer, event.tile)


def _wait(game: Game, timer: str, tile: int) -> None:
    """Queue the chamber. Its token has the number of its place in the queue, which has no limit.

    Rules: time_chambers.queue.token1, time_chambers.queue.token2, time_chambers.queue.third,
    time_chambers.queue.inactive.
    """
    waiting = (*queue(game, timer), tile)
    game.emit(Noted(NAME, f"{timer}_queue", waiting))
    game.emit(Announced(WAITS, (tile, len(waiting))))


# -------------------------------------------------------------------- it runs
def _turn(game: Game, timer: str, tile: int, part: int) -> None:
    """Start the timer for a whole run. The end of a prohibition comes before the commands of its instant, so that what
    it forbade is allowed then; the end of a task comes after them, so that what is done in the last moment counts. Both
    come before a door that slams at that instant.

    Rules: time_chambers.timer.green, time_chambers.timer.blue, time_chambers.tie, time_chambers.deadline,
    time_chambers.prohibition.boundary.
    """
    ends_at = game.now + (GREEN_MS if timer == GREEN else BLUE_MS)
    game.emit(Announced(TURNED, (tile, part)))
    game.emit(Noted(NAME, timer, (tile, part, game.now, ends_at)))
    if timer == GREEN:
        clock.set_timer(game, GREEN, ends_at, clock.RELEASE, (tile,))
    else:
        clock.set_timer(game, BLUE, ends_at, clock.SAND, (tile,))


def _begin(game: Game, timer: str, tile: int) -> None:
    """Rules: time_chambers.lava.start, time_chambers.prohibition.first."""
    _turn(game, timer, tile, UPPER)
    kind = game.tile_kind(tile).id
    if timer == GREEN:
        prohibitions.forbid(game, PAIRS[kind][UPPER])
    elif kind == SACRIFICE:
        sacrifice.take_a_die_of_each(game, tile)


@chapter.react(ClockResumed)
def sand_stood_still(game: Game, event: ClockResumed) -> None:
    """Rules: time_chambers.pause."""
    for timer in (GREEN, BLUE):
        sand = running(game, timer)
        if sand:
            tile, part, turned_at, ends_at = sand
            game.emit(Noted(NAME, timer, (tile, part, turned_at + event.shift, ends_at + event.shift)))


# -------------------------------------------------------------------- it has run out
@chapter.react(TimerRang)
def sand_runs_out(game: Game, event: TimerRang) -> None:
    """Nothing happens if the temple collapses at the same instant.

    Rules: time_chambers.end_of_game.
    """
    if event.name not in (GREEN, BLUE) or is_collapsing(game):
        return
    if event.name == GREEN:
        _end_of_prohibition(game, event.args[0])
    else:
        _end_of_minute(game, event.args[0])


def _end_of_prohibition(game: Game, tile: int) -> None:
    """The second half follows the first; a waiting chamber starts only after both.

    Rules: time_chambers.prohibition.second, time_chambers.prohibition.end, time_chambers.queue.prohibition_block.
    """
    if slot(game).green_sand[1] == UPPER:
        _turn(game, GREEN, tile, LOWER)
        prohibitions.forbid(game, PAIRS[game.tile_kind(tile).id][LOWER])
        return
    prohibitions.lift(game)
    _free(game, GREEN, tile)


def _end_of_minute(game: Game, tile: int) -> None:
    """Apply the consequences first; then the timer moves on."""
    if game.tile_kind(tile).id == SACRIFICE:
        sacrifice.dice_are_lost(game, tile)
    else:
        trials.judge(game, tile, slot(game).blue_sand[1])
    _free(game, BLUE, tile)


def _free(game: Game, timer: str, tile: int) -> None:
    """Move the timer on to the chamber that has waited longest; without one the timer is free again.

    Rules: time_chambers.timer.returns, time_chambers.queue.start.
    """
    game.emit(Announced(RAN_OUT, (tile,)))
    game.emit(Noted(NAME, timer, FREE))
    waiting = queue(game, timer)
    if waiting:
        game.emit(Noted(NAME, f"{timer}_queue", waiting[1:]))
        _begin(game, timer, waiting[0])
