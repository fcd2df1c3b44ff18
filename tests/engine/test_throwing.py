"""Dice that are thrown without a command, as soon as the deed they paid for is done."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Enter
from tumbledown.engine.events import DiceRolled
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter

KEY_DOOR = "basic_13"
"""Entered for an adventurer and a key."""


def at_a_key_door(*, throws: bool) -> tuple[Scenario, int, list[tuple[int, int, int]]]:
    """Golden masks count as keys, and perhaps are thrown at once; the table, the chamber, what the hook was given."""
    chapter = Chapter("probe", order=90)
    asked: list[tuple[int, int, int]] = []
    chapter.adjust.worth(GRANT)(lambda game, seat, worth: (worth[0], worth[1], True))

    @chapter.adjust.rethrown(GRANT)
    def at_once(game: Game, seat: int, as_keys: int, dice: int) -> int:
        asked.append((seat, as_keys, dice))
        return dice | as_keys if throws else dice

    table = Scenario(players=2, extra=(chapter,))
    return table, table.chamber(KEY_DOOR, at=(1, 0), stairs="W"), asked


@pytest.mark.hook("adjust.rethrown")
def test_golden_masks_that_counted_as_keys_may_be_thrown_at_once() -> None:
    table, door, asked = at_a_key_door(throws=True)
    table.shows(0, "AGTTT")
    table.does(Enter(0, door))
    assert asked == [(0, 0b00010, 0)]
    assert table.thrown(0) == 0b00010


def test_where_no_rule_wants_it_they_stay_used() -> None:
    table, door, asked = at_a_key_door(throws=False)
    table.shows(0, "AGTTT")
    table.does(Enter(0, door))
    assert asked == [(0, 0b00010, 0)]
    assert not table.happened(DiceRolled)
    assert table.must_throw(0) == 0b00011


def test_it_is_not_asked_where_keys_were_paid() -> None:
    table, door, asked = at_a_key_door(throws=True)
    table.shows(0, "AKGTT")
    table.does(Enter(0, door))
    assert asked == []
