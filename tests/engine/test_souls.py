"""Seats and figures are two things: who steers which may change, and everything follows the right one of the two."""

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import AdventurerEscaped, AdventurerMoved, ControlChanged, DoorPhase
from tumbledown.engine.offers import Offer


def exchanged() -> tuple[Scenario, int]:
    """Figure 0 stands in a hall, figures 1 and 2 at the start; seats 0 and 1 have exchanged their souls."""
    table = Scenario(players=3, gems=0)
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.game.emit(ControlChanged((1, 0, 2), (0, 1, 2)))
    return table, hall


def test_a_seat_moves_the_figure_that_it_steers() -> None:
    table, hall = exchanged()
    assert (table.stands(0), table.stands(1)) == (table.start, hall)
    assert [table.game.party.pilot(figure) for figure in range(3)] == [1, 0, 2]
    table.shows(0, "ATAAA")
    (moved,) = [event for event in table.does(Enter(0, hall)) if isinstance(event, AdventurerMoved)]
    assert (moved.figure, moved.seat) == (1, 0)
    assert table.game.party.place == [hall, hall, table.start]


def test_a_command_that_means_the_other_figure_is_refused() -> None:
    table, hall = exchanged()
    table.shows(0, "ATAAA")
    assert table.refuses(Enter(0, hall, figure=0)) == "not_your_figure"
    table.does(Enter(0, hall, figure=1))


def test_dice_are_thrown_by_their_seat_and_count_where_the_figure_stands() -> None:
    table, _ = exchanged()
    table.game.depot.gems = 5
    table.shows(1, "TTTT.")
    table.shows(2, "G....")
    assert table.refuses(ActivateGems(0)) == "no_gems_here"
    table.does(ActivateGems(1))
    assert table.must_throw(1) == 0b0111100000
    table.does(Roll(1))
    table.shows(0, "B....")
    assert table.targets(2, "free") == {0}, "seat 0 stands at the start now"


def test_a_slam_judges_the_figure_that_a_seat_steers() -> None:
    table, _ = exchanged()
    events = table.waits_for("slam")
    (first, *_) = [event for event in events if isinstance(event, DoorPhase)]
    assert first.safe == 0b101
    assert [len(table.game.dice.held(seat, LOST)) for seat in range(3)] == [0, 1, 0]


def test_an_escape_takes_the_steered_figure_and_the_seats_dice() -> None:
    table, _ = exchanged()
    way_out = table.chamber("exit", at=(-1, 0), stairs="E")
    table.puts(0, way_out)
    table.shows(0, "K....")
    table.shows(1, "AAAAA")
    assert AdventurerEscaped(0, 1) in table.does(Escape(0))
    party = table.game.party
    assert (party.out, party.place[1]) == ([1, 0, 0], -1)
    assert table.game.dice.hands[0] == []
    assert len(table.game.dice.hands[1]) == 5
    gift: list[Offer] = table.offers(0, "gift")
    assert [offer.targets for offer in gift] == [(1, 2)]
    table.does(Perform(0, "gift", 1, dice=0b1))


def test_an_exchange_changes_what_is_offered_at_once() -> None:
    table, hall = exchanged()
    table.shows(0, "ATAAA")
    assert table.targets(0, "enter") == {hall}
    table.game.emit(ControlChanged((0, 1, 2), (0, 1, 2)))
    assert table.targets(0, "enter") == {table.start}
