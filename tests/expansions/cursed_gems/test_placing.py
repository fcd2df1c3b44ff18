"""Position tokens come with chambers of one gem, and go with them."""

import pytest

from tests.expansions.cursed_gems.tables import BLUE, OTHER, POSITIONS, RED, RED_GEM, before_a_token, gem_table, looks
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions.cursed_gems.chapter import position_at
from tumbledown.expansions.data.cursed_gems import position_of
from tumbledown.lab.tables import with_required

TWO = (position_of(RED_GEM), position_of(OTHER))


def discovers(table: Scenario) -> int:
    """Red finds the next chamber east of the start; its place."""
    table.shows(RED, "AA" + "." * (len(table.game.dice.hands[RED]) - 2))
    table.does(Discover(RED, EAST))
    return table.lies_at(1, 0)


@pytest.mark.rule("cursed_gems.place")
def test_the_top_token_is_laid_face_down_on_a_chamber_of_one_gem() -> None:
    table = gem_table(pile=("basic_01",))
    top, below = table.cards(POSITIONS, *TWO)
    place = discovers(table)
    assert PieceMoved(top, at(AT_PLACE, place), face_up=False) in table.events
    assert table.game.pile(POSITIONS) == [below]
    for seat in (RED, BLUE, -1):
        assert view(table.game, seat)[f"piece:{top}"] == PieceView(at(AT_PLACE, place), back=POSITIONS)


@pytest.mark.rule("cursed_gems.place")
@pytest.mark.parametrize("kind", ["basic_07", "gem_key_3", "exit"])
def test_other_chambers_get_none(kind: str) -> None:
    table = gem_table(pile=(kind,))
    table.cards(POSITIONS, *TWO)
    assert position_at(table.game, discovers(table)) == -1
    assert len(table.game.pile(POSITIONS)) == 2


@pytest.mark.rule("cursed_gems.place_kinds")
@pytest.mark.parametrize(
    ("module", "kind"),
    [("illusions", "illusion_1"), ("special_chambers", "linked_1"), ("new_characters", "narrow_passage")],
)
def test_one_printed_gem_is_enough_whatever_else_the_chamber_is(module: str, kind: str) -> None:
    table = gem_table(*with_required((module,)), pile=(kind,))
    (top,) = table.cards(POSITIONS, TWO[0])
    assert position_at(table.game, discovers(table)) == top


@pytest.mark.rule("cursed_gems.place_kinds")
def test_once_the_pile_is_empty_no_more_are_placed() -> None:
    table = gem_table(pile=("basic_01",))
    table.cards(POSITIONS)
    assert position_at(table.game, discovers(table)) == -1


@pytest.mark.rule("cursed_gems.gem_independent")
def test_a_token_stays_when_the_gem_is_lit_and_can_still_be_looked_at() -> None:
    table, place, token = before_a_token(OTHER)
    kind = table.game.tile_kind(place >> 1)
    letter = "ATKGB"[next(n for n, count in enumerate(kind.gem_steps[0][1]) if count)]
    table.shows(RED, letter * 5)
    table.does(ActivateGems(RED, 0))
    assert position_at(table.game, place) == token
    table.shows(RED, "KK...")
    table.does(looks(RED))


@pytest.mark.rule("cursed_gems.illusion")
def test_a_token_on_a_vanishing_chamber_goes_under_the_pile() -> None:
    table, place, _ = before_a_token(RED_GEM, "illusions", chamber="illusion_1")
    table.cards(POSITIONS, position_of(OTHER))
    table.waits_for("slam")
    kinds = [table.game.pieces.kind_of(piece).id for piece in table.game.pile(POSITIONS)]
    assert kinds == [position_of(OTHER), position_of(RED_GEM)]
    assert position_at(table.game, place) == -1


@pytest.mark.rule("cursed_gems.illusion")
def test_whoever_was_looking_at_it_sees_it_no_more() -> None:
    table, place, _ = before_a_token(OTHER, "illusions", chamber="illusion_1")
    table.cards(POSITIONS, position_of(RED_GEM))
    table.does(looks(RED))
    remove_chamber(table.game, place >> 1)
    assert not any(table.game.pieces.seen_by)
    assert not [timer for timer in table.game.timers if timer[3] in ("look_ends", "hints_end")]
    assert "hint_at_gem" not in table.verbs(RED)


@pytest.mark.rule("cursed_gems.illusion")
def test_the_twin_comes_back_with_the_next_chamber_of_one_gem() -> None:
    """Red's twin vanishes with its illusion, is laid on another chamber, and is found there."""
    table, _, _ = before_a_token(RED_GEM, "illusions", chamber="illusion_1")
    table.cards(POSITIONS)
    table.pile("basic_07")
    table.waits_for("slam")
    table.pile("illusion_2")
    place = discovers(table)
    assert position_at(table.game, place) >= 0
    table.puts(RED, place)
    table.shows(RED, "KK" + "." * (len(table.game.dice.hands[RED]) - 2))
    table.does(looks(RED))
    assert table.owns(RED) == []
