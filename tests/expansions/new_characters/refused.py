"""What the new characters refuse."""

from tests.every_refusal import no
from tests.expansions.new_characters.test_portal import owning, through
from tests.expansions.new_characters.test_teleporter import ACTIVATABLE, apart, jumps, with_mate
from tests.expansions.new_characters.test_trickster import together
from tests.refusing import gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved


@gives(no.NO_CHAMBER_BESIDE)
def stepping_through_a_portal_to_where_nothing_lies() -> tuple[Scenario, Command]:
    table = owning()
    return table, through(table.chamber("cursed_07", at=(2, 0)))


@gives(no.NO_OPEN_ENTRANCE)
def jumping_out_of_a_chamber_without_an_open_entrance() -> tuple[Scenario, Command]:
    table, far = apart()
    room = table.chamber("exit", at=(-3, 0), stairs="W")
    table.chamber("cursed_08", at=(-4, 0), stairs="E")
    table.puts(0, room)
    return table, jumps(far)


@gives(no.CANNOT_COME_ALONG)
def taking_a_mate_along_who_may_not_move() -> tuple[Scenario, Command]:
    table, far = apart(ACTIVATABLE, "curses")
    table.gets(1, "trap")
    table.puts(2, far)
    return table, with_mate(far)


@gives(no.NO_DICE_TO_SWAP)
def swapping_with_somebody_who_has_no_dice() -> tuple[Scenario, Command]:
    table = together()
    for die in list(table.game.dice.hands[1]):
        table.game.emit(DieMoved(die, spot(LOST), 1))
    return table, Perform(0, "swap_dice", 1, dice=1 << table.game.dice.hands[0][0])
