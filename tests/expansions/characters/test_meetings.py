"""Characters among the pieces of other chapters, and at the very instant of a slam."""

import pytest

from tests.expansions.characters.company import ENDS, company, is_up, uses
from tests.expansions.characters.test_cards import CARD as JUMP_CARD
from tests.expansions.characters.test_cards import VERB as JUMP
from tests.expansions.characters.test_cards import apart
from tests.expansions.characters.test_mechanic import CARD, PERMANENT, TURN, quarter
from tests.expansions.characters.test_priest import CARD as PRIEST
from tests.expansions.characters.test_priest import KEYS, LEND, SHED, target
from tests.expansions.quests.questing import HALL, finds, happens, haunted, note, walks_to
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Perform
from tumbledown.engine.events import TempleSettled
from tumbledown.engine.tiles import EAST

RED, BLUE = 0, 1


# -------------------------------------------------------------------- a chamber turns beside the obelisk
def beside_the_obelisk() -> tuple[Scenario, int]:
    """The Mechanic has found the obelisk east of the start, and a hall closes in its southern side; its place."""
    table = company(CARD, modules=("quests",))
    table.notes("depot", "markers", 1)
    obelisk = finds(table, "obelisk")
    table.chamber(HALL, at=(1, 1))
    happens(table, TempleSettled())
    table.shows(RED, "TTKKB")
    return table, obelisk


def closed_sides(table: Scenario) -> int:
    sides = note(table, "closed_sides")
    assert isinstance(sides, int)
    return sides.bit_count()


@pytest.mark.rule("characters.mechanic.activatable_contents", "quests.obelisk.recheck")
def test_the_obelisk_s_neighbour_may_turn_and_the_side_that_it_closed_in_stays_closed() -> None:
    table, _ = beside_the_obelisk()
    assert closed_sides(table) == 1
    corridor = table.chamber("basic_12", at=(1, -1))
    walks_to(table, BLUE, corridor)
    table.does(uses(TURN, quarter(corridor, 1)))
    assert closed_sides(table) == 2, "a side is closed in by whatever lies there, however it is turned"
    assert table.game.depot.gem_tiles == 1
    assert table.stands(BLUE) == corridor


@pytest.mark.rule("characters.mechanic.activatable_contents", "quests.obelisk.credit_permanent")
@pytest.mark.parametrize(("quarters", "sides"), [(1, 2), (2, 3), (3, 2)])
def test_the_obelisk_itself_may_turn_and_a_new_side_beside_a_chamber_takes_a_gem_tile(
    quarters: int, sides: int
) -> None:
    """It lies east of the start and north of the hall, with its stairway to the west."""
    table, obelisk = beside_the_obelisk()
    table.does(uses(TURN, quarter(obelisk, quarters)))
    assert (closed_sides(table), table.game.depot.gem_tiles) == (sides, 3 - sides)
    table.shows(RED, "AAKKB")
    assert table.refuses(Enter(RED, obelisk)) == "no_passage"


# -------------------------------------------------------------------- torches that count twice
@pytest.mark.rule("characters.mechanic.permanent", "quests.ghost.push")
def test_one_die_of_the_mechanic_drives_the_ghost_and_a_second_torch_is_not_touched() -> None:
    table = company(PERMANENT, modules=("quests",))
    table.notes("depot", "markers", 1)
    hall = table.chamber(HALL, at=(-1, 0), stairs="E")
    finds(table, "ghost")
    table.puts(RED, haunted(table))
    table.shows(RED, "TTAKG")
    table.does(Perform(RED, "push", hall))
    assert haunted(table) == hall
    assert sorted(table.faces(RED)) == sorted(".TAKG")


@pytest.mark.rule("characters.mechanic.permanent", "quests.task.solve")
def test_torches_of_a_task_are_shown_by_half_as_many_dice_of_the_mechanic() -> None:
    table = company(PERMANENT, modules=("quests",))
    table.notes("depot", "markers", 1)
    table.cards("tasks", "task_3", "task_1", "task_2", "task_4")
    place = finds(table, "task")
    walks_to(table, RED, place)
    table.shows(RED, "KKTTB")
    table.does(Perform(RED, "task"))
    assert sorted(table.faces(RED)) == sorted("...TB"), "two keys, and one die for both torches"


@pytest.mark.rule("characters.mechanic.permanent_odd", "traps.cliff.release")
def test_two_torches_of_the_mechanic_lead_up_a_cliff_that_asks_for_three() -> None:
    table = company(PERMANENT, modules=("traps",), pile=("cliff_torch", "basic_09", "basic_10"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(RED, hall)
    table.shows(RED, "AAKTB")
    table.does(Discover(RED, EAST))
    table.shows(RED, "TAKKB")
    assert table.refuses(Perform(RED, "climb")) == "not_enough_icons"
    table.shows(RED, "TTKKB")
    table.does(Perform(RED, "climb"))
    assert table.faces(RED) == "..KKB"
    assert table.refuses(Perform(RED, "climb")) == "not_hanging"


# -------------------------------------------------------------------- masks
@pytest.mark.rule("characters.mentalist.permanent", "curses.mask.effect")
def test_under_the_mask_curse_the_mentalist_s_golden_masks_are_still_keys() -> None:
    table = company("mentalist_permanent", modules=("curses",))
    gems = table.chamber("basic_06", at=(1, 0), stairs="W")
    table.puts(RED, gems)
    table.gets(RED, "mask")
    table.shows(RED, "KKKGB")
    table.will_throw(RED, "T")
    table.does(ActivateGems(RED))
    assert table.faces(RED) == "...TB"
    assert table.gems_in(gems) == 1
    table.shows(RED, "GBBAA")
    table.does(Perform(RED, "free", RED))
    assert table.faces(RED).count("B") == 1, "as a mask it frees one die only"


# -------------------------------------------------------------------- the Priest and the pit
def in_the_pit(faces: str) -> tuple[Scenario, int, int]:
    """The Priest stands in the pit, and Blue at gems far away with four keys; their places."""
    table = company(PRIEST, modules=("pit",))
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    gems = table.chamber("gem_key_3", at=(5, 5))
    table.puts(RED, pit)
    table.puts(BLUE, gems)
    table.shows(RED, faces)
    table.shows(BLUE, "KKKKA")
    return table, pit, gems


@pytest.mark.rule("characters.priest.activatable", "pit.activate.stay_locked")
def test_masks_that_have_lit_the_pit_are_still_there_for_the_priest_to_lend() -> None:
    table, pit, gems = in_the_pit("BBBBB")
    table.does(Perform(RED, "pit"))
    assert table.gems_in(pit) == 2
    table.does(uses(LEND, target(gems, KEYS, 1)))
    assert table.gems_in(gems) == 2
    assert table.faces(RED) == "...BB"
    assert not is_up(table, RED, PRIEST)


@pytest.mark.rule("characters.priest.activatable_gems_only")
def test_nobody_lends_icons_to_the_pit_which_asks_for_masks() -> None:
    table, pit, gems = in_the_pit("BBBAA")
    assert {lent >> 4 for lent in table.targets(RED, LEND)} == {gems}
    assert pit not in {lent >> 4 for lent in table.targets(RED, "leave_icons")}
    assert SHED in table.verbs(RED)


# -------------------------------------------------------------------- the same instant
@pytest.mark.rule("characters.activatable.refresh", "characters.activatable.flip")
@pytest.mark.parametrize(("before_ms", "is_back"), [(1, True), (0, False)])
def test_a_card_used_in_the_instant_of_the_slam_counts_after_it(before_ms: int, is_back: bool) -> None:
    table, there = apart()
    table.shows(RED, "KKAAB")
    table.puts(BLUE, there)
    table.waits_until(ENDS[0] - before_ms)
    hand = len(table.game.dice.hands[RED])
    table.shows(RED, "KK".ljust(hand, "A"))
    table.does(uses(JUMP, there))
    assert table.stands(RED) == there
    table.waits_until(ENDS[0] + 1)
    assert is_up(table, RED, JUMP_CARD) == is_back
    table.waits_until(ENDS[1])
    assert is_up(table, RED, JUMP_CARD)
