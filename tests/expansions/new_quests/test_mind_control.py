"""Mind control: requests to team-mates, who may help, and what needs no help."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.curses.cursed import escapes
from tests.expansions.new_quests.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, Connection, Discover, Enter, Perform, Roll
from tumbledown.engine.events import Asked
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.offers import DRAW, ESCAPE, GEMS, MOVE, MOVE_WITHIN
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.engine.view import QuestionView, view
from tumbledown.lab.tables import with_required

REQUEST_MS = 8_000
ALONE_MS = 3_000
ABSENT_MS = 3_000


def controlled(players: int = 3, *more: str, on_honour: bool = False) -> tuple[Scenario, int]:
    """Seat 0 is under mind control, with a hall beside the start and the icons to enter it; also the hall."""
    table = scenario(players, *more, on_honour=on_honour, pile=("basic_08", "basic_09"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.gets(0, "mind_control")
    table.shows(0, "AAKKT" + "." * (len(table.game.dice.hands[0]) - 5))
    return table, hall


def asked(table: Scenario) -> Asked:
    """The last request."""
    event = table.happened(Asked)[-1]
    assert isinstance(event, Asked)
    assert event.kind == "request"
    return event


# -------------------------------------------------------------------- asking
@pytest.mark.rule("new_quests.curse.mind_control")
def test_a_step_becomes_a_request_that_costs_nothing_yet() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    assert table.stands(0) == table.start
    assert table.faces(0) == "AAKKT"
    assert table.targets(1, "answer") == table.targets(2, "answer") == {YES, NO}
    assert "answer" not in table.verbs(0)


@pytest.mark.rule("new_quests.curse.mind_control")
def test_a_helper_only_lends_a_hand_and_the_asker_pays() -> None:
    table, hall = controlled()
    table.shows(2, "AAAAA")
    table.does(Enter(0, hall))
    table.answers(2, YES)
    assert (table.stands(0), table.stands(2)) == (hall, table.start)
    assert (table.faces(0), table.faces(2)) == ("..KKT", "AAAAA")


@pytest.mark.rule("new_quests.curse.mind_control")
def test_drawing_is_asked_for_and_the_asker_is_the_discoverer() -> None:
    table, _ = controlled(3, "curses")
    table.pile("cursed_07")
    table.cards("curses", "mask")
    table.does(Discover(0, WEST))
    assert table.lies_at(-1, 0) < 0
    table.answers(1, YES)
    assert table.lies_at(-1, 0) >= 0
    assert (table.owns(0), table.owns(1)) == (["mind_control", "mask"], [])


@pytest.mark.rule("new_quests.curse.mind_control")
def test_gems_are_asked_for_but_an_uncursed_mate_in_the_chamber_needs_no_request() -> None:
    table, _ = controlled()
    vault = table.chamber("basic_04", at=(0, 1), stairs="N")
    for seat in (0, 1):
        table.puts(seat, vault)
    table.shows(0, "KKK..")
    table.shows(1, "K....")
    table.does(ActivateGems(0))
    assert table.gems_in(vault) == 0
    assert asked(table).args == (0, GEMS, 0)
    table.does(ActivateGems(1))
    assert table.gems_in(vault) == 1
    assert table.game.questions == {}, "what was asked for has been done"


@pytest.mark.rule("new_quests.curse.mind_control")
def test_leaving_the_temple_is_asked_for() -> None:
    table, _ = controlled(3)
    table.game.depot.markers = 0
    escapes(table, 0)
    assert not table.game.party.out[0]
    assert asked(table).args[1] == ESCAPE
    table.answers(1, YES)
    assert table.game.party.out[0]


@pytest.mark.rule("new_quests.curse.mind_control")
def test_a_jump_by_an_item_is_asked_for() -> None:
    table, hall = controlled(3, "treasures")
    table.puts(1, hall)
    table.gets(0, "teleport")
    table.does(Perform(0, "teleport", hall))
    assert table.stands(0) == table.start
    table.answers(2, YES)
    assert table.stands(0) == hall


@pytest.mark.rule("new_quests.curse.mind_control_climb", "traps.cliff.release")
def test_to_climb_up_from_a_cliff_is_asked_for_and_the_captive_pays() -> None:
    table = scenario(3, "traps", pile=("cliff_torch", "basic_08"))
    table.shows(0, "AATTT")
    table.does(Discover(0, WEST))
    table.gets(0, "mind_control")
    hangs = table.game.slots["traps"].hangs_on
    table.does(Perform(0, "climb"))
    assert asked(table).args == (0, MOVE_WITHIN, -1)
    assert table.game.slots["traps"].hangs_on == hangs
    assert table.faces(0) == "..TTT"
    table.answers(2, YES)
    assert table.game.slots["traps"].hangs_on == (-1, -1, -1)
    assert table.faces(0) == "....."


@pytest.mark.rule("new_quests.curse.mind_control_climb")
def test_a_captive_without_a_helper_climbs_up_after_three_seconds() -> None:
    table = scenario(1, "traps", pile=("cliff_torch", "basic_08"))
    table.shows(0, "AATTT" + "." * (len(table.game.dice.hands[0]) - 5))
    table.does(Discover(0, WEST))
    table.gets(0, "mind_control")
    table.does(Perform(0, "climb"))
    table.waits(ALONE_MS - 1)
    assert table.game.slots["traps"].hangs_on != (-1,)
    table.waits(1)
    assert table.game.slots["traps"].hangs_on == (-1,)


@pytest.mark.rule("new_quests.curse.mind_control")
def test_a_request_without_an_answer_expires_free_after_eight_seconds() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    table.waits(REQUEST_MS - 1)
    assert len(table.game.questions) == 1
    table.waits(1)
    assert (table.game.questions, table.stands(0), table.faces(0)) == ({}, table.start, "AAKKT")


@pytest.mark.rule("new_quests.curse.mind_control")
def test_dice_are_checked_when_the_request_is_carried_out() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    table.will_throw(0, "BBKKT")
    table.does(Roll(0, table.dice(0)), at=2_000)
    assert table.game.questions == {}, "it no longer fits"
    assert table.stands(0) == table.start


@pytest.mark.rule("new_quests.curse.mind_control")
def test_asking_for_something_else_takes_the_first_request_back() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    first = asked(table).id
    table.does(Discover(0, WEST))
    assert [question.id for question in table.game.questions.values()] == [asked(table).id]
    assert asked(table).id != first
    assert asked(table).args == (0, DRAW, WEST)
    assert table.refuses(Answer(1, first, YES)) == "no_such_question"


@pytest.mark.rule("new_quests.curse.mind_control")
def test_asking_twice_for_the_same_is_one_request() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    first = asked(table).id
    assert table.does(Enter(0, hall), at=4_000) == []
    assert list(table.game.questions) == [first]
    table.waits_until(REQUEST_MS)
    assert table.game.questions == {}, "the time of the first one"


@pytest.mark.rule("new_quests.curse.mind_control")
def test_helpers_are_told_who_asks_and_for_what() -> None:
    table, hall = controlled()
    table.does(Enter(0, hall))
    (seen,) = [entity for entity in view(table.game, 1).values() if isinstance(entity, QuestionView)]
    assert seen.args == (0, MOVE, hall)


# -------------------------------------------------------------------- who may help
@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_one_who_is_under_mind_control_too_may_move_the_figure_but_neither_draw_nor_light() -> None:
    table, hall = controlled(3)
    table.gets(1, "mind_control")
    table.does(Enter(0, hall))
    assert asked(table).asked == 0b110
    table.does(Discover(0, WEST))
    assert asked(table).asked == 0b100


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_a_helper_who_comes_under_mind_control_meanwhile_may_not_draw_any_more() -> None:
    table, _ = controlled(3)
    table.does(Discover(0, WEST))
    assert YES in table.targets(1, "answer")
    table.gets(1, "mind_control")
    assert "answer" not in table.verbs(1)
    assert YES in table.targets(2, "answer")


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_two_cursed_players_move_each_other_and_draw_by_themselves_after_three_seconds() -> None:
    table, hall = controlled(2)
    table.gets(1, "mind_control")
    table.does(Enter(0, hall))
    table.answers(1, YES)
    assert table.stands(0) == hall
    table.shows(0, "AAKKT")
    table.does(Discover(0, EAST))
    table.waits(ALONE_MS - 1)
    assert table.lies_at(2, 0) < 0
    table.waits(1)
    assert table.lies_at(2, 0) >= 0


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_a_player_alone_does_it_by_themselves_after_three_seconds() -> None:
    table, hall = controlled(1)
    table.does(Enter(0, hall))
    assert table.stands(0) == table.start
    table.waits(ALONE_MS)
    assert table.stands(0) == hall


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_who_has_escaped_cannot_help_and_the_last_one_needs_nobody() -> None:
    table, hall = controlled(2)
    table.game.depot.markers = 0
    escapes(table, 1)
    table.shows(0, "AAKKT")
    table.does(Enter(0, hall))
    table.waits(ALONE_MS)
    assert table.stands(0) == hall


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_a_mate_without_a_connection_is_not_counted_after_three_seconds() -> None:
    table, hall = controlled(2)
    table.does(Connection(1, present=False))
    table.waits(ABSENT_MS - 1)
    table.does(Enter(0, hall))
    assert asked(table).asked == 0b10
    table.waits(1)
    assert table.game.questions == {}
    table.does(Enter(0, hall))
    table.waits(ALONE_MS)
    assert table.stands(0) == hall


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_helpers_may_be_anywhere_in_the_temple() -> None:
    table, hall = controlled(2)
    table.puts(1, table.chamber("basic_10", at=(5, 5)))
    table.does(Enter(0, hall))
    table.answers(1, YES)
    assert table.stands(0) == hall


# -------------------------------------------------------------------- what stays in one's own hands
@pytest.mark.rule("new_quests.curse.mind_control_dice", "new_quests.curse.lift")
def test_lifting_freeing_and_rolling_need_nobody() -> None:
    table, hall = controlled(3)
    table.will_throw(0, "GBATK")
    table.does(Roll(0, table.dice(0)), at=2_000)
    table.does(Perform(0, "free", 0))
    assert table.faces(0).count("B") == 0
    table.does(Perform(0, "lift", table.game.pieces.lying(at(AT_SEAT, 0))[0]))
    assert table.owns(0) == []
    assert table.happened(Asked) == []
    table.shows(0, "AAKKT")
    table.does(Enter(0, hall))
    assert table.stands(0) == hall, "the curse is over"


@pytest.mark.rule("new_quests.curse.lift")
@pytest.mark.parametrize(("card", "icons"), [("mind_control", "ATK"), ("magic_bonds", "TKK")])
def test_each_of_them_is_lifted_by_its_own_icons_and_by_nobody_else(card: str, icons: str) -> None:
    table = scenario(2)
    piece = table.gets(0, card)
    if table.game.questions:
        table.answers(0, 1)
    for missing in range(3):
        table.shows(0, icons[:missing] + icons[missing + 1 :] + "...")
        table.shows(1, icons[missing] * 5)
        assert "lift" not in table.verbs(0)
        assert "lift" not in table.verbs(1)
    table.shows(0, icons + "..")
    table.does(Perform(0, "lift", piece))
    assert table.owns(0) == []


@pytest.mark.rule("new_quests.curse.mind_control")
def test_on_their_honour_a_mate_presses_the_button_and_nothing_is_asked() -> None:
    table, hall = controlled(3, on_honour=True)
    table.does(Enter(0, hall))
    assert table.stands(0) == hall
    assert table.happened(Asked) == []


@pytest.mark.rule("new_quests.curse.mind_control")
def test_what_moves_a_figure_without_its_will_asks_nobody() -> None:
    table, hall = controlled(3)
    table.puts(0, hall)
    table.gets(0, "trap_return")
    assert table.stands(0) == table.start
    table.waits_until(FIRST_SLAM)
    assert table.happened(Asked) == []


@pytest.mark.rule("new_quests.curse.mind_control_helpers")
def test_whom_another_card_wants_to_be_asked_is_asked_alone() -> None:
    """Both demand a consent: only who may give both is asked."""
    wanting = Chapter("wanting", order=1)
    wanting.adjust.consent(GRANT)(lambda game, seat, deed, mask: 1 << 2 if seat == 0 else mask)
    table = Scenario(3, modules=with_required(("new_quests",)), extra=(wanting,))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.gets(0, "mind_control")
    table.shows(0, "AAKKT")
    table.does(Enter(0, hall))
    assert asked(table).asked == 1 << 2
