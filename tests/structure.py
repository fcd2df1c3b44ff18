"""Reads the source as syntax, for the tests that watch the structure."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "tumbledown"

# Put together from halves, so that this file does not contain what it looks for. A folder of ours may have such a name.
MACHINE_PATH = re.compile(r"(?<![\w.])/(?:ho" r"me|ro" r"ot|wo" r"rk|Us" r"ers)/\w|[A-Z]:\\Us" r"ers")
ORIGINAL_NAME = re.compile(r"curse of the " r"temple|escape: the " r"curse|queen " r"games", re.IGNORECASE)


class Module(NamedTuple):
    """A Python file of the package: its dotted name and its syntax."""

    name: str
    file: Path
    tree: ast.Module

    @property
    def layer(self) -> str:
        """The part of the house it stands in: `engine` for `tumbledown.engine.dice`."""
        return part_after(self.name, "tumbledown")


def part_after(dotted: str, parent: str) -> str:
    """`part_after("a.b.c.d", "a.b")` is `c`; empty if the name is not below the parent."""
    return dotted.removeprefix(f"{parent}.").split(".")[0] if dotted.startswith(f"{parent}.") else ""


def modules(package: Path = PACKAGE) -> list[Module]:
    return [read_module(file, package) for file in sorted(package.rglob("*.py"))]


def read_module(file: Path, package: Path = PACKAGE) -> Module:
    parts = file.relative_to(package.parent).with_suffix("").parts
    name = ".".join(part for part in parts if part != "__init__")
    return Module(name, file, ast.parse(file.read_bytes()))


def imports(module: Module) -> Iterator[str]:
    """The dotted name of everything that a module imports, wherever in it."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = _origin(module, node)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def _origin(module: Module, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    folder = module.name.split(".")
    climbed = node.level - (module.file.name == "__init__.py")
    return ".".join([*folder[: len(folder) - climbed], *([node.module] if node.module else [])])


def forbidden_imports(module: Module, layers: Iterable[str]) -> list[str]:
    """What a module imports of tumbledown beyond the layers it may know."""
    own = [name for name in imports(module) if name.split(".")[0] == "tumbledown"]
    return [name for name in own if part_after(name, "tumbledown") not in layers]


def called_names(module: Module) -> set[str]:
    calls = (node.func for node in ast.walk(module.tree) if isinstance(node, ast.Call))
    return {function.id for function in calls if isinstance(function, ast.Name)}


def long_functions(module: Module, limit: int) -> list[str]:
    return [
        f"{module.file.name}:{node.lineno} {node.name} has {size} lines"
        for node in ast.walk(module.tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (size := (node.end_lineno or node.lineno) - node.lineno + 1) > limit
    ]


def expansion_of(dotted: str) -> str:
    """Whose place a name is in: `totem` for anything in `expansions.totem` or `expansions.data.totem`."""
    place = part_after(dotted, "tumbledown.expansions")
    return part_after(dotted, "tumbledown.expansions.data") if place == "data" else place


def project_files() -> list[Path]:
    """The files that git tracks or would track."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [file for name in listed.split("\0") if name and (file := ROOT / name).is_file()]


def lines_with(pattern: re.Pattern[str], files: Iterable[Path]) -> list[str]:
    return [
        f"{file.relative_to(ROOT)}:{number}"
        for file in files
        for number, line in enumerate(file.read_text(encoding="utf-8", errors="replace").splitlines(), start=1)
        if pattern.search(line)
    ]
