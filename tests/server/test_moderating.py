"""How people keep a table pleasant: removing, banning, locking, closing and muting."""

import asyncio
from pathlib import Path

import pytest

from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.engine.adventurer import PRESENT
from tumbledown.server.limits import Limits


async def manages(host: Player, what: str, **fields: object) -> str:
    """`done`, or the code of the refusal."""
    await host.manage(what, **fields)
    while True:
        message = await host.next()
        if message["type"] == "done":
            return "done"
        if message["type"] == "refused":
            return str(message["refusal"]["code"])


async def test_whoever_is_removed_within_a_game_has_to_go_and_the_seat_waits(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    play = house.room(host.code).table.play
    assert play is not None
    assert await manages(host, "remove", seat=1) == "done"
    with pytest.raises(AssertionError, match="bad_token"):
        await guest.until("never")
    assert play.game.party.absent[1] != PRESENT
    await guest.connect()
    assert guest.goodbye == "bad_token"
    assert play.clock.is_running


async def test_the_seat_of_the_removed_is_free_after_the_game(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await begin(host, guest)
    await manages(host, "remove", seat=1)
    room = house.room(host.code)
    room.record.phase = "over"
    assert room.table.play is not None
    room.table.play = None
    status, seat = await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"})
    assert (status, seat["seat"]) == (201, 1)


async def test_a_host_does_not_remove_the_own_seat_within_a_game(house: House) -> None:
    host = await house.host()
    await begin(host)
    assert await manages(host, "remove", seat=0) == "not_now"
    assert await manages(host, "remove", seat=4) == "no_such_seat"


async def test_the_banned_neither_play_nor_watch_here_any_more(tmp_path: Path) -> None:
    async with opened(tmp_path, proxies=1) as house:
        host = await house.host()
        rude = {"X-Forwarded-For": "203.0.113.9"}
        where = f"{house.base}/api/tables/{host.code}"
        async with house.session.post(f"{where}/seats", json={"name": "Bo"}, headers=rude) as answer:
            seat = await answer.json()
        line = await house.session.ws_connect(f"{where}/socket", headers=rude)
        await line.send_json({"type": "hello", "token": seat["token"], "version": 2})
        await line.receive(5)
        assert await manages(host, "ban", seat=1) == "done"
        async with house.session.post(f"{where}/seats", json={"name": "Bo"}, headers=rude) as answer:
            assert (answer.status, (await answer.json())["code"]) == (403, "banned")
        again = await house.session.ws_connect(f"{where}/socket", headers=rude)
        await again.send_json({"type": "hello"})
        assert (await again.receive_json(timeout=30))["why"] == "banned"
        assert (await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"}))[0] == 201
        assert "203.0.113.9" not in str(house.room(host.code).record)


async def test_a_locked_table_takes_nobody_new_but_keeps_its_own(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    assert await manages(host, "lock") == "done"
    status, problem = await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"})
    assert (status, problem["code"]) == (403, "table_locked")
    await guest.drop()
    assert (await guest.connect())["set"]["table"]["locked"] is True
    assert await manages(host, "unlock") == "done"
    assert (await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"}))[0] == 201


async def test_a_closed_table_is_watched_by_nobody(house: House) -> None:
    host = await house.host()
    watching = await house.spectator(host.code)
    assert await manages(host, "close") == "done"
    with pytest.raises(AssertionError, match="no_spectators"):
        await watching.until("never")
    assert (await house.spectator(host.code)).goodbye == "no_spectators"
    assert await manages(host, "open") == "done"
    assert (await house.spectator(host.code)).goodbye == ""


async def test_the_host_mutes_one_or_all(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    for what, seat, answer in (("mute", 1, "muted"), ("unmute", 1, ""), ("mute", -1, "muted"), ("unmute", -1, "")):
        assert await manages(host, what, seat=seat) == "done"
        await guest.send({"type": "say", "text": "hey", "id": 7})
        told = await guest.until("refused" if answer else "done", id=7)
        assert told.get("refusal", {}).get("code", "") == answer
    await manages(host, "mute", seat=-1)
    await host.send({"type": "say", "text": "quiet, please", "id": 8})
    await host.until("done", id=8)
    await guest.send({"type": "signal", "what": "help", "id": 9})
    await guest.until("done", id=9)


async def test_everybody_mutes_for_oneself_and_nobody_else(house: House) -> None:
    host = await house.host()
    guest, third = await house.guest(host.code), await house.guest(host.code)
    await third.send({"type": "mute", "seat": 1, "id": 1})
    await third.until("done", id=1)
    await third.drop()
    assert (await third.connect())["muted"] == [1]
    await guest.send({"type": "say", "text": "spam"})
    assert (await host.until("told"))["text"] == "spam"
    await host.send({"type": "say", "text": "hello"})
    assert (await third.until("told"))["text"] == "hello"
    await third.send({"type": "mute", "seat": 1, "on": False, "id": 2})
    await third.until("done", id=2)
    await guest.send({"type": "say", "text": "sorry"})
    assert (await third.until("told"))["text"] == "sorry"
    await third.send({"type": "mute", "seat": 4, "id": 3})
    assert (await third.until("refused", id=3))["refusal"]["code"] == "no_such_seat"


async def test_whoever_takes_the_seat_of_the_muted_is_heard(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await host.send({"type": "mute", "seat": 1, "id": 1})
    await host.until("done", id=1)
    assert await manages(host, "remove", seat=1) == "done"
    await guest.drop()
    other = await house.guest(host.code)
    await host.drop()
    assert (await host.connect())["muted"] == []
    await other.send({"type": "say", "text": "hello"})
    assert (await host.until("told"))["text"] == "hello"


async def test_words_have_a_budget_of_their_own(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(talk_per_minute=1, talk_burst=3)) as house:
        host = await house.host()
        for number in range(3):
            await host.send({"type": "say", "text": "hey", "id": number})
            await host.until("done", id=number)
        await host.drop()
        await host.connect()
        await host.send({"type": "say", "text": "hey", "id": 5})
        assert (await host.until("refused", id=5))["refusal"]["code"] == "chat_too_fast"
        await asyncio.sleep(0)
        assert await manages(host, "add_bot") == "done"


@pytest.mark.parametrize("what", ["remove", "ban", "lock", "unlock", "close", "open", "mute", "unmute"])
async def test_only_the_host_moderates(house: House, what: str) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    assert await manages(guest, what, seat=0) == "host_only"
