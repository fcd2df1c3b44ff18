"""`tumbledown serve`: run the server, over HTTP and WebSocket."""

import argparse
import os
import sys
import webbrowser
from pathlib import Path
from typing import Final

import segno

from tumbledown.commands import Subparsers
from tumbledown.server import run as server
from tumbledown.server.config import PREFIX, Config, ConfigError, Setting, load, settings
from tumbledown.server.invitations import ANYWHERE, lan_address
from tumbledown.server.store import StoreError

MISUSED: Final = 2
FAILED: Final = 1


def add_parser(subparsers: Subparsers) -> None:
    summary = "host tables at which people and bots play"
    parser = subparsers.add_parser(
        "serve",
        help=summary,
        description=summary.capitalize() + ".",
        epilog=f"Every setting may also come from the environment, as {PREFIX}PORT for --port, or from a TOML file, as "
        "port (the limits in its table [limits]). Flags win over the environment, the environment over the file.",
    )
    parser.add_argument("--config", metavar="FILE", type=Path, help="a TOML file with settings")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    limits = parser.add_argument_group("limits")
    for setting in settings():
        _add_flag(limits if setting.is_limit else parser, setting)


def _add_flag(parser: "argparse.ArgumentParser | argparse._ArgumentGroup", setting: Setting) -> None:
    """Values stay text here, because all sources of settings are checked in one place."""
    if isinstance(setting.default, bool):
        parser.add_argument(setting.flag, action="store_const", const=True, help=setting.about)
        return
    default = f" ({setting.default})" if setting.default else ""
    metavar = {"database": "URL", "origins": "ORIGIN,…"}.get(setting.name, "N" if setting.is_limit else None)
    parser.add_argument(setting.flag, metavar=metavar, help=setting.about.replace("%", "%%") + default)


def run(args: argparse.Namespace) -> int:
    try:
        config = load(vars(args), os.environ, args.config)
    except ConfigError as error:
        return _complain(str(error), MISUSED)
    try:
        server.run(config, on_open=lambda port: _announce(config, port, browser=args.open))
    except OSError as error:
        return _complain(f"cannot listen at {config.host}:{config.port}: {_reason(error)}", FAILED)
    except StoreError as error:
        return _complain(str(error), FAILED)
    return 0


def _reason(error: OSError) -> str:
    return os.strerror(error.errno) if error.errno and error.errno > 0 else str(error)


def _announce(config: Config, port: int, *, browser: bool) -> None:
    """Print the server's address on this machine and on the local network."""
    here = f"http://{'localhost' if config.host in (*ANYWHERE, '127.0.0.1') else config.host}:{port}/"
    print(f"Tumbledown is at {here}")
    if config.host in ANYWHERE:
        there = f"http://{lan_address()}:{port}/"
        print(f"For others on this network: {there}\n")
        segno.make(there, micro=False).terminal(compact=True)
    sys.stdout.flush()
    if browser:
        webbrowser.open(here)


def _complain(text: str, code: int) -> int:
    print(f"tumbledown serve: {text}", file=sys.stderr)
    return code
