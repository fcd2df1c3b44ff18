"""The Discoverer: a second draw, decided in time, and a run of three chambers."""

import pytest

from tests.expansions.characters.company import CROSS, ENDS, company, forbidding, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.adventurer import ABILITY, SUMMON
from tumbledown.engine.commands import Answer, Discover, Enter, Roll
from tumbledown.engine.events import (
    AdventurerMoved,
    Announced,
    ChamberPlaced,
    ControlChanged,
    DoorPhase,
    FacesShown,
    Noted,
    PieceMoved,
    TileDrawn,
)
from tumbledown.engine.pieces import TILES
from tumbledown.engine.temple import AIR
from tumbledown.engine.tiles import EAST, NORTH, SOUTH, WEST
from tumbledown.engine.view import ChamberView, view

PERMANENT, CARD, RUN = "discoverer_permanent", "discoverer_activatable", "long_run"
KEEP, ANOTHER, ANOTHER_AT = 0, 1, 2


def drawn(*pile: str, modules: tuple[str, ...] = (), players: int = 2) -> Scenario:
    """Seat 0 has named the eastern opening and sees the top tile."""
    table = company(PERMANENT, players=players, modules=modules, pile=pile)
    table.shows(0, "AAKTB")
    table.does(Discover(0, EAST))
    return table


def kind_at(table: Scenario, x: int, y: int) -> str:
    place = table.lies_at(x, y)
    return table.game.tile_kind(place >> 1).id if place >= 0 else ""


# -------------------------------------------------------------------- a second draw
@pytest.mark.rule("characters.discoverer.permanent")
def test_the_drawn_chamber_can_be_kept() -> None:
    table = drawn("basic_01", "basic_02")
    table.answers(0, KEEP)
    assert kind_at(table, 1, 0) == "basic_01"
    assert [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)] == ["basic_02"]


@pytest.mark.rule("characters.discoverer.permanent")
def test_or_goes_under_the_pile_and_another_is_laid() -> None:
    table = drawn("basic_01", "basic_02", "basic_03")
    table.answers(0, ANOTHER)
    assert kind_at(table, 1, 0) == "basic_02"
    assert table.stairs_of(table.lies_at(1, 0)) == "W"
    assert [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)] == ["basic_03", "basic_01"]


def answers_of(table: Scenario) -> set[int]:
    return table.targets(0, "answer")


def in_a_hall(*pile: str) -> Scenario:
    """The same in a hall that is open to all sides, east of the start."""
    table = company(PERMANENT, pile=pile)
    hall = table.chamber(CROSS, at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
        table.shows(seat, "AAKTB")
    table.does(Discover(0, EAST))
    return table


OTHER_OPENINGS = [(NORTH, (1, -1), "S"), (SOUTH, (1, 1), "N")]


@pytest.mark.rule("characters.discoverer.permanent")
@pytest.mark.parametrize(("side", "cell", "stairs"), OTHER_OPENINGS)
def test_the_other_one_may_come_to_another_opening(side: int, cell: tuple[int, int], stairs: str) -> None:
    table = in_a_hall("basic_01", "basic_02", "basic_03")
    assert answers_of(table) == {KEEP, ANOTHER, ANOTHER_AT + NORTH, ANOTHER_AT + SOUTH}
    table.answers(0, ANOTHER_AT + side)
    assert (kind_at(table, *cell), kind_at(table, 2, 0)) == ("basic_02", "")
    assert table.stairs_of(table.lies_at(*cell)) == stairs
    table.does(Discover(1, EAST))
    assert kind_at(table, 2, 0) == "basic_03", "the first square is not reserved any more"


@pytest.mark.rule("characters.discoverer.permanent", "characters.discoverer.permanent_once")
def test_only_openings_onto_empty_squares_of_the_own_chamber_are_named() -> None:
    table = in_a_hall("basic_01", "basic_02", "basic_03")
    table.does(Discover(1, NORTH))
    assert answers_of(table) == {KEEP, ANOTHER, ANOTHER_AT + SOUTH}
    question = max(table.game.questions)
    for side in (NORTH, EAST, WEST):
        assert table.refuses(Answer(0, question, ANOTHER_AT + side)) == "no_such_answer"


@pytest.mark.rule("characters.discoverer.permanent")
def test_one_who_steers_another_adventurer_by_then_keeps_to_the_opening() -> None:
    table = in_a_hall("basic_01", "basic_02", "basic_03")
    table.puts(1, table.start)
    table.game.emit(ControlChanged((1, 0), (0, 1)))
    assert answers_of(table) == {KEEP, ANOTHER}
    table.answers(0, ANOTHER)
    assert kind_at(table, 2, 0) == "basic_02"


@pytest.mark.rule("characters.discoverer.permanent_once")
def test_the_second_draw_is_binding_and_the_next_discovery_is_free_to_choose_again() -> None:
    table = drawn("basic_01", "basic_02", "basic_03")
    table.answers(0, ANOTHER)
    assert not table.game.questions
    assert len(table.happened(TileDrawn)) == 2
    table.shows(0, "AAKTB")
    table.does(Discover(0, WEST))
    assert [question.kind for question in table.game.questions.values()] == ["replace_chamber"]


@pytest.mark.rule("characters.discoverer.permanent_exit")
def test_the_exit_may_be_put_back_and_nobody_hears_of_it() -> None:
    table = drawn("exit", "basic_02")
    table.answers(0, ANOTHER)
    assert kind_at(table, 1, 0) == "basic_02"
    assert not [event for event in table.happened(Announced) if event.what == "exit_found"]  # type: ignore[attr-defined]


@pytest.mark.rule("characters.discoverer.permanent_exit")
def test_what_a_chamber_brings_does_not_come_with_one_that_is_put_back() -> None:
    table = company(PERMANENT, modules=("curses",), pile=("cursed_01", "basic_01"))
    cursed = next(kind for kind in table.rules.tile_kinds if "purple_mask" in kind.icons)
    table.pile(cursed.id, "gem_key_3")
    table.cards("curses", "trap")
    table.shows(0, "AAKTB")
    table.does(Discover(0, EAST))
    table.answers(0, ANOTHER)
    assert table.owns(0) == [PERMANENT]
    assert [event.piece for event in table.happened(PieceMoved)] == [table.piece(PERMANENT)]  # type: ignore[attr-defined]


@pytest.mark.rule("characters.discoverer.permanent_exit")
def test_the_last_chamber_must_be_laid() -> None:
    table = drawn("exit")
    assert not table.game.questions
    assert kind_at(table, 1, 0) == "exit"


@pytest.mark.rule("characters.discoverer.permanent_exit")
def test_if_others_draw_the_last_chamber_meanwhile_the_first_one_is_kept() -> None:
    table = drawn("basic_01", "basic_02")
    table.shows(1, "AAKTB")
    table.does(Discover(1, WEST))
    assert (kind_at(table, 1, 0), kind_at(table, -1, 0)) == ("basic_01", "basic_02")
    assert not table.game.questions


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_nothing_else_can_be_done_before_while_others_go_on() -> None:
    table = drawn("basic_01", "basic_02", "basic_03")
    assert table.refuses(Roll(0)) == "choice_first"
    table.shows(1, "AAKTB")
    assert table.refuses(Discover(1, EAST)) == "passage_blocked"
    table.does(Discover(1, WEST))
    assert kind_at(table, -1, 0) == "basic_02"


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_with_no_other_tile_left_team_mates_cannot_draw_until_it_is_decided() -> None:
    table = drawn("basic_01", "basic_02")
    table.shows(1, "AAKTB")
    pile = table.game.pile(TILES)
    assert len(pile) == 1
    table.answers(0, ANOTHER)
    assert [table.game.tile_kind(tile).id for tile in table.game.pile(TILES)] == ["basic_01"]


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_only_the_discoverer_sees_the_tile_and_after_five_seconds_it_is_kept() -> None:
    table = drawn("basic_01", "basic_02")
    (shown,) = table.happened(FacesShown)
    assert shown == FacesShown("tile", shown.ids, 1)  # type: ignore[attr-defined]
    kinds = []
    for seat in (0, 1, -1):
        chambers = [e for e in view(table.game, seat).values() if isinstance(e, ChamberView) and e.x == 1]
        kinds.append([chamber.kind for chamber in chambers])
    assert kinds[0] == ["basic_01"]
    assert kinds[1] == kinds[2] == [""]
    table.waits(4_999)
    assert table.game.temple.state[table.lies_at(1, 0) >> 1] == AIR
    table.waits(1)
    assert kind_at(table, 1, 0) == "basic_01"
    assert not table.game.questions


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_a_slam_settles_the_choice_first() -> None:
    table = company(PERMANENT, pile=("basic_01", "basic_02"))
    table.shows(0, "AAKTB")
    table.does(Discover(0, EAST), at=ENDS[0] - 1_000)
    events = table.waits_until(ENDS[0])
    kinds = [type(event) for event in events]
    assert kinds.index(ChamberPlaced) < kinds.index(DoorPhase)
    assert kind_at(table, 1, 0) == "basic_01"


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_whoever_is_moved_by_others_keeps_the_chamber() -> None:
    table = drawn("basic_01", "basic_02")
    there = table.chamber(CROSS, at=(-1, 0), stairs="E")
    table.game.happened = []
    table.game.emit(AdventurerMoved(0, there, SUMMON))
    table.game.come_to_rest()
    assert kind_at(table, 1, 0) == "basic_01"
    assert not table.game.questions


@pytest.mark.rule("characters.discoverer.permanent_clock")
def test_a_turning_chamber_settles_the_choice_first() -> None:
    table = company(PERMANENT, "mechanic_activatable", pile=("basic_01", "basic_02"))
    other = table.chamber("basic_12", at=(-1, 0), stairs="E")
    table.shows(0, "AAKTB")
    table.shows(1, "TTKKB")
    table.does(Discover(0, EAST))
    events = table.does(uses("turn_chamber", other >> 1 << 2 | 1, seat=1))
    assert [type(event).__name__ for event in events].index("ChamberPlaced") < [
        type(event).__name__ for event in events
    ].index("ChambersMoved")


def test_the_note_of_a_second_draw_is_gone_afterwards() -> None:
    table = drawn("basic_01", "basic_02")
    table.answers(0, ANOTHER)
    notes = [event.value for event in table.happened(Noted) if event.key == "second_draw"]  # type: ignore[attr-defined]
    assert notes == [1, 0]


# -------------------------------------------------------------------- a run
def corridor(length: int = 4, **more: object) -> tuple[Scenario, list[int]]:
    """Seat 0 at the start, and chambers in a row to the east whose doors cost a torch or a key."""
    table = company(CARD, **more)  # type: ignore[arg-type]
    kinds = ["basic_12", "basic_13", "basic_08", "basic_07"]
    places = [table.chamber(kind, at=(x + 1, 0), stairs="W") for x, kind in enumerate(kinds[:length])]
    table.shows(0, "AAAKB")
    return table, places


@pytest.mark.rule("characters.discoverer.activatable")
def test_three_chambers_for_three_adventurers_without_paying_at_their_doors() -> None:
    table, places = corridor()
    (moved,) = [e for e in table.does(uses(RUN, places[2])) if isinstance(e, AdventurerMoved)]
    assert moved == AdventurerMoved(0, places[2], ABILITY, 0, (places[0], places[1]))
    assert table.faces(0) == "...KB"
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.discoverer.activatable")
def test_fewer_steps_are_allowed_but_not_a_fourth() -> None:
    table, places = corridor()
    assert table.targets(0, RUN) == set(places[:3])
    assert table.refuses(uses(RUN, places[3])) == "no_passage"


@pytest.mark.rule("characters.discoverer.activatable", "characters.activatable.failed")
def test_each_step_needs_a_passage_and_one_that_ends_where_it_began_is_none() -> None:
    table, places = corridor(2)
    walled = table.chamber("basic_10", at=(1, 1), stairs="W")
    assert table.targets(0, RUN) == set(places)
    assert table.refuses(uses(RUN, walled)) == "no_passage"
    assert table.refuses(uses(RUN, table.start)) == "no_passage"


@pytest.mark.rule("characters.discoverer.activatable_known_only")
def test_a_run_discovers_nothing() -> None:
    table, places = corridor(2, pile=("basic_01",))
    table.does(uses(RUN, places[1]))
    assert len(table.game.pile(TILES)) == 1


@pytest.mark.rule("characters.discoverer.activatable_known_only")
def test_a_run_arrives_only_in_the_last_chamber() -> None:
    """Whoever reacts to an arrival hears of one move, with the places that were passed."""
    table, places = corridor()
    table.does(uses(RUN, places[2]))
    assert [e.to for e in table.happened(AdventurerMoved)] == [places[2]]  # type: ignore[attr-defined]


@pytest.mark.rule("characters.discoverer.activatable_bans")
def test_a_run_neither_passes_nor_ends_where_the_runner_may_not_go() -> None:
    _, places = corridor()
    table, _ = corridor(extra=(forbidding(places[1]),))
    assert table.targets(0, RUN) == {places[0]}
    assert table.refuses(uses(RUN, places[1])) == "not_there"
    assert table.refuses(uses(RUN, places[2])) == "not_there", "the ban on the way is named"


@pytest.mark.rule("characters.discoverer.activatable_bans")
def test_a_run_through_a_forbidden_start_is_refused_by_that_ban() -> None:
    def beyond_the_start(*banned: int) -> tuple[Scenario, int]:
        table = company(CARD, extra=(forbidding(*banned),))
        table.puts(0, table.chamber("basic_07", at=(-1, 0), stairs="E"))
        table.shows(0, "AAAKB")
        return table, table.chamber("basic_10", at=(1, 0), stairs="W")

    table, east = beyond_the_start()
    assert table.targets(0, RUN) >= {table.start, east}
    table, east = beyond_the_start(table.start)
    assert table.targets(0, RUN) == set()
    assert table.refuses(uses(RUN, east)) == "not_there"


@pytest.mark.rule("characters.discoverer.activatable_bans")
def test_a_way_round_what_is_forbidden_is_found() -> None:
    def square(*banned: int) -> tuple[Scenario, int, int]:
        """Two ways of two steps from the south-west to the north-east; the northern one is found first."""
        table = company(CARD, extra=(forbidding(*banned),))
        here = table.chamber("basic_07", at=(1, 0), stairs="W")
        north = table.chamber("basic_05", at=(1, -1))
        table.chamber("basic_03", at=(2, 0), stairs="W")
        there = table.chamber("basic_02", at=(2, -1))
        table.puts(0, here)
        table.shows(0, "AAAKB")
        return table, there, north

    table, there, north = square()
    assert table.offers(0, RUN)[0].passes(there) == (north,)
    table, there, _ = square(north)
    (moved,) = [e for e in table.does(uses(RUN, there)) if isinstance(e, AdventurerMoved)]
    assert moved.passed == (table.lies_at(2, 0),)


def test_after_a_run_entering_costs_as_usual() -> None:
    table, places = corridor()
    table.does(uses(RUN, places[2]))
    table.shows(0, "AAKTB")
    table.does(Enter(0, places[3]))
