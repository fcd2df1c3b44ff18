"""Snapshots of a game beside its log, so that restoring it need not replay all entries."""

from hashlib import blake2b
from typing import Final

import msgspec

from tumbledown import __version__
from tumbledown.engine import journal
from tumbledown.engine.game import Game
from tumbledown.engine.snapshot import SnapshotError, snapshot
from tumbledown.server.replies import Numbers, Replies

EVERY: Final = 200
"""Entries between two snapshots: so many are replayed in about 2 ms, and a game has about a thousand."""

WRITTEN_BY: Final = f"{__version__} {journal.FORMAT}.1"
"""Only snapshots of the same version are read. The number behind the dot is the version of `Kept`."""

_DIGEST_BYTES: Final = 16


class Kept(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A game after its first `entries` entries; `last` is the digest of the last of them."""

    written_by: str
    entries: int
    last: bytes
    state: bytes
    replies: dict[int, Numbers]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Kept).decode


def take(game: Game, entries: int, last: bytes, recorded: Replies) -> bytes:
    """Encode a game right after its last entry was written; `recorded` are the replies of which its log tells."""
    body = _encode(Kept(WRITTEN_BY, entries, digest(last), snapshot(game), recorded.numbers()))
    return digest(body) + body


def read(data: bytes) -> Kept:
    """Decode a snapshot; raise `SnapshotError` if it is damaged or of another version."""
    body = data[_DIGEST_BYTES:]
    if digest(body) != data[:_DIGEST_BYTES]:
        raise SnapshotError("damaged")
    try:
        kept = _decode(body)
    except msgspec.MsgspecError as error:
        raise SnapshotError(str(error)) from error
    if kept.written_by != WRITTEN_BY:
        raise SnapshotError(f"written by {kept.written_by}, this is {WRITTEN_BY}")
    return kept


def digest(data: bytes) -> bytes:
    return blake2b(data, digest_size=_DIGEST_BYTES).digest()
