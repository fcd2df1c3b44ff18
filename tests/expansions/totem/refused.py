"""What the Totem refuses."""

from tests.every_refusal import no
from tests.expansions.totem.stacked import TotemTable
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Perform


@gives(no.TOWER_MOVES)
def dropping_while_another_die_falls() -> tuple[Scenario, Command]:
    table = TotemTable()
    table.shows(1, "GAAAA")
    table.shows(0, "GAAAA")
    table.drops(0)
    return table, table.drop(1)


@gives(no.TOWER_FULL)
def an_eleventh_die() -> tuple[Scenario, Command]:
    table = TotemTable(3, gems=0)
    table.shows(2, "GAAAA")
    table.stacks(0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
    table.rest()
    return table, table.drop(2)


@gives(no.TOWER_EMPTY)
def lifting_what_is_not_there() -> tuple[Scenario, Command]:
    return TotemTable(), Perform(0, "lift_die")


@gives(no.NO_MASKS)
def stacking_something_else() -> tuple[Scenario, Command]:
    table = TotemTable()
    table.shows(0, "AATK.")
    return table, Perform(0, "stack_die", dice=1)


@gives(no.TOWER_LOW)
def banking_a_low_tower() -> tuple[Scenario, Command]:
    return TotemTable(), Perform(0, "bank_gem")


@gives(no.NO_TOTEM_HERE)
def banking_from_afar() -> tuple[Scenario, Command]:
    return Scenario(2, modules=("totem",)), Perform(0, "bank_gem")
