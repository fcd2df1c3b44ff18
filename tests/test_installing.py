"""What the tools install from Debian: one after the other, though `make` asks for several things at once."""

import os
import subprocess
from pathlib import Path
from typing import Final

import pytest

TOOL: Final = Path(__file__).parents[1] / "tools" / "apt-install"
ROOT: Final = "echo 0"
SOMEBODY: Final = "echo 1000"
ALONE: Final = """
mkdir "$FOLDER/at-work" || exit 100
sleep 0.1
echo "$@" >> "$FOLDER/log"
rmdir "$FOLDER/at-work"
"""
"""Like the real one, it fails when another one is at work."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    place(tmp_path, "apt-get", ALONE)
    place(tmp_path, "id", ROOT)
    return tmp_path


def place(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def install(folder: Path, package: str) -> "subprocess.Popen[bytes]":
    path = f"{folder}{os.pathsep}{os.environ['PATH']}"
    return subprocess.Popen([TOOL, "a test", package], env={**os.environ, "PATH": path, "FOLDER": str(folder)})


def test_several_that_install_at_once_wait_for_each_other(folder: Path) -> None:
    packages = ["gcc", "postgresql", "chromium"]
    running = [install(folder, package) for package in packages]
    assert [each.wait(30) for each in running] == [0, 0, 0]
    asked = (folder / "log").read_text().splitlines()
    assert {line.split()[-1] for line in asked if line.startswith("install")} == set(packages)


def test_only_who_may_installs(folder: Path) -> None:
    place(folder, "id", SOMEBODY)
    assert install(folder, "gcc").wait(30) != 0
    assert not (folder / "log").exists()


def test_what_cannot_be_installed_is_told(folder: Path) -> None:
    place(folder, "apt-get", "exit 100")
    assert install(folder, "gcc").wait(30) != 0
