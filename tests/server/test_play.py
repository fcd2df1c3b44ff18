"""A game at a table in time that the test lets pass: alarms, pauses, bots, and what is told when."""

from collections.abc import Iterator

import msgspec
import pytest

from tests.scenario import Scenario
from tests.server.faketime import FakeLog, Hall
from tumbledown.bots.pace import STEADY
from tumbledown.bots.table import play_game
from tumbledown.engine.clock import CREDIT_MS, wakes_at
from tumbledown.engine.commands import Answer, Connection, HandOver, Perform, Prefer, Roll, Start
from tumbledown.engine.events import Announced, DiceFreed, DiceRolled, Event, PieceMoved, TimerRang
from tumbledown.engine.game import Game
from tumbledown.engine.journal import Entry
from tumbledown.engine.pieces import AT_PLACE, at
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import SPECTATOR, Seen, view
from tumbledown.expansions import chapters, new_game
from tumbledown.expansions.base.votes import REST_MS
from tumbledown.lab.tables import everything
from tumbledown.server.change import Change, personal
from tumbledown.server.options import NOTHING_NEW, Offered, SeatOptions, current_options
from tumbledown.server.play import NOT_NOW, Play, Services, resumed
from tumbledown.server.timekeeping import TableClock
from tumbledown.server.visibility import Visibility
from tumbledown.server.waking import woken
from tumbledown.server.wire import EMPTY_LIST, Frame, OptionView, encode, raw

PACE_MS = 1200
GAME = new_game(Settings(players=2), "any")


def hall_of(players: int = 2, *, take_over: bool = False) -> Hall:
    """A dealt game, running."""
    hall = Hall(Scenario.dealt(Settings(players=players, bots_take_over=take_over), "7"))
    hall.play.order(Start())
    hall.play.go()
    return hall


# -------------------------------------------------------------------- the clock
def test_a_table_has_whole_milliseconds_that_pass_only_while_it_plays() -> None:
    clock = TableClock(500)
    assert clock.read(10.0) == 500
    clock.go(10.0)
    assert clock.read(11.2345) == 1734
    clock.stop(12.0)
    assert (clock.is_running, clock.read(99.0)) == (False, 2500)
    clock.go(100.0)
    assert clock.read(100.5) == 3000


def test_going_twice_is_going_once() -> None:
    clock = TableClock()
    clock.go(10.0)
    clock.go(11.0)
    assert clock.read(12.0) == 2000


def test_what_is_overdue_is_due_now() -> None:
    clock = TableClock()
    clock.go(10.0)
    assert clock.seconds_until(1500, 11.0) == 0.5
    assert clock.seconds_until(500, 11.0) == 0.0


def test_there_is_one_alarm_and_it_is_for_the_next_deadline() -> None:
    hall = hall_of()
    first = wakes_at(hall.play.game)
    assert first is not None
    assert [alarm.at for alarm in hall.timers.waiting] == [1000.0 + first / 1000]
    hall.play.order(Connection(1, False))
    sooner = wakes_at(hall.play.game)
    assert sooner is not None
    assert sooner < first
    assert [alarm.at for alarm in hall.timers.waiting] == [1000.0 + sooner / 1000]


def test_what_is_due_is_logged_at_its_own_instant_however_late_the_loop_is() -> None:
    hall = hall_of()
    hall.play.order(Connection(1, False))
    hall.timers.seconds += 20.0
    hall.timers.wait(0)
    assert [entry.at for entry in hall.log.entries][-2:] == [3_000, 15_000]


def test_a_paused_game_has_no_alarm_refuses_and_goes_on_where_it_stood() -> None:
    hall = hall_of()
    hall.waits_until(5_000)
    hall.play.stop()
    stood = hall.play.now
    hall.timers.wait(1000.0)
    assert (hall.play.now, hall.timers.waiting) == (stood, [])
    hall.asks(Roll(0))
    assert hall.answers == ["paused"]
    hall.play.go()
    hall.asks(Roll(0))
    assert hall.answers == ["paused", "done"]
    assert hall.commands[-1] == (stood, "Roll")


def test_a_request_that_waits_for_a_slam_survives_a_pause() -> None:
    hall = hall_of()
    hall.waits_until(210_020)
    hall.asks(Roll(1))
    hall.play.stop()
    hall.timers.wait(60.0)
    assert hall.answers == []
    hall.play.go()
    hall.waits_until(210_000 + CREDIT_MS + 5)
    assert hall.answers == ["done"]


# -------------------------------------------------------------------- bots
def decisions(hall: Hall) -> int:
    return len([at for at, _ in hall.commands if at > 0])


def test_bots_decide_at_their_pace_one_after_the_other() -> None:
    hall = Hall(Scenario.dealt(Settings(players=2), "7"))
    for seat in (0, 1):
        hall.play.seat_bot(seat, STEADY)
    hall.play.order(Start())
    hall.play.go()
    hall.waits_until(5 * PACE_MS)
    assert [at for at, _ in hall.commands[1:5]] == [600, 1200, 1800, 2400]
    assert {name for _, name in hall.commands[1:3]} == {"Roll"}


def test_bots_go_on_by_themselves_when_nobody_else_acts() -> None:
    """The game's own time stands still between commands; a bot must not wait for somebody else to move it on."""
    for seed in map(str, range(6)):
        hall = Hall(Scenario.dealt(Settings(players=2), seed))
        for seat in (0, 1):
            hall.play.seat_bot(seat, STEADY)
        hall.play.order(Start())
        hall.play.go()
        hall.waits_until(40 * PACE_MS)
        assert decisions(hall) > 60, f"seed {seed}"


def test_going_on_again_and_again_does_not_make_bots_faster() -> None:
    hall = Hall(Scenario.dealt(Settings(players=1), "7"))
    hall.play.seat_bot(0, STEADY)
    hall.play.order(Start())
    for _ in range(5):
        hall.play.go()
        hall.play.stop()
        hall.play.go()
    hall.waits_until(4 * PACE_MS + 100)
    assert decisions(hall) <= 4
    assert len(hall.timers.waiting) == 2


def test_bots_stand_still_while_the_table_does() -> None:
    hall = Hall(Scenario.dealt(Settings(players=1), "7"))
    hall.play.seat_bot(0, STEADY)
    hall.play.order(Start())
    hall.play.go()
    hall.play.stop()
    hall.timers.wait(60.0)
    assert decisions(hall) == 0
    hall.play.go()
    hall.timers.wait(PACE_MS / 1000 + 0.01)
    assert decisions(hall) == 1


def stuck_beside_bots() -> Hall:
    """Seat 0 is a person whose dice are all locked, two steps from two bots that can throw."""
    table = Scenario(players=3, gems=7)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(0, table.chamber("gem_key_3", at=(2, 0), stairs="W"))
    table.shows(0, "BBBBB")
    for seat in (1, 2):
        table.shows(seat, "AATTK")
    hall = Hall(table)
    for seat in (1, 2):
        hall.play.seat_bot(seat)
    hall.play.go()
    return hall


def test_whoever_is_stuck_is_told_within_seconds_which_bot_comes() -> None:
    hall = stuck_beside_bots()
    hall.timers.wait(10.0)
    told = [msgspec.json.decode(notice) for notice in hall.notices]
    place = hall.play.game.party.here(0)
    assert told == [{"type": "told", "seat": told[0]["seat"], "what": "coming", "place": place}]
    assert told[0]["seat"] in (1, 2)


def test_a_bot_frees_whoever_is_stuck() -> None:
    hall = stuck_beside_bots()
    hall.timers.wait(120.0)
    freed = [event for entry in hall.log.entries for event in entry.events if isinstance(event, DiceFreed)]
    assert any(event.seat == 0 and event.by in (1, 2) for event in freed)


def test_bots_do_not_tell_each_other_who_comes() -> None:
    hall = stuck_beside_bots()
    hall.play.seat_bot(0)
    hall.timers.wait(10.0)
    assert hall.notices == []


def test_a_bot_that_must_be_silent_comes_without_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tumbledown.server.play.forbids_speech", lambda *_: NOT_NOW)
    hall = stuck_beside_bots()
    hall.timers.wait(10.0)
    assert hall.notices == []
    assert any(bot.mind.helping == 0 for bot in hall.play.bots.values())


def test_a_bot_takes_over_and_gives_back() -> None:
    hall = hall_of(take_over=True)
    hall.play.order(Connection(1, False))
    hall.waits_until(15_100)
    assert hall.play.order(HandOver(1)) is None
    hall.play.seat_bot(1, STEADY)
    hall.timers.wait(3.0)
    assert {seat for seat in map(thrower, hall.log.entries) if seat is not None} == {1}
    hall.play.unseat_bot(1)
    hall.play.order(Connection(1, True))
    before = len(hall.log.entries)
    hall.timers.wait(10.0)
    assert len(hall.log.entries) == before


def thrower(entry: Entry) -> int | None:
    return next((event.seat for event in entry.events if isinstance(event, DiceRolled)), None)


# -------------------------------------------------------------------- telling
def test_a_word_for_one_seat_reaches_that_seat_only() -> None:
    change = Change(0, GAME, [Announced("whisper", (), 0b10)], ({}, []), {})
    assert b"whisper" in change.frame(1)
    assert b"whisper" not in change.frame(0)
    assert b"whisper" not in change.frame(SPECTATOR)


def test_a_frame_says_what_its_struct_would_say() -> None:
    game = hall_of().play.game
    own: Seen = {"depot": view(game)["depot"]}
    common: Seen = {"die:0": view(game)["die:0"]}
    game.now = 1500
    change = Change(7, game, [DiceRolled(0, 1, (2,), 1, 1600)], (common, ["piece:2"]), {1: (own, ["piece:3"])})
    [option, *_] = current_options(game, 1)
    frame = personal(change.frame(1), Offered((option,), ()), 12)
    gone = ["piece:2", "piece:3"]
    meant = Frame(7, 1500, msgspec.Raw(change.logged), raw({**common, **own}), gone, raw((option,)), EMPTY_LIST, 12)
    assert msgspec.json.decode(frame) == msgspec.json.decode(encode(meant))
    assert change.frame(0) == encode(Frame(7, 1500, msgspec.Raw(change.events), raw(common), ["piece:2"]))
    assert personal(change.frame(0), NOTHING_NEW, None) == change.frame(0)


def test_what_is_due_when_a_bot_wakes_happens_under_its_own_instant_though_its_alarm_is_late() -> None:
    hall = hall_of()
    hall.play.seat_bot(1, STEADY)
    deadline = hall.play.game.next_deadline()
    assert deadline is not None
    hall.timers.seconds += (deadline - hall.play.now) / 1000 + 0.7
    hall.timers.wait(0)
    rang = [entry.at for entry in hall.log.entries if any(isinstance(event, TimerRang) for event in entry.events)]
    assert rang == [deadline]
    assert hall.commands[-1] == (deadline + 700, "Roll")


# -------------------------------------------------------------------- visibility and options
def played_by_bots(game: Game) -> Iterator[list[Event]]:
    """A dealt game as bots play it: what happens, one command or moment after the other."""
    journal = play_game(game.rules.settings, game.fortune.seed, record=True).journal
    assert journal is not None
    for entry in journal.entries[1:]:
        yield game.advance(entry.at) if entry.command is None else game.handle(entry.command, entry.at).events


@pytest.mark.parametrize(("modules", "seed"), [((), "options 135"), (everything(), "options 3")], ids=["base", "all"])
def test_what_is_told_step_by_step_is_what_is_there(modules: tuple[str, ...], seed: str) -> None:
    """After every command, for every audience; also after something was seen by one alone, and when it no longer is."""
    game = new_game(Settings(players=4, modules=modules), seed)
    visibility = Visibility(game)
    known = {seat: dict(visibility.whole(seat)) for seat in range(SPECTATOR, 4)}
    apart = 0
    for events in played_by_bots(game):
        common, private = visibility.update(events)
        apart += bool(private)
        for seat, store in known.items():
            for changed, gone in (common, private.get(seat, ({}, []))):
                store.update(changed)
                for key in gone:
                    del store[key]
            assert store == view(game, seat) == visibility.whole(seat)
    assert apart, "a game in which somebody is asked"


def test_what_one_knew_before_is_laid_open_to_all() -> None:
    game = new_game(Settings(players=2, modules=everything()), "7")
    pieces = game.pieces
    pieces.at[0], pieces.face_up[0], pieces.seen_by[0] = at(AT_PLACE, 2 * game.start), 0, 0b01
    visibility = Visibility(game)
    looked = PieceMoved(0, pieces.at[0], False, 0)
    visibility.update([looked])
    pieces.face_up[:] = [1] * len(pieces.at)
    _, private = visibility.update([looked])
    assert set(private) == {SPECTATOR, 0, 1}
    for seat in private:
        assert visibility.whole(seat) == view(game, seat)


def test_what_all_see_alike_is_told_to_all_alike() -> None:
    hall = hall_of(3)
    for seat in (0, 1, 2):
        hall.play.seat_bot(seat, STEADY)
    hall.play.go()
    changes: set[Change] = set()
    for second in range(40):
        if second == 30:
            hall.asks(Perform(0, "give_up"))  # a vote: everybody sees what the own answers are
        hall.timers.wait(1.0)
        changes.update(hall.play.broadcast.history)
    assert any(b"chamber:" in change.changed for change in changes)
    own = [change for change in changes if change.private]
    assert own
    assert all(len({change.frame(seat) for seat in (SPECTATOR, 0, 1, 2)}) > 1 for change in own)


def test_options_are_told_when_they_changed_and_only_then() -> None:
    hall = hall_of()
    options = hall.play.options
    assert options.new_options(0) == current_options(hall.play.game, 0)
    assert options.new_options(0) is None
    hall.asks(Roll(0))
    assert options.new_options(0) is not None
    assert options.new_options(SPECTATOR) is None


@pytest.mark.parametrize("modules", [(), everything()], ids=["base", "all chapters"])
def test_nobody_misses_a_change_of_options_in_a_whole_game(modules: tuple[str, ...]) -> None:
    game = new_game(Settings(players=4, modules=modules), "options")
    options = SeatOptions(game)
    known: dict[int, tuple[OptionView, ...]] = dict.fromkeys(range(4), ())
    silent = steps = 0
    for _ in played_by_bots(game):
        steps += 1
        for seat in range(4):
            told = options.new_options(seat)
            silent += told is None
            known[seat] = known[seat] if told is None else told
            assert known[seat] == current_options(game, seat)
    assert silent > steps, "most often nothing changes"


def test_options_told_in_a_welcome_count_as_told() -> None:
    """Or whoever came back to other options would not hear of it when the old ones return."""
    hall = hall_of()
    options = hall.play.options
    hall.asks(Roll(0))
    before = options.all_options(0)
    assert options.new_options(0) is None
    hall.play.order(Perform(1, "give_up"))
    [vote] = hall.play.game.questions
    assert options.all_options(0) != before
    hall.play.order(Answer(0, vote, 0))
    hall.waits_until(hall.play.now + REST_MS + 1)
    assert options.new_options(0) == before


def test_a_throw_is_listed_while_the_dice_roll_with_the_time_from_which_it_may_be() -> None:
    hall = hall_of()
    hall.waits_until(700)
    hall.asks(Roll(0))
    throw = current_options(hall.play.game, 0)[0]
    assert (throw.verb, throw.at) == ("roll", hall.play.game.party.ready_at[0])
    assert throw.at > hall.play.now
    hall.waits_until(throw.at)
    hall.asks(Roll(0))
    assert hall.answers == ["done", "done"]


def test_what_goes_without_saying_is_not_said() -> None:
    told = {option.verb: msgspec.json.encode(option) for option in current_options(hall_of().play.game, 0)}
    assert told["give_up"] == b'{"verb":"give_up"}'


def test_an_alarm_that_is_still_right_is_left_alone() -> None:
    hall = hall_of()
    before = hall.timers.waiting
    hall.asks(Roll(0))
    assert hall.answers == ["done"]
    assert hall.timers.waiting == before
    assert len(hall.timers.alarms) == len(before)


def test_a_seat_that_the_game_does_not_have_sees_what_spectators_see() -> None:
    game = new_game(Settings(players=1), "7")
    visibility = Visibility(game)
    assert visibility.whole(4) == visibility.whole(SPECTATOR)
    assert SeatOptions(game).new_options(4) is None


def test_a_seat_is_told_when_a_mate_begins_or_ceases_to_hold_back() -> None:
    """No die changes and the chamber offers the same; what can be paid together does change."""
    table = Scenario(2)
    chamber = table.chamber("gem_key_3", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, chamber)
        table.shows(seat, "KK...")
    options = SeatOptions(table.game)
    assert "activate" in [option.verb for option in options.all_options(0)]
    for held in (True, False):
        table.does(Prefer(1, "holds_back", on=held))
        told = options.new_options(0)
        assert told is not None
        assert ("activate" in [option.verb for option in told]) != held


class KeptLines:
    """A log as it is kept, without a snapshot."""

    def __init__(self, log: FakeLog) -> None:
        self.lines = [msgspec.json.encode(entry) for entry in log.entries]

    async def load_log(self, game: str, start: int = 0) -> list[tuple[int, bytes]]:
        return list(enumerate(self.lines))[start:]

    async def load_snapshot(self, game: str) -> bytes | None:
        return None


async def test_a_game_from_its_log_stands_where_it_stood() -> None:
    settings = Settings(players=2)
    hall = Hall(Scenario.dealt(settings, "7"))
    play = Play("game", bare_game(settings, "7", chapters(settings)), hall.log, hall.timers, hall.hear)
    play.lay_out()
    play.order(Start())
    play.go()
    hall.timers.wait(4.0)
    play.order(Connection(1, False))
    found = await woken(KeptLines(hall.log), "game", settings, "7")
    assert found is not None
    again = resumed("game", found, Services(hall.log, hall.timers, hall.hear))
    assert view(again.game) == view(play.game)
    assert (again.now, again.clock.is_running, again.broadcast.n) == (4_000, False, play.broadcast.n)
