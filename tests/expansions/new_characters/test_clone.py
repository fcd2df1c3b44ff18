"""Clone: once, all own torches and keys count double for one action."""

import pytest

from tests.expansions.new_characters.tables import scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, AddItem, Command, Enter, Escape, Perform
from tumbledown.engine.events import DiceSpent, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.rule_types import Worth

TORCH_ROOM, KEY_ROOM = "cursed_02", "cursed_04"
"""A gem for four torches, entered for an adventurer and a key; a gem for four keys."""


def owning(*more: str, gems: int = 5, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    """Seat 0 has a clone; the table and the tile."""
    table = scenario(2, *more, gems=gems, extra=extra)
    return table, table.gets(0, "clone")


def in_room(kind: str, *seats: int, extra: tuple[Chapter, ...] = ()) -> tuple[Scenario, int]:
    table, clone = owning(extra=extra)
    room = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in seats:
        table.puts(seat, room)
    return table, clone


@pytest.mark.rule("new_characters.clone")
@pytest.mark.parametrize(("room", "icon"), [(TORCH_ROOM, "T"), (KEY_ROOM, "K")])
def test_own_torches_and_keys_count_double_for_one_action_and_the_tile_is_gone(room: str, icon: str) -> None:
    table, clone = in_room(room, 0)
    table.shows(0, icon * 2 + "AGB")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    events = table.does(ActivateGems(0, using=(clone,)))
    assert events[:2] == [DiceSpent(0, 0b11), PieceMoved(clone, BOXED, seat=0)]
    assert table.faces(0) == "..AGB"


def entering() -> tuple[Scenario, int, Command]:
    table, clone = owning()
    narrow = table.chamber("narrow_passage", at=(1, 0), stairs="W")
    table.shows(0, "TTAAA")
    return table, clone, Enter(0, narrow)


def escaping() -> tuple[Scenario, int, Command]:
    table, clone = owning(gems=3)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KK...")
    return table, clone, Escape(0)


def lifting() -> tuple[Scenario, int, Command]:
    table, clone = owning("curses")
    curse = table.gets(0, "silence")
    table.shows(0, "TK...")
    return table, clone, Perform(0, "lift", curse)


def activating_together() -> tuple[Scenario, int, Command]:
    table, clone = in_room(KEY_ROOM, 0, 1)
    table.shows(0, "KAAAA")
    table.shows(1, "KKAAA")
    return table, clone, ActivateGems(0)


ACTIONS = [entering, escaping, lifting, activating_together]


@pytest.mark.rule("new_characters.clone.scope")
@pytest.mark.parametrize("case", ACTIONS)
def test_its_owner_adds_it_to_any_action(case: object) -> None:
    table, clone, command = case()  # type: ignore[operator]
    assert table.refuses(command) == "not_enough_icons"
    table.does(AddItem(0, clone))
    table.does(command)
    assert table.game.pieces.at[clone] == BOXED


@pytest.mark.rule("new_characters.clone.scope")
def test_a_team_mates_dice_are_not_doubled_and_no_touch_of_theirs_spends_it() -> None:
    table, clone = in_room(KEY_ROOM, 0, 1)
    table.shows(0, "KK...")
    table.shows(1, "KAAAA")
    table.does(AddItem(0, clone))
    assert table.refuses(ActivateGems(1)) == "not_enough_icons"
    table.shows(0, ".....")
    table.shows(1, "KK...")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"


@pytest.mark.rule("new_characters.clone.scope")
def test_treasure_icons_are_not_doubled() -> None:
    table, clone = in_room(KEY_ROOM, 0)
    double_key = table.gets(0, "double_key")
    table.shows(0, "A....")
    assert table.refuses(ActivateGems(0, using=(clone, double_key))) == "not_enough_icons"
    table.shows(0, "K....")
    table.does(ActivateGems(0, using=(clone, double_key)))


@pytest.mark.rule("new_characters.clone.scope")
def test_adventurers_are_not_doubled_so_it_is_not_spent_where_they_pay() -> None:
    table, clone = owning()
    dungeon = table.chamber("dungeon", at=(1, 0), stairs="W")
    table.shows(0, "AKT..")
    assert table.refuses(Enter(0, dungeon, using=(clone,))) == "not_enough_icons"
    table.shows(0, "AAT..")
    assert table.refuses(Enter(0, dungeon, using=(clone,))) == "item_of_no_use"


def skilled(torch: int, *, gold: bool) -> Chapter:
    """Torches count so much, and gold may serve as key."""
    chapter = Chapter("skilled", order=99)

    @chapter.adjust.worth(GRANT)
    def counts_more(game: Game, seat: int, worth: Worth) -> Worth:
        return torch, 1, gold

    return chapter


@pytest.mark.rule("new_characters.clone.scope")
@pytest.mark.parametrize(("room", "faces"), [(TORCH_ROOM, "T...."), (KEY_ROOM, "GG...")], ids=["four", "gold"])
def test_what_already_counts_more_is_doubled_too(room: str, faces: str) -> None:
    """A torch that counts two is worth four; golden masks that count as keys are worth two each."""
    table, clone = in_room(room, 0, extra=(skilled(2, gold=True),))
    table.shows(0, faces)
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    table.does(ActivateGems(0, using=(clone,)))
