"""What the new quests refuse."""

from tests.every_refusal import no
from tests.expansions.new_quests.test_bonds import bound
from tests.expansions.new_quests.test_chaos import chaotic
from tests.expansions.new_quests.test_constellation import JOIN, stands, starry
from tests.expansions.new_quests.test_snakes import snaky
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Perform, Roll
from tumbledown.expansions.new_quests.bonds import PULSE_MS


@gives(no.RUNE_LET_GO)
def rolling_without_a_finger_on_the_rune() -> tuple[Scenario, Command]:
    table, _ = bound(holding=False)
    return table, Roll(0)


@gives(no.DICE_TIED)
def rolling_after_nobody_felt_the_pulse() -> tuple[Scenario, Command]:
    table, _ = bound()
    table.waits(PULSE_MS)
    return table, Roll(0)


@gives(no.NOT_ALL_HERE)
def beginning_the_chaos_with_one_away() -> tuple[Scenario, Command]:
    table, _ = chaotic(3)
    table.puts(2, table.start)
    return table, Perform(0, "chaos")


@gives(no.STARS_APART)
def joining_stars_with_one_missing() -> tuple[Scenario, Command]:
    table, _ = starry(3)
    stands(table, 1, table.lies_at(-3, 0))
    return table, JOIN


@gives(no.SNAKES_FIRST)
def fighting_the_leader_before_its_snakes() -> tuple[Scenario, Command]:
    table, pit, _ = snaky(3)
    table.puts(0, pit)
    table.shows(0, "TTTTT")
    return table, Perform(0, "snake_leader")


def outside() -> Scenario:
    """Nobody stands in a quest chamber."""
    return Scenario(2, modules=("curses", "quests", "new_quests"))


CASES += [
    (no.NO_CHAOS_HERE, lambda: (outside(), Perform(0, "chaos"))),
    (no.NO_STARS_HERE, lambda: (outside(), Perform(0, "constellation"))),
    (no.NO_SNAKE_HERE, lambda: (outside(), Perform(0, "snake"))),
    (no.NO_LEADER_HERE, lambda: (outside(), Perform(0, "snake_leader"))),
]
