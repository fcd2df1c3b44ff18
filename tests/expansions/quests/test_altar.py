"""The altar: who may give which dice, how many, and what becomes of them."""

import pytest

from tests.expansions.quests.questing import BLUE, GREEN, RED, done, inside, markers, note, progress, walks_to
from tests.scenario import Scenario
from tumbledown.engine.commands import Mark, Perform, Roll
from tumbledown.engine.dice import CARD, HAND, LOST, SHIFT, spot
from tumbledown.engine.events import DieMoved, Noted


def altar(players: int = 2, modules: tuple[str, ...] = ("quests",)) -> tuple[Scenario, int]:
    return inside("altar", players, modules=modules)


def leaves(table: Scenario, seat: int, number: int) -> None:
    """The seat has so many dice left in play."""
    for die in table.game.dice.hands[seat][number:]:
        table.game.apply_only(DieMoved(die, spot(LOST), seat))


def gives(table: Scenario, seat: int, number: int = 1) -> None:
    hand = table.game.dice.hands[seat]
    table.does(Perform(seat, "altar", dice=sum(1 << die for die in hand[:number])))


def most(table: Scenario, seat: int) -> int:
    """How many dice the seat may give at once; 0 if none."""
    picks = [offer.pick for offer in table.offers(seat, "altar")]
    return picks[0].most if picks and picks[0] is not None else 0


# -------------------------------------------------------------------- giving
@pytest.mark.rule("quests.altar.who", "quests.altar.goal", "quests.complete.move_marker")
def test_one_player_gives_two_dice_at_once_and_the_quest_is_done() -> None:
    table, place = altar()
    assert progress(table, place) == (0, 2)
    gives(table, RED, 2)
    assert len(table.game.dice.hands[RED]) == 3
    assert progress(table, place) == (2, 2)
    assert (done(table), markers(table)) == ([place >> 1], 0)


@pytest.mark.rule("quests.altar.who")
def test_no_icons_are_needed_and_no_throw() -> None:
    table, _ = altar()
    table.shows(RED, ".....")
    gives(table, RED)
    assert table.game.party.throws[RED] == 0


@pytest.mark.rule("quests.altar.who")
def test_only_inside_and_only_own_dice() -> None:
    table, _ = altar()
    foreign = 1 << table.game.dice.hands[BLUE][0]
    assert table.refuses(Perform(RED, "altar", dice=foreign)) == "not_your_die"
    walks_to(table, RED, table.start)
    assert "altar" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "altar", dice=1)) == "no_altar_here"


@pytest.mark.rule("quests.altar.who")
@pytest.mark.parametrize(("dice", "why"), [(0, "wrong_number_of_dice"), (7, "two_are_enough")])
def test_one_or_two_dice_neither_none_nor_three(dice: int, why: str) -> None:
    table, _ = altar()
    assert table.refuses(Perform(RED, "altar", dice=dice)) == why


@pytest.mark.rule("quests.altar.not_simultaneous", "quests.altar.goal")
def test_a_single_die_waits_for_the_second_as_long_as_it_takes() -> None:
    table, place = altar()
    gives(table, RED)
    assert (progress(table, place), note(table, "altar_giver"), markers(table)) == ((1, 2), RED, 1)
    table.waits_for("slam")
    assert progress(table, place) == (1, 2)
    gives(table, BLUE)
    assert (progress(table, place), markers(table)) == ((2, 2), 0)


# -------------------------------------------------------------------- which die
@pytest.mark.rule("quests.altar.which_die")
def test_the_giver_chooses_and_a_locked_die_will_do() -> None:
    table, _ = altar()
    table.shows(RED, "AKBTG")
    table.does(Perform(RED, "altar", dice=table.dice(RED, "B")))
    assert table.faces(RED) == "AKTG"


@pytest.mark.rule("quests.altar.which_die")
def test_a_die_on_a_card_is_not_in_the_hand_and_cannot_be_given() -> None:
    table, _ = altar()
    die = table.game.dice.hands[RED][0]
    table.game.apply_only(DieMoved(die, spot(CARD, 3), RED))
    assert table.refuses(Perform(RED, "altar", dice=1 << die)) == "die_away"


@pytest.mark.rule("quests.altar.which_die")
def test_a_die_kept_or_held_back_may_be_given_too() -> None:
    table, _ = altar()
    table.shows(RED, "AKTGG")
    table.does(Mark(RED, "held_back", table.dice(RED, "K")))
    table.does(Perform(RED, "altar", dice=table.dice(RED, "K")))
    assert table.faces(RED) == "ATGG"


# -------------------------------------------------------------------- for good
@pytest.mark.rule("quests.altar.no_take_back")
def test_what_lies_on_the_altar_is_lost_for_good() -> None:
    table, _ = altar()
    die = table.game.dice.hands[RED][0]
    gives(table, RED)
    table.will_throw(RED, "AAAA")
    table.does(Roll(RED))
    table.waits_for("slam")
    assert table.game.dice.where[die] >> SHIFT == LOST
    assert "altar" not in table.verbs(RED)


@pytest.mark.rule("quests.altar.no_take_back")
def test_the_fountain_gives_a_die_back_and_the_altar_keeps_its_own() -> None:
    table, place = altar(modules=("quests", "fountain"))
    gives(table, RED)
    fountain = table.chamber("fountain", at=(-1, 0), stairs="E")
    table.puts(RED, fountain)
    table.shows(RED, "GG..")
    table.does(Perform(RED, "regain"))
    assert len(table.game.dice.hands[RED]) == 5
    assert progress(table, place) == (1, 2)


# -------------------------------------------------------------------- the second die
@pytest.mark.rule("quests.altar.one_needs_other_player")
def test_whoever_gave_one_die_cannot_give_the_second() -> None:
    table, place = altar()
    gives(table, RED)
    assert "altar" not in table.verbs(RED)
    assert table.refuses(Perform(RED, "altar", dice=1 << table.game.dice.hands[RED][0])) == "another_gives"
    assert most(table, BLUE) == 1
    gives(table, BLUE)
    assert progress(table, place) == (2, 2)


@pytest.mark.rule("quests.altar.one_needs_other_player")
def test_the_other_may_be_anywhere_in_the_temple_and_still_must_come() -> None:
    table, _ = altar()
    walks_to(table, BLUE, table.start)
    gives(table, RED)
    assert most(table, RED) == 0


@pytest.mark.rule("quests.altar.one_needs_other_player")
def test_alone_one_may_give_one_die_after_the_other() -> None:
    table, place = altar(players=1)
    gives(table, RED)
    gives(table, RED)
    assert progress(table, place) == (2, 2)


@pytest.mark.rule("quests.altar.one_needs_other_player")
def test_when_nobody_else_has_a_die_to_spare_the_giver_may_go_on() -> None:
    table, place = altar()
    leaves(table, BLUE, 1)
    gives(table, RED)
    assert most(table, RED) == 1
    gives(table, RED)
    assert progress(table, place) == (2, 2)


# -------------------------------------------------------------------- the last die
@pytest.mark.rule("quests.altar.last_die")
@pytest.mark.parametrize(("own", "may_give"), [(5, 2), (3, 2), (2, 2), (1, 1), (0, 0)])
def test_all_dice_in_play_may_be_given_the_last_ones_too(own: int, may_give: int) -> None:
    table, _ = altar()
    leaves(table, RED, own)
    assert most(table, RED) == may_give


@pytest.mark.rule("quests.altar.last_die", "quests.altar.goal")
def test_the_last_two_dice_of_a_player_do_the_quest() -> None:
    table, place = altar()
    leaves(table, RED, 2)
    gives(table, RED, 2)
    assert table.game.dice.hands[RED] == []
    assert (progress(table, place), markers(table)) == ((2, 2), 0)


@pytest.mark.rule("quests.altar.last_die")
def test_without_a_die_nothing_can_be_given() -> None:
    table, _ = altar()
    leaves(table, RED, 0)
    assert table.refuses(Perform(RED, "altar")) == "no_die_to_give"


@pytest.mark.rule("quests.altar.last_die", "quests.altar.one_needs_other_player")
def test_a_mate_with_one_die_may_give_it_but_need_not() -> None:
    table, place = altar()
    leaves(table, BLUE, 1)
    gives(table, RED)
    assert (most(table, RED), most(table, BLUE)) == (1, 1)
    gives(table, BLUE)
    assert progress(table, place) == (2, 2)


@pytest.mark.rule("quests.altar.last_die")
def test_when_all_are_down_to_one_die_each_the_last_one_may_be_given() -> None:
    table, place = altar(players=3)
    for seat in (RED, BLUE, GREEN):
        leaves(table, seat, 1)
    assert [most(table, seat) for seat in (RED, BLUE, GREEN)] == [1, 1, 1]
    gives(table, RED)
    assert most(table, RED) == 0
    gives(table, BLUE)
    assert progress(table, place) == (2, 2)
    assert table.game.dice.hands[RED] == []


@pytest.mark.rule("quests.altar.last_die")
def test_one_who_plays_alone_with_one_die_may_give_it() -> None:
    table, place = altar(players=1)
    leaves(table, RED, 1)
    gives(table, RED)
    assert progress(table, place) == (1, 2)
    assert most(table, RED) == 0


@pytest.mark.rule("quests.altar.last_die")
def test_dice_on_cards_are_not_in_play_and_do_not_count() -> None:
    table, _ = altar()
    leaves(table, RED, 2)
    table.game.apply_only(DieMoved(table.game.dice.hands[RED][0], spot(CARD, 3), RED))
    assert most(table, RED) == 1


@pytest.mark.rule("quests.altar.last_die")
def test_the_two_rules_together_never_lock_the_quest() -> None:
    """However many dice everybody has, somebody may give as long as there is a die."""
    for red in range(4):
        for blue in range(4):
            for green in range(4):
                table, _ = altar(players=3)
                for seat, number in ((RED, red), (BLUE, blue), (GREEN, green)):
                    leaves(table, seat, number)
                for giver in (-1, RED, BLUE, GREEN):
                    table.notes("quests", "altar_giver", giver)
                    table.game.apply_only(Noted("tile", "progress", (1, 2), table.stands(RED) >> 1))
                    could = [seat for seat in (RED, BLUE, GREEN) if most(table, seat)]
                    assert could or red + blue + green == 0, (red, blue, green, giver)


# -------------------------------------------------------------------- no more than two
@pytest.mark.rule("quests.altar.surplus")
def test_two_gifts_in_the_same_instant_the_later_one_keeps_its_dice() -> None:
    table, place = altar(players=3)
    gives(table, RED)
    gives(table, BLUE)
    assert table.refuses(Perform(GREEN, "altar", dice=1 << table.game.dice.hands[GREEN][0])) == "quest_done"
    assert len(table.game.dice.hands[GREEN]) == 5
    assert progress(table, place) == (2, 2)


@pytest.mark.rule("quests.altar.surplus")
def test_two_dice_do_not_fit_beside_one_and_are_refused_as_a_whole() -> None:
    table, place = altar()
    gives(table, RED)
    hand = table.game.dice.hands[BLUE]
    assert table.refuses(Perform(BLUE, "altar", dice=1 << hand[0] | 1 << hand[1])) == "one_more_is_enough"
    assert len(hand) == 5
    assert progress(table, place) == (1, 2)


def test_dice_given_while_a_lost_die_may_still_be_chosen_end_that_choice() -> None:
    table, _ = altar()
    table.waits_for("slam")
    asked = [q for q in table.game.questions.values() if q.kind == "which_die" and q.asked >> RED & 1]
    assert asked
    gives(table, RED)
    assert not [q for q in table.game.questions.values() if q.kind == "which_die" and q.asked >> RED & 1]
    assert all(table.game.dice.where[die] == HAND for die in table.game.dice.hands[RED])
