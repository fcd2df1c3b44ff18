"""Time: integer milliseconds of game time, always an argument. Timers are data in the state.

While the clock stands still, timers stand still with it, except those of the rank `REAL`.

At one instant: releases, then commands stamped with it, then sand, questions and the door. So a ban that ends at t
no longer binds a command of t, and a command of t comes before the slam of t.
"""

from typing import TYPE_CHECKING, Final

from tumbledown.engine import effects, presence, questions
from tumbledown.engine.events import TimerRang, TimerSet
from tumbledown.engine.structs import EngineFault

if TYPE_CHECKING:
    from tumbledown.engine.game import Game

REAL: Final = -1
"""A release that goes on while the clock stands still: it measures what people do, not what happens in the temple."""
RELEASE: Final = 0
SAND: Final = 1
QUESTION: Final = 2
GONG: Final = 3
DOOR: Final = 4

CREDIT_MS: Final = 150
"""The longest delay of a line that a player's stamp is excused for; whatever is judged is judged that much later."""

JUDGED: Final = (SAND, DOOR)
"""What is done up to its very instant counts, so requests that are still under way are waited for."""

VEIL: Final = "veil_lifts"
"""The timer of a tile in the air that its discoverer alone sees; its arguments are the tile and that seat."""

RING_LIMIT: Final = 1000
"""How many timers may ring at one instant before that must be a rule without end."""


def run_until(game: "Game", now: int, *, before_commands: bool) -> None:
    """Ring everything due; of the instant `now` itself only the releases, if a command of that instant follows.

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
    """The first timer runs out."""
    at, _, id, name, args = game.timers[0]
    game.now = max(game.now, at)
    game.quota = len(game.happened) + 400
    game.emit(TimerRang(id, name, args))
    if name == "question":
        questions.fall_due(game, args[0])
    elif name == "absence":
        presence.grow(game, args[0], args[1])
    elif name == VEIL:
        effects.lift_veil(game, args[0], args[1])
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
    """When a remote request counts as made: its arrival less the line's delay, capped, and never backwards.

    Rules: base.slam.stamp.
    """
    return max(last, arrival - min(max(delay, 0), CREDIT_MS))


def wakes_at(game: "Game") -> int | None:
    """When the room should call `advance`: a door, or sand that runs out, waits for requests that are under way."""
    if not game.timers:
        return None
    at = game.timers[0][0]
    # Whatever else is due at that instant waits with it: waking for that would judge the door too early.
    is_judged = any(timer[0] == at and timer[1] in JUDGED for timer in game.timers)
    return at + CREDIT_MS if is_judged else at


def must_wait(game: "Game", stamped: int, now: int) -> bool:
    """Whether a request stamped after the instant of a door, or of sand that runs out, has to wait until that has been
    judged.

    Rules: base.end.tie_break_time.
    """
    for at, rank, _, _, _ in game.timers:
        if at >= stamped:
            break
        if rank in JUDGED:
            return now < at + CREDIT_MS
    return False
