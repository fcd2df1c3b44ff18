"""Doomed: the way out is barred, everything else is open."""

import pytest

from tests.expansions.base.soundtracks import COLLAPSE
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import WEST

ROLL_MS = Settings().roll_ms


def at_the_exit(gems: int = 1) -> tuple[Scenario, int]:
    """Both players stand in the exit, seat 0 is doomed; also the card."""
    table = Scenario(2, modules=("curses", "doomed"), gems=gems)
    place = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, place)
    return table, table.gets(0, "doomed")


@pytest.mark.rule("doomed.doomed.effect")
def test_the_doomed_cannot_escape() -> None:
    table, _ = at_the_exit()
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert table.refuses(Escape(0)) == "still_doomed"
    assert table.offers(0, "escape") == []
    table.does(Escape(1))
    assert table.refuses(Escape(0)) == "still_doomed", "also when all others are out"


@pytest.mark.rule("doomed.doomed.rest_allowed")
def test_everything_else_stays_possible() -> None:
    table = Scenario(2, modules=("curses", "doomed"))
    table.gets(0, "doomed")
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    gems = table.chamber("gem_key_3", at=(0, 1), stairs="N")
    table.pile("cursed_08")
    table.shows(0, "AAKKK")
    table.does(Enter(0, way_out))
    table.shows(0, "AAKKK")
    table.does(Enter(0, table.start))
    table.shows(0, "AAKKK")
    table.does(Discover(0, WEST))
    table.puts(0, gems)
    table.shows(0, "KKKKG")
    table.does(ActivateGems(0))
    table.shows(0, "BBGKK")
    table.does(Perform(0, "free", 0))
    table.does(Roll(0))


@pytest.mark.rule("doomed.doomed.lift_in_exit")
def test_keys_used_for_lifting_do_not_open_the_exit() -> None:
    table, card = at_the_exit()
    table.shows(0, "KKKKT")
    table.does(Perform(0, "lift", card))
    assert table.owns(0) == []
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.will_throw(0, "KAA")
    table.does(Roll(0, table.must_throw(0)))
    table.does(Escape(0))
    assert table.game.party.out == [1, 0]


@pytest.mark.rule("doomed.doomed.lift_in_exit")
def test_keys_left_over_open_the_exit_at_once() -> None:
    table, card = at_the_exit()
    table.shows(0, "KKKKK")
    table.does(Perform(0, "lift", card))
    table.does(Escape(0))
    assert table.game.party.out == [1, 0]


@pytest.mark.rule("doomed.doomed.collapse")
def test_who_is_doomed_at_the_collapse_loses_for_all() -> None:
    table, _ = at_the_exit()
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    table.does(Escape(1))
    table.waits_until(COLLAPSE)
    assert not table.game.won
    assert table.game.reason == "collapse"
