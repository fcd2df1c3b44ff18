"""A rate limit: a bucket that fills steadily and is emptied by use."""

from typing import Final

PATIENCE: Final = 3
"""How often a limit may be exceeded, in bursts, before the connection is closed."""


class RateLimit:
    """Holds `burst` when full and gains `per_s` each second. The time is an argument, in seconds."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = burst
        self.exceeded = 0
        self._left = burst
        self._at = 0.0

    def spend(self, seconds: float, cost: float = 1.0) -> bool:
        """Take this much out, and return whether there was enough. A full bucket forgets how often the limit was
        exceeded."""
        self._fill(seconds)
        if self._left < cost:
            self.exceeded += 1
            return False
        self._left -= cost
        return True

    def has(self, seconds: float, cost: float = 1.0) -> bool:
        """Whether this much could be spent; takes nothing out."""
        self._fill(seconds)
        return self._left >= cost

    def is_full(self, seconds: float) -> bool:
        return self.has(seconds, self.burst)

    def _fill(self, seconds: float) -> None:
        self._left = min(self.burst, self._left + (seconds - self._at) * self.per_s)
        self._at = seconds
        if self._left >= self.burst:
            self.exceeded = 0

    @property
    def is_abused(self) -> bool:
        return self.exceeded > PATIENCE * self.burst
