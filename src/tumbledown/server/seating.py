"""The chairs of a table: their number, who has which, and names."""

from itertools import count

from tumbledown.engine.view import SPECTATOR
from tumbledown.server import members, texts
from tumbledown.server.errors import RoomError
from tumbledown.server.members import NOBODY, PERSON, Chair, TableRecord
from tumbledown.server.table import Table


async def empty(table: Table, seat: int) -> None:
    """Free the seat. If it was the host's, the first player becomes host."""
    record = table.record
    record.chairs[seat] = Chair()
    persons = [s for s, chair in enumerate(record.chairs) if chair.kind == PERSON]
    if record.host == seat and persons:
        record.host = persons[0]
    for subscriber in [each for each in table.subscribers if each.seat == seat]:
        subscriber.seat = SPECTATOR
    await table.save()


def free_the_dismissed(table: Table) -> None:
    """Free, between games, the seats of players who were removed during one."""
    for seat, chair in enumerate(table.record.chairs):
        if chair.kind == PERSON and not chair.token:
            table.record.chairs[seat] = Chair()


def arrange(table: Table, seats: int) -> None:
    """Set the number of chairs; raise a `RoomError` if one in use would be removed."""
    chairs = table.record.chairs
    if any(chair.kind != NOBODY for chair in chairs[seats:]):
        raise RoomError("too_many_seated")
    table.record.chairs = chairs[:seats] + [Chair() for _ in range(seats - len(chairs))]
    for chair in table.record.chairs:
        if chair.colour >= seats:
            chair.colour = members.free_colour(table.record, -1)


def ask_again(table: Table, chosen: tuple[str, ...]) -> None:
    """The next game has other chapters: reset the readiness of players, and remove the wishes for chapters that were
    chosen."""
    for chair in table.record.chairs:
        chair.ready = chair.ready and chair.kind != PERSON
        chair.wishes = [name for name in chair.wishes if name not in chosen]
    for subscriber in table.subscribers:
        subscriber.wish = "" if subscriber.wish in chosen else subscriber.wish


def close_ranks(table: Table) -> None:
    """Move the seats in use, with their connections, to the first chairs."""
    record = table.record
    moved = [seat for seat, chair in enumerate(record.chairs) if chair.kind != NOBODY]
    chairs = [record.chairs[seat] for seat in moved]
    record.chairs = chairs + [Chair() for _ in range(len(record.chairs) - len(chairs))]
    record.host = moved.index(record.host) if record.host in moved else 0
    for subscriber in table.subscribers:
        subscriber.seat = moved.index(subscriber.seat) if subscriber.seat in moved else SPECTATOR
        subscriber.sent = -1


def fitting(record: TableRecord, name: str, length: int) -> str:
    """The name, tidied and with a number behind it if another chair has one like it."""
    name = texts.tidy(name, length) or "?"
    taken = {texts.alike(chair.name) for chair in record.chairs if chair.kind != NOBODY}
    if texts.alike(name) not in taken:
        return name
    numbered = (f"{texts.tidy(name, max(1, length - 2))} {number}" for number in count(2))
    return next(each for each in numbered if texts.alike(each) not in taken)
