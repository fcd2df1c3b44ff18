"""A table between games: seats, readiness, what the host does, and the start of a game."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import SPECTATOR
from tumbledown.expansions import names
from tumbledown.server import choosing, hosting, members, moderating, seating, tokens
from tumbledown.server.broadcast import Confirmation, Subscriber
from tumbledown.server.errors import RoomError
from tumbledown.server.members import GATHERING, NOBODY, OVER, PERSON, Chair
from tumbledown.server.playing import Playing
from tumbledown.server.store import StoreError
from tumbledown.server.table import Table
from tumbledown.server.timekeeping import Cancellable
from tumbledown.server.wire import Choose, Manage, Ready, Wish

HOST_GRACE_S: Final = 15.0


class Gathering:
    """The half of a room that needs the store. It handles one request after the other, so that a table cannot be
    started twice, or left while it starts."""

    def __init__(self, table: Table, playing: Playing) -> None:
        self.table = table
        self.playing = playing
        self._one_at_a_time = asyncio.Lock()
        self._host_alarm: Cancellable | None = None

    # ---------------------------------------------------------------- seats
    async def take_seat(self, name: str, colour: int = -1, address: str = "") -> tuple[int, str]:
        """Take a free seat before the game, and return it with its token."""
        async with self._one_at_a_time:
            moderating.expect_welcome(self.table.record, address)
            return await self._seat(name, colour)

    async def _seat(self, name: str, colour: int) -> tuple[int, str]:
        table, record = self.table, self.table.record
        table.expect(GATHERING, OVER)
        seating.free_the_dismissed(table)
        free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == NOBODY]
        if not free:
            raise RoomError("table_full")
        token, seat = tokens.new_token(), free[0]
        name, colour = seating.fitting(record, name, table.limits.name_length), members.free_colour(record, colour)
        record.chairs[seat] = Chair(PERSON, name, colour, token=tokens.digest(token))
        if record.chairs[record.host].kind != PERSON:
            record.host = seat
        await table.save()
        return seat, token

    async def leave_seat(self, token: str) -> None:
        """Free the seat before a game; during a game the seat stays. The seat is looked up only after waiting, because
        it may have moved or been given to another player meanwhile."""
        async with self._one_at_a_time:
            seat = self.table.seat_of(token)
            if seat == SPECTATOR:
                raise RoomError("bad_token")
            if self.table.record.phase in (GATHERING, OVER):
                await seating.empty(self.table, seat)

    async def begin_lesson(self) -> None:
        """Seat the mate and begin the game: a lesson waits for no other player."""
        async with self._one_at_a_time:
            hosting.seat_mate(self.table)
            await hosting.set_off(self.playing)

    # ---------------------------------------------------------------- messages
    def ready(self, subscriber: Subscriber, message: Ready) -> None:
        self._attend(subscriber, message.id, lambda: self._be_ready(subscriber.seat, on=message.on))

    async def _be_ready(self, seat: int, *, on: bool) -> None:
        """Set the seat's readiness, and begin the game when all are ready. The seat may have been taken away while this
        waited."""
        table = self.table
        if seat == SPECTATOR:
            raise RoomError("spectators_watch")
        table.expect(GATHERING, OVER)
        seating.free_the_dismissed(table)
        table.record.chairs[seat].ready = on
        await table.save()
        if all(chair.ready for chair in table.record.chairs if chair.kind != NOBODY):
            await hosting.set_off(self.playing)

    def wish(self, subscriber: Subscriber, message: Wish) -> None:
        self._attend(subscriber, message.id, lambda: self._wish(subscriber, message))

    async def _wish(self, subscriber: Subscriber, message: Wish) -> None:
        """Add or remove a wish, which is shown to all. Once the host has chosen the chapter, the wish is removed. A
        spectator has one wish, at any time and for as long as it is connected."""
        table = self.table
        if message.what not in names():
            raise RoomError("no_such_chapter", message.what)
        if subscriber.seat == SPECTATOR:
            if message.on or subscriber.wish == message.what:
                subscriber.wish = message.what if message.on else ""
                table.announce()
            return
        table.expect(GATHERING, OVER)
        chair = table.record.chairs[subscriber.seat]
        others = [name for name in chair.wishes if name != message.what]
        chair.wishes = [*others, message.what] if message.on else others
        await table.save()

    def choose(self, subscriber: Subscriber, message: Choose) -> None:
        self._attend(subscriber, message.id, lambda: choosing.choose(self.table, subscriber.seat, message))

    def manage(self, subscriber: Subscriber, message: Manage) -> None:
        self._attend(subscriber, message.id, lambda: self._manage(subscriber, message))

    async def _manage(self, subscriber: Subscriber, message: Manage) -> None:
        """Do what the host asks. The right is checked again, because the table may have been handed over while this
        waited."""
        if subscriber.seat != self.table.record.host:
            raise RoomError("host_only")
        await hosting.manage(self.playing, message)

    def _attend(self, subscriber: Subscriber, id: int, work: Callable[[], Awaitable[None]]) -> None:
        self.table.spawn(self._do_in_turn(subscriber, id, work))

    async def _do_in_turn(self, subscriber: Subscriber, id: int, work: Callable[[], Awaitable[None]]) -> None:
        async with self._one_at_a_time:
            try:
                if self.table.trouble:
                    raise RoomError("trouble")
                await work()
                self.table.in_order(Confirmation(subscriber, id))
            except RoomError as error:
                subscriber.refuse(id, Refusal(error.code))
            except StoreError as error:
                subscriber.refuse(id, Refusal(error.reason))

    # ---------------------------------------------------------------- presence
    def note_presence(self, seat: int) -> None:
        """Between games, a seat that is not connected is not ready."""
        chair, play = self.table.record.chairs[seat], self.table.play
        if play is None or play.is_over:
            chair.ready = chair.ready and chair.present

    def watch_host(self) -> None:
        """Start or stop the timer after which a host who is not connected loses the table to a connected player."""
        table = self.table
        is_here = table.record.chairs[table.record.host].present
        if is_here and self._host_alarm is not None:
            self._host_alarm.cancel()
            self._host_alarm = None
        elif not is_here and self._host_alarm is None:
            self._host_alarm = table.timers.call_later(HOST_GRACE_S, self._replace_host)

    def _replace_host(self) -> None:
        self._host_alarm = None
        if here := self.table.present():
            self.table.record.host = here[0]
            self.table.spawn(self.table.save())

    def stop(self) -> None:
        if self._host_alarm is not None:
            self._host_alarm.cancel()
