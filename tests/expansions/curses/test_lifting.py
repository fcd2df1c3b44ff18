"""Lifting curses with the icons on their cards, and how else they end."""

import pytest

from tests.expansions.curses.cursed import BARE, LIFTS, WITH_SOULS, card, escapes, scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Escape, Perform, Prefer, Roll
from tumbledown.engine.dice import GONE, OUT
from tumbledown.engine.events import DiceSpent, PieceMoved
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.pieces import BOXED, PieceKind
from tumbledown.expansions import chapter, names
from tumbledown.expansions.shared import CURSES
from tumbledown.lab.tables import with_required

EVERY_CURSE = [kind for name in names() for kind in chapter(name).pieces if kind.pile == CURSES]
LIFTABLE = [kind for kind in EVERY_CURSE if any(kind.lift)]


def icons(kind: PieceKind) -> str:
    return "".join(letter * number for letter, number in zip(LETTERS[1:], kind.lift, strict=True))


def table_with(kind: PieceKind) -> tuple[Scenario, int]:
    """The first player has this curse and needs to hold nothing down."""
    modules = with_required((*WITH_SOULS, kind.chapter))
    table = scenario(modules=modules)
    table.does(Prefer(0, "holding", on=True))
    return table, table.gets(0, kind.id)


# -------------------------------------------------------------------- the combination
@pytest.mark.rule("curses.lift.combination", "curses.lift.dice_used")
@pytest.mark.parametrize("kind", LIFTABLE, ids=lambda kind: kind.id)
def test_the_printed_icons_lift_a_curse_and_the_card_leaves_the_game(kind: PieceKind) -> None:
    table, piece = table_with(kind)
    hand = len(table.game.dice.hands[0])
    needed = icons(kind)
    assert len(needed) >= 2
    table.shows(0, needed[1:].ljust(hand, "."))
    assert table.refuses(Perform(0, "lift", piece)) == "not_enough_icons"
    table.shows(0, needed.ljust(hand, "."))
    assert table.targets(0, "lift") == {piece}
    events = table.does(Perform(0, "lift", piece))
    (spent,) = [event for event in events if isinstance(event, DiceSpent)]
    assert spent.dice.bit_count() == len(needed)
    assert table.game.pieces.at[piece] == BOXED
    assert table.owns(0) == []


@pytest.mark.rule("curses.lift.combination")
def test_the_cards_of_this_chapter_are_lifted_as_they_say() -> None:
    own = {kind.id: "".join(sorted(icons(kind))) for kind in chapter("curses").pieces}
    assert own == {kind: "".join(sorted(letters)) for kind, letters in LIFTS.items()}


@pytest.mark.rule("curses.lift.combination")
def test_the_combination_may_be_gathered_over_several_throws() -> None:
    table = scenario()
    trap = table.gets(0, "trap")
    table.will_throw(0, "KABGT", "KA")
    table.does(Roll(0))
    assert table.refuses(Perform(0, "lift", trap)) == "not_enough_icons"
    table.waits(1_000)
    table.does(Roll(0, table.dice(0, "AG")))
    assert table.faces(0) == "KKBAT"
    table.does(Perform(0, "lift", trap))
    assert table.owns(0) == []


# -------------------------------------------------------------------- alone
@pytest.mark.rule("curses.lift.alone")
def test_no_icon_of_a_teammate_in_the_same_chamber_counts() -> None:
    table = scenario()
    trap = table.gets(0, "trap")
    table.shows(0, "KT...")
    table.shows(1, "KKTTT")
    assert table.targets(0, "lift") == table.targets(1, "lift") == set()
    assert table.refuses(Perform(0, "lift", trap)) == "not_enough_icons"


@pytest.mark.rule("curses.lift.alone")
def test_the_golden_mask_of_a_teammate_may_free_the_dice_that_are_needed() -> None:
    table = scenario()
    trap = table.gets(0, "trap")
    table.shows(0, "KTBBB")
    table.shows(1, "G....")
    table.does(Perform(1, "free", 0))
    table.will_throw(0, "KA")
    table.does(Roll(0, table.dice(0, ".")))
    table.does(Perform(0, "lift", trap))


@pytest.mark.rule("curses.lift.own_treasure")
def test_the_own_doubling_treasure_may_supply_icons() -> None:
    table = scenario(modules=("curses", "treasures"))
    trap, key = table.gets(0, "trap"), table.gets(0, "double_key")
    table.shows(0, "T....")
    table.does(Perform(0, "lift", trap, using=(key,)))
    assert table.owns(0) == []


@pytest.mark.rule("curses.lift.own_treasure", "curses.lift.alone")
def test_the_doubling_treasure_of_a_teammate_does_not_help() -> None:
    table = scenario(modules=("curses", "treasures"))
    trap, key = table.gets(0, "trap"), table.gets(1, "double_key")
    table.notes("piece", "added", 1, key)
    table.shows(0, "T....")
    assert table.refuses(Perform(0, "lift", trap)) == "not_enough_icons"
    assert table.refuses(Perform(0, "lift", trap, using=(key,))) == "no_such_item"


# -------------------------------------------------------------------- dice, place and will
@pytest.mark.rule("curses.lift.dice_used")
def test_dice_that_lifted_a_curse_must_be_thrown_again_and_lift_no_second_one() -> None:
    table = scenario()
    broken, trap = table.gets(1, "broken_die"), table.gets(0, "trap")
    silence = table.gets(0, "silence")
    table.shows(0, "KKTTA")
    assert table.targets(0, "lift") == {trap, silence}
    table.does(Perform(0, "lift", trap))
    assert table.faces(0) == "...TA"
    assert table.targets(0, "lift") == set()
    table.will_throw(0, "GGGA")
    table.does(Roll(0, table.dice(0, "T")))
    assert table.faces(0) == "GGGAA", "the used dice joined the throw"
    assert broken not in table.targets(0, "lift")


@pytest.mark.rule("curses.lift.anywhere")
def test_a_curse_can_be_lifted_in_any_chamber_and_at_any_time() -> None:
    table = scenario()
    for x, kind in enumerate((BARE, "exit", "cursed_13"), start=1):
        table.puts(0, table.chamber(kind, at=(x, 5)))
        trap = table.gets(0, "trap")
        table.shows(0, "KKT..")
        table.does(Perform(0, "lift", trap))
    assert table.owns(0) == []
    table.waits_for("gong")
    mask = table.gets(0, "mask")
    table.shows(0, "GAA..")
    table.does(Perform(0, "lift", mask))


@pytest.mark.rule("curses.lift.few_dice")
def test_the_combination_does_not_shrink_for_a_player_with_few_dice() -> None:
    table = scenario(modules=("curses", "treasures"))
    table.gives_dice(0, 2)
    trap = table.gets(0, "trap")
    table.shows(0, "KT")
    assert table.targets(0, "lift") == set()
    assert table.refuses(Perform(0, "lift", trap)) == "not_enough_icons"
    key = table.gets(0, "double_key")
    table.does(Perform(0, "lift", trap, using=(key,)))
    assert table.faces(0) == "K."


@pytest.mark.rule("curses.lift.few_dice")
def test_a_gift_die_makes_a_combination_possible_again() -> None:
    table = scenario()
    table.gives_dice(0, 2)
    trap = table.gets(0, "trap")
    escapes(table, 1)
    table.does(Perform(1, "gift", 0, dice=1 << table.game.dice.held(1, OUT)[0]))
    table.shows(0, "KKT")
    table.does(Perform(0, "lift", trap))


@pytest.mark.rule("curses.lift.optional")
def test_lifting_is_offered_and_never_done_by_itself() -> None:
    table = scenario()
    trap = table.gets(0, "trap")
    table.will_throw(0, "KKTAA")
    table.does(Roll(0))
    assert table.targets(0, "lift") == {trap}
    table.waits(20_000)
    assert table.owns(0) == ["trap"]
    assert table.faces(0) == "KKTAA"


@pytest.mark.rule("curses.lift.optional")
def test_a_card_that_is_not_a_curse_before_the_player_cannot_be_lifted() -> None:
    table = scenario(modules=("curses", "treasures"))
    table.gets(0, "trap")
    key = table.gets(0, "double_key")
    table.shows(0, "KKTTT")
    for target in (key, card(table, "mask"), -1, 999):
        assert table.refuses(Perform(0, "lift", target)) == "no_such_target"
    assert table.refuses(Perform(1, "lift", key)) == "not_offered"


def test_only_curses_that_show_a_combination_can_be_lifted() -> None:
    kinds = (PieceKind("grudge", "odd", pile=CURSES), PieceKind("riddle", "odd", pile="riddles", lift=(0, 1, 0, 0, 0)))
    table = scenario(extra=(Chapter("odd", order=99, pieces=kinds),))
    for kind in kinds:
        table.game.pieces.add(table.rules.piece_kind_ids[kind.id], BOXED)
    table.shows(0, "KKTTA")
    for kind in kinds:
        assert table.refuses(Perform(0, "lift", table.gets(0, kind.id))) == "not_offered"


# -------------------------------------------------------------------- escaping
@pytest.mark.rule("curses.active.end_on_escape")
def test_the_curses_of_an_escaped_player_leave_the_game_and_a_die_on_them_goes_with_them() -> None:
    table = scenario()
    for kind in ("mask", "broken_die", "lost_dice"):
        table.gets(0, kind)
    (held,) = [die for die in range(5) if die not in table.game.dice.hands[0]]
    escapes(table, 0)
    assert table.owns(0) == []
    assert table.game.dice.where[held] >> 10 == GONE
    assert len(table.game.dice.held(0, OUT)) == 4
    (gift,) = table.offers(0, "gift")
    assert not gift.pool() >> held & 1, "it cannot be given away"
    assert len([e for e in table.happened(PieceMoved) if isinstance(e, PieceMoved) and e.to == BOXED]) == 3


@pytest.mark.rule("curses.active.end_on_escape")
def test_the_curses_of_the_others_go_on_after_an_escape() -> None:
    table = scenario()
    table.gets(0, "mask")
    table.gets(1, "trap")
    escapes(table, 0)
    assert table.owns(1) == ["trap"]
    table.puts(1, table.lies_at(0, 9))
    table.shows(1, "K....")
    table.does(Escape(1))
