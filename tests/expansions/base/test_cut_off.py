"""An exit that is found and to which no way leads any more: everybody is told, and what could open one."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Escape
from tumbledown.engine.events import Announced, ChamberPlaced, TempleSettled
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.piles import mix_in
from tumbledown.engine.tiles import EAST, SOUTH, WEST, TileKind
from tumbledown.lab.moments import moments

DEAD_END = TileKind("dead_end", "dead_ends", copies=6, openings=1 << SOUTH, entry=(parse_cost("A"),))


def dead_ends() -> Chapter:
    chapter = Chapter("dead_ends", order=99, tiles=(DEAD_END,))
    chapter.setup(POOL)(lambda game: mix_in(game, [DEAD_END]))
    return chapter


def temple(*pile: str, exit_at: tuple[int, int] = (9, 9), extra: tuple[Chapter, ...] = (), **more: object) -> Scenario:
    """Both stand at the start, which is open to the east and to the west; the exit is found. Returns the table before
    the first chamber of the pile is discovered."""
    table = Scenario(players=2, extra=(dead_ends(), *extra), gems=0, **more)  # type: ignore[arg-type]
    table.chamber("exit", at=exit_at, stairs="W")
    table.pile(*pile)
    table.shows(0, "AAAAA")
    return table


def closed_in(*pile: str, **more: object) -> Scenario:
    """The start has one opening left, to the east."""
    table = temple(*pile, **more)  # type: ignore[arg-type]
    table.chamber("dead_end", at=(-1, 0), stairs="E")
    return table


def news(table: Scenario) -> list[str]:
    return [event.what for event in table.events if isinstance(event, Announced)]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_a_found_exit_to_which_no_way_leads_is_announced_like_a_sealed_temple() -> None:
    table = closed_in("dead_end", "basic_07")
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_nothing_is_announced_while_empty_squares_join_an_opening_with_the_exit() -> None:
    table = temple("dead_end", "basic_07")
    table.does(Discover(0, EAST))
    assert news(table) == []


@pytest.mark.rule("base.discover.exit_cut_off")
def test_empty_squares_are_no_way_without_chambers_for_them() -> None:
    table = temple("basic_07")
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_an_exit_that_is_walled_off_is_announced_once_although_openings_are_left_elsewhere() -> None:
    table = temple("dead_end", "basic_07", "basic_08", exit_at=(2, 0))
    for at, away in (((3, 0), "E"), ((2, 1), "S"), ((2, -1), "N")):
        table.chamber("dead_end", at=at, stairs=away)
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_sealed"]
    table.does(Discover(0, WEST))
    assert news(table) == ["exit_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_as_long_as_somebody_can_get_there_the_exit_is_not_cut_off() -> None:
    table = closed_in("dead_end", "basic_07")
    way_out = table.lies_at(9, 9)
    table.puts(1, way_out)
    table.does(Discover(0, EAST))
    assert news(table) == []
    table.shows(1, "KAAAA")
    table.does(Escape(1))
    assert news(table) == ["exit_sealed"], "nobody who is left can"


@pytest.mark.rule("base.discover.exit_cut_off")
def test_the_last_one_to_leave_is_told_nothing() -> None:
    table = Scenario(players=1, gems=0)
    table.puts(0, table.chamber("exit", at=(9, 9)))
    table.pile()
    table.shows(0, "KAAAA..")
    table.does(Escape(0))
    assert news(table) == []


@pytest.mark.rule("base.discover.exit_cut_off", "base.discover.sealed_temple")
@pytest.mark.parametrize("is_found", [False, True])
def test_while_a_chamber_is_in_the_air_nobody_can_say(is_found: bool) -> None:
    table = closed_in("dead_end", "basic_07") if is_found else Scenario(extra=(dead_ends(),), pile=["exit"])
    if not is_found:
        table.chamber("dead_end", at=(-1, 0), stairs="E")
        table.chamber("dead_end", at=(1, 0), stairs="W")
    else:
        table.chamber("dead_end", at=(1, 0), stairs="W")
    tile = table.tile("basic_09")
    table.game.happened = []
    table.game.temple.reserve(tile, table.game.temple.cell[table.start >> 1] + 2000, 0)
    table.game.emit(TempleSettled())
    assert [event for event in table.game.happened if isinstance(event, Announced)] == []
    table.game.emit(ChamberPlaced(tile, table.game.temple.cell[tile], 0, -1))
    table.game.emit(TempleSettled())
    told = [event.what for event in table.game.happened if isinstance(event, Announced)]
    assert told == ["exit_sealed" if is_found else "temple_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off")
@pytest.mark.hook("adjust.reopens")
def test_a_chapter_that_can_open_a_way_says_by_what_it_may() -> None:
    probe = Chapter("probe", order=95)
    asked: list[frozenset[int]] = []

    @probe.adjust.reopens(GRANT)
    def the_walls_move(game: Game, goal: frozenset[int], means: tuple[Announced, ...]) -> tuple[Announced, ...]:
        asked.append(goal)
        return (*means, Announced("walls_move"))

    table = closed_in("dead_end", "basic_07", extra=(probe,))
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_cut_off", "walls_move"]
    assert asked == [frozenset({table.lies_at(9, 9)})]


@pytest.mark.rule("base.discover.exit_cut_off")
@pytest.mark.parametrize(("slams", "told"), [(0, ["exit_cut_off", "reopens_illusions"]), (2, ["exit_sealed"])])
def test_illusions_may_open_a_way_as_long_as_a_slam_is_to_come(slams: int, told: list[str]) -> None:
    table = closed_in("dead_end", "basic_07", modules=("illusions",))
    table.chamber("illusion_2", at=(5, 5))
    table.notes("base", "slams", slams)
    table.does(Discover(0, EAST))
    assert news(table) == told


@pytest.mark.rule("base.discover.exit_cut_off")
@pytest.mark.parametrize("card", ["secret_passage", "portal"])
def test_treasures_may_lead_to_the_exit(card: str) -> None:
    table = closed_in("dead_end", "basic_07", modules=("treasures", "characters", "new_characters"))
    table.gets(1, card)
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_cut_off", f"reopens_{card}"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_the_gears_may_open_a_way_where_somebody_can_walk_to_them_and_an_unfound_mirage_only_where_one_discovers() -> (
    None
):
    table = closed_in("dead_end", "basic_07", modules=("labyrinth",))
    table.chamber("gear_chamber", at=(1, 0), stairs="W")
    assert table.game.temple.open_places()
    table.notes("base", "slams", 0)
    table.game.happened = []
    table.pile()
    table.game.emit(TempleSettled())
    told = [event.what for event in table.game.happened if isinstance(event, Announced)]
    assert told == ["exit_cut_off", "reopens_gears", "reopens_mirage"]
    table = closed_in("dead_end", "basic_07", modules=("labyrinth",))
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_the_link_of_the_teleport_chamber_may_lead_to_the_exit() -> None:
    table = closed_in("dead_end", "basic_07", modules=("exchange_teleport",))
    table.chamber("teleport_chamber", at=(9, 10))
    table.lays("teleport_token", table.start)
    table.does(Discover(0, EAST))
    assert news(table) == ["exit_cut_off", "reopens_link"]


@pytest.mark.rule("base.discover.exit_cut_off")
def test_the_end_of_a_game_tells_of_an_exit_that_was_walled_off() -> None:
    table = closed_in("dead_end", "basic_07")
    assert [moment.kind for moment in moments(table.game, Announced("exit_sealed"), [])] == ["sealed"]
