"""Measures usual load: tables at their usual pace, the same traffic over more and more tables, silence, and unused
tables."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tumbledown.bench.member import Member, commands_of, leave_all, refusals_of, steadily
from tumbledown.bench.peer_clients import SEATS
from tumbledown.bench.process import Process
from tumbledown.bench.tables import FAST_ROLL_MS, USUAL_ROLL_MS, Tables

EACH_PER_S: Final = 1.5
GROWTH: Final = (10, 30, 100, 300, 1000)
GROWTH_PER_S: Final = 300.0
"""The total traffic while the number of tables grows: the work stays the same, only the memory grows."""
FASTEST_EACH_PER_S: Final = 10.0
ASLEEP_S: Final = 3.5
AT_LATEST_ASLEEP_S: Final = 20.0


class Load(msgspec.Struct):
    """The result of six-player tables whose players send at their usual pace."""

    tables: int
    connections: int
    commands: int
    commands_per_s: float
    p50_ms: float
    p99_ms: float
    cpu_share: float
    connection_kb: float
    table_kb: float
    refusals: dict[str, int] = {}


class Growth(msgspec.Struct):
    """The result of the same traffic over so many tables of four."""

    tables: int
    connections: int
    commands_per_s: float
    cpu_us_per_command: float
    p99_ms: float
    memory_mb: float
    refusals: dict[str, int] = {}


class Idle(msgspec.Struct):
    """Processor milliseconds a second: with all clients connected and silent, and with none and the tables dropped from
    memory."""

    tables: int
    silent_cpu_ms_per_s: float
    asleep_cpu_ms_per_s: float


# -------------------------------------------------------------------- load
async def bear(process: Process, seconds: float, count: int, players: int = 6) -> Load:
    """Measure the memory of tables, connections and games in this order, and then the load."""
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
    leave_all(people)
    waits = sorted_waits(people)
    return Load(
        tables=count,
        connections=len(people),
        commands=len(waits),
        commands_per_s=round(len(waits) / seconds, 1),
        p50_ms=share_within(waits, 0.5),
        p99_ms=share_within(waits, 0.99),
        cpu_share=round(spent / seconds, 3),
        connection_kb=round((joined - made) / len(people), 1),
        table_kb=round((made - empty + played - joined) / count, 1),
        refusals=refusals_of(people),
    )


def sorted_waits(people: Iterable[Member]) -> list[float]:
    return sorted(wait for person in people for wait in person.waits)


def share_within(waits: Sequence[float], share: float) -> float:
    """The wait in milliseconds within which this share of the sorted waits is; 0 if there are none."""
    return round(waits[min(len(waits) - 1, int(len(waits) * share))] * 1000, 2) if waits else 0.0


# -------------------------------------------------------------------- growth and idleness
def steps(most: int) -> list[int]:
    """The numbers of tables that are measured one after the other, up to `most`."""
    return [*[size for size in GROWTH if size < most], most]


async def grow(process: Process, seconds: float, most: int) -> tuple[list[Growth], Idle]:
    tables = Tables(process.port, SEATS, FAST_ROLL_MS)
    rows: list[Growth] = []
    for count in steps(most):
        codes = await tables.make(count - len(tables.tables))
        await tables.join(codes)
        await tables.start(codes)
        rows.append(await _grown(process, tables, seconds))
    silent = await _idle_ms(process, seconds)
    leave_all(tables.people)
    await _until_asleep(process)
    return rows, Idle(len(tables.tables), silent, await _idle_ms(process, seconds))


async def _grown(process: Process, tables: Tables, seconds: float) -> Growth:
    people = tables.people
    for person in people:
        person.forget()
    await asyncio.sleep(0.3)
    cpu = process.cpu_s()
    await steadily(people, min(FASTEST_EACH_PER_S, GROWTH_PER_S / len(people)), seconds)
    spent, commands = process.cpu_s() - cpu, commands_of(people)
    return Growth(
        tables=len(tables.tables),
        connections=len(people),
        commands_per_s=round(commands / seconds, 1),
        cpu_us_per_command=round(spent * 1e6 / commands, 1) if commands else 0.0,
        p99_ms=share_within(sorted_waits(people), 0.99),
        memory_mb=round(process.memory_kb() / 1024, 1),
        refusals=refusals_of(people),
    )


async def _until_asleep(process: Process) -> None:
    """Wait until all tables are dropped from memory, which is when the server uses no more processor time."""
    await asyncio.sleep(ASLEEP_S)
    end, before = asyncio.get_running_loop().time() + AT_LATEST_ASLEEP_S, -1.0
    while process.cpu_s() > before and asyncio.get_running_loop().time() < end:
        before = process.cpu_s()
        await asyncio.sleep(0.5)


async def _idle_ms(process: Process, seconds: float) -> float:
    cpu = process.cpu_s()
    await asyncio.sleep(seconds)
    return round((process.cpu_s() - cpu) * 1000 / seconds, 2) if seconds else 0.0
