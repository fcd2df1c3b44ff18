"""The snake pit: where snakes come from, how they go, and their leader."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.curses.cursed import discovers
from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.pieces import BOXED, place_of
from tumbledown.engine.tiles import EAST, WEST

TORCHES = "TT..."


def lying(table: Scenario) -> list[int]:
    """The places with a snake, one for each snake."""
    pieces = table.game.pieces
    return sorted(
        place_of(pieces.at[piece])
        for piece, kind in enumerate(pieces.kind)
        if pieces.kinds[kind].id == "snake" and pieces.at[piece] != BOXED
    )


def snaky(players: int = 3, *more: str, discoverer: int = 0) -> tuple[Scenario, int, int]:
    """A pit discovered from the start, where everybody but seat 1 stood; also the pit and where seat 1 stands."""
    table = scenario(players, *more, pile=("snake_pit",))
    hall = table.chamber("basic_07", at=(-1, 0), stairs="E")
    if players > 1:
        table.puts(1, hall)
    table.notes("depot", "markers", 1)
    discovers(table, discoverer, EAST if discoverer != 1 else WEST)
    pit = table.lies_at(1, 0) if discoverer != 1 else table.lies_at(-2, 0)
    return table, pit, hall


def snake_of(table: Scenario, seat: int) -> Perform:
    (target,) = table.targets(seat, "snake")
    return Perform(seat, "snake", target)


def drives_all_away(table: Scenario) -> None:
    for place in lying(table):
        table.puts(0, place)
        table.shows(0, TORCHES)
        table.does(snake_of(table, 0))


def is_done(table: Scenario, pit: int) -> bool:
    done, asked = table.game.temple.progress[pit >> 1]
    return done == asked and table.game.depot.markers == 0


# -------------------------------------------------------------------- they come
@pytest.mark.rule("new_quests.snakes.spawn")
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_a_snake_lies_in_the_chamber_of_everybody_but_the_discoverer(players: int) -> None:
    table, pit, hall = snaky(players)
    assert lying(table) == sorted([hall] + [table.start] * (players - 2))
    assert table.game.temple.progress[pit >> 1] == (0, players)


@pytest.mark.rule("new_quests.snakes.spawn")
def test_a_mate_in_the_discoverers_chamber_brings_one_there() -> None:
    table, _, _ = snaky(3, discoverer=1)
    assert lying(table) == [table.start, table.start]


@pytest.mark.rule("new_quests.snakes.solo")
def test_alone_there_is_only_the_leader() -> None:
    table, pit, _ = snaky(1)
    assert lying(table) == []
    table.puts(0, pit)
    table.shows(0, "TTTTT..")
    table.does(Perform(0, "snake_leader"))
    assert is_done(table, pit)


@pytest.mark.rule("new_quests.snakes.stay")
def test_a_snake_stays_and_hinders_nobody() -> None:
    table, _, hall = snaky(3)
    before = lying(table)
    table.shows(1, "AAA..")
    table.does(Enter(1, table.start))
    assert table.stands(1) == table.start
    assert lying(table) == before
    assert hall in before


@pytest.mark.rule("new_quests.snakes.stay")
def test_in_a_double_chamber_it_lies_in_the_half_where_the_adventurer_stood() -> None:
    table = scenario(2, "special_chambers", pile=("snake_pit",))
    double = table.chamber("double_key_chamber", at=(5, 5))
    table.puts(1, double + 1)
    discovers(table, 0, EAST)
    assert lying(table) == [double + 1]
    table.puts(0, double)
    table.shows(0, TORCHES)
    assert "snake" not in table.verbs(0)
    table.shows(1, TORCHES)
    assert "snake" in table.verbs(1)


# -------------------------------------------------------------------- they go
@pytest.mark.rule("new_quests.snakes.kill")
def test_two_own_torches_remove_a_snake_from_the_chamber_where_one_stands() -> None:
    table, pit, hall = snaky(3)
    table.shows(1, "TTAAA")
    table.does(snake_of(table, 1))
    assert lying(table) == [table.start]
    assert table.faces(1) == "..AAA"
    assert table.game.temple.progress[pit >> 1] == (1, 3)
    assert table.stands(1) == hall


@pytest.mark.rule("new_quests.snakes.kill")
def test_anybody_may_do_it_but_only_in_its_chamber_and_with_own_torches() -> None:
    table, _, hall = snaky(3)
    table.shows(0, "T....")
    table.shows(2, "T....")
    assert "snake" not in table.verbs(0), "one torch each are not two of one player"
    table.shows(0, TORCHES)
    table.does(snake_of(table, 0))
    assert lying(table) == [hall]
    table.shows(0, TORCHES)
    assert "snake" not in table.verbs(0), "no snake is left here"


@pytest.mark.rule("new_quests.snakes.many")
def test_several_snakes_go_one_at_a_time() -> None:
    table, _, hall = snaky(4)
    assert lying(table) == sorted([hall, table.start, table.start])
    table.shows(0, "TTTT.")
    table.does(snake_of(table, 0))
    assert lying(table).count(table.start) == 1
    assert table.faces(0) == "..TT."
    table.does(snake_of(table, 0))
    assert lying(table) == [hall]


# -------------------------------------------------------------------- their leader
@pytest.mark.rule("new_quests.snakes.leader_order")
def test_the_leader_waits_until_the_last_small_one_is_gone() -> None:
    table, pit, hall = snaky(3)
    table.puts(0, pit)
    table.shows(0, "TTTTT")
    assert table.refuses(Perform(0, "snake_leader")) == "snakes_first"
    assert "snake_leader" not in table.verbs(0)
    drives_all_away(table)
    table.puts(0, pit)
    table.shows(0, "TTTTT")
    assert "snake_leader" in table.verbs(0)
    assert hall not in lying(table)


@pytest.mark.rule("new_quests.snakes.leader")
def test_five_torches_together_defeat_the_leader() -> None:
    table, pit, _ = snaky(3)
    drives_all_away(table)
    for seat in (0, 1):
        table.puts(seat, pit)
    table.shows(0, "TTT..")
    table.shows(1, "TK...")
    table.shows(2, "TTTTT")
    assert table.refuses(Perform(0, "snake_leader")) == "not_enough_icons"
    table.shows(1, "TTK..")
    table.does(Perform(1, "snake_leader"))
    assert (table.faces(0), table.faces(1)) == (".....", "..K..")
    assert is_done(table, pit)
    assert table.refuses(Perform(0, "snake_leader")) == "quest_done"


@pytest.mark.rule("new_quests.snakes.leader")
def test_nobody_faces_the_leader_from_elsewhere() -> None:
    table, _, _ = snaky(2)
    drives_all_away(table)
    table.puts(0, table.start)
    table.shows(0, "TTTTT")
    assert table.refuses(Perform(0, "snake_leader")) == "no_leader_here"


# -------------------------------------------------------------------- chambers that go, chambers that nobody reaches
@pytest.mark.rule("new_quests.snakes.illusion")
def test_a_snake_on_a_chamber_that_vanishes_comes_to_the_start() -> None:
    table = scenario(2, "illusions", pile=("snake_pit",))
    illusion = table.chamber("illusion_1", at=(-1, 0), stairs="E")
    table.puts(1, illusion)
    discovers(table, 0, EAST)
    assert lying(table) == [illusion]
    table.waits_until(FIRST_SLAM)
    assert lying(table) == [table.start]
    table.shows(1, TORCHES[: len(table.game.dice.hands[1])])
    assert "snake" in table.verbs(1)


@pytest.mark.rule("new_quests.snakes.trapped_room")
def test_a_snake_that_nobody_can_reach_keeps_the_quest_open() -> None:
    table = scenario(2, pile=("snake_pit",))
    cell = table.chamber("basic_12", at=(6, 6))
    table.puts(1, cell)
    discovers(table, 0, EAST)
    table.puts(1, table.start)
    pit = table.lies_at(1, 0)
    table.puts(0, pit)
    table.shows(0, "TTTTT")
    assert table.refuses(Perform(0, "snake_leader")) == "snakes_first"
    table.waits_until(FIRST_SLAM)
    assert lying(table) == [cell], "nothing rescues it"
