"""Which rules have a test.

A test names the rules it shows by `@pytest.mark.rule("base.enter.cost", ...)`. The marks are read from the test files'
syntax, without importing or running them. A mark counts where pytest would apply it: on a test function, on a test
class, in `pytestmark`, and on a `pytest.param` within a test's decorators.
"""

import ast
from collections.abc import Collection, Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

from tumbledown.rulebook.catalogue import Chapter


class CoverageError(Exception):
    """Some marks are wrong; the message names each of them on its own line."""


class Mark(msgspec.Struct, frozen=True, order=True):
    """A rule's id, and the file and line of the mark that names it."""

    rule: str
    file: str
    line: int


class Tally(msgspec.Struct, frozen=True):
    rules: int
    tested: int


class Coverage(msgspec.Struct, frozen=True):
    """How many rules there are and how many have a test, in each chapter and in all."""

    chapters: dict[str, Tally]
    rules: int
    tested: int


def measure(catalogue: Mapping[str, Chapter], marks: Iterable[Mark]) -> Coverage:
    tested = {mark.rule for mark in marks}
    tallies = {name: _tally(chapter, tested) for name, chapter in catalogue.items()}
    return Coverage(
        chapters=tallies,
        rules=sum(tally.rules for tally in tallies.values()),
        tested=sum(tally.tested for tally in tallies.values()),
    )


def untested(chapter: Chapter, marks: Iterable[Mark]) -> list[str]:
    tested = {mark.rule for mark in marks}
    return [rule.id for rule in chapter.rules if rule.id not in tested]


def _tally(chapter: Chapter, tested: Collection[str]) -> Tally:
    return Tally(rules=len(chapter.rules), tested=sum(rule.id in tested for rule in chapter.rules))


def read_marks(tests: Path, catalogue: Mapping[str, Chapter]) -> list[Mark]:
    """All rule marks below a folder of tests; raises CoverageError if any of them is wrong."""
    if not tests.is_dir():
        raise CoverageError(f"{tests}: there is no such folder")
    known = {rule.id for chapter in catalogue.values() for rule in chapter.rules}
    marks: list[Mark] = []
    wrong: list[str] = []
    for file in sorted(tests.rglob("test_*.py")):
        _read_file(file, marks, wrong)
    wrong += [f"{m.file}:{m.line}: there is no rule {m.rule!r}" for m in marks if m.rule not in known]
    if wrong:
        raise CoverageError("\n".join(wrong))
    return marks


def _read_file(file: Path, marks: list[Mark], wrong: list[str]) -> None:
    try:
        tree = ast.parse(file.read_bytes(), filename=str(file))
    except SyntaxError as error:
        wrong.append(f"{file}:{error.lineno}: not valid Python: {error.msg}")
        return
    honoured = set(_honoured_calls(tree.body))
    for call in _rule_calls(tree):
        place = f"{file}:{call.lineno}"
        if call not in honoured:
            wrong.append(f"{place}: this rule mark is on nothing that pytest runs as a test")
        elif names := _string_arguments(call):
            marks.extend(Mark(name, str(file), call.lineno) for name in names)
        else:
            wrong.append(f"{place}: a rule mark takes one or more rule ids, written out as strings")


def _rule_calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _is_rule_mark(node.func):
            yield node


def _is_rule_mark(function: ast.expr) -> bool:
    """Whether this is `pytest.mark.rule`, or `mark.rule` after `from pytest import mark`."""
    return ast.unparse(function) in ("pytest.mark.rule", "mark.rule")


def _honoured_calls(body: Iterable[ast.stmt]) -> Iterator[ast.Call]:
    for statement in body:
        match statement:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                yield from _calls_in(statement.decorator_list)
            case ast.ClassDef(name=name) if name.startswith("Test"):
                yield from _calls_in(statement.decorator_list)
                yield from _honoured_calls(statement.body)
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield from _rule_calls(value)
            case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                yield from _rule_calls(value)


def _calls_in(decorators: Iterable[ast.expr]) -> Iterator[ast.Call]:
    for decorator in decorators:
        yield from _rule_calls(decorator)


def _string_arguments(call: ast.Call) -> list[str]:
    """The call's arguments, or none of them if any is not a plain string."""
    names = [a.value for a in call.args if isinstance(a, ast.Constant) and isinstance(a.value, str)]
    return names if len(names) == len(call.args) and not call.keywords else []
