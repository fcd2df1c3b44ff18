"""Hanging on a cliff: who hangs, who climbs, who helps."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.traps.tables import BLUE, RED, trapped
from tests.expansions.traps.test_pulling import no_steps
from tests.scenario import Scenario
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import Discover, Enter, Perform
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import AdventurerMoved, ChamberPlaced, ControlChanged, DieMoved
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import NORTH, WEST

CLIFFS = [("cliff_torch", "T"), ("cliff_key", "K")]


def held(table: Scenario) -> tuple[int, ...]:
    found: tuple[int, ...] = table.game.slots["traps"].hangs_on
    return found


@pytest.mark.rule("traps.cliff.place")
@pytest.mark.parametrize(("kind", "icon"), CLIFFS)
def test_the_discoverer_hangs(kind: str, icon: str) -> None:
    table, cliff = trapped(kind)
    assert held(table) == (cliff >> 1, -1)


@pytest.mark.rule("traps.cliff.captive_cannot_leave")
def test_who_is_moved_within_the_cliff_still_hangs() -> None:
    table, cliff = trapped("cliff_key")
    table.game.emit(AdventurerMoved(RED, cliff, FORCED, RED))
    assert held(table) == (cliff >> 1, -1)


@pytest.mark.rule("traps.discover.pull")
@pytest.mark.parametrize("kind", ["cliff_torch", "cliff_key", "invocation", "slide_trap"])
def test_a_trap_that_nobody_discovered_takes_nobody(kind: str) -> None:
    """As another chapter may lay it."""
    table = Scenario(players=2, modules=("traps",))
    table.game.emit(ChamberPlaced(table.tile(kind), cell_at(1, 0), 1))
    table.game.come_to_rest()
    assert table.lies_at(1, 0) >= 0
    assert [table.stands(seat) for seat in (RED, BLUE)] == [table.start] * 2
    assert not any(tile >= 0 for tile in held(table) or (-1,))


@pytest.mark.rule("traps.cliff.release")
@pytest.mark.parametrize(("kind", "icon"), CLIFFS)
def test_three_own_icons_of_the_cliff_lead_up_and_nothing_else_does(kind: str, icon: str) -> None:
    table, _ = trapped(kind)
    other = "K" if icon == "T" else "T"
    for faces in (icon * 2 + other * 3, other * 5):
        table.shows(RED, faces)
        assert table.refuses(Perform(RED, "climb")) == "not_enough_icons"
    table.shows(RED, icon * 3 + "AA")
    events = table.does(Perform(RED, "climb"))
    assert held(table) == (-1, -1)
    assert table.faces(RED) == "...AA"
    assert not any(isinstance(event, AdventurerMoved) for event in events)
    table.does(Enter(RED, table.lies_at(1, 0)))


@pytest.mark.rule("traps.cliff.release")
def test_what_forbids_steps_does_not_forbid_to_climb() -> None:
    table = Scenario(players=2, modules=("traps",), extra=(no_steps(),), pile=("cliff_key", "basic_08"))
    table.shows(RED, "AAKKK")
    table.does(Discover(RED, WEST))
    table.does(Perform(RED, "climb"))
    assert held(table) == (-1, -1)


@pytest.mark.rule("traps.cliff.captive_cannot_leave")
def test_neither_steps_nor_treasures_lead_away() -> None:
    table, _ = trapped("cliff_torch", modules=("traps", "treasures"))
    table.shows(RED, "AAAAA")
    assert table.refuses(Enter(RED, table.lies_at(1, 0))) == "hanging"
    assert table.targets(RED, "enter") == set()
    table.gets(RED, "teleport")
    assert table.targets(RED, "teleport") == set()
    assert table.refuses(Perform(RED, "teleport", table.start)) == "hanging"


@pytest.mark.rule("traps.cliff.captive_may_act")
def test_a_captive_rolls_frees_dice_and_discovers() -> None:
    table, cliff = trapped("cliff_torch")
    table.shows(RED, "AAGBB")
    assert "roll" in table.verbs(RED)
    table.does(Discover(RED, NORTH))
    assert table.lies_at(2, -1) >= 0
    assert held(table)[RED] == cliff >> 1


@pytest.mark.rule("traps.cliff.captive_may_act")
def test_another_trap_that_a_captive_discovers_pulls_it_away_and_ends_the_captivity() -> None:
    table, _ = trapped("cliff_torch")
    table.pile("slide_trap", "basic_08")
    table.shows(RED, "AABBB")
    table.does(Discover(RED, NORTH))
    assert table.stands(RED) == table.lies_at(2, -1)
    assert held(table) == (-1, -1)


@pytest.mark.rule("traps.cliff.help")
def test_mates_there_free_dice_but_lend_no_icons() -> None:
    table, cliff = trapped("cliff_torch")
    table.puts(BLUE, cliff)
    table.shows(RED, "TTBBB")
    table.shows(BLUE, "TTTGA")
    assert table.refuses(Perform(RED, "climb")) == "not_enough_icons"
    assert table.refuses(Perform(BLUE, "climb")) == "not_hanging"
    table.does(Perform(BLUE, "free", RED))
    assert table.faces(RED) == "TT..B"


@pytest.mark.rule("traps.cliff.own_sources")
def test_own_treasures_count() -> None:
    table, _ = trapped("cliff_torch", modules=("traps", "treasures"))
    torches = table.gets(RED, "double_torch")
    table.shows(RED, "TABBB")
    assert table.refuses(Perform(RED, "climb")) == "not_enough_icons"
    table.does(Perform(RED, "climb", using=(torches,)))
    assert held(table) == (-1, -1)


@pytest.mark.rule("traps.cliff.few_dice")
def test_three_stay_three_with_two_dice() -> None:
    table, _ = trapped("cliff_key")
    for die in list(table.game.dice.hands[RED][2:]):
        table.game.dice.move(die, LOST << 24, RED, 0)
    assert len(table.game.dice.hands[RED]) == 2
    table.shows(RED, "KK")
    assert table.refuses(Perform(RED, "climb")) == "not_enough_icons"


@pytest.mark.rule("traps.cliff.few_dice")
def test_a_cliff_says_so_when_its_captive_has_too_few_dice_left() -> None:
    table, cliff = trapped("cliff_key")
    for die in list(table.game.dice.hands[RED][3:]):
        table.game.emit(DieMoved(die, LOST << 24, RED, 0))
    assert weak_captives(table) == (), "three dice can show three keys"
    table.game.emit(DieMoved(table.game.dice.hands[RED][0], LOST << 24, RED, 0))
    assert weak_captives(table) == (cliff >> 1,)
    table.game.emit(AdventurerMoved(RED, table.lies_at(1, 0), FORCED, RED))
    assert weak_captives(table) == ()


def weak_captives(table: Scenario) -> tuple[int, ...]:
    found: tuple[int, ...] = table.game.slots["traps"].weak_captives
    return found


@pytest.mark.rule("traps.cliff.helper_entry")
def test_others_enter_for_nothing_as_long_as_somebody_hangs_there() -> None:
    table, cliff = trapped("cliff_torch")
    table.puts(BLUE, table.lies_at(1, 0))
    table.shows(BLUE, "BBBBB")
    table.does(Enter(BLUE, cliff))
    assert table.stands(BLUE) == cliff
    table.puts(BLUE, table.lies_at(1, 0))
    table.shows(RED, "TTTAA")
    table.does(Perform(RED, "climb"))
    assert table.refuses(Enter(BLUE, cliff)) == "not_enough_icons"
    table.shows(BLUE, "AABBB")
    table.does(Enter(BLUE, cliff))


@pytest.mark.rule("traps.cliff.helper_entry")
def test_the_chalice_still_costs_its_torch() -> None:
    table, cliff = trapped("cliff_torch", modules=("traps", "special_chambers"))
    hall = table.lies_at(1, 0)
    table.puts(BLUE, hall)
    chalice = table.lays("chalice", hall)
    table.notes("special_chambers", "piece", chalice)
    table.shows(BLUE, "AABBB")
    assert table.refuses(Enter(BLUE, cliff, carry=chalice)) == "not_enough_icons"
    table.shows(BLUE, "TBBBB")
    table.does(Enter(BLUE, cliff, carry=chalice))


@pytest.mark.rule("traps.cliff.helper_free")
def test_who_arrives_later_is_not_held() -> None:
    table, cliff = trapped("cliff_torch")
    hall = table.lies_at(1, 0)
    table.puts(BLUE, hall)
    table.does(Enter(BLUE, cliff))
    assert held(table)[BLUE] == -1
    table.shows(BLUE, "AABBB")
    table.does(Enter(BLUE, hall))
    assert table.stands(BLUE) == hall


@pytest.mark.rule("traps.cliff.not_recaptured")
def test_who_has_climbed_up_may_stay_and_come_back() -> None:
    table, cliff = trapped("cliff_key")
    hall = table.lies_at(1, 0)
    table.shows(RED, "KKKAA")
    table.does(Perform(RED, "climb"))
    table.does(Enter(RED, hall))
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, cliff))
    assert held(table) == (-1, -1)
    assert table.refuses(Perform(RED, "climb")) == "not_hanging"


@pytest.mark.rule("traps.captive_figure")
def test_after_an_exchange_of_souls_the_figure_still_hangs_and_its_new_master_climbs() -> None:
    table, cliff = trapped("cliff_torch")
    table.game.apply_only(ControlChanged((1, 0), (0, 1)))
    assert table.stands(BLUE) == cliff
    table.shows(RED, "TTTAA")
    assert table.refuses(Perform(RED, "climb")) == "no_cliff_here"
    table.shows(BLUE, "TTTAA")
    assert table.refuses(Enter(BLUE, table.lies_at(1, 0))) == "hanging"
    table.does(Perform(BLUE, "climb"))
    assert held(table) == (-1, -1)


@pytest.mark.rule("traps.cliff.slam")
def test_a_slam_costs_a_captive_a_die() -> None:
    table, _ = trapped("cliff_torch")
    table.waits_until(FIRST_SLAM)
    assert (len(table.game.dice.hands[RED]), len(table.game.dice.hands[BLUE])) == (4, 5)


@pytest.mark.rule("traps.invocation.frees_captives")
def test_whoever_is_carried_away_hangs_no_more() -> None:
    table, _ = trapped("cliff_torch")
    table.game.emit(AdventurerMoved(RED, table.start, FORCED))
    assert held(table) == (-1, -1)
