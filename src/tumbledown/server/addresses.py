"""What each address has used up lately. It is not kept with a connection, so that coming again renews nothing."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from tumbledown.server.errors import RoomError
from tumbledown.server.limits import Limits
from tumbledown.server.rate_limit import RateLimit

SHARED: Final = 8
"""As many persons may sit behind one address: a household, a club."""

PACKET_BYTES: Final = 64
"""What a packet costs beside its bytes: each wakes the server up, however little is in it."""

NETWORK_BITS: Final = 64
"""Of an IPv6 address: whoever has one has all of its network."""


class Address:
    """One IPv4 address, or one network of IPv6: its budgets, and how many sockets it has open."""

    def __init__(self, key: str, limits: Limits, everybody: "Addresses") -> None:
        self.key = key
        self.sockets = 0
        self.readings = 0
        self._limits = limits
        self._everybody = everybody
        self._turn = asyncio.Lock()
        self.requests = RateLimit(limits.requests_per_s, limits.requests_burst)
        self.misses = RateLimit(limits.misses_per_minute / 60, limits.misses_per_minute)
        self.messages = RateLimit(limits.messages_per_s * SHARED, limits.burst * SHARED)
        self.traffic = RateLimit(limits.bytes_per_s, limits.bytes_burst)
        self.talk = RateLimit(limits.talk_per_minute / 60, limits.talk_burst)

    @contextmanager
    def socket(self) -> Iterator[None]:
        """Counts a WebSocket as long as it is being opened or is open."""
        self.sockets += 1
        self._everybody.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1
            self._everybody.sockets -= 1

    @contextmanager
    def reading(self) -> Iterator[asyncio.Lock]:
        """A place among those who wait for a finished game to be read, and the turn to wait for. Each address has one
        game read at a time, so that nobody waits for all that another one has asked for."""
        if self.readings >= self._limits.replays_per_address:
            raise RoomError("too_many_requests")
        if self._everybody.readings >= self._limits.replays:
            raise RoomError("server_busy")
        self.readings += 1
        self._everybody.readings += 1
        try:
            yield self._turn
        finally:
            self.readings -= 1
            self._everybody.readings -= 1

    def may_receive(self, seconds: float, size: int) -> bool:
        """Whether a packet of this size is within what the address may send over its WebSockets."""
        return self.traffic.spend(seconds, size + PACKET_BYTES)

    def is_forgettable(self, seconds: float) -> bool:
        """Whether it would be the same as one that was never heard of."""
        budgets = (self.requests, self.misses, self.messages, self.traffic, self.talk)
        return not self.sockets and not self.readings and all(budget.is_full(seconds) for budget in budgets)


class Addresses:
    """All that were heard of lately; `time` gives the seconds of the event loop."""

    def __init__(self, limits: Limits, proxies: int, time: Callable[[], float]) -> None:
        self.time = time
        self.sockets = 0
        self.readings = 0
        self._limits = limits
        self._proxies = proxies
        self._known: dict[str, Address] = {}

    def of(self, peer: str, forwarded: Sequence[str]) -> Address:
        """Who asks: the peer of the connection, unless trusted proxies stand between us (`X-Forwarded-For`)."""
        key = network_of(asker(peer, forwarded, self._proxies))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Address(key, self._limits, self)
        return found

    def forget_the_idle(self) -> None:
        now = self.time()
        self._known = {key: each for key, each in self._known.items() if not each.is_forgettable(now)}

    def __len__(self) -> int:
        return len(self._known)


def asker(peer: str, forwarded: Sequence[str], proxies: int) -> str:
    """Each proxy adds the address that asked it at the end of the list. What stands before the words of our own proxies
    anybody may have written; if there are fewer words than proxies, somebody came past them."""
    said = [each.strip() for line in forwarded for each in line.split(",")]
    return said[-proxies] if 0 < proxies <= len(said) and said[-proxies] else peer


def network_of(text: str) -> str:
    """What counts as one asker; whatever is no address is one by itself."""
    try:
        address = ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return text[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"
    return str(address)
