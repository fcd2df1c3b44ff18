"""What the server costs: full games beside a bare echo room, six-player tables, growth, and sleep.

The server has one core and the generator the other; everything goes over loopback. Rates at saturation are told for a
second of the server's processor time as well: that is what can be compared when a generator cannot keep up.
"""

import asyncio
import os
import tempfile
from collections.abc import Callable, Coroutine
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import msgspec

from tumbledown.bench.echo import NEEDS
from tumbledown.bench.line import Line, connect
from tumbledown.bench.peers import INSTALL
from tumbledown.bench.process import Process, cores, echo_room, on_core, tumbledown
from tumbledown.bench.traffic import DO, Person, Tables, as_fast_as_possible, steadily

ROOMS: Final = 32
SEATS: Final = 4
EACH_PER_S: Final = 1.5
GROWTH: Final = (10, 30, 100, 300, 1000)
GROWTH_PER_S: Final = 500.0
"""The whole traffic while the number of tables grows: what grows then is not the work, only the house."""
FAST_ROLL_MS: Final = 1
USUAL_ROLL_MS: Final = 500
WARM_UP_S: Final = 0.5

Found = TypeVar("Found")


class Saturation(msgspec.Struct):
    """Rooms of four sockets, each sending its next command when the last one is answered."""

    sockets: int = 0
    commands: int = 0
    refused: int = 0
    commands_per_s: float = 0.0
    cpu_us_per_command: float = 0.0
    commands_per_cpu_s: float = 0.0
    unavailable: str = ""


class Load(msgspec.Struct):
    """Six-player tables whose people send at their usual pace."""

    tables: int
    connections: int
    commands: int
    refused: int
    commands_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_share: float
    connection_kb: float
    table_kb: float


class Growth(msgspec.Struct):
    """The same traffic spread over so many tables of four."""

    tables: int
    connections: int
    commands_per_s: float
    cpu_us_per_command: float
    p99_ms: float
    memory_mb: float


class Idle(msgspec.Struct):
    """Processor milliseconds each second: everybody connected and silent, and everybody gone and the tables asleep."""

    tables: int
    silent_cpu_ms_per_s: float
    asleep_cpu_ms_per_s: float


class ServerResult(msgspec.Struct):
    cores: int
    full: Saturation
    raw: Saturation
    ratio: float | None
    load: Load
    growth: list[Growth]
    idle: Idle


def measure_server(seconds: float, tables: int) -> ServerResult:
    """Bounded: four parts of about `seconds` each, and one more for each step of the growth."""
    ours, others = cores()
    with tempfile.TemporaryDirectory() as name, on_core(others):
        folder = Path(name)
        full = _with_tables(folder, ours, lambda process: saturate(process, seconds))
        raw = measure_raw(ours, seconds)
        load = _with_tables(folder, ours, lambda process: bear(process, seconds, tables))
        growth, idle = _with_tables(folder, ours, lambda process: grow(process, seconds, tables))
    ratio = full.commands_per_cpu_s / raw.commands_per_cpu_s if raw.commands_per_cpu_s else None
    return ServerResult(len(os.sched_getaffinity(0)), full, raw, ratio, load, growth, idle)


def _with_tables(folder: Path, core: int, work: Callable[[Process], Coroutine[Any, Any, Found]]) -> Found:
    with tumbledown(folder, core) as process:
        return run(work(process))


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """On the quickest loop there is."""
    with asyncio.Runner(loop_factory=import_module("uvloop").new_event_loop) as runner:
        return runner.run(work)


# -------------------------------------------------------------------- saturation
async def saturate(process: Process, seconds: float, rooms: int = ROOMS) -> Saturation:
    tables = Tables(process.port, SEATS, FAST_ROLL_MS)
    codes = await tables.make(rooms)
    await tables.join(codes)
    await tables.start(codes)
    found = await _measured(process, tables.people, seconds)
    tables.leave()
    return found


async def _measured(process: Process, people: list[Person], seconds: float) -> Saturation:
    await as_fast_as_possible(people, WARM_UP_S)
    await asyncio.sleep(0.1)
    for person in people:
        person.forget()
    cpu, began = process.cpu_s(), asyncio.get_running_loop().time()
    await as_fast_as_possible(people, seconds)
    spent, took = process.cpu_s() - cpu, asyncio.get_running_loop().time() - began
    commands = sum(len(person.waits) for person in people)
    return rates(len(people), commands, sum(person.refused for person in people), took, spent)


def rates(sockets: int, commands: int, refused: int, seconds: float, cpu_s: float) -> Saturation:
    cpu_us = cpu_s * 1e6 / commands if commands else 0.0
    return Saturation(
        sockets,
        commands,
        refused,
        round(commands / seconds, 1),
        round(cpu_us, 1),
        round(1e6 / cpu_us, 1) if cpu_us else 0.0,
    )


def measure_raw(core: int, seconds: float) -> Saturation:
    """The echo room, or what is missing for it."""
    try:
        for module in NEEDS:
            import_module(module)
    except ImportError as error:
        return Saturation(unavailable=f"{error}: {INSTALL}")
    with echo_room(core) as process:
        return run(_saturate_echo(process, seconds))


class Shouter(Person):
    """Sends what a player would send, and knows its own words again."""

    def hear(self, text: bytes) -> None:
        if text == self.words:
            self.waits.append(0.0)
            self.answered()

    words = b""

    def act(self) -> None:
        assert self.line is not None
        self.id += 1
        self.words = DO % (self.id, b'{"type":"Roll","seat":%d}' % self.seat)
        self.line.say(self.words)


async def _saturate_echo(process: Process, seconds: float, rooms: int = ROOMS) -> Saturation:
    people: list[Person] = []
    for room in range(rooms):
        for seat in range(SEATS):
            person = Shouter(seat, "", Random())
            person.line = await connect(process.port, f"/{room}", person.hear)
            people.append(person)
    found = await _measured(process, people, seconds)
    _close([person.line for person in people])
    return found


def _close(lines: list[Line | None]) -> None:
    for line in lines:
        if line is not None:
            line.close()


# -------------------------------------------------------------------- load, growth, idleness
async def bear(process: Process, seconds: float, count: int, players: int = 6) -> Load:
    """Memory first of the tables, then of the connections, then of the games."""
    tables = Tables(process.port, players, USUAL_ROLL_MS)
    await tables.make(1)
    empty = process.memory_kb()
    codes = await tables.make(count)
    made = process.memory_kb()
    await tables.join(codes)
    await asyncio.sleep(0.2)
    joined = process.memory_kb()
    await tables.start(codes)
    people = [person for code in codes for person in tables.tables[code]]
    cpu = process.cpu_s()
    await steadily(people, EACH_PER_S, seconds)
    spent, played = process.cpu_s() - cpu, process.memory_kb()
    tables.leave()
    waits = sorted(wait for person in people for wait in person.waits)
    return Load(
        tables=count,
        connections=len(people),
        commands=len(waits),
        refused=sum(person.refused for person in people),
        commands_per_s=round(len(waits) / seconds, 1),
        p50_ms=share_within(waits, 0.5),
        p99_ms=share_within(waits, 0.99),
        cpu_share=round(spent / seconds, 3),
        connection_kb=round((joined - made) / len(people), 1),
        table_kb=round((made - empty + played - joined) / count, 1),
    )


def share_within(waits: list[float], share: float) -> float:
    """The wait, in milliseconds, within which this share of the sorted ones is; 0 if there are none."""
    return round(waits[min(len(waits) - 1, int(len(waits) * share))] * 1000, 2) if waits else 0.0


async def grow(process: Process, seconds: float, tables_wanted: int) -> tuple[list[Growth], Idle]:
    tables = Tables(process.port, SEATS, USUAL_ROLL_MS)
    rows: list[Growth] = []
    most = max(tables_wanted, min(4 * tables_wanted, GROWTH[-1]))
    for count in [size for size in GROWTH if size <= most] or [tables_wanted]:
        codes = await tables.make(count - len(tables.tables))
        await tables.join(codes)
        await tables.start(codes)
        rows.append(await _grown(process, tables, seconds))
    silent = await _idle_ms(process, seconds)
    tables.leave()
    await asyncio.sleep(3.5)
    return rows, Idle(len(tables.tables), silent, await _idle_ms(process, seconds))


async def _grown(process: Process, tables: Tables, seconds: float) -> Growth:
    people = tables.people
    for person in people:
        person.forget()
    await asyncio.sleep(0.3)
    cpu = process.cpu_s()
    each = min(EACH_PER_S, GROWTH_PER_S / len(people))
    await steadily(people, each, seconds)
    spent = process.cpu_s() - cpu
    waits = sorted(wait for person in people for wait in person.waits)
    cpu_us = spent * 1e6 / len(waits) if waits else 0.0
    per_s, memory = len(waits) / seconds, process.memory_kb() / 1024
    return Growth(
        len(tables.tables), len(people), round(per_s, 1), round(cpu_us, 1), share_within(waits, 0.99), round(memory, 1)
    )


async def _idle_ms(process: Process, seconds: float) -> float:
    cpu = process.cpu_s()
    await asyncio.sleep(seconds)
    return round((process.cpu_s() - cpu) * 1000 / seconds, 2) if seconds else 0.0
