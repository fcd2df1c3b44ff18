"""The compiled build plays the very same games, and is never older than its source."""

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.lab import games

ROOT = Path(__file__).parent.parent
PYTHON = ROOT / ".venv-compiled" / "bin" / "python"


OPTIMISED = 3 if os.environ.get("TUMBLEDOWN_LONG") else 0
"""How hard the compiler tries: as for a release only where there is time."""


class Played(NamedTuple):
    """What the compiled build says of itself."""

    results: list[str]
    origins: dict[str, str]


FROM_OUTSIDE = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "PYTHONPATH")
"""What `make test` passes on to its tests; a make of their own would read it, and say more than it does alone."""


def plain_environment() -> dict[str, str]:
    """Without the switches of a `make` that may be running these tests, and without the source on the path."""
    return {name: value for name, value in os.environ.items() if name not in FROM_OUTSIDE}


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = ["make", f"PYTHON={Path(sys.executable).resolve()}", *arguments]
    return subprocess.run(command, cwd=folder, env=plain_environment(), capture_output=True, text=True, check=False)


@contextmanager
def one_build_at_a_time() -> Iterator[None]:
    """Others may be testing in this checkout as well."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "compiled.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def play_compiled() -> Played:
    """Built if there is none, built again if the source has changed; then two hundred games."""
    with one_build_at_a_time():
        built = make(ROOT, "compiled", f"OPT={OPTIMISED}")
        assert built.returncode == 0, built.stdout + built.stderr
        command = [str(PYTHON), "-m", "tests.lab.games"]
        ended = subprocess.run(command, cwd=ROOT, env=plain_environment(), capture_output=True, text=True, check=False)
    assert ended.returncode == 0, ended.stderr
    return Played(**json.loads(ended.stdout))


def is_excluded(module: str) -> bool:
    """Whether the settings of the build say that this module stays as it is."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    place = "/src/" + module.replace(".", "/")
    return any(fnmatch(place, pattern) or fnmatch(f"{place}.py", pattern) for pattern in with_contents(hook["exclude"]))


def with_contents(patterns: list[str]) -> list[str]:
    return patterns + [f"{pattern}/*" for pattern in patterns]


# One test, because the build takes a minute: were there two, two workers would wait for it.
def test_the_compiled_build_is_compiled_and_plays_the_same_two_hundred_games() -> None:
    compiled = play_compiled()
    check_origins(compiled.origins)
    assert len(set(compiled.results)) == games.GAMES == 200
    assert compiled.results == games.results()


def check_origins(origins: dict[str, str]) -> None:
    """Every module is compiled but those that the settings leave out, and none comes from the source."""
    for module, file in origins.items():
        assert file.endswith(".py" if is_excluded(module) else ".so"), f"{module} comes from {file}"
        assert file.startswith(str(ROOT / ".venv-compiled")), f"{module} comes from {file}"
    for name in ("engine.game", "engine.paying", "expansions.base.actions", "bots.bot"):
        assert origins[f"tumbledown.{name}"].endswith(".so")
    assert origins["tumbledown.engine.events"].endswith("events.py")


def test_nothing_compiled_lies_beside_its_source() -> None:
    assert list((ROOT / "src").rglob("*.so")) == []


# -------------------------------------------------------------------- never stale
@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A small checkout that calls its compiled build finished."""
    for name in ("Makefile", "pyproject.toml"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    for name in ("dice.py", "game.py"):
        source = tmp_path / "src" / "tumbledown" / name
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(f"# {name}\n")
    environment = tmp_path / ".venv-compiled"
    environment.mkdir()
    (environment / "pyvenv.cfg").touch()
    (environment / stamp(tmp_path)).touch()
    return tmp_path


def stamp(folder: Path) -> str:
    """The name of the stamp that would be written now."""
    return make(folder, "-n", "-B", "compiled").stdout.split()[-1].split("/")[-1]


def is_up_to_date(folder: Path) -> bool:
    return make(folder, "-q", "compiled").returncode == 0


def test_a_finished_build_is_not_made_again(house: Path) -> None:
    assert is_up_to_date(house)


def test_a_source_with_an_old_date_is_noticed(house: Path) -> None:
    source = house / "src" / "tumbledown" / "dice.py"
    source.write_text("# other dice\n")
    os.utime(source, (0, 0))
    assert not is_up_to_date(house)


def test_a_touched_source_is_no_other_source(house: Path) -> None:
    (house / "src" / "tumbledown" / "dice.py").touch()
    assert is_up_to_date(house)


def test_a_source_that_was_taken_away_is_noticed_until_it_is_back(house: Path) -> None:
    source = house / "src" / "tumbledown" / "dice.py"
    source.rename(house / "dice.py")
    assert not is_up_to_date(house)
    (house / "dice.py").rename(source)
    assert is_up_to_date(house)


def test_a_renamed_source_is_noticed(house: Path) -> None:
    source = house / "src" / "tumbledown" / "dice.py"
    source.rename(source.with_name("cubes.py"))
    assert not is_up_to_date(house)


@pytest.mark.parametrize("name", ["pyproject.toml", "requirements/compiled.lock"])
def test_other_settings_of_the_build_are_noticed(house: Path, name: str) -> None:
    with (house / name).open("a") as file:
        file.write("# other\n")
    assert not is_up_to_date(house)


def test_what_the_interpreter_leaves_behind_is_no_source(house: Path) -> None:
    cache = house / "src" / "tumbledown" / "__pycache__"
    cache.mkdir()
    (cache / "dice.cpython-311.pyc").write_bytes(b"1")
    assert is_up_to_date(house)
