"""How people keep a table pleasant: the host removes, bans, locks and mutes; everybody mutes for oneself."""

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


# -------------------------------------------------------------------- who may come
def is_banned(record: TableRecord, address: str) -> bool:
    return bool(record.banned) and tokens.address_digest(address, record.code) in record.banned


def expect_welcome(record: TableRecord, address: str) -> None:
    """Raises a `RoomError` if nobody may take a seat here now, or nobody from this address."""
    if is_banned(record, address):
        raise RoomError("banned")
    if record.locked:
        raise RoomError("table_locked")


async def lock(playing: Playing, message: Manage) -> None:
    """Nobody takes a seat any more; whoever has one comes and goes."""
    playing.table.record.locked = message.what == "lock"
    await playing.table.save()


async def close(playing: Playing, message: Manage) -> None:
    """Nobody watches any more, until it is opened again."""
    table = playing.table
    table.record.closed = message.what == "close"
    if table.record.closed:
        _send_away(table, SPECTATOR, "no_spectators")
    await table.save()


# -------------------------------------------------------------------- who has to go
async def remove(playing: Playing, message: Manage) -> None:
    """Between games the seat is free. Within one it waits, and like any other seat without its player it can be given
    to a bot."""
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
    """Remove, and let nobody from the same address come back to this table, neither to play nor to watch. Whoever else
    has a seat from there keeps it."""
    table, seat = playing.table, _seat(playing.table, message)
    address = table.addresses.get(table.record.chairs[seat].token, "")
    await remove(playing, message)
    if address:
        banned = [*table.record.banned, tokens.address_digest(address, table.record.code)]
        table.record.banned = banned[-MOST_BANNED:]
        _send_away(table, SPECTATOR, "banned", address)
        await table.save()


def _send_away(table: Table, seat: int, why: str, address: str = "") -> None:
    """Whoever is connected for this seat, or watches; if an address is given, from there alone."""
    for each in [each for each in table.subscribers if each.seat == seat]:
        if not address or each.address_key == address:
            table.subscribers.discard(each)
            each.close(why)


# -------------------------------------------------------------------- who is heard
async def mute(playing: Playing, message: Manage) -> None:
    """One seat, or everybody but the host. Signals are part of the game and stay."""
    table, on = playing.table, message.what == "mute"
    if message.seat == EVERYBODY:
        table.record.quiet = on
    else:
        table.record.chairs[_seat(table, message)].muted = on
    await table.save()


def mute_for_oneself(table: Table, subscriber: Subscriber, message: Mute) -> None:
    """Kept for the seat while the table is awake, however often its player connects."""
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
