"""One numbered change of a game and its frames. What several audiences see is encoded once."""

from typing import Final

from tumbledown.engine.events import Event
from tumbledown.engine.game import Game
from tumbledown.engine.telling import has_secrets, insiders, told
from tumbledown.engine.view import SPECTATOR
from tumbledown.server.options import NOTHING_NEW, Offered
from tumbledown.server.replies import ReplyTo
from tumbledown.server.visibility import Diff
from tumbledown.server.wire import encode

EncodedDiff = tuple[bytes, list[str]]
"""The changed entities as JSON, and the keys that are gone."""

NO_DIFFS: Final[dict[int, EncodedDiff]] = {}
NO_EVENTS: Final[dict[int, bytes]] = {}
"""Shared by all changes without such parts, to save memory: a table keeps many changes."""

_FRAME: Final = b'{"type":"frame","n":%d,"t":%d,"events":%b,"set":%b}'
"""A `Frame` as JSON."""


class Change:
    """What one entry of the log changed: a common part, and private parts for single seats.

    It is not modified after it was made. `reply_to` is where the reply goes if a player's command caused the change.
    """

    def __init__(
        self,
        n: int,
        game: Game,
        events: list[Event],
        common: Diff,
        private: dict[int, Diff],
        reply_to: ReplyTo | None = None,
    ) -> None:
        self.n: Final = n
        self.at: Final = game.now
        self.reply_to: Final = reply_to
        self.logged: Final = encode(events)
        is_open = not has_secrets(game, events)
        self.events: Final = self.logged if is_open else _heard_by(SPECTATOR, game, events)
        self.private_events: Final = NO_EVENTS if is_open else _private_events(game, events)
        self.changed: Final = encode(common[0]) if common[0] else b"{}"
        self.gone: Final = common[1]
        self.private: Final = _encoded(private) if private else NO_DIFFS

    def is_private_to(self, seat: int) -> bool:
        """Whether this seat sees or hears something of the change that others do not."""
        if self.private is NO_DIFFS and self.private_events is NO_EVENTS:
            return False
        return seat in self.private or seat in self.private_events

    def frame(self, seat: int) -> bytes:
        """The frame for this seat."""
        changed, gone = self.changed, self.gone
        if seat in self.private:
            own, own_gone = self.private[seat]
            changed, gone = _joined(changed, own), gone + own_gone
        frame = _FRAME % (self.n, self.at, self.private_events.get(seat, self.events), changed)
        return _extended(frame, [b',"gone":', encode(gone)]) if gone else frame


def personal(frame: bytes, offered: Offered, re: int | None) -> bytes:
    """The frame with what concerns one subscriber: its new options and prices, and the number of the command that
    caused the change if it was its own."""
    if offered is NOTHING_NEW and re is None:
        return frame
    more: list[bytes] = []
    if offered.options is not None:
        more += (b',"options":', encode(offered.options))
    if offered.prices is not None:
        more += (b',"prices":', encode(offered.prices))
    if re is not None:
        more.append(b',"re":%d' % re)
    return _extended(frame, more)


def _encoded(private: dict[int, Diff]) -> dict[int, EncodedDiff]:
    return {
        seat: (encode(changed) if changed else b"{}", gone)
        for seat, (changed, gone) in private.items()
        if changed or gone
    }


def _heard_by(seat: int, game: Game, events: list[Event]) -> bytes:
    return encode([heard for event in events if (heard := told(game, event, seat)) is not None])


def _private_events(game: Game, events: list[Event]) -> dict[int, bytes]:
    """The events for each seat that hears something else than the spectators."""
    mask = 0
    for event in events:
        mask |= insiders(event)
    return {seat: _heard_by(seat, game, events) for seat in range(mask.bit_length()) if mask >> seat & 1}


def _extended(frame: bytes, more: list[bytes]) -> bytes:
    return b"".join([frame[:-1], *more, b"}"])


def _joined(one: bytes, other: bytes) -> bytes:
    """Two JSON objects as one."""
    if one == b"{}":
        return other
    return one if other == b"{}" else one[:-1] + b"," + other[1:]
