"""Where Teleporter, Trickster, Portal and Clone meet each other and other chapters: lay out, act, expect."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.new_characters.tables import BARE, scenario, with_card
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Answer, Enter, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.effects import WHICH_DIE
from tumbledown.engine.events import DiceSpent, PieceMoved
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.questions import NO, YES

RED, BLUE, GREEN = 0, 1, 2
KEY_ROOM = "cursed_04"
"""A gem for four keys."""


def offered(table: Scenario, mine: int, theirs: int, verb: str = "swap_dice") -> int:
    """Red offers Blue these dice for those; the number of the question."""
    table.does(Perform(RED, verb, BLUE, dice=mine | theirs))
    return max(table.game.questions)


# -------------------------------------------------------------------- Clone with shared dice
@pytest.mark.rule("new_characters.clone.scope", "new_characters.clone")
def test_a_clone_and_shared_dice() -> None:
    """Red's key counts twice, Blue's two count once each: four. Held-back keys and Blue's touch are of no use."""
    table = scenario(3)
    clone = table.gets(RED, "clone")
    room = table.chamber(KEY_ROOM, at=(1, 0), stairs="W")
    for seat, faces in ((RED, "KAAAA"), (BLUE, "KKTTT"), (GREEN, "AAAAA")):
        table.puts(seat, room)
        table.shows(seat, faces)
    table.does(AddItem(RED, clone))
    assert table.refuses(ActivateGems(BLUE)) == table.refuses(ActivateGems(GREEN)) == "not_enough_icons"
    table.does(Mark(BLUE, "held_back", 1 << 5))
    assert table.refuses(ActivateGems(RED)) == "held_back"
    table.does(Mark(BLUE, "held_back", 0))
    assert table.does(ActivateGems(RED))[:2] == [DiceSpent(RED, 0b1100001), PieceMoved(clone, BOXED, seat=RED)]
    assert table.gems_in(room) == 1


@pytest.mark.rule("new_characters.clone.scope")
def test_a_clone_stays_where_shared_dice_suffice() -> None:
    table = scenario(2)
    clone = table.gets(RED, "clone")
    room = table.chamber(KEY_ROOM, at=(1, 0), stairs="W")
    for seat, faces in ((RED, "KKAAA"), (BLUE, "KKTTT")):
        table.puts(seat, room)
        table.shows(seat, faces)
    table.does(AddItem(RED, clone))
    table.does(ActivateGems(RED))
    assert table.owns(RED) == ["clone"]


@pytest.mark.rule("new_characters.clone.scope", "characters.mechanic.permanent")
def test_the_mechanics_torch_counts_four_with_a_clone() -> None:
    table = scenario(1)
    clone = table.gets(RED, "clone")
    table.gets(RED, "mechanic_permanent")
    narrow = table.chamber("narrow_passage", at=(1, 0), stairs="W")
    table.shows(RED, "TAAAAAA")
    assert table.refuses(Enter(RED, narrow)) == "not_enough_icons"
    table.does(Enter(RED, narrow, using=(clone,)))
    assert table.stands(RED) == narrow


@pytest.mark.rule("new_characters.clone.scope", "characters.mentalist.permanent")
def test_the_mentalists_golden_masks_are_doubled_too() -> None:
    table = scenario(2)
    clone = table.gets(RED, "clone")
    table.gets(RED, "mentalist_permanent")
    table.puts(RED, table.chamber(KEY_ROOM, at=(1, 0), stairs="W"))
    table.shows(RED, "KGBAA")
    table.will_throw(RED, "T")
    table.does(ActivateGems(RED, using=(clone,)))
    assert table.faces(RED) == ".TBAA", "the mask is rolled at once"


# -------------------------------------------------------------------- Trickster with locked dice
@pytest.mark.rule("new_characters.trickster.locked", "base.mask.all_locked")
def test_the_trickster_takes_masks_from_somebody_who_is_stuck() -> None:
    """Blue is stuck. Red gives two free dice for two masks: Blue rolls on, and Red frees both masks."""
    table = with_card("trickster_permanent", 2)
    table.shows(RED, "GATTT")
    table.shows(BLUE, "BBBBB")
    assert table.throwable(BLUE) == 0
    table.does(Answer(BLUE, offered(table, 0b00110, 0b1100000), YES))
    assert sorted(table.faces(RED)) == sorted("GBBTT")
    assert table.throwable(BLUE).bit_count() == 2
    table.does(Perform(RED, "free", RED))
    assert sorted(table.faces(RED)) == sorted("...TT")
    assert sorted(table.faces(BLUE)) == sorted("ATBBB")


@pytest.mark.rule("new_characters.trickster.locked", "new_characters.trickster.no_roll_between")
def test_a_mask_that_is_freed_meanwhile_is_swapped_unrolled() -> None:
    """To be freed is not to be rolled, spent or lost: the offer stands."""
    table = with_card("trickster_permanent", 3)
    table.shows(RED, "KKKKK")
    table.shows(BLUE, "BBBAA")
    table.shows(GREEN, "GAAAA")
    id = offered(table, 0b1, 1 << 5)
    table.does(Perform(GREEN, "free", BLUE))
    assert id in table.game.questions
    table.does(Answer(BLUE, id, YES))
    assert sorted(table.faces(RED)) == sorted(".KKKK")


@pytest.mark.rule("new_characters.trickster.locked")
def test_whoever_keeps_their_masks_can_still_swap_them() -> None:
    table = with_card("trickster_permanent", 2)
    table.shows(RED, "KKKKK")
    table.shows(BLUE, "BAAAA")
    table.does(Prefer(BLUE, "keeps_masks", True))
    table.does(Answer(BLUE, offered(table, 0b1, 1 << 5), YES))
    assert len(table.game.dice.locked(RED)) == 1


# -------------------------------------------------------------------- at the slam
@pytest.mark.rule("new_characters.trickster.no_roll_between", "base.die_loss.choice_open")
def test_an_offer_does_not_end_the_mates_choice_of_a_lost_die_but_the_swap_does() -> None:
    """Blue is outside at the slam and may choose which die to lose. Red's offer leaves that choice open."""
    table = with_card("trickster_permanent", 2)
    hall = table.chamber(BARE, at=(1, 0), stairs="W")
    for seat in (RED, BLUE):
        table.puts(seat, hall)
        table.shows(seat, "ATKGA")
    table.waits_until(FIRST_SLAM)
    assert [len(table.game.dice.held(seat, LOST)) for seat in (RED, BLUE)] == [1, 1]
    choices = {q.asked for q in table.game.questions.values() if q.kind == WHICH_DIE}
    assert choices == {1 << RED, 1 << BLUE}
    mine, theirs = table.game.dice.hands[RED][0], table.game.dice.hands[BLUE][0]
    id = offered(table, 1 << mine, 1 << theirs)
    assert {q.asked for q in table.game.questions.values() if q.kind == WHICH_DIE} == choices
    table.does(Answer(BLUE, id, YES))
    assert not [q for q in table.game.questions.values() if q.kind == WHICH_DIE]


@pytest.mark.rule("new_characters.trickster.activatable", "characters.activatable.refresh")
def test_a_yes_after_the_slam_turns_down_the_card_until_the_next_one() -> None:
    """The card was up and the offer open when the door fell: nothing is used before the yes."""
    table = with_card("trickster_activatable", 2)
    for seat in (RED, BLUE):
        table.shows(seat, "ATKGA")
    table.waits_until(FIRST_SLAM - 1_000)
    id = offered(table, 0b1, 1 << 6, "far_swap")
    table.waits_until(FIRST_SLAM + 1_000)
    table.does(Answer(BLUE, id, YES))
    assert table.owns(RED) == []


@pytest.mark.rule("new_characters.teleporter.passenger", "characters.activatable.refresh")
def test_a_jump_with_a_mate_in_the_instant_of_the_slam_comes_before_it() -> None:
    """What is done in the same millisecond is done before the door falls; then the card comes back at once."""
    table = with_card("teleporter_activatable", 2)
    far = table.chamber(BARE, at=(4, 4))
    table.shows(RED, "AAKTG")
    table.waits_until(FIRST_SLAM - 1)
    table.does(Perform(RED, "joint_jump", BLUE + 1 << 10 | far))
    table.does(Answer(BLUE, max(table.game.questions), YES), at=FIRST_SLAM)
    assert table.owns(RED) == []
    table.waits(0)
    table.waits_until(FIRST_SLAM + 1)
    assert table.owns(RED) == ["teleporter_activatable"]
    assert [len(table.game.dice.held(seat, LOST)) for seat in (RED, BLUE)] == [1, 1]


# -------------------------------------------------------------------- in company
@pytest.mark.rule("new_characters.teleporter.permanent", "new_characters.dungeon.dead_end")
def test_the_teleporter_leaves_the_dungeon_as_long_as_one_of_its_doors_is_open() -> None:
    table = with_card("teleporter_permanent", 2)
    dungeon = table.chamber("dungeon", at=(1, 0), stairs="W")
    table.puts(RED, dungeon)
    table.shows(RED, "AAKTG")
    table.does(Perform(RED, "open_jump", table.start))
    assert table.stands(RED) == table.start


@pytest.mark.rule("new_characters.trickster.use_later", "pit.activate.condition")
def test_black_masks_from_a_swap_count_in_the_pit() -> None:
    table = with_card("trickster_permanent", 2, "pit")
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    for seat, faces in ((RED, "BBBBA"), (BLUE, "BTTTT")):
        table.puts(seat, pit)
        table.shows(seat, faces)
    assert "pit" not in table.verbs(RED)
    table.does(Answer(BLUE, offered(table, 1 << 4, 1 << 5), YES))
    table.does(Perform(RED, "pit"))
    assert table.gems_in(pit) == 2


@pytest.mark.rule("new_characters.trickster.no_roll_between")
def test_a_no_leaves_everything_and_a_new_offer_can_follow_at_once() -> None:
    table = with_card("trickster_permanent", 2)
    for seat in (RED, BLUE):
        table.shows(seat, "ATKGA")
    table.does(Answer(BLUE, offered(table, 0b1, 1 << 6), NO))
    table.does(Answer(BLUE, offered(table, 0b10, 1 << 7), YES))
    assert sorted(table.faces(RED)) == sorted("AKKGA")
    table.does(Roll(RED))
