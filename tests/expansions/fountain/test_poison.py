"""Poison: a slam costs one die in the starting chamber, two outside."""

import pytest

from tests.expansions.base.soundtracks import COLLAPSE, FIRST_SLAM, SECOND_SLAM, hall
from tests.expansions.fountain.tables import lost
from tests.scenario import Scenario
from tumbledown.engine.commands import Escape, Perform
from tumbledown.engine.dice import CARD
from tumbledown.engine.events import GameEnded


def poisoned(players: int = 2, modules: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 has Poison; all stand in the starting chamber."""
    table = Scenario(players, modules=("curses", "fountain", *modules))
    table.gets(0, "poison")
    return table


@pytest.mark.rule("fountain.poison.in_start")
def test_poison_costs_a_die_in_the_starting_chamber() -> None:
    table = poisoned()
    table.waits_until(FIRST_SLAM)
    assert (lost(table, 0), lost(table, 1)) == (1, 0)


@pytest.mark.rule("fountain.poison.outside")
def test_poison_costs_two_dice_outside() -> None:
    table = poisoned()
    hall_of_curses(table, 0, 1)
    table.waits_until(FIRST_SLAM)
    assert (lost(table, 0), lost(table, 1)) == (2, 1)


def hall_of_curses(table: Scenario, *seats: int) -> int:
    place = table.chamber("cursed_07", at=(1, 0), stairs="W")
    for seat in seats:
        table.puts(seat, place)
    return place


@pytest.mark.rule("fountain.poison.outside")
def test_the_owner_may_exchange_both_dice() -> None:
    table = poisoned()
    hall_of_curses(table, 0)
    table.shows(0, "BBAAA")
    table.waits_until(FIRST_SLAM)
    assert table.faces(0) == "AAA"
    choices = [q for q in table.game.questions.values() if q.kind == "which_die" and q.asked == 1]
    assert len(choices) == 2


@pytest.mark.rule("fountain.poison.both_slams")
def test_poison_strikes_at_both_slams() -> None:
    table = poisoned()
    hall_of_curses(table, 0)
    table.waits_until(FIRST_SLAM)
    assert table.owns(0) == ["poison"]
    table.puts(0, table.start)
    table.waits_until(SECOND_SLAM)
    assert lost(table) == 3


@pytest.mark.rule("fountain.poison.both_slams")
def test_poison_that_was_lifted_does_not_strike() -> None:
    table = poisoned()
    table.waits_until(FIRST_SLAM)
    table.shows(0, "TTKA")
    (card,) = table.targets(0, "lift")
    table.does(Perform(0, "lift", card))
    table.waits_until(SECOND_SLAM)
    assert lost(table) == 1


@pytest.mark.rule("fountain.poison.third")
def test_the_collapse_takes_no_dice() -> None:
    table = poisoned()
    table.waits_until(SECOND_SLAM)
    before = lost(table)
    table.waits_until(COLLAPSE)
    assert len(table.happened(GameEnded)) == 1
    assert lost(table) == before == 2


@pytest.mark.rule("fountain.poison.large_torch")
def test_a_large_torch_counts_as_the_starting_chamber() -> None:
    table = poisoned(modules=("treasures", "illusions"))
    hall_of_curses(table, 0, 1)
    table.gets(1, "large_torch")
    table.does(Perform(1, "large_torch"))
    table.waits_until(FIRST_SLAM)
    assert (lost(table, 0), lost(table, 1)) == (1, 0)
    table.waits_until(SECOND_SLAM)
    assert (lost(table, 0), lost(table, 1)) == (3, 1), "by then the torch has burnt down"


@pytest.mark.rule("fountain.poison.escaped")
def test_who_has_escaped_loses_nothing() -> None:
    table = poisoned()
    table.game.depot.gems = 0
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKK")
    table.does(Escape(0))
    table.waits_until(FIRST_SLAM)
    assert lost(table) == 0
    assert table.owns(0) == []


@pytest.mark.rule("fountain.poison.few_dice")
@pytest.mark.parametrize("dice", [0, 1])
def test_with_fewer_dice_all_are_lost(dice: int) -> None:
    table = Scenario(2, modules=("curses", "fountain"))
    table.gives_dice(0, dice)
    table.gets(0, "poison")
    hall_of_curses(table, 0)
    table.waits_until(FIRST_SLAM)
    assert lost(table) == dice
    assert table.game.dice.hands[0] == []


@pytest.mark.rule("fountain.poison.few_dice")
def test_with_too_few_dice_in_hand_the_broken_one_goes_too() -> None:
    table = Scenario(2, modules=("curses", "fountain"))
    table.gives_dice(0, 2)
    table.gets(0, "broken_die")
    assert len(table.game.dice.held(0, CARD)) == 1
    table.gets(0, "poison")
    hall_of_curses(table, 0)
    table.waits_until(FIRST_SLAM)
    assert lost(table) == 2


def test_without_the_card_a_slam_costs_what_it_always_costs() -> None:
    table = Scenario(2, modules=("fountain",))
    hall(table, 0)
    table.waits_until(FIRST_SLAM)
    assert (lost(table, 0), lost(table, 1)) == (1, 0)
