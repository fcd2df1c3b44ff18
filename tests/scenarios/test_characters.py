"""The worked examples of the characters, and the places where they meet other chapters: lay out, act, expect."""

import pytest

from tests.expansions.characters.company import CROSS, ENDS, company, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Enter, Escape, Perform
from tumbledown.engine.events import GemsActivated
from tumbledown.engine.pieces import AT_PLACE, at

A, B, C = 0, 1, 2
TORCHES, KEYS = 0, 1


def lent(place: int, icon: int, step: int) -> int:
    return place << 4 | icon << 3 | step


def quarter(place: int, quarters: int) -> int:
    return place >> 1 << 2 | quarters


# -------------------------------------------------------------------- the worked examples
@pytest.mark.rule(
    "characters.activatable.cost",
    "characters.activatable.flip",
    "characters.activatable.refresh",
    "characters.activatable.failed",
)
def test_abilities() -> None:
    table = company("mentalist_activatable")
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    table.puts(B, hall)
    table.shows(A, "KKKKB")
    table.does(uses("mind_jump", hall))
    table.puts(B, table.start)
    assert table.refuses(uses("mind_jump", table.start)) == "card_face_down"
    assert table.faces(A) == "..KKB"
    table.waits_until(ENDS[0])
    table.shows(A, "KK" + "A" * (len(table.game.dice.hands[A]) - 2))
    table.does(uses("mind_jump", table.start))
    assert table.stands(A) == table.start


@pytest.mark.rule("characters.doc.activatable", "characters.doc.activatable_other", "characters.activatable.flip")
def test_doc() -> None:
    table = company("doc_activatable")
    table.puts(B, table.chamber(CROSS, at=(4, 4)))
    table.shows(A, "GGAKT")
    table.shows(B, "BBBBT")
    table.does(uses("remote_healing", B))
    assert (table.faces(A), table.faces(B)) == ("..AKT", "....T")
    assert not is_up(table, A, "doc_activatable")


@pytest.mark.rule("characters.mentalist.permanent", "base.gem.cost", "base.gem.take")
def test_golden_mask_as_key() -> None:
    table = company("mentalist_permanent")
    chamber = table.chamber("basic_06", at=(1, 0), stairs="W")
    table.puts(A, chamber)
    table.shows(A, "KKKGB")
    table.will_throw(A, "T")
    table.does(ActivateGems(A))
    assert (table.gems_in(chamber), table.game.depot.gems) == (1, 4)
    assert table.faces(A) == "...TB", "the mask is rolled at once"


@pytest.mark.rule("characters.muscleman.permanent", "characters.muscleman.permanent_passage")
def test_muscleman() -> None:
    table = company("muscleman_permanent")
    chamber = table.chamber("basic_12", at=(1, 0), stairs="W")
    table.shows(A, "AAKKB")
    table.does(Enter(A, chamber))
    assert (table.stands(A), table.faces(A)) == (chamber, "..KKB")


@pytest.mark.rule("characters.mechanic.permanent", "characters.mechanic.permanent_odd", "base.gem.take")
def test_mechanic() -> None:
    table = company("mechanic_permanent")
    chamber = table.chamber("basic_03", at=(1, 0), stairs="W")
    table.puts(A, chamber)
    table.shows(A, "TTAKB")
    table.does(ActivateGems(A))
    assert (table.gems_in(chamber), table.faces(A)) == (1, "..AKB")


@pytest.mark.rule("characters.priest.permanent", "base.mask.help_same_chamber", "base.mask.golden_frees_two")
def test_all_dice_black() -> None:
    table = company("priest_permanent")
    far = table.chamber(CROSS, at=(4, 4))
    table.puts(B, far)
    table.shows(A, "BBBBB")
    table.shows(B, "GAAAA")
    table.does(uses("black_jump", far))
    assert (table.stands(A), table.faces(A)) == (far, "BBBBB")
    table.does(Perform(B, "free", A))
    assert table.faces(A).count("B") == 3


def three_black_masks(mate: str) -> tuple[Scenario, int]:
    table = company("priest_activatable")
    chamber = table.chamber("gem_key_3", at=(4, 4))
    table.puts(B, chamber)
    table.shows(A, "BBBAT")
    table.shows(B, mate)
    return table, chamber


@pytest.mark.rule("characters.priest.activatable", "characters.priest.activatable_example", "characters.priest.sync")
def test_three_black_masks() -> None:
    table, chamber = three_black_masks("KKKKA")
    table.does(uses("lend_icons", lent(chamber, KEYS, 1)))
    assert (table.gems_in(chamber), table.game.depot.gems) == (2, 3)
    assert (table.faces(A), table.faces(B)) == ("...AT", "....A")
    assert not is_up(table, A, "priest_activatable")


@pytest.mark.rule("characters.priest.activatable_example", "base.gem.choose_level")
def test_three_black_masks_with_other_numbers() -> None:
    table, chamber = three_black_masks("KKKAA")
    assert table.refuses(uses("lend_icons", lent(chamber, KEYS, 1))) == "not_enough_icons"
    table.does(uses("lend_icons", lent(chamber, KEYS, 0)))
    assert table.gems_in(chamber) == 1


@pytest.mark.rule(
    "characters.muscleman.activatable",
    "characters.muscleman.activatable_no_entry_cost",
    "characters.activatable.flip",
)
def test_through_the_wall() -> None:
    table = company("muscleman_activatable")
    chamber = table.chamber("basic_13", at=(0, 1), stairs="W")
    table.puts(A, chamber)
    table.shows(A, "AABBB")
    table.does(uses("through_wall", table.start))
    assert (table.stands(A), table.faces(A)) == (table.start, "..BBB")
    assert not is_up(table, A, "muscleman_activatable")


# -------------------------------------------------------------------- beside other chapters
@pytest.mark.rule("characters.mechanic.activatable_contents", "characters.mechanic.activatable_passage")
def test_a_chamber_with_people_a_chalice_and_a_secret_passage_turns() -> None:
    """Nobody and nothing moves; the passage stays at its edge, the doors are elsewhere."""
    table = company("mechanic_activatable", players=3, modules=("treasures", "special_chambers"))
    corridor = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    south = table.chamber("linked_1", at=(1, 1), stairs="W")
    chalice = table.lays("chalice", corridor)
    table.puts(B, corridor)
    table.puts(C, corridor)
    table.gets(A, "secret_passage")
    walls = [wall for wall in table.targets(A, "secret_passage") if {wall >> 10, wall & 1023} == {corridor, south}]
    table.does(Perform(A, "secret_passage", walls[0]))
    table.shows(A, "TTKKB")
    table.does(uses("turn_chamber", quarter(corridor, 2)))
    assert (table.stands(B), table.stands(C)) == (corridor, corridor)
    assert table.game.pieces.at[chalice] == at(AT_PLACE, corridor)
    assert south in table.game.temple.passages(corridor)
    assert table.start not in table.game.temple.passages(corridor)


@pytest.mark.rule("characters.mechanic.activatable_double")
def test_a_double_chamber_turns_under_two_people_and_the_ways_of_both_change() -> None:
    table = company("mechanic_activatable", modules=("special_chambers",))
    double = table.chamber("double_torch_chamber", at=(1, 0), stairs="W")
    table.puts(A, double + 1)
    table.puts(B, double)
    table.shows(A, "TTAKB")
    assert (table.start in table.game.temple.passages(double), table.game.temple.passages(double + 1)) == (True, [])
    table.does(uses("turn_chamber", quarter(double, 2)))
    assert (table.stands(A), table.stands(B)) == (double + 1, double)
    assert table.game.temple.passages(double + 1) == [table.start]


@pytest.mark.rule("characters.chalice", "characters.muscleman.permanent")
def test_the_muscleman_carries_the_chalice_for_two_adventurers_and_a_torch() -> None:
    table = company("muscleman_permanent", modules=("special_chambers",))
    key_door = table.chamber("basic_13", at=(1, 0), stairs="W")
    chalice = table.lays("chalice", table.start)
    table.shows(A, "AATBB")
    table.does(Enter(A, key_door, carry=chalice))
    assert table.game.pieces.at[chalice] == at(AT_PLACE, key_door)
    assert table.faces(A) == "...BB"


@pytest.mark.rule("characters.mentalist.permanent", "curses.mask.effect")
def test_under_the_mask_curse_golden_masks_free_one_and_are_keys_as_ever() -> None:
    table = company("mentalist_permanent", modules=("curses",), gems=1)
    table.gets(A, "mask")
    table.shows(A, "GGBBB")
    table.does(Perform(A, "free", A))
    assert table.faces(A).count("B") == 2
    table.shows(A, "KGBBB")
    table.puts(A, table.chamber("exit", at=(1, 0), stairs="W"))
    table.does(Escape(A))
    assert table.game.party.out[A]


@pytest.mark.rule("characters.mechanic.permanent", "characters.mechanic.permanent_odd")
def test_double_torches_pay_exact_costs_with_as_few_dice_as_possible() -> None:
    """Five torches: with a mate's single one two dice of the Mechanic do, without it three."""
    table = company("mechanic_permanent", modules=("special_chambers",))
    double = table.chamber("double_torch_chamber", at=(1, 0), stairs="W")
    for seat in (A, B):
        table.puts(seat, double + 1)
    table.shows(A, "TTTAB")
    table.shows(B, "TTAAA")
    table.does(ActivateGems(A))
    assert (table.faces(A).count("T"), table.faces(B).count("T")) == (0, 2)
    assert table.gems_in(double) == 2


@pytest.mark.rule("characters.priest.activatable", "pit.activate.stay_locked")
def test_in_the_pit_five_masks_first_light_its_gems_and_then_three_of_them_help_elsewhere() -> None:
    table = company("priest_activatable", modules=("pit",), gems=5)
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    gems = table.chamber("gem_torch_3", at=(4, 4))
    table.puts(A, pit)
    table.puts(B, gems)
    table.shows(A, "BBBBB")
    table.shows(B, "TAAAA")
    table.does(Perform(A, "pit"))
    assert table.faces(A) == "BBBBB"
    table.does(uses("lend_icons", lent(gems, TORCHES, 0)))
    assert (table.gems_in(pit), table.gems_in(gems)) == (2, 1)
    assert table.faces(A).count("B") == 2
    assert [event.tiles for event in table.happened(GemsActivated)] == [(pit >> 1,), (gems >> 1,)]  # type: ignore[attr-defined]


# -------------------------------------------------------------------- at the slam
def just_before_the_slam() -> tuple[Scenario, int]:
    table = company("mentalist_activatable")
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    table.puts(A, hall)
    table.waits_until(ENDS[0] - 1)
    table.shows(A, "KKKKB")
    return table, hall


@pytest.mark.rule("characters.activatable.refresh", "characters.activatable.refresh_order")
def test_a_card_used_in_the_instant_of_the_slam_saves_its_owner_and_is_up_again_at_once() -> None:
    table, _ = just_before_the_slam()
    table.does(uses("mind_jump", table.start), at=ENDS[0])
    assert not is_up(table, A, "mentalist_activatable")
    table.waits_until(ENDS[0])
    assert is_up(table, A, "mentalist_activatable")
    assert len(table.game.dice.hands[A]) == 5


@pytest.mark.rule("characters.activatable.refresh_order")
def test_a_card_that_comes_back_with_the_slam_comes_too_late_for_it() -> None:
    table, hall = just_before_the_slam()
    table.does(uses("mind_jump", table.start))
    table.puts(A, hall)
    table.puts(B, table.start)
    assert table.refuses(uses("mind_jump", table.start), at=ENDS[0] - 1) == "card_face_down"
    table.waits_until(ENDS[0])
    assert len(table.game.dice.hands[A]) == 4
    assert is_up(table, A, "mentalist_activatable")


@pytest.mark.rule("characters.priest.sync")
def test_icons_that_wait_at_the_slam_are_still_there_after_it() -> None:
    table, chamber = three_black_masks("AAAAA")
    table.waits_until(ENDS[0] - 1)
    table.does(uses("leave_icons", lent(chamber, KEYS, 0)))
    table.puts(A, table.start)
    table.puts(B, chamber)
    table.waits_until(ENDS[0] + 1)
    assert table.game.pieces.at[table.piece("priest_keys")] == at(AT_PLACE, chamber)
    table.shows(B, "K" + "A" * (len(table.game.dice.hands[B]) - 1))
    table.does(ActivateGems(B))
    assert table.gems_in(chamber) == 1
