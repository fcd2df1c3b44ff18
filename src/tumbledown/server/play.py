"""A game that is being played: commands, the clock and bots change it, and every change is logged and broadcast."""

from collections.abc import Callable
from secrets import token_hex
from typing import Final, NamedTuple, Protocol

import msgspec

from tumbledown.bots.bot import Bot
from tumbledown.bots.mind import NOBODY
from tumbledown.bots.pace import USUAL, Level
from tumbledown.bots.team import Team
from tumbledown.engine import clock
from tumbledown.engine.commands import AnyCommand, Connection, HandOver, Start
from tumbledown.engine.events import Event
from tumbledown.engine.fortune import commitment
from tumbledown.engine.game import GATHERED, OVER, RUNNING, Game
from tumbledown.engine.journal import WrittenEntry
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.refusals import GAME_OVER, Refusal
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters
from tumbledown.server import snapshots
from tumbledown.server.broadcast import Broadcast, Notice, Outgoing, Reply
from tumbledown.server.change import Change
from tumbledown.server.logs import LOGGER
from tumbledown.server.options import SeatOptions
from tumbledown.server.replies import Replies, ReplyTo
from tumbledown.server.timekeeping import Cancellable, TableClock, Timers
from tumbledown.server.visibility import Visibility
from tumbledown.server.waking import Woken
from tumbledown.server.wire import Told, encode

NOT_YOURS: Final = Refusal("not_your_seat")
NOT_NOW: Final = Refusal("paused")
BROKEN: Final = Refusal("internal")
CALL_AT: Final = 0
TABLE_ONLY: Final = frozenset({Start, Connection, HandOver})
"""Commands that only the table itself gives; clients may not send them."""


class Log(Protocol):
    """The part of the store that a running game needs."""

    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None: ...
    def keep_snapshot(self, game: str, n: int, state: bytes) -> None: ...


class Request:
    """A command, its stamp, and where the reply goes (None for a command of the table or of a bot)."""

    def __init__(self, command: AnyCommand, stamp: int, reply_to: ReplyTo | None = None) -> None:
        self.command: Final = command
        self.stamp: Final = stamp
        self.reply_to: Final = reply_to


Fail = Callable[[Exception, Request | None], None]
"""Called with an error of ours and the request that led to it: the game in memory differs from its log."""


def _raise(error: Exception, request: Request | None) -> None:
    raise error


class Play:
    """One game. No method waits: each step is done when it returns, and is broadcast when the log is durable."""

    def __init__(
        self, id: str, game: Game, log: Log, timers: Timers, deliver: Callable[[Outgoing], None], fail: Fail = _raise
    ) -> None:
        self.id = id
        self.game = game
        self.seal = commitment(game.fortune.seed)
        self.log = log
        self.timers = timers
        self.fail = fail
        self.broadcast = Broadcast(deliver)
        self.replies = Replies()
        self.recorded = Replies()
        """The replies of which the log tells."""
        self.visibility = Visibility(game)
        self.options = SeatOptions(game)
        self.clock = TableClock(game.now)
        self.entries = 0
        self.is_broken = False
        self.team = Team()
        self.bots: dict[int, Bot] = {}
        self._alarm: Cancellable | None = None
        self._alarm_at: int | None = None
        self._bot_alarms: dict[int, Cancellable] = {}
        self._held: list[Request] = []
        # By the seat of a bot, the seat that it goes to free.
        self._helped: dict[int, int] = {}

    # ---------------------------------------------------------------- time
    @property
    def now(self) -> int:
        return self.clock.read(self.timers.time())

    @property
    def is_over(self) -> bool:
        return self.game.phase == OVER

    def await_call(self, ms: int) -> None:
        """Let the table's time begin below zero: the opening call is at 0:00."""
        self.clock = TableClock(-ms)

    def go(self) -> None:
        if self.is_broken:
            return
        self.clock.go(self.timers.time())
        self._set_alarm()
        for number, (seat, bot) in enumerate(self.bots.items()):
            self._wake_bot(seat, (number + 1) * bot.pause_ms(self.game) // len(self.bots))

    def stop(self, lost_s: float = 0.0) -> None:
        """Stop the clock as it was `lost_s` seconds ago, but not before the last event of the game."""
        self.clock.stop(self.timers.time(), lost_s, self.game.now if self.game.phase == RUNNING else CALL_AT)
        self._silence()

    def _set_alarm(self) -> None:
        """Set the alarm for the next deadline, if that changed."""
        at = self._due() if self.clock.is_running else None
        if at == self._alarm_at:
            return
        self._silence()
        if at is not None:
            delay = self.clock.seconds_until(at, self.timers.time())
            self._alarm, self._alarm_at = self.timers.call_later(delay, self._ring), at

    def _due(self) -> int | None:
        return CALL_AT if self.game.phase == GATHERED else clock.wakes_at(self.game)

    def _silence(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._alarm_at = None

    def _ring(self) -> None:
        """Handle everything that is due, each at its own time, and then the requests that waited for it."""
        self._silence()
        if self.game.phase == GATHERED:
            self._call()
            return
        try:
            self._let_pass(self.now)
        except Exception as error:
            self._break(error)
            return
        self._release()
        self._set_alarm()

    def _let_pass(self, now: int) -> None:
        at = clock.wakes_at(self.game)
        while at is not None and at <= now and not self.is_over:
            deadline = self.game.next_deadline()
            assert deadline is not None
            self._write(None, self.game.advance(deadline))
            at = clock.wakes_at(self.game)

    def _release(self) -> None:
        """Try the requests that wait for a door again; those for which another door has yet to be judged wait on."""
        held, self._held = self._held, []
        for request in held:
            self._take(request, self.now)

    def _call(self) -> None:
        """Start the game at exactly 0:00, even if the event loop is late."""
        self._carry_out(Request(Start(), self.game.now))
        self.go()

    # ---------------------------------------------------------------- commands
    def request(self, to: ReplyTo, command: AnyCommand, delay_ms: int) -> None:
        """Handle a player's command. It must be for its own seat, and is stamped by its arrival less the delay of the
        connection."""
        if type(command) in TABLE_ONLY or command.seat != to.seat:
            self._refuse(to, NOT_YOURS)
        elif not self.clock.is_running and not self.is_over:
            self._refuse(to, NOT_NOW)
        else:
            now = self.now
            self._take(Request(command, clock.stamp(now, delay_ms, self.game.now), to), now)

    def _take(self, request: Request, now: int) -> None:
        """Carry the request out, or hold it if it came after a door that has yet to be judged."""
        if clock.must_wait(self.game, request.stamp, now):
            self._held.append(request)
        else:
            self._carry_out(request)

    def order(self, command: AnyCommand) -> Refusal | None:
        """Carry out a command of the table itself. It never judges a door for which requests may still be under way."""
        stamp = self.game.now if clock.must_wait(self.game, self.now, self.now) else self.now
        return self._carry_out(Request(command, stamp))

    def _carry_out(self, request: Request) -> Refusal | None:
        """Return why the request was refused, or None if it was done. A client that asked gets a reply in either
        case."""
        if self.is_broken or self.is_over:
            return self._refuse(request.reply_to, BROKEN if self.is_broken else GAME_OVER)
        try:
            refusal = self._do(request)
        except Exception as error:
            return self._break(error, request)
        self._set_alarm()
        if self._held and not clock.must_wait(self.game, self._held[0].stamp, self.now):
            self._release()
        return refusal

    def _break(self, error: Exception, request: Request | None = None) -> Refusal:
        """Stop a game that failed by an error of ours: its state is undefined, so it has to be restored from its
        log."""
        self.is_broken = True
        self.stop()
        if request is not None:
            self._refuse(request.reply_to, BROKEN)
        self.fail(error, request)
        return BROKEN

    def _do(self, request: Request) -> Refusal | None:
        """Do what the request asks. A refused command is logged only if the time of its arrival caused other events."""
        outcome = self.game.handle(request.command, max(request.stamp, self.game.now))
        if outcome.refusal is None:
            self._write(request.command, outcome.events, request.reply_to)
            return None
        if outcome.events:
            self._write(request.command, outcome.events)
        return self._refuse(request.reply_to, outcome.refusal)

    def _refuse(self, to: ReplyTo | None, refusal: Refusal) -> Refusal:
        """Reply with a refusal, in order with everything else; but at once if the game is broken, because its queue has
        stopped."""
        if to is not None:
            self.replies.conclude(to, refusal)
            if self.is_broken:
                self.broadcast.deliver(Reply(to, refusal))
            else:
                self.broadcast.in_order(Reply(to, refusal))
        return refusal

    def _write(self, command: AnyCommand | None, events: list[Event], to: ReplyTo | None = None) -> None:
        """Number the change, log it, and queue it to be broadcast when it is durable."""
        n = self.entries
        self.entries += 1
        common, private = self.visibility.update(events)
        change = Change(n, self.game, events, common, private, to)
        re = None if to is None else to.id
        entry = encode(WrittenEntry(self.game.now, msgspec.Raw(change.logged), command, re))
        self.log.append(self.id, n, self.game.now, entry, self.broadcast.publish(change))
        if to is not None:
            self.replies.conclude(to, None)
            self.recorded.record(to.seat, to.id)
        if self.entries % snapshots.EVERY == 0:
            state = snapshots.take(self.game, self.entries, entry, self.recorded)
            self.log.keep_snapshot(self.id, self.entries, state)

    def lay_out(self) -> None:
        """Deal out, and log the set-up as the first entry."""
        self._write(None, list(deal_out(self.game)))

    # ---------------------------------------------------------------- bots
    def seat_bot(self, seat: int, level: Level = USUAL) -> None:
        if seat not in self.bots:
            bot = self.bots[seat] = Bot(seat, level, self.team)
            if self.clock.is_running:
                self._wake_bot(seat, bot.pause_ms(self.game))

    def unseat_bot(self, seat: int) -> None:
        self.bots.pop(seat, None)

    def _wake_bot(self, seat: int, delay_ms: int) -> None:
        """Set the bot's alarm, instead of an earlier one."""
        if seat in self._bot_alarms:
            self._bot_alarms[seat].cancel()
        self._bot_alarms[seat] = self.timers.call_later(delay_ms / 1000, lambda: self._bot_decides(seat))

    def _bot_decides(self, seat: int) -> None:
        bot = self.bots.get(seat)
        if bot is None or self.game.phase != RUNNING or not self.clock.is_running:
            return
        now = self.now  # one time for all of it: much time passes at a high clock rate while a bot decides
        self._catch_up(now)
        command = self._decision(seat, bot) if self.game.phase == RUNNING else None
        self._tell_who_comes(seat, bot)
        if command is not None and not clock.must_wait(self.game, now, now):
            self._carry_out_for(bot, command, now)
        self._wake_bot(seat, bot.pause_ms(self.game))

    def _carry_out_for(self, bot: Bot, command: AnyCommand, now: int) -> None:
        """Carry out a bot's command, and let the bot know of a refusal."""
        if self._carry_out(Request(command, now)) is not None:
            bot.drop(command)

    def _tell_who_comes(self, seat: int, bot: Bot) -> None:
        """Tell a stuck player once which bot is on its way. Bots know it of each other, and a bot that must be silent
        says nothing."""
        stuck = bot.mind.helping
        if stuck == self._helped.get(seat, NOBODY):
            return
        self._helped[seat] = stuck
        if stuck != NOBODY and stuck not in self.bots and forbids_speech(self.game, seat, "signal") is None:
            told = Told(seat, what="coming", place=self.game.party.here(stuck))
            self.broadcast.in_order(Notice(encode(told)))

    def _catch_up(self, now: int) -> None:
        """Bring the game's time up to the table's, from which a bot sees which dice lie still. What is due by then
        happens at its own time, even if its alarm is late; a door that has yet to be judged waits."""
        due, deadline = self._due(), self.game.next_deadline()
        if due is not None and due <= now:
            self._ring()
        elif deadline is None or deadline > now:
            self.game.advance(now)

    def _decision(self, seat: int, bot: Bot) -> AnyCommand | None:
        """The bot's command, or None if it has none. A bot that fails has changed nothing, and skips this decision."""
        try:
            return bot.decide(self.game)
        except Exception:
            LOGGER.exception("a bot failed", extra={"facts": {"game": self.id, "seat": seat}})
            return None


class Services(NamedTuple):
    """What a game needs from its table."""

    log: Log
    timers: Timers
    deliver: Callable[[Outgoing], None]
    fail: Fail = _raise


def new_play(settings: Settings, seed: str, services: Services) -> Play:
    """A new game with this seed, or with a secret random one."""
    game = bare_game(settings, seed or token_hex(16), chapters(settings))
    return Play(token_hex(8), game, *services)


def resumed(id: str, woken: Woken, services: Services) -> Play:
    """A restored game, whose clock is stopped at its last entry."""
    play = Play(id, woken.game, *services)
    play.recorded = woken.replies
    play.replies = Replies.of_numbers(woken.replies.numbers())
    play.entries = woken.entries
    play.broadcast.n = play.broadcast.told = woken.entries - 1
    return play
