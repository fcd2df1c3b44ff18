"""The chairs of a table: who sits on which, how many there are, and who moves up."""

from typing import TYPE_CHECKING

from tumbledown.engine.view import SPECTATOR
from tumbledown.server import members
from tumbledown.server.errors import RoomError
from tumbledown.server.members import NOBODY, PERSON, Chair

if TYPE_CHECKING:
    from tumbledown.server.room import Room


async def empty(room: "Room", seat: int) -> None:
    """The seat is free again; if it was the host's, the first person is host."""
    record = room.record
    record.chairs[seat] = Chair()
    persons = [s for s, chair in enumerate(record.chairs) if chair.kind == PERSON]
    if record.host == seat and persons:
        record.host = persons[0]
    for listener in [each for each in room.listeners if each.seat == seat]:
        listener.seat = SPECTATOR
    await room.save()


def arrange(room: "Room", seats: int) -> None:
    """As many chairs as these; none is taken from under anybody."""
    chairs = room.record.chairs
    if any(chair.kind != NOBODY for chair in chairs[seats:]):
        raise RoomError("too_many_seated")
    room.record.chairs = chairs[:seats] + [Chair() for _ in range(seats - len(chairs))]
    for chair in room.record.chairs:
        if chair.colour >= seats:
            chair.colour = members.free_colour(room.record, -1)


def close_ranks(room: "Room") -> None:
    """Whoever sits moves up to the first chairs, and hears everything of the new game."""
    record = room.record
    moved = [seat for seat, chair in enumerate(record.chairs) if chair.kind != NOBODY]
    chairs = [record.chairs[seat] for seat in moved]
    record.chairs = chairs + [Chair() for _ in range(len(record.chairs) - len(chairs))]
    record.host = moved.index(record.host) if record.host in moved else 0
    for listener in room.listeners:
        listener.seat = moved.index(listener.seat) if listener.seat in moved else SPECTATOR
        listener.sent = -1


def fitting(name: str, length: int) -> str:
    """Without what would break a line, and not too long."""
    return " ".join(name.split())[:length] or "?"
