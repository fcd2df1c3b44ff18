"""How busy the server is: before everybody waits, newcomers are turned away; first new tables, then spectators."""

from collections import deque
from typing import Final

BUSY_S: Final = 0.1
VERY_BUSY_S: Final = 0.25
"""How late the event loop may run before no table is made, and before nobody may watch any more."""

SAMPLES: Final = 3
"""So many measurements in a row have to agree: a single hiccup turns nobody away."""


class Busyness:
    def __init__(self) -> None:
        self._lags: deque[float] = deque([0.0] * SAMPLES, SAMPLES)

    def note(self, lag_s: float) -> None:
        """How late the event loop was this time."""
        self._lags.append(lag_s)

    @property
    def is_busy(self) -> bool:
        return min(self._lags) > BUSY_S

    @property
    def is_very_busy(self) -> bool:
        return min(self._lags) > VERY_BUSY_S
