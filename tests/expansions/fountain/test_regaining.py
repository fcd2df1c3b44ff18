"""The Fountain gives a lost die back for two golden masks."""

import pytest

from tests.expansions.fountain.tables import fountain_table, loses, lost
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Enter, Escape, Mark, Perform, Roll
from tumbledown.engine.dice import ASIDE, CARD, HAND, LOST, OUT, STACK, TILE, spot
from tumbledown.engine.events import DieMoved
from tumbledown.engine.icons import BLANK

REGAIN = Perform(0, "regain")


def hand(table: Scenario, seat: int = 0) -> int:
    return len(table.game.dice.hands[seat])


@pytest.mark.rule("fountain.regain.effect", "fountain.regain.dice_used", "fountain.regain.fresh")
def test_two_golden_masks_bring_a_die_back() -> None:
    table, _ = fountain_table()
    table.shows(0, "GGBBA")
    loses(table, 0)
    gold = table.dice(0, "G")
    assert table.targets(0, "regain") == {-1}
    table.does(REGAIN)
    assert table.faces(0) == "..BB."
    assert lost(table) == 0
    assert table.must_throw(0) == gold, "the golden dice are used, the black ones stay locked"
    regained = table.dice(0, ".") & ~gold
    table.will_throw(0, "AAA")
    table.does(Roll(0, regained))
    assert table.thrown(0) == gold | regained


@pytest.mark.rule("fountain.regain.effect")
def test_only_one_of_several_lost_dice_comes_back() -> None:
    table, _ = fountain_table()
    table.shows(0, "GGAAA")
    loses(table, 0, 3)
    table.does(REGAIN)
    assert (hand(table), lost(table)) == (3, 2)


@pytest.mark.rule("fountain.regain.effect")
def test_elsewhere_nothing_comes_back() -> None:
    table, _ = fountain_table()
    table.puts(0, table.start)
    table.shows(0, "GGAAA")
    loses(table, 0)
    assert table.refuses(REGAIN) == "no_fountain_here"
    assert table.offers(0, "regain") == []


@pytest.mark.rule("fountain.regain.alone")
def test_golden_masks_of_a_mate_do_not_count() -> None:
    table, _ = fountain_table()
    table.shows(0, "GAAAA")
    table.shows(1, "GGGGG")
    loses(table, 0)
    assert table.refuses(REGAIN) == "not_enough_icons"
    assert table.offers(0, "regain") == []


@pytest.mark.rule("fountain.regain.once")
def test_everybody_may_do_so_once() -> None:
    table, place = fountain_table()
    for seat in (0, 1):
        table.shows(seat, "GGAAK")
        loses(table, seat, 2)
    table.does(REGAIN)
    table.shows(0, "GGAA")
    assert table.refuses(REGAIN) == "regained_already"
    table.does(Enter(0, table.start))
    table.shows(0, "GGAK")
    table.does(Enter(0, place))
    table.shows(0, "GGAA")
    assert table.refuses(REGAIN) == "regained_already", "another visit changes nothing"
    assert table.offers(0, "regain") == []
    table.does(Perform(1, "regain"))
    assert (hand(table, 0), hand(table, 1)) == (4, 4)


@pytest.mark.rule("fountain.regain.needs_loss")
def test_who_has_lost_nothing_gets_nothing() -> None:
    table, _ = fountain_table()
    table.shows(0, "GGAAA")
    assert table.refuses(REGAIN) == "nothing_lost"
    assert table.offers(0, "regain") == []
    loses(table, 0)
    assert table.targets(0, "regain") == {-1}


@pytest.mark.rule("fountain.regain.which_losses")
@pytest.mark.parametrize("where", [CARD, TILE, ASIDE, STACK])
def test_a_die_that_may_still_come_back_is_not_lost(where: int) -> None:
    table, _ = fountain_table()
    table.shows(0, "GGAAA")
    table.game.emit(DieMoved(4, spot(where), 0))
    assert table.refuses(REGAIN) == "nothing_lost"


@pytest.mark.rule("fountain.regain.which_losses")
def test_a_die_lost_at_a_slam_comes_back() -> None:
    table, _ = fountain_table()
    table.waits_for("slam")
    assert (hand(table), lost(table)) == (4, 1)
    table.shows(0, "GGAA")
    table.does(REGAIN)
    assert (hand(table), lost(table)) == (5, 0)
    assert all(question.asked != 1 for question in table.game.questions.values()), "nothing is left to exchange"


@pytest.mark.rule("fountain.regain.which_losses")
def test_an_exchanged_die_is_lost_instead() -> None:
    table, _ = fountain_table()
    table.shows(0, "GGGAA")
    table.waits_for("slam")
    kept, (gone,) = table.dice(0, "A"), table.game.dice.held(0, LOST)
    (question,) = [q for q in table.game.questions.values() if q.asked == 1]
    named = kept.bit_length() - 1
    table.does(Answer(0, question.id, named))
    table.shows(0, "GGAA")
    table.does(REGAIN)
    assert table.game.dice.where[named] == HAND
    assert table.game.dice.where[gone] == HAND


@pytest.mark.rule("fountain.regain.which_losses")
def test_a_die_given_away_is_not_lost() -> None:
    table, place = fountain_table(players=3)
    table.shows(0, "KKKKK")
    table.game.depot.gems = 0
    table.puts(0, table.chamber("exit", at=(2, 0), stairs="W"))
    table.does(Escape(0))
    die = table.game.dice.held(0, OUT)[0]
    table.does(Perform(0, "gift", 1, dice=1 << die))
    assert table.refuses(REGAIN) == "escaped"
    table.shows(1, "GGAAAA")
    assert table.refuses(Perform(1, "regain")) == "nothing_lost"
    assert table.stands(1) == place


@pytest.mark.rule("fountain.regain.min_dice")
def test_one_die_cannot_show_two_golden_masks() -> None:
    table, _ = fountain_table()
    loses(table, 0, 4)
    table.shows(0, "G")
    assert table.refuses(REGAIN) == "not_enough_icons"
    assert table.offers(0, "regain") == []


@pytest.mark.rule("fountain.regain.kept_masks")
def test_golden_masks_kept_from_elsewhere_count() -> None:
    table, place = fountain_table()
    table.puts(0, table.start)
    loses(table, 0)
    table.shows(0, "GGAK")
    table.does(Mark(0, "kept", table.dice(0, "G")))
    table.does(Enter(0, place))
    table.does(REGAIN)
    assert hand(table) == 5


@pytest.mark.rule("fountain.regain.mask_curse")
def test_the_mask_curse_does_not_hinder_it() -> None:
    table, _ = fountain_table(modules=("curses", "fountain"))
    table.gets(0, "mask")
    loses(table, 0)
    table.shows(0, "GGKK")
    table.does(REGAIN)
    assert hand(table) == 5


@pytest.mark.rule("fountain.regain.personal")
def test_the_die_comes_back_to_whoever_lost_it() -> None:
    table, _ = fountain_table()
    table.shows(0, "GGAAA")
    loses(table, 1)
    assert table.refuses(REGAIN) == "nothing_lost"
    assert table.refuses(Perform(0, "regain", 1)) == "nothing_lost"
    table.shows(1, "GGAA")
    table.does(Perform(1, "regain"))
    assert (hand(table, 0), hand(table, 1)) == (5, 5)
    assert table.game.dice.face[table.game.dice.hands[1][-1]] == BLANK
