"""Weakest link: whose owner is not safe at a slam loses for all."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM, SECOND_SLAM
from tests.expansions.labyrinth.tables import BLUE, RED, WITH_CARDS, told
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.effects import deal
from tumbledown.engine.events import (
    AdventurerEscaped,
    ControlChanged,
    DieMoved,
    DoorPhase,
    Event,
    GameEnded,
    PieceMoved,
)
from tumbledown.engine.game import OVER, RUNNING
from tumbledown.engine.hooks import EXPIRE, LOSSES, OPEN, PENALTY
from tumbledown.engine.pieces import BOXED
from tumbledown.expansions.shared import CURSES

CARD = "weakest_link"
LOST = GameEnded(False, "not_home")


def cursed(modules: tuple[str, ...] = WITH_CARDS) -> tuple[Scenario, int]:
    """Red has the curse and stands east of the start; the place."""
    table = Scenario(2, modules=modules)
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.gets(RED, CARD)
    table.puts(RED, hall)
    return table, hall


def slam(table: Scenario, at: int = FIRST_SLAM) -> list[Event]:
    return table.waits_until(at)


@pytest.mark.rule("labyrinth.curse.weakest_link")
def test_all_lose_at_once_if_its_owner_is_not_in_the_start_at_the_first_slam() -> None:
    table, _ = cursed()
    events = slam(table)
    assert events[-1] == LOST
    assert told(events, CARD) == [(RED,)]


@pytest.mark.rule("labyrinth.curse.weakest_link")
def test_the_second_slam_is_dangerous_too_and_in_the_start_nothing_happens() -> None:
    table, hall = cursed()
    table.puts(RED, table.start)
    assert LOST not in slam(table)
    table.puts(RED, hall)
    assert slam(table, SECOND_SLAM)[-1] == LOST


@pytest.mark.rule("labyrinth.curse.weakest_link_first")
@pytest.mark.parametrize("phase", [LOSSES, PENALTY, EXPIRE])
def test_who_gets_the_curse_while_the_slam_takes_its_dice_is_not_judged_by_it(phase: int) -> None:
    table, _ = cursed()
    table.game.emit(DoorPhase(1, phase, 0))
    assert table.game.phase == RUNNING
    table.game.emit(DoorPhase(1, OPEN, 0))
    assert table.game.phase == OVER


@pytest.mark.rule("labyrinth.curse.weakest_link")
def test_nobody_else_need_be_in_the_start() -> None:
    table, hall = cursed()
    table.puts(RED, table.start)
    table.puts(BLUE, hall)
    assert LOST not in slam(table)


@pytest.mark.rule("labyrinth.curse.weakest_link_safe")
def test_under_a_large_torch_its_owner_is_safe() -> None:
    table, _ = cursed((*WITH_CARDS, "illusions"))
    table.gets(RED, "large_torch")
    table.does(Perform(RED, "large_torch"))
    assert LOST not in slam(table)


@pytest.mark.rule("labyrinth.curse.weakest_link_safe")
def test_an_owner_who_is_out_is_not_tested() -> None:
    table, _ = cursed()
    table.game.emit(AdventurerEscaped(RED, RED))
    assert LOST not in slam(table)


@pytest.mark.rule("labyrinth.curse.weakest_link_first")
def test_nothing_else_of_the_slam_happens() -> None:
    table, hall = cursed()
    table.puts(BLUE, hall)
    events = slam(table)
    assert not any(isinstance(event, DieMoved) for event in events)
    assert [event.phase for event in events if isinstance(event, DoorPhase)] == [0]


@pytest.mark.rule("labyrinth.curse.weakest_link_soul")
@pytest.mark.parametrize("swapped", [True, False])
def test_the_adventurer_that_its_owner_steers_is_tested(swapped: bool) -> None:
    table, _ = cursed()
    if swapped:
        table.game.emit(ControlChanged((1, 0), (0, 1)))
    assert (LOST in slam(table)) is not swapped


@pytest.mark.rule("labyrinth.curse.duplicate")
@pytest.mark.parametrize("card", [CARD, "disinformation"])
def test_a_second_copy_is_discarded(card: str) -> None:
    table, _ = cursed()
    table.cards(CURSES, card, card)
    for _ in range(2):
        deal(table.game, CURSES, BLUE)
    assert table.owns(BLUE) == [card]
    assert not table.game.pile(CURSES)


@pytest.mark.rule("labyrinth.curse.not_liftable")
@pytest.mark.parametrize("card", [CARD, "disinformation"])
def test_no_dice_lift_it(card: str) -> None:
    table, _ = cursed()
    piece = table.gets(BLUE, card)
    table.shows(BLUE, "AATTK")
    assert "lift" not in table.verbs(BLUE)
    assert table.refuses(Perform(BLUE, "lift", piece)) == "not_offered"


@pytest.mark.rule("labyrinth.curse.discardable")
@pytest.mark.parametrize("card", [CARD, "disinformation"])
def test_a_counterspell_discards_it(card: str) -> None:
    table, _ = cursed((*WITH_CARDS, "doomed"))
    piece = table.gets(BLUE, card)
    table.gets(BLUE, "counterspell")
    events = table.does(Perform(BLUE, "counterspell", piece))
    assert PieceMoved(piece, BOXED, seat=BLUE) in events
    assert table.owns(BLUE) == []
