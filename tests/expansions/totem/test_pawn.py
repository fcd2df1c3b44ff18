"""A tower beside the cursed calendar: with an empty depot it moves the pawn."""

import pytest

from tests.expansions.calendar.dating import CURSED, GEAR, MOON, SUN, pawn, pile, seen_on
from tests.expansions.totem.stacked import TotemTable
from tumbledown.engine.commands import Perform
from tumbledown.engine.events import GemsActivated, GemsMoved, Noted
from tumbledown.engine.pieces import BOXED, DEPOT
from tumbledown.engine.structs import Settings

BANK = Perform(0, "bank_gem")
FIVE = (0, 0, 0, 1, 1)
TEN = (0, 0, 0, 0, 0, 1, 1, 1, 1, 1)


def cursed(sign: str, *, space: int = 0, gems: int = 0, variants: tuple[str, ...] = (CURSED,)) -> TotemTable:
    """The Totem bears this sign, and the pawn has gone so many spaces."""
    table = TotemTable(gems=gems, settings=Settings(3, ("totem", "calendar"), variants=variants))
    table.cards("calendar", SUN, MOON, GEAR)
    table.lays(sign, table.place)
    bears(table, table.place)
    table.notes("calendar", "pawn_at", space)
    return table


def bears(table: TotemTable, *places: int) -> None:
    table.game.apply_only(Noted("calendar", "bearers", tuple(place >> 1 for place in places)))


def is_spent(table: TotemTable) -> bool:
    """Whether the dice of the tower have gone back, and no gem has moved."""
    is_dark = table.happened(GemsMoved) == [] == table.happened(GemsActivated)
    return is_dark and table.tower == () and not table.game.temple.used[table.place >> 1]


@pytest.mark.rule("calendar.cursed.depot_empty", "totem.bank")
def test_five_dice_move_the_pawn_with_an_empty_depot() -> None:
    table = cursed(SUN)
    table.stacks(*FIVE)
    assert pawn(table) == 0
    table.does(BANK)
    assert pawn(table) == 1
    assert is_spent(table)
    assert (table.faces(0), table.faces(1)) == ("...BB", "..BBB")
    assert pile(table)[-1] == SUN


@pytest.mark.rule("calendar.cursed.depot_empty", "totem.bank")
def test_ten_dice_move_the_pawn_one_space_by_themselves() -> None:
    table = cursed(SUN)
    table.stacks(*TEN)
    assert pawn(table) == 1
    assert is_spent(table)


@pytest.mark.rule("calendar.cursed.depot_empty", "totem.bank")
def test_ten_dice_wait_until_the_calendar_wants_their_sign() -> None:
    table = cursed(MOON)
    table.stacks(*TEN)
    assert table.refuses(BANK) == "depot_empty"
    assert len(table.tower) == 10
    table.game.emit(Noted("calendar", "pawn_at", 1))
    assert pawn(table) == 2
    assert is_spent(table)


@pytest.mark.rule("calendar.cursed.depot_empty")
@pytest.mark.parametrize(("sign", "variants"), [(MOON, (CURSED,)), (SUN, ())])
def test_another_sign_or_the_eternal_side_moves_nothing(sign: str, variants: tuple[str, ...]) -> None:
    table = cursed(sign, variants=variants)
    table.stacks(*FIVE)
    assert table.refuses(BANK) == "depot_empty"


@pytest.mark.rule("calendar.cursed.depot_empty_cheapest", "totem.once")
def test_the_chamber_can_still_be_lit_after_it_has_moved_the_pawn() -> None:
    table = cursed(SUN)
    table.stacks(*FIVE)
    table.does(BANK)
    table.game.emit(GemsMoved(BOXED, DEPOT, 1))
    table.rest()
    table.stacks(*FIVE)
    table.does(BANK)
    assert table.gems_in(table.place) == 1
    assert pawn(table) == 1


@pytest.mark.rule("calendar.chamber.swap", "calendar.cursed.depot_empty")
def test_a_tower_of_ten_takes_the_sign_that_lies_there_after_a_swap() -> None:
    table = cursed(MOON)
    other = table.chamber("basic_04", at=(0, 1), stairs="N")
    table.lays(SUN, other)
    bears(table, table.place, other)
    table.stacks(*TEN)
    table.puts(2, table.chamber("calendar", at=(0, -1), stairs="S"))
    table.shows(2, "KKKAT")
    low, high = sorted((table.place >> 1, other >> 1))
    table.does(Perform(2, "swap_tiles", low << 10 | high))
    assert (pawn(table), seen_on(table, other)) == (1, [MOON])
    assert is_spent(table)
    assert pile(table)[-1] == SUN
