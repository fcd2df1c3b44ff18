"""Where the code of a rule is.

The docstring of a module, a class or a function ends with the ids of the rules that it implements:

    Rules: base.enter.cost, base.enter.alone.

They are read from the syntax of the source files, without importing them.
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from tumbledown.rulebook.catalogue import Chapter

SOURCE = Path(__file__).parents[1]
BEGINNING = re.compile(r"^Rules: ", re.MULTILINE)
LAST_LINE = re.compile(r"^Rules: (?P<ids>.*)\.\Z", re.MULTILINE | re.DOTALL)
ID = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)+")

Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


class PlacesError(Exception):
    """Some ids in docstrings are wrong; the message names each of them on its own line."""


class Place(msgspec.Struct, frozen=True, order=True):
    """A rule's id, and the function (or class, or module) whose docstring names it."""

    rule: str
    file: str
    line: int
    name: str


def read_places(source: Path, catalogue: Mapping[str, Chapter]) -> list[Place]:
    """All rule ids in docstrings below this folder; raises PlacesError if any of them is wrong."""
    known = {rule.id for chapter in catalogue.values() for rule in chapter.rules}
    places: list[Place] = []
    wrong: list[str] = []
    for file in sorted(source.rglob("*.py")):
        _read_file(file, places, wrong)
    wrong += [
        f"{place.file}:{place.line}: there is no rule {place.rule!r}" for place in places if place.rule not in known
    ]
    if wrong:
        raise PlacesError("\n".join(wrong))
    return places


def unplaced(chapter: Chapter, places: Iterable[Place]) -> list[str]:
    """The rules of this chapter that no docstring names."""
    placed = {place.rule for place in places}
    return [rule.id for rule in chapter.rules if rule.id not in placed]


def _read_file(file: Path, places: list[Place], wrong: list[str]) -> None:
    for node, docstring in _docstrings(ast.parse(file.read_bytes(), filename=str(file))):
        line = 1 if isinstance(node, ast.Module) else node.lineno
        name = file.stem if isinstance(node, ast.Module) else node.name
        ids = _ids(docstring)
        if ids is None:
            wrong.append(f"{file}:{line}: the line of rules is the last one: ids with commas between, and a full stop")
        else:
            places.extend(Place(rule, str(file), line, name) for rule in ids)


def _docstrings(tree: ast.Module) -> Iterator[tuple[Documented, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node)
            if docstring and BEGINNING.search(docstring):
                yield node, docstring


def _ids(docstring: str) -> list[str] | None:
    """The ids in the last line, or None if that line is malformed."""
    found = LAST_LINE.search(docstring)
    ids = re.split(r",\s+", found["ids"]) if found else []
    return ids if ids and all(ID.fullmatch(id) for id in ids) else None
