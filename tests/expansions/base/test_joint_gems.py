"""Activating gems together: who adds what, what is held back, and whose dice go."""

import pytest

from tests.expansions.base.lighting import gems_on, hall, lacks
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.events import DiceRolled
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.offers import Bill, Offer
from tumbledown.engine.paying import pay
from tumbledown.engine.rule_types import Worth
from tumbledown.engine.tiles import GemStep


# -------------------------------------------------------------------- joining forces
@pytest.mark.rule("base.gem.join_forces")
def test_adventurers_in_one_chamber_add_their_icons() -> None:
    table, place = hall(players=3)
    table.shows(0, "KKKAA")
    table.shows(1, "KKAAA")
    table.shows(2, "KKTTT")
    assert table.targets(0, "activate") == {0, 1}
    table.does(ActivateGems(0, 1))
    assert gems_on(table, place) == 2
    assert [table.faces(seat) for seat in range(3)] == ["...AA", "..AAA", "..TTT"]


@pytest.mark.rule("base.gem.join_forces")
def test_every_contributor_must_roll_the_used_dice_again() -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKAAA")
    table.shows(1, "AAAKK")
    table.does(ActivateGems(0))
    for seat, asked, thrown in ((0, 0b00100, 0b00111), (1, 0b00001 << 5, 0b11001 << 5)):
        rolled = table.does(Roll(seat, asked))[0]
        assert isinstance(rolled, DiceRolled)
        assert rolled.dice == thrown


@pytest.mark.rule("base.gem.join_forces")
def test_icons_of_another_chamber_do_not_count() -> None:
    table, place = hall(players=2)
    table.puts(1, table.start)
    table.shows(0, "KKAAA")
    table.shows(1, "KKKKK")
    assert lacks(table, ActivateGems(0)) == "K2"
    table.puts(1, place)
    table.does(ActivateGems(0))


@pytest.mark.rule("base.gem.join_consent")
def test_dice_are_shared_without_being_asked_and_anybody_inside_may_fire() -> None:
    table, place = hall(players=3)
    table.shows(0, "AAAAA")
    table.shows(1, "KKAAA")
    table.shows(2, "KKAAA")
    table.does(ActivateGems(0))
    assert gems_on(table, place) == 1
    assert [table.faces(seat) for seat in range(3)] == ["AAAAA", "..AAA", "..AAA"]


@pytest.mark.rule("base.gem.join_consent")
def test_a_player_can_hold_back_all_dice_until_it_fires() -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKAAA")
    table.shows(1, "KKKKK")
    table.does(Prefer(1, "holds_back", True))
    assert table.refuses(ActivateGems(0)) == "held_back"
    assert table.targets(0, "activate") == set()
    table.does(Prefer(1, "holds_back", False))
    table.does(ActivateGems(0))
    assert table.faces(1) == "..KKK"


@pytest.mark.rule("base.gem.join_consent")
def test_a_player_can_hold_back_single_dice() -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKAAA")
    table.shows(1, "KKKAA")
    table.does(Mark(1, "held_back", 0b011 << 5))
    assert table.refuses(ActivateGems(0)) == "held_back"
    table.does(Mark(1, "held_back", 0b001 << 5))
    table.does(ActivateGems(0))
    assert table.faces(1) == "K..AA", "the die held back stays"


@pytest.mark.rule("base.gem.join_consent")
def test_holding_back_does_not_stop_a_player_from_using_the_own_dice_otherwise() -> None:
    table, _ = hall(players=2)
    table.shows(0, "AAKKK")
    table.does(Prefer(0, "holds_back", True))
    table.does(Mark(0, "held_back", table.dice(0, "A")))
    table.does(Enter(0, table.start))
    assert table.faces(0) == "..KKK"


def holding_back(table: Scenario, way: str) -> None:
    """Seat 0 holds back all dice by the switch, or each key by its mark."""
    table.does(Prefer(0, "holds_back", True) if way == "all" else Mark(0, "held_back", table.dice(0, "K")))


@pytest.mark.rule("base.gem.join_consent")
@pytest.mark.parametrize("way", ["all", "each"])
@pytest.mark.parametrize("of_the_mate", [None, "AAAAA", "KAAAA"])
def test_dice_held_back_from_mates_still_pay_what_their_owner_pays_alone(way: str, of_the_mate: str | None) -> None:
    table, place = hall(players=2)
    if of_the_mate is None:
        table.puts(1, table.start)
    else:
        table.shows(1, of_the_mate)
    table.shows(0, "KKKKA")
    holding_back(table, way)
    assert table.targets(0, "activate") == {0}
    table.does(ActivateGems(0))
    assert (gems_on(table, place), table.faces(0)) == (1, "....A")
    assert table.faces(1) == (of_the_mate or "....."), "what is paid alone takes nobody else's dice"


@pytest.mark.rule("base.gem.join_consent")
def test_dice_held_back_are_spared_where_shared_ones_suffice() -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKKKA")
    table.shows(1, "KKKKA")
    table.does(Prefer(0, "holds_back", True))
    table.does(ActivateGems(0))
    assert (table.faces(0), table.faces(1)) == ("KKKKA", "....A")


@pytest.mark.rule("base.gem.join_consent")
@pytest.mark.parametrize("way", ["all", "each"])
def test_dice_held_back_do_not_join_the_dice_of_others_and_the_refusal_says_so(way: str) -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKAAA")
    table.shows(1, "KKAAA")
    holding_back(table, way)
    assert table.refuses(ActivateGems(0)) == "held_back"
    assert table.targets(0, "activate") == set()
    table.shows(1, "KAAAA")
    assert lacks(table, ActivateGems(0)) == "K3", "even together they are too few"


@pytest.mark.rule("base.gem.join_consent")
def test_whoever_is_elsewhere_pays_nothing_alone() -> None:
    """A bill of another chamber is paid by those who stand there."""
    table, place = hall(players=2)
    table.puts(0, table.start)
    table.shows(0, "KKKKA")
    bill = Offer("pay", prices=((Bill(parse_cost("K4"), place),),))
    assert pay(table.game, 0, bill, 0, ()) is None
    table.puts(0, place)
    assert pay(table.game, 0, bill, 0, ()) is not None


@pytest.mark.rule("base.gem.join_consent")
def test_a_key_that_comes_up_black_is_locked_and_no_longer_shared() -> None:
    table, _ = hall(players=2)
    table.shows(0, "KKAAA")
    table.shows(1, "KKAAA")
    assert table.targets(0, "activate") == {0}
    table.will_throw(1, "BK")
    table.does(Roll(1, table.dice(1, "K")))
    assert table.targets(0, "activate") == set()
    assert lacks(table, ActivateGems(0)) == "K"


def toll() -> Chapter:
    """Anybody may pay two keys for nothing."""
    chapter = Chapter("toll", order=90)
    chapter.offer("pay")(lambda game, seat: (Offer("pay", prices=((Bill(parse_cost("K2")),),)),))
    chapter.perform("pay")(lambda *_: None)
    return chapter


@pytest.mark.rule("base.gem.join_consent")
def test_keys_that_were_used_lie_unrolled_and_are_no_longer_shared() -> None:
    table, _ = hall(players=2, extra=(toll(),))
    table.shows(0, "KKAAA")
    table.shows(1, "KKAAA")
    assert table.targets(0, "activate") == {0}
    table.does(Perform(1, "pay"))
    assert table.targets(0, "activate") == set()
    assert lacks(table, ActivateGems(0)) == "K2"


# -------------------------------------------------------------------- whose dice go
@pytest.mark.rule("base.gem.join_surplus")
def test_of_a_surplus_the_dice_of_whoever_fires_go_first_then_of_whoever_shares_most() -> None:
    table, _ = hall(players=3)
    table.shows(0, "KAAAA")
    table.shows(1, "KKAAA")
    table.shows(2, "KKKAA")
    table.does(ActivateGems(1))
    assert [table.faces(seat) for seat in range(3)] == ["KAAAA", "..AAA", "..KAA"]


@pytest.mark.rule("base.gem.join_surplus")
def test_among_equal_shares_the_lower_seat_pays_first() -> None:
    table, _ = hall(players=3)
    table.shows(0, "KKKAA")
    table.shows(1, "KKKAA")
    table.shows(2, "KAAAA")
    table.does(ActivateGems(2))
    assert [table.faces(seat) for seat in range(3)] == ["...AA", "KKKAA", ".AAAA"]


@pytest.mark.rule("base.gem.join_surplus")
def test_what_is_held_back_does_not_make_a_larger_share() -> None:
    table, _ = hall(players=3)
    table.shows(0, "KKKKA")
    table.does(Mark(0, "held_back", 0b0111))
    table.shows(1, "KKAAA")
    table.shows(2, "KKAAA")
    table.does(ActivateGems(2))
    assert [table.faces(seat) for seat in range(3)] == ["KKKKA", "..AAA", "..AAA"]


def strong_keys(strong: int) -> Chapter:
    """A chapter in which every key of one seat counts two."""
    chapter = Chapter("probe", order=99)

    @chapter.adjust.worth(GRANT)
    def keys_count_twice(game: Game, seat: int, worth: Worth) -> Worth:
        return (worth[0], 2 * worth[1], worth[2]) if seat == strong else worth

    return chapter


@pytest.mark.rule("base.gem.join_surplus")
def test_as_few_dice_as_possible_are_used_even_if_they_are_not_of_whoever_fires() -> None:
    table, _ = hall(players=2, extra=(strong_keys(1),))
    table.shows(0, "KKKKA")
    table.shows(1, "KKKAA")
    table.does(ActivateGems(0))
    assert [table.faces(seat) for seat in range(2)] == ["KKKKA", "..KAA"]


# -------------------------------------------------------------------- shared dice that are gone
def two_sharing() -> tuple[Scenario, int]:
    """Seat 0 alone lacks two keys, seat 1 has them and more."""
    table, place = hall(players=2)
    table.shows(0, "KKGGG")
    table.shows(1, "KKAAA")
    assert table.targets(0, "activate") == {0}
    return table, place


@pytest.mark.rule("base.gem.join_leave")
def test_dice_stop_counting_when_their_owner_leaves_the_chamber() -> None:
    table, _ = two_sharing()
    table.does(Enter(1, table.start))
    assert table.faces(1) == "KK..A"
    assert lacks(table, ActivateGems(0)) == "K2"


@pytest.mark.rule("base.gem.join_leave")
def test_dice_stop_counting_when_they_are_rolled() -> None:
    table, _ = two_sharing()
    table.will_throw(1, "AA")
    table.does(Roll(1, table.dice(1, "K")))
    assert lacks(table, ActivateGems(0)) == "K2"


@pytest.mark.rule("base.gem.join_leave")
def test_dice_stop_counting_when_they_are_lost() -> None:
    table, _ = hall(players=2)
    table.shows(0, "GGGGG")
    table.shows(1, "KKKKA")
    assert table.targets(0, "activate") == {0}
    table.waits_for("slam")
    assert table.faces(1) == "KKKA"
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"


def gems_at_the_exit() -> Chapter:
    """A chapter in which one gem can be activated in the exit: elsewhere nobody leaves a gem chamber by escaping."""
    chapter = Chapter("probe", order=99)

    @chapter.adjust.gem_steps(GRANT)
    def one_gem(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
        return ((1, parse_cost("K4")),) if game.temple.kind_of(place >> 1).id == "exit" else steps

    return chapter


@pytest.mark.rule("base.gem.join_leave")
def test_dice_stop_counting_when_their_owner_escapes() -> None:
    table, _ = hall("exit", players=2, gems=1, extra=(gems_at_the_exit(),))
    table.shows(0, "KGGGG")
    table.shows(1, "KKKKK")
    assert table.targets(0, "activate") == {0}
    table.does(Escape(1))
    assert lacks(table, ActivateGems(0)) == "K3"
