"""Shows the results of the server: tables and bars for a terminal, and the growth as a picture."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.bench.load import EACH_PER_S, Growth, Idle, Load
from tumbledown.bench.plot import Series, bars, svg
from tumbledown.bench.saturation import PeerRoom, Saturation
from tumbledown.bench.server import ServerResult

GROWTH_TITLE: Final = "the same traffic over more and more tables of four"
NO_ASKING: Final = "as near as possible"


def show_server(result: ServerResult) -> None:
    console = Console(highlight=False)
    if result.cores < 2:
        console.print("There is only one core here: server and generator share it, and the figures say little.")
    console.print(_saturation_table(result))
    console.print(_ratio_table(result.peers))
    console.print(_load_table(result.load))
    console.print(_growth_table(result.growth))
    for series in growth_series(result.growth):
        console.print(f"\n{series.title}, by tables", markup=False)
        for line in bars([row.tables for row in result.growth], series):
            console.print(line, markup=False)
    console.print()
    for line in _idle_lines(result.idle):
        console.print(line)


# -------------------------------------------------------------------- saturation
def _saturation_table(result: ServerResult) -> Table:
    table = Table(title="rooms of four sockets, every command told to all four")
    for name in ("what", "commands each second", "µs of processor each", "each processor second", "of its core"):
        table.add_column(name, justify="left" if name == "what" else "right")
    build = "compiled" if result.compiled else "interpreted"
    table.add_row(f"full game, {build}, durable log", *_saturation_cells(result.full))
    for peer in result.peers:
        table.add_row(peer.name, *_saturation_cells(peer.found))
    table.caption = f"refused in the full game: {told_refusals(result.full.refusals, result.full.commands)}"
    return table


def _saturation_cells(found: Saturation) -> tuple[str | Text, ...]:
    if found.unavailable:
        return (Text(f"unavailable: {found.unavailable}"),)
    rates = f"{found.commands_per_s:,.0f}", f"{found.cpu_us_per_command:.1f}", f"{found.commands_per_cpu_s:,.0f}"
    return *rates, f"{found.busy:.0%}"


def _ratio_table(peers: Sequence[PeerRoom]) -> Table:
    table = Table(title="the full game beside the simplest rooms, by processor time")
    for name in ("beside", "ratio", "asked"):
        table.add_column(name, justify="left" if name == "beside" else "right")
    for peer in peers:
        asked = NO_ASKING if peer.asked is None else f"at least {peer.asked:g}"
        table.add_row(peer.name, "unavailable" if peer.ratio is None else f"{peer.ratio:.3f}", asked)
    return table


def told_refusals(refusals: Mapping[str, int], commands: int) -> str:
    """The share of all commands, and the number for each cause."""
    if not refusals:
        return "none"
    causes = ", ".join(f"{code} {number:,}" for code, number in refusals.items())
    return f"{sum(refusals.values()) / max(1, commands):.1%} ({causes})"


# -------------------------------------------------------------------- usual load
def _load_table(load: Load) -> Table:
    table = Table(title=f"{load.tables} tables of six, each seat {EACH_PER_S} commands a second")
    table.add_column("what")
    table.add_column("measured", justify="right")
    table.add_row("commands each second", f"{load.commands_per_s:,.0f}")
    table.add_row("of them refused", told_refusals(load.refusals, load.commands))
    table.add_row("command to own frame, median", f"{load.p50_ms:.1f} ms")
    table.add_row("command to own frame, 99 in 100 within", f"{load.p99_ms:.1f} ms")
    table.add_row("share of the core", f"{load.cpu_share:.0%}")
    table.add_row("memory of a connection", f"{load.connection_kb:.0f} KB")
    table.add_row("memory of a table", f"{load.table_kb:.0f} KB")
    return table


def _growth_table(rows: Sequence[Growth]) -> Table:
    table = Table(title=GROWTH_TITLE)
    for name in ("tables", "connections", "commands each second", "µs of processor each", "99 in 100 within", "memory"):
        table.add_column(name, justify="right")
    for row in rows:
        table.add_row(
            f"{row.tables:,}",
            f"{row.connections:,}",
            f"{row.commands_per_s:,.0f}",
            f"{row.cpu_us_per_command:.0f}",
            f"{row.p99_ms:.1f} ms",
            f"{row.memory_mb:.0f} MB",
        )
    return table


def growth_series(rows: Sequence[Growth]) -> list[Series]:
    return [
        Series("processor time of a command", "µs", [row.cpu_us_per_command for row in rows]),
        Series("99 in 100 commands within", "ms", [row.p99_ms for row in rows]),
        Series("memory of the server", "MB", [row.memory_mb for row in rows]),
    ]


def growth_picture(rows: Sequence[Growth]) -> str:
    return svg(GROWTH_TITLE, "tables", [row.tables for row in rows], growth_series(rows))


def _idle_lines(idle: Idle) -> list[str]:
    return [
        f"{idle.tables} tables, everybody silent: {idle.silent_cpu_ms_per_s:.1f} ms of processor time each second",
        f"{idle.tables} tables asleep: {idle.asleep_cpu_ms_per_s:.1f} ms of processor time each second",
    ]
