"""A platform that hovers comes back as soon as no means is left by which somebody else could help it."""

import pytest

from tests.expansions.traps.tables import BLUE, GREEN, RED, before_a_trap, changes, hovering, lies
from tests.expansions.traps.test_platform import rides
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Discover, Perform, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import (
    AdventurerEscaped,
    ChamberPlaced,
    DieMoved,
    GemsActivated,
    Noted,
    PieceMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.pieces import BOXED, SPENT_BY, at
from tumbledown.engine.questions import YES
from tumbledown.engine.temple import HOVER, cell_at
from tumbledown.engine.tiles import NORTH, SOUTH

HOME = (1, -1)


def stuck(players: int = 2, *modules: str, fate: int = 0, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Red hovers, and the dice of all others are about to be locked."""
    table, tile = hovering(players, *modules, extra=extra)
    table.notes("depot", "beside", fate)
    return table, tile


def locks(table: Scenario, seat: int = BLUE) -> None:
    """The seat throws nothing but black masks."""
    dice = table.dice(seat, "ATKG.")
    table.will_throw(seat, "B" * dice.bit_count())
    table.does(Roll(seat, dice), at=table.game.now + 5000)


def waits(table: Scenario, tile: int) -> bool:
    return table.game.temple.state[tile] == HOVER


def keeps(table: Scenario, seat: int, number: int) -> None:
    """The seat loses all its dice but so many."""
    for die in list(table.game.dice.hands[seat][number:]):
        changes(table, DieMoved(die, spot(LOST), seat))


# -------------------------------------------------------------------- nobody waits for ever
@pytest.mark.rule("traps.platform.softlock")
def test_alone_one_is_set_down_again_at_once() -> None:
    table, hall = before_a_trap("platform", players=1)
    events = table.does(Discover(RED, NORTH))
    assert rides(events) == [[(1, -1)]]
    assert table.lies_at(1, -1) == table.stands(RED)
    assert table.game.temple.passages(table.stands(RED)) == [hall]


@pytest.mark.rule("traps.platform.softlock")
def test_it_comes_back_when_nobody_else_is_left_inside() -> None:
    table, tile = hovering()
    changes(table, AdventurerEscaped(BLUE, BLUE))
    assert lies(table, tile) == (1, -1)


@pytest.mark.rule("traps.platform.softlock")
def test_it_comes_back_with_an_empty_pile() -> None:
    table, _ = before_a_trap("platform", more=())
    table.does(Discover(RED, NORTH))
    assert lies(table, table.stands(RED) >> 1) == (1, -1)


@pytest.mark.rule("traps.platform.softlock")
def test_it_comes_back_when_nobody_else_could_walk_to_an_opening() -> None:
    table, tile = hovering()
    cell = table.chamber("exit", at=(-7, 0), stairs="W")
    table.puts(BLUE, cell)
    assert table.game.temple.leads_on([cell])
    changes(table, ChamberPlaced(table.tile("basic_02"), cell_at(-8, 0), 0))
    assert not table.game.temple.leads_on([cell])
    assert lies(table, tile) == (1, -1)


@pytest.mark.rule("traps.platform.softlock")
def test_it_comes_back_when_all_dice_of_the_others_are_locked_or_too_few() -> None:
    table, tile = hovering()
    table.notes("depot", "beside", 0)
    table.will_throw(BLUE, "BBBBA")
    table.does(Roll(BLUE, table.dice(BLUE)))
    assert table.game.temple.state[tile] == HOVER
    table.will_throw(BLUE, "B")
    table.does(Roll(BLUE, table.dice(BLUE, "A")), at=table.game.now + 5000)
    assert lies(table, tile) == (1, -1)
    table, tile = hovering()
    for number, die in enumerate(list(table.game.dice.hands[BLUE][1:])):
        assert table.game.temple.state[tile] == HOVER, number
        changes(table, DieMoved(die, spot(LOST), BLUE))
    assert lies(table, tile) == (1, -1)


# -------------------------------------------------------------------- dice that may still be freed
@pytest.mark.rule("traps.platform.softlock", "base.fate.effect")
def test_it_waits_as_long_as_a_turn_of_fate_is_left() -> None:
    table, tile = stuck(fate=1)
    locks(table)
    assert waits(table, tile)
    table.does(Perform(RED, "fate"))
    table.does(Answer(BLUE, max(table.game.questions), YES))
    assert waits(table, tile), "all are free now"
    locks(table)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "treasures.healing_mask.effect")
@pytest.mark.parametrize("owner", [RED, BLUE])
def test_it_waits_as_long_as_somebody_has_a_healing_mask(owner: int) -> None:
    table, tile = stuck(2, "treasures")
    treasure = table.gets(owner, "healing_mask")
    locks(table)
    assert waits(table, tile)
    changes(table, PieceMoved(treasure, BOXED, seat=owner))
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "treasures.healing_mask.effect")
def test_a_healing_mask_that_is_used_frees_the_others_before_anything_is_decided() -> None:
    table, tile = stuck(2, "treasures")
    table.gets(RED, "healing_mask")
    locks(table)
    table.does(Perform(RED, "healing_mask"))
    assert waits(table, tile)


@pytest.mark.rule("traps.platform.softlock", "characters.doc.activatable", "characters.activatable.refresh")
def test_it_waits_for_the_doc_on_it_whose_card_is_ready_or_will_be() -> None:
    table, tile = stuck(2, "characters")
    card = table.gets(RED, "doc_activatable")
    locks(table)
    assert waits(table, tile)
    changes(table, PieceMoved(card, at(SPENT_BY, RED), seat=RED))
    assert waits(table, tile), "a slam is still to come"
    changes(table, Noted("base", "slams", 2))
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "characters.doc.activatable")
def test_a_doc_whose_dice_are_locked_or_too_few_frees_nobody() -> None:
    table, tile = stuck(2, "characters")
    table.gets(RED, "doc_activatable")
    locks(table, RED)
    locks(table)
    assert lies(table, tile) == HOME
    table, tile = stuck(2, "characters")
    table.gets(RED, "doc_activatable")
    keeps(table, RED, 1)
    locks(table)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "characters.priest.activatable_unlock_only")
def test_it_waits_for_a_priest_who_can_shed_masks() -> None:
    table, tile = stuck(2, "characters")
    table.gets(BLUE, "priest_activatable")
    locks(table)
    assert waits(table, tile)
    keeps(table, BLUE, 2)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "new_characters.trickster.locked")
def test_it_waits_for_a_swap_with_somebody_whose_dice_are_free() -> None:
    table, tile = stuck(2, "characters", "new_characters")
    table.gets(RED, "trickster_activatable")
    locks(table)
    assert waits(table, tile)
    locks(table, RED)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "base.mask.help_same_chamber")
def test_it_waits_for_a_single_die_beside_the_locked_ones() -> None:
    table, tile = stuck(3)
    keeps(table, GREEN, 1)
    locks(table)
    assert waits(table, tile)
    locks(table, GREEN)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "totem.fall_locked", "totem.withdraw")
def test_it_waits_for_whoever_can_drop_locked_dice_at_the_totem() -> None:
    table, tile = stuck(2, "totem")
    place = table.chamber("totem", at=(7, 7))
    table.puts(BLUE, place)
    locks(table)
    assert waits(table, tile)
    changes(table, GemsActivated((place >> 1,), (0,), BLUE))
    changes(table, Noted("seat", "prefs", 0, RED))
    assert lies(table, tile) == HOME


# -------------------------------------------------------------------- dice that may still come
@pytest.mark.rule("traps.platform.softlock", "base.escape.gift")
def test_it_waits_for_a_gift_of_somebody_outside() -> None:
    table, tile = stuck(3)
    changes(table, AdventurerEscaped(GREEN, GREEN))
    keeps(table, BLUE, 1)
    assert waits(table, tile)
    gift = 1 << next(iter(table.game.dice.held(GREEN, 7)))
    table.does(Perform(GREEN, "gift", RED, dice=gift))
    assert lies(table, tile) == HOME, "it went to the one who hovers"


# -------------------------------------------------------------------- captives, and parts of the temple
def beside_a_cliff(dice: int, *modules: str) -> tuple[Scenario, int]:
    """Blue hangs on a cliff with so many dice, and Red has just discovered the platform."""
    table, _ = before_a_trap("cliff_torch", modules=("traps", *modules), more=("platform", "basic_09", "basic_10"))
    table.notes("depot", "beside", 0)
    table.puts(BLUE, table.stands(RED))
    table.shows(BLUE, "AAAAA")
    table.does(Discover(BLUE, SOUTH))
    keeps(table, BLUE, dice)
    table.does(Discover(RED, NORTH))
    return table, table.stands(RED) >> 1


@pytest.mark.rule("traps.platform.softlock", "traps.cliff.few_dice")
def test_a_captive_who_can_never_climb_up_is_no_help() -> None:
    table, tile = beside_a_cliff(2)
    assert lies(table, tile) == HOME
    table, tile = beside_a_cliff(3)
    assert waits(table, tile)
    keeps(table, BLUE, 2)
    assert lies(table, tile) == HOME


@pytest.mark.rule("traps.platform.softlock", "traps.cliff.own_sources")
@pytest.mark.parametrize(
    ("module", "card", "helps"),
    [
        ("treasures", "double_torch", True),
        ("treasures", "double_key", False),
        ("characters", "mechanic_permanent", True),
    ],
)
def test_own_cards_of_a_captive_count(module: str, card: str, helps: bool) -> None:
    table, tile = beside_a_cliff(3, module)
    table.gets(BLUE, card)
    keeps(table, BLUE, 2)
    assert waits(table, tile) == helps


@pytest.mark.rule("traps.platform.softlock")
def test_one_who_can_throw_and_another_who_stands_at_an_opening_are_no_help_apart() -> None:
    table, tile = stuck(3)
    table.puts(BLUE, table.chamber("exit", at=(-7, 0), stairs="W"))
    locks(table, GREEN)
    assert waits(table, tile)
    changes(table, ChamberPlaced(table.tile("basic_02"), cell_at(-8, 0), 0))
    assert lies(table, tile) == HOME


# -------------------------------------------------------------------- the hooks
@pytest.mark.hook("adjust.may_be_freed")
@pytest.mark.rule("traps.platform.softlock")
def test_a_chapter_says_by_what_locked_dice_may_be_freed() -> None:
    chapter, asked = Chapter("probe", order=90), []

    @chapter.adjust.may_be_freed(GRANT)
    def by_a_friend(game: Game, seat: int, able: bool) -> bool:
        asked.append((seat, able))
        return True

    table, tile = stuck(extra=(chapter,))
    locks(table)
    assert waits(table, tile)
    assert (BLUE, False) in asked


@pytest.mark.hook("adjust.dice_to_come")
@pytest.mark.rule("traps.platform.softlock")
def test_a_chapter_says_how_many_dice_may_come() -> None:
    chapter, asked = Chapter("probe", order=90), []

    @chapter.adjust.dice_to_come(GRANT)
    def from_a_friend(game: Game, seat: int, number: int) -> int:
        asked.append((seat, number))
        return 1

    table, tile = stuck(extra=(chapter,))
    keeps(table, BLUE, 1)
    assert waits(table, tile)
    assert (BLUE, 0) in asked
    keeps(table, BLUE, 0)
    assert lies(table, tile) == HOME
