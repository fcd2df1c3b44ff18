"""Cards of characters where no way leads on: what they could open is part of the news."""

import pytest

from tests.expansions.base.test_cut_off import dead_ends
from tests.expansions.characters.company import company
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover
from tumbledown.engine.events import Announced
from tumbledown.engine.pieces import SPENT_BY, at
from tumbledown.engine.tiles import EAST

MECHANIC, MUSCLEMAN = "mechanic_activatable", "muscleman_activatable"
TELEPORTERS = ["teleporter_permanent", "teleporter_activatable"]


def closed_in(*cards: str, found: bool = False, modules: tuple[str, ...] = ()) -> Scenario:
    """The start has one opening left, to the east, behind which a dead end will be; seat 1 stands there too."""
    table = company(*cards, extra=(dead_ends(),), modules=modules, gems=0)
    if found:
        table.chamber("exit", at=(9, 9), stairs="W")
    table.chamber("dead_end", at=(-1, 0), stairs="E")
    table.pile("dead_end", "basic_07" if found else "exit")
    table.shows(0, "AAAAA")
    return table


def turned_down(table: Scenario, card: str, *, slams: int) -> Scenario:
    piece = table.piece(card)
    table.game.pieces.at[piece] = at(SPENT_BY, 0)
    table.game.party.cards[0] = 0
    table.notes("base", "slams", slams)
    return table


def news(table: Scenario) -> list[str]:
    table.does(Discover(0, EAST))
    return [event.what for event in table.events if isinstance(event, Announced)]


# -------------------------------------------------------------------- no exit yet
@pytest.mark.rule("base.discover.sealed_temple", "characters.mechanic.activatable")
def test_a_mechanic_inside_may_open_a_sealed_temple() -> None:
    assert news(closed_in("doc_permanent")) == ["temple_sealed"]
    assert news(closed_in(MECHANIC)) == ["temple_closed"]


@pytest.mark.rule("base.discover.sealed_temple", "characters.activatable.refresh")
@pytest.mark.parametrize(("slams", "told"), [(0, "temple_closed"), (1, "temple_closed"), (2, "temple_sealed")])
def test_a_card_that_lies_face_down_counts_while_a_slam_will_turn_it_up(slams: int, told: str) -> None:
    assert news(turned_down(closed_in(MECHANIC), MECHANIC, slams=slams)) == [told]


@pytest.mark.rule("base.discover.sealed_temple", "characters.mechanic.activatable")
def test_a_mechanic_who_has_left_opens_nothing() -> None:
    table = closed_in("doc_permanent", MECHANIC)
    table.game.party.out[1], table.game.party.place[1] = 1, -1
    assert news(table) == ["temple_sealed"]


@pytest.mark.rule("base.discover.sealed_temple", "characters.muscleman.activatable")
@pytest.mark.parametrize(("beyond", "told"), [("basic_13", "temple_closed"), ("dead_end", "temple_sealed")])
def test_a_muscleman_may_come_to_where_an_opening_is_left(beyond: str, told: str) -> None:
    table = closed_in(MUSCLEMAN)
    table.chamber(beyond, at=(0, 1), stairs="N" if beyond == "dead_end" else "W")
    assert news(table) == [told]


@pytest.mark.rule("base.discover.sealed_temple", "characters.muscleman.activatable", "characters.activatable.refresh")
@pytest.mark.parametrize(("slams", "told"), [(1, "temple_closed"), (2, "temple_sealed")])
def test_a_muscleman_breaks_through_a_second_wall_after_a_slam(slams: int, told: str) -> None:
    table = closed_in(MUSCLEMAN)
    table.chamber("dead_end", at=(0, 1), stairs="N")
    table.chamber("basic_13", at=(0, 2), stairs="W")
    table.notes("base", "slams", slams)
    assert news(table) == [told]


@pytest.mark.rule("base.discover.sealed_temple", "characters.muscleman.activatable_double")
def test_the_walls_of_a_double_chamber_are_no_way_for_a_muscleman() -> None:
    table = closed_in(MUSCLEMAN, modules=("special_chambers",))
    table.chamber("double_key_chamber", at=(0, 1), stairs="E")
    assert news(table) == ["temple_sealed"]


# -------------------------------------------------------------------- the exit is found
@pytest.mark.rule("base.discover.exit_cut_off", "characters.mechanic.activatable")
def test_a_mechanic_may_open_a_way_to_the_exit() -> None:
    assert news(closed_in(MECHANIC, found=True)) == ["exit_cut_off", "reopens_mechanic"]
    assert news(turned_down(closed_in(MECHANIC, found=True), MECHANIC, slams=2)) == ["exit_sealed"]


@pytest.mark.rule("base.discover.exit_cut_off", "characters.muscleman.activatable")
def test_a_muscleman_may_break_through_to_the_exit() -> None:
    assert news(closed_in(MUSCLEMAN, found=True)) == ["exit_sealed"]
    table = closed_in(MUSCLEMAN, found=True)
    table.chamber("basic_13", at=(0, 1), stairs="W")
    assert news(table) == ["exit_cut_off", "reopens_muscleman"]


@pytest.mark.rule("base.discover.exit_cut_off", "new_characters.teleporter.open_meaning")
@pytest.mark.parametrize("card", TELEPORTERS)
def test_a_teleporter_may_jump_to_the_exit_without_chambers_for_the_empty_squares(card: str) -> None:
    table = company(card, extra=(dead_ends(),), modules=("new_characters",), gems=0)
    table.chamber("exit", at=(9, 9), stairs="W")
    table.pile("basic_07")
    table.shows(0, "AAAAA")
    assert news(table) == ["exit_cut_off", "reopens_teleporter"]
