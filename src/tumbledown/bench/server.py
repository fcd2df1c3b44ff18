"""Measures the server: full games against other servers' simplest rooms, six-player tables, growth, and idleness.

The server has one core and the clients the other; they connect over loopback.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from tumbledown.bench.load import Growth, Idle, Load, bear, grow
from tumbledown.bench.process import Process, cores, on_core, tumbledown
from tumbledown.bench.saturation import PEERS, ROOMS, PeerRoom, Saturation, measure_peer, quicker, ratio, run, saturate

LEFT_OUT: Final = "left out"

Found = TypeVar("Found")


class Extent(msgspec.Struct, frozen=True):
    """The extent of a measurement: the seconds of each part, the rounds, the number of rooms, of tables of six, and at
    most of tables of four.

    `peers` is where the other servers are installed, None to leave them out; `python` has the Tumbledown that is
    measured, which may be the compiled build.
    """

    seconds: float = 5.0
    rounds: int = 3
    tables: int = 50
    most_tables: int = 1000
    peers: Path | None = None
    python: str = sys.executable
    rooms: int = ROOMS


class ServerResult(msgspec.Struct):
    cores: int
    compiled: bool
    full: Saturation
    peers: list[PeerRoom]
    load: Load
    growth: list[Growth]
    idle: Idle


def measure_server(extent: Extent) -> ServerResult:
    """Measure all in bounded time: about `seconds` for each of the rooms, each step of the growth, the load, silence
    and sleep."""
    ours, others = cores()
    compiled, seconds = is_compiled(extent.python), extent.seconds

    def with_tables(work: Callable[[Process], Coroutine[Any, Any, Found]]) -> Found:
        with tempfile.TemporaryDirectory() as folder, tumbledown(Path(folder), ours, extent.python) as process:
            return run(work(process))

    def at_the_limit(process: Process) -> Coroutine[Any, Any, Saturation]:
        return saturate(process, seconds, extent.rooms)

    with on_core(others):
        full, peers = compare(lambda: with_tables(at_the_limit), extent, ours)
        load = with_tables(lambda process: bear(process, seconds, extent.tables))
        growth, idle = with_tables(lambda process: grow(process, seconds, extent.most_tables))
    return ServerResult(len(os.sched_getaffinity(0)), compiled, full, peers, load, growth, idle)


def is_compiled(python: str) -> bool:
    question = "from tumbledown.bench.engine import is_compiled; print(is_compiled())"
    told = subprocess.run([python, "-c", question], capture_output=True, text=True, check=False)
    if told.returncode:
        raise RuntimeError(f"{python} has no Tumbledown: {told.stderr.strip().rpartition(chr(10))[2]}")
    return told.stdout.strip() == "True"


def compare(play: Callable[[], Saturation], extent: Extent, core: int) -> tuple[Saturation, list[PeerRoom]]:
    """Measure one room after the other, and all again in each round, so that a slow moment of the machine affects none
    alone."""
    full, found = Saturation(), [Saturation(unavailable=LEFT_OUT) for _ in PEERS]
    is_there = [extent.peers is not None for _ in PEERS]
    for _ in range(extent.rounds):
        full = quicker(full, play())
        for number, peer in enumerate(PEERS):
            if extent.peers is not None and is_there[number]:
                measured = measure_peer(peer, extent.peers, core, extent.seconds, extent.rooms)
                is_there[number] = not measured.unavailable
                found[number] = quicker(found[number], measured)
    rooms = zip(PEERS, found, strict=True)
    return full, [PeerRoom(peer.name, measured, ratio(full, measured), peer.asked) for peer, measured in rooms]
