"""Costs as words and as counts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumbledown.engine.icons import FREE, LETTERS, A, B, Cost, CostError, G, K, T, cost_text, parse_cost, plus

COSTS = st.tuples(*[st.integers(0, 12)] * 5)


def test_a_face_is_an_index_into_the_letters() -> None:
    assert [LETTERS[face] for face in (0, A, T, K, G, B)] == [".", "A", "T", "K", "G", "B"]


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("", (0, 0, 0, 0, 0)),
        ("A", (1, 0, 0, 0, 0)),
        ("A T", (1, 1, 0, 0, 0)),
        ("A A", (2, 0, 0, 0, 0)),
        ("K4", (0, 0, 4, 0, 0)),
        ("T10", (0, 10, 0, 0, 0)),
        ("T2 K2", (0, 2, 2, 0, 0)),
        ("K2 T K", (0, 1, 3, 0, 0)),
        ("G B3", (0, 0, 0, 1, 3)),
        ("  A   T  ", (1, 1, 0, 0, 0)),
        ("A0", (0, 0, 0, 0, 0)),
    ],
)
def test_a_cost_is_read_from_its_words(text: str, cost: Cost) -> None:
    assert parse_cost(text) == cost


@pytest.mark.parametrize("text", ["X", ".", "4", "AT", "K-1", "K 4", "A,T", "Kfour", "a", "K4.5", "T2K2", "é"])
def test_what_is_no_cost_is_named(text: str) -> None:
    with pytest.raises(CostError, match="is no icon with a number") as error:
        parse_cost(text)
    assert repr(text) in str(error.value)


@pytest.mark.parametrize("text", ["K²", "T¹"])
def test_only_plain_digits_count(text: str) -> None:
    with pytest.raises(CostError):
        parse_cost(text)


@given(COSTS)
def test_the_text_of_a_cost_reads_back(cost: Cost) -> None:
    assert parse_cost(cost_text(cost)) == cost


def test_the_text_is_as_short_as_it_can_be() -> None:
    assert cost_text((1, 1, 0, 0, 0)) == "A T"
    assert cost_text((0, 0, 4, 0, 2)) == "K4 B2"
    assert cost_text(FREE) == ""


@given(COSTS, COSTS)
def test_costs_add_up_icon_by_icon(one: Cost, other: Cost) -> None:
    assert plus(one, other) == tuple(a + b for a, b in zip(one, other, strict=True))
    assert plus(one, FREE) == one
