"""How long a bot takes over a decision, and how it hears the gong: the only place for these values.

Live tables and the lab read them alike, so what `tumbledown simulate` measures is what people meet. The spread comes
from the game's own fortune: the same seed gives the same game.
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
"""Every decision takes as long as every other, and nothing is looked at first."""

LIKE_PEOPLE: Final = (100, 80, 150, 130)
"""By kind, in hundredths of the level's decision: a throw is looked at, a deed done, a new chamber understood, a way
chosen. Together they come to one decision on average."""

SPREAD: Final = 40
"""A decision takes so many hundredths more or less than usual."""


class Level(NamedTuple):
    """How a bot plays beside others: levels differ in how long a decision takes, and in nothing else.

    `by_kind` and `spread` are hundredths; a kind that takes no time is skipped. Whoever heeds every gong goes home when
    it is time, as people do at a table, and does not weigh a die against the way.
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
    """A metronome, for tests and measurements: no spread, no looking around, and the gong is weighed."""
    return Level("", decision_ms, EVENLY, 0, heeds_every_gong=False)


STEADY: Final = steady(1_200)


def with_decision(level: Level, decision_ms: int) -> Level:
    """The same level with another time for a decision."""
    return level._replace(decision_ms=decision_ms)


class Pace:
    """The time that one seat's decisions take, one after the other."""

    def __init__(self, level: Level, seat: int) -> None:
        self.level = level
        self.seat = seat
        self.kind = THROW
        self.moment = NO_MOMENT
        """The instant that the seat waits for with a steady hand, whatever its pace is."""
        self._number = 0

    def takes_time(self, kind: int) -> bool:
        return self.level.by_kind[kind] > 0

    def pause_ms(self, fortune: Fortune) -> int:
        """How long the decision just made takes, until the next one."""
        self._number += 1
        level = self.level
        share = level.by_kind[self.kind]
        if level.spread:
            share = share * (100 - level.spread + self._drawn(fortune, 2 * level.spread)) // 100
        return level.decision_ms * share // 100

    def _drawn(self, fortune: Fortune, most: int) -> int:
        return fortune.below(f"pace {self.seat} {self._number}", most + 1)
