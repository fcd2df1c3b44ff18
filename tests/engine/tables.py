"""Tables that several tests of the engine sit at."""

from tests.scenario import Scenario
from tumbledown.engine.hooks import Chapter


def busy_table(extra: Chapter) -> tuple[Scenario, int]:
    """Seat 0 could do everything at once: enter, discover, activate, escape, free and roll. The exit is its place."""
    table = Scenario(players=2, extra=(extra,), gems=1, pile=("basic_08",))
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    table.shows(1, "TTTTB")
    return table, hall
