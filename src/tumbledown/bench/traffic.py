"""Players at tables, as the server sees them: each reads its options, takes one of them, and plays till the end."""

import asyncio
from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

import msgspec

from tumbledown.bench.member import Member

PATIENCE_S: Final = 0.5
"""How long a saturating player waits for options that may not have changed."""

SILENCE_S: Final = 0.5
"""If the host cannot act and gets no message for this long, all are locked, and the game is lost."""

HELLO: Final = b'{"type":"hello","token":"%s"}'
DO: Final = b'{"type":"do","id":%d,"command":%s}'
START: Final = b'{"type":"manage","id":0,"what":"start"}'

FREE: Final = "free"
WHIMS: Final = (FREE, "discover", "enter", "roll")
LAST_RESORT: Final = "fate"
GIVE_UP: Final = "give_up"
HOST: Final = 0


class Option(msgspec.Struct, gc=False):
    """The part of an option that is used here."""

    verb: str
    targets: tuple[int, ...] = (-1,)
    about: int = -1
    at: int = 0


class Why(msgspec.Struct, gc=False):
    """The part of a refusal that is used here."""

    code: str


class TableSeen(msgspec.Struct, gc=False):
    phase: str


class Changed(msgspec.Struct, gc=False):
    """The part of a change that is used here."""

    table: TableSeen | None = None


class Heard(msgspec.Struct, gc=False):
    """The part of any message that is used here."""

    type: str
    id: int | None = None
    re: int | None = None
    t: float | None = None
    now: int | None = None
    options: tuple[Option, ...] | None = None
    refusal: Why | None = None
    set: Changed | None = None

    @property
    def is_of_the_end(self) -> bool:
        return self.set is not None and self.set.table is not None and self.set.table.phase == "over"


_decode: Final = msgspec.json.Decoder(Heard).decode
_encode: Final = msgspec.json.Encoder().encode


def choose(options: Sequence[Option], seat: int, rng: Random) -> dict[str, Any] | None:
    """Choose a command: questions first, then gems and the seat's own locks, then a random verb, and fate as a last
    resort.

    Players do not always free others first, because everybody in a chamber sees the same lock, and most would be too
    late.
    """
    is_locked = any(option.verb == FREE and seat in option.targets for option in options)
    wishes = ["answer", "activate", *[FREE] * is_locked, *rng.sample(WHIMS, len(WHIMS)), LAST_RESORT]
    for verb in wishes:
        if offered := [option for option in options if option.verb == verb]:
            return command(rng.choice(offered), seat, rng)
    return None


def command(option: Option, seat: int, rng: Random) -> dict[str, Any]:
    target = _target(option, seat, rng)
    match option.verb:
        case "roll":
            return {"type": "Roll", "seat": seat}
        case "answer":
            return {"type": "Answer", "seat": seat, "question": option.about, "option": target}
        case "activate":
            return {"type": "ActivateGems", "seat": seat, "step": target}
        case "discover":
            return {"type": "Discover", "seat": seat, "side": target}
        case "enter":
            return {"type": "Enter", "seat": seat, "to": target}
        case verb:
            return {"type": "Perform", "seat": seat, "verb": verb, "target": target}


def _target(option: Option, seat: int, rng: Random) -> int:
    """The target of an option. A player frees its own dice first, and votes yes (the last answer); otherwise a table
    would soon be locked for good."""
    if option.verb == FREE and seat in option.targets:
        return seat
    return option.targets[-1] if option.verb == "answer" else rng.choice(option.targets)


class Watch:
    """The table's time as a client knows it; it is never ahead, because a message contains a time in the past."""

    def __init__(self) -> None:
        self._ahead = float("-inf")

    def hear(self, message: Heard, own_ms: float) -> None:
        if message.type == "welcome" and message.now is not None:
            self._ahead = message.now - own_ms
        elif message.type == "frame" and message.t is not None:
            self._ahead = max(self._ahead, message.t - own_ms)

    def read(self, own_ms: float) -> float:
        return own_ms + self._ahead


class Person(Member):
    """One seat, played by the options that the server offers: none before its time, and none that is no longer
    listed."""

    def __init__(self, seat: int, token: str, rng: Random) -> None:
        super().__init__(seat)
        self.token = token
        self.rng = rng
        self.options: tuple[Option, ...] = ()
        self.is_stale = False
        self.watch = Watch()
        self._heard_at = 0.0
        self._glance: asyncio.TimerHandle | None = None

    def hear(self, body: bytes) -> None:
        message = _decode(body)
        self._heard_at = perf_counter()
        self.watch.hear(message, self._heard_at * 1000)
        if message.is_of_the_end and self.seat == HOST:
            self.say(START)
        has_news = message.options is not None
        if message.options is not None:
            self.options, self.is_stale = message.options, False
        id = message.re if message.refusal is None else message.id
        has_answer = id in self.asked
        if id is not None and has_answer:
            self._take_answer(id, message)
        if self.is_restless and not self.asked and (has_answer or has_news):
            self._look_in(PATIENCE_S if self.is_stale else 0.0)

    def _take_answer(self, id: int, message: Heard) -> None:
        """Note an answer. A player's own command changes its options; in a burst they come with the last frame, which
        may be a later one."""
        if message.refusal is None:
            self.is_stale = message.options is None
            self.answered(id)
        else:
            self.answered(id, message.refusal.code)

    def _look_in(self, seconds: float) -> None:
        """Look at the options again after this time, instead of an earlier timer; a whole burst of frames is read
        before."""
        if self._glance is not None:
            self._glance.cancel()
        self._glance = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        if self.is_restless and not self.asked:
            self.act()

    def act(self) -> None:
        now = self.watch.read(perf_counter() * 1000)
        chosen = choose([option for option in self.options if option.at <= now], self.seat, self.rng)
        if chosen is not None:
            self._do(chosen)
        elif self.is_restless:
            self._bide(now)

    def _do(self, chosen: dict[str, Any]) -> None:
        self.is_stale = True
        self.say(DO % (self.ask(), _encode(chosen)))

    def _bide(self, now: float) -> None:
        """Wait until the time of an option comes, or until others change something. If nothing happens, the host gives
        the game up."""
        if later := [option.at for option in self.options if option.at > now]:
            self._look_in((min(later) - now) / 1000)
        elif lost := [option for option in self.options if option.verb == GIVE_UP and self.seat == HOST]:
            silent_s = perf_counter() - self._heard_at
            if silent_s < SILENCE_S:
                self._look_in(SILENCE_S - silent_s)
            else:
                self._do(command(lost[0], self.seat, self.rng))
