"""Time: the opening call, then ten minutes that nothing stops; practice has no clock at all."""

import pytest

from tests.expansions.base.playing import moments
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
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.commands import (
    ActivateGems,
    AddItem,
    Answer,
    AnyCommand,
    Discover,
    Enter,
    Escape,
    HandOver,
    Mark,
    Perform,
    Prefer,
    Roll,
    Start,
)
from tumbledown.engine.events import (
    AdventurerMoved,
    ClockResumed,
    ClockStopped,
    GameEnded,
    GameStarted,
    TimerRang,
)
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.questions import YES
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.snapshot import state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import chapters, new_game

HOUR = 3_600_000

EVERY_ACT: tuple[AnyCommand, ...] = (
    Roll(0),
    Enter(0, 2),
    Discover(0, 1),
    ActivateGems(0),
    Escape(0),
    Perform(0, "free", 0),
    Perform(0, "fate"),
    Perform(0, "give_up"),
    Perform(0, "gift", 1),
    Answer(0, 1, YES),
    Mark(0, "kept", 1),
    AddItem(0, 0),
    HandOver(0, 1),
)


# -------------------------------------------------------------------- the opening call
@pytest.mark.rule("base.clock.start", "base.setup.audio_intro")
@pytest.mark.parametrize("command", EVERY_ACT, ids=lambda command: type(command).__name__)
def test_before_the_opening_call_nobody_can_do_anything(command: AnyCommand) -> None:
    game = new_game(Settings(players=2), "call")
    before = state_hash(game)
    outcome = game.handle(command, 0)
    assert outcome.refusal is not None
    assert outcome.refusal.code == "not_started"
    assert outcome.events == []
    assert state_hash(game) == before
    assert game.options(0) == game.options(1) == []


@pytest.mark.rule("base.setup.audio_intro", "base.clock.start")
@pytest.mark.parametrize("track", TRACKS)
def test_an_introduction_of_any_length_takes_no_game_time(track: str) -> None:
    game = new_game(Settings(players=2, soundtrack=track), "call")
    game.handle(Prefer(0, "keeps_masks", True), 1_000)
    assert game.next_deadline() is None
    assert game.advance(HOUR) == []
    assert game.handle(Start(), HOUR).events[0] == GameStarted(HOUR)
    assert game.handle(Roll(0), HOUR).ok
    assert gongs(game.advance(HOUR + GONGS[track][0] - 1)) == []
    assert gongs(game.advance(HOUR + GONGS[track][0])) == [1]
    game.advance(HOUR + COLLAPSE - 1)
    assert game.phase == RUNNING
    game.advance(HOUR + COLLAPSE)
    assert game.phase == OVER


@pytest.mark.rule("base.clock.start")
def test_the_game_is_opened_only_once() -> None:
    table = Scenario(players=2)
    table.waits(30_000)
    assert table.refuses(Start()) == "already_started"


# -------------------------------------------------------------------- ten minutes
@pytest.mark.rule("base.clock.length", "base.setup.soundtrack_choice")
@pytest.mark.parametrize("track", TRACKS)
def test_the_game_lasts_ten_minutes_and_not_a_moment_longer(track: str) -> None:
    table = scenario(track)
    table.waits_until(COLLAPSE - 1)
    assert table.game.phase == RUNNING
    table.does(Roll(0), at=COLLAPSE)
    assert table.game.phase == RUNNING, "an act of that very instant still counts"
    assert table.waits_until(COLLAPSE)[-1] == GameEnded(False, "collapse")
    assert table.refuses(Roll(1)) == "game_over"
    assert table.refuses(Roll(1), at=COLLAPSE + 1) == "game_over"


def hears(track: str) -> tuple[Game, list[tuple[int, str, int]]]:
    """A game for five, and when what of its soundtrack was heard."""
    ear = Chapter("ear", order=99)
    heard: list[tuple[int, str, int]] = []

    @ear.react(TimerRang)
    def listen(game: Game, event: TimerRang) -> None:
        if event.name in ("gong", "slam", "collapse"):
            heard.append((game.now, event.name, event.args[0]))

    settings = Settings(players=5, soundtrack=track)
    game = bare_game(settings, track, (*chapters(settings), ear))
    deal_out(game)
    game.handle(Start(), 0)
    return game, heard


def score(track: str) -> list[tuple[int, str, int]]:
    """The whole soundtrack as it must be heard."""
    gong, slam = GONGS[track], SLAMS[track]
    early = [(gong[n], "gong", n + 1) for n in (0, 1)] + [(slam[n], "slam", n + 1) for n in (0, 1)]
    return sorted([*early, (gong[2], "gong", 3), (COLLAPSE, "collapse", 3)])


@pytest.mark.rule("base.clock.never_stops", "base.countdown.times", "base.clock.length")
@pytest.mark.parametrize("track", TRACKS)
def test_nothing_that_happens_in_a_busy_game_holds_up_the_soundtrack(track: str) -> None:
    game, heard = hears(track)
    happened: set[str] = set()
    for now, command in moments(game, track, until=COLLAPSE + 1_000):
        events = game.handle(command, now).events
        happened |= {type(event).__name__ for event in events}
    assert heard == score(track)
    assert {"Asked", "Answered", "TileDrawn", "DiceSpent", "DiceFreed", "AdventurerMoved"} <= happened
    assert any(len(hand) < 5 for hand in game.dice.hands), "dice were removed as well"
    assert game.offset == 0
    assert game.reason == "collapse"


@pytest.mark.rule("base.clock.never_stops")
def test_an_open_vote_and_an_open_choice_leave_the_clock_running() -> None:
    table = scenario(players=2)
    hall(table, 0, 1)
    table.shows(0, "BAAAA")
    table.does(Perform(0, "fate"), at=FIRST_SLAM - 1)
    table.waits_until(FIRST_SLAM)
    assert sorted(question.kind for question in table.game.questions.values()) == ["fate", "which_die", "which_die"]
    assert table.game.stopped_at == -1
    table.does(Roll(1))
    assert table.game.next_deadline() == FIRST_SLAM + 5_000


@pytest.mark.rule("base.clock.never_stops")
def test_game_time_stands_still_only_while_the_clock_is_stopped() -> None:
    table = scenario()
    table.waits_until(100_000)
    table.game.emit(ClockStopped(100_000))
    assert table.waits_until(400_000) == []
    assert table.refuses(Roll(0)) == "clock_stopped"
    table.game.emit(ClockResumed(300_000))
    assert gongs(table.waits_until(300_000 + FIRST_GONG - 1)) == []
    assert gongs(table.waits_until(300_000 + FIRST_GONG)) == [1]
    table.waits_until(300_000 + COLLAPSE - 1)
    assert table.game.phase == RUNNING
    assert table.waits_until(300_000 + COLLAPSE)[-1] == GameEnded(False, "collapse")


# -------------------------------------------------------------------- practice
def first_chamber(game: Game) -> int:
    return next(tile for tile in game.temple.laid() if tile != game.start)


@pytest.mark.rule("base.clock.practice")
@pytest.mark.parametrize("track", [*TRACKS, "chance"])
def test_practice_has_no_clock_no_countdowns_and_no_collapse(track: str) -> None:
    game = new_game(Settings(players=2, practice=True, soundtrack=track), "practice")
    assert game.handle(Start(), 0).events == [GameStarted(0)]
    game.apply_only(AdventurerMoved(0, 2 * first_chamber(game), FORCED))
    assert game.next_deadline() is None
    assert game.advance(24 * HOUR) == []
    assert game.phase == RUNNING
    assert [len(hand) for hand in game.dice.hands] == [5, 5], "nobody has lost a die for being away"
    assert game.handle(Roll(0), 24 * HOUR).ok


@pytest.mark.rule("base.clock.practice")
def test_practice_follows_all_other_rules_and_can_be_won() -> None:
    table = Scenario(gems=0, settings=Settings(players=1, practice=True))
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "AAAAAAA")
    table.waits(HOUR)
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.shows(0, "KAAAAAA")
    table.does(Escape(0))
    assert table.game.won
