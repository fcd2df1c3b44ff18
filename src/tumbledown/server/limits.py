"""Budgets: nothing grows without bound, and a fast roller is no attacker."""

from typing import Final

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """All numbers in one place; each can be set by the host of the server."""

    message_bytes: int = 4096
    messages_per_s: int = 30
    burst: int = 60
    queue_bytes: int = 512 * 1024
    tables: int = 2000
    tables_per_address: int = 20
    connections_per_table: int = 64
    sleep_after_s: int = 900


PATIENCE: Final = 3
"""How often a connection may overdraw its budget before it is closed."""


class Budget:
    """A bucket of messages that fills steadily; `seconds` is an argument."""

    def __init__(self, per_s: float, burst: float) -> None:
        self.per_s = per_s
        self.burst = burst
        self._left = burst
        self._at = 0.0

    def spend(self, seconds: float) -> bool:
        """Take one, if there is one."""
        self._left = min(self.burst, self._left + (seconds - self._at) * self.per_s)
        self._at = seconds
        if self._left < 1:
            return False
        self._left -= 1
        return True
