"""Chance: even, independent, the same for ever, and open to anybody who knows the seed.

The samples come from fixed seeds, so that every number here is the same in every run. The limits are the values of
chi-square that honest chance exceeds once in a thousand samples.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import permutations, product
from random import Random
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.logs import Table
from tumbledown.engine import fortune
from tumbledown.engine.commands import Roll, Start
from tumbledown.engine.events import DiceRolled
from tumbledown.engine.fortune import FACES, Fortune, commitment, key_of
from tumbledown.engine.icons import A, B, G, K, T
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters, new_game

Value = TypeVar("Value", bound=Hashable)

GOLDEN_PILE_OF_FOUR = [3, 11, 7, 4, 2, 13, 16, 14, 9, 17, 8, 6, 5, 1, 10, 18]
GOLDEN_PILE_OF_TWO = [5, 6, 10, 18, 3, 11, 7, 4, 1, 2, 13, 16, 14, 9, 17, 8]

PRINTED = {A: 2 / 6, K: 1 / 6, T: 1 / 6, G: 1 / 6, B: 1 / 6}
ONCE_IN_A_THOUSAND = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 16: 39.25, 23: 49.73, 24: 51.18}
"""By degrees of freedom."""


def chi_square(counts: Mapping[Value, int], shares: Mapping[Value, float]) -> float:
    total = sum(counts.values())
    assert set(counts) <= set(shares), "something that cannot happen happened"
    return sum((counts.get(each, 0) - total * share) ** 2 / (total * share) for each, share in shares.items())


def is_even(sample: Iterable[Value], shares: Mapping[Value, float]) -> bool:
    return chi_square(Counter(sample), shares) < ONCE_IN_A_THOUSAND[len(shares) - 1]


def even(*values: Value) -> dict[Value, float]:
    return {value: 1 / len(values) for value in values}


# -------------------------------------------------------------------- faces
@pytest.mark.rule("base.die.faces")
def test_a_die_has_two_adventurers_and_one_of_each_other_icon() -> None:
    assert sorted(FACES) == sorted((A, A, K, T, G, B))


@pytest.mark.rule("base.die.faces")
def test_sixty_thousand_dice_show_the_printed_shares() -> None:
    luck = Fortune("chi-square")
    thrown = Counter(face for seat in range(6) for n in range(1, 2001) for face in luck.throw(seat, n, 5))
    assert sum(thrown.values()) == 60_000
    assert thrown == {A: 20170, T: 9785, K: 10111, G: 10080, B: 9854}
    assert is_even(thrown.elements(), PRINTED)


@pytest.mark.parametrize("die", range(7))
def test_every_die_of_a_throw_is_as_good_as_the_others(die: int) -> None:
    luck = Fortune("each die")
    assert is_even((luck.throw(0, n, 7)[die] for n in range(1, 12_001)), PRINTED)


@pytest.mark.parametrize("seat", range(6))
def test_every_seat_is_as_lucky_as_the_others(seat: int) -> None:
    luck = Fortune("each seat")
    assert is_even((luck.throw(seat, n, 1)[0] for n in range(1, 12_001)), PRINTED)


PAIRS = {(one, other): PRINTED[one] * PRINTED[other] for one, other in product(PRINTED, PRINTED)}


def test_a_throw_says_nothing_about_the_next_one() -> None:
    luck = Fortune("one after the other")
    faces = [luck.throw(0, n, 1)[0] for n in range(1, 20_002)]
    assert is_even(zip(faces[:-1:2], faces[1::2], strict=True), PAIRS)


def test_a_seat_says_nothing_about_its_neighbour() -> None:
    luck = Fortune("side by side")
    assert is_even(((luck.throw(0, n, 1)[0], luck.throw(1, n, 1)[0]) for n in range(1, 10_001)), PAIRS)


def test_a_die_says_nothing_about_the_next_one_of_the_same_throw() -> None:
    luck = Fortune("die by die")
    throws = [luck.throw(0, n, 10) for n in range(1, 10_001)]
    for die in range(9):
        assert is_even(((faces[die], faces[die + 1]) for faces in throws), PAIRS)


def test_a_seed_says_nothing_about_a_seed_next_to_it() -> None:
    def first(seed: int) -> int:
        return Fortune(str(seed)).throw(0, 1, 1)[0]

    assert is_even(((first(seed), first(seed + 1)) for seed in range(0, 20_000, 2)), PAIRS)


def test_even_thirty_dice_are_even_to_the_last_one() -> None:
    luck = Fortune("many dice")
    assert is_even((luck.throw(0, n, 30)[29] for n in range(1, 6_001)), PRINTED)


# -------------------------------------------------------------------- the same for ever
def test_the_same_seed_gives_the_same_draws() -> None:
    one, other = Fortune("again"), Fortune("again")
    assert [one.throw(s, n, 5) for s in range(6) for n in range(50)] == [
        other.throw(s, n, 5) for s in range(6) for n in range(50)
    ]
    assert one.shuffled("tiles", list(range(40))) == other.shuffled("tiles", list(range(40)))
    assert one.below("exit", 10**6) == other.below("exit", 10**6)


def test_another_seed_gives_other_draws() -> None:
    throws = {Fortune(str(seed)).throw(0, 1, 30) for seed in range(1000)}
    assert len(throws) == 1000


def test_what_was_drawn_before_changes_no_draw() -> None:
    luck = Fortune("no memory")
    before = luck.throw(2, 9, 5)
    for n in range(20):
        luck.throw(2, n, 3)
        luck.shuffled("tiles", [1, 2, 3])
    assert luck.throw(2, 9, 5) == before


def test_a_die_depends_on_its_own_number_and_not_on_how_many_are_thrown() -> None:
    luck = Fortune("prefix")
    for n in range(1, 200):
        whole = luck.throw(1, n, 12)
        assert [luck.throw(1, n, count) for count in range(13)] == [whole[:count] for count in range(13)]


def test_golden_throws() -> None:
    """Written down once: a change of these numbers is a change of every game ever logged."""
    luck = Fortune("7")
    assert [luck.throw(0, n, 5) for n in (1, 2, 3)] == [(3, 1, 2, 4, 2), (2, 2, 1, 3, 1), (2, 3, 2, 2, 2)]
    assert luck.throw(3, 41, 7) == (5, 5, 2, 1, 3, 5, 3)
    assert Fortune("").throw(0, 1, 5) == (3, 1, 1, 5, 1)
    assert Fortune("ünï ☃").throw(5, 1, 5) == (2, 5, 5, 1, 1)


def test_golden_piles_and_choices() -> None:
    luck = Fortune("7")
    assert luck.shuffled("tiles", list(range(17))) == [10, 13, 3, 4, 8, 16, 1, 9, 5, 2, 0, 11, 14, 12, 7, 15, 6]
    assert Fortune("ünï ☃").shuffled("tiles", list(range(6))) == [0, 4, 5, 1, 3, 2]
    assert (luck.below("exit", 3), luck.below("soundtrack", 2), luck.below("x", 10**6)) == (2, 1, 420568)


def test_golden_seals() -> None:
    assert commitment("7") == "6bf681f191c54d3ad2726d0babfa2c8f17ced8a50d601872b13bd0cbd9099d41"
    assert key_of("7").hex() == "76e9431d3378445fa23300f8db0ece83e7cec7d5b03e220328f91434996142c5"


# -------------------------------------------------------------------- the seal
@given(st.text(), st.text())
def test_a_seal_belongs_to_one_seed(one: str, other: str) -> None:
    assert (commitment(one) == commitment(other)) == (one == other)


def test_the_seal_does_not_give_the_key_away() -> None:
    """Both are hashes of the seed, but of different kinds: who has the seal still cannot draw."""
    for seed in ("", "7", "a longer seed"):
        assert commitment(seed) != key_of(seed).hex()


# -------------------------------------------------------------------- choices
@pytest.mark.parametrize("bound", [2, 3, 5, 6, 17, 24])
def test_choices_are_even(bound: int) -> None:
    luck = Fortune("choices")
    assert is_even((luck.below(f"choice {i}", bound) for i in range(12_000)), even(*range(bound)))


@given(st.text(), st.integers(1, 2**32))
def test_a_choice_is_below_its_bound(name: str, bound: int) -> None:
    assert 0 <= Fortune("bounds").below(name, bound) < bound


def test_a_single_possibility_is_chosen() -> None:
    assert [Fortune("one").below(str(i), 1) for i in range(20)] == [0] * 20


def test_words_that_would_favour_some_choices_are_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of 16 equally likely words 15 serve five possibilities evenly; the sixteenth must be drawn again."""
    monkeypatch.setattr(fortune, "_WORD", 16)
    luck = Fortune("rejection")
    asked: list[bytes] = []

    class Drawer:
        def __init__(self, words: list[int]) -> None:
            self.words = words

        def copy(self) -> "Drawer":
            return self

        def update(self, text: bytes) -> None:
            asked.append(text)

        def digest(self) -> bytes:
            return self.words.pop(0).to_bytes(4, "big") + bytes(12)

    monkeypatch.setattr(luck, "_hash", Drawer([15, 15, 13]))
    assert luck.below("name", 5) == 3
    assert asked == [b"draw name 0", b"draw name 1", b"draw name 2"]
    monkeypatch.setattr(luck, "_hash", Drawer([14]))
    assert luck.below("name", 5) == 4


def test_a_bound_just_above_half_of_the_words_is_still_even() -> None:
    """Almost half of all words are refused here; taken modulo instead, the low third would come up twice as often."""
    luck, bound = Fortune("large"), 3 * 2**30
    third = bound // 3
    assert is_even((luck.below(f"x {i}", bound) // third for i in range(9_000)), even(0, 1, 2))


# -------------------------------------------------------------------- piles
@given(st.lists(st.integers(), max_size=40), st.text())
def test_a_shuffle_is_a_permutation(items: list[int], name: str) -> None:
    before = list(items)
    assert Counter(Fortune("pile").shuffled(name, items)) == Counter(before)
    assert items == before, "the items themselves must stay as they are"


def test_every_order_is_equally_likely() -> None:
    luck = Fortune("orders")
    orders = (tuple(luck.shuffled(f"pile {i}", [0, 1, 2, 3])) for i in range(12_000))
    assert is_even(orders, even(*permutations(range(4))))


def test_every_tile_is_on_top_as_often_as_the_others() -> None:
    luck = Fortune("top")
    tops = (luck.shuffled(f"pile {i}", list(range(17)))[0] for i in range(6_000))
    assert is_even(tops, even(*range(17)))


def test_piles_of_different_names_are_shuffled_apart() -> None:
    luck = Fortune("names")
    orders = {tuple(luck.shuffled(name, list(range(20)))) for name in ("tiles", "exit", "curses", "treasures")}
    assert len(orders) == 4


# -------------------------------------------------------------------- in play
def rolls(order: list[int]) -> dict[tuple[int, int], tuple[int, ...]]:
    """What each seat throws when the seats throw in this order."""
    game = new_game(Settings(players=4), "order")
    game.handle(Start(), 0)
    faces: dict[tuple[int, int], tuple[int, ...]] = {}
    for turn, seat in enumerate(order):
        for event in game.handle(Roll(seat), 1000 * turn).events:
            if isinstance(event, DiceRolled):
                shown = dict(zip([d for d in range(20) if event.dice >> d & 1], event.faces, strict=True))
                faces[seat, event.throw] = tuple(shown.values())
    return faces


@pytest.mark.rule("base.realtime.no_turns")
def test_the_order_of_commands_changes_nobodys_luck() -> None:
    order = [seat for seat in range(4) for _ in range(6)]
    expected = rolls(order)
    assert len(expected) > 12
    for shuffle in range(10):
        Random(shuffle).shuffle(order)
        assert rolls(order) == expected


def test_what_the_others_do_changes_no_throw() -> None:
    """In a whole game of random play every throw is the one that the seed holds for that seat and number."""
    table = Table(Settings(players=4), "whole game")
    table.plays(300)
    thrown = [e for entry in table.entries for e in entry.events if isinstance(e, DiceRolled)]
    assert len(thrown) > 50
    for event in thrown:
        assert event.faces == Fortune("whole game").throw(event.seat, event.throw, len(event.faces))


def test_golden_set_up() -> None:
    """The piles that the seed 7 stands for, with many and with few players; tiles as they are numbered in the box."""
    for players, golden in ((4, GOLDEN_PILE_OF_FOUR), (2, GOLDEN_PILE_OF_TWO)):
        settings = Settings(players=players)
        box, game = bare_game(settings, "7", chapters(settings)), new_game(settings, "7")
        assert [game.tile_kind(tile) for tile in game.pile("tiles")] == [box.tile_kind(tile) for tile in golden]
