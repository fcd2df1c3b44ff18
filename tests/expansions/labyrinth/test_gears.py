"""The gear chamber: which lines slide, at what price, and who uses it how often."""

import pytest

from tests.expansions.labyrinth.tables import BACK, BLUE, ON, RED, at_the_gears, cell_of, column, row, slides
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import AdventurerMoved, ChamberRemoved, DiceSpent
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.temple import HOVER, WIDEST
from tumbledown.expansions.base.actions import stays_closed


def spots(table: Scenario) -> dict[str, tuple[int, int]]:
    temple = table.game.temple
    return {temple.kind_of(tile).id: cell_of(table, 2 * tile) for tile in temple.laid()}


# -------------------------------------------------------------------- the price
@pytest.mark.rule("labyrinth.gear.use")
def test_two_own_torches_slide_a_row_by_one_cell() -> None:
    table, _ = at_the_gears()
    events = table.does(Perform(RED, "gears", row(0, ON)))
    assert spots(table) == {"start": (1, 0), "basic_07": (2, 0), "gear_chamber": (1, -1)}
    assert [event.dice.bit_count() for event in events if isinstance(event, DiceSpent)] == [2]


@pytest.mark.rule("labyrinth.gear.use")
def test_one_torch_is_not_enough_and_nobody_helps() -> None:
    table, gears = at_the_gears()
    table.puts(BLUE, gears)
    table.shows(RED, "TKAAB")
    table.shows(BLUE, "TTTTT")
    assert table.refuses(Perform(RED, "gears", row(0, ON))) == "not_enough_icons"
    assert table.targets(RED, "gears") == set()
    assert table.targets(BLUE, "gears")


@pytest.mark.rule("labyrinth.gear.use")
def test_only_in_the_gear_chamber() -> None:
    table, _ = at_the_gears()
    table.puts(RED, table.start)
    assert table.refuses(Perform(RED, "gears", row(0, ON))) == "no_gears_here"


@pytest.mark.rule("labyrinth.gear.use")
@pytest.mark.parametrize(
    ("target", "hall"),
    [(row(0, ON), (2, 0)), (row(0, BACK), (0, 0)), (column(1, ON), (1, 1)), (column(1, BACK), (1, -1))],
)
def test_rows_and_columns_slide_in_either_direction(target: int, hall: tuple[int, int]) -> None:
    table, _ = at_the_gears()
    slides(table, target)
    assert spots(table)["basic_07"] == hall


@pytest.mark.rule("labyrinth.gear.repeat")
def test_the_gears_turn_as_often_as_one_likes() -> None:
    table, _ = at_the_gears()
    for _ in range(5):
        slides(table, row(0, ON))
    assert spots(table)["start"] == (5, 0)


# -------------------------------------------------------------------- the lines
@pytest.mark.rule("labyrinth.gear.any_line")
def test_every_line_with_a_chamber_may_slide_that_of_the_start_of_the_exit_and_of_the_gears_too() -> None:
    table, _ = at_the_gears()
    table.chamber("exit", at=(2, -1), stairs="W")
    lines = [row(-1, ON), row(0, ON), column(0, ON), column(1, ON), column(2, ON)]
    back = [row(-1, BACK), row(0, BACK), column(0, BACK), column(1, BACK), column(2, BACK)]
    assert table.targets(RED, "gears") == {*lines, *back}


@pytest.mark.rule("labyrinth.gear.any_line")
def test_a_line_that_holds_every_chamber_is_refused_and_costs_nothing() -> None:
    table = Scenario(2, modules=("labyrinth",))
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, table.chamber("gear_chamber", at=(2, 0), stairs="W"))
    table.shows(RED, "TTBBB")
    assert table.refuses(Perform(RED, "gears", row(0, ON))) == "nothing_slides"
    assert row(0, ON) not in table.targets(RED, "gears")
    table.does(Perform(RED, "gears", column(0, ON)))


@pytest.mark.rule("labyrinth.gear.any_line")
def test_a_platform_that_hovers_elsewhere_makes_such_a_line_slide_after_all() -> None:
    table = Scenario(2, modules=("labyrinth", "traps"))
    table.puts(RED, table.chamber("gear_chamber", at=(1, 0), stairs="W"))
    hovers(table, (1, -1))
    table.shows(RED, "TTBBB")
    assert row(0, ON) in table.targets(RED, "gears")


def hovers(table: Scenario, spot: tuple[int, int]) -> None:
    """A platform hovers over this cell."""
    tile = table.chamber("platform", at=spot, stairs="S") >> 1
    table.game.apply_only(ChamberRemoved(tile, HOVER))


@pytest.mark.rule("labyrinth.gear.line")
def test_a_line_goes_as_a_whole_with_its_gaps() -> None:
    table, _ = at_the_gears()
    table.chamber("basic_08", at=(4, 0), stairs="W")
    slides(table, row(0, BACK))
    assert spots(table) == {"start": (-1, 0), "basic_07": (0, 0), "basic_08": (3, 0), "gear_chamber": (1, -1)}


@pytest.mark.rule("labyrinth.gear.line")
def test_other_lines_are_none() -> None:
    table, _ = at_the_gears()
    for target in (row(7, ON), column(-9, BACK), -1, 10_000):
        assert table.refuses(Perform(RED, "gears", target)) == "no_such_target"


@pytest.mark.rule("labyrinth.gear.line")
@pytest.mark.parametrize("step", [ON, BACK])
def test_at_the_edge_of_the_field_nothing_wraps_and_the_way_back_is_open(step: int) -> None:
    """The field is so wide that no game comes there; still the gears keep everything in it."""
    table, _ = at_the_gears()
    edge = table.chamber("basic_08", at=(step * WIDEST, -1), stairs="W")
    assert row(-1, step) not in table.targets(RED, "gears")
    assert table.refuses(Perform(RED, "gears", row(-1, step))) == "nothing_slides"
    slides(table, row(-1, -step))
    assert cell_of(table, edge) == (step * (WIDEST - 1), -1)


# -------------------------------------------------------------------- nobody enters anything
def no_steps() -> Chapter:
    chapter = Chapter("no_steps", order=95)

    @chapter.forbid.arrive
    def nobody_enters(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("banned")

    return chapter


@pytest.mark.rule("labyrinth.gear.movement_ban", "labyrinth.gear.pieces")
def test_the_gears_turn_while_nobody_may_move() -> None:
    table, gears = at_the_gears(extra=(no_steps(),))
    assert table.verbs(RED) >= {"gears"}
    assert "enter" not in table.verbs(RED)
    events = slides(table, row(-1, ON))
    assert table.stands(RED) == gears
    assert cell_of(table, gears) == (2, -1)
    assert not any(isinstance(event, AdventurerMoved) for event in events)


def test_with_gears_in_reach_a_closed_temple_is_not_closed_for_good() -> None:
    table, _ = at_the_gears()
    assert not stays_closed(table.game)
    far = table.chamber("basic_12", at=(9, 9), stairs="N")
    for seat in (RED, BLUE):
        table.puts(seat, far)
    assert stays_closed(table.game)
