"""Treasures are laid face down at a discovery, and claimed with two keys by whoever is there first."""

import pytest

from tests.expansions.treasures.treasured import (
    BARE,
    HOARD,
    discovers,
    escapes,
    gives,
    hides,
    hoard,
    lies,
    owned,
    owning,
    piles,
    scenario,
    uses,
)
from tumbledown.engine.commands import AddItem, Perform, Roll
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, BOXED, at
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions.shared import TREASURES

CLAIM = uses(0, "claim")


# -------------------------------------------------------------------- laying out
@pytest.mark.rule("treasures.place.trigger")
def test_a_discovered_chamber_with_the_icon_gets_the_top_treasure_face_down() -> None:
    table = scenario(pile=(HOARD, BARE))
    top, second = piles(table, "teleport", "extra_gem")
    events = discovers(table)
    chamber = table.lies_at(1, 0)
    assert lies(table, top) == at(AT_PLACE, chamber)
    assert table.game.pile(TREASURES) == [second]
    assert PieceMoved(top, at(AT_PLACE, chamber), face_up=False) in events
    for seat in (0, 1, -1):
        shown = [(key, e) for key, e in view(table.game, seat).items() if isinstance(e, PieceView)]
        assert shown == [(f"piece:{top}", PieceView(at(AT_PLACE, chamber), back="treasures"))]


@pytest.mark.rule("treasures.place.trigger")
def test_a_chamber_without_the_icon_gets_none() -> None:
    table = scenario(pile=(BARE,))
    top = piles(table, "teleport")
    discovers(table)
    assert table.game.pile(TREASURES) == top


@pytest.mark.rule("treasures.place.pile_empty")
def test_with_an_empty_pile_nothing_is_laid_and_used_treasures_do_not_come_back() -> None:
    table = owning("extra_gem")
    table.pile(HOARD)
    piles(table)
    table.does(uses(0, "extra_gem"))
    events = discovers(table)
    assert not any(isinstance(event, PieceMoved) for event in events)
    table.puts(0, table.lies_at(1, 0))
    table.shows(0, "KK...")
    assert table.refuses(CLAIM) == "no_treasure_here"


# -------------------------------------------------------------------- claiming
@pytest.mark.rule("treasures.claim.cost")
def test_claiming_costs_two_keys_that_must_be_rolled_again() -> None:
    table = scenario()
    hoard(table, 0)
    table.shows(0, "KTTAA")
    assert table.refuses(CLAIM) == "not_enough_icons"
    assert "claim" not in table.verbs(0)
    table.shows(0, "KKKAA")
    assert table.targets(0, "claim") == {-1}
    table.does(CLAIM)
    assert table.faces(0) == "..KAA"
    table.waits(Settings().roll_ms)
    keys = table.must_throw(0)
    table.does(Roll(0, table.dice(0, "A")))
    assert table.thrown(0) & keys == keys


@pytest.mark.rule("treasures.claim.cost")
def test_a_treasure_is_claimed_only_in_its_chamber() -> None:
    table = scenario()
    place = hoard(table)
    bare = table.chamber(BARE, at=(2, 0), stairs="W")
    table.shows(0, "KKAAA")
    for elsewhere in (table.start, bare):
        table.puts(0, elsewhere)
        assert table.refuses(CLAIM) == "no_treasure_here"
    table.puts(0, place)
    table.does(CLAIM)
    table.shows(0, "KKAAA")
    assert table.refuses(CLAIM) == "no_treasure_here"


@pytest.mark.rule("treasures.claim.alone")
def test_the_keys_of_two_players_are_not_pooled() -> None:
    table = scenario()
    hoard(table, 0, 1)
    table.shows(0, "KAAAA")
    table.shows(1, "KAAAA")
    assert table.refuses(CLAIM) == "not_enough_icons"
    assert "claim" not in table.verbs(0) | table.verbs(1)


@pytest.mark.rule("treasures.claim.any_player")
def test_of_two_who_claim_the_first_gets_it_and_the_other_keeps_the_keys() -> None:
    table = scenario(pile=(HOARD,))
    (treasure,) = piles(table, "teleport")
    discovers(table, seat=0)
    for seat in (0, 1):
        table.puts(seat, table.lies_at(1, 0))
        table.shows(seat, "KK...")
    table.does(uses(1, "claim"))
    assert table.refuses(uses(0, "claim")) == "no_treasure_here"
    assert lies(table, treasure) == at(AT_SEAT, 1)
    assert table.faces(0) == "KK..."


@pytest.mark.rule("treasures.claim.face_up")
def test_a_claimed_treasure_lies_open_before_its_owner_until_it_is_used() -> None:
    table = scenario()
    hoard(table, 0, kind="healing_mask")
    table.shows(0, "KKB..")
    table.does(CLAIM)
    table.waits(60_000)
    for seat in (0, 1, -1):
        shown = [entity for entity in view(table.game, seat).values() if isinstance(entity, PieceView)]
        assert shown == [PieceView(at(AT_SEAT, 0), "healing_mask")]
    table.does(uses(0, "healing_mask"))
    assert not any(isinstance(entity, PieceView) for entity in view(table.game).values())


@pytest.mark.rule("treasures.claim.no_limit")
def test_a_player_may_own_many_treasures_also_of_one_kind() -> None:
    table = owning("extra_gem", "extra_gem", "teleport", "double_key", "healing_mask")
    place = hoard(table, 0)
    hides(table, place, "secret_passage")
    for _ in range(2):
        table.shows(0, "KK...")
        table.does(CLAIM)
    assert sorted(table.owns(0)) == sorted(
        ["double_key", "extra_gem", "extra_gem", "extra_gem", "healing_mask", "secret_passage", "teleport"]
    )


# -------------------------------------------------------------------- keeping
@pytest.mark.rule("treasures.use.no_transfer")
def test_nobody_uses_the_treasures_of_others_and_there_is_no_way_to_give_them_away() -> None:
    table = owning("extra_gem", "double_key")
    table.shows(1, "B....")
    assert table.refuses(uses(1, "extra_gem")) == "not_offered"
    for treasure in owned(table):
        assert table.refuses(AddItem(1, treasure)) == "no_such_item"
    given = [offer for seat in (0, 1) for offer in table.game.options(seat) if offer.about >= 0]
    assert given == []


@pytest.mark.rule("treasures.use.no_transfer")
def test_unused_treasures_of_an_escaped_player_leave_the_game() -> None:
    table = owning("double_key", "teleport")
    mine = owned(table)
    (theirs,) = gives(table, 1, "healing_mask")
    escapes(table, 0)
    assert [lies(table, treasure) for treasure in mine] == [BOXED, BOXED]
    assert lies(table, theirs) == at(AT_SEAT, 1)
    assert table.refuses(uses(0, "teleport", table.start)) == table.refuses(CLAIM) == "escaped"


# -------------------------------------------------------------------- chambers that vanish
@pytest.mark.rule("illusions.vanish.treasure_tile")
def test_an_unclaimed_treasure_of_a_removed_chamber_goes_face_down_under_the_pile() -> None:
    table = scenario()
    pile = piles(table, "teleport", "double_key")
    place = hoard(table, 0, kind="extra_gem")
    hidden = table.game.pieces.lying(at(AT_PLACE, place))
    remove_chamber(table.game, place >> 1)
    assert table.game.pile(TREASURES) == pile + hidden
    assert not table.game.pieces.face_up[hidden[0]]
    assert not any(isinstance(entity, PieceView) for entity in view(table.game).values())


@pytest.mark.rule("illusions.vanish.treasure_tile")
def test_what_the_players_there_have_claimed_stays_with_them() -> None:
    table = scenario()
    place = hoard(table, 0, kind="teleport")
    table.shows(0, "KK...")
    table.does(Perform(0, "claim"))
    remove_chamber(table.game, place >> 1)
    assert table.owns(0) == ["teleport"]
    assert table.game.pile(TREASURES) == []
