#!/usr/bin/env python3
"""Build what the browser loads, page and sound, into the package. `make` and the build of a wheel call this.

Nothing is done if the build is up to date with the sources. With `--sound`, only the sounds are rendered.
"""

import fcntl
import hashlib
import importlib
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import npm

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "client"
PACKAGE = ROOT / "src" / "tumbledown"
WEB = PACKAGE / "web"
SOUND = WEB / "sound"
STAMP = WEB / ".built"

SOURCES = (CLIENT, PACKAGE / "locales", PACKAGE / "sound", Path(__file__))
NOT_SOURCES = {"node_modules", "__pycache__", "tests"}


def build() -> bool:
    """Build everything if it is out of date. Return whether it was."""
    with one_at_a_time():
        wanted = digest(sources())
        if STAMP.is_file() and STAMP.read_text() == wanted:
            return False
        STAMP.unlink(missing_ok=True)
        make()
        STAMP.write_text(wanted)
    return True


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Hold a lock, because tests of the same checkout may build the page at the same time."""
    WEB.mkdir(parents=True, exist_ok=True)
    with (WEB / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def make() -> None:
    render_sound()
    npm.install()
    sweep()
    if npm.node(npm.VITE, "build"):
        raise SystemExit("The client could not be built; what vite said stands above.")


def sources() -> list[Path]:
    return sorted(file for place in SOURCES for file in _files(place))


def _files(place: Path) -> Iterator[Path]:
    if place.is_dir() and place.name not in NOT_SOURCES:
        for inside in place.iterdir():
            yield from _files(inside)
    elif place.is_file():
        yield place


def digest(files: list[Path]) -> str:
    """A digest of names and contents, not of dates."""
    found = hashlib.sha256()
    for file in files:
        if file.is_file():
            found.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
            found.update(hashlib.sha256(file.read_bytes()).digest())
    return found.hexdigest()


def render_sound() -> None:
    """Render the sounds with the package of this checkout, even if another one is installed."""
    sys.path.insert(0, str(PACKAGE.parent))
    SOUND.mkdir(parents=True, exist_ok=True)
    importlib.import_module("tumbledown.sound.render").render_all(SOUND)


def sweep() -> None:
    """Remove the files of an earlier build, but not the sounds: they take longest and have their own digest."""
    for old in WEB.iterdir():
        if old.is_dir() and old != SOUND:
            shutil.rmtree(old)
        elif old.is_file() and not old.name.startswith("."):
            old.unlink()


if __name__ == "__main__":
    render_sound() if sys.argv[1:] == ["--sound"] else build()
