"""Moderation: the host removes, bans, locks and mutes; each player can mute others for oneself."""

from collections.abc import Awaitable, Callable
from typing import Final

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import seating, tokens
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.errors import RoomError
from tumbledown.server.members import GATHERING, NOBODY, OVER, PERSON, TableRecord
from tumbledown.server.playing import Playing
from tumbledown.server.table import Table
from tumbledown.server.wire import Manage, Mute

NO_SUCH_SEAT: Final = Refusal("no_such_seat")
MOST_BANNED: Final = 50
EVERYBODY: Final = -1


# -------------------------------------------------------------------- access
def is_banned(record: TableRecord, address: str) -> bool:
    return bool(record.banned) and tokens.address_digest(address, record.code) in record.banned


def expect_welcome(record: TableRecord, address: str) -> None:
    """Raise a `RoomError` if no seat can be taken here now, or not from this address."""
    if is_banned(record, address):
        raise RoomError("banned")
    if record.locked:
        raise RoomError("table_locked")


async def lock(playing: Playing, message: Manage) -> None:
    """Lock or unlock the table. At a locked table no seat can be taken; players who have one can reconnect."""
    playing.table.record.locked = message.what == "lock"
    await playing.table.save()


async def close(playing: Playing, message: Manage) -> None:
    """Close the table to spectators, or open it again."""
    table = playing.table
    table.record.closed = message.what == "close"
    if table.record.closed:
        _send_away(table, SPECTATOR, "no_spectators")
    await table.save()


# -------------------------------------------------------------------- removal
async def remove(playing: Playing, message: Manage) -> None:
    """Remove a player. Between games the seat is free at once. During a game it stays without a player, and can be
    given to a bot."""
    table, seat = playing.table, _seat(playing.table, message)
    if table.phase in (GATHERING, OVER):
        await seating.empty(table, seat)
    else:
        await _dismiss(playing, seat)


async def _dismiss(playing: Playing, seat: int) -> None:
    table, chair = playing.table, playing.table.record.chairs[seat]
    if chair.kind != PERSON or seat == table.record.host:
        raise RoomError("not_now")
    chair.token, chair.present = "", False
    _send_away(table, seat, "bad_token")
    playing.note_presence(seat)
    await table.save()


async def ban(playing: Playing, message: Manage) -> None:
    """Remove a player, and refuse all others from the same address, as players and as spectators. Other players from
    this address keep their seats."""
    table, seat = playing.table, _seat(playing.table, message)
    address = table.addresses.get(table.record.chairs[seat].token, "")
    await remove(playing, message)
    if address:
        banned = [*table.record.banned, tokens.address_digest(address, table.record.code)]
        table.record.banned = banned[-MOST_BANNED:]
        _send_away(table, SPECTATOR, "banned", address)
        await table.save()


def _send_away(table: Table, seat: int, why: str, address: str = "") -> None:
    """Close the connections of this seat, or of the spectators; if an address is given, only those from there."""
    for each in [each for each in table.subscribers if each.seat == seat]:
        if not address or each.address_key == address:
            table.subscribers.discard(each)
            each.close(why)


# -------------------------------------------------------------------- muting
async def mute(playing: Playing, message: Manage) -> None:
    """Mute a seat, or all but the host, or let them talk again. Signals are part of the game and stay."""
    table, on = playing.table, message.what == "mute"
    if message.seat == EVERYBODY:
        table.record.quiet = on
    else:
        table.record.chairs[_seat(table, message)].muted = on
    await table.save()


def mute_for_oneself(table: Table, subscriber: Subscriber, message: Mute) -> None:
    """Mute a seat, or the spectators, for one player. Kept while the table is in memory, also when the player
    reconnects."""
    chairs = table.record.chairs
    if message.seat != SPECTATOR and (not 0 <= message.seat < len(chairs) or chairs[message.seat].kind == NOBODY):
        subscriber.refuse(message.id, NO_SUCH_SEAT)
        return
    muted = table.muted.setdefault(chairs[subscriber.seat].token, set())
    if message.on:
        muted.add(table.voice(message.seat))
    else:
        muted.discard(table.voice(message.seat))
    subscriber.confirm(message.id)


def _seat(table: Table, message: Manage) -> int:
    if not 0 <= message.seat < len(table.record.chairs) or table.record.chairs[message.seat].kind == NOBODY:
        raise RoomError("no_such_seat")
    return message.seat


ACTIONS: Final[dict[str, Callable[[Playing, Manage], Awaitable[None]]]] = {
    "remove": remove,
    "ban": ban,
    "lock": lock,
    "unlock": lock,
    "close": close,
    "open": close,
    "mute": mute,
    "unmute": mute,
}
