"""A table: who sits there, who listens, and the game they play. All its state is here and in the engine."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, Protocol, assert_never

import msgspec

from tumbledown.engine.adventurer import PRESENT
from tumbledown.engine.commands import Connection
from tumbledown.engine.game import GATHERED
from tumbledown.engine.journal import Footer, Header
from tumbledown.engine.moves import BOT as STEERED_BY_BOT
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import hosting, members, rights, seating, tokens
from tumbledown.server.broadcast import CatchUp, Notice, Outgoing, Reply, Subscriber, to_all
from tumbledown.server.change import Change
from tumbledown.server.config import Config
from tumbledown.server.errors import RoomError
from tumbledown.server.logs import note
from tumbledown.server.members import BOT, CALLING, GATHERING, NOBODY, OVER, PAUSED, PERSON, PLAYING, Chair, TableRecord
from tumbledown.server.options import Offered
from tumbledown.server.play import Around, Play, Request, new_play, resumed
from tumbledown.server.replies import ReplyTo
from tumbledown.server.store import StoreError
from tumbledown.server.timekeeping import Cancellable, Timers
from tumbledown.server.wire import (
    EMPTY_LIST,
    EMPTY_MAP,
    Do,
    Frame,
    Hello,
    Manage,
    Ready,
    Say,
    Signal,
    Told,
    Welcome,
    encode,
    raw,
)

TROUBLE: Final = Refusal("trouble")
HOST_GRACE_S: Final = 15.0
SIGNALS: Final = frozenset({"here", "help", "gems", "exit", "back", "yes", "no", "thanks"})
POINTING: Final = "here"
"""With a place, this one needs no words: it is a finger on the map."""


class Keeper(Protocol):
    """The part of the store that a table needs."""

    @property
    def is_full(self) -> bool: ...
    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None: ...
    async def save_table(self, code: str, record: bytes) -> None: ...
    async def open_game(self, game: str, code: str, header: bytes, seed: str) -> None: ...
    async def close_game(self, game: str, footer: bytes) -> None: ...
    async def drop_game(self, game: str) -> None: ...


class Room:
    """One table. Its methods never block; those that touch the store are coroutines."""

    def __init__(
        self,
        record: TableRecord,
        store: Keeper,
        timers: Timers,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        config: Config,
    ) -> None:
        self.record = record
        self.store = store
        self.timers = timers
        self.spawn = spawn
        self.config = config
        self.limits = config.limits
        self.on_defect: Callable[[Room, Exception, Request | None], None] = _raise
        self.lines = 0
        self.listeners: set[Subscriber] = set()
        self.play: Play | None = None
        self.trouble = ""
        self.closed_games: set[str] = set()
        self._desk = asyncio.Lock()
        self._told_phase = ""
        self._host_alarm: Cancellable | None = None

    @property
    def phase(self) -> str:
        """As it is shown: a game that waits for its call, or for anybody to come back, is not being played."""
        play = self.play
        if self.record.phase != PLAYING or play is None or play.is_over:
            return self.record.phase
        if play.game.phase == GATHERED:
            return CALLING
        return PLAYING if play.clock.is_running or self.trouble else PAUSED

    # ---------------------------------------------------------------- seats
    def seat_of(self, token: str) -> int:
        """Whose token this is; a spectator has none."""
        for seat, chair in enumerate(self.record.chairs):
            if tokens.matches(token, chair.token):
                return seat
        return SPECTATOR

    async def take_seat(self, name: str, colour: int = -1) -> tuple[int, str]:
        """A free seat before the game, and its secret."""
        async with self._desk:
            return await self._seat(name, colour)

    async def _seat(self, name: str, colour: int) -> tuple[int, str]:
        self.expect(GATHERING, OVER)
        free = [seat for seat, chair in enumerate(self.record.chairs) if chair.kind == NOBODY]
        if not free:
            raise RoomError("table_full")
        token, seat = tokens.new_token(), free[0]
        name, colour = seating.fitting(name, self.limits.name_length), members.free_colour(self.record, colour)
        self.record.chairs[seat] = Chair(PERSON, name, colour, token=tokens.digest(token))
        if self.record.chairs[self.record.host].kind != PERSON:
            self.record.host = seat
        await self.save()
        return seat, token

    async def leave_seat(self, seat: int) -> None:
        """Before a game the seat is free again; in a game only its player goes."""
        async with self._desk:
            if self.record.phase in (GATHERING, OVER):
                await seating.empty(self, seat)

    def expect(self, *phases: str) -> None:
        if self.trouble:
            raise RoomError("trouble", self.trouble)
        if self.phase not in phases:
            raise RoomError("not_now", self.phase)

    # ---------------------------------------------------------------- connections
    def join(self, listener: Subscriber, hello: Hello) -> None:
        """Subscribe and bring up to date in one step; a newer connection of the same seat takes over."""
        listener.seat = self.seat_of(hello.token)
        last = hello.last if self.play is not None and hello.game == self.play.id else -1
        if listener.seat != SPECTATOR:
            for older in [each for each in self.listeners if each.seat == listener.seat]:
                self.listeners.discard(older)
                older.close("replaced")
            self._be_present(listener.seat, present=True)
        self.listeners.add(listener)
        if self.play is not None and last < 0:
            self.play.replies.of(listener.seat).number_anew()
        self._catch_up(listener, last)
        if self.trouble and not listener.welcomed:
            listener.send(encode(Frame(hello.last, 0, EMPTY_LIST, raw({"table": self.view()}))))
        self._watch_host()
        self._tell_table()

    def leave(self, listener: Subscriber) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            if listener.seat != SPECTATOR:
                self._be_present(listener.seat, present=False)
            self._watch_host()
            self._tell_table()

    def _be_present(self, seat: int, *, present: bool) -> None:
        """Nobody is ready who is not here; a game that everybody has left stands still."""
        chair, play = self.record.chairs[seat], self.play
        chair.present = present
        if play is None or play.is_over:
            chair.ready = chair.ready and present
            return
        if self.trouble:
            return
        if present:
            play.unseat_bot(seat)
            self.go_on()
        self._note_presence(play, seat)
        if not self._present():
            play.stop()

    def _present(self) -> list[int]:
        """The seats of those who are here themselves."""
        return [seat for seat, chair in enumerate(self.record.chairs) if chair.kind == PERSON and chair.present]

    def go_on(self) -> None:
        """Let time pass, if the table plays, its log can be written and anybody is here; the others are missed."""
        play = self.play
        if play is None or play.is_over or self.record.phase != PLAYING or self.trouble or not self._present():
            return
        for seat in range(play.game.party.size):
            self._note_presence(play, seat)
        if play.game.phase == GATHERED and not play.clock.is_running:
            play.await_call(self._intro_ms())
        play.go()

    def _intro_ms(self) -> int:
        """Nobody needs to be waited for by somebody alone."""
        persons = sum(chair.kind == PERSON for chair in self.record.chairs)
        return self.config.intro_ms if persons > 1 else self.config.intro_ms // 4

    def _watch_host(self) -> None:
        """A host who stays away for long loses the table to somebody who is here."""
        is_here = self.record.chairs[self.record.host].present
        if is_here and self._host_alarm is not None:
            self._host_alarm.cancel()
            self._host_alarm = None
        elif not is_here and self._host_alarm is None:
            self._host_alarm = self.timers.call_later(HOST_GRACE_S, self._replace_host)

    def _replace_host(self) -> None:
        self._host_alarm = None
        if here := self._present():
            self.record.host = here[0]
            self.spawn(self.save())

    def _note_presence(self, play: Play, seat: int) -> None:
        chair = self.record.chairs[seat]
        if chair.kind == PERSON and chair.present != (play.game.party.absent[seat] == PRESENT):
            play.order(Connection(seat, chair.present))

    def _catch_up(self, listener: Subscriber, last: int) -> None:
        play = self.play
        if play is None:
            listener.sent = -1
            table = raw({"table": self.view()})
            self._deliver(CatchUp(listener, [encode(Welcome(-1, 0, listener.seat, table, EMPTY_LIST, EMPTY_LIST))]))
            return
        missed = play.broadcast.missed(last) if last >= 0 else None
        seat, n = listener.seat, play.broadcast.n
        options, near = raw(play.options.all_options(seat)), raw(play.options.all_prices(seat))
        if missed is None:
            whole = raw({"table": self.view(), **play.visibility.whole(seat)})
            messages = [encode(Welcome(n, play.now, seat, whole, options, near, play.id))]
        else:
            messages = [change.frame(seat) for change in missed]
            messages.append(encode(Frame(n, play.now, EMPTY_LIST, raw({"table": self.view()}), [], options, near)))
        listener.sent = n
        listener.numbering = play.replies.of(seat).numbering
        play.broadcast.in_order(CatchUp(listener, messages))

    def view(self) -> members.TableView:
        record = self.record
        return members.TableView(
            record.code,
            self.phase,
            record.host,
            record.settings,
            members.chairs_of(record),
            self.trouble,
            spectators=sum(listener.seat == SPECTATOR for listener in self.listeners),
            rate=self.config.clock_rate,
            seeded=bool(record.seed),
            seal="" if self.play is None else self.play.seal,
            warnings=hosting.warnings(record),
        )

    def _tell_table(self) -> None:
        """The table itself changed: a frame without a number of its own."""
        play = self.play
        self._told_phase = self.phase
        if play is None:
            self._send_everybody(self._table_frame(-1))
        else:
            play.broadcast.in_order(Notice(self._table_frame(play.broadcast.n)))

    def _table_frame(self, n: int) -> bytes:
        now = self.play.now if self.play is not None else 0
        return encode(Frame(n, now, EMPTY_LIST, raw({"table": self.view()})))

    def _send_everybody(self, data: bytes) -> None:
        for listener in list(self.listeners):
            if listener.welcomed:
                listener.send(data)

    def _deliver(self, message: Outgoing) -> None:
        """Its turn has come: what it tells is durable."""
        match message:
            case Change():
                self._tell(message)
            case Reply():
                self._reply(message.to, message.refusal)
            case CatchUp():
                message.subscriber.welcomed = True
                for data in message.messages:
                    message.subscriber.send(data)
            case Notice():
                self._send_everybody(message.data)
            case _:
                assert_never(message)

    def _tell(self, change: Change) -> None:
        play = self.play
        if play is None:
            return
        to_all(list(self.listeners), change, self._offered(play) if change.n == play.broadcast.n else {})
        if self.phase != self._told_phase:
            self._tell_table()
        if play.is_over and play.id not in self.closed_games:
            self.closed_games.add(play.id)
            self.spawn(self._finish(play))

    def _offered(self, play: Play) -> dict[int, Offered]:
        """Only with the last of several changes, because it is of the game as it is now."""
        return {each.seat: play.options.new(each.seat) for each in self.listeners if each.seat != SPECTATOR}

    def _reply(self, to: ReplyTo, refusal: Refusal | None) -> None:
        """To whoever has the seat now: that may be a newer connection than the one that asked."""
        for subscriber in [each for each in self.listeners if each.awaits(to)]:
            if refusal is not None:
                subscriber.refuse(to.id, refusal)
            elif self.play is not None:
                play = self.play
                subscriber.send(encode(Frame(play.broadcast.told, play.now, EMPTY_LIST, EMPTY_MAP, re=to.id)))

    async def save(self) -> None:
        await self.store.save_table(self.record.code, members.save(self.record))
        self._tell_table()

    # ---------------------------------------------------------------- messages
    def receive(self, listener: Subscriber, message: rights.AtTheTable) -> None:
        refusal = rights.refusal(rights.role(listener.seat, self.record.host), message)
        if refusal is not None:
            listener.refuse(message.id if isinstance(message, Do | Manage) else -1, refusal)
        elif isinstance(message, Do):
            self._do(listener, message)
        elif isinstance(message, Say | Signal):
            self._pass_on(listener, message)
        elif isinstance(message, Ready):
            self._ready(listener, message)
        else:
            self.spawn(self._attend(listener, message.id, lambda: self._manage(listener, message)))

    def _do(self, listener: Subscriber, message: Do) -> None:
        play, seat, id = self.play, listener.seat, message.id
        if play is None:
            listener.refuse(id, Refusal("not_started"))
        elif id in play.replies.of(seat).given:
            self._reply_again(play, listener, id)
        elif self.trouble or self.store.is_full:
            listener.refuse(id, TROUBLE)
        elif (to := play.replies.begin(seat, id, listener.heard_at)) is not None:
            play.request(to, message.command, listener.delay)

    def _reply_again(self, play: Play, listener: Subscriber, id: int) -> None:
        """The command came twice: the same reply, once its effect is durable, without doing it again."""
        replies = play.replies.of(listener.seat)
        to = ReplyTo(listener.seat, replies.numbering, id, listener.heard_at)
        play.broadcast.in_order(Reply(to, replies.given[id]))

    def _pass_on(self, listener: Subscriber, message: Say | Signal) -> None:
        if self.play is not None:
            no = forbids_speech(self.play.game, listener.seat, channel_of(message))
            if no is not None:
                return listener.refuse(-1, no)
        if isinstance(message, Say):
            told = Told(listener.seat, text=message.text[: self.limits.chat_length])
        elif message.what in SIGNALS:
            told = Told(listener.seat, what=message.what, place=message.place)
        else:
            return listener.refuse(-1, Refusal("no_such_signal"))
        self._send_everybody(encode(told))
        return None

    def _ready(self, listener: Subscriber, message: Ready) -> None:
        self.spawn(self._attend(listener, -1, lambda: self._be_ready(listener.seat, on=message.on)))

    async def _be_ready(self, seat: int, *, on: bool) -> None:
        """When everybody is, the game begins by itself."""
        self.expect(GATHERING, OVER)
        self.record.chairs[seat].ready = on
        await self.save()
        if all(chair.ready for chair in self.record.chairs if chair.kind != NOBODY):
            await hosting.set_off(self)

    async def _manage(self, listener: Subscriber, message: Manage) -> None:
        if listener.seat != self.record.host:
            raise RoomError("host_only")
        await hosting.manage(self, message)

    async def _attend(self, listener: Subscriber, id: int, work: Callable[[], Awaitable[None]]) -> None:
        """One thing after the other: a table is not started twice, nor left while it starts."""
        async with self._desk:
            try:
                if self.trouble:
                    raise RoomError(TROUBLE.code)
                await work()
            except RoomError as error:
                listener.refuse(id, Refusal(error.code))
            except StoreError as error:
                listener.refuse(id, Refusal(error.reason))

    async def begin(self, players: int) -> None:
        """A new game for the first chairs; it is in the log, and the table known to play it, before anybody hears."""
        colours = tuple(chair.colour for chair in self.record.chairs[:players])
        settings = msgspec.structs.replace(self.record.settings, players=players, colours=colours)
        play = new_play(settings, self.record.seed, self._around())
        header = encode(Header(settings, play.seal))
        await self.store.open_game(play.id, self.record.code, header, play.game.fortune.seed)
        self.record.phase, self.record.game = PLAYING, play.id
        self.record.games += 1
        for chair in self.record.chairs:
            chair.ready = chair.kind == BOT
        await self.store.save_table(self.record.code, members.save(self.record))
        self.play = play
        play.lay_out()
        for seat, chair in enumerate(self.record.chairs[:players]):
            if chair.kind == BOT:
                play.seat_bot(seat)
        self.go_on()
        note("game started", table=self.record.code, game=play.id, players=players, modules=settings.modules)
        for listener in self.listeners:
            self._catch_up(listener, -1)
        self._tell_table()

    def _around(self) -> Around:
        return Around(self.store, self.timers, self._deliver, lambda error, by: self.on_defect(self, error, by))

    async def call_off(self) -> None:
        """Before the call the host may think again: the temple is put back into the box."""
        play, self.play = self.play, None
        self.record.phase, self.record.game = GATHERING, ""
        if play is not None:
            play.stop()
            await self.store.drop_game(play.id)
        for listener in self.listeners:
            self._catch_up(listener, -1)
        await self.save()

    # ---------------------------------------------------------------- trouble, sleep and waking
    def suffer(self, trouble: str) -> None:
        """The log cannot be written: nothing goes on until it can, and everybody is told why."""
        self.trouble = trouble
        if self.play is not None:
            self.play.stop()
        # At once: what waits for the log waits for the end of the trouble.
        self._send_everybody(self._table_frame(self.play.broadcast.told if self.play is not None else -1))

    def recover(self) -> None:
        self.trouble = ""
        self.go_on()
        self._tell_table()

    async def _finish(self, play: Play) -> None:
        footer = Footer(play.game.fortune.seed, state_hash(play.game))
        await self.store.close_game(play.id, encode(footer))
        note("game over", table=self.record.code, game=play.id, at=play.game.now, entries=play.entries)
        self.record.phase = OVER
        await self.save()

    def wake(self, seed: str, settings: Settings, entries: list[bytes]) -> None:
        """The game that was being played, from its log; its clock waits for somebody to come back."""
        play = self.play = resumed(self.record.game, settings, seed, self._around(), entries)
        for seat, chair in enumerate(self.record.chairs[: settings.players]):
            if chair.kind == BOT or play.game.party.driver[seat] == STEERED_BY_BOT:
                play.seat_bot(seat)
        # The last moment of the other process may have been any, even after the end.
        if play.is_over:
            self.spawn(self._finish(play))

    def say_goodbye(self, why: str) -> None:
        for listener in list(self.listeners):
            listener.close(why)
        self.listeners.clear()
        if self._host_alarm is not None:
            self._host_alarm.cancel()
        if self.play is not None:
            self.play.stop()


def channel_of(message: Say | Signal) -> str:
    """By which the rules tell words, phrases that stand for words, and pointing apart."""
    if isinstance(message, Say):
        return "text"
    return "ping" if message.what == POINTING and message.place >= 0 else "signal"


def _raise(room: Room, error: Exception, request: Request | None) -> None:
    raise error
