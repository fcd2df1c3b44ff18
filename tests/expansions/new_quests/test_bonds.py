"""Magic bonds, in the online form, the gentle form and on honour."""

import pytest

from tests.expansions.curses.cursed import escapes
from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Connection, Perform, Prefer, Roll
from tumbledown.engine.entities import ChapterView
from tumbledown.engine.events import Asked, ClockResumed, ClockStopped
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import view

ROLL_MS = Settings().roll_ms
CHOICE_MS = 5_000
EARLIEST = 8_000
PULSE_MS = 15_000
TIED_MS = 3_000
ABSENT_MS = 3_000


def bound(players: int = 3, partner: int = 1, *, holding: bool = True) -> tuple[Scenario, int]:
    """Seat 0 is bound to a partner and holds the rune; also the card."""
    table = scenario(players)
    table.does(Prefer(0, "holding", on=holding))
    card = table.gets(0, "magic_bonds")
    if table.game.questions:
        table.answers(0, partner)
    return table, card


def note(table: Scenario, key: str) -> object:
    """As everybody sees it."""
    entity = view(table.game, 1 if table.game.party.size > 1 else 0)["chapter:new_quests"]
    assert isinstance(entity, ChapterView)
    return entity.notes[key]


def partner(table: Scenario) -> int:
    partners = note(table, "bond_partners")
    assert isinstance(partners, tuple)
    return int(partners[0])


def pulse(seat: int, of: int = 0) -> Perform:
    return Perform(seat, "feel_pulse", of)


# -------------------------------------------------------------------- the rune
@pytest.mark.rule("new_quests.curse.bonds")
def test_rolling_needs_a_finger_on_the_rune() -> None:
    table, _ = bound(holding=False)
    assert table.refuses(Roll(0)) == "rune_let_go"
    assert table.throwable(0) == 0
    table.does(Prefer(0, "holding", on=True))
    table.does(Roll(0))
    table.does(Prefer(0, "holding", on=False))
    assert table.refuses(Roll(0), at=ROLL_MS) == "rune_let_go"
    table.does(Roll(1))


@pytest.mark.rule("new_quests.curse.bonds")
def test_only_rolling_needs_the_rune() -> None:
    table, card = bound(holding=False)
    table.shows(0, "TKK..")
    table.does(Perform(0, "lift", card))
    table.does(Roll(0))


@pytest.mark.rule("new_quests.curse.bonds")
def test_one_finger_serves_the_rune_and_the_cursed_hand() -> None:
    table, _ = bound(holding=False)
    table.gets(0, "cursed_hand")
    assert table.refuses(Roll(0)) == "hand_on_head"
    table.does(Prefer(0, "holding", on=True))
    table.does(Roll(0))


# -------------------------------------------------------------------- the partner
@pytest.mark.rule("new_quests.curse.bonds")
def test_the_bound_player_names_a_partner() -> None:
    table, _ = bound(players=3, partner=2)
    assert partner(table) == 2
    (asked,) = table.happened(Asked)
    assert isinstance(asked, Asked)
    assert (asked.kind, asked.asked, asked.ms) == ("bond_partner", 0b001, CHOICE_MS)


@pytest.mark.rule("new_quests.curse.bonds")
def test_without_an_answer_in_five_seconds_somebody_is_chosen() -> None:
    table = scenario(3)
    table.gets(0, "magic_bonds")
    table.waits(CHOICE_MS - 1)
    assert partner(table) == -1
    table.waits(1)
    assert partner(table) in (1, 2)


@pytest.mark.rule("new_quests.curse.bonds")
def test_two_players_are_bound_without_a_question() -> None:
    table, _ = bound(players=2)
    assert partner(table) == 1


# -------------------------------------------------------------------- the pulse
@pytest.mark.rule("new_quests.curse.bonds")
def test_a_pulse_that_nobody_felt_for_fifteen_seconds_ties_the_dice_for_three() -> None:
    table, _ = bound()
    table.waits(PULSE_MS - 1)
    table.does(Roll(0))
    table.waits(1)
    assert note(table, "dice_tied") == 1
    assert table.refuses(Roll(0), at=PULSE_MS + ROLL_MS) == "dice_tied"
    assert table.refuses(Roll(0), at=PULSE_MS + TIED_MS - 1) == "dice_tied"
    table.does(Roll(0), at=PULSE_MS + TIED_MS)
    table.waits_until(2 * PULSE_MS)
    assert note(table, "dice_tied") == 1, "and again fifteen seconds later"


@pytest.mark.rule("new_quests.curse.bonds")
def test_a_partner_who_feels_the_pulse_in_time_keeps_the_dice_loose() -> None:
    table, _ = bound()
    assert "feel_pulse" not in table.verbs(1)
    table.waits(EARLIEST)
    assert table.targets(1, "feel_pulse") == {0}
    assert "feel_pulse" not in table.verbs(2)
    assert "feel_pulse" not in table.verbs(0)
    table.does(pulse(1), at=PULSE_MS)
    assert (note(table, "dice_tied"), note(table, "pulse_due")) == (0, 0)
    assert "feel_pulse" not in table.verbs(1)
    table.waits_until(2 * PULSE_MS - 1)
    assert note(table, "dice_tied") == 0
    table.waits(1)
    assert note(table, "dice_tied") == 1


@pytest.mark.rule("new_quests.curse.bonds")
def test_only_dice_are_tied() -> None:
    table, card = bound()
    table.waits_until(PULSE_MS)
    table.shows(0, "TKK..")
    table.does(Perform(0, "lift", card))
    assert note(table, "dice_tied") == 0, "with the card everything about it goes"
    table.does(Roll(0))
    table.waits(3 * PULSE_MS)
    assert note(table, "dice_tied") == note(table, "pulse_due") == 0
    assert partner(table) == -1


# -------------------------------------------------------------------- nobody to be bound to
@pytest.mark.rule("new_quests.curse.bonds_solo")
def test_alone_only_the_rune_is_asked_for() -> None:
    table, _ = bound(players=1, holding=False)
    assert table.happened(Asked) == []
    assert table.refuses(Roll(0)) == "rune_let_go"
    table.does(Prefer(0, "holding", on=True))
    table.waits(3 * PULSE_MS)
    table.does(Roll(0))


@pytest.mark.rule("new_quests.curse.bonds_solo")
def test_if_the_partner_escapes_another_one_is_chosen_and_no_pulse_is_missed() -> None:
    table, _ = bound(players=4)
    table.game.depot.markers = 0
    table.waits(PULSE_MS - 1)
    escapes(table, 1)
    assert partner(table) == -1
    assert table.targets(0, "answer") == {2, 3}
    table.waits(2_000)
    assert note(table, "dice_tied") == 0
    table.answers(0, 3)
    table.waits(PULSE_MS - 1)
    assert note(table, "dice_tied") == 0
    table.waits(1)
    assert note(table, "dice_tied") == 1


@pytest.mark.rule("new_quests.curse.bonds_solo")
def test_a_partner_without_a_connection_for_three_seconds_is_replaced() -> None:
    table, _ = bound(players=4)
    table.does(Connection(1, present=False))
    table.waits(ABSENT_MS - 1)
    assert partner(table) == 1
    table.waits(1)
    assert partner(table) == -1
    assert table.targets(0, "answer") == {2, 3}


@pytest.mark.rule("new_quests.curse.bonds_solo")
def test_while_nobody_else_is_connected_no_pulse_is_asked_and_then_it_is_again() -> None:
    table, _ = bound(players=2)
    table.does(Connection(1, present=False))
    table.waits(3 * PULSE_MS)
    assert note(table, "dice_tied") == 0
    table.does(Roll(0))
    table.does(Connection(1, present=True))
    assert partner(table) == 1
    table.waits(PULSE_MS)
    assert note(table, "dice_tied") == 1


# -------------------------------------------------------------------- the other forms
@pytest.mark.rule("new_quests.curse.bonds")
def test_the_gentle_form_asks_for_nothing_and_takes_longer() -> None:
    table = scenario(3)
    table.does(Prefer(0, "gentle", on=True))
    table.gets(0, "magic_bonds")
    assert table.game.questions == {}
    table.does(Roll(0))
    longer = ROLL_MS * 13 // 10
    assert table.refuses(Roll(0), at=longer - 1) == "still_rolling"
    table.does(Roll(0), at=longer)
    table.waits(3 * PULSE_MS)
    assert note(table, "dice_tied") == 0


@pytest.mark.rule("new_quests.curse.bonds")
def test_the_gentle_form_can_be_chosen_later_and_left_again() -> None:
    table, _ = bound()
    table.waits(EARLIEST)
    table.does(Prefer(0, "gentle", on=True))
    assert (partner(table), note(table, "pulse_due")) == (-1, 0)
    table.does(Prefer(0, "gentle", on=False))
    assert table.targets(0, "answer") == {1, 2}


@pytest.mark.rule("new_quests.curse.bonds")
def test_on_their_honour_a_mate_who_sees_one_let_go_ties_the_dice() -> None:
    table = scenario(3, on_honour=True)
    card = table.gets(0, "magic_bonds")
    assert table.game.questions == {}
    table.does(Roll(0))
    assert table.targets(1, "tie_dice") == table.targets(2, "tie_dice") == {0}
    assert "tie_dice" not in table.verbs(0)
    table.does(Perform(2, "tie_dice", 0), at=ROLL_MS)
    assert "tie_dice" not in table.verbs(1)
    assert table.refuses(Roll(0), at=ROLL_MS + TIED_MS - 1) == "dice_tied"
    table.does(Roll(0), at=ROLL_MS + TIED_MS)
    table.shows(0, "TKK..")
    table.does(Perform(0, "lift", card))
    assert "tie_dice" not in table.verbs(1)


def test_nobody_is_caught_where_the_screen_sees_to_it() -> None:
    table, _ = bound()
    assert "tie_dice" not in table.verbs(1)


# -------------------------------------------------------------------- time that stands still, games that are stored
@pytest.mark.rule("new_quests.curse.bonds")
def test_the_pulse_stands_still_with_the_clock() -> None:
    table, _ = bound()
    game = table.game
    table.waits(PULSE_MS - 1_000)
    game.emit(ClockStopped(game.now))
    table.waits(60_000)
    game.emit(ClockResumed(60_000))
    assert note(table, "dice_tied") == 0
    table.waits(999)
    assert note(table, "dice_tied") == 0
    table.waits(1)
    assert note(table, "dice_tied") == 1


@pytest.mark.rule("new_quests.curse.bonds")
def test_while_time_stands_still_nobody_is_asked_for_a_partner() -> None:
    table = scenario(3)
    table.game.emit(ClockStopped(table.game.now))
    table.gets(0, "magic_bonds")
    assert not table.game.questions
    table.game.emit(ClockResumed(1_000))
    assert [question.kind for question in table.game.questions.values()] == ["bond_partner"]


def test_a_stored_game_goes_on_with_its_bonds() -> None:
    table, _ = bound()
    table.waits(EARLIEST)
    again = restore(snapshot(table.game), table.rules, table.fortune)
    again.handle(pulse(1), again.now)
    table.does(pulse(1))
    assert state_hash(again) == state_hash(table.game)
