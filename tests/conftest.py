"""How hypothesis searches: the same moderate number of examples in every run, many new ones in long runs."""

import os
from collections import Counter

import pytest
from hypothesis import settings

settings.register_profile("default", derandomize=True, max_examples=50, deadline=None, database=None)
settings.register_profile("long", max_examples=2000, deadline=None, database=None, print_blob=True)
settings.load_profile("long" if os.environ.get("TUMBLEDOWN_LONG") else "default")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The one test that waits for a compiler goes first: the others are done beside it, and nobody waits for it."""
    items.sort(key=lambda item: "test_the_compiled_build" not in item.name)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """How many random games were held to the contract, and how many broke it, on all workers together."""
    totals: Counter[str] = Counter()
    for outcome in ("passed", "failed"):
        for report in terminalreporter.stats.get(outcome, []):
            for name, value in report.user_properties:
                if name.startswith("contract "):
                    totals[name.removeprefix("contract ")] += int(value)
    if totals:
        terminalreporter.write_line("contract: " + ", ".join(f"{value} {name}" for name, value in totals.items()))
