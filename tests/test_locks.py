"""What we depend on is locked: every version exact, every file by its digest, and nowhere an address."""

import json
import re
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lock import is_of, versions
from tests.structure import ROOT

LISTS = sorted((ROOT / "requirements").glob("*.txt"))
PAGE_LOCKS = [ROOT / "client" / "package-lock.json", ROOT / "src/tumbledown/bench/rooms/package-lock.json"]
DIGEST = re.compile(r"    --hash=sha256:[0-9a-f]{64}")


@pytest.mark.parametrize("file", LISTS, ids=lambda file: file.stem)
def test_every_version_of_a_list_is_locked_by_digests_and_nothing_else_is(file: Path) -> None:
    wanted = [line for line in file.read_text().splitlines() if not line.startswith("#")]
    lines = file.with_suffix(".lock").read_text().splitlines()[1:]
    versions = [line.removesuffix(" \\") for line in lines if not line.startswith(" ")]
    assert versions == wanted, "make lock"
    digests = [line.removesuffix(" \\") for line in lines if line.startswith(" ")]
    assert [line for line in digests if not DIGEST.fullmatch(line)] == []
    assert [line for line in lines if not line.startswith(" ") and not line.endswith(" \\")] == [], "has no digest"


INSTALLED = {"run": ("run",), "client": ("run", "client"), "test": ("run", "client", "test")}
"""The locks whose packages are installed where tests run, each with those that are installed before it."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def asked_for(project: str, extras: frozenset[str], python: str) -> list[Requirement]:
    """What an installed package requires with these extras on this Python."""
    requirements = [Requirement(line) for line in distribution(project).requires or ()]
    environments = [
        {"extra": extra, "python_version": python, "python_full_version": f"{python}.0"} for extra in ("", *extras)
    ]
    return [each for each in requirements if each.marker is None or any(map(each.marker.evaluate, environments))]


def locked_by(*names: str) -> dict[str, str]:
    """The versions of all packages that are installed together."""
    lists = [(ROOT / "requirements" / f"{name}.txt").read_text() for name in names]
    return {str(canonicalize_name(project)): version for text in lists for project, version in versions(text)}


def lacking(locked: dict[str, str], python: str) -> list[str]:
    """What the packages of a lock require that the lock does not have in a fitting version, extras included."""
    todo: list[tuple[str, frozenset[str]]] = [(project, frozenset()) for project in locked]
    seen, found = set(todo), []
    while todo:
        project, extras = todo.pop()
        for each in asked_for(project, extras, python):
            name = str(canonicalize_name(each.name))
            if name not in locked or not each.specifier.contains(locked[name], prereleases=True):
                found.append(f"{project} asks for {each}")
            elif (name, frozenset(each.extras)) not in seen:
                seen.add((name, frozenset(each.extras)))
                todo.append((name, frozenset(each.extras)))
    return found


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize("lock", INSTALLED)
def test_a_lock_has_everything_that_its_packages_ask_for(lock: str, python: str) -> None:
    """Nothing is resolved when a lock is installed. The other locks are checked by pip itself when they are."""
    locked = locked_by(*INSTALLED[lock])
    assert len(locked) > 5
    assert lacking(locked, python) == []


def test_a_lock_that_lacks_something_is_noticed() -> None:
    locked = locked_by("run")
    del locked["multidict"]
    locked["yarl"] = "0.1"
    asking = {line.partition(" asks")[0] for line in lacking(locked, "3.11")}
    assert {"aiohttp", "yarl"} <= asking


@pytest.mark.parametrize("lock", PAGE_LOCKS, ids=["page", "rooms"])
def test_the_packages_of_the_page_are_locked_by_digests_without_addresses(lock: Path) -> None:
    packages = json.loads(lock.read_text())["packages"]
    assert len(packages) > 1
    for name, package in packages.items():
        assert name == "" or package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


def test_make_installs_nothing_without_digests() -> None:
    makefile = (ROOT / "Makefile").read_text()
    installs = [line for line in makefile.splitlines() if re.search(r"\binstall\b.* -r |\$\(LOCKED\)", line)]
    assert installs
    assert [line for line in installs if "$(LOCKED)" not in line or ".txt" in line] == []


@pytest.mark.parametrize(
    ("file", "is_ours"),
    [
        ("aiohttp-3.14.5.tar.gz", True),
        ("aiohttp-3.14.5-cp311-cp311-manylinux2014_x86_64.manylinux_2_17_x86_64.whl", True),
        ("aiohttp-3.14.5-cp313-cp313-win_amd64.whl", True),
        ("aiohttp-3.14.5-py3-none-any.whl", True),
        ("aiohttp-3.14.5-cp39-abi3-macosx_11_0_arm64.whl", True),
        ("aiohttp-3.14.5-cp310-cp310-win_amd64.whl", False),
        ("aiohttp-3.14.5-pp310-pypy310_pp73-win_amd64.whl", False),
        ("aiohttp-3.14.4.tar.gz", False),
        ("aiohttp-3.14.50-py3-none-any.whl", False),
        ("aiohttp_retry-3.14.5.tar.gz", False),
        ("aiohttp-3.14.5.exe", False),
    ],
)
def test_a_lock_has_the_files_of_its_version_that_could_be_installed(file: str, is_ours: bool) -> None:
    assert is_of(file, "aiohttp", "3.14.5") == is_ours
