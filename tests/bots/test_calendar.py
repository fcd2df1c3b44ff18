"""Bots and the calendar: they go for the signs that move the pawn, swap tiles and fetch dice, and never freeze."""

import pytest

from tests.bots.team_of import BotScenario
from tests.expansions.calendar.dating import (
    CURSED,
    ETERNAL,
    GEAR,
    KEY_GEM,
    MOON,
    SUN,
    TORCH_GEM,
    bears,
    chosen,
)
from tumbledown.bots.meetings import NOT_NOW
from tumbledown.bots.table import play_game
from tumbledown.engine.commands import ActivateGems, Enter, Perform
from tumbledown.engine.dice import TILE
from tumbledown.engine.events import DieMoved
from tumbledown.engine.structs import Settings


def at_the_start(side: str, west: str, east: str, *, gems: int = 7) -> tuple[BotScenario, int, int]:
    """A gem chamber on either side of the start with these signs, and dice to enter either; their places."""
    table = BotScenario(settings=Settings(players=2, modules=("calendar",), variants=chosen(side)), gems=gems)
    places = bears(table, KEY_GEM, west, (-1, 0), "E"), bears(table, TORCH_GEM, east, (1, 0), "W")
    for seat in (0, 1):
        table.shows(seat, "AAKTT")
    return table, *places


@pytest.mark.parametrize("side", [ETERNAL, CURSED])
@pytest.mark.parametrize(("west", "east"), [(SUN, MOON), (MOON, SUN)])
def test_they_go_for_the_sign_that_is_wanted(side: str, west: str, east: str) -> None:
    table, left, right = at_the_start(side, west, east)
    table.decides(0)
    assert table.decides(0) == Enter(0, left if west == SUN else right)


def test_on_the_cursed_side_what_moves_nothing_is_left_for_later_while_there_is_time() -> None:
    table, left, right = at_the_start(CURSED, MOON, SUN)
    table.chamber("calendar", (0, 1))
    table.decides(0)
    assert (table.team.favours[left], table.team.favours[right] > 0) == (NOT_NOW, True)
    table.waits_until(500_000)
    table.decides(0)
    assert left not in table.team.favours


def test_a_sign_on_a_chamber_that_cannot_be_lit_is_swapped_to_one_that_can() -> None:
    table, left, right = at_the_start(ETERNAL, SUN, MOON)
    table.game.temple.used[left >> 1] = 1
    table.puts(0, table.chamber("calendar", (2, 0), "W"))
    table.shows(0, "KKKAT")
    low, high = sorted((left >> 1, right >> 1))
    assert table.decides(0) == Perform(0, "swap_tiles", low << 10 | high)


def test_nobody_swaps_what_is_of_use_where_it_lies() -> None:
    table, _, _ = at_the_start(ETERNAL, SUN, GEAR)
    table.puts(0, table.chamber("calendar", (2, 0), "W"))
    table.shows(0, "KKKAT")
    assert not isinstance(table.decides(0), Perform)


def test_dice_that_lie_near_are_fetched() -> None:
    table = BotScenario(settings=Settings(players=2, modules=("calendar",), variants=(CURSED,)), gems=7)
    room = table.chamber("calendar", (1, 0), "W")
    table.game.apply_only(DieMoved(4, TILE << 10 | room >> 1, 0, 0))
    table.shows(0, "AKTT")
    table.shows(1, "AKTTT")
    assert table.decides(0) == Enter(0, room)
    assert table.decides(1) != Enter(1, room)


def test_with_an_empty_depot_and_too_few_dice_they_move_the_pawn() -> None:
    table = BotScenario(settings=Settings(players=2, modules=("calendar",), variants=(CURSED,)), gems=0)
    table.gives_dice(0, 3)
    place = bears(table, KEY_GEM, SUN)
    table.chamber("exit", (-1, 0), "E")
    for seat in (0, 1):
        table.puts(seat, place)
    table.shows(0, "KKA")
    table.shows(1, "KKATT")
    assert table.decides(0) == ActivateGems(0, 0)


@pytest.mark.parametrize(("side", "least"), [(ETERNAL, 4), (CURSED, 1)])
def test_whole_games_are_played_to_their_end_and_some_are_won(side: str, least: int) -> None:
    settings = Settings(players=3, modules=("calendar",), variants=chosen(side))
    results = [play_game(settings, f"calendar {number}") for number in range(6)]
    assert all(not result.refused for result in results)
    assert sum(result.won for result in results) >= least
