"""Whatever comes over the line: a named fault, an open line, a game unharmed, and no exception in the server."""

import logging
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import WSMsgType
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.server.house import House, begin
from tests.server.opened import counted, opened
from tests.server.player import Player
from tumbledown.engine import commands
from tumbledown.engine.commands import Roll
from tumbledown.engine.journal import Entry
from tumbledown.engine.setup import bare_game, replay
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters
from tumbledown.server import wire
from tumbledown.server.chat import SIGNALS
from tumbledown.server.hosting import ACTIONS
from tumbledown.server.limits import Limits
from tumbledown.server.wire import Do, Hello, Manage, Mute, Ping, Ready, Say, Signal, WireError

MANY = 10**9
GENEROUS = Limits(
    messages_per_s=MANY, burst=MANY, commands_per_s=MANY, commands_burst=MANY, bytes_per_s=MANY, bytes_burst=MANY
)
FEW, LONG = 5_000, 100_000
FAULTS = {"malformed", "greeted_already", "text_only"}

COMMANDS: tuple[commands.AnyCommand, ...] = (
    commands.Start(),
    commands.Roll(1, 3),
    commands.Enter(1, 4, 1, 31, (1, 2), 5),
    commands.Discover(1, 2, dice=3),
    commands.ActivateGems(1, 1, dice=7),
    commands.Escape(1, dice=1),
    commands.Perform(1, "give_up", 3),
    commands.Answer(1, 0, 1),
    commands.Prefer(1, "keeps_masks", True),
    commands.Mark(1, "kept", 3),
    commands.AddItem(1, 2),
    commands.Connection(1, False),
    commands.HandOver(1, 0),
)
REAL = [
    *[msgspec.json.encode(Do(number, command)) for number, command in enumerate(COMMANDS)],
    *[msgspec.json.encode(Manage(5, what, 1, Settings(players=2))) for what in ACTIONS],
    *[msgspec.json.encode(each) for each in (Hello("x" * 32), Ping(1.5, 20.0), Say("hé"), Ready(), Mute(1))],
    *[msgspec.json.encode(Signal(what, 3)) for what in sorted(SIGNALS)],
]
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**31,
    2**53,
    2**63,
    2**64,
    -(2**64),
    10**300,
    1.5,
    1e308,
    "",
    "\0",
    "x" * 99,
    [],
    {},
)


# -------------------------------------------------------------------- mutations of real messages
def mutated(luck: random.Random) -> bytes:
    data = luck.choice(REAL)
    if luck.random() < 0.5:
        return change_value(luck, data)
    for _ in range(luck.randint(1, 3)):
        data = luck.choice(MUTATIONS)(luck, data)
    return data[:4000]


def flip(luck: random.Random, data: bytes) -> bytes:
    changed = bytearray(data or b"x")
    changed[luck.randrange(len(changed))] = luck.randrange(256)
    return bytes(changed)


def cut_out(luck: random.Random, data: bytes) -> bytes:
    one, other = sorted((luck.randint(0, len(data)), luck.randint(0, len(data))))
    return data[:one] + data[other:]


def repeat(luck: random.Random, data: bytes) -> bytes:
    one, other = sorted((luck.randint(0, len(data)), luck.randint(0, len(data))))
    return data[:other] + data[one:other] * luck.randint(1, 40) + data[other:]


def cross(luck: random.Random, data: bytes) -> bytes:
    other = luck.choice(REAL)
    return data[: luck.randint(0, len(data))] + other[luck.randint(0, len(other)) :]


def change_value(luck: random.Random, data: bytes) -> bytes:
    """A message that still is JSON, with a field changed, added or taken away."""
    try:
        value = msgspec.json.decode(data)
    except (ValueError, RecursionError):
        return data
    inside = value
    while isinstance(inside, dict) and inside:
        key = luck.choice(list(inside))
        if isinstance(inside[key], dict) and luck.random() < 0.8:
            inside = inside[key]
            continue
        _change_field(luck, inside, key)
        break
    return msgspec.json.encode(value)


def _change_field(luck: random.Random, inside: dict[str, Any], key: str) -> None:
    kind = luck.randrange(4)
    if kind == 0:
        del inside[key]
    elif kind == 1:
        inside["more"] = luck.choice(ODD)
    else:
        inside[key] = luck.choice(ODD) if kind == 2 else luck.randint(-3, 60)


MUTATIONS = (flip, cut_out, repeat, cross, change_value, change_value, change_value)


# -------------------------------------------------------------------- the table under fire
class Table:
    """A game of two: the host plays, and the guest's line is fuzzed."""

    def __init__(self, house: House, host: Player, guest: Player) -> None:
        self.house = house
        self.host = host
        self.guest = guest
        self.sent = 0

    async def fire(self, data: bytes, *, is_text: bool = True) -> None:
        """Send it; everything until the answer to a ping after it is what came of it."""
        line = self.guest._line
        assert line is not None
        await line.send_frame(data, WSMsgType.TEXT if is_text else WSMsgType.BINARY)
        self.sent += 1
        await self.guest.send(Ping(float(-self.sent)))
        before = len(self.guest.messages)
        await self.guest.until("pong", t=float(-self.sent))
        faults = [heard["code"] for heard in self.guest.messages[before:] if heard["type"] == "fault"]
        assert faults == expected_faults(data, is_text=is_text), data
        self.guest.messages.clear()

    async def check_unharmed(self) -> None:
        """The host still plays, everybody sees the same, and the log tells the game as it is."""
        self.host.messages.clear()
        answer = await self.host.do(Roll(0))
        assert answer["type"] in ("frame", "refused")
        room = self.house.room(self.host.code)
        assert room.table.play is not None
        game = room.table.play.game
        kept = await room.table.store.load_log(room.table.play.id)  # type: ignore[attr-defined]
        again = bare_game(game.rules.settings, game.fortune.seed, chapters(game.rules.settings))
        for _, data in kept[: room.table.play.entries]:
            entry = msgspec.json.decode(data, type=Entry)
            replay(again, list(entry.events), entry.at)
        assert len(kept) == room.table.play.entries
        again.now = game.now  # a refused command leaves no trace but this
        assert state_hash(again) == state_hash(game)
        assert room.record.host == self.host.seat


def expected_faults(data: bytes, *, is_text: bool) -> list[str]:
    if not is_text:
        return ["text_only"]
    try:
        message = wire.decode(data)
    except WireError:
        return ["malformed"]
    return ["greeted_already"] if isinstance(message, Hello) else []


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    async with opened(tmp_path, GENEROUS) as house:
        host = await house.host(roll_ms=1)
        guest = await house.guest(host.code)
        await begin(host, guest)
        yield Table(house, host, guest)
        assert counted(house, "connections") == 2
        assert sum(counted(house, "cut_total", why=why) for why in ("slow", "too_fast", "too_big", "broken")) == 0


@pytest.fixture(autouse=True)
def _nothing_fails_in_the_server(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    records = [record for when in ("setup", "call") for record in caplog.get_records(when)]
    assert [record.getMessage() for record in records if record.levelno >= logging.ERROR] == []


def is_utf8(data: bytes) -> bool:
    """What is not, is refused by the line itself, as its standard demands."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


async def bombard(table: Table, count: int, seed: int) -> None:
    luck = random.Random(seed)
    while table.sent < count:
        data = mutated(luck)
        await table.fire(data, is_text=is_utf8(data))
        if table.sent % 500 == 0:
            await table.check_unharmed()
    await table.check_unharmed()


async def test_mutations_of_real_messages_harm_nothing(table: Table) -> None:
    await bombard(table, FEW, seed=3)
    assert counted(table.house, "refusals_total", code="malformed") > FEW / 3
    assert counted(table.house, "commands_total") > FEW / 25
    play = table.house.room(table.host.code).table.play
    assert play is not None
    assert not play.is_over


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
async def test_a_hundred_thousand_mutations_harm_nothing(table: Table, seed: int) -> None:
    await bombard(table, LONG // 4, seed)


async def test_every_real_message_is_understood(table: Table) -> None:
    for data in REAL:
        assert "malformed" not in expected_faults(data, is_text=True), data
        await table.fire(data)
    await table.check_unharmed()


JSON_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12,
)
FIELDS = st.sampled_from(
    ["id", "command", "seat", "what", "text", "t", "delay", "on", "token", "last", "settings", "dice"]
)
TAGGED = st.builds(
    lambda tag, fields: {"type": tag, **fields},
    st.sampled_from(["do", "ping", "say", "signal", "ready", "manage", "hello", "dance"]),
    st.dictionaries(FIELDS, JSON_VALUES, max_size=4),
)


@st.composite
def texts(draw: st.DrawFn) -> bytes:
    kind = draw(st.integers(0, 2))
    if kind == 0:
        return draw(st.text(max_size=200)).encode("utf-8", "replace")
    value = draw(JSON_VALUES if kind == 1 else TAGGED)
    return msgspec.json.encode(value)[:4000]


async def test_whatever_hypothesis_thinks_of_harms_nothing(table: Table) -> None:
    found: list[bytes] = []

    @settings(phases=[Phase.generate], max_examples=400, suppress_health_check=list(HealthCheck))
    @given(data=texts())
    def gather(data: bytes) -> None:
        found.append(data)

    gather()
    for data in found:
        if is_utf8(data):
            await table.fire(data)
    await table.check_unharmed()


async def test_deep_nesting_is_a_fault_like_any_other(table: Table) -> None:
    for data in (b"[" * 4000, b'{"a":' * 600, b'{"type":"do","id":1,"command":' + b"[" * 3000):
        await table.fire(data)
    await table.check_unharmed()


async def test_the_first_message_may_be_anything_too(tmp_path: Path) -> None:
    """Before hello nothing is done; a hello that is wrong ends the line with the reason."""
    luck = random.Random(11)
    hello = msgspec.json.encode(Hello("x" * 32, 3))
    async with opened(tmp_path, GENEROUS) as house:
        host = await house.host()
        for number in range(150):
            data = change_value(luck, hello) if number % 2 else mutated(luck)
            if not is_utf8(data):
                continue
            async with house.session.ws_connect(f"{house.base}/api/tables/{host.code}/socket") as line:
                await line.send_frame(data, WSMsgType.TEXT)
                answer = msgspec.json.decode((await line.receive(5)).data)
            assert answer["type"] in ("fault", "goodbye", "welcome", "pong"), data
            assert answer.get("code", "malformed") in ("malformed", "hello_first")
            assert answer.get("why", "bad_token") in ("bad_token", "other_version")
        assert counted(house, "refusals_total", code="hello_first") > 0
        await host.send(Ping(1.0))
        await host.until("pong")
