"""How a die swings over the tower: a pure function of game time, height and fortune.

All clients can compute where the die is at any time; only the engine's own time decides where it was when it was
dropped. All numbers are integers, so that every machine gets the same result: thousandths of a die's edge, and
milliseconds of the soundtrack.
"""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.expansions.data.totem import DATA
from tumbledown.expansions.totem.chapter import slot

Swing = tuple[int, int, int, int]
"""Start time, side of the start (1 or -1), time from side to side, and distance to either side."""

DRAWS: Final = 12
"""The sum of this many uniform draws is spread like the errors of a hand."""


def track_time(game: Game) -> int:
    """Return the time of the soundtrack: it stands still while the clock does."""
    return game.now - game.offset


def position(swing: Swing, at: int) -> int:
    """Return where the die is at this time. The curve is a sine to within 0.2 percent, in integers.

    Rules: totem.stack.
    """
    since, side, half, reach = swing
    turns, passed = divmod(max(0, at - since), half)
    ahead = half // 2 - passed
    bow = abs(ahead) * (half - abs(ahead))
    away = 16 * reach * bow // (5 * half * half - 4 * bow)
    return away * side if (turns % 2 == 0) == (ahead >= 0) else -away * side


def middle_after(swing: Swing, at: int) -> int:
    """Return when the die is over the middle next."""
    since, _, half, _ = swing
    first = since + half // 2
    return first if at <= first else first + -(-(at - first) // half) * half


def new_swing(game: Game, height: int, rests_ms: int) -> Swing:
    """Return the swing of the next die over a tower of this height: the higher, the wider."""
    shape, number = DATA.swing, slot(game).changes
    side = 1 - 2 * game.fortune.below(f"totem side {number}", 2)
    half = shape.halves[game.fortune.below(f"totem half {number}", len(shape.halves))]
    return track_time(game) + rests_ms, side, half, shape.reach + shape.wider * height


def miss_ms(game: Game, what: str, spread: int) -> int:
    """Return a random error of the hand in milliseconds, with `spread` as standard deviation."""
    drawn = sum([game.fortune.below(f"{what} {draw}", 2001) - 1000 for draw in range(DRAWS)])
    # Twelve draws from -1000 to 1000 have a standard deviation of 2000.
    return spread * drawn // 2000


def usual_miss(game: Game) -> int:
    """Return where a usual hand drops the die that swings now, at random.

    Rules: totem.stack.
    """
    swing = slot(game).swing
    late = miss_ms(game, f"totem drop {slot(game).changes}", DATA.swing.hand_ms)
    return position(swing, middle_after(swing, swing[0]) + late)
