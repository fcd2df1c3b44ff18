"""Losing a die: which one goes, the short time to exchange it, what becomes of it."""

import pytest

from tests.expansions.base.losing import caught, choice, costs, lost
from tests.expansions.base.soundtracks import FIRST_SLAM, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import HAND, KEPT, LOST, OUT, SHIFT, bits, spot
from tumbledown.engine.events import Closed, DiceRolled, DieMoved, Event
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import BLANK
from tumbledown.engine.offers import Bill, Offer, Pick
from tumbledown.engine.orders import Order
from tumbledown.engine.view import SPECTATOR, DieView, view


# -------------------------------------------------------------------- which die
@pytest.mark.rule("base.die_loss.owner_chooses", "base.die_loss.choice_open")
@pytest.mark.parametrize(
    ("faces", "kept", "goes"),
    [
        ("AKTGA", "", 0),
        ("AKTGB", "", 4),
        ("ABTBA", "", 1),
        ("KATGB", "KATG", 4),
        ("KKATG", "K", 2),
        ("KTGA.", "KTG", 3),
        ("KTG..", "KTG", 3),
        ("KKKKK", "K", 0),
        (".....", "", 0),
    ],
)
def test_at_once_a_locked_die_goes_else_one_not_kept_else_a_kept_one_lowest_number_first(
    faces: str, kept: str, goes: int
) -> None:
    assert lost(caught(faces, kept)) == [goes]


@pytest.mark.rule("base.die_loss.owner_chooses")
@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_the_owner_may_name_any_other_die_in_play_locked_and_kept_ones_included(named: int) -> None:
    table = caught("BBKT.", kept="K")
    assert lost(table) == [0]
    table.does(Answer(0, choice(table), named))
    assert lost(table) == [named]
    assert table.game.dice.hands[0] == [die for die in range(5) if die != named]


@pytest.mark.rule("base.die_loss.owner_chooses")
def test_only_the_owner_chooses_and_only_among_own_dice_in_play() -> None:
    table = caught("AKTGB")
    question = choice(table)
    assert table.refuses(Answer(1, question, 0)) == "not_asked"
    for die in (5, 9, 10, -1):
        assert table.refuses(Answer(0, question, die)) == "no_such_answer"
    (offer,) = table.offers(0, "answer")
    assert set(offer.targets) == {0, 1, 2, 3, 4}, "its own dice: those in play, and the one that has gone"
    assert table.offers(1, "answer") == []


@pytest.mark.rule("base.die_loss.owner_chooses")
def test_naming_the_die_that_has_gone_leaves_it_at_that() -> None:
    table = caught("AKTGB")
    events = table.does(Answer(0, choice(table), 4))
    assert not any(isinstance(event, DieMoved) for event in events)
    assert lost(table) == [4]
    assert table.game.questions == {}


@pytest.mark.rule("base.die_loss.owner_chooses", "base.die_loss.choice_open")
def test_of_several_dice_owed_each_can_be_exchanged() -> None:
    table = caught("BBAKT", extra=(costs(2),))
    assert lost(table) == [0, 1]
    first, second = table.game.questions
    table.does(Answer(0, first, 2))
    table.does(Answer(0, second, 0))
    assert lost(table) == [0, 2]
    assert table.faces(0) == "BKT"


# -------------------------------------------------------------------- the time for it
@pytest.mark.rule("base.die_loss.choice_open")
@pytest.mark.parametrize("after", [0, 1, 4_999, 5_000])
def test_for_five_seconds_the_lost_die_can_be_exchanged(after: int) -> None:
    table = caught("AKTGB")
    table.does(Answer(0, choice(table), 2), at=FIRST_SLAM + after)
    assert lost(table) == [2]


@pytest.mark.rule("base.die_loss.choice_open")
def test_after_five_seconds_it_is_settled() -> None:
    table = caught("AKTGB")
    question = choice(table)
    assert table.refuses(Answer(0, question, 2), at=FIRST_SLAM + 5_001) == "no_such_question"
    assert lost(table) == [4]


@pytest.mark.rule("base.die_loss.choice_open")
def test_the_owners_next_throw_settles_it_but_nobody_elses() -> None:
    table = caught("AKTGB")
    question = choice(table)
    table.does(Roll(1))
    assert choice(table) == question
    table.does(Roll(0, 1 << 0))
    assert table.refuses(Answer(0, question, 2)) == "no_such_question"
    assert lost(table) == [4]


@pytest.mark.rule("base.die_loss.choice_open")
def test_nothing_waits_for_the_choice() -> None:
    table = caught("AAAAB")
    place = table.stands(0)
    assert lost(table) == [4], "gone at the moment of the loss"
    verbs = {offer.verb for offer in table.game.options(0)}
    assert {"roll", "enter", "answer", "give_up"} <= verbs
    table.does(Enter(0, table.start))
    table.does(Enter(0, place))


# -------------------------------------------------------------------- a use ends it too
@pytest.mark.rule("base.die_loss.choice_open")
def test_a_die_used_since_cannot_be_handed_in_for_the_lost_one() -> None:
    table = caught("AAATG")
    question = choice(table)
    assert lost(table) == [0]
    table.does(Enter(0, table.start))
    assert table.refuses(Answer(0, question, 1)) == "no_such_question"
    assert (lost(table), table.faces(0)) == ([0], "..TG")


@pytest.mark.rule("base.die_loss.choice_open")
@pytest.mark.parametrize("helped", [0, 1])
def test_a_golden_mask_spent_on_anybody_ends_the_choice_of_its_owner(helped: int) -> None:
    table = caught("BGBBB")
    question = choice(table)
    table.puts(1, table.stands(0))
    table.shows(1, "BAAAA")
    table.does(Perform(0, "free", helped))
    assert table.refuses(Answer(0, question, 1)) == "no_such_question"


def together(faces: str, of_the_mate: str) -> Scenario:
    """Both are in a gem chamber when the door falls, and so both lose a die."""
    table = scenario(players=2)
    gems = table.chamber("gem_torch_3", at=(1, 0), stairs="W")
    for seat, shown in enumerate((faces, of_the_mate)):
        table.puts(seat, gems)
        table.shows(seat, shown)
    table.waits_until(FIRST_SLAM)
    return table


def choosers(table: Scenario) -> set[int]:
    return {bits(question.asked)[0] for question in table.game.questions.values()}


@pytest.mark.rule("base.die_loss.choice_open")
def test_a_mates_fire_that_takes_the_owners_dice_ends_the_owners_choice() -> None:
    table = together("TTTTT", "TTTTT")
    assert choosers(table) == {0, 1}
    table.does(ActivateGems(0, 0))
    assert choosers(table) == {1}, "four own torches were enough"
    table = together("TTTTT", "TTTTT")
    table.does(ActivateGems(0, 1))
    assert choosers(table) == set(), "seven torches take three of the mate"


@pytest.mark.rule("base.die_loss.choice_open")
def test_to_be_freed_to_mark_a_die_and_to_be_given_one_is_no_use() -> None:
    table = caught("BBAKT")
    question = choice(table)
    table.puts(1, table.stands(0))
    table.shows(1, "GAAAA")
    table.does(Perform(1, "free", 0))
    table.does(Mark(0, "kept", table.dice(0, "K")))
    table.does(Prefer(0, "keeps_masks", on=True))
    table.game.emit(DieMoved(9, spot(HAND), 0, BLANK))
    assert choice(table) == question
    table.does(Answer(0, question, 4))
    assert table.faces(0) == "B.AK."


@pytest.mark.rule("base.die_loss.choice_open")
def test_dice_that_are_only_shown_or_picked_are_used_too() -> None:
    shrine = Chapter("shrine", order=99)

    @shrine.offer("show", "pick")
    def show_or_pick(game: Game, seat: int) -> tuple[Offer, ...]:
        pool = game.dice.mask_of(seat)
        shown = ((Bill((1, 0, 0, 0, 0)),),)
        return Offer("show", prices=shown, keeps=True), Offer("pick", pick=Pick(1, 1, (pool,)))

    @shrine.perform("show")
    @shrine.perform("pick")
    def nothing_follows(game: Game, order: Order) -> None: ...

    for deed in (Perform(0, "show"), Perform(0, "pick", dice=1 << 2)):
        table = caught("AAAKT", extra=(shrine,))
        question = choice(table)
        table.does(deed)
        assert table.refuses(Answer(0, question, 1)) == "no_such_question"


@pytest.mark.rule("base.die_loss.choice_open")
def test_a_locked_die_comes_back_locked_and_a_kept_one_kept() -> None:
    locked = caught("BAKTG")
    locked.does(Answer(0, choice(locked), 2))
    assert locked.faces(0) == "BATG"
    assert locked.refuses(Roll(0, 1 << 0)) == "die_locked"
    kept = caught("KKKKK", kept="K")
    kept.does(Answer(0, choice(kept), 3))
    assert kept.faces(0) == "KKKK"
    assert [kept.game.dice.marks[die] & KEPT for die in kept.game.dice.hands[0]] == [KEPT] * 4


@pytest.mark.rule("base.die_loss.choice_open")
def test_a_used_die_comes_back_used_and_joins_the_next_throw() -> None:
    table = scenario(players=2)
    place = hall(table)
    table.shows(0, "AAKTG")
    table.does(Enter(0, place))
    table.waits_until(FIRST_SLAM)
    assert lost(table) == [0]
    table.does(Answer(0, choice(table), 4))
    (throw,) = (e for e in table.does(Roll(0, 1 << 3)) if isinstance(e, DiceRolled))
    assert bits(throw.dice) == (0, 1, 3)


def closings(events: list[Event]) -> list[str]:
    return [event.how for event in events if isinstance(event, Closed)]


@pytest.mark.rule("base.die_loss.choice_open")
def test_a_choice_that_nobody_makes_lapses_without_a_trace() -> None:
    table = caught("AKTGB")
    faces = table.faces(0)
    assert closings(table.waits(5_000)) == ["lapsed"]
    assert (table.faces(0), lost(table)) == (faces, [4])


# -------------------------------------------------------------------- what becomes of it, and of the others
@pytest.mark.rule("base.die_loss.others_unchanged")
def test_losing_and_exchanging_a_die_changes_no_other_die() -> None:
    table = scenario(players=2)
    place = hall(table)
    table.shows(0, "AABBK", kept="K")
    table.shows(1, "AABBK", kept="K")
    table.does(Mark(0, "held_back", table.dice(0, "K")))
    table.does(Enter(0, place))
    dice = table.game.dice
    before = [(dice.face[die], dice.marks[die], dice.where[die]) for die in range(10)]
    table.waits_until(FIRST_SLAM)
    table.does(Answer(0, choice(table), 1))
    after = [(dice.face[die], dice.marks[die], dice.where[die]) for die in range(10)]
    assert [die for die in range(10) if after[die] != before[die]] == lost(table) == [1]
    assert table.refuses(Roll(0, 1 << 2)) == "die_locked"


@pytest.mark.rule("base.die_loss.box")
def test_a_lost_die_is_out_of_the_game_and_everybody_sees_how_many_are() -> None:
    table = caught("AAAAA")
    assert table.refuses(Roll(0, 1 << 0)) == "die_away"
    assert table.refuses(Mark(0, "kept", 1 << 0)) == "die_away"
    assert table.refuses(Enter(0, table.start, dice=0b11)) == "die_away"
    for seat in (SPECTATOR, 0, 1):
        dice = [e for e in view(table.game, seat).values() if isinstance(e, DieView) and e.where >> SHIFT == LOST]
        assert [die.holder for die in dice] == [0]


@pytest.mark.rule("base.die_loss.box")
def test_a_later_effect_can_give_a_lost_die_back() -> None:
    table = caught("AAAAA")
    table.waits(6_000)
    table.game.emit(DieMoved(lost(table)[0], spot(HAND), 0, BLANK))
    assert lost(table) == []
    assert table.faces(0) == ".AAAA"
    table.does(Roll(0, 1 << 0))


@pytest.mark.rule("base.die_loss.box")
def test_lost_dice_stay_on_record_through_an_escape_and_cannot_be_given_away() -> None:
    table = scenario(players=2, gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAB")
    table.waits_until(FIRST_SLAM)
    question = choice(table)
    table.does(Escape(0))
    assert lost(table) == [4]
    assert len(table.game.dice.held(0, OUT)) == 4
    assert table.refuses(Perform(0, "gift", 1, dice=1 << 4)) == "die_away"
    assert table.refuses(Answer(0, question, 1)) == "no_such_question"
