"""Every refusal that has a name, wherever in engine and chapters it stands."""

from importlib import import_module
from pkgutil import walk_packages
from types import SimpleNamespace
from typing import Any

import tumbledown.engine
import tumbledown.expansions
from tumbledown.engine.refusals import Refusal, not_enough


def _named() -> dict[str, Refusal]:
    found: dict[str, Refusal] = {}
    for package in (tumbledown.engine, tumbledown.expansions):
        for module in walk_packages(package.__path__, f"{package.__name__}."):
            for name, value in vars(import_module(module.name)).items():
                if isinstance(value, Refusal):
                    assert found.setdefault(name, value) == value, f"two refusals are called {name}"
    return found


NAMED = _named()

no: Any = SimpleNamespace(**NAMED, not_enough=not_enough)
"""The same, to be read in tests as `no.PILE_EMPTY`."""
