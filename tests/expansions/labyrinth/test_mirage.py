"""The mirage chamber: the start moves house, and everything in it stays where it was."""

import pytest

from tests.expansions.base.soundtracks import FIRST_GONG, FIRST_SLAM
from tests.expansions.labyrinth.tables import BLUE, RED, REST, before_a_mirage, cell_of, mirage_of, told
from tests.scenario import Scenario
from tumbledown.engine.adventurer import STAYS
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.dice import LOST
from tumbledown.engine.effects import is_safe
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, ChambersMoved, TempleSettled
from tumbledown.engine.pieces import place_of
from tumbledown.engine.temple import LAID, cell_at
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST

MORE = ("cursed_01", "cursed_02", "cursed_03")


@pytest.mark.rule("labyrinth.mirage.swap")
def test_the_mirage_takes_the_cell_of_the_start_and_the_start_the_cell_that_was_discovered() -> None:
    table, _ = before_a_mirage()
    events = table.does(Discover(RED, EAST))
    mirage = mirage_of(table)
    assert cell_of(table, mirage) == (0, 0)
    assert cell_of(table, table.start) == (2, 0)
    assert table.game.temple.turn[mirage >> 1] == 0
    assert table.game.temple.state[mirage >> 1] == table.game.temple.state[table.game.start] == LAID
    assert told(events, "start_moved") == [(mirage >> 1, table.game.start)]
    assert [event.tile for event in events if isinstance(event, ChamberPlaced)] == [mirage >> 1]


@pytest.mark.rule("labyrinth.mirage.swap")
def test_the_mirage_lies_as_the_start_lay() -> None:
    table, _ = before_a_mirage()
    table.game.emit(ChambersMoved((table.game.start,), (0,), (1,)))
    table.does(Discover(RED, EAST))
    assert table.game.temple.turn[mirage_of(table) >> 1] == 1


@pytest.mark.rule("labyrinth.mirage.start_orientation")
@pytest.mark.parametrize(("side", "turn"), [(EAST, 0), (NORTH, 1), (SOUTH, 1)])
def test_the_start_turns_only_as_far_as_it_must_to_be_open_to_the_discoverer(side: int, turn: int) -> None:
    table, hall = before_a_mirage()
    table.does(Discover(RED, side))
    assert table.game.temple.turn[table.game.start] == turn
    assert table.start in table.game.temple.passages(hall)


@pytest.mark.rule("labyrinth.mirage.discoverer")
def test_the_discoverer_stays_and_may_walk_on_to_the_start() -> None:
    table, hall = before_a_mirage()
    table.does(Discover(RED, NORTH))
    assert table.stands(RED) == hall
    table.shows(RED, "AABBB")
    table.does(Enter(RED, table.start))
    assert table.stands(RED) == table.start


@pytest.mark.rule("labyrinth.mirage.pieces")
def test_whoever_was_in_the_start_stays_in_the_cell_and_has_not_moved() -> None:
    table, _ = before_a_mirage()
    events = table.does(Discover(RED, EAST))
    assert table.stands(BLUE) == mirage_of(table)
    assert [event.means for event in events if isinstance(event, AdventurerMoved)] == [STAYS]


@pytest.mark.rule("labyrinth.mirage.pieces", "labyrinth.mirage.discoverer")
def test_whoever_discovers_it_from_the_start_is_in_the_mirage_then_with_the_start_beside() -> None:
    table = Scenario(2, modules=("labyrinth",), pile=("mirage", *REST))
    table.shows(RED, "AAKTB")
    table.does(Discover(RED, WEST))
    assert table.stands(RED) == table.stands(BLUE) == mirage_of(table)
    assert cell_of(table, table.start) == (-1, 0)
    assert table.start in table.game.temple.passages(mirage_of(table))


@pytest.mark.rule("labyrinth.mirage.pieces")
def test_tokens_stay_in_the_cell_too() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "quests"))
    table.chamber("ghost", at=(-1, 0), stairs="E")
    ghost = table.lays("ghost", table.start)
    table.does(Discover(RED, EAST))
    assert place_of(table.game.pieces.at[ghost]) == mirage_of(table)
    assert table.game.pieces.face_up[ghost]


@pytest.mark.rule("labyrinth.mirage.pieces")
def test_a_token_that_lies_face_down_is_not_turned_over_by_a_mirage() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "cursed_gems"))
    token = table.lays("jade_sun_position", table.start, face_up=False)
    table.does(Discover(RED, EAST))
    assert place_of(table.game.pieces.at[token]) == mirage_of(table)
    assert not table.game.pieces.face_up[token]


@pytest.mark.rule("labyrinth.mirage.not_safe", "labyrinth.mirage.follow")
def test_only_the_start_is_safe_wherever_it_lies() -> None:
    table, _ = before_a_mirage()
    table.does(Discover(RED, EAST), at=FIRST_GONG + 1)
    assert not is_safe(table.game, mirage_of(table))
    table.puts(RED, table.start)
    table.waits_until(FIRST_SLAM + 1)
    assert len(table.game.dice.hands[RED]) == 5
    assert table.game.dice.held(BLUE, LOST), "who stayed in the old cell is not safe any more"


@pytest.mark.rule("labyrinth.mirage.pieces", "labyrinth.mirage.not_safe")
def test_a_large_torch_goes_on_burning_for_the_cell_where_it_lies() -> None:
    table, _ = before_a_mirage(
        modules=("labyrinth", "treasures", "illusions"), pile=("mirage", "cursed_01", "cursed_02")
    )
    torch = table.lays("large_torch", table.start)
    table.does(Discover(RED, EAST), at=FIRST_GONG + 1)
    mirage = mirage_of(table)
    assert table.game.pieces.face_up[torch]
    assert is_safe(table.game, mirage)
    table.waits_until(FIRST_SLAM + 1)
    assert len(table.game.dice.hands[BLUE]) == 5
    assert not is_safe(table.game, mirage), "it has burnt down"


@pytest.mark.rule("labyrinth.mirage.illusion", "labyrinth.mirage.follow")
def test_whoever_stands_on_an_illusion_that_vanishes_goes_to_the_start_where_it_is_now() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "illusions"))
    table.puts(BLUE, table.chamber("illusion_1", at=(1, 1), stairs="N"))
    table.does(Discover(RED, EAST))
    table.waits_until(FIRST_SLAM + 1)
    assert table.stands(BLUE) == table.start
    assert cell_of(table, table.start) == (2, 0)


@pytest.mark.rule("labyrinth.mirage.follow")
def test_a_ghost_that_is_found_later_appears_in_the_start_where_it_is_now() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "quests"), pile=("mirage", "ghost", *REST))
    piece = table.piece("ghost")
    table.does(Discover(RED, EAST))
    table.shows(RED, "AABBB")
    table.does(Discover(RED, NORTH))
    assert place_of(table.game.pieces.at[piece]) == table.start
    assert cell_of(table, table.start) == (2, 0)


@pytest.mark.rule("labyrinth.mirage.retest")
def test_passages_are_as_the_chambers_lie_now_and_the_temple_is_looked_at_again() -> None:
    table, hall = before_a_mirage()
    west = table.chamber("basic_08", at=(-1, 0), stairs="E")
    events = table.does(Discover(RED, EAST))
    mirage = mirage_of(table)
    assert set(table.game.temple.passages(mirage)) == {hall, west}
    assert table.game.temple.passages(table.start) == [hall]
    assert any(isinstance(event, TempleSettled) for event in events)


@pytest.mark.rule("labyrinth.mirage.retest")
def test_an_obelisk_that_the_start_comes_to_lie_beside_takes_a_gem_tile_back() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "quests"), pile=("obelisk", "mirage", *REST))
    east = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.does(Discover(RED, NORTH))
    assert table.game.depot.gem_tiles == 3
    table.puts(RED, east)
    table.shows(RED, "AABBB")
    table.does(Discover(RED, NORTH))
    assert cell_of(table, table.start) == (2, -1)
    assert table.game.depot.gem_tiles == 2


@pytest.mark.rule("labyrinth.mirage.swap", "labyrinth.treasure.shortcut_lock")
def test_a_search_that_is_still_open_is_decided_before_the_chambers_are_swapped() -> None:
    """The Discoverer has the mirage in the air, and keeps it as nobody else may draw while blue searches."""
    table, hall = before_a_mirage(modules=("labyrinth", "characters", "treasures"), pile=("mirage", *MORE))
    table.gets(RED, "discoverer_permanent")
    table.gets(BLUE, "shortcut")
    table.does(Discover(RED, EAST))
    table.shows(BLUE, "AABBB")
    events = table.does(Perform(BLUE, "shortcut", WEST))
    placed = [event.cell for event in events if isinstance(event, ChamberPlaced)]
    assert placed == [cell_at(-1, 0), cell_at(0, 0)], "the search first, and west of the start as it lay then"
    assert not table.game.questions
    assert hall in table.game.temple.passages(table.start)


def test_a_mirage_by_a_secret_passage_leaves_the_passage_at_its_edge() -> None:
    table, _ = before_a_mirage(modules=("labyrinth", "treasures"), pile=("mirage", "cursed_01"))
    north = table.chamber("cursed_02", at=(0, -1), stairs="N")
    table.gets(BLUE, "secret_passage")
    table.does(Perform(BLUE, "secret_passage", north << 10 | table.start))
    table.does(Discover(RED, EAST))
    assert mirage_of(table) in table.game.temple.passages(north)
