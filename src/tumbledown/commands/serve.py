"""`tumbledown serve`: the table for people, over HTTP and WebSocket."""

import argparse
import os
import socket
import sys
import webbrowser
from pathlib import Path

import segno

from tumbledown.commands import Subparsers
from tumbledown.server import app
from tumbledown.server.config import Config, ConfigError, load
from tumbledown.server.store import StoreError

MISUSED = 2
FAILED = 1
ANYWHERE = ("0.0.0.0", "::", "")


def add_parser(subparsers: Subparsers) -> None:
    summary = "host tables at which people and bots play"
    parser = subparsers.add_parser(
        "serve",
        help=summary,
        description=summary.capitalize() + ".",
        epilog="Every setting may also come from the environment (TUMBLEDOWN_HOST, _PORT, _DATABASE, "
        "_ORIGINS) or from a TOML file; flags win over the environment, the environment over the file.",
    )
    parser.add_argument("--host", help="the address to listen at (127.0.0.1; 0.0.0.0 for the whole network)")
    parser.add_argument("--port", type=int, help="the port to listen at (8642)")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://… (a file of this user's)")
    parser.add_argument("--config", metavar="FILE", type=Path, help="a TOML file with settings")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")


def run(args: argparse.Namespace) -> int:
    flags = {"host": args.host, "port": args.port, "database": args.database}
    try:
        config = load(flags, dict(os.environ), args.config)
        app.run(config, told=lambda: _announce(config, browser=args.open))
    except ConfigError as error:
        return _complain(str(error), MISUSED)
    except (StoreError, OSError) as error:
        return _complain(str(error), FAILED)
    return 0


def _announce(config: Config, *, browser: bool) -> None:
    """Where to find the table: on this machine, and for others on the same network."""
    here = f"http://localhost:{config.port}/"
    print(f"Tumbledown is at {here}")
    if config.host in ANYWHERE:
        there = f"http://{_lan_address()}:{config.port}/"
        print(f"For others on this network: {there}\n")
        segno.make(there, micro=False).terminal(compact=True)
    sys.stdout.flush()
    if browser:
        webbrowser.open(here)


def _lan_address() -> str:
    """The address by which others on the network reach this machine; asking sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _complain(text: str, code: int) -> int:
    print(f"tumbledown serve: {text}", file=sys.stderr)
    return code
