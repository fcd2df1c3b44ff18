"""`tumbledown bench engine`: how fast the engine is here, and beside its peers."""

import argparse
import math

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.bench.engine import EngineResult, PeerRatio, measure_engine
from tumbledown.bench.peers import measure_peers
from tumbledown.commands import Subparsers

SECONDS = 5.0


def add_parser(subparsers: Subparsers) -> None:
    summary = "measure how fast the engine is"
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


def run(args: argparse.Namespace) -> int:
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
