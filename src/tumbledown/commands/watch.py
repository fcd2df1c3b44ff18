"""`tumbledown watch`: watch bots play one game."""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.live import Live

from tumbledown.commands import Subparsers
from tumbledown.commands.simulate import add_table_options, level_of, positive, settings_of
from tumbledown.engine import journal
from tumbledown.engine.structs import SettingsError
from tumbledown.lab.show import Show
from tumbledown.lab.temple_map import frame_of
from tumbledown.lab.terminal import Screen, ending

MISUSED = 2
USUAL_S = 60
FRAME_S = 0.05
LINGER_S = 1.0


def add_parser(subparsers: Subparsers) -> None:
    summary = "look on while bots play one game"
    description = (
        "Look on while bots play one game in the terminal. Where there is no terminal, the game is told in words, and "
        "at once. The same seed gives the same game."
    )
    parser = subparsers.add_parser("watch", help=summary, description=description)
    parser.add_argument("--players", metavar="N", type=positive, default=4, help="how many play, 1 to 6 (4)")
    parser.add_argument("--seed", metavar="S", default="7", help="any text; it decides all luck (7)")
    add_table_options(parser)
    parser.add_argument("--speed", metavar="X", type=_speed, help="so many times as fast (a game takes a minute)")
    parser.add_argument("--fast", "--no-wait", action="store_true", help="do not wait, show the end at once")
    parser.add_argument("--log", metavar="FILE", type=Path, help="write the game down, for `tumbledown verify`")


def _speed(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return number


def run(args: argparse.Namespace) -> int:
    try:
        settings = settings_of(args)
        show = Show(settings, args.seed, level_of(args))
        if args.log:
            args.log.touch()
    except SettingsError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{args.log}: {error.strerror}")
    console = Console(highlight=False)
    if console.is_terminal:
        _perform(show, console, args)
    else:
        _tell(show, console)
    console.print(ending(show.game, show.tally))
    if args.log:
        args.log.write_bytes(journal.write(show.table.journal()))
    return 0


def _tell(show: Show, console: Console) -> None:
    """Print the whole game as lines of text."""
    for line in show.lines:
        console.print(str(line), soft_wrap=True, markup=False)
    while not show.is_over:
        for line in show.step():
            console.print(str(line), soft_wrap=True, markup=False)


def _perform(show: Show, console: Console, args: argparse.Namespace) -> None:
    """Show the whole game on the screen; the last temple stays in the terminal."""
    last = show.forecast()
    screen = Screen(show, frame_of(last))
    if args.fast:
        show.play_until(last.now)
    else:
        animate(screen, console, args.speed or max(1.0, last.now / 1000 / USUAL_S))
    console.print(screen.temple(console.width - 4, max(10, console.height - 4 - 6 - show.settings.players)))


def animate(
    screen: Screen,
    console: Console,
    speed: float,
    now: Callable[[], float] = time.monotonic,
    sleep: Callable[[float], None] = time.sleep,
) -> None:
    """Run the game in real time, `speed` times as fast."""
    began = now()
    with Live(console=console, screen=True, auto_refresh=False) as live:
        while not screen.show.is_over:
            at = int((now() - began) * 1000 * speed)
            screen.show.play_until(at)
            live.update(screen.draw(at, console.width, console.height), refresh=True)
            sleep(FRAME_S)
        sleep(LINGER_S)


def _complain(message: str) -> int:
    print(f"tumbledown watch: {message}", file=sys.stderr)
    return MISUSED
