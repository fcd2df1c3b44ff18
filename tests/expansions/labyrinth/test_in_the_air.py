"""Under a veil nothing that all are told depends on the tile, and nothing is judged before the tile is laid."""

import pytest

from tests.expansions.base.test_cut_off import closed_in, dead_ends, news, temple
from tests.expansions.labyrinth.tables import BLUE, RED, WITH_CARDS, told
from tests.expansions.traps.tables import before_a_trap
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.events import ChamberPlaced, Event, Noted
from tumbledown.engine.temple import HOVER
from tumbledown.engine.tiles import EAST, NORTH, WEST
from tumbledown.lab.tables import with_required

CARD = "disinformation"


def noted(events: list[Event], key: str) -> list[object]:
    return [event.value for event in events if isinstance(event, Noted) and event.key == key]


@pytest.mark.rule("labyrinth.curse.disinformation_veil")
@pytest.mark.parametrize("kind", ["exit", "basic_06"])
def test_a_veiled_tile_is_no_goal_of_the_constellation(kind: str) -> None:
    table = Scenario(5, modules=with_required((*WITH_CARDS, "new_quests")), pile=(kind, "basic_09"))
    hall = table.chamber("basic_07", at=(-1, 0), stairs="E")
    tile = table.chamber("constellation", at=(-2, 0), stairs="E") >> 1
    table.game.emit(ChamberPlaced(tile, table.game.temple.cell[tile], table.game.temple.turn[tile]))
    table.gets(RED, CARD)
    table.shows(RED, "AAAAB")
    table.does(Discover(RED, EAST))
    table.puts(BLUE, hall)
    table.shows(BLUE, "AAKTB")
    found = table.lies_at(1, 0) >> 1
    goals = noted(table.does(Enter(BLUE, table.start)), "stars_goals")
    assert not any(found in goal for goal in goals if isinstance(goal, tuple))
    later = noted(table.waits(3_000), "stars_goals")
    assert any(found in goal for goal in later if isinstance(goal, tuple)), "now everybody sees it"


@pytest.mark.rule("quests.escape.undiscovered_counts")
def test_a_quest_is_not_called_shut_off_before_the_veil_lifts() -> None:
    modules = with_required((*WITH_CARDS, "quests"))
    for first, second in (("dead_end", "altar"), ("altar", "dead_end")):
        table = closed_in(first, second, modules=modules)
        table.notes("depot", "markers", 1)
        table.gets(RED, CARD)
        assert told(table.does(Discover(RED, EAST)), "quests_sealed") == []
        sealed = told(table.waits(3_000), "quests_sealed")
        assert bool(sealed) == (first == "dead_end")


@pytest.mark.rule("traps.platform.softlock")
@pytest.mark.parametrize("kind", ["basic_08", "illusion_1"])
def test_a_platform_waits_for_a_tile_in_the_air_whatever_it_is(kind: str) -> None:
    modules = with_required((*WITH_CARDS, "traps", "illusions"))
    table, _ = before_a_trap("platform", modules=modules, more=(kind,))
    table.does(Discover(RED, NORTH))
    platform = table.stands(RED) >> 1
    assert table.game.temple.state[platform] == HOVER
    table.gets(BLUE, CARD)
    table.puts(BLUE, table.start)
    table.shows(BLUE, "AAKTB")
    table.does(Discover(BLUE, WEST))
    assert not table.game.pile("tiles")
    assert table.game.temple.state[platform] == HOVER
    table.waits(3_000)
    assert table.game.temple.state[platform] != HOVER


@pytest.mark.rule("traps.slide.dead_end")
def test_a_slide_is_not_called_shut_while_a_tile_is_over_its_last_opening() -> None:
    table = Scenario(
        2, modules=with_required((*WITH_CARDS, "traps")), extra=(dead_ends(),), pile=("basic_07", "basic_09")
    )
    slide = table.chamber("slide_trap", at=(1, 0), stairs="W")
    table.puts(RED, slide)
    table.gets(RED, CARD)
    table.shows(RED, "AAAAB")
    cells = {0: (1, -1), 1: (2, 0), 2: (1, 1)}
    kinds = iter(("cursed_01", "cursed_02", "cursed_03"))
    while len(sides := sorted(table.targets(RED, "discover"))) > 1:
        table.chamber(next(kinds), at=cells[sides[0]])
    assert noted(table.does(Discover(RED, sides[0])), "shut_off") == []


@pytest.mark.rule("base.discover.exit_cut_off")
def test_an_exit_that_is_cut_off_is_told_once_under_veils_too() -> None:
    table = temple("dead_end", "basic_07", "basic_08", exit_at=(2, 0), modules=with_required(WITH_CARDS))
    for at, away in (((3, 0), "E"), ((2, 1), "S"), ((2, -1), "N")):
        table.chamber("dead_end", at=at, stairs=away)
    table.gets(RED, CARD)
    table.does(Discover(RED, EAST))
    table.waits(3_000)
    table.shows(RED, "AAAAB")
    table.does(Discover(RED, WEST))
    table.waits(3_000)
    assert len([what for what in news(table) if what in ("exit_sealed", "exit_cut_off")]) == 1


@pytest.mark.rule("base.discover.exit_cut_off")
def test_a_jump_of_the_last_one_who_could_get_to_the_exit_is_noticed() -> None:
    table = closed_in("dead_end", "basic_07", modules=with_required(("treasures",)))
    table.puts(BLUE, table.lies_at(9, 9))
    table.does(Discover(RED, EAST))
    assert news(table) == []
    table.gets(BLUE, "teleport")
    table.shows(BLUE, "AAAAA")
    table.does(Perform(BLUE, "teleport", table.start))
    assert news(table) == ["exit_sealed"]
