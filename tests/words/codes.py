"""The codes by which engine and server say why something is not done, found in their sources."""

import ast
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

SAYING = {"Refusal", "RoomError", "Problem", "_fault", "close", "cut", "say_goodbye", "Goodbye"}
"""What is called with a code as its first argument."""


def codes_in(files: Iterable[Path], saying: Collection[str] = SAYING) -> set[str]:
    return {code for file in files for code in _codes(ast.parse(file.read_text("utf-8")), saying)}


def _codes(tree: ast.AST, saying: Collection[str]) -> Iterator[str]:
    """Also where one of two codes is chosen on the spot."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _name(node.func) in saying:
            yield from _texts(node.args[0])


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def _texts(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value:
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _texts(node.body)
        yield from _texts(node.orelse)
