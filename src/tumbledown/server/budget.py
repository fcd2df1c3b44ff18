"""How much somebody may send: a bucket of messages that fills steadily."""

from typing import Final

PATIENCE: Final = 3
"""How often a connection may overdraw its budget, in bursts, before it is closed."""


class Budget:
    """A bucket of messages that fills steadily; `seconds` is an argument."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = burst
        self.overdrawn = 0
        self._left = burst
        self._at = 0.0

    def spend(self, seconds: float) -> bool:
        """Take one, if there is one. Whoever was quiet until the bucket is full again is forgiven."""
        self._left = min(self.burst, self._left + (seconds - self._at) * self.per_s)
        self._at = seconds
        if self._left >= self.burst:
            self.overdrawn = 0
        if self._left < 1:
            self.overdrawn += 1
            return False
        self._left -= 1
        return True

    @property
    def is_abused(self) -> bool:
        return self.overdrawn > PATIENCE * self.burst
