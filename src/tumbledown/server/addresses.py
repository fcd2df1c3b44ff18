"""Budgets of each client address. They are kept apart from the connections, so that a new connection does not renew
them."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import Final

from tumbledown.server.errors import RoomError
from tumbledown.server.limits import Limits
from tumbledown.server.rate_limit import RateLimit

SHARED: Final = 8
"""How many players may share one address: a household, a club."""

PACKET_BYTES: Final = 64
"""Added to the size of each packet, because receiving one costs time however small it is."""

NETWORK_BITS: Final = 64
"""The part of an IPv6 address that counts as one client, which usually has all of this network."""


class Address:
    """One IPv4 address or one network of IPv6, with its budgets and the number of its open sockets."""

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
        """Count a WebSocket while it is being opened and while it is open."""
        self.sockets += 1
        self._everybody.sockets += 1
        try:
            yield
        finally:
            self.sockets -= 1
            self._everybody.sockets -= 1

    @contextmanager
    def reading(self) -> Iterator[asyncio.Lock]:
        """Count a request that waits for a finished game to be read, and give the lock of its address. Each address has
        one game read at a time, so that no client waits for all requests of another. Raises a `RoomError` if too many
        wait already."""
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
        """Whether the address may send a packet of this size over its WebSockets now."""
        return self.traffic.spend(seconds, size + PACKET_BYTES)

    def is_forgettable(self, seconds: float) -> bool:
        """Whether it has nothing open and all its budgets are full, so that a new object would be equal."""
        budgets = (self.requests, self.misses, self.messages, self.traffic, self.talk)
        return not self.sockets and not self.readings and all(budget.is_full(seconds) for budget in budgets)


class Addresses:
    """All addresses seen lately; `time` gives the seconds of the event loop."""

    def __init__(self, limits: Limits, proxies: int, time: Callable[[], float]) -> None:
        self.time = time
        self.sockets = 0
        self.readings = 0
        self._limits = limits
        self._proxies = proxies
        self._known: dict[str, Address] = {}

    def of(self, peer: str, forwarded: Sequence[str]) -> Address:
        """The address of the client: the peer of the connection, or what trusted proxies say (`X-Forwarded-For`)."""
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
    """The client's address as text. Each proxy appends the address of its own client to the list. Entries before those
    of our proxies may be forged; if there are fewer entries than proxies, the request did not come through them."""
    said = [each.strip() for line in forwarded for each in line.split(",")]
    return said[-proxies] if 0 < proxies <= len(said) and said[-proxies] else peer


def network_of(text: str) -> str:
    """The key of an address. Text that is not an address is a key of its own."""
    try:
        address = ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return text[:64]
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> NETWORK_BITS << NETWORK_BITS)}/{NETWORK_BITS}"
    return str(address)
