"""The treasure chamber as a quest: its chalice must be safe before anybody leaves."""

import pytest

from tests.expansions.quests.questing import BLUE, HALL, RED, done, finds, markers, progress
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Escape
from tumbledown.engine.events import Achieved
from tumbledown.engine.game import OVER
from tumbledown.engine.tiles import EAST, WEST

MODULES = ("quests", "special_chambers")


def found(*, with_exit: bool = True, modules: tuple[str, ...] = MODULES, number: int = 1) -> tuple[Scenario, int]:
    """The treasure chamber lies east of the start and red stands in it; perhaps the exit lies west of the start."""
    table = Scenario(2, modules=modules, gems=0)
    table.notes("depot", "markers", number)
    if with_exit:
        table.chamber("exit", at=(-1, 0), stairs="E")
    place = finds(table, "treasure_chamber", EAST)
    table.puts(RED, place)
    return table, place


def carries(table: Scenario, to: int) -> None:
    table.shows(RED, "AATKT")
    table.does(Enter(RED, to, carry=table.piece("chalice")))


@pytest.mark.rule("quests.treasure_chamber.as_quest", "special_chambers.treasure.as_quest")
def test_its_marker_moves_as_soon_as_the_chalice_is_in_the_exit() -> None:
    table, place = found()
    assert progress(table, place) == (0, 1)
    carries(table, table.start)
    assert markers(table) == 1
    carries(table, table.lies_at(-1, 0))
    assert (markers(table), done(table), progress(table, place)) == (0, [place >> 1], (1, 1))


@pytest.mark.rule("quests.treasure_chamber.blocks_escape")
def test_nobody_escapes_before_the_chalice_is_safe() -> None:
    table, _ = found()
    table.puts(BLUE, table.lies_at(-1, 0))
    table.shows(BLUE, "K....")
    assert table.refuses(Escape(BLUE)) == "quests_open"
    carries(table, table.start)
    carries(table, table.lies_at(-1, 0))
    table.does(Escape(BLUE))
    table.shows(RED, "K....")
    table.does(Escape(RED))
    assert (table.game.phase, table.game.won) == (OVER, True)


@pytest.mark.rule("quests.treasure_chamber.needs_exit")
def test_without_the_exit_it_cannot_be_done() -> None:
    table, place = found(with_exit=False)
    hall = table.chamber(HALL, at=(-1, 0), stairs="E")
    for to in (table.start, hall, table.start):
        carries(table, to)
    assert (markers(table), progress(table, place)) == (1, (0, 1))
    table.puts(RED, hall)
    finds(table, "exit", WEST)
    table.puts(RED, table.start)
    carries(table, hall)
    carries(table, table.lies_at(-2, 0))
    assert markers(table) == 0


@pytest.mark.rule("quests.treasure_chamber.as_quest")
def test_without_quests_the_chalice_has_no_marker() -> None:
    table, _ = found(modules=("special_chambers",), number=0)
    carries(table, table.start)
    carries(table, table.lies_at(-1, 0))
    assert [event.has_marker for event in table.happened(Achieved) if isinstance(event, Achieved)] == [False]
    assert markers(table) == 0
