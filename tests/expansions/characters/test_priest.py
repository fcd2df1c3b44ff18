"""The Priest: black masks lead to somebody else, or three of them help to light gems anywhere."""

import pytest

from tests.expansions.characters.company import CROSS, company, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Escape, Perform, Prefer, Roll
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import Noted
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.view import PieceView, QuestionView, view
from tumbledown.expansions.data.pit import Slot as PitSlot

PERMANENT, JUMP = "priest_permanent", "black_jump"
CARD, LEND, LEAVE, SHED, OPEN = "priest_activatable", "lend_icons", "leave_icons", "shed_masks", "lent_icons"
TORCHES, KEYS = 0, 1
WITHDRAW = 0
OPEN_MS = 10_000


def target(place: int, icon: int, step: int = 0) -> int:
    return place << 4 | icon << 3 | step


# -------------------------------------------------------------------- the jump
def helpless(faces: str = "BBBBB") -> tuple[Scenario, int]:
    table = company(PERMANENT)
    there = table.chamber(CROSS, at=(5, 5))
    table.puts(1, there)
    table.shows(0, faces)
    return table, there


@pytest.mark.rule("characters.priest.permanent")
def test_with_black_masks_only_the_priest_goes_to_somebody_and_the_dice_stay_locked() -> None:
    table, there = helpless()
    table.does(uses(JUMP, there))
    assert table.stands(0) == there
    assert table.faces(0) == "BBBBB"


@pytest.mark.rule("characters.priest.permanent")
@pytest.mark.parametrize("faces", ["BBBBA", "BBBB."])
def test_a_single_other_die_holds_the_priest_back(faces: str) -> None:
    table, there = helpless(faces)
    assert table.refuses(uses(JUMP, there)) == "not_all_black"


@pytest.mark.rule("characters.priest.permanent")
def test_only_dice_in_play_count_and_there_must_be_one() -> None:
    table, there = helpless()
    table.gives_dice(0, 1)
    table.shows(0, "B")
    assert there in table.targets(0, JUMP)
    table.gives_dice(0, 0)
    table.game.epoch += 1
    assert table.refuses(uses(JUMP, there)) == "not_all_black"


@pytest.mark.rule("characters.priest.permanent")
def test_whoever_keeps_masks_is_not_freed_by_others_and_can_jump_on() -> None:
    table, there = helpless()
    table.puts(1, table.start)
    table.shows(1, "GAAAA")
    table.does(Prefer(0, "keeps_masks", on=True))
    assert table.refuses(Perform(1, "free", 0)) == "keeps_masks"
    table.puts(1, there)
    table.does(uses(JUMP, there))


@pytest.mark.rule("characters.priest.permanent_repeat")
def test_the_jump_can_be_repeated_and_frees_nothing() -> None:
    table, there = helpless()
    table.does(uses(JUMP, there))
    table.puts(1, table.start)
    table.does(uses(JUMP, table.start))
    assert (table.stands(0), table.faces(0)) == (table.start, "BBBBB")
    assert table.refuses(uses(JUMP, table.start)) == "nobody_elsewhere"


@pytest.mark.rule("characters.priest.permanent")
def test_a_jump_to_where_nobody_is_says_so_and_not_that_nobody_is_anywhere_else() -> None:
    table, _ = helpless()
    empty = table.chamber("basic_11", at=(7, 7))
    assert table.refuses(uses(JUMP, empty)) == "nobody_there"
    assert table.refuses(uses(JUMP, table.stands(0))) == "nobody_there"
    table.puts(1, table.stands(0))
    assert table.refuses(uses(JUMP, empty)) == "nobody_elsewhere"


# -------------------------------------------------------------------- lighting at once
def at_gems(
    kind: str = "gem_key_3", priest: str = "BBBAA", mate: str = "KKKKA", **more: object
) -> tuple[Scenario, int]:
    """The Priest is at the start, seat 1 in a gem chamber."""
    table = company(CARD, **more)  # type: ignore[arg-type]
    chamber = table.chamber(kind, at=(5, 5))
    table.puts(1, chamber)
    table.shows(0, priest)
    table.shows(1, mate)
    return table, chamber


@pytest.mark.rule("characters.priest.activatable", "characters.priest.activatable_example")
def test_three_masks_add_three_keys_to_those_of_whoever_is_there() -> None:
    table, chamber = at_gems()
    table.does(uses(LEND, target(chamber, KEYS, 1)))
    assert table.gems_in(chamber) == 2
    assert (table.faces(0), table.faces(1)) == ("...AA", "....A")
    assert table.must_throw(0).bit_count() == 3
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.priest.activatable")
def test_or_three_torches() -> None:
    table, chamber = at_gems("gem_torch_3", mate="TAAAA")
    table.does(uses(LEND, target(chamber, TORCHES)))
    assert table.gems_in(chamber) == 1
    assert table.faces(1) == ".AAAA"


@pytest.mark.rule("characters.priest.activatable", "characters.activatable.failed")
def test_only_icons_that_the_step_asks_for_can_be_lent() -> None:
    table, chamber = at_gems()
    wanted = {target(chamber, KEYS, step) for step in (0, 1)}
    assert table.targets(0, LEND) == wanted
    assert table.targets(0, LEAVE) == wanted | {target(chamber, KEYS, 2)}
    assert table.refuses(uses(LEND, target(chamber, TORCHES))) == "lending_no_help"


@pytest.mark.rule("characters.priest.activatable", "characters.activatable.failed")
@pytest.mark.parametrize("verb", [LEND, LEAVE])
def test_it_is_said_why_nothing_can_be_lent_to_a_chamber(verb: str) -> None:
    table, chamber = at_gems(modules=("special_chambers",))
    bare, linked = table.chamber("basic_07", at=(7, 7)), table.chamber("linked_1", at=(9, 9))
    assert table.refuses(uses(verb, target(bare, KEYS))) == "no_gems_here"
    assert table.refuses(uses(verb, target(linked, TORCHES))) == "lending_no_help"
    table.game.temple.used[chamber >> 1] = 1
    table.game.epoch += 1
    assert table.refuses(uses(verb, target(chamber, KEYS))) == "gems_used"
    other = table.chamber("gem_torch_3", at=(3, 3))
    table.notes("depot", "gems", 0)
    assert table.refuses(uses(verb, target(other, TORCHES))) == "depot_empty"


@pytest.mark.rule("characters.priest.activatable_example")
def test_six_keys_do_not_reach_the_second_step() -> None:
    table, chamber = at_gems(mate="KKKAA")
    assert table.refuses(uses(LEND, target(chamber, KEYS, 1))) == "not_enough_icons"
    table.does(uses(LEND, target(chamber, KEYS, 0)))
    assert table.gems_in(chamber) == 1
    assert table.faces(1).count("K") == 2


@pytest.mark.rule("characters.priest.activatable")
def test_three_masks_of_the_priest_are_needed() -> None:
    table, chamber = at_gems(priest="BBAAA")
    table.puts(1, table.start)
    table.shows(1, "BKKKK")
    for verb, aim in ((LEND, target(chamber, KEYS)), (LEAVE, target(chamber, KEYS)), (SHED, 0)):
        assert table.refuses(uses(verb, aim)) == "not_enough_icons"


@pytest.mark.rule("characters.priest.activatable")
def test_in_the_own_chamber_the_priests_other_dice_count_as_well() -> None:
    table, chamber = at_gems(priest="BBBKA", mate="AAAAA")
    table.puts(0, chamber)
    table.does(uses(LEND, target(chamber, KEYS)))
    assert table.faces(0) == "....A"


@pytest.mark.rule("characters.priest.sync")
def test_dice_that_are_held_back_are_not_lit_with() -> None:
    table, chamber = at_gems()
    table.does(Prefer(1, "holds_back", on=True))
    assert table.refuses(uses(LEND, target(chamber, KEYS))) == "held_back"


cheap = Chapter("cheap", order=95, looks_far=False)
cheap.adjust.gem_steps(BIND)(lambda game, place, steps: tuple((gems, (0, 0, 3 * gems, 0, 0)) for gems, _ in steps))


@pytest.mark.rule("characters.priest.activatable_alone")
def test_where_nobody_is_only_what_three_icons_pay_for_is_lit() -> None:
    table, chamber = at_gems(extra=(cheap,))
    table.puts(1, table.start)
    assert table.targets(0, LEND) == {target(chamber, KEYS)}
    table.does(uses(LEND, target(chamber, KEYS)))
    assert table.gems_in(chamber) == 1
    table, chamber = at_gems()
    table.puts(1, table.start)
    assert table.targets(0, LEND) == set()


@pytest.mark.rule("characters.priest.activatable_alone")
def test_double_and_linked_chambers_need_their_adventurers_in_place() -> None:
    table = company(CARD, modules=("special_chambers",))
    double = table.chamber("double_key_chamber", at=(5, 5))
    linked = table.chamber("linked_2", at=(7, 7))
    table.shows(0, "BBBAA")
    table.shows(1, "KKAAA")
    table.puts(1, linked)
    assert table.targets(0, LEAVE) == set()
    table.puts(1, double)
    assert table.targets(0, LEAVE) == set()
    table.puts(1, double + 1)
    table.does(uses(LEND, target(double + 1, KEYS)))
    assert table.gems_in(double) == 2


@pytest.mark.rule("characters.priest.activatable_unlock_only")
def test_the_three_dice_may_just_be_rolled_again() -> None:
    table, _ = at_gems(priest="BBBBA")
    table.does(uses(SHED, 0))
    assert table.faces(0) == "...BA"
    assert not is_up(table, 0, CARD)
    table.will_throw(0, "KKK")
    table.does(Roll(0, table.dice(0, ".")), at=5_000)


@pytest.mark.rule("characters.priest.activatable_gems_only")
def test_lent_icons_pay_for_gems_and_for_nothing_else() -> None:
    table, chamber = at_gems(gems=2, modules=("treasures",))
    way_out = table.chamber("exit", at=(6, 5), stairs="W")
    table.does(uses(LEAVE, target(chamber, KEYS)))
    piece = table.piece("priest_keys")
    assert table.game.pieces.at[piece] == at(AT_PLACE, chamber)
    table.puts(1, way_out)
    table.shows(1, "KKAAA")
    assert table.refuses(Escape(1)) == "not_enough_icons"
    table.puts(1, chamber)
    table.shows(1, "AAAAA")
    table.lays("healing_mask", chamber, face_up=False)
    assert "claim" not in table.verbs(1)
    assert table.targets(0, LEAVE) == set()


# -------------------------------------------------------------------- icons that lie there
def left(mate: str = "KAAAA", **more: object) -> tuple[Scenario, int, int]:
    """The Priest has left three keys where seat 1 stands."""
    table, chamber = at_gems(mate="AAAAA", **more)  # type: ignore[arg-type]
    table.does(uses(LEAVE, target(chamber, KEYS)))
    table.shows(1, mate)
    return table, chamber, table.piece("priest_keys")


@pytest.mark.rule("characters.priest.sync")
def test_if_it_does_not_suffice_the_icons_wait_and_nothing_is_spent() -> None:
    table, chamber, piece = left()
    assert table.faces(0) == "BBBAA"
    assert is_up(table, 0, CARD)
    assert view(table.game, 1)[f"piece:{piece}"] == PieceView(at(AT_PLACE, chamber), "priest_keys", added=True)
    asked = [each for each in view(table.game, 0).values() if isinstance(each, QuestionView)]
    assert [(each.kind, each.due_at, each.choices) for each in asked] == [(OPEN, OPEN_MS, (WITHDRAW,))]


@pytest.mark.rule("characters.priest.sync")
def test_whoever_is_inside_fires_with_them_and_only_then_masks_and_card_are_used() -> None:
    table, chamber, piece = left()
    table.does(ActivateGems(1))
    assert table.gems_in(chamber) == 1
    assert (table.faces(0), table.faces(1)) == ("...AA", ".AAAA")
    assert table.must_throw(0).bit_count() == 3
    assert not is_up(table, 0, CARD)
    assert table.game.pieces.at[piece] == BOXED
    assert not table.game.questions


@pytest.mark.rule("characters.priest.sync")
def test_whoever_is_inside_may_choose_another_step_that_is_reached() -> None:
    table, chamber, _ = left("KKKKA")
    table.does(ActivateGems(1, 1))
    assert table.gems_in(chamber) == 2


@pytest.mark.rule("characters.priest.sync")
def test_who_can_do_without_them_spends_none() -> None:
    table, _, piece = left("KKKKA")
    table.does(ActivateGems(1, 0))
    assert table.faces(0) == "BBBAA"
    assert is_up(table, 0, CARD)
    assert table.faces(1) == "....A"
    assert table.game.pieces.at[piece] == BOXED, "no gems are left to be lit there"


@pytest.mark.rule("characters.priest.sync")
def test_after_ten_seconds_they_are_gone() -> None:
    table, _, piece = left()
    table.waits(OPEN_MS - 1)
    assert table.game.pieces.at[piece] != BOXED
    table.waits(1)
    assert table.game.pieces.at[piece] == BOXED
    assert table.faces(0) == "BBBAA"
    assert is_up(table, 0, CARD)
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"


@pytest.mark.rule("characters.priest.sync")
def test_they_can_be_withdrawn_and_left_elsewhere() -> None:
    table, chamber, piece = left()
    assert table.refuses(uses(LEAVE, target(chamber, KEYS, 1))) == "lent_already"
    assert table.refuses(uses(LEND, target(chamber, KEYS, 1))) == "lent_already"
    table.answers(0, WITHDRAW)
    assert table.game.pieces.at[piece] == BOXED
    assert is_up(table, 0, CARD)
    table.does(uses(LEAVE, target(chamber, KEYS, 1)))


@pytest.mark.rule("characters.priest.sync")
def test_they_are_gone_when_the_priest_has_too_few_black_masks() -> None:
    table, _, piece = left()
    table.shows(1, "AAAAA")
    table.puts(1, table.start)
    table.shows(1, "GAAAA")
    table.does(Perform(1, "free", 0))
    assert table.game.pieces.at[piece] == BOXED
    assert is_up(table, 0, CARD)


@pytest.mark.rule("characters.priest.sync", "characters.prohibitions.apply")
def test_they_are_gone_when_a_prohibition_of_gems_begins() -> None:
    switch = Chapter("ban", order=94, looks_far=False, slot=PitSlot)
    switch.forbid.gems(lambda game, seat, places: Refusal("no_gems") if game.slots["ban"].turned else None)
    table, _, piece = left(extra=(switch,))
    table.game.happened = []
    table.game.emit(Noted("ban", "turned", 1))
    table.game.come_to_rest()
    assert table.game.pieces.at[piece] == BOXED
    assert table.refuses(ActivateGems(1)) == "no_gems"


@pytest.mark.rule("characters.priest.sync")
def test_they_are_gone_with_their_chamber() -> None:
    table, chamber, piece = left()
    table.game.happened = []
    remove_chamber(table.game, chamber >> 1)
    table.game.come_to_rest()
    assert table.game.pieces.at[piece] == BOXED
    assert not table.game.questions
