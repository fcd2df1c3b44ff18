"""Genie: one of the top three treasures, and only its finder sees them."""

import pytest

from tests.expansions.labyrinth.tables import BLUE, GREEN, RED, with_card
from tests.scenario import RiggedFortune, Scenario
from tumbledown.engine.commands import Discover, Perform, Roll
from tumbledown.engine.events import Asked, FacesShown, PieceMoved, PileOrdered
from tumbledown.engine.pieces import AT_SEAT, IN_HAND, at
from tumbledown.engine.telling import told as heard
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import SPECTATOR, PieceView, QuestionView, view
from tumbledown.expansions.shared import TREASURES

CARD = "genie"
PILE = ("teleport", "extra_gem", "double_key", "healing_mask", "double_torch")


def asking(*pile: str) -> Scenario:
    """Red looks at what came out of the lamp."""
    table = with_card(CARD)
    table.cards(TREASURES, *(pile or PILE))
    table.does(Perform(RED, CARD))
    return table


def in_hand(table: Scenario) -> list[int]:
    return table.game.pieces.lying(at(IN_HAND, RED))


def kinds(table: Scenario, pieces: list[int]) -> list[str]:
    return [table.game.pieces.kind_of(piece).id for piece in pieces]


def piled(table: Scenario) -> list[str]:
    return kinds(table, table.game.pile(TREASURES))


@pytest.mark.rule("labyrinth.treasure.genie", "labyrinth.treasure.single_use")
def test_one_of_the_top_three_is_taken_and_the_others_go_under_the_pile() -> None:
    table = asking()
    assert kinds(table, in_hand(table)) == ["teleport", "extra_gem", "double_key"]
    assert piled(table) == ["healing_mask", "double_torch"], "they are out of the pile meanwhile"
    table.answers(RED, in_hand(table)[1])
    assert table.owns(RED) == ["extra_gem"]
    assert piled(table)[:2] == ["healing_mask", "double_torch"]
    assert sorted(piled(table)[2:]) == ["double_key", "teleport"]


@pytest.mark.rule("labyrinth.treasure.genie")
def test_fortune_says_in_which_order_the_others_go_under_the_pile() -> None:
    """Their finder knows both, but not which comes first."""
    orders = set()
    for seed in range(20):
        table = asking()
        table.game.fortune = RiggedFortune(f"lamp {seed}")
        table.answers(RED, in_hand(table)[0])
        orders.add(tuple(piled(table)[2:]))
    assert orders == {("extra_gem", "double_key"), ("double_key", "extra_gem")}


@pytest.mark.rule("labyrinth.treasure.genie")
def test_what_is_in_hand_is_no_card_of_its_finder_yet() -> None:
    table = asking()
    assert table.owns(RED) == []
    assert table.refuses(Perform(RED, "teleport", table.start)) == "choice_first"


@pytest.mark.rule("labyrinth.treasure.genie")
def test_after_five_seconds_one_is_taken_by_chance() -> None:
    table = asking()
    table.waits(4_999)
    assert table.owns(RED) == []
    table.waits(1)
    (taken,) = table.owns(RED)
    assert taken in PILE[:3]
    assert len(piled(table)) == 4


@pytest.mark.rule("labyrinth.treasure.genie")
def test_others_go_on_and_draw_from_the_rest_of_the_pile() -> None:
    table = asking()
    chamber = next(kind.id for kind in table.game.temple.kinds if "treasure" in kind.icons)
    table.pile(chamber, "cursed_01")
    table.shows(BLUE, "AABBB")
    table.does(Discover(BLUE, EAST))
    assert piled(table) == ["double_torch"]
    table.does(Roll(GREEN))
    assert table.refuses(Roll(RED)) == "choice_first"


@pytest.mark.rule("labyrinth.treasure.genie")
def test_two_may_ask_at_the_same_time() -> None:
    table = with_card(CARD)
    table.gets(BLUE, CARD)
    table.cards(TREASURES, *PILE)
    for seat in (RED, BLUE):
        table.does(Perform(seat, CARD))
    theirs = table.game.pieces.lying(at(IN_HAND, BLUE))
    assert kinds(table, theirs) == ["healing_mask", "double_torch"]
    table.answers(RED, in_hand(table)[0])
    assert table.game.pieces.lying(at(IN_HAND, BLUE)) == theirs, "nobody else's hand changes"
    table.answers(BLUE, theirs[0])
    assert table.owns(BLUE) == ["healing_mask"]
    assert sorted(piled(table)) == ["double_key", "double_torch", "extra_gem"]


@pytest.mark.rule("labyrinth.treasure.genie_few")
def test_with_fewer_than_three_all_are_looked_at() -> None:
    table = asking("teleport", "extra_gem")
    assert kinds(table, in_hand(table)) == ["teleport", "extra_gem"]
    assert piled(table) == []


@pytest.mark.rule("labyrinth.treasure.genie_few")
def test_a_single_one_is_taken_at_once_and_with_none_the_lamp_stays() -> None:
    table = asking("teleport")
    assert table.owns(RED) == ["teleport"]
    table.gets(BLUE, CARD)
    assert table.refuses(Perform(BLUE, CARD)) == "no_treasures_left"
    assert table.owns(BLUE) == [CARD]


@pytest.mark.rule("labyrinth.treasure.genie")
@pytest.mark.parametrize("seat", [BLUE, SPECTATOR])
def test_only_its_finder_sees_them(seat: int) -> None:
    table = with_card(CARD)
    table.cards(TREASURES, *PILE)
    events = table.does(Perform(RED, CARD))
    own, other = view(table.game, RED), view(table.game, seat)
    for piece, kind in zip(in_hand(table), PILE[:3], strict=True):
        mine, theirs = own[f"piece:{piece}"], other[f"piece:{piece}"]
        assert isinstance(mine, PieceView)
        assert isinstance(theirs, PieceView)
        assert (mine.kind, theirs.kind) == (kind, "")
    question = next(entity for entity in other.values() if isinstance(entity, QuestionView))
    assert question.choices == question.args == ()
    told = [shown for event in events if (shown := heard(table.game, event, seat)) is not None]
    assert not any(isinstance(event, (FacesShown, PileOrdered)) for event in told)
    assert all(event.args == () for event in told if isinstance(event, Asked))


@pytest.mark.rule("labyrinth.treasure.genie")
def test_what_goes_back_is_unknown_again_and_what_is_taken_lies_open() -> None:
    table = asking()
    taken = in_hand(table)[0]
    events = table.answers(RED, taken)
    assert PieceMoved(taken, at(AT_SEAT, RED), seat=RED) in events
    assert not any(table.game.pieces.seen_by[piece] for piece in table.game.pile(TREASURES))
    assert getattr(view(table.game, BLUE)[f"piece:{taken}"], "kind", "") == "teleport"
