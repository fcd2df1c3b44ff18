"""Countdowns: one, two and three gongs; two of them end with a slam, the third with the collapse; play goes on."""

import pytest

from tests.expansions.base.soundtracks import (
    COLLAPSE,
    FIRST_GONG,
    FIRST_SLAM,
    GONGS,
    SLAMS,
    TRACKS,
    gongs,
    hall,
    scenario,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.events import DieMoved, DoorPhase, Event, GameEnded, TimerRang
from tumbledown.engine.offers import Offer
from tumbledown.engine.questions import YES


@pytest.mark.rule("base.countdown.times")
@pytest.mark.parametrize("track", TRACKS)
def test_each_countdown_opens_with_as_many_gongs_as_its_number(track: str) -> None:
    table = scenario(track)
    for strokes, at in enumerate(GONGS[track], start=1):
        assert gongs(table.waits_until(at - 1)) == []
        assert gongs(table.waits_until(at)) == [strokes]
    table.waits_until(COLLAPSE)
    assert gongs(table.events) == [1, 2, 3]


@pytest.mark.rule("base.setup.soundtrack_choice")
def test_the_two_soundtracks_differ_in_their_moments_and_in_nothing_else() -> None:
    def story(track: str) -> list[Event]:
        table = scenario(track)
        hall(table, 0)
        table.waits_until(COLLAPSE)
        return [event for event in table.events if isinstance(event, TimerRang | DoorPhase | DieMoved | GameEnded)]

    assert story("track1") == story("track2")
    assert GONGS["track1"] != GONGS["track2"]


@pytest.mark.rule("base.countdown.first_two_end", "base.slam.lose_die")
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("countdown", [1, 2])
def test_the_first_two_countdowns_end_with_a_slam_that_is_judged_at_that_instant(track: str, countdown: int) -> None:
    table, slam = scenario(track), SLAMS[track][countdown - 1]
    place = hall(table)
    table.waits_until(slam - 1)
    for seat in (0, 1):
        table.shows(seat, "AAAA.")
        table.does(Enter(seat, place))
    before = len(table.happened(DoorPhase))
    table.does(Enter(0, table.start), at=slam)
    assert len(table.happened(DoorPhase)) == before
    assert {e.countdown for e in table.waits_until(slam) if isinstance(e, DoorPhase)} == {countdown}
    assert [len(hand) for hand in table.game.dice.hands] == [5, 4], "back at the very instant is back in time"


@pytest.mark.rule("base.countdown.third_end")
@pytest.mark.parametrize("track", TRACKS)
def test_the_third_countdown_ends_with_the_collapse_which_takes_no_dice_and_spares_nobody(track: str) -> None:
    table = scenario(track)
    table.waits_until(COLLAPSE - 1)
    hall(table, 1)
    events = table.waits_until(COLLAPSE)
    assert not any(isinstance(event, DieMoved | DoorPhase) for event in events)
    assert [len(hand) for hand in table.game.dice.hands] == [5, 5]
    assert events[-1] == GameEnded(False, "collapse")


@pytest.mark.rule("base.countdown.third_end")
def test_standing_in_the_starting_chamber_does_not_help_against_the_collapse() -> None:
    table = scenario()
    assert table.waits_until(COLLAPSE)[-1] == GameEnded(False, "collapse")
    assert [table.stands(seat) for seat in (0, 1)] == [table.start] * 2


# -------------------------------------------------------------------- play goes on
def described(offers: list[Offer]) -> set[tuple[str, tuple[int, ...], int]]:
    return {(offer.verb, offer.targets, offer.pool()) for offer in offers}


@pytest.mark.rule("base.countdown.free_play")
@pytest.mark.parametrize("countdown", [1, 2, 3])
def test_a_countdown_takes_nothing_away_from_what_can_be_done(countdown: int) -> None:
    table = Scenario(players=2, gems=1, pile=["basic_08"])
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_02", at=(-1, 0), stairs="E")
    gong = GONGS["track1"][countdown - 1]
    table.waits_until(gong - 1)
    table.shows(0, "AAGKB")
    table.shows(1, "AAATB")
    before = [described(table.game.options(seat)) for seat in (0, 1)]
    assert {verb for verb, _, _ in before[0]} == {"roll", "enter", "free", "fate", "give_up"}
    assert gongs(table.waits_until(gong)) == [countdown]
    assert [described(table.game.options(seat)) for seat in (0, 1)] == before


@pytest.mark.rule("base.countdown.free_play")
def test_every_action_works_during_a_countdown_and_the_start_may_be_left_again() -> None:
    table = scenario(players=2, gems=1)
    place = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(0, 1), stairs="N")
    table.pile("basic_08")
    table.waits_until(FIRST_GONG + 1)
    table.will_throw(0, "ATKKK")
    table.does(Roll(0))
    table.does(Enter(0, place))
    table.shows(1, "KAGBA")
    table.does(Perform(1, "free", 1))
    table.puts(1, place)
    table.does(ActivateGems(0, 0))
    table.shows(0, "AABAA")
    table.does(Discover(0, 2))
    table.does(Enter(0, table.start))
    table.does(Perform(0, "fate"))
    table.does(Answer(1, next(iter(table.game.questions)), YES))
    table.puts(1, way_out)
    table.shows(1, "KKAAA")
    table.does(Escape(1))
    table.shows(0, "AT...")
    table.does(Enter(0, place))
    assert FIRST_GONG < table.game.now < FIRST_SLAM
    assert table.stands(0) == place
