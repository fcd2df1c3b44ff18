"""A defect of ours in the middle of a game: whoever met it is told, and everybody goes on from the log without it."""

import asyncio
import logging
import sqlite3
from pathlib import Path

import pytest

from tests.scenario import Scenario
from tests.server.faketime import Hall
from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tests.server.test_play import hall_of
from tumbledown.bots.bot import Bot
from tumbledown.bots.pace import STEADY
from tumbledown.engine import clock, moves
from tumbledown.engine.commands import AnyCommand, Command, Connection, Mark, Perform, Prefer, Roll, Start
from tumbledown.engine.events import Noted
from tumbledown.engine.game import Game
from tumbledown.engine.structs import EngineFault, Settings
from tumbledown.server.play import Request
from tumbledown.server.rest.context import LOBBY
from tumbledown.server.store import StoreFull
from tumbledown.server.wire import Do


class Trap:
    """Breaks the engine in the middle of what it does, and counts how often."""

    def __init__(self) -> None:
        self.sprung = 0
        self.is_set = True

    def spring(self, game: Game, seat: int) -> None:
        if self.is_set:
            self.sprung += 1
            game.emit(Noted("seat", "prefs", 7, seat))
            raise EngineFault("rules without end")


@pytest.fixture
def trap(monkeypatch: pytest.MonkeyPatch) -> Trap:
    """In the command `Mark`, and in the timer of those who are gone."""
    trap = Trap()
    handlers: dict[type[Command], object] = {
        **moves.HANDLERS,
        Mark: lambda game, command: trap.spring(game, command.seat),
    }
    monkeypatch.setattr(moves, "HANDLERS", handlers)
    monkeypatch.setitem(clock.RINGS, "absence", lambda game, args: trap.spring(game, args[0]))
    return trap


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


async def goodbye(*players: Player) -> None:
    for player in players:
        while not player.goodbye:
            await player.next()
        assert player.goodbye == "restarting"


async def test_a_command_that_breaks_the_game_is_refused_and_everybody_goes_on_without_it(
    house: House, trap: Trap, caplog: pytest.LogCaptureFixture
) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    old = house.room(host.code)
    await host.send(Do(5, Mark(0, "kept", 0)))
    assert (await host.until("refused"))["refusal"]["code"] == "internal"
    await goodbye(host, guest)
    assert host.code not in house.server.app[LOBBY].rooms
    for player in (host, guest):
        await player.connect(fresh=False)
    assert house.room(host.code) is not old
    assert host.store["seat:0"]["prefs"] == 0
    await host.send(Do(5, Mark(0, "kept", 0)))
    assert (await host.until("refused", id=5))["refusal"]["code"] == "internal"
    assert trap.sprung == 1
    assert (await host.do(Roll(0)))["type"] == "frame"
    assert (await guest.do(Roll(1)))["type"] == "frame"
    assert errors(caplog) == ["a game broke"]


async def test_whoever_broke_the_game_is_told_even_while_the_log_is_slow(
    house: House, trap: Trap, tmp_path: Path
) -> None:
    """What was done before is not lost: it is in the log by the time that the game is back."""
    host = await house.host()
    await begin(host)
    other = sqlite3.connect(tmp_path / "tables.db")
    other.execute("BEGIN IMMEDIATE")
    try:
        await host.send(Do(4, Prefer(0, "auto_accept", True)))
        await host.send(Do(5, Mark(0, "kept", 0)))
        assert (await host.until("refused", id=5))["refusal"]["code"] == "internal"
    finally:
        other.close()
    await goodbye(host)
    await host.connect(fresh=False)
    await host.send(Do(4, Prefer(0, "auto_accept", True)))
    assert (await host.until("frame", re=4))["events"] == []
    assert host.store["seat:0"]["prefs"] == 2


async def test_a_game_that_breaks_by_itself_waits_for_its_host(
    tmp_path: Path, trap: Trap, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(tmp_path, clock_rate=100) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
        await guest.drop()
        await goodbye(host)
        await host.connect(fresh=False)
        assert host.store["table"]["phase"] == "paused"
        assert (await host.do(Roll(0)))["refusal"]["code"] == "paused"
        await asyncio.sleep(0.1)
        assert trap.sprung == 1
        trap.is_set = False
        await host.manage("resume")
        while host.store["table"]["phase"] != "playing":
            await host.next()
        assert (await host.do(Roll(0)))["type"] == "frame"
        assert errors(caplog) == ["a game broke"]


async def test_a_game_that_breaks_again_as_soon_as_it_goes_on_waits_again(tmp_path: Path, trap: Trap) -> None:
    async with opened(tmp_path, clock_rate=100) as house:
        host = await house.host()
        guest = await house.guest(host.code)
        await begin(host, guest)
        await guest.drop()
        for times in (1, 2):
            await goodbye(host)
            assert trap.sprung == times
            host.goodbye = ""
            await host.connect(fresh=False)
            assert host.store["table"]["phase"] == "paused"
            await host.manage("resume")


# -------------------------------------------------------------------- the play itself
def broken_hall(hall: Hall) -> list[tuple[str, Command | None]]:
    """What the play says of its defects."""
    found: list[tuple[str, Command | None]] = []

    def fail(error: Exception, request: Request | None) -> None:
        found.append((str(error), None if request is None else request.command))

    hall.play.fail = fail
    return found


def test_a_broken_play_does_nothing_any_more(trap: Trap) -> None:
    hall = hall_of()
    defects = broken_hall(hall)
    entries = len(hall.log.entries)
    mark = Mark(0, "kept", 0)
    hall.asks(mark)
    hall.asks(Roll(1))
    hall.play.order(Connection(1, False))
    hall.play.go()
    assert (hall.answers, defects) == (["internal", "paused"], [("rules without end", mark)])
    assert (len(hall.log.entries), hall.timers.waiting, hall.play.clock.is_running) == (entries, [], False)


def test_an_entry_that_cannot_be_logged_breaks_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = hall_of()
    defects = broken_hall(hall)

    def refuse(*_: object) -> None:
        raise StoreFull("Too much waits to be written")

    monkeypatch.setattr(hall.log, "append", refuse)
    hall.waits_until(180_005)
    assert defects == [("Too much waits to be written", None)]
    assert hall.timers.waiting == []


@pytest.mark.parametrize("late", [Mark(0, "kept", 0), None])
def test_a_request_that_waits_when_the_play_breaks_is_left_to_be_made_again(
    trap: Trap, late: Mark | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = hall_of()
    defects = broken_hall(hall)
    hall.waits_until(210_020)
    hall.asks(Roll(1))
    if late is not None:
        hall.asks(late, 100)
    monkeypatch.setattr(clock, "ring", lambda game: trap.spring(game, 0))
    hall.waits_until(211_000)
    assert len(defects) == 1
    assert hall.answers == ([] if late is None else ["internal"])


def test_a_bot_that_fails_sits_out_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(Scenario.dealt(Settings(players=2), "7"))
    hall.play.seat_bot(0, STEADY)
    hall.play.order(Start())
    hall.play.go()
    decide, calls = Bot.decide, list[int]()

    def fails_once(bot: Bot, game: Game) -> AnyCommand | None:
        calls.append(game.now)
        if len(calls) == 1:
            raise ZeroDivisionError
        return decide(bot, game)

    monkeypatch.setattr(Bot, "decide", fails_once)
    hall.waits_until(2500)
    assert len(calls) == 2
    assert hall.commands[-1] == (2400, "Roll")
    hall.asks(Prefer(1, "auto_accept", True))
    assert hall.answers == ["done"]
    assert errors(caplog) == ["a bot failed"]


def test_a_bot_does_not_repeat_what_was_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(Scenario.dealt(Settings(players=2), "7"))
    hall.play.seat_bot(0, STEADY)
    hall.play.order(Start())
    hall.play.go()
    decide, decided = Bot.decide, list[AnyCommand | None]()

    def note(bot: Bot, game: Game) -> AnyCommand | None:
        decided.append(decide(bot, game))
        return decided[-1]

    monkeypatch.setattr(Bot, "_decide", lambda bot, game: Perform(bot.mind.seat, "stack_die"))
    monkeypatch.setattr(Bot, "decide", note)
    hall.waits_until(12_000)
    assert decided.count(Perform(0, "stack_die")) == 1
    assert any(isinstance(command, Roll) for command in decided)
