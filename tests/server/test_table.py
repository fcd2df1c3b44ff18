"""A table over a real line: meeting, playing, dropping, coming back, watching."""

from pathlib import Path

import msgspec
import pytest

from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.engine.commands import Connection, Enter, Roll, Start
from tumbledown.engine.events import PieceMoved
from tumbledown.engine.pieces import AT_SEAT, at
from tumbledown.engine.view import SPECTATOR, view


def sees_the_truth(house: House, player: Player) -> bool:
    """Whether the player's store is what the engine shows to this seat."""
    play = house.room(player.code).table.play
    assert play is not None
    shown = msgspec.json.decode(msgspec.json.encode(view(play.game, player.seat)))
    mine = {key: value for key, value in player.store.items() if key != "table"}
    return bool(mine == shown)


async def up_to_date(house: House, player: Player) -> None:
    play = house.room(player.code).table.play
    assert play is not None
    while player.n < play.broadcast.n:
        await player.next()


async def test_a_table_is_made_and_found_by_its_code(house: House) -> None:
    host = await house.host(players=2)
    status, found = await house.get(f"/api/tables/{host.code.lower()}")
    assert status == 200
    assert found["table"]["phase"] == "gathering"
    assert [chair["name"] for chair in found["table"]["chairs"]] == ["Ada", "", "", "", ""]
    assert "token" not in msgspec.json.encode(found).decode()


async def test_everybody_sees_who_comes_and_goes(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code, "  Bo   the\tbrave ")
    while not host.store["table"]["chairs"][1]["present"]:
        await host.next()
    assert host.store["table"]["chairs"][1]["name"] == "Bo the brave"
    await guest.drop()
    while host.store["table"]["chairs"][1]["present"]:
        await host.next()


async def test_a_game_is_played_by_two_and_watched_by_a_third(house: House) -> None:
    host = await house.host()
    guest, watcher = await house.guest(host.code), await house.spectator(host.code)
    await begin(host, guest, watcher)
    frame = await host.do(Roll(0))
    assert frame["events"][0]["type"] == "DiceRolled"
    for player in (guest, watcher):
        while player.n < frame["n"]:
            await player.next()
    assert all(sees_the_truth(house, player) for player in (host, guest, watcher))
    assert {option["verb"] for option in host.options} >= {"give_up"}
    assert watcher.options == []


async def test_a_refused_command_reaches_only_the_one_who_asked(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    play = house.room(host.code).table.play
    assert play is not None
    before = view(play.game)
    answer = await host.do(Enter(0, 999))
    assert answer["refusal"]["code"] == "no_such_place"
    assert view(play.game) == before
    assert not [message for message in guest.messages if message["type"] == "refused"]


@pytest.mark.parametrize("command", [Roll(1), Start(), Start(0), Connection(0, False)])
async def test_nobody_acts_for_another_seat_or_for_the_table(house: House, command: Roll | Start | Connection) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    assert (await host.do(command))["refusal"]["code"] == "not_your_seat"


async def test_a_spectator_only_watches(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await begin(host, watcher)
    assert watcher.seat == SPECTATOR
    assert (await watcher.do(Roll(0)))["refusal"]["code"] == "spectators_watch"
    await watcher.manage("pause")
    assert (await watcher.until("refused"))["refusal"]["code"] == "host_only"


async def test_a_player_is_not_the_host(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await guest.manage("start")
    assert (await guest.until("refused"))["refusal"]["code"] == "host_only"
    await host.manage("host", seat=1)
    while guest.store["table"]["host"] != 1:
        await guest.next()
    await guest.manage("start")
    await begin(guest, host) if guest.store["table"]["phase"] == "over" else None
    while guest.store["table"]["phase"] != "playing":
        await guest.next()


async def test_whoever_comes_back_gets_what_was_missed(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    await guest.drop()
    frame = await host.do(Roll(0))
    first = await guest.connect(fresh=False)
    assert first["type"] == "frame"
    await up_to_date(house, guest)
    assert guest.n > frame["n"]
    assert sees_the_truth(house, guest)


async def test_whoever_was_away_for_long_gets_everything(house: House) -> None:
    host = await house.host()
    await begin(host)
    host.n = 0
    house.room(host.code).table.play.broadcast.history.clear()  # type: ignore[union-attr]
    await host.drop()
    assert (await host.connect(fresh=False))["type"] == "welcome"
    assert sees_the_truth(house, host)


async def test_of_two_tabs_the_newer_one_plays(house: House) -> None:
    host = await house.host()
    await begin(host)
    newer = Player(house.session, house.base, host.code, host.token)
    await newer.connect()
    await host.until("goodbye", why="replaced")
    assert (await newer.do(Roll(0)))["type"] == "frame"


async def test_somebody_elses_token_opens_nothing(house: House) -> None:
    host, other = await house.host(), await house.host()
    stranger = Player(house.session, house.base, host.code, other.token)
    assert (await stranger.connect())["why"] == "bad_token"


async def test_bots_take_seats_and_play(tmp_path: Path) -> None:
    async with opened(tmp_path, clock_rate=20) as house:
        host = await house.host()
        await host.manage("add_bot")
        await host.manage("add_bot")
        await begin(host)
        rolled: set[int] = set()
        while rolled != {1, 2}:
            for event in (await host.until("frame"))["events"]:
                if event["type"] == "DiceRolled":
                    rolled.add(event["seat"])


async def test_a_paused_table_stands_still(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.manage("pause")
    while host.store["table"]["phase"] != "paused":
        await host.next()
    play = house.room(host.code).table.play
    assert play is not None
    assert play.now == play.now
    assert (await host.do(Roll(0)))["refusal"]["code"] == "paused"
    await host.manage("resume")
    while host.store["table"]["phase"] != "playing":
        await host.next()
    assert (await host.do(Roll(0)))["type"] == "frame"


async def test_words_and_signals_reach_everybody(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await guest.send({"type": "say", "text": "over here!" + "!" * 400})
    told = await host.until("told")
    assert told["seat"] == 1
    assert len(told["text"]) == 280
    await guest.send({"type": "signal", "what": "help", "place": 4})
    assert (await host.until("told"))["what"] == "help"
    await guest.send({"type": "signal", "what": "dance"})
    assert (await guest.until("refused"))["refusal"]["code"] == "no_such_signal"


async def test_whoever_is_silenced_may_still_point_at_the_map(house: House) -> None:
    host = await house.host(players=2, modules=["curses"])
    guest = await house.guest(host.code)
    await begin(host, guest)
    play = house.room(host.code).table.play
    assert play is not None
    kind = play.game.rules.piece_kind_ids["silence"]
    play.game.apply_only(PieceMoved(play.game.pieces.kind.index(kind), at(AT_SEAT, guest.seat)))
    for said in (
        {"type": "say", "text": "over here"},
        {"type": "signal", "what": "help", "place": 4},
        {"type": "signal", "what": "here"},
    ):
        await guest.send(said)
        assert (await guest.until("refused"))["refusal"]["code"] == "silenced"
    await guest.send({"type": "signal", "what": "here", "place": 4})
    told = await host.until("told")
    assert (told["what"], told["place"]) == ("here", 4), "nothing was heard before it"


async def test_nonsense_gets_a_named_fault_and_the_line_stays_open(house: House) -> None:
    host = await house.host()
    await begin(host)
    for text in ("", "{}", "[1]", '{"type":"do"}', '{"type":"do","id":1,"command":{"type":"Fly","seat":0}}', "\ud7ff"):
        await host.send_text(text)
        assert (await host.until("fault"))["code"] == "malformed"
    assert (await host.do(Roll(0)))["type"] == "frame"


async def test_the_clock_of_the_table_is_told(house: House) -> None:
    host = await house.host()
    await begin(host)
    await host.send({"type": "ping", "t": 12.5, "delay": 3.0})
    pong = await host.until("pong")
    assert pong["t"] == 12.5
    assert 0 <= pong["now"] < 60_000
