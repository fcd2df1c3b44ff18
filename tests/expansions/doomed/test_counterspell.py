"""Counterspell: one own curse goes, whatever it is."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Discover, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.dice import CARD, FALLING, LOST
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.pieces import BOXED, PieceKind
from tumbledown.engine.tiles import EAST

MODULES = ("curses", "treasures", "illusions", "pit", "doomed", "fountain")
CURSES = [
    *("trap", "silence", "broken_die", "lost_dice", "mask", "cursed_hand", "soul_exchange"),
    *("really_cursed", "doomed", "stand_up", "poison", "strangle_vines"),
]


def spellbound(*curses: str, players: int = 2, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, list[int], int]:
    """Seat 0 has a Counterspell and these curses: the pieces of the curses and of the spell."""
    table = Scenario(players, modules=MODULES, extra=extra)
    spell = table.gets(0, "counterspell")
    return table, [table.gets(0, curse) for curse in curses], spell


def dispel(table: Scenario, curse: int) -> None:
    table.does(Perform(0, "counterspell", curse))


@pytest.mark.rule("doomed.counterspell.effect")
def test_the_owner_chooses_which_curse_goes() -> None:
    table, (trap, mask), spell = spellbound("trap", "mask")
    assert table.targets(0, "counterspell") == {trap, mask}
    table.shows(0, "BBBBA")
    dispel(table, mask)
    assert table.owns(0) == ["trap"]
    assert table.game.pieces.at[spell] == BOXED
    assert table.faces(0) == "BBBBA", "it costs no dice"


@pytest.mark.rule("doomed.counterspell.effect")
def test_one_of_two_counterspells_is_used_up() -> None:
    table, (trap, mask), _ = spellbound("trap", "mask")
    table.gets(0, "counterspell")
    dispel(table, mask)
    assert sorted(table.owns(0)) == ["counterspell", "trap"]
    dispel(table, trap)
    assert table.owns(0) == []


@pytest.mark.rule("doomed.counterspell.own_only")
def test_the_curse_of_another_player_stays() -> None:
    table, (mine,), _ = spellbound("trap")
    other = table.gets(1, "mask")
    assert table.targets(0, "counterspell") == {mine}
    assert table.refuses(Perform(0, "counterspell", other)) == "no_such_target"
    assert table.refuses(Perform(1, "counterspell", other)) == "not_offered"
    assert table.owns(1) == ["mask"]


@pytest.mark.rule("doomed.counterspell.any_curse", "doomed.counterspell.removed")
@pytest.mark.parametrize("kind", CURSES)
def test_every_kind_of_curse_goes_and_leaves_the_game(kind: str) -> None:
    table, (card,), _ = spellbound(kind)
    table.does(Prefer(0, "holding", on=True))
    dispel(table, card)
    assert table.owns(0) == []
    assert table.game.pieces.at[card] == BOXED
    assert card not in table.game.pile("curses")


@pytest.mark.rule("doomed.counterspell.any_curse")
def test_a_curse_that_no_dice_lift_goes_as_well() -> None:
    table, (card,), _ = spellbound("eternal", extra=(stubborn,))
    assert table.targets(0, "lift") == set()
    dispel(table, card)
    assert table.owns(0) == []


stubborn = Chapter("stubborn", order=99, pieces=(PieceKind("eternal", "stubborn", pile="curses"),))


@stubborn.setup(POOL)
def one_eternal_curse(game: Game) -> None:
    if "eternal" not in [game.pieces.kind_of(piece).id for piece in range(len(game.pieces.kind))]:
        game.pieces.add(game.rules.piece_kind_ids["eternal"], BOXED)


@pytest.mark.rule("doomed.counterspell.removed")
def test_a_broken_die_comes_back() -> None:
    table, (card,), _ = spellbound("broken_die")
    assert len(table.game.dice.held(0, CARD)) == 1
    dispel(table, card)
    assert len(table.game.dice.hands[0]) == 5


@pytest.mark.rule("doomed.counterspell.removed")
def test_exchanged_souls_return() -> None:
    table, (card,), _ = spellbound("soul_exchange")
    assert table.game.party.control == [1, 0]
    dispel(table, card)
    assert table.game.party.control == [0, 1]


@pytest.mark.rule("doomed.counterspell.removed")
def test_what_a_curse_forbade_is_possible_at_once() -> None:
    table, (trap, doom), _ = spellbound("trap", "doomed")
    hall = table.chamber("exit", at=(1, 0), stairs="W")
    table.gets(0, "counterspell")
    table.shows(0, "AAKKK")
    table.game.depot.gems = 1
    assert table.refuses(Enter(0, hall)) == "trapped"
    dispel(table, trap)
    table.does(Enter(0, hall))
    assert table.refuses(Escape(0)) == "still_doomed"
    dispel(table, doom)
    table.does(Escape(0))


@pytest.mark.rule("doomed.counterspell.removed")
def test_bound_dice_are_ordinary_at_once() -> None:
    table, (card,), _ = spellbound("strangle_vines")
    hall = table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.will_throw(0, "AATTT")
    table.does(Roll(0))
    assert table.refuses(Enter(0, hall)) == "dice_bound"
    dispel(table, card)
    table.does(Enter(0, hall))


@pytest.mark.rule("doomed.counterspell.after_the_fact")
def test_a_die_that_was_lost_stays_lost() -> None:
    table, (card,), _ = spellbound("poison")
    table.waits_for("slam")
    assert len(table.game.dice.held(0, LOST)) == 1
    dispel(table, card)
    assert len(table.game.dice.held(0, LOST)) == 1
    table.waits_for("slam")
    assert len(table.game.dice.held(0, LOST)) == 1, "but no second one follows"


@pytest.mark.rule("doomed.counterspell.after_the_fact")
def test_a_die_that_fell_stays_where_it_fell() -> None:
    table, (card,), _ = spellbound("lost_dice")
    for _ in range(3):
        table.does(Roll(0, table.throwable(0)))
        table.waits(table.rules.settings.roll_ms)
        if table.game.dice.held(0, FALLING):
            break
    table.waits(2_000)
    assert len(table.game.dice.held(0, LOST)) == 1
    dispel(table, card)
    assert len(table.game.dice.held(0, LOST)) == 1


@pytest.mark.rule("doomed.counterspell.after_the_fact")
def test_a_treasure_that_was_lost_stays_lost() -> None:
    table, _, _ = spellbound()
    table.gets(0, "teleport")
    table.gets(0, "trap")
    table.cards("curses", "lost_treasure")
    table.pile("cursed_07")
    table.shows(1, "AAAAA")
    table.gets(1, "teleport")
    table.does(Discover(1, EAST))
    assert table.owns(1) == []
    table.gets(1, "counterspell")
    assert table.refuses(Perform(1, "counterspell")) == "not_cursed", "the card has gone, and the treasure with it"


@pytest.mark.rule("doomed.counterspell.needs_curse")
def test_without_a_curse_it_is_kept() -> None:
    table, _, spell = spellbound()
    assert table.refuses(Perform(0, "counterspell")) == "not_cursed"
    assert table.offers(0, "counterspell") == []
    assert table.owns(0) == ["counterspell"]
    trap = table.gets(0, "trap")
    dispel(table, trap)
    assert table.game.pieces.at[spell] == BOXED


def test_an_open_choice_comes_first() -> None:
    table, (card,), _ = spellbound("soul_exchange", players=3)
    assert table.refuses(Perform(0, "counterspell", card)) == "choice_first"
    (question,) = table.game.questions
    table.does(Answer(0, question, 2))
    dispel(table, card)
    assert table.game.party.control == [0, 1, 2]
