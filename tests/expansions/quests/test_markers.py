"""Markers: done once and at once, and nobody leaves before the last one has gone."""

import pytest

from tests.expansions.quests.questing import (
    BLUE,
    CROSSING,
    HALL,
    MODULES,
    RED,
    announced,
    done,
    finds,
    haunted,
    inside,
    markers,
    progress,
    scenario,
    walks_to,
)
from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.commands import Discover, Enter, Escape, Perform
from tumbledown.engine.events import Achieved, PileOrdered, TileDrawn
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Question, Settings
from tumbledown.engine.temple import PILE
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.base.actions import can_go_on, verdict
from tumbledown.expansions.quests.markers import is_one_in_the_pile


def before_the_exit(players: int = 2, *, number: int = 1, gems: int = 0) -> Scenario:
    """Everybody stands in the exit, which is found."""
    table = scenario(players, markers=number, gems=gems)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, way_out)
    return table


# -------------------------------------------------------------------- a quest is done
@pytest.mark.rule("quests.complete.move_marker")
def test_a_quest_that_is_done_takes_exactly_one_marker_from_the_depot_at_once() -> None:
    table, tree = inside("tree", players=2, markers=3)
    table.shows(RED, "GGGG.")
    events = table.does(Perform(RED, "tree"))
    assert [event for event in events if isinstance(event, Achieved)] == [Achieved(tree >> 1)]
    assert markers(table) == 2
    assert progress(table, tree) == (4, 4)


@pytest.mark.rule("quests.complete.once")
@pytest.mark.parametrize("kind", ["altar", "task", "tree"])
def test_a_quest_that_is_done_is_an_ordinary_chamber(kind: str) -> None:
    table, place = inside(kind, markers=2)
    table.game.emit(Achieved(place >> 1))
    table.shows(RED, "GGGGG")
    table.shows(BLUE, "AATTK")
    assert kind not in table.verbs(RED) | table.verbs(BLUE)
    assert table.refuses(Perform(RED, kind, dice=1)) == "quest_done"
    assert markers(table) == 1
    assert table.targets(BLUE, "enter") == {table.start}


# -------------------------------------------------------------------- escaping
@pytest.mark.rule("quests.escape.blocked_by_markers", "quests.escape.enter_exit_allowed")
def test_with_a_marker_on_the_depot_nobody_escapes_and_trying_costs_nothing() -> None:
    table = before_the_exit()
    table.shows(RED, "KKKKK")
    assert "escape" not in table.verbs(RED)
    assert table.refuses(Escape(RED)) == "quests_open"
    assert table.faces(RED) == "KKKKK"


@pytest.mark.rule("quests.escape.enter_exit_allowed")
def test_the_exit_may_be_entered_all_the_same() -> None:
    table = scenario()
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.shows(RED, "AAKKK")
    table.does(Enter(RED, way_out))
    assert table.stands(RED) == way_out


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_a_quest_that_nobody_found_keeps_everybody_inside() -> None:
    table = before_the_exit()
    table.pile(HALL, "altar")
    table.shows(RED, "KKKKK")
    assert table.refuses(Escape(RED)) == "quests_open"


@pytest.mark.rule("quests.escape.markers_not_gems")
def test_markers_are_no_gems_and_cost_no_keys() -> None:
    table = before_the_exit(number=3, gems=2)
    assert table.game.depot.markers == 3
    table.notes("depot", "markers", 0)
    table.shows(RED, "KK...")
    assert table.refuses(Escape(RED)) == "not_enough_icons"
    table.shows(RED, "KKK..")
    table.does(Escape(RED))


@pytest.mark.rule("quests.complete.move_marker", "quests.escape.blocked_by_markers")
def test_the_moment_the_last_marker_goes_somebody_in_the_exit_with_enough_keys_may_leave() -> None:
    table = scenario(2, gems=0)
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    tree = finds(table, "tree")
    table.puts(BLUE, way_out)
    walks_to(table, RED, tree)
    table.shows(BLUE, "K....")
    table.shows(RED, "GGGG.")
    assert table.refuses(Escape(BLUE)) == "quests_open"
    table.does(Perform(RED, "tree"))
    assert "escape" in table.verbs(BLUE)
    table.does(Escape(BLUE))


# -------------------------------------------------------------------- winning
@pytest.mark.rule("quests.win.condition")
def test_the_game_is_won_when_no_marker_is_left_and_everybody_is_out() -> None:
    table = before_the_exit(number=0)
    for seat in (RED, BLUE):
        assert table.game.phase == RUNNING
        table.shows(seat, "K....")
        table.does(Escape(seat))
    assert (table.game.phase, table.game.won) == (OVER, True)


@pytest.mark.rule("quests.win.condition")
def test_with_a_marker_left_it_would_not_be_won_however_they_came_out() -> None:
    table = before_the_exit(number=1)
    assert not verdict(table.game)
    table.notes("depot", "markers", 0)
    assert verdict(table.game)


# -------------------------------------------------------------------- a temple that is closed
def closing(*pile: str) -> Scenario:
    """The exit is found west of the start, and the only opening left is the one in the east."""
    table = scenario()
    table.chamber("exit", at=(-1, 0), stairs="E")
    table.pile(*pile)
    table.shows(RED, "AA...")
    return table


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_a_temple_that_closes_over_a_quest_in_the_pile_is_announced() -> None:
    table = closing("obelisk", "tree")
    table.notes("depot", "markers", 2)
    table.does(Discover(RED, EAST))
    assert announced(table) == ["quests_sealed"]


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_a_temple_that_closes_when_all_quests_are_found_needs_no_word() -> None:
    table = closing("ghost", HALL)
    table.does(Discover(RED, EAST))
    assert announced(table) == []


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_as_long_as_an_opening_can_be_reached_no_quest_is_shut_off() -> None:
    table = closing("basic_07", "tree")
    table.does(Discover(RED, EAST))
    assert can_go_on(table.game)
    assert is_one_in_the_pile(table.game)
    assert announced(table) == []


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_where_an_illusion_will_leave_a_gap_the_temple_is_only_closed_for_now() -> None:
    table = Scenario(2, modules=("quests", "illusions"))
    table.notes("depot", "markers", 3)
    table.chamber("exit", at=(-1, 0), stairs="E")
    hall = table.chamber("illusion_3", at=(1, 0), stairs="W")
    table.chamber("ghost", at=(1, -1), stairs="S")
    table.puts(RED, hall)
    table.pile("obelisk", "tree")
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    assert announced(table) == ["quests_closed"]


# -------------------------------------------------------------------- discovering
@pytest.mark.rule("quests.discover.no_entry")
@pytest.mark.parametrize("kind", ["altar", "task", "ghost", "tree", "obelisk"])
def test_whoever_discovers_a_quest_stays_where_he_is(kind: str) -> None:
    table = scenario()
    finds(table, kind)
    assert table.stands(RED) == table.start


@pytest.mark.rule("quests.discover.effect_moment")
@pytest.mark.parametrize(
    ("kind", "effect"), [("ghost", "PieceMoved"), ("task", "PileOrdered"), ("obelisk", "Achieved")]
)
def test_what_a_chamber_brings_happens_in_the_step_that_lays_it(kind: str, effect: str) -> None:
    table = scenario()
    table.cards("tasks", *(f"task_{number}" for number in range(1, 7)))
    table.pile(kind)
    table.shows(RED, "AA...")
    names = [type(event).__name__ for event in table.does(Discover(RED, EAST))]
    assert effect in names[names.index("ChamberPlaced") :]


rejecting = Chapter("rejecting", order=95)
"""A chapter that lets the discoverer put a tile under the pile before it is laid."""


@rejecting.react(TileDrawn)
def look_first(game: Game, event: TileDrawn) -> None:
    effects.look_first(game, event.tile, event.seat, "reject")


@rejecting.choices("reject")
def yes_or_no(game: Game, question: Question, seat: int) -> tuple[int, ...]:
    return (0, 1)


@rejecting.closed("reject")
def under_the_pile(game: Game, question: Question, answers: dict[int, int]) -> None:
    game.emit(PileOrdered(TILES, (*game.pile(TILES), question.args[0])))


@pytest.mark.rule("quests.discover.rejectable")
@pytest.mark.parametrize("kind", ["altar", "task", "ghost", "tree", "obelisk"])
def test_a_quest_that_is_put_under_the_pile_has_no_effect(kind: str) -> None:
    table = Scenario(settings=Settings(players=2, modules=MODULES), extra=(rejecting,))
    table.notes("depot", "markers", 1)
    table.cards("tasks", *(f"task_{number}" for number in range(1, 7)))
    table.pile(kind, CROSSING)
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    table.answers(RED, 1)
    assert [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)] == [CROSSING, kind]
    assert all(table.game.temple.state[tile] == PILE for tile in table.game.pile(TILES))
    assert (done(table), markers(table), table.game.depot.gem_tiles) == ([], 1, 0)
    assert len(table.game.pile("tasks")) == 6
    assert table.game.slots["quests"].home == table.game.slots["quests"].obelisk == -1
    assert not table.game.temple.progress
    assert haunted(table) == -1
