"""A table in memory with its connections; passes each message to the half that handles it."""

from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, assert_never

from tumbledown.engine.view import SPECTATOR
from tumbledown.server import chat, moderating, rights
from tumbledown.server.broadcast import Subscriber
from tumbledown.server.config import Config
from tumbledown.server.gathering import Gathering
from tumbledown.server.limits import Limits
from tumbledown.server.members import TableRecord
from tumbledown.server.play import Request
from tumbledown.server.playing import Playing
from tumbledown.server.rate_limit import RateLimit
from tumbledown.server.table import Table, TableStore
from tumbledown.server.timekeeping import Timers
from tumbledown.server.wire import Choose, Do, Hello, Manage, Mute, Ready, Say, Signal, Wish

AT_THE_DOOR: Final = 32
"""How many connections may wait before their hello."""


class SeatRates:
    """The budgets of one seat: messages of any kind, commands, which become lines of the log, and chat, which all
    clients get."""

    def __init__(self, limits: Limits, clock_rate: int) -> None:
        """Budgets grow with the clock rate."""
        self.messages = RateLimit(limits.messages_per_s * clock_rate, limits.burst * clock_rate)
        self.commands = RateLimit(limits.commands_per_s * clock_rate, limits.commands_burst * clock_rate)
        self.talk = RateLimit(limits.talk_per_minute / 60 * clock_rate, limits.talk_burst * clock_rate)


class Room:
    """Exists while its table is in memory. `gathering` is for seats and the host, `playing` for the game; both work on
    the same `table`. `connections` also counts those that have not yet said hello."""

    def __init__(
        self,
        record: TableRecord,
        store: TableStore,
        timers: Timers,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        config: Config,
    ) -> None:
        self.record = record
        self.table = Table(record, store, timers, spawn, config)
        self.playing = Playing(self.table, lambda error, request: self.on_defect(self, error, request))
        self.gathering = Gathering(self.table, self.playing)
        self.on_defect: Callable[[Room, Exception, Request | None], None] = _raise
        self.connections = 0
        self._rates: dict[str, SeatRates] = {}
        self._silent: deque[Subscriber] = deque()
        limits = config.limits
        self._spectators_talk = RateLimit(limits.talk_per_minute / 60, limits.talk_burst)
        """What all spectators of the table may say together."""

    # ---------------------------------------------------------------- connections
    def expect_hello(self, subscriber: Subscriber) -> None:
        """Note a connection before its hello. If there are too many, the oldest is closed, so that no client can block
        others."""
        self._silent.append(subscriber)
        if len(self._silent) > AT_THE_DOOR:
            self._silent.popleft().close("no_hello")

    def why_not_watch(self, address: str) -> str:
        """Why no spectator from this address is accepted, as a code, or ""."""
        if moderating.is_banned(self.record, address):
            return "banned"
        if self.record.closed:
            return "no_spectators"
        watching = sum(each.seat == SPECTATOR for each in self.table.subscribers)
        return "table_full" if watching >= self.table.limits.spectators else ""

    def rates_of(self, seat: int) -> SeatRates:
        """The budgets of this seat, which stay the same when its player reconnects."""
        token = self.record.chairs[seat].token
        found = self._rates.get(token)
        if found is None:
            found = self._rates[token] = SeatRates(self.table.limits, self.table.config.clock_rate)
        return found

    def join(self, subscriber: Subscriber, hello: Hello) -> None:
        """Subscribe and send the catch-up in one step; older connections of the same seat are closed."""
        self._forget_silence(subscriber)
        table, play = self.table, self.table.play
        subscriber.seat = table.seat_of(hello.token)
        last = hello.last if play is not None and hello.game == play.id else -1
        if subscriber.seat != SPECTATOR:
            self._replace_others(subscriber.seat)
            self._note_presence(subscriber.seat, present=True)
        subscriber.is_screen = hello.screen and subscriber.seat == SPECTATOR
        table.subscribers.add(subscriber)
        if play is not None and last < 0:
            play.replies.of(subscriber.seat).number_anew()
        self.playing.catch_up(subscriber, last)
        if table.trouble and not subscriber.welcomed:
            subscriber.send(table.frame(hello.last))
        self.gathering.watch_host()
        table.announce()

    def _replace_others(self, seat: int) -> None:
        for older in [each for each in self.table.subscribers if each.seat == seat]:
            self.table.subscribers.discard(older)
            older.close("replaced")

    def leave(self, subscriber: Subscriber) -> None:
        """Unsubscribe. Does nothing for a connection that never joined, or was replaced."""
        self._forget_silence(subscriber)
        table = self.table
        if subscriber in table.subscribers:
            table.subscribers.discard(subscriber)
            if subscriber.seat != SPECTATOR:
                self._note_presence(subscriber.seat, present=False)
            self.gathering.watch_host()
            table.announce()

    def _forget_silence(self, subscriber: Subscriber) -> None:
        if subscriber in self._silent:
            self._silent.remove(subscriber)

    def _note_presence(self, seat: int, *, present: bool) -> None:
        self.record.chairs[seat].present = present
        self.gathering.note_presence(seat)
        self.playing.note_presence(seat)

    # ---------------------------------------------------------------- messages
    def receive(self, subscriber: Subscriber, message: rights.AtTheTable) -> None:
        refusal = rights.refusal(rights.role(subscriber.seat, self.record.host), message)
        if refusal is not None:
            subscriber.refuse(message.id, refusal)
            return
        match message:
            case Do():
                self.playing.do(subscriber, message)
            case Say() | Signal():
                self._pass_on(subscriber, message)
            case Mute():
                moderating.mute_for_oneself(self.table, subscriber, message)
            case Ready():
                self.gathering.ready(subscriber, message)
            case Wish():
                self._wish(subscriber, message)
            case Choose():
                self.gathering.choose(subscriber, message)
            case Manage():
                self.gathering.manage(subscriber, message)
            case _:
                assert_never(message)

    def _pass_on(self, subscriber: Subscriber, message: Say | Signal) -> None:
        if self._may_talk(subscriber):
            chat.pass_on(self.table, subscriber, message)
        else:
            subscriber.refuse(message.id, chat.TOO_FAST)

    def _wish(self, subscriber: Subscriber, message: Wish) -> None:
        if subscriber.seat != SPECTATOR or self._may_talk(subscriber):
            self.gathering.wish(subscriber, message)
        else:
            subscriber.refuse(message.id, chat.TOO_FAST)

    def _may_talk(self, subscriber: Subscriber) -> bool:
        """Whether this subscriber may talk now. A seat has its own budget; a spectator uses those of its address and of
        all spectators."""
        at = subscriber.heard_at
        if subscriber.seat != SPECTATOR:
            return self.rates_of(subscriber.seat).talk.spend(at)
        return subscriber.talk.spend(at) and self._spectators_talk.spend(at)

    # ---------------------------------------------------------------- trouble and stop
    def suffer(self, trouble: str, lost_s: float = 0.0) -> None:
        """Stop the table because the log could not be written for `lost_s` seconds, and send all clients the reason."""
        table = self.table
        table.trouble = trouble
        self.playing.stop(lost_s)
        # Not in order: the queue waits for the log, and so for the end of the trouble.
        table.send_all(table.frame(table.play.broadcast.told if table.play is not None else -1))

    def recover(self) -> None:
        self.table.trouble = ""
        self.playing.go_on()
        self.table.announce()

    def say_goodbye(self, why: str) -> None:
        for subscriber in list(self.table.subscribers):
            subscriber.close(why)
        self.table.subscribers.clear()
        self.gathering.stop()
        self.playing.stop()


def _raise(room: Room, error: Exception, request: Request | None) -> None:
    raise error
