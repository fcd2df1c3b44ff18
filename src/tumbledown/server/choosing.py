"""What each seat wants to have in the next game. Players choose for themselves, and the host also for bots."""

from tumbledown.server.errors import RoomError
from tumbledown.server.game_settings import offered
from tumbledown.server.members import BOT, GATHERING, NOBODY, OVER, Chair, TableRecord
from tumbledown.server.table import Table
from tumbledown.server.wire import Choose


async def choose(table: Table, seat: int, message: Choose) -> None:
    """Set or clear a choice of a seat. A word that another seat has is refused; an empty word leaves it to chance."""
    table.expect(GATHERING, OVER)
    chair = _chair_for(table.record, seat, message.seat)
    _expect_free(table.record, chair, message)
    chair.choices = {name: word for name, word in chair.choices.items() if name != message.what}
    if message.word:
        chair.choices[message.what] = message.word
    await table.save()


def _chair_for(record: TableRecord, seat: int, named: int) -> Chair:
    if named in (-1, seat):
        return record.chairs[seat]
    if seat != record.host:
        raise RoomError("host_only")
    if not 0 <= named < len(record.chairs) or record.chairs[named].kind != BOT:
        raise RoomError("no_such_seat")
    return record.chairs[named]


def _expect_free(record: TableRecord, chair: Chair, message: Choose) -> None:
    choice = offered(record).get(message.what)
    if choice is None or (message.word and message.word not in choice.domain):
        raise RoomError("no_such_choice", message.what)
    others = [each for each in record.chairs if each is not chair and each.kind != NOBODY]
    if choice.is_unique and message.word and any(each.choices.get(message.what) == message.word for each in others):
        raise RoomError("choice_taken", message.word)
