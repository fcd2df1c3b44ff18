"""Bots with the teleport token, in the exchange chamber, and with cursed gems."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.lore.cursed_gems import recalled
from tumbledown.bots.table import play_game
from tumbledown.bots.team import EXPLORE, HOME, LEAVE
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, at
from tumbledown.engine.structs import Settings
from tumbledown.expansions.data.cursed_gems import position_of

GEM, OTHER = "ruby_eye", "jade_sun"


# -------------------------------------------------------------------- the token
def row_of_chambers(token_at: int) -> tuple[BotScenario, list[int]]:
    """The teleport chamber beside the start, and four more behind it; the token lies in the one of this number."""
    table = BotScenario(players=2, modules=("exchange_teleport",), gems=0)
    kinds = ("teleport_chamber", "basic_07", "basic_08", "basic_12", "exit")
    places = [table.chamber(kind, at=(n + 1, 0), stairs="W") for n, kind in enumerate(kinds)]
    token = table.game.slots["exchange_teleport"].piece
    table.game.apply_only(PieceMoved(token, at(AT_PLACE, places[token_at])))
    for seat in (0, 1):
        table.puts(seat, places[0])
        table.shows(seat, "BTTTT")
    table.seat_bots()
    return table, places


def test_a_bot_goes_through_the_link_where_that_is_a_short_cut() -> None:
    table, places = row_of_chambers(4)
    table.decides(0)
    assert table.decides(0) == Perform(0, "token_link", places[4])


def test_it_does_not_where_the_way_is_as_short() -> None:
    table, places = row_of_chambers(1)
    table.decides(0)
    assert table.decides(0) != Perform(0, "token_link", places[1])


def test_a_bot_on_its_way_takes_the_token_along_and_lays_it_in_the_exit() -> None:
    table, places = row_of_chambers(0)
    table.decides(0)
    assert table.bots[0].mind.doing in (EXPLORE, LEAVE)
    assert table.acts(0) == Perform(0, "take_token")
    table.puts(0, places[4])
    assert table.decides(0) == Perform(0, "lay_token")


def test_called_by_the_gong_far_out_a_bot_lays_it_down_and_jumps() -> None:
    table, places = row_of_chambers(0)
    token = table.game.slots["exchange_teleport"].piece
    table.game.apply_only(PieceMoved(token, at(AT_SEAT, 0)))
    table.puts(0, places[3])
    table.decides(0)
    table.bots[0].mind.doing = HOME
    assert table.acts(0) == Perform(0, "lay_token")
    table.bots[0].mind.doing = HOME
    assert table.decides(0) == Perform(0, "token_link", places[0])


# -------------------------------------------------------------------- the exchange chamber
def test_a_cursed_bot_goes_to_the_exchange_chamber_and_trades() -> None:
    table = BotScenario(players=2, modules=("exchange_teleport", "curses", "treasures"))
    place = table.chamber("exchange_chamber", at=(1, 0), stairs="W")
    table.cards("treasures", "extra_gem")
    curse = table.gets(0, "mask")
    table.shows(0, "AATTT")
    table.seat_bots()
    assert table.decides(0) == Enter(0, place)
    table.puts(0, place)
    assert table.decides(0) == Perform(0, "trade_curse", curse)


# -------------------------------------------------------------------- cursed gems
def before_a_token(gem: str, *modules: str) -> tuple[BotScenario, int, int]:
    table = BotScenario(players=2, modules=("cursed_gems", *modules), gems=0)
    table.gets(0, GEM)
    table.gets(1, OTHER)
    place = table.chamber("basic_01", at=(1, 0), stairs="W")
    token = table.lays(position_of(gem), place, face_up=False)
    for seat in (0, 1):
        table.puts(seat, place)
        table.shows(seat, "KK...")
    return table, place, token


def test_a_bot_looks_at_a_token_that_nobody_has_told_of() -> None:
    table, _, _ = before_a_token(GEM)
    assert table.acts(0) == Perform(0, "look_at_position")
    assert table.owns(0) == []


def test_it_remembers_what_it_saw_and_does_not_look_twice() -> None:
    table, place, token = before_a_token("azure_eye")
    table.acts(0)
    table.acts(0)
    assert recalled(table.bots[0].mind, 0)[token] == (place, position_of("azure_eye"))
    table.shows(0, "KK...")
    for _ in range(3):
        assert table.decides(0) != Perform(0, "look_at_position")


def test_whoever_may_speak_tells_the_other_bots() -> None:
    table, place, token = before_a_token(OTHER)
    table.acts(0)
    table.acts(0)
    assert recalled(table.bots[0].mind, 1)[token] == (place, position_of(OTHER))
    table.puts(1, table.start)
    table.shows(1, "AATTT")
    assert table.decides(1) == Enter(1, place)


def test_whoever_is_silenced_keeps_it() -> None:
    table, _, token = before_a_token(OTHER, "curses")
    table.gets(0, "silence")
    table.acts(0)
    table.acts(0)
    assert token in recalled(table.bots[0].mind, 0)
    assert token not in recalled(table.bots[0].mind, 1)


def test_people_get_hints() -> None:
    table, _, _ = before_a_token(OTHER)
    table.seat_bots(1)
    table.acts(0)
    assert [table.acts(0), table.acts(0)] == [Perform(0, "hint_at_gem", 0), Perform(0, "hint_at_gem", 1)]


@pytest.mark.parametrize("module", ["exchange_teleport", "cursed_gems"])
def test_bots_win_games_with_it(module: str) -> None:
    results = [play_game(Settings(players=3, modules=(module,)), f"tokens {number}") for number in range(6)]
    assert any(result.won for result in results)
