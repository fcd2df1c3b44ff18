"""Broken die and Lost dice."""

import pytest

from tests.expansions.base.losing import costs
from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.curses.cursed import (
    BARE,
    HONOUR,
    MASKED,
    card,
    discovers,
    escapes,
    on_cards,
    scenario,
    stack,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, Enter, Perform, Prefer, Roll
from tumbledown.engine.dice import FALLING, GONE, HAND, LOST, OUT, SHIFT, VOID, bits
from tumbledown.engine.events import ClockResumed, ClockStopped, Closed, DiceRolled, DieMoved, Noted, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, BOXED, at
from tumbledown.rulebook.catalogue import rules

HASTY, CATCH = 2_000, 1_200


# -------------------------------------------------------------------- broken die
@pytest.mark.rule("curses.broken_die.effect")
def test_the_drawer_puts_one_die_on_the_card_and_it_cannot_be_used() -> None:
    table = scenario(pile=(MASKED,))
    (broken,) = stack(table, "broken_die")
    discovers(table)
    (die,) = on_cards(table)
    assert table.game.dice.where[die] & 1023 == broken
    assert [len(hand) for hand in table.game.dice.hands] == [4, 5]
    table.answers(0, die)
    assert table.refuses(Roll(0, 1 << die)) == "die_away"
    assert not table.throwable(0) >> die & 1
    table.does(Roll(0))
    assert not table.thrown(0) >> die & 1


@pytest.mark.rule("curses.broken_die.effect")
def test_the_die_on_the_card_neither_counts_nor_is_freed() -> None:
    table = scenario()
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.shows(0, "TTTTT")
    table.gets(0, "broken_die")
    table.shows(0, "TTTA")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    table.shows(0, "GTTA")
    table.game.dice.face[on_cards(table)[0]] = 5
    assert table.targets(0, "free") == set()
    assert table.refuses(Perform(0, "fate")) == "nothing_locked"


@pytest.mark.rule("curses.broken_die.choice")
@pytest.mark.parametrize(
    ("faces", "kept", "goes"), [("ATBKG", "", 2), ("ATKGA", "A", 1), ("ATBBA", "AT", 2), ("AAAAA", "A", 0)]
)
def test_by_default_a_locked_die_goes_on_the_card_else_one_that_is_not_kept(faces: str, kept: str, goes: int) -> None:
    table = scenario()
    table.shows(0, faces, kept=kept)
    table.gets(0, "broken_die")
    assert on_cards(table) == [goes]
    table.waits(5_000)
    assert on_cards(table) == [goes]
    assert not table.game.questions


@pytest.mark.rule("curses.broken_die.choice")
def test_the_player_may_pick_another_die_for_five_seconds_and_gets_the_first_one_back_as_it_was() -> None:
    table = scenario()
    table.shows(0, "ATBKG", kept="K")
    table.gets(0, "broken_die")
    table.waits(4_999)
    table.answers(0, 3)
    assert on_cards(table) == [3]
    assert table.faces(0) == "ATBG"


@pytest.mark.rule("curses.broken_die.choice")
def test_a_locked_die_may_be_picked() -> None:
    table = scenario()
    table.shows(0, "BBAAA")
    table.gets(0, "broken_die")
    table.answers(0, 1)
    assert on_cards(table) == [1]
    assert table.faces(0) == "BAAA"


@pytest.mark.rule("curses.broken_die.choice")
def test_the_next_throw_ends_the_choice() -> None:
    table = scenario()
    table.shows(0, "ATBKG")
    table.gets(0, "broken_die")
    question = next(iter(table.game.questions))
    table.does(Roll(0))
    assert table.refuses(Answer(0, question, 3)) == "no_such_question"


@pytest.mark.rule("base.die_loss.choice_open", "curses.broken_die.choice")
def test_a_die_used_since_cannot_be_put_on_the_card() -> None:
    table = scenario()
    place = table.chamber(BARE, at=(1, 0), stairs="W")
    table.shows(0, "AATKG")
    table.gets(0, "broken_die")
    question = next(iter(table.game.questions))
    table.does(Enter(0, place))
    assert table.refuses(Answer(0, question, 1)) == "no_such_question"
    assert on_cards(table) == [0]


@pytest.mark.rule("base.die_loss.choice_open", "curses.broken_die.choice")
def test_what_was_paid_for_the_discovery_that_brought_the_card_does_not_end_the_choice() -> None:
    table = scenario(pile=(MASKED,))
    stack(table, "broken_die")
    discovers(table)
    (die,) = on_cards(table)
    other = next(each for each in table.game.dice.hands[0] if each != die)
    table.answers(0, other)
    assert on_cards(table) == [other]


@pytest.mark.rule("curses.broken_die.return")
@pytest.mark.parametrize("lifted", [True, False])
def test_when_the_curse_ends_the_die_comes_back_unlocked_and_unrolled(lifted: bool) -> None:
    table = scenario()
    table.shows(0, "BTKAA")
    broken = table.gets(0, "broken_die")
    assert on_cards(table) == [0]
    if lifted:
        table.does(Perform(0, "lift", broken))
    else:
        table.game.emit(PieceMoved(broken, BOXED, seat=0))
    assert on_cards(table) == []
    assert table.faces(0) == ("...AA" if lifted else ".TKAA")
    assert table.throwable(0) & 1
    assert not table.must_throw(0) & 1


@pytest.mark.rule("curses.broken_die.return")
def test_a_die_that_came_back_can_no_longer_be_exchanged() -> None:
    table = scenario()
    table.shows(0, "BTKAA")
    broken = table.gets(0, "broken_die")
    table.does(Perform(0, "lift", broken))
    assert not table.game.questions


@pytest.mark.rule("curses.broken_die.return", "curses.active.end_on_escape")
def test_with_an_escape_the_die_does_not_come_back() -> None:
    table = scenario()
    table.gets(0, "broken_die")
    (die,) = on_cards(table)
    escapes(table, 0)
    assert table.game.dice.where[die] >> SHIFT == GONE


@pytest.mark.rule("curses.broken_die.not_losable")
def test_a_loss_takes_other_dice_while_there_are_any() -> None:
    table = scenario()
    table.gets(0, "broken_die")
    (die,) = on_cards(table)
    table.puts(0, table.chamber(BARE, at=(1, 0), stairs="W"))
    table.waits_for("slam")
    assert on_cards(table) == [die]
    assert len(table.game.dice.held(0, LOST)) == 1
    (question,) = table.game.questions.values()
    assert die not in table.game.rules.choices["which_die"](table.game, question, 0)


@pytest.mark.rule("curses.broken_die.not_losable")
def test_the_die_on_the_card_is_lost_if_there_is_no_other() -> None:
    table = scenario(extra=(costs(3),))
    table.gives_dice(0, 2)
    broken = table.gets(0, "broken_die")
    table.waits_for("slam")
    assert on_cards(table) == table.game.dice.hands[0] == []
    assert len(table.game.dice.held(0, LOST)) == 2
    table.game.emit(PieceMoved(broken, BOXED, seat=0))
    assert table.game.dice.hands[0] == [], "it does not come back with the card"


@pytest.mark.rule("curses.broken_die.not_losable")
def test_the_die_on_the_card_cannot_be_given_away() -> None:
    table = scenario()
    table.gets(0, "broken_die")
    (die,) = on_cards(table)
    escapes(table, 0)
    assert table.refuses(Perform(0, "gift", 1, dice=1 << die)) == "die_away"


@pytest.mark.rule("curses.broken_die.not_a_loss")
def test_the_die_on_the_card_is_no_lost_die() -> None:
    table = scenario()
    table.gets(0, "broken_die")
    assert len(on_cards(table)) == 1
    assert table.game.dice.held(0, LOST) == []


@pytest.mark.rule("curses.broken_die.few_dice")
def test_the_last_die_goes_on_the_card_too_and_there_is_nothing_to_choose() -> None:
    table = scenario()
    table.gives_dice(0, 1)
    table.gets(0, "broken_die")
    assert on_cards(table) == [0]
    assert not table.game.questions
    assert table.refuses(Roll(0)) == "nothing_to_roll"


@pytest.mark.rule("curses.broken_die.few_dice")
def test_a_card_without_a_die_does_not_catch_later_dice() -> None:
    table = scenario()
    table.gives_dice(0, 0)
    table.gets(0, "broken_die")
    assert table.owns(0) == ["broken_die"]
    escapes(table, 1)
    gift = table.game.dice.held(1, OUT)[0]
    table.does(Perform(1, "gift", 0, dice=1 << gift))
    assert table.game.dice.hands[0] == [gift]
    assert on_cards(table) == []


# -------------------------------------------------------------------- lost dice
def rimless(faces: str = "ATKGA") -> Scenario:
    """The first player has Lost dice and has thrown just now, calmly."""
    table = scenario()
    table.gets(0, "lost_dice")
    table.will_throw(0, faces)
    table.does(Roll(0))
    assert falling(table) == []
    return table


def falling(table: Scenario, seat: int = 0) -> list[int]:
    return table.game.dice.held(seat, FALLING)


@pytest.mark.rule("curses.lost_dice.effect", "curses.lost_dice.counts_lost")
def test_one_die_of_a_hasty_throw_falls_and_is_lost_unless_it_is_caught() -> None:
    table = rimless()
    table.waits(HASTY - 1)
    table.will_throw(0, "TTTTT")
    table.does(Roll(0))
    (die,) = falling(table)
    assert table.faces(0) == "TTTT"
    table.waits(CATCH - 1)
    assert falling(table) == [die]
    table.waits(1)
    assert falling(table) == []
    assert table.game.dice.held(0, LOST) == [die]
    assert len(table.game.dice.hands[0]) == 4


@pytest.mark.rule("curses.lost_dice.effect")
@pytest.mark.parametrize("after", [0, CATCH])
def test_a_caught_die_comes_back_and_its_face_counts(after: int) -> None:
    table = rimless()
    table.waits(1_000)
    table.will_throw(0, "BTBTB")
    table.does(Roll(0))
    (die,) = falling(table)
    assert table.targets(0, "answer") == {die}
    assert table.refuses(Answer(1, next(iter(table.game.questions)), die)) == "not_asked"
    question = next(iter(table.game.questions))
    table.does(Answer(0, question, die), at=table.game.now + after)
    assert falling(table) == table.game.dice.held(0, LOST) == []
    assert table.faces(0) == "BTBTB"


@pytest.mark.rule("curses.lost_dice.effect")
def test_a_calm_throw_is_always_safe() -> None:
    table = rimless()
    for number in range(1, 6):
        table.shows(0, "AAAAA")
        table.does(Roll(0), at=number * HASTY)
        assert falling(table) == []


@pytest.mark.rule("curses.lost_dice.effect")
def test_a_throw_just_before_the_card_was_drawn_counts_as_the_previous_one() -> None:
    for wait, hasty in ((1_999, 1), (2_000, 0)):
        table = scenario()
        table.will_throw(0, "AAAAA", "AAAAA")
        table.does(Roll(0))
        table.waits(500)
        table.gets(0, "lost_dice")
        table.waits(wait - 500)
        table.does(Roll(0))
        assert len(falling(table)) == hasty


@pytest.mark.rule("curses.lost_dice.effect")
def test_the_throws_of_the_others_and_after_lifting_are_never_hasty() -> None:
    table = rimless("AAKTT")
    table.will_throw(1, "AAAAA", "AAAAA")
    table.does(Roll(1))
    table.does(Perform(0, "lift", card(table, "lost_dice")))
    table.waits(1_000)
    table.does(Roll(0))
    table.does(Roll(1))
    assert falling(table, 0) == falling(table, 1) == []
    assert [timer for timer in table.game.timers if timer[3] == "calm"] == []


@pytest.mark.rule("curses.lost_dice.effect")
def test_the_falling_die_is_luck_and_the_same_luck_for_the_same_seed() -> None:
    fallen: list[int] = []
    for thrown in range(1, 12):
        found = set()
        for _ in range(2):
            table = rimless()
            table.notes("seat", "throws", thrown, 0)
            table.waits(1_000)
            table.will_throw(0, "AAAAA")
            table.does(Roll(0))
            found.add(falling(table)[0])
        assert len(found) == 1
        fallen += found
    assert len(set(fallen)) > 2


@pytest.mark.rule("curses.lost_dice.effect")
def test_time_that_stands_still_makes_no_throw_calm() -> None:
    table = rimless()
    table.game.emit(ClockStopped(table.game.now))
    table.waits(60_000)
    table.game.emit(ClockResumed(60_000))
    table.waits(HASTY - 1)
    table.will_throw(0, "AAAAA")
    table.does(Roll(0))
    assert len(falling(table)) == 1


@pytest.mark.rule("curses.lost_dice.effect")
def test_in_the_gentle_form_a_hasty_throw_is_refused_until_it_would_be_calm() -> None:
    table = rimless()
    table.does(Prefer(0, "gentle", on=True))
    table.waits(1_000)
    assert table.refuses(Roll(0)) == "hasty_throw"
    assert table.throwable(0) == 0
    assert table.refuses(Roll(0), at=HASTY - 1) == "hasty_throw"
    table.waits(1)
    assert table.throwable(0)
    table.will_throw(0, "AAAAA")
    table.does(Roll(0))
    assert falling(table) == []


@pytest.mark.rule("curses.lost_dice.effect")
def test_on_honour_no_die_falls_by_itself() -> None:
    table = scenario(variants=HONOUR)
    table.gets(0, "lost_dice")
    table.does(Prefer(0, "gentle", on=True))
    for _ in range(3):
        table.will_throw(0, "AAAAA")
        table.does(Roll(0))
        table.waits(1_000)
    assert falling(table) == []
    assert len(table.happened(DiceRolled)) == 3


@pytest.mark.rule("curses.lost_dice.effect")
def test_on_honour_the_catalogue_promises_no_way_for_a_die_to_fall_from_a_screen() -> None:
    (rule,) = [each for each in rules() if each.id == "curses.lost_dice.effect"]
    at_the_table = rule.digital.partition("online = ")[0]
    assert "no die can fall from a screen" in at_the_table
    assert "flick" not in at_the_table
    assert "cannot fall" in rule.clarify


@pytest.mark.rule("curses.lost_dice.locked_safe")
def test_only_dice_that_are_thrown_can_fall() -> None:
    for thrown in range(1, 12):
        table = rimless("BAKTA")
        table.notes("seat", "throws", thrown, 0)
        table.waits(1_000)
        table.will_throw(0, "GG")
        table.does(Roll(0, 0b11000))
        assert set(falling(table)) <= {3, 4}
        assert len(falling(table)) == 1


def falling_at_the_slam(dice: int) -> Scenario:
    """The first player has so many dice, is outside when the door falls, and one die has just left the table."""
    table = rimless()
    table.gives_dice(0, dice)
    table.puts(0, table.chamber(BARE, at=(1, 0), stairs="W"))
    slam = FIRST_SLAM
    table.waits_until(slam - 1_600)
    table.will_throw(0, "A" * dice, "A" * dice)
    table.does(Roll(0))
    table.does(Roll(0), at=slam - 500)
    assert len(falling(table)) == 1
    table.waits_until(slam)
    return table


@pytest.mark.rule("curses.lost_dice.locked_safe")
def test_a_falling_die_is_neither_thrown_nor_lost_at_a_slam_while_there_are_others() -> None:
    table = falling_at_the_slam(2)
    (die,) = falling(table)
    assert table.game.dice.held(0, LOST) == [1 - die]
    assert table.refuses(Roll(0)) == "nothing_to_roll"
    table.answers(0, die)
    assert table.faces(0) == "A"


@pytest.mark.rule("curses.lost_dice.effect", "base.die_loss.last_die")
def test_an_only_die_that_is_falling_is_lost_at_the_slam() -> None:
    table = falling_at_the_slam(1)
    assert falling(table) == []
    assert table.game.dice.held(0, LOST) == [0]
    assert table.game.questions == {}, "there is nothing left to catch"
    table.waits(CATCH)
    assert table.game.dice.held(0, LOST) == [0]


@pytest.mark.rule("curses.draw.duplicate", "curses.lost_dice.effect")
def test_a_second_card_that_is_boxed_at_once_does_not_calm_anybody_down() -> None:
    table = scenario(pile=(MASKED,))
    stack(table, "lost_dice")
    first = table.gets(0, "lost_dice")
    table.does(Roll(0))
    table.waits(1_000)
    discovers(table)
    assert table.owns(0) == ["lost_dice"]
    assert table.game.pieces.at[first] != BOXED
    table.shows(0, "ATKGA")
    table.does(Roll(0, 0b11))
    assert len(falling(table)) == 1, "the throw is as hasty as without the second card"


@pytest.mark.rule("curses.lost_dice.effect")
def test_whoever_is_rid_of_the_card_is_calm_at_once() -> None:
    table = rimless("AAKTG")
    card = table.game.pieces.lying(at(AT_SEAT, 0))[0]
    table.does(Perform(0, "lift", card))
    assert not [timer for timer in table.game.timers if timer[3] == "calm"]


@pytest.mark.rule("curses.lost_dice.effect")
def test_several_dice_may_fall_one_after_the_other() -> None:
    table = rimless()
    table.will_throw(0, "AAAAA", "AAAA")
    table.does(Roll(0), at=1_000)
    (first,) = falling(table)
    table.does(Roll(0), at=2_000)
    assert len(falling(table)) == 2
    table.answers(0, next(die for die in falling(table) if die != first))
    assert falling(table) == [first]
    table.waits(CATCH)
    assert table.game.dice.held(0, LOST) == [first]
    assert len(table.game.dice.hands[0]) == 4


@pytest.mark.rule("curses.lost_dice.effect")
def test_each_falling_die_has_its_own_time() -> None:
    table = rimless()
    table.will_throw(0, "AAAAA", "AAAA")
    table.does(Roll(0), at=1_000)
    (first,) = falling(table)
    table.does(Roll(0), at=2_000)
    table.waits_until(1_000 + CATCH)
    assert table.game.dice.held(0, LOST) == [first]
    assert len(falling(table)) == 1
    table.waits_until(2_000 + CATCH)
    assert len(table.game.dice.held(0, LOST)) == 2


@pytest.mark.rule("curses.lost_dice.effect")
def test_a_caught_die_keeps_what_another_rule_has_marked_on_it() -> None:
    vines = Chapter("vines", order=90)

    @vines.react(DiceRolled)
    def everything_is_void(game: Game, event: DiceRolled) -> None:
        for die in bits(event.dice):
            game.emit(Noted("die", "marks", VOID, die))

    table = scenario(extra=(vines,))
    table.gets(0, "lost_dice")
    table.will_throw(0, "AAAAA", "AAAAA")
    table.does(Roll(0))
    table.does(Roll(0), at=1_000)
    (die,) = falling(table)
    table.answers(0, die)
    assert table.game.dice.marks[die] == VOID


@pytest.mark.rule("curses.lost_dice.effect", "curses.active.end_on_escape")
def test_nobody_catches_for_an_escaped_player() -> None:
    table = rimless()
    table.waits(1_000)
    table.will_throw(0, "KKKKK")
    table.does(Roll(0))
    (die,) = falling(table)
    events = escapes(table, 0)
    assert any(isinstance(event, Closed) for event in events)
    assert table.game.dice.where[die] >> SHIFT in (LOST, GONE)
    assert [e for e in events if isinstance(e, DieMoved) and e.where == HAND] == []
    assert not table.game.questions
