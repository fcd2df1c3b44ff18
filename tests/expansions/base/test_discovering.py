"""Discovering chambers: where, for what, how the new one lies, and who comes first."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Perform, Roll
from tumbledown.engine.events import AdventurerMoved, Announced, Asked, TileDrawn
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.telling import told
from tumbledown.engine.tiles import EAST, NORTH, SIDES, SOUTH, WEST, TileKind, opposite
from tumbledown.engine.view import SPECTATOR
from tumbledown.expansions.data.base import DATA

PILE_KINDS = [data.id for data in DATA.chamber if data.id not in ("start", "basic_07")]
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


def behind(side: int) -> tuple[int, int]:
    """The cell on this side of the open chamber of `in_an_open_chamber`."""
    return 5 + STEPS[side][0], 5 + STEPS[side][1]


def in_an_open_chamber(*pile: str, players: int = 1) -> Scenario:
    """Everybody stands in a chamber that is open on all sides, with nothing around it."""
    table = Scenario(players=players, pile=pile)
    hall = table.chamber("basic_07", at=(5, 5))
    for seat in range(players):
        table.puts(seat, hall)
    return table


# -------------------------------------------------------------------- where and for what
@pytest.mark.rule("base.discover.condition")
def test_only_openings_to_empty_cells_can_be_discovered_at() -> None:
    table = Scenario(pile=["basic_07"])
    table.shows(0, "AAAATKG")
    assert table.targets(0, "discover") == {EAST, WEST}
    for wall in (NORTH, SOUTH):
        assert table.refuses(Discover(0, wall)) == "no_opening"
    for nonsense in (-1, 4):
        assert table.refuses(Discover(0, nonsense)) == "no_such_target"


@pytest.mark.rule("base.discover.condition")
def test_an_adventurer_discovers_only_from_its_own_chamber() -> None:
    table = Scenario(pile=["basic_07"])
    straight = table.chamber("basic_12", at=(1, 0), stairs="W")
    table.puts(0, straight)
    table.shows(0, "AAAATKG")
    assert table.targets(0, "discover") == {EAST}
    assert table.refuses(Discover(0, WEST)) == "passage_blocked"
    table.does(Discover(0, EAST))
    assert table.lies_at(2, 0) >= 0


@pytest.mark.rule("base.discover.cost")
def test_discovering_costs_two_adventurers_and_nothing_else() -> None:
    table = Scenario(pile=["basic_07"])
    table.shows(0, "AAATKGT")
    table.does(Discover(0, EAST))
    assert table.faces(0) == "..ATKGT"


@pytest.mark.rule("base.discover.cost")
def test_the_two_adventurers_must_be_the_discoverers_own() -> None:
    table = Scenario(players=2, pile=["basic_07"])
    table.shows(0, "ATTKG")
    table.shows(1, "AAATT")
    assert table.targets(0, "discover") == set()
    assert table.refuses(Discover(0, EAST)) == "not_enough_icons"
    assert table.refuses(Discover(0, EAST, dice=table.dice(1, "A"))) == "not_your_die"


# -------------------------------------------------------------------- drawing and laying
@pytest.mark.rule("base.discover.draw_place")
@pytest.mark.parametrize("side", range(4))
def test_the_top_tile_lies_behind_the_opening_with_its_stairway_against_it(side: int) -> None:
    table = in_an_open_chamber("basic_09", "basic_10", "basic_11")
    top, second, third = table.game.pile("tiles")
    table.shows(0, "AATTTTT")
    table.does(Discover(0, side))
    found = table.lies_at(*behind(side))
    assert found == 2 * top
    assert table.stairs_of(found) == SIDES[opposite(side)]
    assert table.game.pile("tiles") == [second, third]
    assert found in table.game.temple.passages(table.stands(0))


@pytest.mark.rule("base.discover.blocked_opening")
@pytest.mark.parametrize("side", range(4))
def test_an_occupied_cell_allows_no_discovery_whatever_the_neighbour_shows(side: int) -> None:
    opening, wall = SIDES[opposite(side)], SIDES[(side + 1) % 4]
    for stairs in (opening, wall):
        table = in_an_open_chamber("basic_11")
        table.chamber("basic_12", at=behind(side), stairs=stairs)
        table.shows(0, "AATTTTT")
        assert side not in table.targets(0, "discover")
        assert table.refuses(Discover(0, side)) == "passage_blocked"


@pytest.mark.rule("base.discover.other_neighbours")
@pytest.mark.parametrize(
    ("drawn", "neighbour", "stairs", "joined"),
    [
        ("basic_12", "basic_13", "W", True),
        ("basic_12", "basic_13", "S", False),
        ("basic_05", "basic_13", "W", False),
        ("basic_05", "basic_13", "S", False),
    ],
    ids=["opening against opening", "opening against wall", "wall against opening", "wall against wall"],
)
def test_other_neighbours_are_joined_at_once_or_stay_closed(
    drawn: str, neighbour: str, stairs: str, *, joined: bool
) -> None:
    """The tile comes to lie east of the discoverer, its stairway at the west; the neighbour lies further east."""
    table = in_an_open_chamber(drawn)
    beyond = table.chamber(neighbour, at=(7, 5), stairs=stairs)
    table.shows(0, "AATTTTT")
    table.does(Discover(0, EAST))
    found = table.lies_at(6, 5)
    assert (beyond in table.game.temple.passages(found)) == joined
    assert (found in table.game.temple.passages(beyond)) == joined


@pytest.mark.rule("base.discover.always_legal")
@pytest.mark.parametrize("drawn", PILE_KINDS)
@pytest.mark.parametrize("openings", [False, True], ids=["walls all round", "openings all round"])
def test_every_tile_can_be_placed_and_is_not_turned_to_fit(drawn: str, *, openings: bool) -> None:
    """The cell has neighbours on all sides; only the stairway decides how the tile lies."""
    table = in_an_open_chamber(drawn)
    north, south = [kind for kind in ("basic_12", "basic_13", "basic_02") if kind != drawn][:2]
    table.chamber(north, at=(6, 4), stairs="S" if openings else "E")
    table.chamber(south, at=(6, 6), stairs="N" if openings else "E")
    table.chamber("gem_key_3", at=(7, 5), stairs="W" if openings else "E")
    table.shows(0, "AATTTTT")
    table.does(Discover(0, EAST))
    found = table.lies_at(6, 5)
    assert table.game.temple.kind_of(found >> 1).id == drawn
    assert table.stairs_of(found) == "W"


@pytest.mark.rule("base.discover.choose_opening")
@pytest.mark.parametrize("side", range(4))
def test_the_discoverer_names_the_opening_before_the_tile_is_drawn(side: int) -> None:
    table = in_an_open_chamber("basic_09", "basic_10")
    table.shows(0, "AATTTTT")
    assert table.targets(0, "discover") == {NORTH, EAST, SOUTH, WEST}
    table.does(Discover(0, side))
    built = {each for each in range(4) if table.lies_at(*behind(each)) >= 0}
    assert built == {side}
    assert table.happened(Asked) == [], "nothing is left pending"


@pytest.mark.rule("base.discover.no_move")
def test_discovering_moves_nobody_and_entering_costs_extra() -> None:
    table = Scenario(players=2, pile=["basic_07"])
    table.shows(0, "AATKG")
    table.does(Discover(0, EAST))
    assert [table.stands(seat) for seat in range(2)] == [table.start, table.start]
    assert table.happened(AdventurerMoved) == []
    assert table.refuses(Enter(0, table.lies_at(1, 0))) == "not_enough_icons"


# -------------------------------------------------------------------- the end of the pile, and races
@pytest.mark.rule("base.discover.pile_empty")
def test_without_tiles_nothing_is_discovered_and_nothing_is_spent() -> None:
    table = Scenario(pile=[])
    table.shows(0, "AAAATKG")
    assert table.targets(0, "discover") == set()
    assert table.refuses(Discover(0, EAST)) == "pile_empty"
    assert table.faces(0) == "AAAATKG"


@pytest.mark.rule("base.discover.last_tile_race")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_first_request_gets_the_last_tile_and_the_other_keeps_its_icons(first: int, second: int) -> None:
    table = Scenario(players=2, pile=["basic_07"])
    sides = (EAST, WEST)
    for seat in (0, 1):
        table.shows(seat, "AATKG")
    table.does(Discover(first, sides[first]), at=5_000)
    assert table.refuses(Discover(second, sides[second]), at=5_000) == "pile_empty"
    assert table.faces(first) == "..TKG"
    assert table.faces(second) == "AATKG"


@pytest.mark.rule("base.discover.same_cell_race")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_the_first_request_takes_the_cell_from_another_chamber(first: int, second: int) -> None:
    """From the west and from the north, both aim at the cell (6, 5)."""
    table = in_an_open_chamber("basic_09", "basic_10", players=2)
    table.puts(1, table.chamber("basic_08", at=(6, 4)))
    sides = (EAST, SOUTH)
    for seat in (0, 1):
        table.shows(seat, "AATKG")
    table.does(Discover(first, sides[first]), at=5_000)
    assert table.refuses(Discover(second, sides[second]), at=5_000) == "passage_blocked"
    assert len(table.game.pile("tiles")) == 1
    assert table.stairs_of(table.lies_at(6, 5)) == SIDES[opposite(sides[first])]
    assert table.faces(second) == "AATKG"


@pytest.mark.rule("base.discover.same_cell_race")
def test_the_first_request_takes_the_cell_from_the_same_chamber() -> None:
    table = Scenario(players=2, pile=["basic_09", "basic_10"])
    for seat in (0, 1):
        table.shows(seat, "AATKG")
    table.does(Discover(0, EAST), at=5_000)
    assert table.refuses(Discover(1, EAST), at=5_000) == "passage_blocked"
    assert len(table.happened(TileDrawn)) == 1
    assert table.faces(1) == "AATKG"


# -------------------------------------------------------------------- a sealed temple
def temple_of_dead_ends(*pile: str, veil_ms: int = 0) -> Scenario:
    """With dead ends in the box a temple can be sealed; the base game's own tiles cannot do it before the exit."""
    dead_ends = Chapter(
        "dead_ends",
        order=99,
        tiles=(TileKind("dead_end", "dead_ends", copies=2, openings=1 << SOUTH, entry=(parse_cost("A"),)),),
    )

    @dead_ends.setup(POOL)
    def into_the_box(game: Game) -> None:
        for _ in range(2):
            game.temple.add(game.rules.tile_kind_ids["dead_end"])

    dead_ends.adjust.veil(BIND)(lambda game, seat, ms: veil_ms)
    table = Scenario(players=2, extra=(dead_ends,))
    table.chamber("dead_end", at=(-1, 0), stairs="E")
    table.pile(*pile)
    table.shows(0, "AAAAT")
    return table


def announced(table: Scenario) -> list[str]:
    return [event.what for event in table.events if isinstance(event, Announced)]


@pytest.mark.rule("base.discover.sealed_temple")
def test_a_sealed_temple_is_announced_and_has_no_remedy_but_giving_up() -> None:
    table = temple_of_dead_ends("dead_end", "exit", "basic_07")
    table.does(Discover(0, EAST))
    assert announced(table) == ["temple_sealed"]
    table.shows(1, "AAAAA")
    assert "discover" not in table.verbs(0) | table.verbs(1)
    for seat in (0, 1):
        for side in range(4):
            assert table.refuses(Discover(seat, side)) in ("no_opening", "passage_blocked")
    assert table.game.phase == RUNNING, "the clock runs on"
    table.does(Roll(0))
    table.does(Perform(0, "give_up"))
    table.answers(1, 1)
    assert (table.game.phase, table.game.won) == (OVER, False)


@pytest.mark.rule("base.discover.sealed_temple")
def test_nothing_is_announced_while_an_opening_is_left() -> None:
    table = temple_of_dead_ends("basic_12", "exit")
    table.does(Discover(0, EAST))
    assert announced(table) == []


@pytest.mark.rule("base.discover.sealed_temple")
@pytest.mark.parametrize("is_somebody_there", [False, True])
def test_openings_of_a_part_that_nobody_can_reach_are_no_way_on(is_somebody_there: bool) -> None:
    table = temple_of_dead_ends("dead_end", "exit")
    island = table.chamber("basic_07", at=(9, 0))
    if is_somebody_there:
        table.puts(1, island)
    table.does(Discover(0, EAST))
    assert not table.game.temple.is_sealed()
    assert announced(table) == ([] if is_somebody_there else ["temple_sealed"])


@pytest.mark.rule("base.discover.sealed_temple")
def test_a_tile_in_the_air_is_awaited_before_anything_is_announced() -> None:
    """It is the last way on, and may have openings of its own."""
    table = temple_of_dead_ends("dead_end", "exit", "basic_07", veil_ms=1_000)
    table.does(Discover(0, EAST))
    assert table.game.temple.is_sealed()
    assert announced(table) == []
    table.waits(1_000)
    assert announced(table) == ["temple_sealed"]


@pytest.mark.rule("base.discover.sealed_temple", "base.discover.exit_announced")
def test_a_temple_sealed_by_the_exit_is_no_misfortune() -> None:
    table = temple_of_dead_ends("exit", "basic_12")
    table.does(Discover(0, EAST))
    assert announced(table) == ["exit_found"]


# -------------------------------------------------------------------- the exit
@pytest.mark.rule("base.discover.exit_announced")
@pytest.mark.parametrize("side", range(4))
def test_the_exit_is_placed_like_any_other_chamber_and_everybody_is_told(side: int) -> None:
    table = in_an_open_chamber("exit", players=2)
    table.shows(0, "AATKG")
    events = table.does(Discover(0, side))
    found = table.lies_at(*behind(side))
    assert table.stairs_of(found) == SIDES[opposite(side)]
    assert table.faces(0) == "..TKG"
    [word] = [event for event in events if isinstance(event, Announced)]
    assert word == Announced("exit_found", (found >> 1, 0))
    for listener in (0, 1, SPECTATOR):
        assert told(table.game, word, listener) == word


@pytest.mark.rule("base.discover.exit_announced")
def test_other_chambers_are_not_announced() -> None:
    table = Scenario(pile=["basic_07", "exit"])
    table.shows(0, "AATKGTT")
    table.does(Discover(0, EAST))
    assert announced(table) == []
