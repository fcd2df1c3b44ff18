"""What the cursed gems refuse."""

from tests.every_refusal import no
from tests.expansions.cursed_gems.tables import ALOUD, OTHER, RED, before_a_token, gem_table, hints, looks
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Escape


@gives(no.GEM_NOT_RETURNED)
def leaving_with_a_gem() -> tuple[Scenario, Command]:
    table = gem_table()
    table.puts(RED, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(RED, "KKKKK")
    return table, Escape(RED)


@gives(no.NOTHING_TO_LOOK_AT)
def looking_at_nothing() -> tuple[Scenario, Command]:
    table = gem_table()
    table.shows(RED, "KKKKK")
    return table, looks(RED)


@gives(no.NOTHING_SEEN)
def hinting_without_a_look() -> tuple[Scenario, Command]:
    return gem_table(), hints(RED, 0)


@gives(no.HINTS_SPENT)
def hinting_three_times() -> tuple[Scenario, Command]:
    table, _, _ = before_a_token(OTHER)
    table.does(looks(RED))
    table.does(hints(RED, 0))
    table.does(hints(RED, 2))
    return table, hints(RED, 1)


@gives(no.SAY_IT_ALOUD)
def hinting_where_all_speak() -> tuple[Scenario, Command]:
    table, _, _ = before_a_token(OTHER, variants=(ALOUD,))
    table.does(looks(RED))
    return table, hints(RED, 0)
