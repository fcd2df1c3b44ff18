"""What the Labyrinth refuses."""

from tests.every_refusal import no
from tests.expansions.labyrinth.tables import ON, RED, at_the_gears, discovers, row, with_card
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Escape, Perform


@gives(no.NO_GEARS_HERE)
def turning_gears_that_are_elsewhere() -> tuple[Scenario, Command]:
    table, _ = at_the_gears()
    table.puts(RED, table.start)
    return table, Perform(RED, "gears", row(0, ON))


@gives(no.NOTHING_SLIDES)
def sliding_the_only_row() -> tuple[Scenario, Command]:
    table = Scenario(2, modules=("labyrinth",))
    table.puts(RED, table.chamber("gear_chamber", at=(1, 0), stairs="W"))
    table.shows(RED, "TTBBB")
    return table, Perform(RED, "gears", row(0, ON))


@gives(no.NO_TREASURES_LEFT)
def asking_the_genie_for_nothing() -> tuple[Scenario, Command]:
    table = with_card("genie")
    table.cards("treasures")
    return table, Perform(RED, "genie")


@gives(no.STILL_SHOUTING)
def escaping_during_the_own_alarm() -> tuple[Scenario, Command]:
    table = with_card("disinformation")
    discovers(table)
    table.puts(RED, table.chamber("exit", at=(0, -1), stairs="S"))
    return table, Escape(RED)
