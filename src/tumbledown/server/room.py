"""A table: who sits there, who listens, and the game they play. All its state is here and in the engine."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

import msgspec

from tumbledown.engine.commands import Connection, Start
from tumbledown.engine.fortune import commitment
from tumbledown.engine.journal import Footer, Header
from tumbledown.engine.options import forbids_speech
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import hosting, members, tokens
from tumbledown.server.errors import RoomError
from tumbledown.server.members import BOT, GATHERING, NOBODY, OVER, PERSON, PLAYING, Chair, TableRecord
from tumbledown.server.outbox import Listener, Part, to_all
from tumbledown.server.play import Play, Timers, new_play, resumed
from tumbledown.server.sight import current_options
from tumbledown.server.wire import (
    EMPTY_LIST,
    Do,
    Frame,
    Manage,
    Ready,
    Refused,
    Say,
    Signal,
    Told,
    Welcome,
    encode,
    raw,
)

NAME_LENGTH: Final = 24
CHAT_LENGTH: Final = 280
SIGNALS: Final = frozenset({"here", "help", "gems", "exit", "back", "yes", "no", "thanks"})


class Keeper(Protocol):
    """The part of the store that a table needs."""

    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None: ...
    async def save_table(self, code: str, record: bytes) -> None: ...
    async def open_game(self, game: str, code: str, header: bytes, seed: str) -> None: ...
    async def close_game(self, game: str, footer: bytes) -> None: ...


class Seated(Listener, Protocol):
    """A connection: a listener that can be told to go."""

    delay: int

    def close(self, why: str) -> None: ...


class Room:
    """One table. Its methods never block; those that touch the store are coroutines."""

    def __init__(
        self, record: TableRecord, store: Keeper, timers: Timers, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.record = record
        self.store = store
        self.timers = timers
        self.spawn = spawn
        self.listeners: set[Seated] = set()
        self.play: Play | None = None
        self.trouble = ""
        self.closed_games: set[str] = set()

    # ---------------------------------------------------------------- seats
    def seat_of(self, token: str) -> int:
        """Whose token this is; a spectator has none."""
        for seat, chair in enumerate(self.record.chairs):
            if tokens.matches(token, chair.token):
                return seat
        return SPECTATOR

    async def take_seat(self, name: str, colour: int = -1) -> tuple[int, str]:
        """A free seat before the game, and its secret."""
        self.expect(GATHERING, OVER)
        free = [seat for seat, chair in enumerate(self.record.chairs) if chair.kind == NOBODY]
        if not free:
            raise RoomError("table_full")
        token, seat = tokens.new_token(), free[0]
        self.record.chairs[seat] = Chair(
            PERSON, _name(name), members.free_colour(self.record, colour), token=tokens.digest(token)
        )
        if self.record.chairs[self.record.host].kind != PERSON:
            self.record.host = seat
        await self.save()
        return seat, token

    async def leave_seat(self, seat: int) -> None:
        """Before a game the seat is free again; in a game only its player goes."""
        if self.record.phase in (GATHERING, OVER):
            await self.empty(seat)

    async def empty(self, seat: int) -> None:
        self.record.chairs[seat] = Chair()
        persons = [s for s, chair in enumerate(self.record.chairs) if chair.kind == PERSON]
        if self.record.host == seat and persons:
            self.record.host = persons[0]
        for listener in [each for each in self.listeners if each.seat == seat]:
            listener.seat = SPECTATOR
        await self.save()

    def close_ranks(self) -> None:
        """Whoever sits moves up to the first chairs, and hears everything of the new game."""
        moved = [seat for seat, chair in enumerate(self.record.chairs) if chair.kind != NOBODY]
        chairs = [self.record.chairs[seat] for seat in moved]
        self.record.chairs = chairs + [Chair() for _ in range(len(self.record.chairs) - len(chairs))]
        self.record.host = moved.index(self.record.host) if self.record.host in moved else 0
        for listener in self.listeners:
            listener.seat = moved.index(listener.seat) if listener.seat in moved else SPECTATOR
            listener.heard = -1

    def expect(self, *phases: str) -> None:
        if self.record.phase not in phases:
            raise RoomError("not_now", self.record.phase)

    # ---------------------------------------------------------------- connections
    def join(self, listener: Seated, token: str, last: int) -> None:
        """Subscribe and bring up to date in one step; a newer connection of the same seat takes over."""
        listener.seat = self.seat_of(token)
        if listener.seat != SPECTATOR:
            for older in [each for each in self.listeners if each.seat == listener.seat]:
                self.listeners.discard(older)
                older.close("replaced")
            self._be_present(listener.seat, present=True)
        self.listeners.add(listener)
        self._catch_up(listener, last)
        self._tell_table()

    def leave(self, listener: Seated) -> None:
        if listener in self.listeners:
            self.listeners.discard(listener)
            if listener.seat != SPECTATOR:
                self._be_present(listener.seat, present=False)
            self._tell_table()

    def _be_present(self, seat: int, *, present: bool) -> None:
        self.record.chairs[seat].present = present
        play = self.play
        if play is None or play.is_over:
            return
        if present:
            play.unseat_bot(seat)
            if self.record.phase == PLAYING:
                play.go()
        play.order(Connection(seat, present))

    def _catch_up(self, listener: Seated, last: int) -> None:
        play = self.play
        if play is None:
            listener.heard = -1
            _welcome(listener, [encode(Welcome(-1, 0, listener.seat, raw({"table": self.view()}), EMPTY_LIST))])
            return
        missed = play.outbox.missed(last) if last >= 0 else None
        seat, n = listener.seat, play.outbox.n
        options = raw(current_options(play.game, seat))
        if missed is None:
            whole = raw({"table": self.view(), **play.sight.whole(seat)})
            message = [encode(Welcome(n, play.now, seat, whole, options))]
        else:
            message = [part.frame(seat) for part in missed]
            message.append(encode(Frame(n, play.now, EMPTY_LIST, raw({"table": self.view()}), [], options)))
        listener.heard = n
        play.outbox.in_order(lambda: _welcome(listener, message))

    def view(self) -> members.TableView:
        watching = sum(listener.seat == SPECTATOR for listener in self.listeners)
        return members.shown(self.record, self.trouble, watching)

    def _tell_table(self) -> None:
        """The table itself changed: a frame without a number of its own."""
        play = self.play
        n, now = (play.outbox.n, play.now) if play is not None else (-1, 0)
        data = encode(Frame(n, now, EMPTY_LIST, raw({"table": self.view()})))
        if play is None:
            self._send_everybody(data)
        else:
            play.outbox.in_order(lambda: self._send_everybody(data))

    def _send_everybody(self, data: bytes) -> None:
        for listener in list(self.listeners):
            if listener.welcomed:
                listener.send(data)

    def _tell(self, part: Part) -> None:
        play = self.play
        if play is None:
            return
        seats = {listener.seat for listener in self.listeners if listener.seat != SPECTATOR}
        changed = {seat: now for seat in seats if (now := play.sight.new_options(seat)) is not None}
        to_all(list(self.listeners), part, changed)
        if play.is_over and play.id not in self.closed_games:
            self.closed_games.add(play.id)
            self.spawn(self._finish(play))

    async def save(self) -> None:
        await self.store.save_table(self.record.code, members.save(self.record))
        self._tell_table()

    # ---------------------------------------------------------------- messages
    def receive(self, listener: Seated, message: Do | Say | Signal | Ready | Manage) -> None:
        if isinstance(message, Do):
            self._do(listener, message)
        elif isinstance(message, Say | Signal):
            self._pass_on(listener, message)
        elif isinstance(message, Ready):
            self._ready(listener, message)
        else:
            self.spawn(self._manage(listener, message))

    def _do(self, listener: Seated, message: Do) -> None:
        play = self.play
        if listener.seat == SPECTATOR:
            _refuse(listener, message.id, Refusal("spectators_watch"))
        elif play is None:
            _refuse(listener, message.id, Refusal("not_started"))
        else:
            play.request(listener.seat, message.command, listener.delay, self._answer(play, listener, message.id))

    def _answer(self, play: Play, listener: Seated, id: int) -> Callable[[Part | None, Refusal | None], None]:
        def answer(part: Part | None, refusal: Refusal | None) -> None:
            if refusal is not None:
                play.outbox.in_order(lambda: _refuse(listener, id, refusal))
            elif part is not None:
                part.asker, part.re = listener, id

        return answer

    def _pass_on(self, listener: Seated, message: Say | Signal) -> None:
        channel = "text" if isinstance(message, Say) else "signal"
        if listener.seat == SPECTATOR:
            return _refuse(listener, -1, Refusal("spectators_watch"))
        if self.play is not None and (no := forbids_speech(self.play.game, listener.seat, channel)) is not None:
            return _refuse(listener, -1, no)
        if isinstance(message, Say):
            told = Told(listener.seat, text=message.text[:CHAT_LENGTH])
        elif message.what in SIGNALS:
            told = Told(listener.seat, what=message.what, place=message.place)
        else:
            return _refuse(listener, -1, Refusal("no_such_signal"))
        self._send_everybody(encode(told))
        return None

    def _ready(self, listener: Seated, message: Ready) -> None:
        if listener.seat != SPECTATOR:
            self.record.chairs[listener.seat].ready = message.on
            self.spawn(self.save())

    async def _manage(self, listener: Seated, message: Manage) -> None:
        try:
            if listener.seat != self.record.host:
                raise RoomError("host_only")
            await hosting.manage(self, message)
        except RoomError as error:
            _refuse(listener, message.id, Refusal(error.code))

    async def begin(self, players: int) -> None:
        """A new game for the first chairs; it is in the log before anybody hears of it."""
        colours = tuple(chair.colour for chair in self.record.chairs[:players])
        settings = msgspec.structs.replace(self.record.settings, players=players, colours=colours)
        play = new_play(settings, self.store, self.timers, self._tell)
        seed = play.game.fortune.seed
        await self.store.open_game(play.id, self.record.code, encode(Header(settings, commitment(seed))), seed)
        self.play = play
        self.record.phase, self.record.game = PLAYING, play.id
        self.record.games += 1
        play.lay_out()
        for listener in self.listeners:
            self._catch_up(listener, -1)
        for seat, chair in enumerate(self.record.chairs[:players]):
            if chair.kind == BOT:
                play.seat_bot(seat)
        play.order(Start())
        play.go()
        await self.save()

    # ---------------------------------------------------------------- trouble, sleep and waking
    def suffer(self, trouble: str) -> None:
        """The log cannot be written: nothing goes on until it can, and everybody is told why."""
        self.trouble = trouble
        if self.play is not None and not self.play.is_over:
            self.play.stop()
        self._tell_table()

    def recover(self) -> None:
        self.trouble = ""
        if self.play is not None and self.record.phase == PLAYING:
            self.play.go()
        self._tell_table()

    async def _finish(self, play: Play) -> None:
        footer = Footer(play.game.fortune.seed, state_hash(play.game))
        await self.store.close_game(play.id, encode(footer))
        self.record.phase = OVER
        for chair in self.record.chairs:
            chair.ready = chair.kind == BOT
        await self.save()

    def wake(self, seed: str, settings: Settings, entries: list[bytes]) -> None:
        """The game that was being played, from its log; its clock waits for somebody to come back."""
        self.play = resumed(self.record.game, settings, seed, self.store, self.timers, self._tell, entries)
        for seat, chair in enumerate(self.record.chairs[: settings.players]):
            chair.present = chair.kind == BOT
            if chair.kind == BOT:
                self.play.seat_bot(seat)

    def say_goodbye(self, why: str) -> None:
        for listener in list(self.listeners):
            listener.close(why)
        self.listeners.clear()
        if self.play is not None:
            self.play.stop()


def _welcome(listener: Listener, messages: list[bytes]) -> None:
    """Bring a listener up to date; from now on it hears what everybody hears."""
    listener.welcomed = True
    for data in messages:
        listener.send(data)


def _refuse(listener: Listener, id: int, refusal: Refusal) -> None:
    listener.send(encode(Refused(id, refusal)))


def _name(name: str) -> str:
    return " ".join(name.split())[:NAME_LENGTH] or "?"
