"""What the special chambers refuse."""

from tests.every_refusal import no
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Command, Perform


def in_linked_chamber() -> Scenario:
    table = Scenario(2, modules=("special_chambers",))
    table.puts(0, table.chamber("linked_1", at=(1, 0), stairs="W"))
    table.shows(0, "TTTTT")
    return table


@gives(no.LINKED_USED)
def firing_linked_chambers_twice() -> tuple[Scenario, Command]:
    table = in_linked_chamber()
    table.puts(1, table.chamber("linked_2", at=(5, 5)))
    table.shows(1, "KKKKK")
    table.does(Perform(0, "linked", 3))
    return table, Perform(1, "linked", 3)


CASES.append((no.LINKED_ALONE, lambda: (in_linked_chamber(), ActivateGems(0))))
CASES.append((no.NO_LINKED_HERE, lambda: (Scenario(2, modules=("special_chambers",)), Perform(0, "linked", 3))))
