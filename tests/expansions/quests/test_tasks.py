"""The task chamber: the stack, who turns it up, and solving one tile after the other."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.quests.questing import (
    BLUE,
    RED,
    TASKS,
    done,
    finds,
    happens,
    inside,
    markers,
    progress,
    scenario,
    walks_to,
)
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ENTER, FORCED, ITEM, SUMMON
from tumbledown.engine.commands import Enter, Mark, Perform
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.view import SPECTATOR, PieceView, PileView, view

ALL_SIX = tuple(f"task_{number}" for number in range(1, 7))


def open_task(table: Scenario, place: int) -> str:
    """What all see of the tile that lies open on the chamber; empty if none does."""
    seen = view(table.game, SPECTATOR)
    lying = table.game.pieces.lying(at(AT_PLACE, place))
    found = [seen[f"piece:{piece}"] for piece in lying]
    assert len(found) <= 1
    return found[0].kind if found and isinstance(found[0], PieceView) else ""


def height(table: Scenario) -> int:
    seen = view(table.game, SPECTATOR)["pile:tasks"]
    assert isinstance(seen, PileView)
    return seen.height


def found() -> tuple[Scenario, int]:
    """The chamber was discovered from the start; nobody has been there."""
    table = scenario()
    table.cards("tasks", *ALL_SIX)
    return table, finds(table, "task")


# -------------------------------------------------------------------- the stack
@pytest.mark.rule("quests.task.stack")
def test_four_of_the_six_tiles_lie_face_down_on_the_chamber() -> None:
    table, place = found()
    assert height(table) == 4
    assert [table.game.pieces.kind_of(piece).id for piece in table.game.pile("tasks")] == list(ALL_SIX[:4])
    assert open_task(table, place) == ""
    assert progress(table, place) == (0, 4)


@pytest.mark.rule("quests.task.stack")
def test_nobody_sees_which_two_stayed_out() -> None:
    table, _ = found()
    seen = [view(table.game, seat) for seat in (SPECTATOR, RED, BLUE)]
    assert all("depot" in each for each in seen)
    assert not any(key.startswith("piece:") for each in seen for key in each)


# -------------------------------------------------------------------- turned up
@pytest.mark.rule("quests.task.reveal_first")
@pytest.mark.parametrize("means", [ENTER, ITEM, SUMMON, FORCED])
def test_the_first_arrival_by_whatever_means_turns_the_top_tile_up(means: int) -> None:
    table, place = found()
    happens(table, AdventurerMoved(RED, place, means, RED))
    assert open_task(table, place) == "task_1"
    assert height(table) == 3


@pytest.mark.rule("quests.task.reveal_first")
def test_a_second_arrival_turns_up_nothing_more() -> None:
    table, place = found()
    walks_to(table, RED, place)
    walks_to(table, BLUE, place)
    walks_to(table, RED, table.start)
    walks_to(table, RED, place)
    assert (open_task(table, place), height(table)) == ("task_1", 3)


@pytest.mark.rule("quests.task.reveal_first")
def test_a_step_to_another_chamber_turns_up_nothing() -> None:
    table, place = found()
    hall = table.chamber("basic_07", at=(-1, 0), stairs="E")
    table.shows(RED, "AA...")
    table.does(Enter(RED, hall))
    assert open_task(table, place) == ""


@pytest.mark.rule("quests.task.visible")
def test_an_open_tile_stays_open_when_everybody_has_gone() -> None:
    table, place = found()
    walks_to(table, RED, place)
    walks_to(table, RED, table.start)
    for seat in (SPECTATOR, RED, BLUE):
        piece = table.piece("task_1")
        entity = view(table.game, seat)[f"piece:{piece}"]
        assert isinstance(entity, PieceView)
        assert entity.kind == "task_1"
    assert open_task(table, place) == "task_1"


# -------------------------------------------------------------------- solving
@pytest.mark.rule("quests.task.solve", "quests.task.next")
def test_one_alone_solves_a_tile_and_the_next_one_is_turned_up_at_once() -> None:
    table, place = inside("task")
    table.shows(RED, "AAKKG")
    first = table.piece("task_1")
    table.does(Perform(RED, "task"))
    assert table.game.pieces.at[first] == BOXED
    assert (open_task(table, place), height(table), progress(table, place)) == ("task_2", 2, (1, 4))
    assert table.faces(RED) == "....G"
    assert table.must_throw(RED).bit_count() == 4


@pytest.mark.rule("quests.task.solve", "quests.realtime.joint_consent")
def test_those_who_are_there_solve_it_together_and_anyone_may_fire() -> None:
    table, place = inside("task")
    table.shows(RED, "AAGGG")
    table.shows(BLUE, "KKTTT")
    table.does(Perform(BLUE, "task"))
    assert (table.faces(RED), table.faces(BLUE)) == ("..GGG", "..TTT")
    assert progress(table, place) == (1, 4)


@pytest.mark.rule("quests.task.solve")
def test_somebody_elsewhere_cannot_help_and_cannot_fire() -> None:
    table, _ = inside("task")
    walks_to(table, BLUE, table.start)
    table.shows(RED, "AAGGG")
    table.shows(BLUE, "AAKKT")
    assert table.refuses(Perform(RED, "task")) == "not_enough_icons"
    assert table.refuses(Perform(BLUE, "task")) == "no_task_here"


@pytest.mark.rule("quests.realtime.joint_consent")
def test_dice_that_are_held_back_do_not_count() -> None:
    table, _ = inside("task")
    table.shows(RED, "AAGGG")
    table.shows(BLUE, "KKTTT")
    table.does(Mark(BLUE, "held_back", table.dice(BLUE, "K")))
    assert "task" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "task")) == "held_back"


@pytest.mark.rule("quests.realtime.joint_consent")
def test_firing_takes_as_few_dice_as_possible() -> None:
    table, _ = inside("task")
    table.shows(RED, "AAKKA")
    table.shows(BLUE, "AAKKK")
    table.does(Perform(RED, "task"))
    assert table.faces(RED).count(".") + table.faces(BLUE).count(".") == 4


@pytest.mark.rule("quests.realtime.atomic", "quests.task.no_partial_tile")
def test_a_tile_is_solved_as_a_whole_or_not_at_all() -> None:
    table, place = inside("task")
    table.shows(RED, "AAK..")
    assert table.refuses(Perform(RED, "task")) == "not_enough_icons"
    table.shows(RED, "K....")
    assert table.refuses(Perform(RED, "task")) == "not_enough_icons"
    assert progress(table, place) == (0, 4)


@pytest.mark.rule("quests.realtime.atomic")
def test_dice_may_be_kept_aside_until_all_icons_lie_there() -> None:
    table, place = inside("task")
    table.shows(RED, "AAKTG", kept="AK")
    table.shows(RED, "AAKKG", kept="AK")
    table.does(Perform(RED, "task"))
    assert progress(table, place) == (1, 4)


@pytest.mark.rule("quests.realtime.locked_dice")
def test_black_masks_never_count() -> None:
    table, _ = inside("task")
    table.shows(RED, "AAKBB")
    assert "task" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "task", dice=table.dice(RED, "AKB"))) == "die_locked"


# -------------------------------------------------------------------- until the fourth
@pytest.mark.rule("quests.task.leave_return")
def test_solved_tiles_stay_solved_while_everybody_is_away() -> None:
    table, place = inside("task")
    table.shows(RED, "AAKKG")
    table.does(Perform(RED, "task"))
    for seat in (RED, BLUE):
        walks_to(table, seat, table.start)
    walks_to(table, BLUE, place)
    assert (open_task(table, place), progress(table, place)) == ("task_2", (1, 4))
    table.shows(BLUE, "AATT.")
    table.does(Perform(BLUE, "task"))
    assert progress(table, place) == (2, 4)


@pytest.mark.rule("quests.task.done", "quests.complete.move_marker")
def test_with_the_fourth_tile_the_quest_is_done() -> None:
    table, place = inside("task")
    for number, faces in enumerate(("AAKKG", "AATTG", "TTKKG", "AAATK")):
        assert (markers(table), len(done(table))) == (1, 0)
        assert progress(table, place) == (number, 4)
        table.shows(RED, faces)
        table.does(Perform(RED, "task"))
    assert (markers(table), done(table), progress(table, place)) == (0, [place >> 1], (4, 4))
    assert (open_task(table, place), height(table)) == ("", 0)


# -------------------------------------------------------------------- beside other chapters
@pytest.mark.rule("quests.task.illusion_neighbour")
def test_chambers_that_vanish_leave_the_stack_alone() -> None:
    table = scenario(modules=("quests", "illusions"))
    table.cards("tasks", *TASKS)
    place = finds(table, "task")
    walks_to(table, RED, place)
    table.shows(RED, "AAKKG")
    table.does(Perform(RED, "task"))
    walks_to(table, RED, table.start)
    table.chamber("illusion_1", at=(1, -1), stairs="S")
    table.waits_until(FIRST_SLAM)
    assert table.lies_at(1, -1) == -1
    assert (open_task(table, place), height(table), progress(table, place)) == ("task_2", 2, (1, 4))


@pytest.mark.rule("quests.treasures_help")
@pytest.mark.parametrize(("treasure", "faces"), [("double_key", "AAGGG"), ("double_key", "AAKKG")])
def test_a_double_key_supplies_icons_for_a_task(treasure: str, faces: str) -> None:
    table, place = inside("task", modules=("quests", "treasures"))
    piece = table.gets(RED, treasure)
    table.shows(RED, faces)
    table.does(Perform(RED, "task", using=(piece,)))
    assert progress(table, place) == (1, 4)
    assert table.game.pieces.at[piece] == BOXED


@pytest.mark.rule("quests.treasures_help")
def test_a_treasure_of_somebody_elsewhere_does_not_help() -> None:
    table, _ = inside("task", modules=("quests", "treasures"))
    table.gets(BLUE, "double_key")
    walks_to(table, BLUE, table.start)
    table.shows(RED, "AAGGG")
    assert table.refuses(Perform(RED, "task")) == "not_enough_icons"
