"""Situations in which a command is refused. Those of a chapter stand in `tests/expansions/<chapter>/refused.py`."""

from collections.abc import Callable
from importlib import import_module
from pkgutil import walk_packages

import tests.expansions
from tests.scenario import Scenario
from tumbledown.engine.commands import Command
from tumbledown.engine.refusals import Refusal

Case = Callable[[], tuple[Scenario, Command]]

CASES: list[tuple[Refusal, Case]] = []


def gives(refusal: Refusal) -> Callable[[Case], Case]:
    """The situation and the command that is refused in it."""

    def register(case: Case) -> Case:
        CASES.append((refusal, case))
        return case

    return register


def with_card(kind: str, *modules: str, chamber: str = "exit") -> Scenario:
    """The first of two players has this card and stands in this chamber."""
    table = Scenario(2, modules=modules, gems=0)
    table.puts(0, table.chamber(chamber, at=(1, 0), stairs="W"))
    table.gets(0, kind)
    return table


def load_cases() -> None:
    """Those of all chapters join the others."""
    for module in walk_packages(tests.expansions.__path__, f"{tests.expansions.__name__}."):
        if module.name.endswith(".refused"):
            import_module(module.name)
