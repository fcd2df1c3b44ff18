"""How many messages a connection may send: a bucket that fills steadily and is emptied by one for each message."""

from typing import Final

PATIENCE: Final = 3
"""How often a connection may exceed its limit, in bursts, before it is closed."""


class RateLimit:
    """Holds `burst` messages when full and gains `per_s` each second. The time is an argument, in seconds."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = burst
        self.exceeded = 0
        self._left = burst
        self._at = 0.0

    def spend(self, seconds: float) -> bool:
        """Take one message out, if there is one. Whoever lets the bucket fill up again starts afresh."""
        self._left = min(self.burst, self._left + (seconds - self._at) * self.per_s)
        self._at = seconds
        if self._left >= self.burst:
            self.exceeded = 0
        if self._left < 1:
            self.exceeded += 1
            return False
        self._left -= 1
        return True

    @property
    def is_abused(self) -> bool:
        return self.exceeded > PATIENCE * self.burst
