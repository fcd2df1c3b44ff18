"""What the rules announce, found in their sources."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any

from tests import structure
from tests.structure import Module


def announcements(modules: Iterable[Module]) -> set[str]:
    """Every `what` of an `Announced` in these modules."""
    return {what for module in modules for what in announced_in(module, vars(import_module(module.name)))}


def announced_in(module: Module, names: Mapping[str, Any]) -> Iterator[str]:
    """`names`: what the module's constants stand for."""
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Announced":
            yield from _texts(node.args[0], names)


def _texts(node: ast.expr, names: Mapping[str, Any]) -> Iterator[str]:
    """Also where one of two is chosen on the spot; what is computed in another way cannot be found."""
    if isinstance(node, ast.IfExp):
        yield from _texts(node.body, names)
        yield from _texts(node.orelse, names)
    elif isinstance(node, ast.Name):
        yield names[node.id]
    else:
        yield ast.literal_eval(node)


def of_the_rules() -> set[str]:
    return announcements(module for module in structure.modules() if module.layer in ("engine", "expansions"))
