"""Losing the last die: no floor, no elimination, and playing on without dice."""

import pytest

from tests.expansions.base.losing import caught, costs, lost
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Escape, Perform, Roll
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.game import RUNNING
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.questions import YES


@pytest.mark.rule("base.die_loss.last_die")
@pytest.mark.parametrize("number", [4, 5, 6, 99])
def test_a_loss_takes_what_there_is_and_the_rest_is_ignored(number: int) -> None:
    table = caught("AAAAA", extra=(costs(number),))
    assert len(lost(table)) == min(number, 5)
    assert len(table.game.dice.hands[0]) == max(5 - number, 0)
    assert table.game.phase == RUNNING


def without_dice() -> Scenario:
    table = caught("AAAAA", extra=(costs(5),))
    assert table.game.dice.hands[0] == []
    return table


@pytest.mark.rule("base.die_loss.last_die")
def test_without_dice_one_cannot_roll_but_stays_in_the_game() -> None:
    table = without_dice()
    assert table.refuses(Roll(0)) == "nothing_to_roll"
    assert {offer.verb for offer in table.game.options(0)} == {"give_up"}
    assert table.game.party.inside() == [0, 1]
    assert table.game.questions == {}, "there is no die to exchange the lost ones for"


@pytest.mark.rule("base.die_loss.last_die")
def test_without_dice_one_still_votes() -> None:
    table = without_dice()
    table.shows(1, "BBBBB")
    table.does(Perform(0, "fate"))
    fate = next(q.id for q in table.game.questions.values() if q.kind == "fate")
    table.does(Answer(1, fate, YES))
    assert table.faces(1) == "....."


@pytest.mark.rule("base.die_loss.last_die")
def test_without_dice_one_may_be_given_a_die_and_roll_it() -> None:
    table = without_dice()
    table.notes("depot", "gems", 0)
    table.puts(1, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(1, "KAAAA")
    table.does(Escape(1))
    table.does(Perform(1, "gift", 0, dice=1 << 7))
    table.will_throw(0, "K")
    table.does(Roll(0))
    assert table.faces(0) == "K"


@pytest.mark.rule("base.die_loss.last_die")
def test_without_dice_one_may_still_pay_with_a_treasure() -> None:
    keys = Chapter("keys", order=98, pieces=(PieceKind("key", "keys", icons=(0, 0, 1, 0, 0)),))
    table = caught("AAAAA", extra=(costs(5), keys))
    table.game.pieces.add(0, BOXED)
    table.game.emit(PieceMoved(0, at(AT_SEAT, 0)))
    table.notes("depot", "gems", 0)
    table.puts(0, table.chamber("exit", at=(-1, 0), stairs="E"))
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.does(Escape(0, using=(0,)))
    assert table.game.party.inside() == [1]
