"""`tumbledown bench engine` and `tumbledown bench server`: how fast they are here, and beside their peers."""

import argparse
import math
import sys

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.bench.engine import EngineResult, PeerRatio, measure_engine
from tumbledown.bench.peers import measure_peers
from tumbledown.bench.server import EACH_PER_S, Growth, Load, Saturation, ServerResult, measure_server
from tumbledown.commands import Subparsers

SECONDS = 5.0
TABLES = 50
MOST_TABLES = 1000


def add_parser(subparsers: Subparsers) -> None:
    summary = "measure how fast the engine or the server is"
    parser = subparsers.add_parser("bench", help=summary, description=summary.capitalize() + ".")
    parts = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    engine = parts.add_parser(
        "engine",
        help="games of four bots on one core",
        description="Play games of four bots on one core, look at their parts with a stopwatch, and compare.",
    )
    engine.add_argument("--json", action="store_true", help="print JSON")
    engine.add_argument("--seconds", metavar="S", type=_seconds, default=SECONDS, help="how long to play games (5)")
    engine.add_argument("--no-peers", action="store_true", help="leave out the other environments")
    server = parts.add_parser(
        "server",
        help="games over loopback, the server on a core of its own",
        description="Play over loopback, the server on one core and everybody else on another: rates, waits, memory.",
    )
    server.add_argument("--json", action="store_true", help="print JSON")
    server.add_argument("--seconds", metavar="S", type=_seconds, default=SECONDS, help="how long each part takes (5)")
    server.add_argument("--tables", metavar="N", type=_tables, default=TABLES, help="tables of six, up to 1000 (50)")


def run(args: argparse.Namespace) -> int:
    return _bench_server(args) if args.what == "server" else _bench_engine(args)


def _bench_server(args: argparse.Namespace) -> int:
    try:
        result = measure_server(args.seconds, args.tables)
    except (ImportError, RuntimeError, OSError) as error:
        print(f"tumbledown bench server: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(msgspec.json.encode(result).decode())
    else:
        _show_server(result)
    return 0


def _bench_engine(args: argparse.Namespace) -> int:
    peers = [] if args.no_peers else measure_peers()
    result = measure_engine(args.seconds, peers)
    if args.json:
        print(msgspec.json.encode(result).decode())
    else:
        _show(result)
    return 0


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds")
    return seconds


def _tables(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_TABLES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of tables from 1 to {MOST_TABLES}")
    return int(text)


def _show(result: EngineResult) -> None:
    console = Console(highlight=False)
    console.print(_engine_table(result))
    if result.peers:
        console.print(_peer_table(result.peers))


def _engine_table(result: EngineResult) -> Table:
    build = "compiled" if result.compiled else "interpreted"
    collecting = "on" if result.garbage_collection else "off"
    table = Table(title=f"engine, {build}: {result.games} games of four bots, one core")
    table.caption = f"garbage collection {collecting}; times of single calls are the quickest of several"
    table.add_column("what")
    table.add_column("measured", justify="right")
    for what, measured in _rows(result):
        table.add_row(what, measured)
    return table


def _rows(result: EngineResult) -> list[tuple[str, str]]:
    share, options = result.time_share, result.options_us
    return [
        ("games each second", f"{result.games_per_s:,.1f}"),
        ("commands each second", f"{result.commands_per_s:,.0f}"),
        ("a command, median", _micros(result.command_us_p50)),
        ("a command, 99 in 100 within", _micros(result.command_us_p99)),
        ("options after the temple changed", _micros(options.temple_changed)),
        ("options after a throw", _micros(options.after_throw)),
        ("snapshot, largest", f"{result.snapshot_bytes:,} bytes"),
        ("snapshot, taking it", _micros(result.snapshot_encode_us)),
        ("snapshot, restoring it", _micros(result.snapshot_restore_us)),
        ("share of time: engine", f"{share.engine:.0%}"),
        ("share of time: options", f"{share.options:.0%}"),
        ("share of time: bots", f"{share.bot:.0%}"),
    ]


def _micros(value: float) -> str:
    return f"{value:,.1f} µs"


def _peer_table(peers: list[PeerRatio]) -> Table:
    table = Table(title="peers, random legal play, one core")
    table.add_column("peer")
    table.add_column("steps each second", justify="right")
    table.add_column("our commands for each step", justify="right")
    for peer in peers:
        if peer.ratio is None:
            table.add_row(peer.name, Text(peer.unavailable), "")
        else:
            table.add_row(peer.name, f"{peer.steps_per_s:,.0f}", f"{peer.ratio:.2f}")
    return table


# -------------------------------------------------------------------- the server
def _show_server(result: ServerResult) -> None:
    console = Console(highlight=False)
    if result.cores < 2:
        console.print("There is only one core here: server and generator share it, and the figures say little.")
    console.print(_saturation_table(result))
    console.print(_load_table(result.load))
    console.print(_growth_table(result.growth))
    idle = result.idle
    console.print(
        f"{idle.tables} tables, everybody silent: {idle.silent_cpu_ms_per_s:.1f} ms of processor time each second"
    )
    console.print(f"{idle.tables} tables asleep: {idle.asleep_cpu_ms_per_s:.1f} ms of processor time each second")


def _saturation_table(result: ServerResult) -> Table:
    table = Table(title="rooms of four sockets, every command told to all four")
    for name in ("what", "commands each second", "µs of processor each", "each processor second"):
        table.add_column(name, justify="left" if name == "what" else "right")
    for name, found in (("full game, durable log", result.full), ("picows, bare echo", result.raw)):
        table.add_row(name, *_saturation_cells(found))
    if result.ratio is not None:
        table.caption = f"for each processor second the full game does {result.ratio:.3f} of the bare echo"
    return table


def _saturation_cells(found: Saturation) -> tuple[str | Text, ...]:
    if found.unavailable:
        return (Text(found.unavailable),)
    return f"{found.commands_per_s:,.0f}", f"{found.cpu_us_per_command:.1f}", f"{found.commands_per_cpu_s:,.0f}"


def _load_table(load: Load) -> Table:
    table = Table(title=f"{load.tables} tables of six, each seat {EACH_PER_S} commands a second")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_row("commands each second", f"{load.commands_per_s:,.0f}")
    table.add_row("of them refused", f"{load.refused / max(1, load.commands):.1%}")
    table.add_row("command to own frame, median", f"{load.p50_ms:.1f} ms")
    table.add_row("command to own frame, 99 in 100 within", f"{load.p99_ms:.1f} ms")
    table.add_row("share of the core", f"{load.cpu_share:.0%}")
    table.add_row("memory of a connection", f"{load.connection_kb:.0f} KB")
    table.add_row("memory of a table", f"{load.table_kb:.0f} KB")
    return table


def _growth_table(rows: list[Growth]) -> Table:
    table = Table(title="the same traffic over more and more tables of four")
    for name in ("tables", "connections", "commands each second", "µs of processor each", "99 in 100 within", "memory"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            f"{row.tables}",
            f"{row.connections}",
            f"{row.commands_per_s:,.0f}",
            f"{row.cpu_us_per_command:.0f}",
            f"{row.p99_ms:.1f} ms",
            f"{row.memory_mb:.0f} MB",
        )
    return table
