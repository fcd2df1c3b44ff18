"""Rooms of four sockets at their limit: the full game, and the simplest rooms of other servers.

Every member sends its next command when the last one is answered, and every command is broadcast to the room. Rates are
also computed per second of the server's processor time, which can be compared whether the clients keep up or not.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from aiohttp import ClientError

from tumbledown.bench.echo import NEEDS
from tumbledown.bench.member import Member, begin_all, commands_of, leave_all, refusals_of
from tumbledown.bench.node import Unavailable, install
from tumbledown.bench.peer_clients import SEATS, Enter, enter_boardgame, enter_colyseus, enter_echo
from tumbledown.bench.peers import INSTALL
from tumbledown.bench.process import Process, room
from tumbledown.bench.tables import FAST_ROLL_MS, Tables

ROOMS: Final = 192
"""Enough rooms to keep every server busy. A server that answers after a commit is idle between few rooms, which makes
commands dearer, because every group of the log and every turn of the loop handles only a few."""

WARM_UP_S: Final = 2.0
"""Time for JIT compilers to compile, and for games to get under way."""

Found = TypeVar("Found")


class Saturation(msgspec.Struct):
    """The result of rooms of four sockets, each sending its next command when the last one is answered; `busy` is the
    share of its core that the server used."""

    sockets: int = 0
    commands: int = 0
    commands_per_s: float = 0.0
    cpu_us_per_command: float = 0.0
    commands_per_cpu_s: float = 0.0
    busy: float = 0.0
    refusals: dict[str, int] = {}
    unavailable: str = ""


class PeerRoom(msgspec.Struct):
    """Another server's simplest room; `ratio` is that of the full game's commands to its, in the same processor
    time."""

    name: str
    found: Saturation
    ratio: float | None
    asked: float | None


class PeerServer(NamedTuple):
    """How a room is started in a folder and how it is entered; `asked` is the ratio that the full game has to reach."""

    name: str
    command: Callable[[Path], list[str]]
    enter: Enter
    asked: float | None


def run(work: Coroutine[Any, Any, Found]) -> Found:
    """Run on uvloop's event loop, the fastest one."""
    with asyncio.Runner(loop_factory=import_module("uvloop").new_event_loop) as runner:
        return runner.run(work)


# -------------------------------------------------------------------- measuring
async def saturate(process: Process, seconds: float, rooms: int) -> Saturation:
    """Measure the full game."""
    tables = Tables(process.port, SEATS, FAST_ROLL_MS)
    codes = await tables.make(rooms)
    await tables.join(codes)
    await tables.start(codes)
    return await _measured(process, tables.people, seconds)


async def saturate_peer(process: Process, enter: Enter, seconds: float, rooms: int) -> Saturation:
    return await _measured(process, await enter(process.port, rooms), seconds)


async def _measured(process: Process, people: Sequence[Member], seconds: float) -> Saturation:
    begin_all(people)
    await asyncio.sleep(min(WARM_UP_S, seconds))
    for person in people:
        person.forget()
    cpu, began = process.cpu_s(), asyncio.get_running_loop().time()
    await asyncio.sleep(seconds)
    spent, took = process.cpu_s() - cpu, asyncio.get_running_loop().time() - began
    found = rates(len(people), commands_of(people), took, spent)
    found.refusals = refusals_of(people)
    leave_all(people)
    return found


def rates(sockets: int, commands: int, seconds: float, cpu_s: float) -> Saturation:
    cpu_us = cpu_s * 1e6 / commands if commands else 0.0
    return Saturation(
        sockets,
        commands,
        round(commands / seconds, 1),
        round(cpu_us, 1),
        round(1e6 / cpu_us, 1) if cpu_us else 0.0,
        round(cpu_s / seconds, 2),
    )


def quicker(one: Saturation, other: Saturation) -> Saturation:
    """The better of two measurements: other work on the machine can only make one worse."""
    if not one.commands_per_cpu_s or not other.commands_per_cpu_s:
        return one if one.commands_per_cpu_s else other
    return max(one, other, key=lambda found: found.commands_per_cpu_s)


def ratio(full: Saturation, other: Saturation) -> float | None:
    """The ratio by processor time; None if the other was not measured."""
    if not other.commands_per_cpu_s:
        return None
    return round(full.commands_per_cpu_s / other.commands_per_cpu_s, 3)


# -------------------------------------------------------------------- peers
def echo_command(folder: Path) -> list[str]:  # noqa: ARG001
    try:
        for module in NEEDS:
            import_module(module)
    except ImportError as error:
        raise Unavailable(f"{error}: {INSTALL}") from None
    return [sys.executable, "-m", "tumbledown.bench.echo"]


def _in_node(script: str) -> Callable[[Path], list[str]]:
    return lambda folder: [install(folder).program, str(folder / script)]


PEERS: Final = (
    PeerServer("picows, bare echo", echo_command, enter_echo, 0.25),
    PeerServer("boardgame.io, one counter", _in_node("boardgame.mjs"), enter_boardgame, 2.0),
    PeerServer("Colyseus, bare messages", _in_node("colyseus.mjs"), enter_colyseus, None),
)


def measure_peer(peer: PeerServer, folder: Path, core: int, seconds: float, rooms: int = ROOMS) -> Saturation:
    """Measure a room; if it fails, the result says why, so that our own measurement goes on."""
    try:
        with room(peer.command(folder), core) as process:
            found = run(saturate_peer(process, peer.enter, seconds, rooms))
    except (Unavailable, ClientError, RuntimeError, OSError) as error:
        return Saturation(unavailable=str(error) or type(error).__name__)
    return found if found.commands else Saturation(unavailable="nothing was answered")
