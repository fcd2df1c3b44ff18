"""`tumbledown verify`: check the log of a game against the seed it was sealed with."""

import argparse
import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from tumbledown.commands import Subparsers
from tumbledown.engine import journal
from tumbledown.lab.verify import Checked, Mismatch, Report, verify

UNFAIR = 1
UNREADABLE = 2


def add_parser(subparsers: Subparsers) -> None:
    summary = "check that a recorded game was fair"
    description = (
        "Check the log of a game: the seal against the seed, the set-up, every throw and every pile against what the "
        "seed holds, and every event and the last state against the game played again. "
        "Ends with 0 if the game was fair, 1 if not, 2 if the log cannot be read."
    )
    parser = subparsers.add_parser("verify", help=summary, description=description)
    parser.add_argument("log", metavar="GAME.log", type=Path, help="the log, as `tumbledown watch --log` writes it")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    try:
        with args.log.open("rb") as lines:
            report = verify(journal.read(lines))
    except OSError as error:
        return _complain(f"{args.log}: {error.strerror}")
    except journal.LogError as error:
        return _complain(f"{args.log}: {error}")
    if args.json:
        print(msgspec.json.encode(report).decode())
    else:
        _show(args.log.name, report)
    return 0 if report.fair else UNFAIR


def _show(name: str, report: Report) -> None:
    # Without wrapping, so that an event is printed on one line, as in the log.
    console = Console(highlight=False, soft_wrap=True)
    console.print(Text(f"{name}: {'fair' if report.fair else 'NOT FAIR'}"))
    console.print(_table(report.checked))
    for fault in report.faults:
        console.print(_words(fault))


def _table(checked: Checked) -> Table:
    table = Table("checked", "found right")
    table.add_row("seal", _yes(checked.seal))
    table.add_row("throws", f"{checked.throws} with {checked.dice} dice")
    table.add_row("piles and chambers", f"{checked.piles} orders, {checked.chambers} placed")
    table.add_row("played again", f"{checked.commands} commands, {checked.ticks} ticks, {checked.events} events")
    table.add_row("last state", _yes(checked.state))
    return table


def _words(fault: Mismatch) -> Text:
    return Text(f"line {fault.line}: {fault.what}\n  expected  {fault.expected}\n  found     {fault.found}")


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


def _complain(message: str) -> int:
    print(f"tumbledown verify: {message}", file=sys.stderr)
    return UNREADABLE
