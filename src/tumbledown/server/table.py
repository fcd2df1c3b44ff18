"""The state of a table in memory: its record, its connections, the game in play, and what is broadcast of it."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, assert_never

from tumbledown.engine.game import GATHERED
from tumbledown.engine.structs import SettingsWarning
from tumbledown.engine.view import SPECTATOR
from tumbledown.server import attempts, game_settings, members, tokens
from tumbledown.server.broadcast import CatchUp, Confirmation, Notice, Reply, Subscriber, Unlogged
from tumbledown.server.config import Config
from tumbledown.server.errors import RoomError
from tumbledown.server.members import CALLING, GATHERING, OVER, PAUSED, PERSON, PLAYING, TableRecord, TableView
from tumbledown.server.play import Play
from tumbledown.server.store.attempts import Attempt
from tumbledown.server.store.daily import DailyResult
from tumbledown.server.timekeeping import Timers
from tumbledown.server.wire import EMPTY_LIST, EMPTY_MAP, Frame, encode, raw

SPECTATORS: Final = "spectators"
"""All spectators are muted together, under this key, which is no digest of a token."""


class TableStore(Protocol):
    """The part of the store that a table needs."""

    @property
    def is_full(self) -> bool: ...
    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None: ...
    def keep_snapshot(self, game: str, n: int, state: bytes) -> None: ...
    async def save_table(self, code: str, record: bytes) -> None: ...
    async def open_game(self, game: str, code: str, header: bytes, seed: str, chairs: bytes | None = None) -> None: ...
    async def close_game(
        self, game: str, footer: bytes, attempt: Attempt | None = None, result: DailyResult | None = None
    ) -> None: ...
    async def drop_game(self, game: str) -> None: ...


class Table:
    """Shared by the two halves of a room, `Gathering` and `Playing`. `trouble` says why nothing can be written."""

    def __init__(
        self,
        record: TableRecord,
        store: TableStore,
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
        self.subscribers: set[Subscriber] = set()
        self.play: Play | None = None
        self.trouble = ""
        self.addresses: dict[str, str] = {}
        """The address of each seat's last connection, by the digest of its token."""
        self.muted: dict[str, set[str]] = {}
        """The seats that each seat has muted, by the digests of their tokens, or `SPECTATORS`."""
        self._told_phase = ""

    @property
    def phase(self) -> str:
        """The phase as it is shown: a game before its call is `CALLING`, and one without connected players is
        `PAUSED`."""
        play = self.play
        if self.record.phase != PLAYING or play is None or play.is_over:
            return self.record.phase
        if play.game.phase == GATHERED:
            return CALLING
        return PLAYING if play.clock.is_running or self.trouble else PAUSED

    def expect(self, *phases: str) -> None:
        """Raise a `RoomError` if the table is in none of these phases, or in trouble."""
        if self.trouble:
            raise RoomError("trouble", self.trouble)
        if self.phase not in phases:
            raise RoomError("not_now", self.phase)

    def seat_of(self, token: str) -> int:
        """The seat of this token; `SPECTATOR` if no seat has it."""
        for seat, chair in enumerate(self.record.chairs):
            if tokens.matches(token, chair.token):
                return seat
        return SPECTATOR

    def hears(self, seat: int, speaker: int) -> bool:
        """Whether a seat (or spectator) gets what another seat (or spectator) says."""
        if seat in (SPECTATOR, speaker):
            return True
        return self.voice(speaker) not in self.muted.get(self.record.chairs[seat].token, ())

    def voice(self, speaker: int) -> str:
        """The key under which a seat, or the spectators, are muted."""
        return SPECTATORS if speaker == SPECTATOR else self.record.chairs[speaker].token

    def muted_by(self, seat: int) -> tuple[int, ...]:
        """The seats that this one has muted, and perhaps `SPECTATOR`; none for a spectator."""
        unheard = self.muted.get(self.record.chairs[seat].token, set()) if seat != SPECTATOR else set()
        seats = tuple(other for other, chair in enumerate(self.record.chairs) if chair.token and chair.token in unheard)
        return (SPECTATOR, *seats) if SPECTATORS in unheard else seats

    def present(self) -> list[int]:
        """The seats of connected players."""
        return [seat for seat, chair in enumerate(self.record.chairs) if chair.kind == PERSON and chair.present]

    async def save(self) -> None:
        """Save the record, and broadcast the table."""
        await self.store.save_table(self.record.code, members.save(self.record))
        self.announce()

    # ---------------------------------------------------------------- broadcasting
    def view(self) -> TableView:
        record = self.record
        watching = [subscriber for subscriber in self.subscribers if subscriber.seat == SPECTATOR]
        return TableView(
            record.code,
            self.phase,
            record.host,
            record.settings,
            members.chairs_of(record),
            self.trouble,
            spectators=sum(not each.is_screen for each in watching),
            screens=sum(each.is_screen for each in watching),
            rate=self.config.clock_rate,
            seeded=bool(record.seed),
            seal="" if self.play is None else self.play.seal,
            warnings=(*game_settings.warnings(record), *self._warnings_about_marks()),
            locked=record.locked,
            closed=record.closed,
            quiet=record.quiet,
            muted=tuple(seat for seat, chair in enumerate(record.chairs) if chair.muted),
            wishes=(*members.wishes_of(record), *sorted((SPECTATOR, each.wish) for each in watching if each.wish)),
            day=record.day,
            counts=record.counts,
        )

    def _warnings_about_marks(self) -> tuple[SettingsWarning, ...]:
        return attempts.warnings(self.record) if self.record.phase in (GATHERING, OVER) else ()

    def frame(self, n: int) -> bytes:
        """A frame about the table itself; it repeats the number of the last change."""
        now = self.play.now if self.play is not None else 0
        return encode(Frame(n, now, EMPTY_LIST, raw({"table": self.view()})))

    def announce(self) -> None:
        """Broadcast the table, in order with the changes of the game."""
        self._told_phase = self.phase
        self.in_order(Notice(self.frame(-1 if self.play is None else self.play.broadcast.n)))

    def announce_new_phase(self) -> None:
        if self.phase != self._told_phase:
            self.announce()

    def in_order(self, message: Unlogged) -> None:
        """Send after all changes that wait in the queue, or at once if none waits."""
        if self.play is None:
            self.hand_out(message)
        else:
            self.play.broadcast.in_order(message)

    def hand_out(self, message: Unlogged) -> None:
        match message:
            case Reply():
                self._reply(message)
            case Confirmation():
                message.subscriber.confirm(message.id)
            case CatchUp():
                message.subscriber.welcomed = True
                for data in message.messages:
                    message.subscriber.send(data)
            case Notice():
                self.send_all(message.data)
            case _:
                assert_never(message)

    def send_all(self, data: bytes) -> None:
        for subscriber in list(self.subscribers):
            if subscriber.welcomed:
                subscriber.send(data)

    def _reply(self, reply: Reply) -> None:
        """Reply to the seat's current connection, which may be a newer one than that of the command."""
        play, to, refusal = self.play, reply.to, reply.refusal
        for subscriber in [each for each in self.subscribers if each.welcomed and each.awaits(to)]:
            if refusal is not None:
                subscriber.refuse(to.id, refusal)
            elif play is not None:
                subscriber.send(encode(Frame(play.broadcast.told, play.now, EMPTY_LIST, EMPTY_MAP, re=to.id)))
