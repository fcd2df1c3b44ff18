"""Time and a log that obey the test: nothing rings until time is let pass, nothing is durable until it is said."""

from collections.abc import Callable

import msgspec

from tests.scenario import Scenario
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.journal import Entry
from tumbledown.server.broadcast import Notice, Outgoing, Reply
from tumbledown.server.change import Change
from tumbledown.server.play import Play


class FakeAlarm:
    def __init__(self, at: float, callback: Callable[[], None]) -> None:
        self.at = at
        self.callback = callback
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True


class FakeTimers:
    """The loop's clock, standing still between the steps of a test."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.alarms: list[FakeAlarm] = []

    def time(self) -> float:
        return self.seconds

    def call_later(self, delay: float, callback: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(self.seconds + delay, callback)
        self.alarms.append(alarm)
        return alarm

    @property
    def waiting(self) -> list[FakeAlarm]:
        """The alarms that will ring, the next one first."""
        return sorted((alarm for alarm in self.alarms if not alarm.is_cancelled), key=lambda alarm: alarm.at)

    def wait(self, seconds: float) -> None:
        """Let time pass; every alarm rings at its own moment."""
        end = self.seconds + seconds
        while self.waiting and self.waiting[0].at <= end:
            alarm = self.waiting[0]
            self.alarms.remove(alarm)
            self.seconds = max(self.seconds, alarm.at)
            alarm.callback()
        self.seconds = end


class FakeLog:
    """Keeps entries, and is as slow as the test wants."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.snapshots: list[bytes] = []
        self.waiting: list[Callable[[], None]] = []
        self.is_quick = True

    def append(self, game: str, n: int, at: int, entry: bytes, durable: Callable[[], None]) -> None:
        assert n == len(self.entries)
        self.entries.append(msgspec.json.decode(entry, type=Entry))
        assert self.entries[-1].at == at
        self.waiting.append(durable)
        if self.is_quick:
            self.commit()

    def keep_snapshot(self, game: str, n: int, state: bytes) -> None:
        assert n == len(self.entries)
        self.snapshots.append(state)

    def commit(self) -> None:
        """What waits is on the disk."""
        waiting, self.waiting = self.waiting, []
        for durable in waiting:
            durable()


class Hall:
    """A game in a running `Play` with everything around it faked; `told`, `answers` and `notices` are what came out, in
    order.

    An answer is `done` once its change is durable, or the code of the refusal."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.timers = FakeTimers()
        self.log = FakeLog()
        self.told: list[Change] = []
        self.answers: list[str] = []
        self.notices: list[bytes] = []
        self.play = Play("game", scenario.game, self.log, self.timers, self.hear)
        self._id = 0

    def hear(self, message: Outgoing) -> None:
        if isinstance(message, Change):
            self.told.append(message)
            if message.reply_to is not None:
                self.answers.append("done")
        elif isinstance(message, Reply):
            self.answers.append("done" if message.refusal is None else message.refusal.code)
        elif isinstance(message, Notice):
            self.notices.append(message.data)

    def asks(self, command: AnyCommand, delay_ms: int = 0) -> None:
        self._id += 1
        to = self.play.replies.begin(command.seat, self._id, self.timers.seconds)
        assert to is not None
        self.play.request(to, command, delay_ms)

    def waits_until(self, now: int) -> None:
        """Until the table's time is this, in milliseconds; a little more, to be on the safe side of it."""
        self.timers.wait((now - self.play.now) / 1000 + 0.00005)

    @property
    def commands(self) -> list[tuple[int, str]]:
        """What the log says was done, and when."""
        return [(entry.at, type(entry.command).__name__) for entry in self.log.entries if entry.command is not None]
