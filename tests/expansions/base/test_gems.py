"""Activating gems: where, for how much, once, and what the depot has to say."""

import pytest

from tests.expansions.base.lighting import KEYS, SINGLE, TORCHES, gems_on, hall, lacks, spent
from tumbledown.engine.commands import ActivateGems, Mark, Roll
from tumbledown.engine.dice import HAND, spot
from tumbledown.engine.events import DieMoved, GemsActivated, GemsMoved
from tumbledown.engine.icons import BLANK
from tumbledown.engine.pieces import AT_TILE, BOXED, DEPOT, at
from tumbledown.engine.tiles import TileKind
from tumbledown.expansions.data.base import TILES

GEM_CHAMBERS = [kind for kind in TILES if kind.gem_steps]


# -------------------------------------------------------------------- where
@pytest.mark.rule("base.gem.where")
def test_gems_are_activated_only_by_those_who_stand_in_the_gem_chamber() -> None:
    table, place = hall(players=2)
    table.puts(0, table.start)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert table.refuses(ActivateGems(0)) == "no_gems_here"
    assert table.targets(0, "activate") == set()
    assert table.targets(1, "activate") == {0}
    table.does(ActivateGems(1))
    assert gems_on(table, place) == 1


@pytest.mark.rule("base.gem.where")
def test_a_chamber_without_gem_icons_has_nothing_to_activate() -> None:
    table, _ = hall("basic_07")
    table.shows(0, "KKKKTTT")
    assert table.refuses(ActivateGems(0)) == "no_gems_here"
    assert table.offers(0, "activate") == []


@pytest.mark.rule("base.gem.where", "base.gem.once")
def test_a_chamber_whose_gems_are_used_has_nothing_to_activate() -> None:
    table, _ = hall(SINGLE)
    table.shows(0, "KKKKAAA")
    table.does(ActivateGems(0))
    table.shows(0, "KKKKAAA")
    assert table.refuses(ActivateGems(0)) == "gems_used"
    assert table.offers(0, "activate") == []


# -------------------------------------------------------------------- cost
@pytest.mark.rule("base.gem.cost")
@pytest.mark.parametrize(
    ("kind", "step", "short", "enough", "missing"),
    [
        ("basic_01", 0, "TTTAAAA", "TTTTAAA", "T"),
        (SINGLE, 0, "KKKAAAA", "KKKKAAA", "K"),
        (KEYS, 0, "KKKGGGG", "KKKKGGG", "K"),
        (KEYS, 1, "KKKKKAA", "KKKKKKK", "K2"),
        (TORCHES, 1, "TTTTTTA", "TTTTTTT", "T"),
    ],
)
def test_a_gem_step_costs_the_printed_number_of_icons(
    kind: str, step: int, short: str, enough: str, missing: str
) -> None:
    table, _ = hall(kind)
    table.shows(0, short)
    assert lacks(table, ActivateGems(0, step)) == missing
    table.shows(0, enough)
    table.does(ActivateGems(0, step))
    assert spent(table).bit_count() == (4, 7)[step]


@pytest.mark.rule("base.gem.cost")
@pytest.mark.parametrize(("kind", "faces"), [(KEYS, "TTTTTTT"), (TORCHES, "KKKKKKK"), (KEYS, "KKKTGBA")])
def test_no_other_icon_stands_for_the_printed_one(kind: str, faces: str) -> None:
    table, _ = hall(kind)
    table.shows(0, faces)
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    assert table.targets(0, "activate") == set()


@pytest.mark.rule("base.gem.cost")
def test_kept_dice_count_together_with_a_later_throw() -> None:
    table, place = hall()
    table.shows(0, "KKAAAAA")
    table.does(Mark(0, "kept", table.dice(0, "K")))
    table.will_throw(0, "KKAAA")
    table.does(Roll(0))
    table.does(ActivateGems(0))
    assert gems_on(table, place) == 1


@pytest.mark.rule("base.gem.cost")
def test_icons_that_do_not_show_at_one_moment_do_not_add_up() -> None:
    table, place = hall()
    table.shows(0, "KKAAAAA")
    table.will_throw(0, "AAKKAAA")
    table.does(Roll(0, table.dice(0)))
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    assert gems_on(table, place) == 0


@pytest.mark.rule("base.gem.cost")
def test_only_the_dice_named_for_the_payment_pay() -> None:
    table, _ = hall()
    table.shows(0, "KKKKKAA")
    assert lacks(table, ActivateGems(0, dice=0b00111)) == "K"
    table.does(ActivateGems(0, dice=0b11110))
    assert spent(table) == 0b11110


# -------------------------------------------------------------------- one gem, or one to three
@pytest.mark.rule("base.gem.types")
@pytest.mark.parametrize("kind", GEM_CHAMBERS, ids=lambda kind: kind.id)
def test_a_gem_chamber_shows_one_gem_or_one_to_three_at_rising_cost(kind: TileKind) -> None:
    numbers = [number for number, _ in kind.gem_steps]
    totals = [sum(cost) for _, cost in kind.gem_steps]
    assert numbers in ([1], [1, 2, 3])
    assert totals == sorted(set(totals))
    icons = {icon for _, cost in kind.gem_steps for icon, number in enumerate(cost) if number}
    assert icons in ({1}, {2}), "torches or keys, the same for every step"


@pytest.mark.rule("base.gem.types")
@pytest.mark.parametrize(("kind", "steps"), [(SINGLE, {0}), (KEYS, {0, 1, 2})])
def test_every_printed_step_that_can_be_paid_is_offered(kind: str, steps: set[int]) -> None:
    table, _ = hall(kind, players=2)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert table.targets(0, "activate") == steps
    assert table.refuses(ActivateGems(0, len(steps))) == "no_such_target"


# -------------------------------------------------------------------- taking
@pytest.mark.rule("base.gem.take")
@pytest.mark.parametrize("step", [0, 1, 2])
def test_the_chosen_number_of_gems_moves_from_the_depot_to_the_chamber(step: int) -> None:
    table, place = hall(players=2)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    events = table.does(ActivateGems(0, step))
    assert GemsMoved(DEPOT, at(AT_TILE, place >> 1), step + 1) in events
    assert GemsActivated((place >> 1,), (step + 1,), 0) in events
    assert table.game.depot.gems == 5 - (step + 1)
    assert gems_on(table, place) == step + 1
    assert table.game.depot.beside == 2


@pytest.mark.rule("base.gem.once")
@pytest.mark.parametrize("first", [0, 1, 2])
@pytest.mark.parametrize("later", [0, 1, 2])
def test_after_the_first_activation_nothing_more_comes_from_a_chamber(first: int, later: int) -> None:
    table, place = hall(players=2)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    table.does(ActivateGems(0, first))
    table.waits_until(500_000)
    for seat in (0, 1):
        table.shows(seat, "K" * len(table.game.dice.hands[seat]))
    for seat in (0, 1):
        assert table.refuses(ActivateGems(seat, later)) == "gems_used"
        assert table.targets(seat, "activate") == set()
    assert gems_on(table, place) == first + 1


@pytest.mark.rule("base.gem.choose_level")
@pytest.mark.parametrize(("step", "left"), [(0, "...." + "KKK"), (1, ".......")])
def test_whoever_reaches_seven_chooses_between_one_gem_and_two(step: int, left: str) -> None:
    table, place = hall()
    table.shows(0, "KKKKKKK")
    assert table.targets(0, "activate") == {0, 1}
    table.does(ActivateGems(0, step))
    assert table.faces(0) == left
    assert gems_on(table, place) == step + 1
    table.shows(0, "KKKKKKK")
    assert table.refuses(ActivateGems(0, 0)) == "gems_used"


# -------------------------------------------------------------------- alone
@pytest.mark.rule("base.gem.must_cooperate_is_arithmetic")
def test_seven_dice_of_a_solo_player_may_take_two_gems() -> None:
    table, place = hall()
    table.shows(0, "KKKKKKK")
    table.does(ActivateGems(0, 1))
    assert gems_on(table, place) == 2


@pytest.mark.rule("base.gem.must_cooperate_is_arithmetic")
def test_one_of_several_players_needs_dice_enough_and_nothing_else_for_two_gems() -> None:
    table, place = hall(players=2)
    table.puts(1, table.start)
    table.shows(0, "KKKKK")
    assert lacks(table, ActivateGems(0, 1)) == "K2"
    for die in table.game.dice.hands[1][:2]:
        table.game.apply_only(DieMoved(die, spot(HAND), 0, BLANK))
    table.shows(0, "KKKKKKK")
    table.does(ActivateGems(0, 1))
    assert gems_on(table, place) == 2


# -------------------------------------------------------------------- the depot
@pytest.mark.rule("base.gem.depot_short")
@pytest.mark.parametrize(("step", "gems"), [(1, 1), (2, 1), (2, 2)])
def test_a_short_depot_gives_what_it_has_and_the_chamber_is_used(step: int, gems: int) -> None:
    table, place = hall(players=2, gems=gems)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    table.does(ActivateGems(0, step))
    assert table.game.depot.gems == 0
    assert gems_on(table, place) == gems
    table.game.apply_only(GemsMoved(BOXED, DEPOT, 3))
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert table.refuses(ActivateGems(0)) == "gems_used"


@pytest.mark.rule("base.gem.depot_empty")
def test_with_an_empty_depot_activation_is_refused_and_costs_nothing() -> None:
    table, place = hall(gems=0)
    table.shows(0, "KKKKKKK")
    assert table.refuses(ActivateGems(0)) == "depot_empty"
    assert table.offers(0, "activate") == []
    assert table.faces(0) == "KKKKKKK"
    table.game.apply_only(GemsMoved(BOXED, DEPOT, 1))
    table.does(ActivateGems(0))
    assert gems_on(table, place) == 1
