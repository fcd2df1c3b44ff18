"""What bots know of quests: nobody of them gives the last die to the altar."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import LOST, bits, spot
from tumbledown.engine.events import DieMoved, Noted


def at_the_altar(dice: int, players: int = 1) -> BotScenario:
    """Nothing but the altar is left to do, and everybody has so many dice."""
    table = BotScenario(players=players, modules=("quests",), gems=0)
    table.notes("depot", "markers", 1)
    place = table.chamber("altar", at=(1, 0), stairs="W")
    table.chamber("exit", at=(-1, 0), stairs="E")
    table.game.apply_only(Noted("tile", "progress", (0, 2), place >> 1))
    for seat in range(players):
        table.puts(seat, place)
        for die in list(table.game.dice.hands[seat][dice:]):
            table.game.apply_only(DieMoved(die, spot(LOST), seat))
        table.shows(seat, "A" * dice)
    return table


@pytest.mark.rule("quests.altar.last_die")
@pytest.mark.parametrize(("dice", "given"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_a_bot_keeps_its_last_die(dice: int, given: int) -> None:
    table = at_the_altar(dice)
    command = table.decides(0)
    number = len(bits(command.dice)) if isinstance(command, Perform) and command.verb == "altar" else 0
    assert number == given


@pytest.mark.rule("quests.altar.last_die")
def test_a_team_of_bots_with_a_die_each_gives_none() -> None:
    table = at_the_altar(1, players=3)
    commands = [table.decides(seat) for seat in range(3)]
    assert not [each for each in commands if isinstance(each, Perform)]
