"""What Doomed refuses."""

from tests.every_refusal import no
from tests.refusing import CASES, gives, with_card
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Escape, Perform, Roll

DOOMED = ("curses", "treasures", "doomed")


@gives(no.SEATED)
def throwing_from_a_chair() -> tuple[Scenario, Command]:
    table = with_card("stand_up", *DOOMED)
    table.waits(8_000)
    return table, Roll(0)


CASES += [
    (no.STILL_DOOMED, lambda: (with_card("doomed", *DOOMED), Escape(0))),
    (no.NOT_CURSED, lambda: (with_card("counterspell", *DOOMED), Perform(0, "counterspell"))),
]
