"""`tumbledown simulate`: let bots play many games and count how many they win."""

import argparse
import sys
import time
from collections.abc import Iterable

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tumbledown.bots.pace import LEVELS, USUAL, Level, steady, with_decision
from tumbledown.commands import Subparsers
from tumbledown.engine.structs import Settings, SettingsError, SettingsWarning
from tumbledown.expansions import warnings_about
from tumbledown.lab.simulate import Played, Summary, play_many, summarise
from tumbledown.lab.tables import table_settings, with_challenge
from tumbledown.words import words

Warnings = tuple[SettingsWarning, ...]

VIOLATED = 1
MISUSED = 2
INTERRUPTED = 130


def add_parser(subparsers: Subparsers) -> None:
    summary = "let bots play many games, and see how often they win"
    description = (
        "Let teams of bots play, and tell how often they win, with the interval that holds the true rate in 95 of 100 "
        "cases. The same seed gives the same games; game n of seed S can be watched with the seed S/n. "
        "Ends with 0, or with 1 if one of the built-in checks failed in a game."
    )
    parser = subparsers.add_parser("simulate", help=summary, description=description)
    parser.add_argument("--players", metavar="N", type=positive, default=4, help="how many play, 1 to 6 (4)")
    parser.add_argument("--games", metavar="M", type=positive, default=100, help="how many games (100)")
    parser.add_argument("--seed", metavar="S", default="1", help="any text; it decides all luck (1)")
    add_table_options(parser)
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help="games at the same time (1)")
    parser.add_argument("--json", action="store_true", help="print JSON")


def add_table_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--difficulty", metavar="D", default="normal", help="normal, expert (3 gems more) or professional (6 more)"
    )
    parser.add_argument("--soundtrack", metavar="T", default="track1", help="track1, track2 or chance (track1)")
    parser.add_argument(
        "--modules", metavar="M,M", default="", help="modules by name with commas between them, or all (none)"
    )
    parser.add_argument("--challenge", metavar="ID", default="", help="a challenge, from 1a to 6e or ultimate (none)")
    how_many = "how many of a module's pieces are in play, such as traps=4; may be given more than once"
    parser.add_argument("--number", metavar="NAME=N", type=chosen_number, action="append", default=[], help=how_many)
    ways = "a way to play a module, such as calendar.cursed or calendar=cursed; may be given more than once"
    parser.add_argument(
        "--variant", metavar="NAME[=VALUE]", type=chosen_variant, action="append", default=[], help=ways
    )
    parser.add_argument(
        "--bot", metavar="B", choices=tuple(LEVELS), help="novice, companion or expert: the pace of bots at live tables"
    )
    parser.add_argument(
        "--decision-s", metavar="S", type=seconds, help="how long such a bot takes over a decision on average"
    )
    parser.add_argument(
        "--pace", metavar="MS", type=positive, default=1200, help="game time between two decisions without --bot (1200)"
    )


def chosen_number(text: str) -> tuple[str, int]:
    name, _, number = text.partition("=")
    if not number.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is no name with a number, such as traps=4")
    return name, int(number)


def chosen_variant(text: str) -> str:
    """The full name of a variant, which begins with the name of its module."""
    name, is_pair, value = text.partition("=")
    return f"{name}.{value}" if is_pair else name


def settings_of(args: argparse.Namespace) -> Settings:
    numbers, variants = tuple(args.number), tuple(dict.fromkeys(args.variant))
    settings = table_settings(args.players, args.difficulty, args.soundtrack, args.modules, numbers, variants)
    return with_challenge(settings, args.challenge) if args.challenge else settings


def level_of(args: argparse.Namespace) -> Level:
    """The level of the bots: like those at live tables, or with equal times for all decisions."""
    if args.bot is None and args.decision_s is None:
        return steady(args.pace)
    level = LEVELS[args.bot or USUAL.name]
    return level if args.decision_s is None else with_decision(level, round(args.decision_s * 1000))


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0.001 <= number < 1000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return number


def positive(text: str) -> int:
    number = int(text) if text.isascii() and text.isdigit() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return number


def run(args: argparse.Namespace) -> int:
    try:
        settings = settings_of(args)
        warnings = warnings_about(settings)
    except SettingsError as error:
        print(f"tumbledown simulate: {error}", file=sys.stderr)
        return MISUSED
    started = time.perf_counter()
    games = play_many(settings, args.games, args.seed, level_of(args), args.jobs)
    played, finished = collect(games, args.games, Console(stderr=True))
    summary = summarise(played, time.perf_counter() - started)
    if args.json:
        print(msgspec.json.encode(_as_json(args, warnings, summary)).decode())
    else:
        _show(args, warnings, summary)
    if not finished:
        return INTERRUPTED
    return VIOLATED if summary.violations else 0


def collect(games: Iterable[Played], number: int, console: Console) -> tuple[list[Played], bool]:
    """All games, or those played until the interrupt key, with a progress bar if the output is a terminal."""
    played: list[Played] = []
    words = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*words, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("playing", total=number)
        try:
            for game in games:
                played.append(game)
                progress.update(task, completed=len(played), description=_so_far(played))
        except KeyboardInterrupt:
            return played, False
    return played, True


def _so_far(played: list[Played]) -> str:
    return f"won {sum(game.won for game in played) / len(played):.0%}"


def _as_json(args: argparse.Namespace, warnings: Warnings, summary: Summary) -> dict[str, object]:
    asked = {"players": args.players, "difficulty": args.difficulty, "soundtrack": args.soundtrack}
    chosen = {"modules": args.modules, "numbers": dict(args.number), "challenge": args.challenge}
    chosen["variants"] = list(dict.fromkeys(args.variant))
    level = level_of(args)
    found = {"bot": level.name, "pace_ms": level.decision_ms, "seed": args.seed, "warnings": warnings}
    return {**asked, **chosen, **found, **msgspec.structs.asdict(summary)}


def _show(args: argparse.Namespace, warnings: Warnings, summary: Summary) -> None:
    table = Table(show_header=False)
    table.add_column(style="dim")
    table.add_column(justify="right")
    low, high = summary.ci95
    table.add_row("games", f"{summary.games}")
    table.add_row("won", f"{summary.wins}")
    table.add_row("win rate", Text(f"{summary.win_rate:.1%}", "bold green"))
    table.add_row("95 % interval", f"{low:.1%} to {high:.1%}")
    table.add_row("median end", _clock(summary.median_end_s))
    table.add_row("left by the median win", _clock(summary.median_left_s))
    table.add_row("gongs heard", ", ".join(f"{share:.0%}" for share in summary.gongs_heard))
    table.add_row("games per second", f"{summary.games_per_s}")
    table.add_row("failed checks", Text(f"{summary.violations}", "bold red" if summary.violations else ""))
    for why, number in summary.losses.items():
        table.add_row("lost: " + why, f"{number}")
    console = Console(highlight=False)
    console.print(Text(_title(args), "bold"))
    for warning in warnings:
        console.print(Text(_in_words(warning), "yellow"))
    console.print(table)
    for line in summary.details:
        console.print(Text(line, "red"))


def _in_words(warning: SettingsWarning) -> str:
    headline = "table-warning-" + warning.code.replace("_", "-")
    why = headline + "-why"
    english = words("en")
    return f"{english.say(headline)} {english.say(why, **warning.numbers)}"


def _title(args: argparse.Namespace) -> str:
    team = "1 player" if args.players == 1 else f"{args.players} players"
    numbers = [f"{name} {number}" for name, number in args.number]
    chosen = [f"challenge {args.challenge}" if args.challenge else "", args.modules, *args.variant, *numbers]
    modules = "".join(f", {what}" for what in chosen if what)
    level = level_of(args)
    bots = f", {level.name}" if level.name else ""
    pace = f"a decision every {level.decision_ms / 1000:g} s"
    return f"{team}, {args.difficulty}{modules}{bots}, {pace}, seed {args.seed}"


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"
