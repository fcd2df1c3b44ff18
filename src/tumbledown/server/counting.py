"""Counters that every command uses. They need no lock, because only the event loop uses them."""

from typing import Final

BOUNDS: Final = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5]


class Count:
    """A count of events."""

    def __init__(self) -> None:
        self.count = 0

    def inc(self) -> None:
        self.count += 1


class Durations:
    """Durations in seconds: the number within each of the bounds, with a last one for longer ones, and the sum of
    all."""

    def __init__(self) -> None:
        self.sum = 0.0
        self.counts: list[int] = [0] * (len(BOUNDS) + 1)

    def observe(self, seconds: float) -> None:
        self.sum += seconds
        index = 0
        while index < len(BOUNDS) and BOUNDS[index] < seconds:
            index += 1
        self.counts[index] += 1
