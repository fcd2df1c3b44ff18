#!/usr/bin/env python3
"""Write the lock files: for each exact version in `requirements/*.txt` the digests of its files.

`python tools/lock.py` asks the index that `PIP_INDEX_URL` names, as pip does. The lock files, `requirements/*.lock`,
hold no addresses, so any index may be used as long as the digests match.
"""

import os
import re
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from packaging.utils import InvalidWheelFilename, canonicalize_name, parse_wheel_filename

REQUIREMENTS: Final = Path(__file__).parents[1] / "requirements"
INDEX: Final = os.environ.get("PIP_INDEX_URL", "").rstrip("/")
LINK: Final = re.compile(r'href="[^"]*?([^"/#]+)#sha256=([0-9a-f]{64})"')
OLDEST: Final = 11
"""Python 3.11. Files that are only for older versions or for other interpreters are left out."""

HEAD: Final = "# Written by tools/lock.py out of {name}: the digests of all files of these versions.\n"


@cache
def files(project: str) -> tuple[tuple[str, str], ...]:
    """The name and digest of every file of a project in the index."""
    with urllib.request.urlopen(f"{INDEX}/{canonicalize_name(project)}/", timeout=60) as page:
        return tuple(LINK.findall(page.read().decode()))


def is_of(file: str, project: str, version: str) -> bool:
    """Whether the file is of this version and can be installed here."""
    if file.endswith(".whl"):
        try:
            name, found, _, tags = parse_wheel_filename(file)
        except InvalidWheelFilename:
            return False
        return name == canonicalize_name(project) and str(found) == version and any(map(_runs, tags))
    stem = re.sub(r"\.(tar\.gz|zip)$", "", file)
    source, _, found_version = stem.rpartition("-")
    return stem != file and canonicalize_name(source) == canonicalize_name(project) and found_version == version


def _runs(tag: object) -> bool:
    interpreter, abi, _ = str(tag).split("-", 2)
    number = re.fullmatch(r"(?:cp|py)3(\d*)", interpreter)
    if number is None:
        return False
    return abi in ("none", "abi3") or int(number[1] or 0) >= OLDEST


def versions(text: str) -> Iterator[tuple[str, str]]:
    """The project and exact version of each line."""
    for line in text.splitlines():
        if line and not line.startswith("#"):
            project, _, version = line.partition("==")
            yield project, version


def locked(project: str, version: str) -> str:
    digests = sorted({digest for file, digest in files(project) if is_of(file, project, version)})
    if not digests:
        raise SystemExit(f"{INDEX} has no file of {project} {version}")
    return " \\\n".join([f"{project}=={version}", *[f"    --hash=sha256:{digest}" for digest in digests]]) + "\n"


def main() -> None:
    if not INDEX:
        raise SystemExit("PIP_INDEX_URL is not set: it names the index that is asked for the digests")
    for source in sorted(REQUIREMENTS.glob("*.txt")):
        lines = [locked(project, version) for project, version in versions(source.read_text())]
        source.with_suffix(".lock").write_text(HEAD.format(name=source.name) + "".join(lines))
        print(f"{source.with_suffix('.lock').name}: {len(lines)} versions")


if __name__ == "__main__":
    main()
