"""Volunteers at one table: names are called out and touched on any screen."""

import pytest

from tests.expansions.time_chambers.tables import BLUE, GREEN, MINUTE, MODULES, RED, before, discover, hands, told
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Perform
from tumbledown.engine.events import ClockResumed, ClockStopped
from tumbledown.engine.structs import Settings

CALLED_OUT = "time_chambers.called_out"
TORCH, LAVA = "torch_chamber", "lava_dice"
TEN = 10_000


def owing(kind: str, *dice: int, variants: tuple[str, ...] = (CALLED_OUT,)) -> Scenario:
    """Three at one table; the minute of this chamber is just over, and everybody has so many dice."""
    settings = Settings(players=3, modules=MODULES, variants=variants)
    table = before(kind, players=3, settings=settings)
    for seat, number in enumerate(dice):
        table.gives_dice(seat, number)
    discover(table)
    table.waits_until(MINUTE)
    return table


def named(seat: int, mate: int) -> Perform:
    return Perform(seat, "name_volunteer", mate)


def names(table: Scenario, seat: int) -> tuple[int, ...]:
    offered = [option for option in table.game.options(seat) if option.verb == "name_volunteer"]
    return offered[0].targets if offered else ()


@pytest.mark.rule("time_chambers.volunteers")
def test_whoever_holds_a_screen_names_those_who_call_out() -> None:
    table = owing(TORCH)
    assert names(table, RED) == (RED, BLUE, GREEN)
    table.does(named(RED, GREEN))
    assert names(table, RED) == (RED, BLUE), "of the torch chamber one die each"
    assert hands(table) == [5, 5, 5], "nothing is taken before enough are named"
    table.does(named(RED, BLUE))
    assert hands(table) == [5, 4, 4]
    assert {args[3] for args in told(table.events, "dice_paid")} == {1}


@pytest.mark.rule("time_chambers.volunteers", "time_chambers.lava.distribution")
def test_one_who_is_named_twice_gives_two_dice_and_has_no_more_than_that_to_give() -> None:
    table = owing(LAVA, 5, 2, 5)
    table.does(named(RED, BLUE))
    table.does(named(GREEN, BLUE))
    assert names(table, RED) == (RED, GREEN)
    table.does(named(BLUE, GREEN))
    assert hands(table) == [5, 0, 4]


@pytest.mark.rule("time_chambers.volunteers", "time_chambers.lava.distribution")
def test_one_player_may_call_out_for_all_that_is_owed() -> None:
    table = owing(LAVA, 5, 5, 5)
    for _ in range(3):
        assert RED in names(table, GREEN)
        table.does(named(GREEN, RED))
    assert hands(table) == [2, 5, 5]


@pytest.mark.rule("time_chambers.volunteers")
def test_while_time_stands_still_nobody_is_named() -> None:
    table = owing(LAVA, 5, 5, 5)
    table.game.emit(ClockStopped(table.game.now))
    assert names(table, RED) == ()
    assert table.refuses(named(RED, BLUE)) == "nobody_is_wanted"
    table.game.emit(ClockResumed(0))
    table.does(named(RED, BLUE))


@pytest.mark.rule("time_chambers.volunteers")
def test_one_who_said_no_may_still_call_out() -> None:
    table = owing(TORCH, 5, 5, 3)
    question = next(iter(table.game.questions))
    for seat in (RED, BLUE, GREEN):
        table.does(Answer(seat, question, 0))
    assert hands(table) == [5, 5, 3], "the ten seconds are everybody's"
    table.does(named(RED, GREEN))
    table.waits(TEN)
    assert hands(table)[GREEN] == 2


@pytest.mark.rule("time_chambers.volunteers")
def test_nobody_is_named_where_everybody_answers_on_a_screen_of_their_own() -> None:
    table = owing(TORCH, variants=())
    assert names(table, RED) == ()
    assert table.refuses(named(RED, BLUE)) == "nobody_is_wanted"
    assert hands(table) == [5, 5, 5]


@pytest.mark.rule("time_chambers.volunteers")
def test_nobody_is_named_before_dice_are_owed() -> None:
    settings = Settings(players=3, modules=MODULES, variants=(CALLED_OUT,))
    table = before(TORCH, players=3, settings=settings)
    assert table.refuses(named(RED, BLUE)) == "nobody_is_wanted"
