"""What we depend on is locked: every version exact, every file by its digest, and nowhere an address."""

import json
import re
from pathlib import Path

import pytest

from lock import is_of
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
