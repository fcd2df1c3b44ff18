"""What the traps refuse."""

from tests.every_refusal import no
from tests.expansions.traps.tables import BLUE, RED, before_a_trap, trapped
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Discover, Enter, Perform
from tumbledown.engine.dice import SWAPPED
from tumbledown.engine.tiles import NORTH


@gives(no.HANGING)
def leaving_a_cliff() -> tuple[Scenario, Command]:
    table, _ = trapped("cliff_key")
    table.shows(RED, "AAAAA")
    return table, Enter(RED, table.lies_at(1, 0))


@gives(no.NOT_HANGING)
def climbing_from_firm_ground() -> tuple[Scenario, Command]:
    table, cliff = trapped("cliff_key")
    table.puts(BLUE, cliff)
    table.shows(BLUE, "KKKKK")
    return table, Perform(BLUE, "climb")


def hovering() -> Scenario:
    table, _ = before_a_trap("platform", modules=("traps", "treasures"))
    table.does(Discover(RED, NORTH))
    for seat in (RED, BLUE):
        table.gets(seat, "teleport")
    return table


@gives(no.ADRIFT)
def jumping_from_a_platform_that_hovers() -> tuple[Scenario, Command]:
    table = hovering()
    return table, Perform(RED, "teleport", table.start)


@gives(no.PLATFORM_AWAY)
def jumping_onto_a_platform_that_hovers() -> tuple[Scenario, Command]:
    table = hovering()
    return table, Perform(BLUE, "teleport", table.stands(RED))


@gives(no.NOBODY_TO_CALL)
def calling_those_who_are_here() -> tuple[Scenario, Command]:
    table, _ = trapped("invocation")
    table.shows(RED, "KKKKK")
    return table, Perform(RED, "call_all")


@gives(no.NOT_ROLLED)
def climbing_by_dice_of_a_swap() -> tuple[Scenario, Command]:
    table, _ = trapped("cliff_key")
    table.shows(RED, "KKKAA")
    table.notes("die", "marks", SWAPPED, table.game.dice.hands[RED][0])
    return table, Perform(RED, "climb")


CASES += [
    (no.NO_CLIFF_HERE, lambda: (before_a_trap("cliff_key")[0], Perform(RED, "climb"))),
    (no.NOT_CALLED_FROM_HERE, lambda: (before_a_trap("invocation")[0], Perform(RED, "call_all"))),
]
