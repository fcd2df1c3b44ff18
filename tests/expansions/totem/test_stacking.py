"""Dice go onto the tower, fall from it, and bring others down."""

import pytest

from tests.expansions.totem.stacked import TotemTable
from tumbledown.engine.commands import Perform, Prefer, Roll
from tumbledown.engine.dice import KEPT, USED
from tumbledown.engine.events import DieMoved
from tumbledown.engine.icons import BLANK
from tumbledown.expansions.totem.chapter import slot


@pytest.mark.rule("totem.stack")
def test_whoever_stands_at_the_totem_may_stack_own_dice() -> None:
    table = TotemTable()
    table.shows(0, "GGAAA")
    table.shows(1, "GAAAA")
    table.drops(0)
    assert table.tower == (0,)
    assert table.stacked(0) == [0]
    table.rest()
    assert table.refuses(Perform(0, "stack_die", dice=1 << 5)) == "not_your_die"


@pytest.mark.rule("totem.stack")
def test_elsewhere_nothing_can_be_stacked() -> None:
    table = TotemTable()
    table.shows(0, "GBAAA")
    table.puts(0, table.start)
    for verb in ("stack_die", "lift_die", "bank_gem"):
        assert table.offers(0, verb) == []
        assert table.refuses(Perform(0, verb, dice=1 if verb == "stack_die" else 0)) == "no_totem_here"


@pytest.mark.rule("totem.faces")
@pytest.mark.parametrize("letter", "ATK.")
def test_only_masks_are_stacked(letter: str) -> None:
    table = TotemTable()
    table.shows(0, f"GB{letter}{letter}{letter}")
    assert table.offers(0, "stack_die")[0].pool() == 0b00011
    assert table.refuses(Perform(0, "stack_die", dice=0b00100)) == "wrong_face"


@pytest.mark.rule("totem.faces")
@pytest.mark.parametrize(("faces", "number"), [("AAAAA", 0), ("GAAAA", 1), ("BBAAA", 2)])
def test_without_a_mask_nothing_is_offered(faces: str, number: int) -> None:
    table = TotemTable()
    table.shows(0, faces)
    assert sum(offer.pool().bit_count() for offer in table.offers(0, "stack_die")) == number


@pytest.mark.rule("totem.stack")
@pytest.mark.parametrize("dice", [0, 0b00011])
def test_one_die_is_dropped_at_a_time(dice: int) -> None:
    table = TotemTable()
    table.shows(0, "GGAAA")
    assert table.refuses(Perform(0, "stack_die", dice=dice)) == "wrong_number_of_dice"


@pytest.mark.rule("totem.joint")
def test_dice_of_several_players_build_one_tower() -> None:
    table = TotemTable(3)
    table.stacks(0, 1, 2, 1)
    assert table.owners() == "0121"
    assert [len(table.stacked(seat)) for seat in range(3)] == [1, 2, 1]


# -------------------------------------------------------------------- falling
@pytest.mark.rule("totem.fall", "totem.collapse")
@pytest.mark.parametrize(("at_least", "at_most", "falls"), [(470, 500, False), (501, 530, True)])
def test_a_die_stays_up_to_half_an_edge_from_the_middle(at_least: int, at_most: int, falls: bool) -> None:
    table = TotemTable()
    table.shows(0, "GAAAA")
    table.drops(0, at_least=at_least, at_most=at_most)
    assert table.faces(0) == (".AAAA" if falls else "AAAA")
    assert len(table.told("die_fell")) == falls


def dropped_at(lean: int) -> TotemTable:
    """A die was dropped exactly so far from the middle of a tower of four."""
    table = TotemTable()
    table.stacks(0, 1, 0, 1)
    table.rest()
    slot(table.game).swing = (table.game.now + 60_000, 1 if lean > 0 else -1, 800, abs(lean))
    table.does(table.drop(0))
    return table


@pytest.mark.rule("totem.fall")
@pytest.mark.parametrize("lean", [500, -500])
def test_exactly_half_an_edge_from_the_middle_a_die_stays(lean: int) -> None:
    table = dropped_at(lean)
    assert table.owners() == "01010"
    assert slot(table.game).leans[-1] == lean
    assert table.told("die_fell") == []


@pytest.mark.rule("totem.fall", "totem.collapse")
@pytest.mark.parametrize("side", [1, -1])
@pytest.mark.parametrize(("lean", "down"), [(501, 0), (750, 0), (751, 1), (850, 1), (851, 2), (950, 2), (951, 3)])
def test_a_thousandth_of_an_edge_more_brings_down_one_die_more(lean: int, side: int, down: int) -> None:
    table = dropped_at(side * lean)
    assert table.owners() == "0101"[: 4 - down]
    [(_, _, told, *fallen)] = table.told("die_fell")
    assert (told, len(fallen)) == (side * lean, down)


@pytest.mark.rule("totem.collapse")
def test_the_upper_dice_fall_first() -> None:
    table = TotemTable()
    table.stacks(0, 1, 0, 1)
    standing = table.tower
    dropped = table.dice(0) & -table.dice(0)
    table.drops(0, at_least=951, at_most=9_999)
    [(seat, die, _, *fallen)] = table.told("die_fell")
    assert (seat, 1 << die) == (0, dropped)
    assert fallen == [standing[3], standing[2], standing[1]]
    moved = [event.die for event in table.events if isinstance(event, DieMoved) and event.face == BLANK]
    assert moved == [die, *fallen]


@pytest.mark.rule("totem.fall")
def test_a_fallen_die_lies_unrolled_and_joins_the_next_throw() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA", kept="A")
    table.drops(0, at_least=510, at_most=740)
    assert table.must_throw(0) == 0b00001
    table.does(Roll(0, 0b00010))
    assert table.thrown(0) == 0b00011


@pytest.mark.rule("totem.fall_locked")
def test_a_fallen_black_mask_is_rolled_again_without_a_golden_one() -> None:
    table = TotemTable()
    table.shows(0, "BAAAA")
    assert table.throwable(0) == 0b11110
    table.drops(0, at_least=510, at_most=740)
    assert table.faces(0) == ".AAAA"
    assert table.throwable(0) == 0b11111


@pytest.mark.rule("totem.collapse")
@pytest.mark.parametrize(
    ("at_least", "at_most", "down"),
    [(501, 750, 0), (751, 850, 1), (851, 950, 2), (951, 9_999, 3)],
)
def test_a_bad_miss_brings_down_the_upper_dice(at_least: int, at_most: int, down: int) -> None:
    table = TotemTable()
    table.stacks(0, 1, 0, 1)
    table.drops(0, at_least=at_least, at_most=at_most)
    assert table.owners() == "0101"[: 4 - down]
    assert len(slot(table.game).leans) == 4 - down
    assert len(table.told("die_fell")[0]) == 3 + down


@pytest.mark.rule("totem.collapse")
def test_each_fallen_die_is_rolled_again_by_its_owner() -> None:
    table = TotemTable()
    table.stacks(0, 1, 0, 1)
    table.drops(0, at_least=951, at_most=9_999)
    assert table.faces(0) == "..BB", "the one that was dropped, and one from the tower"
    assert table.faces(1) == "..BBB"
    for seat in (0, 1):
        assert table.must_throw(seat).bit_count() == 2


@pytest.mark.rule("totem.collapse")
@pytest.mark.parametrize(("seats", "faces"), [((0,), "..BBB"), ((0, 0), "...BB")])
def test_no_more_can_come_down_than_there_is(seats: tuple[int, ...], faces: str) -> None:
    table = TotemTable()
    table.stacks(*seats)
    table.drops(0, at_least=951, at_most=9_999)
    assert table.tower == slot(table.game).leans == ()
    assert table.faces(0) == faces


# -------------------------------------------------------------------- one after the other
@pytest.mark.rule("totem.concurrent")
def test_a_second_drop_waits_for_the_first() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA")
    table.shows(1, "GAAAA")
    table.drops(0)
    assert table.offers(1, "stack_die") == []
    assert table.refuses(table.drop(1)) == "tower_moves"
    table.waits_for("tower_rests")
    assert slot(table.game).is_moving == 0
    table.drops(1)
    assert table.owners() == "01"


@pytest.mark.rule("totem.concurrent")
def test_a_die_that_only_swings_holds_up_nobody() -> None:
    """Both have a die in hand that swings; whoever drops first is first."""
    table = TotemTable()
    for seat in (0, 1):
        table.shows(seat, "GAAAA")
        assert len(table.offers(seat, "stack_die")) == 1
    table.drops(1)
    assert table.owners() == "1"


@pytest.mark.rule("totem.concurrent")
def test_of_two_drops_at_one_instant_the_first_to_come_counts() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA")
    table.shows(1, "GAAAA")
    at = table.over_the_middle()
    table.does(table.drop(0), at=at)
    assert table.refuses(table.drop(1)) == "tower_moves"
    assert table.faces(1) == "GAAAA"


@pytest.mark.rule("totem.concurrent")
def test_a_tower_that_just_fell_must_come_to_rest_too() -> None:
    table = TotemTable()
    table.stacks(0)
    table.drops(0, at_least=951, at_most=9_999)
    assert table.refuses(Perform(1, "lift_die")) == "tower_empty"
    assert table.refuses(table.drop(0)) == "tower_moves"


# -------------------------------------------------------------------- lifting
@pytest.mark.rule("totem.withdraw")
def test_the_top_die_is_lifted_and_goes_back_to_its_owner() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA")
    table.shows(1, "BAAAA")
    table.drops(0)
    table.drops(1)
    table.rest()
    table.does(Perform(0, "lift_die"))
    assert table.owners() == "0"
    assert table.faces(1) == "BAAAA", "a black mask is locked again"
    assert table.throwable(1) == table.dice(1, "A")
    table.rest()
    table.does(Perform(1, "lift_die"))
    assert table.faces(0) == "GAAAA"
    assert table.game.dice.marks[0] == KEPT, "a golden mask is a kept die"


@pytest.mark.rule("totem.withdraw")
def test_only_top_dice_are_lifted_one_at_a_time() -> None:
    table = TotemTable()
    table.stacks(0, 1)
    assert table.refuses(Perform(0, "lift_die")) == "tower_moves"
    table.rest()
    assert table.refuses(Perform(0, "lift_die", 0)) == "no_such_target"
    table.does(Perform(0, "lift_die"))
    assert table.owners() == "0"
    assert table.refuses(Perform(0, "lift_die")) == "tower_moves"


@pytest.mark.rule("totem.withdraw")
def test_nobody_lifts_from_outside() -> None:
    table = TotemTable()
    table.stacks(0)
    table.puts(0, table.start)
    table.rest()
    assert table.refuses(Perform(0, "lift_die")) == "no_totem_here"


# -------------------------------------------------------------------- a mate's hand
@pytest.mark.rule("totem.stack")
def test_a_mate_drops_for_me_if_i_hand_it_over() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA")
    table.shows(1, "AAAAA")
    assert table.offers(1, "stack_die") == []
    table.does(Prefer(0, "lends_dice", on=True))
    table.does(Perform(1, "stack_die", dice=1), at=table.over_the_middle())
    assert table.owners() == "0"
    table.rest()
    table.does(Perform(1, "lift_die"))
    assert table.faces(0) == "GAAAA", "it is still mine"


@pytest.mark.rule("totem.stack")
def test_dice_are_handed_over_to_mates_in_the_chamber_only() -> None:
    table = TotemTable(3)
    table.shows(0, "GAAAA")
    table.does(Prefer(0, "lends_dice", on=True))
    table.puts(2, table.start)
    assert len(table.offers(1, "stack_die")) == 1
    assert table.offers(2, "stack_die") == []
    table.puts(2, table.place)
    table.puts(0, table.start)
    assert table.offers(1, "stack_die") == []


def test_marks_of_a_die_end_on_the_tower() -> None:
    table = TotemTable()
    table.shows(0, "GAAAA", kept="G")
    table.drops(0)
    assert table.game.dice.marks[0] & (KEPT | USED) == 0
