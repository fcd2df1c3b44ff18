"""What the host of a table may do: settings, seats, bots, start, pause, hand the table over."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from tumbledown.engine.commands import HandOver
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.expansions import chapters
from tumbledown.server import members
from tumbledown.server.errors import RoomError
from tumbledown.server.members import BOT, GATHERING, NOBODY, OVER, PAUSED, PERSON, PLAYING, Chair
from tumbledown.server.wire import Manage

if TYPE_CHECKING:
    from tumbledown.server.room import Room

LONGEST_ROLL_MS: Final = 60_000
BOT_NAMES: Final = ("Ada", "Bo", "Cleo", "Dario", "Esme", "Finn")


async def manage(room: "Room", message: Manage) -> None:
    action = ACTIONS.get(message.what)
    if action is None:
        raise RoomError("no_such_action", message.what)
    await action(room, message)


def check(settings: Settings) -> None:
    """Settings as the chapters in play demand them; only a game that was set up once is known to be possible."""
    if settings.roll_ms > LONGEST_ROLL_MS:
        raise RoomError("bad_settings", f"roll_ms {settings.roll_ms}: a throw takes at most {LONGEST_ROLL_MS} ms")
    try:
        deal_out(bare_game(settings, "", chapters(settings)))
    except SettingsError as error:
        raise RoomError("bad_settings", str(error)) from error


def seats(settings: Settings) -> int:
    """How many may sit at a table with these chapters."""
    return max(chapter.seats for chapter in chapters(settings))


async def start(room: "Room", message: Manage) -> None:
    """Everybody at the table plays; the seats in use decide how many players there are."""
    room.expect(GATHERING, OVER)
    seated = [chair for chair in room.record.chairs if chair.kind != NOBODY]
    if not seated:
        raise RoomError("nobody_here")
    room.close_ranks()
    await room.begin(len(seated))


async def change_settings(room: "Room", message: Manage) -> None:
    room.expect(GATHERING, OVER)
    if message.settings is None:
        raise RoomError("bad_settings", "none given")
    check(message.settings)
    room.arrange(seats(message.settings))
    room.record.settings = message.settings
    await room.save()


async def add_bot(room: "Room", message: Manage) -> None:
    room.expect(GATHERING, OVER)
    free = [seat for seat, chair in enumerate(room.record.chairs) if chair.kind == NOBODY]
    if not free:
        raise RoomError("table_full")
    colour = members.free_colour(room.record, -1)
    room.record.chairs[free[0]] = Chair(BOT, BOT_NAMES[free[0]], colour, ready=True, present=True)
    await room.save()


async def remove(room: "Room", message: Manage) -> None:
    room.expect(GATHERING, OVER)
    if not 0 <= message.seat < len(room.record.chairs):
        raise RoomError("no_such_seat")
    await room.empty(message.seat)


async def hand_table_over(room: "Room", message: Manage) -> None:
    seat = message.seat
    if not 0 <= seat < len(room.record.chairs) or room.record.chairs[seat].kind != PERSON:
        raise RoomError("no_such_seat")
    room.record.host = seat
    await room.save()


async def replace_by_bot(room: "Room", message: Manage) -> None:
    """A seat whose player has been gone for long."""
    room.expect(PLAYING)
    play = room.play
    if play is None or not 0 <= message.seat < play.game.party.size:
        raise RoomError("no_such_seat")
    refusal = play.order(HandOver(message.seat))
    if refusal is not None:
        raise RoomError(refusal.code)
    play.seat_bot(message.seat)


async def pause(room: "Room", message: Manage) -> None:
    room.expect(PLAYING)
    if not room.record.may_pause:
        raise RoomError("no_pausing")
    room.record.phase = PAUSED
    if room.play is not None:
        room.play.stop()
    await room.save()


async def resume(room: "Room", message: Manage) -> None:
    room.expect(PAUSED)
    room.record.phase = PLAYING
    room.go_on()
    await room.save()


ACTIONS: Final[dict[str, Callable[["Room", Manage], Awaitable[None]]]] = {
    "start": start,
    "settings": change_settings,
    "add_bot": add_bot,
    "remove": remove,
    "host": hand_table_over,
    "bot": replace_by_bot,
    "pause": pause,
    "resume": resume,
}
