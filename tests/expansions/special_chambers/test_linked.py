"""Linked chambers: never alone, complete at one instant, once in a game."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.events import DiceSpent, GemsActivated
from tumbledown.engine.game import RUNNING
from tumbledown.engine.pieces import TILES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.expansions import new_game

RED, BLUE, GREEN = 0, 1, 2
ONE_AND_TWO, ONE_AND_THREE, ALL_THREE = 3, 5, 7
MODULES = ("special_chambers",)


def scene(players: int = 3, gems: int = 5, pile: tuple[str, ...] = ()) -> tuple[Scenario, int, int]:
    """The first linked chamber asks for three torches, the second, far away, for three keys. Nobody is there yet."""
    table = Scenario(players=players, modules=MODULES, gems=gems, pile=pile)
    return table, table.chamber("linked_1", at=(5, 0)), table.chamber("linked_2", at=(-5, 3))


def ready(gems: int = 5) -> tuple[Scenario, int, int]:
    """Red and blue stand in them and show what they ask for."""
    table, one, two = scene(gems=gems)
    table.puts(RED, one)
    table.puts(BLUE, two)
    table.shows(RED, "TTTAK")
    table.shows(BLUE, "KKKAT")
    return table, one, two


# -------------------------------------------------------------------- never alone
@pytest.mark.rule("special_chambers.linked.solo_lock")
def test_a_single_linked_chamber_cannot_be_activated() -> None:
    table = Scenario(players=2, modules=MODULES)
    table.puts(RED, table.chamber("linked_1", at=(5, 0)))
    table.shows(RED, "TTTTT")
    assert not {"activate", "linked"} & table.verbs(RED)
    assert table.refuses(ActivateGems(RED)) == "linked_alone"
    assert table.refuses(Perform(RED, "linked", 1)) == "linked_alone"
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "linked_alone"


@pytest.mark.rule("special_chambers.linked.solo_lock", "special_chambers.linked.simultaneous")
def test_not_even_one_of_two_complete_ones_can_be_activated_by_itself() -> None:
    table, _, _ = ready()
    assert table.refuses(ActivateGems(RED)) == "linked_alone"
    assert table.refuses(Perform(RED, "linked", 1)) == "no_such_target"
    assert table.targets(RED, "linked") == {ONE_AND_TWO}


@pytest.mark.rule("special_chambers.linked.occupied")
def test_somebody_must_stand_in_each_chamber_at_the_same_time() -> None:
    table, one, two = scene()
    table.puts(RED, one)
    table.shows(RED, "TTTKK")
    table.shows(BLUE, "KKKAT")
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "linked_alone"
    table.puts(BLUE, two)
    assert table.targets(RED, "linked") == table.targets(BLUE, "linked") == {ONE_AND_TWO}
    table.puts(BLUE, one)
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "linked_alone"


@pytest.mark.rule("special_chambers.linked.occupied")
def test_whoever_stands_elsewhere_cannot_fire_them() -> None:
    table, _, _ = ready()
    table.shows(GREEN, "TTTKK")
    assert "linked" not in table.verbs(GREEN)
    assert table.refuses(Perform(GREEN, "linked", ONE_AND_TWO)) == "no_linked_here"
    third = table.chamber("linked_3", at=(0, 9))
    table.puts(GREEN, third)
    table.shows(GREEN, "TKAA.")
    assert table.targets(GREEN, "linked") == set(), "the own chamber must take part"
    assert table.refuses(Perform(GREEN, "linked", ONE_AND_TWO)) == "no_such_target"


@pytest.mark.rule("special_chambers.linked.solo_player")
def test_one_adventurer_alone_can_never_fire_them_and_may_leave_them_out() -> None:
    table, one, _ = scene(players=1)
    table.puts(RED, one)
    table.shows(RED, "TTTKKKK")
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "linked_alone"
    without = Settings(players=1, modules=MODULES, variants=("special_chambers.no_linked",))
    assert new_game(without, "solo").temple.laid()


@pytest.mark.rule("special_chambers.linked.solo_player")
def test_neither_can_the_last_one_inside() -> None:
    table, one, two = scene(players=2, gems=1)
    table.puts(BLUE, table.chamber("exit", at=(9, 9)))
    table.puts(RED, one)
    table.shows(RED, "TTTKK")
    table.shows(BLUE, "KK...")
    table.does(Escape(BLUE))
    assert two not in table.game.party.place
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "linked_alone"


# -------------------------------------------------------------------- the icons
@pytest.mark.rule("special_chambers.linked.icons_each", "special_chambers.linked.simultaneous")
def test_icons_of_one_chamber_do_not_count_for_another() -> None:
    table, _, _ = ready()
    table.shows(BLUE, "KKATT")
    assert table.faces(RED) == "TTTAK", "the key that blue lacks"
    assert "linked" not in table.verbs(RED) | table.verbs(BLUE)
    for seat in (RED, BLUE):
        assert table.refuses(Perform(seat, "linked", ONE_AND_TWO)) == "not_enough_icons"


@pytest.mark.rule("special_chambers.linked.icons_each")
def test_those_in_the_same_chamber_join_forces_as_far_as_they_share() -> None:
    table, one, _ = ready()
    table.puts(GREEN, one)
    table.shows(RED, "TAAAA")
    table.shows(GREEN, "TTAAA")
    table.does(Prefer(GREEN, "holds_back", on=True))
    assert table.refuses(Perform(BLUE, "linked", ONE_AND_TWO)) == "held_back"
    table.does(Prefer(GREEN, "holds_back", on=False))
    assert table.targets(GREEN, "linked") == {ONE_AND_TWO}
    table.does(Perform(GREEN, "linked", ONE_AND_TWO))
    assert (table.faces(RED), table.faces(GREEN), table.faces(BLUE)) == (".AAAA", "..AAA", "...AT")


@pytest.mark.rule("special_chambers.linked.icons_each")
def test_where_two_kinds_of_icon_are_asked_for_dice_of_either_kind_are_shared() -> None:
    table, _, _ = ready()
    third = table.chamber("linked_3", at=(0, 9))
    table.puts(BLUE, third)
    table.puts(GREEN, third)
    table.shows(BLUE, "TKA..")
    table.shows(GREEN, "KTA..")
    table.does(Perform(RED, "linked", ONE_AND_THREE))
    assert (table.faces(BLUE), table.faces(GREEN)) == ("..A..", "..A..")
    assert table.gems_in(third) == 1


@pytest.mark.rule("special_chambers.linked.simultaneous")
def test_dice_that_are_kept_count_until_the_other_chamber_is_complete_too() -> None:
    table, one, two = ready()
    table.shows(BLUE, "AAAAA")
    table.waits(60_000)
    table.will_throw(BLUE, "KAKKA")
    assert "linked" not in table.verbs(RED)
    table.does(Roll(BLUE))
    assert table.targets(RED, "linked") == table.targets(BLUE, "linked") == {ONE_AND_TWO}
    events = table.does(Perform(RED, "linked", ONE_AND_TWO))
    assert GemsActivated((one >> 1, two >> 1), (1, 1), RED) in events
    assert (table.gems_in(one), table.gems_in(two), table.game.depot.gems) == (1, 1, 3)


@pytest.mark.rule("special_chambers.linked.dice_used")
def test_all_dice_contributed_anywhere_must_be_thrown_again() -> None:
    table, _, _ = ready()
    torches, keys = table.dice(RED, "T"), table.dice(BLUE, "K")
    events = table.does(Perform(BLUE, "linked", ONE_AND_TWO))
    assert DiceSpent(BLUE, torches | keys) in events
    assert (table.must_throw(RED), table.must_throw(BLUE)) == (torches, keys)
    assert (table.faces(RED), table.faces(BLUE)) == ("...AK", "...AT")


# -------------------------------------------------------------------- two or three
def three() -> tuple[Scenario, list[int]]:
    table, one, two = ready()
    last = table.chamber("linked_3", at=(0, 9))
    table.puts(GREEN, last)
    table.shows(GREEN, "TTKKA")
    return table, [one, two, last]


@pytest.mark.rule("special_chambers.linked.three", "special_chambers.linked.simultaneous")
def test_three_complete_chambers_give_three_gems_and_are_offered_first() -> None:
    table, places = three()
    assert table.offers(RED, "linked")[0].targets == (ALL_THREE,)
    table.does(Perform(RED, "linked", ALL_THREE))
    assert [table.gems_in(place) for place in places] == [1, 1, 1]
    assert [table.faces(seat) for seat in (RED, BLUE, GREEN)] == ["...AK", "...AT", "....A"]
    assert table.game.depot.gems == 2


@pytest.mark.rule("special_chambers.linked.three")
def test_the_third_is_not_needed() -> None:
    table, places = three()
    table.shows(GREEN, "TKKAA")
    assert table.targets(RED, "linked") == {ONE_AND_TWO}
    table.does(Perform(RED, "linked", ONE_AND_TWO))
    assert [table.gems_in(place) for place in places] == [1, 1, 0]
    assert table.faces(GREEN) == "TKKAA"


# -------------------------------------------------------------------- once
@pytest.mark.rule("special_chambers.linked.once")
def test_afterwards_they_never_work_again_and_neither_does_the_third() -> None:
    table, one, _ = ready()
    table.does(Perform(RED, "linked", ONE_AND_TWO))
    last = table.chamber("linked_3", at=(0, 9))
    table.puts(GREEN, last)
    table.shows(RED, "TTTAA")
    table.shows(BLUE, "KKKAA")
    table.shows(GREEN, "TTKKA")
    for seat in (RED, BLUE, GREEN):
        assert not {"activate", "linked"} & table.verbs(seat)
        assert table.refuses(ActivateGems(seat)) == "linked_used"
        for target in (ONE_AND_TWO, ONE_AND_THREE, ALL_THREE):
            assert table.refuses(Perform(seat, "linked", target)) == "linked_used"
    assert table.gems_in(one) == 1
    assert table.game.phase == RUNNING


@pytest.mark.rule("special_chambers.linked.depot_short")
def test_with_too_few_gems_those_there_are_are_moved_and_all_count_as_used() -> None:
    table, one, two = ready(gems=1)
    table.does(Perform(RED, "linked", ONE_AND_TWO))
    assert (table.gems_in(one), table.gems_in(two), table.game.depot.gems) == (1, 0, 0)
    assert [table.game.temple.used[place >> 1] for place in (one, two)] == [1, 1]
    assert table.refuses(Perform(BLUE, "linked", ONE_AND_TWO)) == "linked_used"


@pytest.mark.rule("special_chambers.linked.depot_short")
def test_with_an_empty_depot_nothing_is_left_to_light() -> None:
    table, _, _ = ready(gems=0)
    assert "linked" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "linked", ONE_AND_TWO)) == "depot_empty"
    assert table.refuses(ActivateGems(RED)) == "depot_empty"


# -------------------------------------------------------------------- otherwise ordinary
@pytest.mark.rule("special_chambers.linked.other_chambers")
def test_they_are_entered_left_discovered_from_and_helped_in_like_others() -> None:
    table = Scenario(players=2, modules=MODULES, pile=("linked_2",))
    room = table.chamber("linked_1", at=(1, 0), stairs="W")
    table.puts(BLUE, room)
    table.shows(RED, "AKG..")
    table.shows(BLUE, "BBAA.")
    table.does(Enter(RED, room))
    table.does(Perform(RED, "free", BLUE))
    assert (table.faces(RED), table.faces(BLUE)) == (".....", "..AA.")
    table.does(Discover(BLUE, EAST))
    assert table.game.pile(TILES) == []
    assert table.game.tile_kind(table.lies_at(2, 0) >> 1).id == "linked_2"
    table.shows(RED, "AA...")
    table.does(Enter(RED, table.start))
    assert table.stands(RED) == table.start


@pytest.mark.rule("special_chambers.linked.occupied", "special_chambers.linked.simultaneous")
def test_the_options_of_those_inside_follow_who_comes_and_goes_far_away() -> None:
    table = Scenario(players=2, modules=MODULES)
    one, two = table.chamber("linked_1", at=(5, 0)), table.chamber("linked_2", at=(-5, 3))
    hall = table.chamber("basic_07", at=(-5, 4))
    assert two in table.game.temple.passages(hall)
    table.puts(RED, one)
    table.puts(BLUE, hall)
    table.shows(RED, "TTTAK")
    table.shows(BLUE, "ATKKK")
    assert "linked" not in table.verbs(RED)
    table.does(Enter(BLUE, two))
    assert table.targets(RED, "linked") == {ONE_AND_TWO}
    table.shows(BLUE, "AAKKK")
    table.does(Enter(BLUE, hall))
    assert "linked" not in table.verbs(RED)
