"""What the time chambers refuse."""

from tests.expansions.time_chambers.tables import (
    BLUE,
    GEMS,
    HALF,
    MASKS,
    MOVEMENT,
    RED,
    START,
    banning,
    before,
    discover,
    found,
)
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Command, Enter, Perform
from tumbledown.engine.refusals import Refusal


@gives(Refusal("gems_banned", about=HALF))
def lighting_gems_under_a_ban() -> tuple[Scenario, Command]:
    table = banning(GEMS)
    table.puts(BLUE, table.chamber("gem_key_3", at=(-1, 0), stairs="E"))
    table.shows(BLUE, "KKKKK")
    return table, ActivateGems(BLUE, 0)


@gives(Refusal("masks_banned", about=HALF))
def freeing_dice_under_a_ban() -> tuple[Scenario, Command]:
    table = banning(MASKS)
    table.shows(RED, "GBAAA")
    return table, Perform(RED, "free", RED)


@gives(Refusal("steps_banned", about=HALF))
def moving_under_a_ban() -> tuple[Scenario, Command]:
    table = banning(MOVEMENT)
    table.shows(RED, "AAAAA")
    return table, Enter(RED, table.start)


@gives(Refusal("start_banned", about=HALF))
def going_home_under_a_ban() -> tuple[Scenario, Command]:
    table = banning(START)
    table.shows(RED, "AAAAA")
    return table, Enter(RED, table.start)


@gives(Refusal("sand_not_turned"))
def solving_a_task_that_waits() -> tuple[Scenario, Command]:
    table = before("lava_gems", "torch_chamber")
    discover(table)
    table.puts(RED, discover(table, 1))
    return table, Perform(RED, "light_torches")


@gives(Refusal("trial_over"))
def solving_a_task_too_late() -> tuple[Scenario, Command]:
    table, place = found("lava_gems")
    table.waits(2 * HALF)
    table.puts(RED, place)
    return table, Perform(RED, "cool_lava")


@gives(Refusal("nobody_is_wanted"))
def naming_a_volunteer_when_no_dice_are_owed() -> tuple[Scenario, Command]:
    return before("torch_chamber"), Perform(RED, "name_volunteer", BLUE)


CASES += [
    (Refusal("no_torches_here"), lambda: (before("torch_chamber"), Perform(RED, "light_torches"))),
    (Refusal("no_lava_here"), lambda: (before("lava_gems"), Perform(RED, "cool_lava"))),
]
