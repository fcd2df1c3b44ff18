"""Tables for the Fountain and its curses."""

from tests.scenario import Scenario
from tumbledown.engine.dice import LOST, VOID, spot
from tumbledown.engine.events import DieMoved
from tumbledown.engine.hooks import Chapter


def fountain_table(
    players: int = 2, modules: tuple[str, ...] = ("fountain",), extra: tuple[Chapter, ...] = ()
) -> tuple[Scenario, int]:
    """Everybody stands in the Fountain, east of the start."""
    table = Scenario(players, modules=modules, extra=extra)
    place = table.chamber("fountain", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table, place


def loses(table: Scenario, seat: int, number: int = 1) -> None:
    """The seat's last dice are gone for good."""
    for die in table.game.dice.hands[seat][-number:]:
        table.game.emit(DieMoved(die, spot(LOST), seat))


def lost(table: Scenario, seat: int = 0) -> int:
    return len(table.game.dice.held(seat, LOST))


def bound(table: Scenario, seat: int = 0) -> int:
    """The dice that the vines hold, as a mask."""
    dice = table.game.dice
    return sum(1 << die for die in range(len(dice.face)) if dice.holder[die] == seat and dice.marks[die] & VOID)
