"""Time in integer milliseconds, always passed as an argument. Timers are data in the state.

While the clock stands still, timers stand still with it, except those of the rank `REAL`.

Order at one instant: releases, commands stamped with it, then sand, questions and the door. So a ban that ends at t
does not bind a command of t, and a command of t comes before the slam of t.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tumbledown.engine.events import TimerRang, TimerSet
from tumbledown.engine.structs import EngineFault

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

REAL: Final = -1
"""Rank of a release that runs on while the clock stands still: it measures real time, such as an absence."""
RELEASE: Final = 0
SAND: Final = 1
QUESTION: Final = 2
GONG: Final = 3
DOOR: Final = 4

CREDIT_MS: Final = 150
"""The largest connection delay that a stamp is corrected by. Timers of a rank in `JUDGED` ring this much later."""

JUDGED: Final = (SAND, DOOR)
"""Ranks whose timers ring late: requests made up to their instant count, also those that are still on the way."""

Ring = Callable[["Game", tuple[int, ...]], None]

RINGS: Final[dict[str, Ring]] = {}
"""The functions that run when one of the engine's own timers rings, by the timer's name. Chapters react to
`TimerRang`."""

VEIL: Final = "veil_lifts"
"""The timer of a tile in the air that only its discoverer sees; its arguments are the tile and that seat."""

RING_LIMIT: Final = 1000
"""More timers than this at one instant are taken for an endless loop in the rules."""


def run_until(game: "Game", now: int, *, before_commands: bool) -> None:
    """Ring every timer that is due. With `before_commands`, of the timers due at `now` itself only the releases ring.

    Rules: base.clock.never_stops.
    """
    instant, rung = -1, 0
    while game.timers:
        at, rank = game.timers[0][0], game.timers[0][1]
        if at > now or (at == now and before_commands and rank > RELEASE):
            break
        rung = rung + 1 if at == instant else 1
        instant = at
        if rung > RING_LIMIT:
            raise EngineFault(f"timers without end at {at}: {game.timers[0][3]}")
        ring(game)
    game.now = now


def ring(game: "Game") -> None:
    """Ring the first timer."""
    at, _, id, name, args = game.timers[0]
    game.now = max(game.now, at)
    game.quota = len(game.happened) + 400
    game.emit(TimerRang(id, name, args))
    rings = RINGS.get(name)
    if rings is not None:
        rings(game, args)
    game.come_to_rest()


def set_timer(game: "Game", name: str, at: int, rank: int, args: tuple[int, ...] = ()) -> int:
    id = game.new_id()
    game.emit(TimerSet(id, name, at, rank, args))
    return id


def cancel_timers(game: "Game", name: str, args: tuple[int, ...]) -> None:
    for timer in game.timers + game.frozen:
        if timer[3] == name and timer[4] == args:
            game.emit(TimerSet(timer[2], name, -1, timer[1], args))


def stamp(arrival: int, delay: int, last: int) -> int:
    """The time at which a remote request counts as made: its arrival minus the connection's delay (at most
    `CREDIT_MS`), and never before `last`.

    Rules: base.slam.stamp.
    """
    return max(last, arrival - min(max(delay, 0), CREDIT_MS))


def wakes_at(game: "Game") -> int | None:
    """When the room should call `advance`. Doors and sand wait `CREDIT_MS` longer for requests that are on the way."""
    if not game.timers:
        return None
    at = game.timers[0][0]
    # Other timers due at that instant wait too: an earlier `advance` would also ring the door.
    is_judged = any(timer[0] == at and timer[1] in JUDGED for timer in game.timers)
    return at + CREDIT_MS if is_judged else at


def must_wait(game: "Game", stamped: int, now: int) -> bool:
    """Whether a request stamped after the instant of a door, or of sand that runs out, has to wait until that timer
    rings.

    Rules: base.end.tie_break_time.
    """
    for at, rank, _, _, _ in game.timers:
        if at >= stamped:
            break
        if rank in JUDGED:
            return now < at + CREDIT_MS
    return False
