"""What the host of a table may do: settings, seats, bots, start, pause and handing the table over."""

from collections.abc import Awaitable, Callable
from typing import Final

from tumbledown.bots.pace import EXPERT, LEVELS, USUAL, Level
from tumbledown.engine.commands import HandOver
from tumbledown.server import daily, members, moderating, seating
from tumbledown.server.errors import RoomError
from tumbledown.server.game_settings import check, fitting, forget_what_is_not_offered, seats, tidy_seed
from tumbledown.server.members import BOT, CALLING, GATHERING, NOBODY, OVER, PAUSED, PERSON, PLAYING, Chair
from tumbledown.server.playing import Playing
from tumbledown.server.table import Table
from tumbledown.server.wire import Manage

BOT_NAMES: Final = ("Ada", "Bo", "Cleo", "Dario", "Esme", "Finn")
MATE: Final = "Otto"
"""The bot that plays along in a lesson."""
MATE_SEAT: Final = 1
MATE_COLOUR: Final = 3


async def manage(playing: Playing, message: Manage) -> None:
    action = ACTIONS.get(message.what)
    if action is None:
        raise RoomError("no_such_action", message.what)
    await action(playing, message)


async def start(playing: Playing, message: Manage) -> None:
    playing.table.expect(GATHERING, OVER)
    await set_off(playing)


async def set_off(playing: Playing) -> None:
    """Begin a game with all seats in use; their number is the number of players."""
    table = playing.table
    seating.free_the_dismissed(table)
    seated = [chair for chair in table.record.chairs if chair.kind != NOBODY]
    if not seated:
        raise RoomError("nobody_here")
    seating.close_ranks(table)
    await playing.begin(len(seated))


async def stop_call(playing: Playing, message: Manage) -> None:
    playing.table.expect(CALLING)
    await playing.call_off()


async def change_settings(playing: Playing, message: Manage) -> None:
    table = playing.table
    table.expect(GATHERING, OVER)
    if message.settings is None:
        raise RoomError("bad_settings", "none given")
    settings = fitting(message.settings)
    check(settings)
    if settings != table.record.settings:
        daily.leave(table.record)
    seating.arrange(table, seats(settings))
    if set(settings.modules) != set(table.record.settings.modules):
        seating.ask_again(table, settings.modules)
    table.record.settings = settings
    forget_what_is_not_offered(table.record)
    await table.save()


async def choose_seed(playing: Playing, message: Manage) -> None:
    """Set the seed of the next game; an empty one means a random seed."""
    table = playing.table
    table.expect(GATHERING, OVER)
    daily.leave(table.record)
    table.record.seed = tidy_seed(message.seed)
    await table.save()


async def add_bot(playing: Playing, message: Manage) -> None:
    table = playing.table
    table.expect(GATHERING, OVER)
    free = [seat for seat, chair in enumerate(table.record.chairs) if chair.kind == NOBODY]
    if not free:
        raise RoomError("table_full")
    level = level_named(message.level or USUAL.name)
    colour = members.free_colour(table.record, -1)
    name = seating.fitting(table.record, BOT_NAMES[free[0]], table.limits.name_length)
    table.record.chairs[free[0]] = Chair(BOT, name, colour, ready=True, present=True, level=level.name)
    await table.save()


def seat_mate(table: Table) -> None:
    """Seat the bot that plays along in a lesson, at a fast level, so that the learner need not wait."""
    colour = members.free_colour(table.record, MATE_COLOUR)
    table.record.chairs[MATE_SEAT] = Chair(BOT, MATE, colour, ready=True, present=True, level=EXPERT.name)


async def change_level(playing: Playing, message: Manage) -> None:
    """Set the level of a bot for the next game."""
    table = playing.table
    table.expect(GATHERING, OVER)
    chairs = table.record.chairs
    if not 0 <= message.seat < len(chairs) or chairs[message.seat].kind != BOT:
        raise RoomError("no_such_seat")
    chairs[message.seat].level = level_named(message.level).name
    await table.save()


def level_named(name: str) -> Level:
    if name not in LEVELS:
        raise RoomError("no_such_level", name)
    return LEVELS[name]


async def hand_table_over(playing: Playing, message: Manage) -> None:
    table = playing.table
    seat = message.seat
    if not 0 <= seat < len(table.record.chairs) or table.record.chairs[seat].kind != PERSON:
        raise RoomError("no_such_seat")
    table.record.host = seat
    await table.save()


async def replace_by_bot(playing: Playing, message: Manage) -> None:
    """Give the seat of an absent player to a bot."""
    table = playing.table
    table.expect(PLAYING)
    play = table.play
    if play is None or not 0 <= message.seat < play.game.party.size:
        raise RoomError("no_such_seat")
    refusal = play.order(HandOver(message.seat))
    if refusal is not None:
        raise RoomError(refusal.code)
    play.seat_bot(message.seat)


async def pause(playing: Playing, message: Manage) -> None:
    table = playing.table
    table.expect(PLAYING)
    if not table.record.may_pause:
        raise RoomError("no_pausing")
    table.record.phase = PAUSED
    if table.play is not None:
        table.play.stop()
    await table.save()


async def resume(playing: Playing, message: Manage) -> None:
    table = playing.table
    table.expect(PAUSED)
    table.record.phase = PLAYING
    playing.go_on()
    await table.save()


ACTIONS: Final[dict[str, Callable[[Playing, Manage], Awaitable[None]]]] = {
    "start": start,
    "stop_call": stop_call,
    "settings": change_settings,
    "seed": choose_seed,
    "add_bot": add_bot,
    "level": change_level,
    "host": hand_table_over,
    "bot": replace_by_bot,
    "pause": pause,
    "resume": resume,
    **moderating.ACTIONS,
}
