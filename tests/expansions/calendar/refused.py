"""What the calendar refuses."""

from tests.every_refusal import no
from tests.expansions.calendar.dating import ETERNAL, KEY_GEM, MOON, RED, SUN, bears, calendar, stand_in
from tests.expansions.calendar.test_chamber import chamber, pair
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Command, Perform


@gives(no.OTHER_SIGN)
def lighting_a_sign_that_is_not_wanted() -> tuple[Scenario, Command]:
    table = calendar()
    stand_in(table, bears(table, KEY_GEM, MOON), "KKKKA")
    return table, ActivateGems(RED, 0)


@gives(no.NO_CALENDAR_TILE)
def lighting_without_a_tile() -> tuple[Scenario, Command]:
    table = calendar()
    stand_in(table, table.chamber(KEY_GEM, (1, 0), "W"), "KKKKA")
    return table, ActivateGems(RED, 0)


@gives(no.SAME_SIGN)
def swapping_two_suns() -> tuple[Scenario, Command]:
    table, (one, two) = chamber(ETERNAL, SUN, SUN)
    return table, Perform(RED, "swap_tiles", pair(one, two))


@gives(no.TOO_FEW_TILES)
def swapping_a_single_tile() -> tuple[Scenario, Command]:
    table, _ = chamber(ETERNAL, SUN)
    return table, Perform(RED, "swap_tiles", 0)


@gives(no.NO_CALENDAR_HERE)
def swapping_from_afar() -> tuple[Scenario, Command]:
    table, _ = chamber(ETERNAL, SUN, MOON)
    table.puts(RED, table.start)
    return table, Perform(RED, "swap_tiles", 0)
