"""Reads the source as syntax, for the tests that watch the structure."""

import ast
import re
import subprocess
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
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


def import_graph(package: Path = PACKAGE) -> dict[str, set[str]]:
    """For each module those that it imports when it is loaded. Imports inside `if` or functions do not count."""
    found = modules(package)
    names = {module.name for module in found}
    graph: dict[str, set[str]] = {}
    for module in found:
        loaded: set[str] = set()
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom):
                origin = _origin(module, node)
                inside = {f"{origin}.{each.name}" for each in node.names}
                loaded |= inside & names or {origin}
        graph[module.name] = (loaded & names) - {module.name}
    return graph


def circle(graph: dict[str, set[str]]) -> list[str]:
    """Modules of which each imports the next and the last one the first; empty if there are none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


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


AS_LONG = {"dict", "enumerate", "list", "map", "permutations", "product", "reversed", "set", "sorted", "tuple", "zip"}
"""What these make of something that is not empty is not empty either."""


def asserts_in_vain(tree: ast.Module) -> list[str]:
    """The tests that pass if what they go through is empty: all that they assert stands in loops over computed
    collections, or is said of `all` or of not `any` of one."""
    return [
        f"{node.lineno} {node.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        if any(isinstance(each, ast.Assert) for each in ast.walk(node))
        and not _surely_asserts(node.body, _written_out([*tree.body, *ast.walk(node)]))
    ]


def _surely_asserts(statements: Iterable[ast.AST], known: set[str]) -> bool:
    for node in statements:
        if isinstance(node, ast.Assert):
            sure = not _is_said_of_all(node.test, known)
        elif isinstance(node, ast.For):
            sure = _is_written_out(node.iter, known) and _surely_asserts(node.body, known)
        elif isinstance(node, ast.With | ast.AsyncWith):
            sure = "raises" in ast.dump(node.items[0].context_expr) or _surely_asserts(node.body, known)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            sure = False
        else:
            sure = _surely_asserts(ast.iter_child_nodes(node), known) if isinstance(node, ast.stmt) else False
        if sure:
            return True
    return False


def _is_said_of_all(test: ast.expr, known: set[str]) -> bool:
    match test:
        case ast.UnaryOp(ast.Not(), ast.Call(ast.Name("any"), [said])) | ast.Call(ast.Name("all"), [said]):
            return not _is_written_out(said, known)
    return False


def _written_out(nodes: Iterable[ast.AST]) -> set[str]:
    """The names of collections that surely hold something."""
    known: set[str] = set()
    for node in nodes:
        match node:
            case ast.Assign([ast.Name(name)], value) if _is_written_out(value, known):
                known.add(name)
    return known


def _is_written_out(node: ast.expr, known: set[str]) -> bool:
    """Whether a collection surely holds something: its members stand in the test, or it is made of one like that."""
    match node:
        case ast.Constant(value):
            return bool(value)
        case ast.Name(name):
            return name in known
        case ast.List(members) | ast.Tuple(members) | ast.Set(members):
            return any(_is_written_out(m.value, known) if isinstance(m, ast.Starred) else True for m in members)
        case ast.Dict(keys):
            return any(key is not None for key in keys)
        case ast.ListComp(_, loops) | ast.SetComp(_, loops) | ast.GeneratorExp(_, loops) | ast.DictComp(_, _, loops):
            return all(_is_written_out(loop.iter, known) and not loop.ifs for loop in loops)
        case ast.Subscript(whole, ast.Slice(None)) | ast.Call(ast.Attribute(whole, "items" | "split" | "values")):
            return _is_written_out(whole, known)
        case ast.BinOp(left, ast.Add() | ast.BitOr(), right):
            return _is_written_out(left, known) or _is_written_out(right, known)
        case ast.Call(ast.Name("range"), bounds):
            return not any(isinstance(each, ast.Call) for each in bounds)
        case ast.Call(ast.Name(made), [*parts]) if made in AS_LONG:
            return all(_is_written_out(part, known) for part in parts[made == "map" :])
    return False


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
