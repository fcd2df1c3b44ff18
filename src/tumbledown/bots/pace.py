"""How long a bot's decisions take, and how it reacts to the gong: the only place for these values.

Live tables and the lab both use them, so `tumbledown simulate` measures what people meet. The spread comes from the
game's own fortune: the same seed gives the same game.
"""

from typing import Final, NamedTuple

from tumbledown.engine.fortune import Fortune

# What a decision is about
THROW: Final = 0
DEED: Final = 1
CHAMBER: Final = 2
WAY: Final = 3

NO_MOMENT: Final = -1

EVENLY: Final = (100, 100, 0, 0)
"""All decisions take the same time, and no time is spent on looking."""

LIKE_PEOPLE: Final = (100, 80, 150, 130)
"""By kind, in hundredths of the level's decision: looking at a roll, doing a deed, understanding a new chamber,
choosing a way. The average is one decision."""

SPREAD: Final = 40
"""A decision takes up to this many hundredths more or less than usual."""


class Level(NamedTuple):
    """How a bot plays beside others: levels differ only in how long a decision takes.

    `by_kind` and `spread` are hundredths; a kind that takes no time is skipped. With `heeds_every_gong` a bot goes back
    to the start when it is time, as people do, and does not compare a die with the way.
    """

    name: str
    decision_ms: int
    by_kind: tuple[int, int, int, int] = LIKE_PEOPLE
    spread: int = SPREAD
    heeds_every_gong: bool = True


NOVICE: Final = Level("novice", 3_200)
COMPANION: Final = Level("companion", 2_800)
EXPERT: Final = Level("expert", 2_300)

LEVELS: Final = {level.name: level for level in (NOVICE, COMPANION, EXPERT)}
USUAL: Final = COMPANION


def steady(decision_ms: int) -> Level:
    """Return a level with constant times, for tests and measurements: no spread, no looking, and the gong is
    weighed."""
    return Level("", decision_ms, EVENLY, 0, heeds_every_gong=False)


STEADY: Final = steady(1_200)


def with_decision(level: Level, decision_ms: int) -> Level:
    """Return the same level with another time for a decision."""
    return level._replace(decision_ms=decision_ms)


class Pace:
    """The times of one seat's decisions."""

    def __init__(self, level: Level, seat: int) -> None:
        self.level = level
        self.seat = seat
        self.kind = THROW
        self.moment = NO_MOMENT
        """The time at which the seat acts exactly, independent of its pace; for deeds that need a steady hand."""
        self._number = 0

    def takes_time(self, kind: int) -> bool:
        return self.level.by_kind[kind] > 0

    def pause_ms(self, fortune: Fortune) -> int:
        """Return how long the last decision takes, until the next one."""
        self._number += 1
        level = self.level
        share = level.by_kind[self.kind]
        if level.spread:
            share = share * (100 - level.spread + self._drawn(fortune, 2 * level.spread)) // 100
        return level.decision_ms * share // 100

    def _drawn(self, fortune: Fortune, most: int) -> int:
        return fortune.below(f"pace {self.seat} {self._number}", most + 1)
