"""A table's own time: whole milliseconds that pass only while the table plays. The wall clock is an argument."""

from collections.abc import Callable
from typing import Protocol


class Cancellable(Protocol):
    def cancel(self) -> None: ...


class Timers(Protocol):
    """The part of an event loop that a table needs."""

    def time(self) -> float: ...
    def call_later(self, delay: float, callback: Callable[[], None]) -> Cancellable: ...


class HastenedTimers:
    """Timers whose time runs `rate` times as fast, for trying things out."""

    def __init__(self, timers: Timers, rate: int) -> None:
        self._timers = timers
        self._rate = rate

    def time(self) -> float:
        return self._timers.time() * self._rate

    def call_later(self, delay: float, callback: Callable[[], None]) -> Cancellable:
        return self._timers.call_later(delay / self._rate, callback)


class TableClock:
    """Converts the loop's seconds to the table's milliseconds; it can be stopped and started."""

    def __init__(self, now: int = 0) -> None:
        self._stood_at = now
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def go(self, seconds: float) -> None:
        if self._since is None:
            self._since = seconds

    def stop(self, seconds: float, lost_s: float = 0.0, earliest: int = 0) -> None:
        """Stop as if `lost_s` seconds ago. Lost time does not take the clock back before `earliest`."""
        now = self.read(seconds)
        self._stood_at = min(now, max(self.read(seconds - lost_s), earliest))
        self._since = None

    def read(self, seconds: float) -> int:
        if self._since is None:
            return self._stood_at
        return self._stood_at + int((seconds - self._since) * 1000)

    def seconds_until(self, at: int, seconds: float) -> float:
        """The seconds until the table's time is `at`."""
        return max(0.0, (at - self.read(seconds)) / 1000)
