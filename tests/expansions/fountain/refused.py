"""What the Fountain refuses."""

from tests.every_refusal import no
from tests.refusing import CASES, gives, with_card
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Discover, Mark, Perform, Roll
from tumbledown.engine.tiles import WEST

FOUNTAIN = ("curses", "fountain")


@gives(no.DIE_BOUND)
def keeping_a_die_that_vines_hold() -> tuple[Scenario, Command]:
    table = with_card("strangle_vines", *FOUNTAIN)
    table.will_throw(0, "AAAAA")
    table.does(Roll(0))
    return table, Mark(0, "kept", 1)


@gives(no.REGAINED_ALREADY)
def coming_back_to_the_fountain() -> tuple[Scenario, Command]:
    table = with_card("poison", *FOUNTAIN, chamber="fountain")
    table.waits_for("slam")
    table.shows(0, "GGK")
    table.does(Perform(0, "regain"))
    return table, Perform(0, "regain")


CASES.append((no.NOTHING_LOST, lambda: (with_card("poison", *FOUNTAIN, chamber="fountain"), Perform(0, "regain"))))
CASES += [
    (no.NO_FOUNTAIN_HERE, lambda: (with_card("poison", *FOUNTAIN), Perform(0, "regain"))),
    (no.NO_PIT_HERE, lambda: (Scenario(2, modules=("pit",)), Perform(0, "pit"))),
]


@gives(no.DICE_BOUND)
def paying_with_adventurers_that_vines_hold() -> tuple[Scenario, Command]:
    table = with_card("strangle_vines", *FOUNTAIN)
    table.puts(0, table.start)
    table.pile("basic_07")
    table.will_throw(0, "AAAAA")
    table.does(Roll(0))
    return table, Discover(0, WEST)
