"""How busy the server is. A busy server makes no new tables; a very busy one accepts no spectators either."""

from collections import deque
from typing import Final

BUSY_S: Final = 0.1
VERY_BUSY_S: Final = 0.25
"""Lag of the event loop above which no table is made, and above which no spectator is accepted."""

SAMPLES: Final = 3
"""This many measurements in a row have to agree, so that a single delay has no effect."""


class Busyness:
    def __init__(self) -> None:
        self._lags: deque[float] = deque([0.0] * SAMPLES, SAMPLES)

    def note(self, lag_s: float) -> None:
        """Add a measurement of the event loop's lag."""
        self._lags.append(lag_s)

    @property
    def is_busy(self) -> bool:
        return min(self._lags) > BUSY_S

    @property
    def is_very_busy(self) -> bool:
        return min(self._lags) > VERY_BUSY_S
