"""The Teleporter: from one chamber with an open entrance to another, alone or with a mate who agrees."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.new_characters.tables import ALOUD, BARE, with_card
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ABILITY, PASSENGER
from tumbledown.engine.commands import Answer, Discover, Perform, Roll
from tumbledown.engine.events import AdventurerMoved, Asked, Closed, DiceSpent
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.tiles import EAST

PERMANENT, ACTIVATABLE = "teleporter_permanent", "teleporter_activatable"


def apart(
    card: str = PERMANENT, *more: str, extra: tuple[Chapter, ...] = (), variants: tuple[str, ...] = ()
) -> tuple[Scenario, int]:
    """All stand in the starting chamber, and one more open chamber lies far away; the table and that chamber."""
    table = with_card(card, 3, *more, extra=extra, variants=variants)
    table.shows(0, "AAKTB")
    return table, table.chamber(BARE, at=(4, 4))


def jumps(place: int) -> Perform:
    return Perform(0, "open_jump", place)


def with_mate(place: int, mate: int = 1) -> Perform:
    return Perform(0, "joint_jump", mate + 1 << 10 | place)


def asks(table: Scenario, place: int, mate: int = 1) -> int:
    """Seat 0 asks the mate to come along; the number of the question."""
    (asked,) = [event for event in table.does(with_mate(place, mate)) if isinstance(event, Asked)]
    return asked.id


# -------------------------------------------------------------------- alone
@pytest.mark.rule("new_characters.teleporter.permanent")
def test_two_adventurers_lead_to_any_other_chamber_with_an_open_entrance_as_often_as_one_likes() -> None:
    table, far = apart()
    assert table.targets(0, "open_jump") == {far}
    events = table.does(jumps(far))
    assert events == [DiceSpent(0, 0b11), AdventurerMoved(0, far, ABILITY, 0)]
    table.shows(0, "AAA..")
    table.does(jumps(table.start))
    assert table.stands(0) == table.start
    assert table.owns(0) == [PERMANENT]


@pytest.mark.rule("new_characters.teleporter.permanent")
def test_one_adventurer_is_not_enough() -> None:
    table, far = apart()
    table.shows(0, "AKTGB")
    assert table.refuses(jumps(far)) == "not_enough_icons"


@pytest.mark.rule("new_characters.teleporter.no_entry_cost")
def test_nothing_is_due_on_arrival() -> None:
    table, _ = apart()
    narrow = table.chamber("narrow_passage", at=(-4, 4))
    table.does(jumps(narrow))
    assert table.stands(0) == narrow
    assert table.faces(0) == "..KTB"


@pytest.mark.rule("new_characters.teleporter.permanent")
def test_a_trap_a_ban_and_captivity_stop_it_and_the_chalice_stays_behind() -> None:
    table, far = apart(PERMANENT, "curses")
    table.gets(0, "trap")
    assert table.refuses(jumps(far)) == "trapped"
    ban = Chapter("ban", order=99)
    ban.forbid.arrive(lambda game, figure, to, means: Refusal("banned") if means == ABILITY else None)
    bound, there = apart(extra=(ban,))
    assert bound.refuses(jumps(there)) == "banned"
    free, there = apart(PERMANENT, "special_chambers")
    chalice = free.lays("chalice", free.start)
    free.does(jumps(there))
    assert free.game.pieces.at[chalice] == at(AT_PLACE, free.start)


# -------------------------------------------------------------------- open entrances
@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_where_every_opening_leads_to_a_chamber_there_is_no_way_to_leave() -> None:
    table, far = apart()
    room = table.chamber("exit", at=(-3, 0), stairs="W")
    table.chamber("cursed_08", at=(-4, 0), stairs="E")
    table.puts(0, room)
    assert table.refuses(jumps(far)) == "no_open_entrance"
    assert table.targets(0, "open_jump") == set()


@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_a_chamber_without_an_open_entrance_is_no_target() -> None:
    table, far = apart()
    closed = table.chamber("exit", at=(-3, 0), stairs="W")
    other = table.chamber("cursed_08", at=(-4, 0), stairs="E")
    assert table.targets(0, "open_jump") == {far, other}
    assert table.refuses(jumps(closed)) == "no_open_entrance"
    assert table.refuses(jumps(table.start)) == "no_open_entrance"


@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_a_slide_is_no_open_entrance_from_inside() -> None:
    """The other two openings of the dungeon lead to chambers; its slide leads to nothing."""
    table, far = apart()
    dungeon = table.chamber("dungeon", at=(-4, 0), stairs="S")
    table.chamber("cursed_08", at=(-3, 0), stairs="W")
    table.chamber("cursed_09", at=(-5, 0), stairs="E")
    table.puts(0, dungeon)
    assert table.refuses(jumps(far)) == "no_open_entrance"


@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_a_reserved_cell_is_not_empty() -> None:
    table, far = apart()
    room = table.chamber("exit", at=(-3, 0), stairs="W")
    assert table.targets(0, "open_jump") == {far, room}
    (tile,) = table.pile("cursed_08")
    table.game.temple.reserve(tile, table.game.temple.cell[room >> 1] - 1, 0)
    table.game.epoch += 1
    assert table.targets(0, "open_jump") == {far}


@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_of_a_double_chamber_the_half_with_the_entrance_counts() -> None:
    """Its rear opening is used, so only the front has one."""
    table, _ = apart(PERMANENT, "special_chambers")
    double = table.chamber("double_key_chamber", at=(-4, 0))
    table.chamber("cursed_08", at=(-4, -1), stairs="S")
    assert double in table.targets(0, "open_jump")
    assert double + 1 not in table.targets(0, "open_jump")
    table.puts(0, double + 1)
    assert table.refuses(jumps(table.start)) == "no_open_entrance"
    table.puts(0, double)
    table.does(jumps(table.start))


@pytest.mark.rule("new_characters.teleporter.open_meaning")
def test_a_discovery_far_away_changes_where_one_may_jump() -> None:
    table, far = apart()
    table.puts(1, far)
    table.pile("cursed_08")
    table.shows(1, "AA...")
    before = table.targets(0, "open_jump")
    table.does(Discover(1, EAST))
    assert table.targets(0, "open_jump") == {*before, table.lies_at(5, 4)}


# -------------------------------------------------------------------- activatable
@pytest.mark.rule("new_characters.teleporter.alone")
def test_the_activatable_card_works_without_a_passenger_once_in_a_countdown() -> None:
    table, far = apart(ACTIVATABLE)
    table.does(Perform(0, "joint_jump", far))
    assert (table.stands(0), table.stands(1)) == (far, table.start)
    assert table.owns(0) == []
    table.shows(0, "AAA..")
    assert table.refuses(Perform(0, "joint_jump", table.start)) == "card_face_down"
    table.waits_until(FIRST_SLAM)
    assert table.owns(0) == [ACTIVATABLE]


@pytest.mark.rule("new_characters.teleporter.activatable")
def test_a_mate_in_the_same_chamber_comes_along_for_the_same_price() -> None:
    table, far = apart(ACTIVATABLE)
    table.shows(1, "BBBBB")
    events = table.does(Answer(1, asks(table, far), YES))
    assert DiceSpent(0, 0b11) in events
    assert [each for each in events if isinstance(each, AdventurerMoved)] == [
        AdventurerMoved(0, far, ABILITY, 0),
        AdventurerMoved(1, far, PASSENGER, 1),
    ]
    assert table.faces(1) == "BBBBB"
    assert table.owns(0) == []
    assert table.refuses(with_mate(far)) == "card_face_down"


@pytest.mark.rule("new_characters.teleporter.activatable")
def test_nobody_comes_along_with_the_permanent_card_or_from_elsewhere() -> None:
    table, far = apart(PERMANENT)
    assert table.refuses(with_mate(far)) == "not_offered"
    table, far = apart(ACTIVATABLE)
    table.puts(1, far)
    other = table.chamber("cursed_08", at=(-4, 4))
    assert table.refuses(with_mate(other)) == "not_together"
    assert table.targets(0, "joint_jump") == {far, other, 3 << 10 | far, 3 << 10 | other}


# -------------------------------------------------------------------- the passenger
@pytest.mark.rule("new_characters.teleporter.passenger")
def test_the_passenger_must_agree_and_until_then_nothing_is_paid() -> None:
    table, far = apart(ACTIVATABLE)
    id = asks(table, far)
    assert table.targets(1, "answer") == {YES, NO}
    assert "answer" not in table.verbs(2)
    assert (table.faces(0), table.owns(0), table.stands(0)) == ("AAKTB", [ACTIVATABLE], table.start)
    table.does(Answer(1, id, NO))
    assert (table.faces(0), table.owns(0), table.stands(0)) == ("AAKTB", [ACTIVATABLE], table.start)


@pytest.mark.rule("new_characters.teleporter.passenger")
def test_at_a_table_that_agrees_aloud_the_passenger_comes_at_once() -> None:
    table, far = apart(ACTIVATABLE, variants=ALOUD)
    table.does(with_mate(far))
    assert table.game.questions == {}
    assert (table.stands(0), table.stands(1), table.stands(2)) == (far, far, table.start)


@pytest.mark.rule("new_characters.teleporter.passenger")
def test_without_an_answer_it_lapses_after_five_seconds() -> None:
    table, far = apart(ACTIVATABLE)
    id = asks(table, far)
    table.waits(4_999)
    assert id in table.game.questions
    assert Closed(id, "lapsed") in table.waits(1)
    assert table.owns(0) == [ACTIVATABLE]


@pytest.mark.rule("new_characters.teleporter.passenger")
def test_if_the_icons_are_gone_by_then_it_lapses_and_nothing_is_lost() -> None:
    table, far = apart(ACTIVATABLE)
    id = asks(table, far)
    table.will_throw(0, "KK")
    assert Closed(id, "lapsed") in table.does(Roll(0, table.dice(0, "A")))
    assert table.owns(0) == [ACTIVATABLE]


@pytest.mark.rule("new_characters.teleporter.passenger_half")
@pytest.mark.parametrize("half", [0, 1])
def test_a_mate_in_the_other_half_of_a_double_chamber_comes_along(half: int) -> None:
    table, far = apart(ACTIVATABLE, "special_chambers")
    double = table.chamber("double_key_chamber", at=(-4, 0))
    table.puts(0, double + half)
    table.puts(1, double + 1 - half)
    table.does(Answer(1, asks(table, far), YES))
    assert (table.stands(0), table.stands(1)) == (far, far)


@pytest.mark.rule("new_characters.teleporter.passenger_half")
def test_a_mate_who_steps_into_the_other_half_may_come_along_from_then_on() -> None:
    """What was offered before the step is found anew."""
    table, far = apart(ACTIVATABLE, "special_chambers")
    double = table.chamber("double_key_chamber", at=(-4, 0))
    table.puts(0, double)
    assert table.refuses(with_mate(far)) == "not_together"
    table.game.emit(AdventurerMoved(1, double + 1, ABILITY, 1))
    assert 2 << 10 | far in table.targets(0, "joint_jump")


@pytest.mark.rule("new_characters.teleporter.passenger")
def test_a_mate_under_the_trap_curse_cannot_be_taken() -> None:
    table, far = apart(ACTIVATABLE, "curses")
    table.gets(1, "trap")
    assert table.targets(0, "joint_jump") == {far, 3 << 10 | far}
    table.puts(2, far)
    assert table.refuses(with_mate(far)) == "cannot_come_along"


@pytest.mark.rule("new_characters.teleporter.passenger")
@pytest.mark.parametrize("bound", [0, 1], ids=["teleporter", "passenger"])
def test_a_ban_binds_both(bound: int) -> None:
    ban = Chapter("ban", order=99)
    ban.forbid.arrive(lambda game, figure, to, means: Refusal("banned") if figure == bound and means else None)
    table, far = apart(ACTIVATABLE, extra=(ban,))
    assert 2 << 10 | far not in table.targets(0, "joint_jump")
    table.refuses(with_mate(far))


@pytest.mark.rule("new_characters.teleporter.passenger")
def test_a_ban_that_begins_meanwhile_ends_the_offer() -> None:
    table, far = apart(ACTIVATABLE, "curses")
    id = asks(table, far)
    table.gets(1, "trap")
    assert id not in table.game.questions
    assert table.owns(0) == [ACTIVATABLE]
