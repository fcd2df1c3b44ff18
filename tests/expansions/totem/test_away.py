"""Dice on the tower are away: nobody uses, gives or frees them, and they wait for whoever went elsewhere."""

import pytest

from tests.expansions.totem.stacked import TotemTable
from tumbledown.engine.adventurer import FORCED, SUMMON
from tumbledown.engine.commands import Answer, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import ASIDE, CARD, GONE, LOST, OUT, SHIFT, TILE
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import AdventurerMoved, ChamberRemoved, GameEnded
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import HOVER
from tumbledown.engine.tiles import WEST
from tumbledown.expansions.totem.chapter import slot


# -------------------------------------------------------------------- not usable
@pytest.mark.rule("totem.stacked_not_usable")
def test_a_stacked_die_is_neither_thrown_nor_paid() -> None:
    table = TotemTable()
    table.shows(0, "GBAAA")
    table.drops(0, "G")
    table.drops(0, "B")
    assert table.faces(0) == "AAA"
    assert table.throwable(0) == 0b11100
    assert table.refuses(Roll(0, 0b00001)) == "die_away"
    assert table.targets(0, "free") == set()


@pytest.mark.rule("totem.stacked_not_usable")
def test_a_golden_mask_frees_no_stacked_die() -> None:
    table = TotemTable()
    table.shows(0, "BAAAA")
    table.drops(0)
    table.shows(1, "GAAAA")
    assert table.targets(1, "free") == set()
    assert table.refuses(Perform(1, "free", 0)) == "nothing_locked"


@pytest.mark.rule("totem.stacked_not_usable")
def test_a_turn_of_fate_frees_no_stacked_die() -> None:
    table = TotemTable()
    table.shows(0, "BAAAA")
    table.shows(1, "BAAAA")
    table.drops(0)
    table.does(Perform(1, "fate"))
    table.answers(0, 1)
    assert table.faces(1) == ".AAAA"
    assert table.owners() == "0"
    assert table.game.dice.face[0] == 5
    table.shows(1, "AAAAA")
    assert table.refuses(Perform(1, "fate")) == "nothing_locked"


@pytest.mark.rule("totem.stacked_not_usable")
def test_a_healing_mask_frees_no_stacked_die() -> None:
    table = TotemTable(modules=("totem", "treasures"))
    table.gets(1, "healing_mask")
    table.shows(0, "BAAAA")
    table.drops(0)
    assert table.refuses(Perform(1, "healing_mask")) == "nothing_locked"


@pytest.mark.rule("totem.stacked_not_usable")
def test_a_stacked_die_is_not_given_to_the_altar() -> None:
    table = TotemTable(modules=("totem", "quests"))
    table.shows(0, "BAAAA")
    table.drops(0)
    table.puts(0, table.chamber("altar", at=(0, 1), stairs="N"))
    assert table.offers(0, "altar")[0].pool() == 0b11110
    assert table.refuses(Perform(0, "altar", dice=1)) == "die_away"


# -------------------------------------------------------------------- leaving
@pytest.mark.rule("totem.leave")
def test_whoever_leaves_leaves_the_dice_there() -> None:
    table = TotemTable()
    table.shows(0, "BBAAA")
    table.drops(0)
    table.drops(0)
    table.does(Enter(0, table.start))
    assert table.owners() == "00"
    assert table.faces(0) == "..A", "the step was paid with what is left"


@pytest.mark.rule("totem.leave")
@pytest.mark.parametrize("means", [SUMMON, FORCED])
def test_whoever_is_pulled_away_leaves_the_dice_there(means: int) -> None:
    table = TotemTable()
    table.stacks(0, 0)
    table.game.emit(AdventurerMoved(0, table.start, means))
    assert table.owners() == "00"
    assert len(table.game.dice.hands[0]) == 3
    table.rest()
    assert table.refuses(Perform(0, "stack_die", dice=table.dice(0) & -table.dice(0))) == "no_totem_here"
    table.does(Perform(1, "lift_die"))
    assert table.faces(0) == "BBBB", "a mate sends them after"


@pytest.mark.rule("totem.leave")
def test_with_the_owner_the_dice_leave_the_game_and_nothing_falls() -> None:
    table = TotemTable(gems=0)
    table.stacks(0, 1, 0, 1)
    table.puts(0, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(0, "KAA")
    table.does(Escape(0))
    assert table.owners() == "11"
    assert len(slot(table.game).leans) == 2
    kinds = [table.game.dice.where[die] >> SHIFT for die in range(5)]
    assert sorted(kinds) == sorted([GONE, GONE, OUT, OUT, OUT])
    assert table.told("die_fell") == []


def test_if_the_chamber_leaves_the_temple_its_dice_go_back() -> None:
    table = TotemTable()
    table.stacks(0, 1)
    remove_chamber(table.game, table.place >> 1)
    assert table.tower == ()
    assert (table.faces(0), table.faces(1)) == (".BBBB", ".BBBB")


def test_a_chamber_that_is_lifted_takes_its_tower_along() -> None:
    table = TotemTable()
    table.stacks(0, 1)
    table.game.emit(ChamberRemoved(table.place >> 1, HOVER))
    assert table.owners() == "01"
    assert (table.faces(0), table.faces(1)) == ("BBBB", "BBBB")


# -------------------------------------------------------------------- the slam
@pytest.mark.rule("totem.losing_dice")
def test_at_a_slam_a_stacked_die_may_pay_and_nothing_collapses() -> None:
    table = TotemTable()
    table.shows(0, "GBAAA")
    table.shows(1, "BAAAA")
    table.drops(0, "G")
    table.drops(1)
    table.drops(0, "B")
    table.waits_for("slam")
    assert table.faces(0) == "AA", "a die in play went first"
    asked = next(q.id for q in table.game.questions.values() if q.asked == 1)
    assert {0, 1} <= table.targets(0, "answer")
    table.does(Answer(0, asked, 0))
    assert table.faces(0) == "AAA"
    assert table.owners() == "10", "the tower closed up"
    assert table.game.dice.where[0] >> SHIFT == LOST
    assert table.told("die_fell") == []


@pytest.mark.rule("totem.losing_dice")
def test_without_a_choice_a_stacked_die_goes_last() -> None:
    table = TotemTable()
    table.stacks(0, 0)
    table.waits_for("slam")
    assert len(table.game.dice.hands[0]) == 2
    table.waits(10_000)
    assert table.stacked(0) == [0, 1], "time ran out: the die from the hand stays lost"


@pytest.mark.rule("totem.losing_dice")
def test_with_nothing_in_hand_a_stacked_die_is_taken() -> None:
    table = TotemTable()
    table.stacks(0, 0, 0, 0, 0)
    table.waits_for("slam")
    assert len(table.tower) == 4
    assert len(table.game.dice.held(0, LOST)) == 1
    assert table.offers(0, "answer") == []


@pytest.mark.rule("totem.losing_dice")
def test_the_last_die_in_hand_may_be_bought_back_with_a_stacked_one() -> None:
    table = TotemTable()
    table.stacks(0, 0, 0, 0)
    table.waits_for("slam")
    assert table.faces(0) == ""
    table.does(Answer(0, next(q.id for q in table.game.questions.values() if q.asked == 1), 2))
    assert table.faces(0) == "B"
    assert table.stacked(0) == [0, 1, 3]


@pytest.mark.rule("totem.losing_dice")
def test_a_die_laid_on_a_card_is_no_loss_and_is_not_taken_from_the_tower() -> None:
    table = TotemTable(modules=("totem", "curses"))
    table.stacks(0, 0)
    table.gets(0, "broken_die")
    legal = table.targets(0, "answer")
    assert legal
    assert not legal & {0, 1}


@pytest.mark.rule("totem.losing_dice")
def test_with_nothing_in_hand_no_stacked_die_breaks() -> None:
    table = TotemTable(modules=("totem", "curses"))
    table.stacks(0, 0, 0, 0, 0)
    table.gets(0, "broken_die")
    assert table.stacked(0) == [0, 1, 2, 3, 4]
    assert table.game.dice.held(0, CARD) == []


@pytest.mark.rule("totem.losing_dice")
@pytest.mark.parametrize(("stacked", "given"), [(5, 0), (2, 1)])
def test_no_stacked_die_is_laid_on_the_sacrifice_chamber(stacked: int, given: int) -> None:
    table = TotemTable(modules=("totem", "time_chambers"))
    table.stacks(*[0] * stacked)
    table.puts(1, table.chamber("basic_07", at=(-1, 0), stairs="E"))
    table.pile("sacrifice_chamber", "basic_09")
    table.shows(1, "AA...")
    table.does(Discover(1, WEST))
    assert len(table.game.dice.held(1, TILE)) == 1
    assert len(table.game.dice.held(0, TILE)) == given
    assert len(table.tower) == stacked
    assert not table.targets(0, "answer") & set(table.tower)


@pytest.mark.rule("totem.losing_dice")
@pytest.mark.parametrize(("stacked", "left", "given"), [(5, 4, 0), (4, 4, 0), (2, 2, 1)])
def test_the_calendar_takes_no_stacked_die_after_a_slam_that_may(stacked: int, left: int, given: int) -> None:
    settings = Settings(players=2, modules=("totem", "calendar"), variants=("calendar.cursed",))
    table = TotemTable(settings=settings)
    table.stacks(*[0] * stacked)
    table.waits_for("slam")
    assert len(table.game.dice.held(0, LOST)) == 1
    assert len(table.game.dice.held(0, ASIDE)) == given
    assert table.owners() == "0" * left
    assert len(table.game.dice.held(1, ASIDE)) == 1


@pytest.mark.rule("totem.losing_dice")
def test_only_for_what_the_slam_itself_took_a_stacked_die_may_be_handed_in() -> None:
    settings = Settings(players=2, modules=("totem", "calendar"), variants=("calendar.cursed",))
    table = TotemTable(settings=settings)
    table.stacks(0, 0)
    table.waits_for("slam")
    asked = {question.id: question.args[0] for question in table.game.questions.values() if question.asked == 1}
    about = {table.game.dice.where[die] >> SHIFT: id for id, die in asked.items()}
    assert table.refuses(Answer(0, about[ASIDE], table.tower[0])) == "no_such_answer"
    table.does(Answer(0, about[LOST], table.tower[0]))
    assert table.owners() == "0"


@pytest.mark.rule("totem.losing_dice")
def test_whoever_is_safe_keeps_all() -> None:
    table = TotemTable()
    table.stacks(0, 1)
    table.puts(0, table.start)
    table.waits_for("slam")
    assert len(table.stacked(0)) == 1
    assert len(table.game.dice.hands[0]) == 4


@pytest.mark.rule("totem.losing_dice", "totem.concurrent")
def test_a_drop_at_the_instant_of_the_slam_comes_before_it() -> None:
    table = TotemTable()
    table.shows(0, "BAAAA")
    table.shows(1, "AAAAA")
    table.waits_until(next(at for at, _, _, name, _ in table.game.timers if name == "gong"))
    slam = next(at for at, _, _, name, _ in table.game.timers if name == "slam")
    table.does(table.drop(0), at=slam)
    height = len(table.tower)
    assert table.game.dice.held(1, LOST) == []
    table.waits_until(slam)
    assert len(table.game.dice.held(1, LOST)) == 1
    assert len(table.tower) == height, "the loss is taken from the hand"


def test_the_collapse_ends_everything_dice_on_the_tower_or_not() -> None:
    table = TotemTable()
    table.stacks(0, 1)
    table.waits(900_000)
    assert table.happened(GameEnded) == [GameEnded(False, "collapse")]
    assert table.refuses(Perform(0, "lift_die")) == "game_over"
