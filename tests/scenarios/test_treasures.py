"""The worked examples of the treasures, and the places where they meet other chapters: lay out, act, expect."""

import pytest

from tests.expansions.treasures.treasured import (
    BARE,
    HOARD,
    discovers,
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
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Enter, Perform, Prefer, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.effects import remove_chamber
from tumbledown.engine.events import ChamberPlaced, GemsMoved
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, AT_TILE, BOXED, DEPOT, at
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import cell_at
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions.data.base import DATA
from tumbledown.expansions.shared import TREASURES

RED, BLUE, GREEN = 0, 1, 2
ENDS = DATA.soundtrack[0].ends


def wall(near: int, far: int) -> int:
    return near << 10 | far


def lost(table: Scenario) -> list[int]:
    return [len(table.game.dice.held(seat, LOST)) for seat in range(table.game.party.size)]


# -------------------------------------------------------------------- the worked examples
@pytest.mark.rule("treasures.place.trigger", "base.info.open")
def test_treasure_laid() -> None:
    table = scenario(pile=(HOARD, BARE))
    top, _ = piles(table, "secret_passage", "double_key")
    discovers(table, seat=BLUE)
    spot = at(AT_PLACE, table.lies_at(1, 0))
    assert lies(table, top) == spot
    for seat in (RED, BLUE):
        seen = [e for e in view(table.game, seat).values() if isinstance(e, PieceView)]
        assert seen == [PieceView(spot, back="treasures")]


@pytest.mark.rule(
    "treasures.claim.cost", "treasures.claim.any_player", "treasures.claim.face_up", "base.roll.used_dice"
)
def test_treasure_claimed() -> None:
    table = scenario()
    hoard(table, BLUE, kind="teleport")
    table.shows(BLUE, "KKAAT")
    table.does(uses(BLUE, "claim"))
    (treasure,) = owned(table, BLUE)
    assert view(table.game, RED)[f"piece:{treasure}"] == PieceView(at(AT_SEAT, BLUE), "teleport")
    keys = table.must_throw(BLUE)
    assert keys.bit_count() == 2
    table.waits(Settings().roll_ms)
    table.does(Roll(BLUE, table.dice(BLUE, "T")))
    assert table.thrown(BLUE) & keys == keys


# -------------------------------------------------------------------- with illusions
@pytest.mark.rule("treasures.large_torch.illusion", "treasures.large_torch.slam", "base.slam.order")
def test_large_torch_in_an_illusion_chamber_at_the_slam() -> None:
    """Red and blue are safe by the torch; then the chamber vanishes under them. Green stands in another one."""
    table = owning("large_torch", players=3, modules=("treasures", "illusions"))
    (torch,) = owned(table)
    lit = table.chamber("illusion_2", at=(1, 0), stairs="W")
    dark = table.chamber("illusion_1", at=(-1, 0), stairs="E")
    for seat, place in enumerate((lit, lit, dark)):
        table.puts(seat, place)
    table.does(uses(RED, "large_torch"))
    table.waits_until(ENDS[0])
    assert lost(table) == [0, 0, 1]
    assert [table.stands(seat) for seat in range(3)] == [table.start] * 3
    assert table.lies_at(1, 0) == -1
    assert lies(table, torch) == BOXED


@pytest.mark.rule("illusions.vanish.treasure_tile", "treasures.secret_passage.chamber_removed")
def test_an_illusion_vanishes_with_adventurer_gem_treasure_and_secret_passage_on_it() -> None:
    """No printed illusion has a treasure icon; one laid there by hand stands for corrected data."""
    table = owning("secret_passage", "double_key", modules=("treasures", "illusions"))
    pile = piles(table, "healing_mask")
    illusion = table.chamber("illusion_2", at=(1, 0), stairs="W")
    south = table.chamber("cursed_12", at=(1, 1), stairs="W")
    hidden = hides(table, illusion, "extra_gem")
    table.game.emit(GemsMoved(DEPOT, at(AT_TILE, illusion >> 1), 1))
    table.puts(RED, illusion)
    table.does(uses(RED, "secret_passage", wall(illusion, south)))
    gems, boxed = table.game.depot.gems, table.game.depot.boxed
    table.waits_until(ENDS[0])
    assert table.stands(RED) == table.start
    assert table.owns(RED) == ["double_key"]
    assert table.game.pile(TREASURES) == [*pile, hidden]
    assert (table.game.depot.gems, table.game.depot.boxed) == (gems, boxed + 1)
    assert table.game.temple.passages(south) == []
    table.game.emit(ChamberPlaced(table.tile(BARE), cell_at(1, 0), WEST, RED))
    assert table.game.temple.passages(south) == [table.lies_at(1, 0)]


# -------------------------------------------------------------------- with special chambers
@pytest.mark.rule("treasures.secret_passage.double_half", "treasures.secret_passage.not_double_wall")
@pytest.mark.parametrize("half", [0, 1])
def test_secret_passage_beside_a_double_chamber(half: int) -> None:
    """East of it both halves border on the wall: blue picks one, pays its price, and is shut off from the other."""
    table = scenario(modules=("treasures", "special_chambers"))
    gives(table, BLUE, "secret_passage")
    front = table.chamber("double_torch_chamber", at=(0, 3), stairs="S")
    hall = table.chamber("cursed_12", at=(1, 3), stairs="W")
    table.puts(BLUE, hall)
    assert table.targets(BLUE, "secret_passage") == {wall(front, hall), wall(front + 1, hall)}
    table.does(uses(BLUE, "secret_passage", wall(front + half, hall)))
    table.shows(BLUE, "AAAAA" if half else "ATTTT")
    assert table.refuses(Enter(BLUE, front + half)) == "not_enough_icons"
    table.shows(BLUE, "ATTTT" if half else "AAAAA")
    table.does(Enter(BLUE, front + half))
    table.shows(BLUE, "AATTT")
    assert table.refuses(Enter(BLUE, front + 1 - half)) == "no_passage"
    assert table.game.temple.passages(front + half) == [hall]


@pytest.mark.rule("treasures.teleport.self_only", "special_chambers.treasure.no_teleport")
def test_teleport_with_the_chalice() -> None:
    """Red stands with the chalice and teleports to blue; the chalice stays where it was, free for anybody."""
    table = owning("teleport", modules=("treasures", "special_chambers"))
    table.pile("treasure_chamber", BARE)
    discovers(table, seat=RED)
    room = table.lies_at(1, 0)
    (chalice,) = table.game.pieces.lying(at(AT_PLACE, room))
    far = table.chamber("cursed_09", at=(4, 4))
    table.puts(RED, room)
    table.puts(BLUE, far)
    assert table.refuses(Perform(RED, "teleport", far, using=(chalice,))) == "no_such_item"
    table.does(uses(RED, "teleport", far))
    assert table.stands(RED) == far
    assert lies(table, chalice) == at(AT_PLACE, room)
    table.puts(BLUE, room)
    table.shows(BLUE, "AATTT")
    table.does(Enter(BLUE, table.start, carry=chalice))


# -------------------------------------------------------------------- among the players
@pytest.mark.rule("treasures.healing_mask.optional", "treasures.healing_mask.effect", "base.mask.keep_switch")
def test_healing_mask_while_somebody_collects_black_masks() -> None:
    table = owning("healing_mask", "healing_mask", players=3)
    table.shows(RED, "BTTTT")
    table.shows(BLUE, "BBBB.")
    table.shows(GREEN, "BBBBB")
    table.does(Prefer(BLUE, "keeps_masks", on=True))
    table.does(uses(RED, "healing_mask"))
    assert [table.faces(seat) for seat in range(3)] == [".TTTT", "BBBB.", "....."]
    assert table.refuses(uses(RED, "healing_mask")) == "only_kept"
    table.does(Prefer(BLUE, "keeps_masks", on=False))
    table.does(uses(RED, "healing_mask"))
    assert table.faces(BLUE) == "....."


@pytest.mark.rule("treasures.double_icon.offer", "treasures.double_icon.uses")
def test_double_key_in_a_joint_activation() -> None:
    """Red offers the key, takes it back, offers it again; blue fires once with dice enough and once without."""
    table = owning("double_key")
    (key,) = owned(table)
    first = table.chamber("cursed_04", at=(1, 0), stairs="W")
    second = table.chamber("cursed_05", at=(2, 0), stairs="W")
    for seat in (RED, BLUE):
        table.puts(seat, first)
    table.shows(BLUE, "KKK..")
    assert table.refuses(ActivateGems(BLUE)) == "not_enough_icons"
    table.does(AddItem(RED, key))
    assert "activate" in table.verbs(BLUE)
    table.does(AddItem(RED, key, on=False))
    assert table.refuses(ActivateGems(BLUE)) == "not_enough_icons"
    table.does(AddItem(RED, key))
    table.shows(RED, "K....")
    table.does(ActivateGems(BLUE))
    assert table.owns(RED) == ["double_key"]
    assert (table.faces(RED), table.faces(BLUE)) == (".....", ".....")

    for seat in (RED, BLUE):
        table.puts(seat, second)
    table.shows(BLUE, "KKK..")
    table.does(ActivateGems(BLUE))
    assert table.owns(RED) == []
    assert table.faces(BLUE) == "..K.."
    assert table.gems_in(second) == 1


@pytest.mark.rule("treasures.place.trigger")
def test_a_chamber_that_is_discovered_again_is_as_new_and_gets_another_treasure() -> None:
    table = scenario()
    piles(table, "teleport", "extra_gem")
    table.pile(HOARD, BARE)
    discovers(table)
    tile = table.lies_at(1, 0) >> 1
    remove_chamber(table.game, tile)
    top, below = table.game.pile(TREASURES)
    assert [table.game.pieces.kind_of(piece).id for piece in (top, below)] == ["extra_gem", "teleport"]
    table.game.emit(ChamberPlaced(tile, cell_at(1, 0), EAST, RED))
    assert lies(table, top) == at(AT_PLACE, 2 * tile)
