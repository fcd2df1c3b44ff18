"""Double torch and Double key: two icons for one purpose, spent only when their owner adds them."""

import pytest

from tests.expansions.treasures.treasured import gives, hides, hoard, owned, owning, scenario, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Command, Discover, Enter, Escape, Perform, Prefer, Roll
from tumbledown.engine.events import DiceSpent
from tumbledown.server.options import SeatOptions

TORCH_ROOM, KEY_ROOM = "cursed_02", "cursed_04"
"""A gem for four torches, entered for an adventurer and a key; a gem for four keys."""


def in_chamber(kind: str, *treasures: str, players: int = 2) -> Scenario:
    """All stand in a chamber of this kind, seat 0 with these treasures."""
    table = owning(*treasures, players=players)
    place = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table


# -------------------------------------------------------------------- what they are good for
@pytest.mark.rule("treasures.double_icon.effect")
@pytest.mark.parametrize(("kind", "room", "icon"), [("double_torch", TORCH_ROOM, "T"), ("double_key", KEY_ROOM, "K")])
def test_each_stands_for_two_icons_of_its_kind(kind: str, room: str, icon: str) -> None:
    table = in_chamber(room, kind)
    (treasure,) = owned(table)
    table.shows(0, icon + "....")
    assert table.refuses(ActivateGems(0, using=(treasure,))) == "not_enough_icons"
    table.shows(0, icon * 2 + "...")
    table.does(ActivateGems(0, using=(treasure,)))
    assert table.owns(0) == []
    assert table.faces(0) == "....."


def entering() -> tuple[Scenario, Command]:
    table = owning("double_key")
    room = table.chamber(TORCH_ROOM, at=(1, 0), stairs="W")
    table.shows(0, "ATTTT")
    return table, Enter(0, room)


def claiming() -> tuple[Scenario, Command]:
    table = owning("double_key")
    hoard(table, 0)
    return table, Perform(0, "claim")


def escaping() -> tuple[Scenario, Command]:
    table = owning("double_key", gems=2)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KAAAA")
    return table, Escape(0)


def lifting() -> tuple[Scenario, Command]:
    table = scenario(modules=("curses", "treasures"))
    gives(table, 0, "double_key")
    (curse,) = gives(table, 0, "silence")
    table.shows(0, "TT...")
    return table, Perform(0, "lift", curse)


def activating_together() -> tuple[Scenario, Command]:
    table = in_chamber(KEY_ROOM, "double_key")
    table.shows(1, "KKAAA")
    return table, ActivateGems(1)


@pytest.mark.rule("treasures.double_icon.uses")
@pytest.mark.parametrize("case", [entering, claiming, escaping, activating_together, lifting])
def test_it_may_be_added_to_every_payment(case: object) -> None:
    table, command = case()  # type: ignore[operator]
    (key,) = [piece for piece in owned(table) if table.game.pieces.kind_of(piece).id == "double_key"]
    assert table.refuses(command) == "not_enough_icons"
    table.does(AddItem(0, key))
    table.does(command)
    assert key not in owned(table)


@pytest.mark.rule("treasures.double_icon.uses")
def test_it_serves_only_its_owner_and_only_where_the_owner_stands() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    (key,) = owned(table)
    table.does(AddItem(0, key))
    table.shows(1, "KKAAA")
    table.puts(0, table.start)
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"
    room = table.lies_at(1, 0)
    table.puts(0, room)
    table.puts(1, table.start)
    table.shows(1, "ATTTT")
    assert table.refuses(Enter(1, room)) == "not_enough_icons"


# -------------------------------------------------------------------- when they go
@pytest.mark.rule("treasures.double_icon.offer")
def test_it_is_never_spent_by_itself() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    table.shows(0, "KK...")
    table.shows(1, "K....")
    assert "activate" not in table.verbs(0) | table.verbs(1)
    assert table.refuses(ActivateGems(0)) == table.refuses(ActivateGems(1)) == "not_enough_icons"
    assert table.owns(0) == ["double_key"]


@pytest.mark.rule("treasures.double_icon.offer")
def test_an_added_one_is_kept_while_dice_suffice() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    table.does(AddItem(0, owned(table)[0]))
    table.shows(0, "K....")
    table.shows(1, "KKK..")
    table.does(ActivateGems(1))
    assert table.owns(0) == ["double_key"]
    assert (table.faces(0), table.faces(1)) == (".....", ".....")


@pytest.mark.rule("treasures.double_icon.offer")
def test_one_that_was_taken_back_is_not_spent() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    (key,) = owned(table)
    table.shows(1, "KK...")
    table.does(AddItem(0, key))
    assert "activate" in table.verbs(1)
    table.does(AddItem(0, key, on=False))
    assert "activate" not in table.verbs(1)
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"


@pytest.mark.rule("treasures.double_icon.offer")
def test_an_added_one_stays_shared_whatever_the_owner_does_and_even_if_dice_are_held_back() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    table.does(AddItem(0, owned(table)[0]))
    table.does(Roll(0))
    table.does(Prefer(0, "holds_back", on=True))
    table.shows(0, "KKKKK")
    table.shows(1, "KK...")
    table.does(ActivateGems(1))
    assert table.owns(0) == []
    assert table.faces(0) == "KKKKK"


@pytest.mark.rule("treasures.double_icon.offer")
def test_mates_are_told_when_one_is_added_and_taken_back() -> None:
    table = in_chamber(KEY_ROOM, "double_key")
    (key,) = owned(table)
    table.shows(1, "KK...")
    options = SeatOptions(table.game)
    options.all_options(1)
    for on in (True, False):
        table.does(AddItem(0, key, on=on))
        told = options.new_options(1)
        assert told is not None
        assert ("activate" in [option.verb for option in told]) == on


@pytest.mark.rule("treasures.double_icon.no_split")
def test_both_icons_serve_one_action_and_the_second_is_lost_if_it_is_not_needed() -> None:
    """One key is needed to enter; the other does not help to claim what lies there."""
    table, command = entering()
    hides(table, table.lies_at(1, 0), "teleport")
    table.does(AddItem(0, owned(table)[0]))
    table.does(command)
    assert table.owns(0) == []
    table.shows(0, "KTTTT")
    assert table.refuses(uses(0, "claim")) == "not_enough_icons"


@pytest.mark.rule("treasures.double_icon.no_dice")
@pytest.mark.parametrize("faces", ["BBBBB", "....."])
def test_it_pays_alone_even_without_a_free_die(faces: str) -> None:
    table = owning("double_key")
    hoard(table, 0)
    (key,) = owned(table)
    table.shows(0, faces)
    events = table.does(Perform(0, "claim", using=(key,)))
    assert not any(isinstance(event, DiceSpent) for event in events)
    assert table.owns(0) == ["extra_gem"]


@pytest.mark.rule("treasures.use.no_waste")
def test_one_that_does_not_help_cannot_be_named_and_is_kept() -> None:
    table = owning("double_torch")
    table.pile("cursed_07")
    (torch,) = owned(table)
    table.shows(0, "AA...")
    assert table.refuses(Discover(0, 1, using=(torch,))) == "item_of_no_use"
    assert table.refuses(uses(0, "claim")) == "no_treasure_here"
    table.does(AddItem(0, torch))
    table.does(Discover(0, 1))
    assert table.owns(0) == ["double_torch"]
