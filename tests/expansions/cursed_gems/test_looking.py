"""Looking at a position token: two keys, and for one pair of eyes only."""

import pytest

from tests.expansions.cursed_gems.tables import (
    BLUE,
    BLUE_GEM,
    GREEN,
    OTHER,
    RED,
    RED_GEM,
    before_a_token,
    gem_table,
    hides,
    looks,
)
from tumbledown.engine.commands import Enter, Escape, Perform
from tumbledown.engine.events import Announced, ControlChanged, FacesShown, PieceMoved
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.engine.questions import YES
from tumbledown.engine.snapshot import restore, snapshot
from tumbledown.engine.view import PieceView, view
from tumbledown.expansions.base.actions import verdict
from tumbledown.expansions.data.cursed_gems import DATA, position_of


@pytest.mark.rule("cursed_gems.look")
def test_a_look_costs_two_own_keys() -> None:
    table, _, _ = before_a_token(OTHER)
    table.shows(RED, "KTAAA")
    table.shows(BLUE, "KKKKK")
    assert "look_at_position" not in table.verbs(RED), "the keys of others do not count"
    assert table.refuses(looks(RED)) == "not_enough_icons"
    table.shows(RED, "KKAAA")
    table.does(looks(RED))
    assert table.faces(RED) == "..AAA"


@pytest.mark.rule("cursed_gems.look")
def test_only_where_a_token_lies_and_at_any_moment_of_the_visit() -> None:
    table, place, _ = before_a_token(OTHER)
    table.puts(RED, table.start)
    assert table.refuses(looks(RED)) == "nothing_to_look_at"
    table.puts(RED, place)
    table.waits(30_000)
    table.does(looks(RED))


@pytest.mark.rule("cursed_gems.look")
def test_the_looker_alone_sees_it() -> None:
    table, place, token = before_a_token(OTHER, players=3)
    events = table.does(looks(RED))
    assert FacesShown("piece", (token,), 1 << RED) in events
    assert view(table.game, RED)[f"piece:{token}"] == PieceView(at(AT_PLACE, place), position_of(OTHER))
    for seat in (BLUE, GREEN, -1):
        assert view(table.game, seat)[f"piece:{token}"] == PieceView(at(AT_PLACE, place), back="gem_positions")


@pytest.mark.rule("cursed_gems.no_match")
def test_after_four_seconds_it_is_hidden_from_everybody_again() -> None:
    table, place, token = before_a_token(OTHER)
    table.does(looks(RED), at=10_000)
    table.waits_until(13_999)
    assert table.game.pieces.seen_by[token] == 1 << RED
    events = table.waits_until(14_000)
    assert FacesShown("piece", (token,), 1 << RED, ends=True) in events
    assert view(table.game, RED)[f"piece:{token}"] == PieceView(at(AT_PLACE, place), back="gem_positions")
    assert table.owns(RED) == [RED_GEM]


@pytest.mark.rule("cursed_gems.look_time")
def test_a_look_ends_in_a_time_out_too_and_the_hints_wait() -> None:
    table, _, token = before_a_token(OTHER, "labyrinth", "treasures")
    table.gets(BLUE, "time_out")
    table.does(looks(RED), at=10_000)
    table.does(Perform(BLUE, "time_out"), at=11_000)
    table.waits_until(13_999)
    assert table.game.pieces.seen_by[token] == 1 << RED
    events = table.waits_until(14_000)
    assert FacesShown("piece", (token,), 1 << RED, ends=True) in events
    assert table.game.stopped_at == 11_000
    table.waits_until(60_000)
    assert table.game.slots["cursed_gems"].looked_at[RED] == token, "what was seen may still be hinted at afterwards"
    for seat in (RED, BLUE):
        table.answers(seat, YES)
    assert table.refuses(looks(RED)) != "clock_stopped"
    (end,) = [timer[0] for timer in table.game.timers if timer[3] == "hints_end"]
    assert end == 10_000 + DATA.numbers.hint_ms + 49_000


@pytest.mark.rule("cursed_gems.memory")
def test_when_the_moment_is_over_nothing_in_the_game_remembers_it() -> None:
    table, _, _ = before_a_token(OTHER)
    before = table.game.slots["cursed_gems"].looked_at
    table.does(looks(RED))
    table.waits(12_000)
    assert table.game.slots["cursed_gems"].looked_at == before
    assert not any(table.game.pieces.seen_by)
    assert not [timer for timer in table.game.timers if timer[3] in ("look_ends", "hints_end")]


@pytest.mark.rule("cursed_gems.match")
def test_with_the_own_twin_both_leave_the_game_at_once() -> None:
    table, place, token = before_a_token(RED_GEM)
    gem = table.piece(RED_GEM)
    events = table.does(looks(RED))
    assert [event for event in events if isinstance(event, PieceMoved)] == [
        PieceMoved(token, BOXED, seat=RED),
        PieceMoved(gem, BOXED, seat=RED),
    ]
    assert Announced("gem_returned", (place >> 1, RED, 1)) in events
    assert table.owns(RED) == []
    assert not table.happened(FacesShown)


@pytest.mark.rule("cursed_gems.match", "cursed_gems.no_escape")
def test_only_without_a_gem_may_one_escape() -> None:
    table, _, _ = before_a_token(RED_GEM)
    table.game.depot.gems = 0
    way_out = table.chamber("exit", at=(5, 5))
    table.does(looks(RED))
    for seat in (RED, BLUE):
        table.puts(seat, way_out)
        table.shows(seat, "KKKKK")
    assert table.refuses(Escape(BLUE)) == "gem_not_returned"
    assert "escape" not in table.verbs(BLUE)
    table.does(Escape(RED))
    assert table.game.party.out == [1, 0]


@pytest.mark.rule("cursed_gems.own_look_needed")
def test_what_a_mate_finds_must_be_looked_at_by_its_owner() -> None:
    table, place, token = before_a_token(BLUE_GEM)
    table.does(looks(RED))
    assert table.owns(BLUE) == [BLUE_GEM]
    assert table.game.pieces.at[token] == at(AT_PLACE, place)
    table.does(looks(BLUE))
    assert table.owns(BLUE) == []


@pytest.mark.rule("cursed_gems.own_look_needed")
def test_a_twin_that_is_given_back_is_hidden_from_whoever_was_just_looking() -> None:
    table, _, _ = before_a_token(BLUE_GEM)
    table.does(looks(RED))
    table.does(looks(BLUE))
    assert not any(table.game.pieces.seen_by)
    assert "hint_at_gem" not in table.verbs(RED)


@pytest.mark.rule("cursed_gems.relook")
def test_anybody_may_look_again_for_two_more_keys() -> None:
    table, _, token = before_a_token(OTHER)
    for seat in (RED, BLUE, RED):
        table.shows(seat, "KK...")
        table.does(looks(seat))
        assert table.game.pieces.seen_by[token] >> seat & 1
    assert table.refuses(looks(RED)) == "not_enough_icons"
    table.waits(3_000)
    table.shows(RED, "KK...")
    table.does(looks(RED))
    table.waits(3_999)
    assert table.game.pieces.seen_by[token] == 1 << RED, "the second look lasts as long as the first"


@pytest.mark.rule("cursed_gems.relook")
def test_whoever_has_given_the_own_gem_back_may_still_look_for_others() -> None:
    table, place, _ = before_a_token(RED_GEM)
    table.does(looks(RED))
    token = hides(table, BLUE_GEM, place)
    table.shows(RED, "KK...")
    table.does(looks(RED))
    assert table.game.pieces.seen_by[token] == 1 << RED


@pytest.mark.rule("cursed_gems.soul")
def test_under_soul_exchange_gems_stay_with_the_players() -> None:
    table, place, _ = before_a_token(RED_GEM)
    table.puts(RED, table.start)
    table.game.apply_only(ControlChanged((BLUE, RED), (RED, BLUE)))
    assert (table.owns(RED), table.owns(BLUE)) == ([RED_GEM], [BLUE_GEM])
    assert table.stands(RED) == place
    table.does(looks(RED))
    assert (table.owns(RED), table.owns(BLUE)) == ([], [BLUE_GEM])


@pytest.mark.rule("cursed_gems.all")
def test_the_team_wins_when_all_gems_are_back_and_all_are_out() -> None:
    table, place, _ = before_a_token(RED_GEM)
    table.game.depot.gems = 0
    way_out = table.chamber("exit", at=(5, 5))
    table.does(looks(RED))
    assert not verdict(table.game), "the other gem is still there"
    hides(table, BLUE_GEM, place)
    table.does(looks(BLUE))
    assert verdict(table.game)
    for seat in (RED, BLUE):
        table.puts(seat, way_out)
        table.shows(seat, "KKKKK")
        table.does(Escape(seat))
    assert (table.game.won, table.game.reason) == (True, "escaped")


def test_a_look_outlives_a_snapshot_and_a_walk() -> None:
    table, _, token = before_a_token(OTHER)
    table.does(looks(RED))
    copy = restore(snapshot(table.game), table.game.rules, table.game.fortune)
    assert copy.pieces.seen_by[token] == 1 << RED
    assert copy.slots["cursed_gems"].looked_at[RED] == token
    table.shows(RED, "AAAAA")
    table.does(Enter(RED, table.start))
    table.does(Perform(RED, "hint_at_gem", 0))


def test_whoever_is_gone_sees_nothing() -> None:
    table = gem_table()
    place = table.chamber("exit", at=(1, 0), stairs="W")
    table.game.depot.gems = 0
    hides(table, RED_GEM, place)
    table.puts(RED, place)
    table.shows(RED, "KKKK.")
    table.does(looks(RED))
    token = hides(table, OTHER, place)
    table.does(looks(RED))
    assert table.game.pieces.seen_by[token]
    table.shows(RED, "K....")
    table.does(Escape(RED))
    assert not any(table.game.pieces.seen_by)
