"""A table's own time: whole milliseconds that pass only while the table plays. The wall clock is an argument."""


class TableClock:
    """Reads the loop's seconds and gives the table's milliseconds; it can stand still and go on."""

    def __init__(self, now: int = 0) -> None:
        self._stood_at = now
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        return self._since is not None

    def go(self, seconds: float) -> None:
        if self._since is None:
            self._since = seconds

    def stop(self, seconds: float) -> None:
        self._stood_at = self.read(seconds)
        self._since = None

    def read(self, seconds: float) -> int:
        if self._since is None:
            return self._stood_at
        return self._stood_at + int((seconds - self._since) * 1000)

    def seconds_until(self, at: int, seconds: float) -> float:
        """How long to sleep until the table's time is `at`."""
        return max(0.0, (at - self.read(seconds)) / 1000)
