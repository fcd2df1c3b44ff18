"""Whoever collects black masks in the Pit is not helped against his will."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import Answer, Enter, Perform, Prefer
from tumbledown.engine.dice import CARD, FALLING, HAND, LOST, spot
from tumbledown.engine.events import ControlChanged, DieMoved, GemsMoved
from tumbledown.engine.icons import BLANK, B
from tumbledown.engine.pieces import BESIDE, BOXED, DEPOT
from tumbledown.engine.questions import YES


def before_the_pit(players: int = 2, *, was_on: bool = False, gems: int = 5) -> tuple[Scenario, int]:
    """Everybody stands in the start with adventurers enough to enter the Pit."""
    table = Scenario(players, modules=("pit",), gems=gems)
    place = table.chamber("pit", at=(1, 0), stairs="W")
    table.does(Prefer(0, "keeps_masks", on=was_on))
    for seat in range(players):
        table.shows(seat, "AABBB" if players > 1 else "AABBBBB")
    return table, place


def keeps(table: Scenario, seat: int = 0) -> bool:
    return bool(table.game.party.prefs[seat] & KEEPS_MASKS)


def back(table: Scenario, seat: int = 0) -> None:
    table.shows(seat, "AABBB")
    table.does(Enter(seat, table.start))


@pytest.mark.rule("pit.activate.manual")
@pytest.mark.parametrize("was_on", [False, True])
def test_the_switch_goes_on_in_the_pit_and_back_outside(was_on: bool) -> None:
    table, place = before_the_pit(was_on=was_on)
    table.does(Enter(0, place))
    assert keeps(table)
    assert not keeps(table, 1), "it is the switch of whoever entered"
    back(table)
    assert keeps(table) == was_on


@pytest.mark.rule("pit.activate.manual")
@pytest.mark.parametrize("was_on", [False, True])
def test_the_switch_returns_to_its_former_position_after_the_activation(was_on: bool) -> None:
    table, place = before_the_pit(was_on=was_on)
    table.does(Enter(0, place))
    table.shows(0, "BBBBB")
    table.does(Perform(0, "pit"))
    assert keeps(table) == was_on
    table.does(Prefer(0, "keeps_masks", on=True))
    back(table)
    assert keeps(table), "a used Pit has no say any more"


@pytest.mark.rule("pit.activate.manual")
def test_an_activation_by_a_mate_returns_all_switches_there() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.does(Enter(1, place))
    assert keeps(table, 0)
    assert keeps(table, 1)
    table.shows(1, "BBBBB")
    table.does(Perform(1, "pit"))
    assert not keeps(table, 0)
    assert not keeps(table, 1)


@pytest.mark.rule("pit.activate.manual")
def test_the_switch_can_be_put_off_in_the_pit() -> None:
    table, place = before_the_pit(was_on=True)
    table.does(Enter(0, place))
    table.does(Prefer(0, "keeps_masks", on=False))
    assert not keeps(table)
    back(table)
    assert keeps(table), "outside it is where it was"


@pytest.mark.rule("pit.activate.manual")
def test_the_switch_stays_alone_in_a_used_pit() -> None:
    table, place = before_the_pit()
    table.does(Enter(1, place))
    table.shows(1, "BBBBB")
    table.does(Perform(1, "pit"))
    table.does(Enter(0, place))
    assert not keeps(table)


@pytest.mark.rule("pit.activate.manual")
def test_other_switches_are_left_alone() -> None:
    table, place = before_the_pit()
    table.does(Prefer(0, "auto_accept", on=True))
    table.does(Enter(0, place))
    table.does(Prefer(0, "holds_back", on=True))
    prefs = table.game.party.prefs[0]
    back(table)
    assert table.game.party.prefs[0] == prefs & ~KEEPS_MASKS


@pytest.mark.rule("pit.activate.manual")
def test_the_switch_goes_with_whoever_steers_the_figure_in_the_pit() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    assert not keeps(table, 0)
    assert keeps(table, 1)


# -------------------------------------------------------------------- only where the Pit is of use
@pytest.mark.rule("pit.activate.manual")
@pytest.mark.parametrize(("where", "is_of_use"), [(LOST, False), (CARD, False), (FALLING, True)])
def test_the_switch_stays_off_for_whoever_comes_with_fewer_than_five_dice(where: int, is_of_use: bool) -> None:
    table, place = before_the_pit()
    table.game.emit(DieMoved(4, spot(where), 0, B))
    table.does(Enter(0, place))
    assert keeps(table) == is_of_use, "a die that falls may still be caught"


@pytest.mark.rule("pit.activate.manual")
def test_the_switch_stays_off_where_no_gem_is_left_in_the_depot() -> None:
    table, place = before_the_pit(gems=0)
    table.does(Enter(0, place))
    assert not keeps(table)
    table.game.emit(GemsMoved(BESIDE, DEPOT, 1))
    assert not keeps(table), "only an arrival turns it on"


@pytest.mark.rule("pit.activate.manual")
@pytest.mark.parametrize("was_on", [False, True])
def test_the_switch_returns_when_a_die_is_lost_and_stays_for_whoever_has_five_others(was_on: bool) -> None:
    table, place = before_the_pit(was_on=was_on)
    table.does(Enter(0, place))
    table.game.emit(DieMoved(4, spot(LOST), 0, B))
    assert keeps(table) == was_on
    solo, place = before_the_pit(players=1)
    solo.does(Enter(0, place))
    for die, stays in ((5, True), (4, True), (3, False)):
        solo.game.emit(DieMoved(die, spot(LOST), 0, B))
        assert keeps(solo) == stays


@pytest.mark.rule("pit.activate.manual")
def test_a_lost_die_of_a_mate_is_no_reason() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.game.emit(DieMoved(9, spot(LOST), 1, B))
    assert keeps(table)


@pytest.mark.rule("pit.activate.manual")
def test_a_die_that_comes_later_does_not_turn_the_switch_on() -> None:
    table, place = before_the_pit()
    table.game.emit(DieMoved(4, spot(LOST), 0, B))
    for seat in (0, 1):
        table.does(Enter(seat, place))
    table.game.emit(DieMoved(4, spot(HAND), 0, BLANK))
    assert (keeps(table, 0), keeps(table, 1)) == (False, True)


@pytest.mark.rule("pit.activate.manual")
def test_the_switch_returns_when_the_last_gem_leaves_the_depot() -> None:
    table, place = before_the_pit(gems=2)
    table.does(Enter(0, place))
    for left in (1, 0):
        table.game.emit(GemsMoved(DEPOT, BOXED, 1))
        assert keeps(table) == bool(left)


@pytest.mark.rule("pit.activate.manual", "pit.help.refuse")
def test_with_four_dice_a_mate_in_the_pit_can_help() -> None:
    table, place = before_the_pit()
    for seat in (0, 1):
        table.does(Enter(seat, place))
    table.shows(0, "BBBBB")
    table.shows(1, "GAAAA")
    assert table.refuses(Perform(1, "free", 0)) == "keeps_masks"
    table.game.emit(DieMoved(4, spot(LOST), 0, B))
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "..BB"


# -------------------------------------------------------------------- help is refused
@pytest.mark.rule("pit.help.refuse")
def test_a_golden_mask_of_a_mate_is_refused() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.does(Enter(1, place))
    table.shows(0, "BBBBA")
    table.shows(1, "GAAAA")
    assert table.refuses(Perform(1, "free", 0)) == "keeps_masks"
    assert table.targets(1, "free") == set()
    table.does(Prefer(0, "keeps_masks", on=False))
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "..BBA"


@pytest.mark.rule("pit.help.refuse")
def test_a_turn_of_fate_leaves_the_masks_of_the_collector() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.shows(0, "BBBBA")
    table.shows(1, "BAAAA")
    table.does(Perform(1, "fate"))
    (vote,) = table.game.questions
    table.does(Answer(0, vote, YES))
    assert table.faces(0) == "BBBBA"
    assert table.faces(1) == ".AAAA"


@pytest.mark.rule("pit.help.refuse")
def test_the_collector_may_use_own_golden_masks() -> None:
    table, place = before_the_pit()
    table.does(Enter(0, place))
    table.shows(0, "BBBGA")
    table.does(Perform(0, "free", 0))
    assert table.faces(0) == "..B.A"
