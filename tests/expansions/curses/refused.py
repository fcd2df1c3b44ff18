"""What curses refuse."""

from tests.every_refusal import no
from tests.expansions.curses import cursed
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Discover, Prefer, Roll
from tumbledown.engine.tiles import EAST


def cursed_by(kind: str, *wishes: str) -> Scenario:
    """The first of two players has this curse, with these preferences."""
    table = cursed.scenario(pile=(cursed.BARE,))
    table.gets(0, kind)
    for wish in wishes:
        table.does(Prefer(0, wish, on=True))
    return table


@gives(no.HASTY_THROW)
def throwing_again_before_one_is_calm() -> tuple[Scenario, Command]:
    table = cursed_by("lost_dice", "gentle")
    table.will_throw(0, "AAAAA")
    table.does(Roll(0))
    table.waits(1_500)
    return table, Roll(0)


CASES += [
    (no.TRAPPED, lambda: (cursed_by("trap"), Discover(0, EAST))),
    (no.HAND_ON_HEAD, lambda: (cursed_by("cursed_hand"), Roll(0))),
]
