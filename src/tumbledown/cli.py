"""The command `tumbledown`: find the sub-command and run it.

Every module in `tumbledown.commands` is a sub-command. Only the one that runs is imported, so that `tumbledown rules`
does not load the engine.
"""

import argparse
import os
import pkgutil
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Protocol, cast

from tumbledown import __version__, commands

INTERRUPTED = 130
READER_LEFT = 1


class Command(Protocol):
    """The interface of a module in `tumbledown.commands`."""

    def add_parser(self, subparsers: commands.Subparsers) -> None: ...

    def run(self, args: argparse.Namespace) -> int: ...


def main(argv: Sequence[str] | None = None) -> int:
    try:
        status = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _silence_stdout()
        return READER_LEFT
    return status


def _run(argv: Sequence[str]) -> int:
    known = command_names()
    parser = _parser(argv[:1] if argv and argv[0] in known else known)
    args = parser.parse_args(argv)
    if args.command is None:
        parser.print_help()
        return 0
    return _command(args.command).run(args)


def command_names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))


def _command(name: str) -> Command:
    return cast(Command, import_module(f"tumbledown.commands.{name}"))


def _parser(names: Iterable[str]) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tumbledown", description="One team, ten minutes, a temple that falls down.")
    parser.add_argument("--version", action="version", version=f"tumbledown {__version__}")
    subparsers = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name in names:
        _command(name).add_parser(subparsers)
    return parser


def _silence_stdout() -> None:
    # The interpreter flushes stdout at exit, which fails on a closed pipe.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
