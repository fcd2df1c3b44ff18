"""Healing mask: everybody's locked dice, wherever they stand, unless they keep them."""

import pytest

from tests.expansions.treasures.treasured import BARE, escapes, owning, uses
from tumbledown.engine.commands import Prefer
from tumbledown.engine.dice import CARD, spot
from tumbledown.engine.events import DiceFreed, DieMoved
from tumbledown.engine.icons import B
from tumbledown.server.options import SeatOptions

HEAL = uses(0, "healing_mask")


@pytest.mark.rule("treasures.healing_mask.effect")
def test_everybody_is_freed_of_all_locked_dice_wherever_they_stand() -> None:
    table = owning("healing_mask", players=3)
    table.puts(1, table.chamber(BARE, at=(1, 0), stairs="W"))
    table.shows(0, "BAKTG")
    table.shows(1, "BBBBB")
    table.shows(2, "AAAAA")
    events = table.does(HEAL)
    assert [table.faces(seat) for seat in range(3)] == [".AKTG", ".....", "AAAAA"]
    assert [event.seat for event in events if isinstance(event, DiceFreed)] == [0, 1]
    assert [table.must_throw(seat) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("treasures.healing_mask.effect")
def test_dice_that_are_not_in_play_are_not_freed() -> None:
    table = owning("healing_mask")
    table.shows(1, "BB...")
    table.game.apply_only(DieMoved(5, spot(CARD, 0), 1, B))
    table.does(HEAL)
    assert table.faces(1) == "...."
    assert table.game.dice.face[5] == B


@pytest.mark.rule("treasures.healing_mask.effect", "treasures.use.no_waste")
def test_a_healing_mask_waits_until_somebody_in_the_temple_has_a_locked_die() -> None:
    table = owning("healing_mask")
    assert table.refuses(HEAL) == "nothing_locked"
    table.shows(1, "B....")
    assert table.targets(0, "healing_mask") == {-1}
    escapes(table, 1)
    assert table.refuses(HEAL) == "nothing_locked"


@pytest.mark.rule("treasures.healing_mask.optional")
def test_whoever_keeps_masks_is_left_out() -> None:
    table = owning("healing_mask", players=3)
    for seat in range(3):
        table.shows(seat, "BB...")
    table.does(Prefer(1, "keeps_masks", on=True))
    table.does(HEAL)
    assert [table.faces(seat) for seat in range(3)] == [".....", "BB...", "....."]


@pytest.mark.rule("base.mask.keep_switch")
@pytest.mark.parametrize("of_the_mate", ["B....", "AAAAA"])
def test_whoever_uses_it_on_purpose_is_freed_in_spite_of_the_switch(of_the_mate: str) -> None:
    table = owning("healing_mask")
    table.does(Prefer(0, "keeps_masks", on=True))
    table.shows(0, "BB...")
    table.shows(1, of_the_mate)
    assert table.targets(0, "healing_mask") == {-1}
    table.does(HEAL)
    assert (table.faces(0), table.faces(1)) == (".....", of_the_mate.replace("B", "."))
    assert table.owns(0) == []


@pytest.mark.rule("base.mask.keep_switch", "treasures.use.no_waste")
def test_a_keeper_without_locked_dice_hears_the_right_reason() -> None:
    table = owning("healing_mask")
    for seat in (0, 1):
        table.does(Prefer(seat, "keeps_masks", on=True))
    assert table.refuses(HEAL) == "nothing_locked"
    table.shows(1, "BB...")
    assert table.refuses(HEAL) == "only_kept"


@pytest.mark.rule("treasures.healing_mask.optional", "treasures.use.no_waste")
def test_a_healing_mask_is_not_wasted_on_those_who_keep_their_masks() -> None:
    table = owning("healing_mask")
    table.shows(1, "BB...")
    assert "healing_mask" in table.verbs(0)
    table.does(Prefer(1, "keeps_masks", on=True))
    assert "healing_mask" not in table.verbs(0)
    assert table.refuses(HEAL) == "only_kept"
    assert table.owns(0) == ["healing_mask"]
    table.does(Prefer(1, "keeps_masks", on=False))
    table.does(HEAL)


def test_the_owner_is_told_when_a_mate_begins_or_ceases_to_keep_masks() -> None:
    table = owning("healing_mask")
    table.shows(1, "BB...")
    options = SeatOptions(table.game)
    options.all_options(0)
    for on in (True, False):
        table.does(Prefer(1, "keeps_masks", on=on))
        told = options.new_options(0)
        assert told is not None
        assert ("healing_mask" in [option.verb for option in told]) != on
