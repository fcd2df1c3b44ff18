"""What a slam does to the illusions, and what becomes of everybody and everything on them."""

import pytest

from tests.engine.test_looking import looking
from tests.expansions.base.soundtracks import COLLAPSE, FIRST_SLAM, SECOND_SLAM
from tests.scenario import Scenario
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import (
    AdventurerMoved,
    ChamberRemoved,
    ClockStopped,
    DieMoved,
    DoorPhase,
    GemsMoved,
    PileOrdered,
)
from tumbledown.engine.game import OVER
from tumbledown.engine.hooks import VANISH
from tumbledown.engine.pieces import AT_TILE, BOXED, TILES, at, place_of
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import AIR, LAID
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST
from tumbledown.expansions import new_game

RED, BLUE, GREEN = 0, 1, 2
MODULES = ("illusions",)


def scene(*pile: str, players: int = 2, modules: tuple[str, ...] = MODULES) -> tuple[Scenario, int]:
    """An illusion east of the start, open to the east and south as well."""
    table = Scenario(players=players, modules=modules, pile=pile)
    return table, table.chamber("illusion_1", at=(1, 0), stairs="W")


def kinds_in_pile(table: Scenario) -> list[str]:
    """What is printed on the tiles of the draw pile, from the top."""
    return [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)]


# -------------------------------------------------------------------- until then
@pytest.mark.rule("illusions.play.normal")
def test_between_slams_an_illusion_is_a_chamber_like_any_other() -> None:
    table, illusion = scene("illusion_3")
    table.puts(BLUE, illusion)
    table.shows(RED, "ATTKG")
    table.does(Enter(RED, illusion))
    assert table.faces(RED) == "..TKG"
    table.shows(RED, "TTG.A")
    table.shows(BLUE, "TTBBA")
    table.does(Perform(RED, "free", BLUE))
    table.does(ActivateGems(RED))
    assert (table.gems_in(illusion), table.game.depot.gems) == (1, 4)
    assert (table.faces(RED), table.faces(BLUE)) == ("....A", "....A")
    table.shows(RED, "AA...")
    table.does(Discover(RED, EAST))
    assert table.game.tile_kind(table.lies_at(2, 0) >> 1).id == "illusion_3"


# -------------------------------------------------------------------- when
@pytest.mark.rule("illusions.vanish.when")
def test_all_illusions_go_right_after_the_losses_of_either_slam_and_no_other_chamber_does() -> None:
    table, one = scene()
    two = table.chamber("illusion_2", at=(-1, 0), stairs="E")
    other = table.chamber("basic_07", at=(2, 0), stairs="W")
    table.waits_until(FIRST_SLAM - 1)
    assert (table.lies_at(1, 0), table.lies_at(-1, 0)) == (one, two)
    events = table.waits_until(FIRST_SLAM)
    assert (table.lies_at(1, 0), table.lies_at(-1, 0), table.lies_at(2, 0)) == (-1, -1, other)
    gone = [index for index, event in enumerate(events) if isinstance(event, ChamberRemoved)]
    phases = [index for index, event in enumerate(events) if isinstance(event, DoorPhase) and event.phase == VANISH]
    assert len(gone) == 2
    assert phases[0] < gone[0]

    again = table.chamber("illusion_3", at=(1, 0), stairs="W")
    table.waits_until(SECOND_SLAM - 1)
    assert table.lies_at(1, 0) == again
    table.waits_until(SECOND_SLAM)
    assert table.lies_at(1, 0) == -1


@pytest.mark.rule("illusions.vanish.not_third")
def test_the_collapse_removes_nothing() -> None:
    table, _ = scene()
    table.waits_until(SECOND_SLAM)
    late = table.chamber("illusion_1", at=(1, 0), stairs="W")
    before = len(table.happened(ChamberRemoved))
    table.waits_until(COLLAPSE)
    assert table.game.phase == OVER
    assert table.lies_at(1, 0) == late
    assert len(table.happened(ChamberRemoved)) == before == 1


@pytest.mark.rule("illusions.vanish.speed")
def test_it_takes_no_time_and_stops_nobody() -> None:
    table, illusion = scene("basic_07")
    table.puts(BLUE, illusion)
    table.shows(RED, "AA...")
    events = table.waits_until(FIRST_SLAM)
    assert any(isinstance(event, ChamberRemoved) for event in events)
    assert not any(isinstance(event, ClockStopped) for event in events)
    assert table.game.now == FIRST_SLAM
    table.does(Discover(RED, EAST), at=FIRST_SLAM)
    table.does(Roll(BLUE), at=FIRST_SLAM)


@pytest.mark.rule("illusions.vanish.placing_in_progress")
def test_an_open_discovery_is_settled_first_and_a_new_illusion_vanishes_with_the_old_one() -> None:
    table = Scenario(players=2, modules=MODULES, extra=(looking(),), pile=["illusion_3", "basic_07", "basic_08"])
    illusion = table.chamber("illusion_1", at=(1, 0), stairs="W")
    drawn = table.game.pile(TILES)[0]
    table.puts(RED, illusion)
    table.waits_until(FIRST_SLAM - 1)
    table.shows(RED, "AAB..")
    table.does(Discover(RED, EAST))
    assert table.game.temple.state[drawn] == AIR
    table.waits_until(FIRST_SLAM)
    assert (table.lies_at(1, 0), table.lies_at(2, 0)) == (-1, -1)
    assert set(kinds_in_pile(table)[2:]) == {"illusion_1", "illusion_3"}


@pytest.mark.rule("illusions.vanish.placing_in_progress")
def test_an_ordinary_chamber_that_was_being_discovered_is_laid_though_the_illusion_goes() -> None:
    table = Scenario(players=2, modules=MODULES, extra=(looking(),), pile=["basic_08", "basic_07", "basic_09"])
    table.puts(RED, table.chamber("illusion_1", at=(1, 0), stairs="W"))
    drawn = table.game.pile(TILES)[0]
    table.waits_until(FIRST_SLAM - 1)
    table.shows(RED, "AAB..")
    table.does(Discover(RED, EAST))
    assert table.game.temple.state[drawn] == AIR
    table.waits_until(FIRST_SLAM)
    assert (table.lies_at(1, 0), table.lies_at(2, 0)) == (-1, 2 * drawn)
    assert table.game.temple.state[drawn] == LAID


# -------------------------------------------------------------------- the draw pile
@pytest.mark.rule("illusions.vanish.draw_pile", "illusions.vanish.exit_pile_position")
def test_they_go_under_the_draw_pile_and_the_others_keep_their_places() -> None:
    table, _ = scene("basic_07", "exit", "basic_08")
    table.chamber("illusion_2", at=(-1, 0), stairs="E")
    table.waits_until(FIRST_SLAM)
    after = kinds_in_pile(table)
    assert after[:3] == ["basic_07", "exit", "basic_08"]
    assert set(after[3:]) == {"illusion_1", "illusion_2"}


@pytest.mark.rule("illusions.vanish.draw_pile")
def test_nobody_knows_their_order() -> None:
    orders = set()
    for seed in range(20):
        table, one = scene("basic_07")
        two = table.chamber("illusion_2", at=(-1, 0), stairs="E")
        table.game.fortune = new_game(Settings(players=2), str(seed)).fortune
        events = table.waits_until(FIRST_SLAM)
        (ordered,) = [event for event in events if isinstance(event, PileOrdered)]
        assert set(ordered.order[1:]) == {one >> 1, two >> 1}
        orders.add(ordered.order)
    assert len(orders) == 2


@pytest.mark.rule("illusions.vanish.draw_pile", "illusions.vanish.fresh", "illusions.vanish.gems_box")
def test_with_an_empty_pile_they_are_the_new_one_and_are_discovered_as_new() -> None:
    table, illusion = scene()
    table.puts(RED, illusion)
    table.shows(RED, "TTTTA")
    table.does(ActivateGems(RED))
    assert (table.game.depot.gems, table.game.temple.used[illusion >> 1]) == (4, 1)
    assert table.refuses(ActivateGems(RED)) == "gems_used"
    table.waits_until(FIRST_SLAM)
    assert table.game.pile(TILES) == [illusion >> 1]
    assert (table.game.depot.gems, table.gems_in(illusion)) == (4, 0)

    table.shows(RED, "AAAT")
    table.does(Discover(RED, EAST))
    assert table.lies_at(1, 0) == illusion
    table.does(Enter(RED, illusion))
    table.shows(RED, "TTTT")
    table.does(ActivateGems(RED))
    assert (table.game.depot.gems, table.gems_in(illusion)) == (3, 1)


# -------------------------------------------------------------------- gems
@pytest.mark.rule("illusions.vanish.gems_box")
def test_gems_on_it_leave_the_game_and_count_as_lit() -> None:
    table, illusion = scene()
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    table.puts(RED, illusion)
    table.shows(RED, "TTTTA")
    table.does(ActivateGems(RED))
    boxed = table.game.depot.boxed
    events = table.waits_until(FIRST_SLAM)
    assert GemsMoved(at(AT_TILE, illusion >> 1), BOXED, 1) in events
    depot = table.game.depot
    assert (depot.gems, depot.beside, depot.boxed) == (4, 2, boxed + 1)
    table.puts(BLUE, way_out)
    table.shows(BLUE, "KKKKK")
    table.does(Escape(BLUE))


# -------------------------------------------------------------------- adventurers
@pytest.mark.rule("illusions.vanish.adventurers", "illusions.vanish.one_die")
def test_whoever_stands_on_it_is_put_into_the_starting_chamber_and_loses_one_die() -> None:
    table, illusion = scene(players=3)
    hall = table.chamber("basic_07", at=(-1, 0), stairs="E")
    table.puts(RED, illusion)
    table.puts(BLUE, hall)
    events = table.waits_until(FIRST_SLAM)
    assert [table.stands(seat) for seat in (RED, BLUE, GREEN)] == [table.start, hall, table.start]
    assert AdventurerMoved(RED, table.start, FORCED) in events
    assert [len(table.game.dice.held(seat, LOST)) for seat in (RED, BLUE, GREEN)] == [1, 1, 0]
    assert len([event for event in events if isinstance(event, DieMoved)]) == 2


@pytest.mark.rule("illusions.vanish.poison")
def test_whoever_is_poisoned_there_loses_two() -> None:
    table, illusion = scene(modules=("illusions", "curses", "fountain"))
    table.puts(RED, illusion)
    for seat in (RED, BLUE):
        table.gets(seat, "poison")
    table.waits_until(FIRST_SLAM)
    assert [len(table.game.dice.held(seat, LOST)) for seat in (RED, BLUE)] == [2, 1]


@pytest.mark.rule("illusions.vanish.curses_stay")
def test_what_lies_with_the_players_is_not_touched() -> None:
    table, illusion = scene(modules=("illusions", "curses", "treasures"))
    table.puts(RED, illusion)
    table.gets(RED, "silence")
    table.gets(RED, "double_key")
    owned = table.owns(RED)
    table.waits_until(FIRST_SLAM)
    assert table.stands(RED) == table.start
    assert table.owns(RED) == owned
    assert sorted(owned) == ["double_key", "silence"]


@pytest.mark.rule("illusions.vanish.pledged_dice")
def test_dice_shared_towards_its_gem_stay_with_their_owners_and_keep_their_icons() -> None:
    table, illusion = scene()
    for seat in (RED, BLUE):
        table.puts(seat, illusion)
        table.shows(seat, "TTTAB")
    assert table.verbs(RED) >= {"activate"}
    table.waits_until(FIRST_SLAM)
    assert (table.faces(RED), table.faces(BLUE)) == ("TTTA", "TTTA"), "the black masks were the dice lost"
    assert table.must_throw(RED) == table.must_throw(BLUE) == 0
    assert "activate" not in table.verbs(RED)
    assert table.refuses(ActivateGems(RED)) == "no_gems_here"


# -------------------------------------------------------------------- the hole it leaves
def hall_beyond(*pile: str) -> tuple[Scenario, int]:
    """Red at the start, an illusion to the east, blue in a hall behind it; then the door slams."""
    table, _ = scene(*pile)
    hall = table.chamber("basic_07", at=(2, 0), stairs="W")
    table.puts(BLUE, hall)
    table.shows(BLUE, "AAAAB")
    table.shows(RED, "AAAAT")
    table.waits_until(FIRST_SLAM)
    return table, hall


@pytest.mark.rule("illusions.vanish.gaps", "illusions.vanish.neighbour_stays")
def test_openings_lead_to_an_empty_cell_again_and_chambers_beyond_stay() -> None:
    table, hall = hall_beyond("basic_12")
    assert (table.lies_at(1, 0), table.lies_at(2, 0)) == (-1, hall)
    assert table.stairs_of(hall) == "W"
    assert table.targets(RED, "discover") == {EAST, WEST}
    assert table.targets(BLUE, "discover") == {NORTH, EAST, SOUTH, WEST}
    assert table.targets(RED, "enter") == table.targets(BLUE, "enter") == set()
    assert table.refuses(Enter(RED, hall)) == "no_passage"


@pytest.mark.rule("illusions.vanish.cut_off")
def test_whoever_is_cut_off_stays_and_may_discover_from_there() -> None:
    table, hall = hall_beyond("basic_08")
    assert table.stands(BLUE) == hall
    table.does(Discover(BLUE, WEST))
    assert table.stairs_of(table.lies_at(1, 0)) == "E"
    table.shows(BLUE, "AT..")
    table.shows(RED, "AT...")
    assert table.targets(BLUE, "enter") == table.targets(RED, "enter") == {table.lies_at(1, 0)}


@pytest.mark.rule("illusions.vanish.cut_off", "illusions.vanish.refill")
@pytest.mark.parametrize(("kind", "joins"), [("basic_12", True), ("basic_11", False)])
def test_the_openings_of_the_new_chamber_decide_whether_it_joins_the_far_side(kind: str, joins: bool) -> None:
    table, hall = hall_beyond(kind)
    table.does(Discover(RED, EAST))
    bridge = table.lies_at(1, 0)
    assert table.stairs_of(bridge) == "W"
    assert bridge in table.game.temple.passages(table.start)
    assert (hall in table.game.temple.passages(bridge)) == joins
    assert (bridge in table.game.temple.passages(hall)) == joins


# -------------------------------------------------------------------- other things on it
@pytest.mark.rule("illusions.vanish.treasure_tile")
def test_an_unclaimed_treasure_goes_face_down_under_its_pile() -> None:
    table, illusion = scene(modules=("illusions", "treasures"))
    table.cards("treasures", "teleport", "double_torch")
    table.lays("healing_mask", illusion, face_up=False)
    table.waits_until(FIRST_SLAM)
    game = table.game
    kinds = [game.pieces.kind_of(piece).id for piece in game.pile("treasures")]
    assert kinds == ["teleport", "double_torch", "healing_mask"]
    assert not any(game.pieces.face_up[piece] for piece in game.pile("treasures"))


@pytest.mark.rule("illusions.vanish.chalice")
def test_the_chalice_is_put_into_the_starting_chamber() -> None:
    table, illusion = scene(modules=("illusions", "special_chambers"))
    chalice = table.lays("chalice", illusion)
    table.waits_until(FIRST_SLAM)
    assert place_of(table.game.pieces.at[chalice]) == table.start
