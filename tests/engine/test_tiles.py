"""Kinds of chambers: turning and facing."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumbledown.engine.tiles import EAST, FRONT, NORTH, SIDES, SOUTH, WEST, TileKind, opposite, turned
from tumbledown.expansions import chapter as built

MASKS = st.integers(0, 15)
TURNS = st.integers(0, 3)


def mask(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def test_sides_go_clockwise_from_the_north() -> None:
    assert [SIDES[side] for side in (NORTH, EAST, SOUTH, WEST)] == ["N", "E", "S", "W"]


@pytest.mark.parametrize(
    ("sides", "turn", "after"),
    [
        ("S", 0, "S"),
        ("S", 1, "W"),
        ("S", 2, "N"),
        ("S", 3, "E"),
        ("NS", 1, "EW"),
        ("SE", 1, "WS"),
        ("SEW", 2, "NWE"),
        ("NESW", 3, "NESW"),
        ("", 2, ""),
    ],
)
def test_a_tile_is_turned_clockwise_as_a_whole(sides: str, turn: int, after: str) -> None:
    assert turned(mask(sides), turn) == mask(after)


@given(MASKS, TURNS, TURNS)
def test_turns_add_up(sides: int, one: int, other: int) -> None:
    assert turned(turned(sides, one), other) == turned(sides, (one + other) % 4)


@given(MASKS, TURNS)
def test_turning_neither_opens_nor_closes_anything(sides: int, turn: int) -> None:
    assert turned(sides, turn).bit_count() == sides.bit_count()
    assert 0 <= turned(sides, turn) <= 15


def test_the_opposite_of_the_opposite_is_the_side_itself() -> None:
    assert [opposite(side) for side in (NORTH, EAST, SOUTH, WEST)] == [SOUTH, WEST, NORTH, EAST]
    assert [opposite(opposite(side)) for side in range(4)] == [0, 1, 2, 3]


def test_two_quarter_turns_face_the_other_way() -> None:
    for side in range(4):
        assert turned(1 << side, 2) == 1 << opposite(side)


def test_a_plain_kind_has_one_half_on_every_side_and_a_stairway() -> None:
    kind = TileKind("hall")
    assert kind.halves == (FRONT, FRONT, FRONT, FRONT)
    assert kind.stairs
    assert not kind.closed
    assert (kind.copies, kind.one_way, kind.gem_steps) == (1, 0, ())


# -------------------------------------------------------------------- what is printed
@pytest.mark.parametrize(
    ("chapter", "kind", "gems"),
    [
        ("base", "basic_01", 1),
        ("base", "gem_key_3", 3),
        ("base", "basic_07", 0),
        ("special_chambers", "linked_1", 1),
        ("special_chambers", "double_key_chamber", 2),
        ("pit", "pit", 2),
    ],
)
def test_a_tile_says_how_many_gems_are_printed_on_it(chapter: str, kind: str, gems: int) -> None:
    """Also where no gem step of its own lights them."""
    assert next(each for each in built(chapter).tiles if each.id == kind).printed_gems == gems
