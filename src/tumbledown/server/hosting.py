"""What the host of a table may do: settings, seats, bots, start, pause, hand the table over."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tumbledown.engine.commands import HandOver
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings, SettingsError, SettingsWarning
from tumbledown.engine.temple import BOX
from tumbledown.expansions import chapter, chapters, names, warnings_about
from tumbledown.server import members, seating
from tumbledown.server.api import Forecast
from tumbledown.server.errors import RoomError
from tumbledown.server.members import BOT, CALLING, GATHERING, NOBODY, OVER, PAUSED, PERSON, PLAYING, Chair
from tumbledown.server.wire import Manage

if TYPE_CHECKING:
    from tumbledown.server.room import Room

LONGEST_ROLL_MS: Final = 60_000
LONGEST_SEED: Final = 64
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


def fitting(settings: Settings) -> Settings:
    """Without what was chosen of chapters that are not played any more."""
    try:
        in_play = {each.name for each in chapters(settings)}
    except SettingsError as error:
        raise RoomError("bad_settings", str(error)) from error
    dropped = {word for name in names() if name not in in_play for word in _choices_of(chapter(name))}
    return msgspec.structs.replace(
        settings,
        variants=tuple(variant for variant in settings.variants if variant not in dropped),
        numbers=tuple(pair for pair in settings.numbers if pair[0] not in dropped),
        seat_choices=tuple(pair for pair in settings.seat_choices if pair[0] not in dropped),
    )


def _choices_of(chapter: Chapter) -> list[str]:
    """The names of everything that a table may choose of a chapter."""
    numbers, choices = chapter.numbers, chapter.seat_choices
    return [*chapter.variants, *[number.name for number in numbers], *[choice.name for choice in choices]]


def as_seated(record: members.TableRecord) -> Settings:
    """The settings for everybody who sits here now, an empty table as for one."""
    players = max(1, sum(chair.kind != NOBODY for chair in record.chairs))
    return msgspec.structs.replace(record.settings, players=players, colours=())


def warnings(record: members.TableRecord) -> tuple[SettingsWarning, ...]:
    """What those who gather here should know of the game that they would play; nothing once it is under way."""
    if record.phase not in (GATHERING, OVER):
        return ()
    try:
        return warnings_about(as_seated(record))
    except SettingsError:
        return ()


def forecast(record: members.TableRecord) -> Forecast | None:
    """The game for everybody who sits here now; none if these could not play."""
    settings = as_seated(record)
    try:
        game = bare_game(settings, "", chapters(settings))
        deal_out(game)
    except SettingsError:
        return None
    chambers = sum(state != BOX for state in game.temple.state)
    return Forecast(settings.players, game.depot.gems, game.depot.beside, chambers)


def seats(settings: Settings) -> int:
    """How many may sit at a table with these chapters."""
    return max(chapter.seats for chapter in chapters(settings))


async def start(room: "Room", message: Manage) -> None:
    room.expect(GATHERING, OVER)
    await set_off(room)


async def set_off(room: "Room") -> None:
    """Everybody at the table plays; the seats in use decide how many players there are."""
    seated = [chair for chair in room.record.chairs if chair.kind != NOBODY]
    if not seated:
        raise RoomError("nobody_here")
    seating.close_ranks(room)
    await room.begin(len(seated))


async def stop_call(room: "Room", message: Manage) -> None:
    room.expect(CALLING)
    await room.call_off()


async def change_settings(room: "Room", message: Manage) -> None:
    room.expect(GATHERING, OVER)
    if message.settings is None:
        raise RoomError("bad_settings", "none given")
    settings = fitting(message.settings)
    check(settings)
    seating.arrange(room, seats(settings))
    room.record.settings = settings
    await room.save()


async def choose_seed(room: "Room", message: Manage) -> None:
    """The same seed makes the same game; none leaves it to chance."""
    room.expect(GATHERING, OVER)
    room.record.seed = tidy_seed(message.seed)
    await room.save()


def tidy_seed(seed: str) -> str:
    """As somebody else would type it who was told the seed."""
    seed = " ".join(seed.split())
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise RoomError("bad_seed", f"up to {LONGEST_SEED} characters that can be seen")
    return seed


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
    await seating.empty(room, message.seat)


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
    "stop_call": stop_call,
    "settings": change_settings,
    "seed": choose_seed,
    "add_bot": add_bot,
    "remove": remove,
    "host": hand_table_over,
    "bot": replace_by_bot,
    "pause": pause,
    "resume": resume,
}
