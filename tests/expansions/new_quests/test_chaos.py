"""The chaos chamber: all together, a curse for everybody."""

import pytest

from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import Achieved, AdventurerEscaped, AdventurerMoved, Announced, DieMoved, PieceMoved
from tumbledown.engine.pieces import BOXED, seat_of

CHAOS = Perform(0, "chaos")
HARMLESS = ("trap", "silence", "mask", "lost_dice", "cursed_hand", "trap")


def chaotic(players: int = 3, *more: str, cards: tuple[str, ...] = HARMLESS) -> tuple[Scenario, int]:
    """Everybody stands in the chaos chamber, one marker lies on the depot; also the chamber."""
    table = scenario(players, *more)
    place = table.chamber("chaos", at=(1, 0), stairs="W")
    table.notes("depot", "markers", 1)
    table.cards("curses", *cards)
    for seat in range(players):
        table.puts(seat, place)
    return table, place


def is_done(table: Scenario, place: int) -> bool:
    return table.game.temple.progress.get(place >> 1) == (1, 1) and table.game.depot.markers == 0


def drawn(table: Scenario) -> list[int]:
    """The seats before which cards came to lie, in this order."""
    moved = [event for event in table.events if isinstance(event, PieceMoved)]
    return [seat_of(event.to) for event in moved if seat_of(event.to) >= 0]


@pytest.mark.rule("new_quests.chaos.gather")
def test_nothing_happens_before_the_last_one_has_come() -> None:
    table, place = chaotic(3)
    table.puts(2, table.start)
    for seat in (0, 1):
        assert table.refuses(Perform(seat, "chaos")) == "not_all_here"
        assert "chaos" not in table.verbs(seat)
    assert table.refuses(Perform(2, "chaos")) == "no_chaos_here"
    table.puts(2, place)
    assert all("chaos" in table.verbs(seat) for seat in range(3))


@pytest.mark.rule("new_quests.chaos.gather")
def test_elsewhere_a_gathering_is_of_no_use() -> None:
    table, _ = chaotic(2)
    for seat in range(2):
        table.puts(seat, table.start)
    assert "chaos" not in table.verbs(0)


@pytest.mark.rule("new_quests.chaos.draw", "new_quests.chaos.done")
@pytest.mark.parametrize("players", [2, 4, 6])
def test_everybody_draws_one_curse_and_the_quest_is_done(players: int) -> None:
    table, place = chaotic(players)
    assert not is_done(table, place)
    table.does(CHAOS)
    assert [table.owns(seat) for seat in range(players)] == [[card] for card in HARMLESS[:players]]
    assert is_done(table, place)


@pytest.mark.rule("new_quests.chaos.draw")
def test_the_curses_work_at_once() -> None:
    table, _ = chaotic(2, cards=("broken_die", "trap"))
    table.does(CHAOS)
    assert len(table.game.dice.hands[0]) == 4
    table.shows(1, "AAAAA")
    assert "enter" not in table.verbs(1)


@pytest.mark.rule("new_quests.chaos.no_cost")
def test_it_costs_nothing_and_anybody_there_may_start_it() -> None:
    table, place = chaotic(3)
    for seat in range(3):
        table.shows(seat, "BBBBB")
    table.does(Perform(2, "chaos"))
    assert is_done(table, place)
    assert [table.faces(seat) for seat in range(3)] == ["BBBBB"] * 3


@pytest.mark.rule("new_quests.chaos.atomic")
def test_cards_are_dealt_in_seat_order_from_whoever_started_it() -> None:
    table, _ = chaotic(4)
    table.does(Perform(2, "chaos"))
    assert drawn(table) == [2, 3, 0, 1]


@pytest.mark.rule("new_quests.chaos.atomic")
def test_a_card_that_takes_somebody_away_undoes_nothing() -> None:
    table, place = chaotic(3, cards=("trap_return", "trap_return", "mask"))
    events = table.does(CHAOS)
    assert [table.stands(seat) for seat in range(3)] == [table.start, table.start, place]
    assert table.owns(2) == ["mask"]
    assert is_done(table, place)
    kinds = [type(event) for event in events]
    assert kinds.index(Achieved) < kinds.index(AdventurerMoved)


@pytest.mark.rule("new_quests.chaos.atomic")
def test_cards_that_ask_something_ask_when_all_have_drawn() -> None:
    table, place = chaotic(3, cards=("magic_bonds", "mind_control", "magic_bonds"))
    table.does(CHAOS)
    assert is_done(table, place)
    assert drawn(table) == [0, 1, 2]
    assert table.targets(0, "answer") == {1, 2}
    assert table.targets(2, "answer") == {0, 1}


@pytest.mark.rule("new_quests.chaos.duplicate")
def test_a_curse_that_somebody_has_already_is_discarded_and_counts_as_drawn() -> None:
    table, place = chaotic(2, cards=("mask", "trap"))
    table.gets(0, "mask")
    top = table.game.pile("curses")[0]
    table.does(CHAOS)
    assert (table.owns(0), table.owns(1)) == (["mask"], ["trap"])
    assert table.game.pieces.at[top] == BOXED
    assert is_done(table, place)


@pytest.mark.rule("new_quests.chaos.ultimate")
def test_the_really_cursed_draw_two() -> None:
    table, _ = chaotic(2, "pit", cards=("trap", "mask", "silence", "cursed_hand"))
    table.gets(0, "really_cursed")
    table.does(CHAOS)
    assert sorted(table.owns(0)) == ["mask", "really_cursed", "trap"]
    assert table.owns(1) == ["silence"]


@pytest.mark.rule("new_quests.chaos.pile_empty")
@pytest.mark.parametrize("cards", [(), ("trap",)], ids=str)
def test_a_short_pile_is_enough(cards: tuple[str, ...]) -> None:
    table, place = chaotic(3, cards=cards)
    table.does(CHAOS)
    assert sum(len(table.owns(seat)) for seat in range(3)) == len(cards)
    assert is_done(table, place)


@pytest.mark.rule("new_quests.chaos.solo")
def test_alone_it_is_enough_to_be_there() -> None:
    table, place = chaotic(1)
    table.does(CHAOS)
    assert table.owns(0) == ["trap"]
    assert is_done(table, place)


@pytest.mark.rule("new_quests.chaos.done")
def test_it_happens_once() -> None:
    table, place = chaotic(2)
    table.does(CHAOS)
    assert table.refuses(Perform(1, "chaos")) == "quest_done"
    assert len(table.happened(Achieved)) == 1
    assert is_done(table, place)


@pytest.mark.rule("new_quests.chaos.gather")
@pytest.mark.parametrize("kind", ["chaos", "constellation"])
def test_the_loss_of_a_last_die_is_told_while_everybody_is_needed(kind: str) -> None:
    table = scenario(2)
    place = table.chamber(kind, at=(1, 0), stairs="W")
    table.gives_dice(0, 1)
    table.gets(0, "broken_die")
    assert table.happened(Announced) == [Announced("needed_without_dice", (0, place >> 1))]


@pytest.mark.rule("new_quests.chaos.gather")
def test_the_loss_of_a_last_die_is_not_told_while_no_such_quest_is_known_or_open() -> None:
    table = scenario(2)
    table.gives_dice(0, 1)
    table.gets(0, "broken_die")
    assert table.happened(Announced) == []
    table, _ = chaotic(2)
    table.does(CHAOS)
    table.gives_dice(1, 1)
    table.gets(1, "broken_die")
    assert table.happened(Announced) == []


@pytest.mark.rule("new_quests.chaos.gather")
def test_an_escaped_player_is_not_missed_for_want_of_dice() -> None:
    table, _ = chaotic(2)
    (die, *_) = table.game.dice.hands[1]
    table.game.emit(AdventurerEscaped(1, 1))
    assert not table.game.dice.hands[1]
    table.game.happened = []
    table.game.emit(DieMoved(die, spot(LOST), 1))
    assert not [event for event in table.game.happened if isinstance(event, Announced)]
