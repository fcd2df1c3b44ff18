"""How busy the server is: before everybody waits, newcomers are turned away; first new tables, then spectators."""

from typing import Final

BUSY_S: Final = 0.1
VERY_BUSY_S: Final = 0.25
"""How late the event loop may run before no table is made, and before nobody may watch any more."""

INERTIA: Final = 0.5
"""How much of the last measurement stays with each new one: a single hiccup turns nobody away."""


class Busyness:
    def __init__(self) -> None:
        self.lag_s = 0.0

    def note(self, lag_s: float) -> None:
        self.lag_s = INERTIA * self.lag_s + (1 - INERTIA) * lag_s

    @property
    def is_busy(self) -> bool:
        return self.lag_s > BUSY_S

    @property
    def is_very_busy(self) -> bool:
        return self.lag_s > VERY_BUSY_S
