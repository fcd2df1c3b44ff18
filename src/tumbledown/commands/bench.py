"""`tumbledown bench engine`, `server` and `client`: measure them here, and compare with their peers and budgets."""

import argparse
import math
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.bench.chapters import ChapterRatio
from tumbledown.bench.client import Measure, measure_client
from tumbledown.bench.engine import EngineResult, PeerRatio, measure_engine
from tumbledown.bench.peers import measure_peers
from tumbledown.bench.report import growth_picture, show_server
from tumbledown.bench.saturation import ROOMS
from tumbledown.bench.server import Extent, measure_server
from tumbledown.commands import Subparsers

SECONDS = 5.0
ROUNDS = 3
MOST_ROUNDS = 100
TABLES = 50
MOST_TABLES = 1000
PEERS_FOLDER = Path("build") / "bench-rooms"


def add_parser(subparsers: Subparsers) -> None:
    summary = "measure how fast the engine, the server or the page is"
    parser = subparsers.add_parser("bench", help=summary, description=summary.capitalize() + ".")
    parts = parser.add_subparsers(dest="what", metavar="WHAT", required=True)
    _add_engine(parts)
    _add_server(parts)
    _add_client(parts)


def _add_engine(parts: Subparsers) -> None:
    engine = parts.add_parser(
        "engine",
        help="games of four bots on one core",
        description="Play games of four bots on one core, look at their parts with a stopwatch, and compare.",
    )
    engine.add_argument("--json", action="store_true", help="print JSON")
    engine.add_argument("--seconds", metavar="S", type=_seconds, default=SECONDS, help="how long to play games (5)")
    engine.add_argument("--no-peers", action="store_true", help="leave out the other environments")


def _add_server(parts: Subparsers) -> None:
    server = parts.add_parser(
        "server",
        help="games over loopback, the server on a core of its own",
        description="Play over loopback, the server on one core and everybody else on another: rates beside other "
        "servers' simplest rooms, waits, memory, growth.",
    )
    add = server.add_argument
    add("--json", action="store_true", help="print JSON")
    add("--seconds", metavar="S", type=_some_seconds, default=SECONDS, help="how long each part takes (5)")
    add("--rounds", metavar="N", type=_rounds, default=ROUNDS, help="how often; the best of each room counts (3)")
    add("--rooms", metavar="N", type=_tables, default=ROOMS, help="rooms at their limit (%(default)s)")
    add("--tables", metavar="N", type=_tables, default=TABLES, help="tables of six, up to 1000 (50)")
    add("--growth", metavar="N", type=_tables, default=MOST_TABLES, help="tables of four in the end (1000)")
    add("--plot", metavar="FILE.svg", type=Path, help="also draw the growth into this file")
    add("--no-peers", action="store_true", help="leave out the other servers")
    add("--python", metavar="PATH", default=sys.executable, help="the Python whose Tumbledown is measured (this one)")
    add("--peers", metavar="DIR", type=Path, default=PEERS_FOLDER, help="where they are installed (%(default)s)")


def _add_client(parts: Subparsers) -> None:
    client = parts.add_parser(
        "client",
        help="the page in a real browser",
        description="Open the page in Chromium: its weight, its first throw on a slow phone, its answer to a finger, "
        "its frames with a crowded temple, and what Lighthouse says of it.",
    )
    client.add_argument("--json", action="store_true", help="print JSON")
    client.add_argument("--no-lighthouse", action="store_true", help="leave out Lighthouse, which npm must fetch")


def run(args: argparse.Namespace) -> int:
    return {"engine": _bench_engine, "server": _bench_server, "client": _bench_client}[args.what](args)


def _bench_client(args: argparse.Namespace) -> int:
    try:
        measures = measure_client(with_lighthouse=not args.no_lighthouse)
    except (RuntimeError, OSError) as error:
        print(f"tumbledown bench client: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(msgspec.json.encode(measures).decode())
    else:
        Console(highlight=False).print(_client_table(measures))
    return 0


def _bench_server(args: argparse.Namespace) -> int:
    peers = None if args.no_peers else args.peers
    try:
        extent = Extent(args.seconds, args.rounds, args.tables, args.growth, peers, args.python, args.rooms)
        result = measure_server(extent)
        if args.json:
            print(msgspec.json.encode(result).decode())
        else:
            show_server(result)
        # Last, so that the results are printed even if drawing them fails.
        if args.plot is not None:
            args.plot.write_text(growth_picture(result.growth), encoding="utf-8")
    except (ImportError, RuntimeError, OSError) as error:
        print(f"tumbledown bench server: {error}", file=sys.stderr)
        return 1
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


def _some_seconds(text: str) -> float:
    """Seconds above zero, because rates are divided by them."""
    if seconds := _seconds(text):
        return seconds
    raise argparse.ArgumentTypeError(f"{text!r} is no time to measure anything in")


def _tables(text: str) -> int:
    return _number(text, "tables", MOST_TABLES)


def _rounds(text: str) -> int:
    return _number(text, "rounds", MOST_ROUNDS)


def _number(text: str, things: str, most: int) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of {things} from 1 to {most}")
    return int(text)


def _show(result: EngineResult) -> None:
    console = Console(highlight=False)
    console.print(_engine_table(result))
    if result.peers:
        console.print(_peer_table(result.peers))
    console.print(_chapter_table(result.chapters))


def _client_table(measures: list[Measure]) -> Table:
    table = Table(title="the page in Chromium, drawn without a graphics card")
    table.add_column("what")
    for name in ("asked for", "measured", ""):
        table.add_column(name, justify="right")
    for each in measures:
        asked = f"{'≤' if each.is_most else '≥'} {each.budget:g} {each.unit}"
        if each.measured is None:
            table.add_row(each.what, asked, Text(f"not available: {each.unavailable}"), "")
        else:
            table.add_row(each.what, asked, f"{each.measured:g} {each.unit}", "kept" if each.is_kept else "MISSED")
    return table


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


def _chapter_table(chapters: list[ChapterRatio]) -> Table:
    table = Table(title="chapters in play, four bots, beside the base game in the same run")
    table.add_column("in play")
    for name in ("games each second", "commands each game", "of the base game's games", "of its commands"):
        table.add_column(name, justify="right")
    for each in chapters:
        figures = (each.games_per_s, each.commands_per_game)
        shares = (each.ratio, each.by_command)
        table.add_row(each.name, *[f"{figure:,.1f}" for figure in figures], *[f"{share:.2f}" for share in shares])
    return table


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
