"""Items that pay: added, shared, doubled, spent only where dice fall short."""

import pytest

from tests.engine.small_pieces import (
    CLONE,
    JINX,
    KEY,
    OTHER_KEY,
    OTHER_TORCH,
    TORCH,
    give,
    table_for,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Enter, Escape
from tumbledown.engine.events import (
    DiceSpent,
    Noted,
    PieceMoved,
)
from tumbledown.engine.pieces import (
    AT_PLACE,
    AT_SEAT,
    BOXED,
    at,
    seat_of,
)


# -------------------------------------------------------------------- items that pay
def in_the_exit(*items: int, faces: str, gems: int) -> Scenario:
    table = table_for(gems=gems)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, faces)
    give(table, 0, *items)
    return table


def test_an_item_that_was_not_added_pays_nothing() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    assert table.refuses(Escape(0)) == "not_enough_icons"
    assert "escape" not in table.verbs(0)


def test_an_added_item_pays_what_dice_lack_and_is_gone() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    assert "escape" in table.verbs(0)
    events = table.does(Escape(0))
    assert events[:2] == [DiceSpent(0, 0b11), PieceMoved(KEY, BOXED, seat=0)]


def test_an_added_item_stays_if_dice_suffice() -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY)
    table.does(AddItem(0, KEY))
    table.shows(0, "AKK..")
    table.does(Enter(0, hall))
    assert seat_of(table.game.pieces.at[KEY]) == 0
    assert table.game.pieces.added[KEY]


def test_an_item_can_be_taken_back() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    table.does(AddItem(0, KEY, on=False))
    assert table.refuses(Escape(0)) == "not_enough_icons"


@pytest.mark.parametrize("piece", [JINX, TORCH, 99, -1])
def test_only_own_pieces_that_can_pay_can_be_added(piece: int) -> None:
    table = in_the_exit(JINX, CLONE, KEY, faces="KK...", gems=3)
    assert table.refuses(AddItem(0, piece)) == "no_such_item"
    assert table.refuses(AddItem(1, KEY)) == "no_such_item"


def test_an_added_piece_that_doubles_is_listed_and_spent_only_if_dice_fall_short() -> None:
    table = in_the_exit(CLONE, faces="KK...", gems=3)
    assert "escape" not in table.verbs(0)
    table.does(AddItem(0, CLONE))
    assert "escape" in table.verbs(0)
    assert table.does(Escape(0))[:2] == [DiceSpent(0, 0b11), PieceMoved(CLONE, BOXED, seat=0)]


def test_an_added_piece_that_doubles_stays_if_dice_suffice() -> None:
    table = in_the_exit(CLONE, faces="KKKK.", gems=3)
    table.does(AddItem(0, CLONE))
    assert table.does(Escape(0))[0] == DiceSpent(0, 0b1111)


def test_nobody_else_doubles_with_it() -> None:
    """Four keys are asked for, and the mate who fires shows none: the owner's two count as two."""
    table = table_for()
    gems = table.chamber("basic_04", at=(1, 0), stairs="W")
    for seat, faces in ((0, "KK..."), (1, ".....")):
        table.puts(seat, gems)
        table.shows(seat, faces)
    give(table, 0, CLONE)
    table.does(AddItem(0, CLONE))
    assert "activate" in table.verbs(0)
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"


@pytest.mark.parametrize(("gem_chamber", "spent", "kept"), [("basic_01", TORCH, KEY), ("basic_04", KEY, TORCH)])
def test_of_several_added_items_only_those_that_help_are_spent(gem_chamber: str, spent: int, kept: int) -> None:
    table = table_for()
    table.puts(0, table.chamber(gem_chamber, at=(1, 0), stairs="W"))
    give(table, 0, KEY, TORCH)
    for item in (KEY, TORCH):
        table.does(AddItem(0, item))
    table.shows(0, "TTKK.")
    table.does(ActivateGems(0))
    assert table.game.pieces.at[spent] == BOXED
    assert seat_of(table.game.pieces.at[kept]) == 0


def test_of_several_items_as_few_as_possible_are_spent() -> None:
    table = table_for(gems=9)
    hall = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    table.puts(0, hall)
    give(table, 0, TORCH, KEY, OTHER_KEY)
    for item in (TORCH, KEY, OTHER_KEY):
        table.does(AddItem(0, item))
    table.shows(0, "KKK..")
    table.does(ActivateGems(0, 1))
    assert [seat_of(table.game.pieces.at[item]) for item in (TORCH, KEY, OTHER_KEY)] == [0, -1, -1]


def test_an_item_named_in_the_payment_goes_first() -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY)
    table.shows(0, "AKK..")
    table.does(Enter(0, hall, using=(KEY,)))
    assert table.faces(0) == ".KK.."
    assert table.game.pieces.at[KEY] == BOXED


@pytest.mark.parametrize("using", [(JINX,), (OTHER_KEY,), (99,), (-1,), (KEY, KEY)])
def test_only_own_items_can_be_named(using: tuple[int, ...]) -> None:
    table = table_for()
    hall = table.chamber("basic_02", at=(1, 0), stairs="W")
    give(table, 0, KEY, JINX)
    give(table, 1, OTHER_KEY)
    table.shows(0, "AKK..")
    assert table.refuses(Enter(0, hall, using=using)) == "no_such_item"


def test_an_added_item_is_shared_with_everybody_in_the_chamber() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    give(table, 1, TORCH)
    table.does(AddItem(1, TORCH))
    table.shows(0, "TT...")
    table.does(ActivateGems(0))
    assert table.game.pieces.at[TORCH] == BOXED
    assert table.gems_in(hall) == 1


def test_an_added_item_of_somebody_elsewhere_does_not_count() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    give(table, 1, TORCH)
    table.does(AddItem(1, TORCH))
    table.shows(0, "TT...")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"


def test_an_item_lying_in_the_chamber_counts_there_and_only_for_joint_payments() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.game.emit(PieceMoved(TORCH, at(AT_PLACE, hall)))
    table.game.emit(Noted("piece", "added", 1, TORCH))
    table.shows(0, "TTA..")
    beyond = table.chamber("basic_08", at=(2, 0), stairs="W")
    table.shows(0, "TTA..")
    table.does(ActivateGems(0))
    assert table.faces(0) == "..A.."
    table.game.emit(PieceMoved(OTHER_TORCH, at(AT_PLACE, hall)))
    table.game.emit(Noted("piece", "added", 1, OTHER_TORCH))
    assert table.refuses(Enter(0, beyond)) == "not_enough_icons"


def test_a_clone_doubles_torches_and_keys_of_whoever_fires() -> None:
    table = table_for()
    hall = table.chamber("basic_01", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, hall)
    give(table, 0, CLONE)
    table.shows(0, "T....")
    table.shows(1, "TT...")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    assert table.refuses(ActivateGems(1, using=(CLONE,))) == "no_such_item"
    table.does(ActivateGems(0, using=(CLONE,)))
    assert table.game.pieces.at[CLONE] == BOXED
    assert (table.faces(0), table.faces(1)) == (".....", ".....")


def test_a_clone_doubles_no_items_and_no_adventurers() -> None:
    table = in_the_exit(CLONE, KEY, faces="K....", gems=4)
    table.does(AddItem(0, KEY))
    assert table.refuses(Escape(0, using=(CLONE,))) == "not_enough_icons"
    table = table_for()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    give(table, 0, CLONE)
    table.shows(0, "A....")
    assert table.refuses(Enter(0, hall, using=(CLONE,))) == "not_enough_icons"


def test_a_spent_item_is_no_longer_added() -> None:
    table = in_the_exit(KEY, faces="KK...", gems=3)
    table.does(AddItem(0, KEY))
    table.game.emit(PieceMoved(KEY, at(AT_SEAT, 1)))
    assert table.game.items == []
    assert not table.game.pieces.added[KEY]
