"""Spectators: they cheer and wish, a big screen is told from them, and nobody has to hear them."""

from pathlib import Path
from typing import Any

from tests.server.house import House, begin
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.server.limits import Limits

CHEER = {"type": "signal", "what": "cheer", "id": 900}


async def answer(player: Player, message: dict[str, Any]) -> str:
    """What the message is answered with: `done`, or the code of the refusal."""
    await player.send(message)
    while (value := await player.next()).get("id") != message["id"]:
        pass
    return str(value.get("refusal", {}).get("code", value["type"]))


async def cheer(player: Player) -> str:
    return await answer(player, CHEER)


async def wish(player: Player, what: str, *, on: bool = True) -> str:
    return await answer(player, {"type": "wish", "id": 901, "what": what, "on": on})


async def screen(house: House, code: str) -> Player:
    """A television in the room."""
    player = Player(house.session, house.base, code)
    await player.open()
    await player.send({"type": "hello", "screen": True})
    await player.until("welcome")
    return player


async def seen(player: Player, **wanted: object) -> dict[str, Any]:
    """The table, once these of its fields are as wanted; what is missing there is 0."""
    while any(player.store["table"].get(field, 0) != value for field, value in wanted.items()):
        await player.next()
    table: dict[str, Any] = player.store["table"]
    return table


# -------------------------------------------------------------------- a big screen
async def test_everybody_knows_that_a_big_screen_is_there_and_when_it_has_gone(house: House) -> None:
    host = await house.host()
    television, watcher = await screen(house, host.code), await house.spectator(host.code)
    await seen(host, screens=1, spectators=1)
    await television.drop()
    await seen(host, screens=0, spectators=1)
    await watcher.drop()
    await seen(host, screens=0, spectators=0)


async def test_whoever_has_a_seat_is_no_screen(house: House) -> None:
    host = await house.host()
    await host.drop()
    await host.open()
    await host.send({"type": "hello", "token": host.token, "screen": True})
    await host.until("welcome")
    assert "screens" not in host.store["table"]


# -------------------------------------------------------------------- cheers
async def test_everybody_hears_a_spectator_cheer(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await begin(host, watcher)
    assert await cheer(watcher) == "done"
    assert await host.until("told") == {"type": "told", "seat": -1, "what": "cheer"}


async def test_a_spectator_who_cheers_points_at_nothing(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await begin(host, watcher)
    assert await answer(watcher, {**CHEER, "place": 3}) == "done"
    assert await host.until("told") == {"type": "told", "seat": -1, "what": "cheer"}


async def test_spectators_are_muted_with_everybody_but_the_host(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    await host.manage("mute")
    await host.until("done")
    assert await cheer(watcher) == "muted"


async def test_whoever_does_not_want_to_hear_spectators_does_not(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    assert await answer(host, {"type": "mute", "id": 902, "seat": -1}) == "done"
    assert await cheer(watcher) == "done"
    await host.drop()
    await host.connect()
    assert host.messages[-1]["muted"] == [-1]
    assert await answer(host, {"type": "mute", "id": 903, "seat": -1, "on": False}) == "done"
    assert await cheer(watcher) == "done"
    await host.until("told")
    assert len([message for message in host.messages if message["type"] == "told"]) == 1


async def test_the_cheers_of_one_address_have_a_budget_that_coming_again_does_not_renew(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(talk_per_minute=1, talk_burst=3)) as house:
        host = await house.host()
        watcher = await house.spectator(host.code)
        assert [await cheer(watcher) for _ in range(4)] == ["done"] * 3 + ["chat_too_fast"]
        other = await house.spectator((await house.host()).code)
        assert await cheer(other) == "chat_too_fast"
        assert await answer(host, {"type": "say", "text": "Shh!", "id": 904}) == "done"


async def test_wishes_are_within_the_same_budget(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(talk_per_minute=1, talk_burst=1)) as house:
        host = await house.host()
        watcher = await house.spectator(host.code)
        assert [await wish(watcher, "pit"), await wish(watcher, "fountain")] == ["done", "chat_too_fast"]


# -------------------------------------------------------------------- wishes
async def test_a_spectator_has_one_wish_and_may_change_it_while_others_play(house: House) -> None:
    host = await house.host()
    watcher, other = await house.spectator(host.code), await house.spectator(host.code)
    await begin(host, watcher, other)
    for what in ("pit", "fountain"):
        assert await wish(watcher, what) == "done"
    assert await wish(other, "curses") == "done"
    await seen(host, wishes=[[-1, "curses"], [-1, "fountain"]])
    assert await wish(other, "pit", on=False) == "done"
    assert await wish(watcher, "fountain", on=False) == "done"
    await seen(host, wishes=[[-1, "curses"]])


async def test_a_wish_is_gone_with_its_spectator_and_when_it_comes_true(house: House) -> None:
    host = await house.host()
    watcher, other = await house.spectator(host.code), await house.spectator(host.code)
    await wish(watcher, "pit")
    await wish(other, "fountain")
    await seen(host, wishes=[[-1, "fountain"], [-1, "pit"]])
    await other.drop()
    await seen(host, wishes=[[-1, "pit"]])
    await host.manage("settings", settings={"modules": ["pit"]})
    await host.until("done")
    assert "wishes" not in host.store["table"]


# -------------------------------------------------------------------- showing oneself
async def test_a_player_shows_where_the_own_adventurer_is(house: House) -> None:
    host = await house.host()
    television = await screen(house, host.code)
    await begin(host, television)
    assert await answer(host, {"type": "signal", "what": "me", "id": 905}) == "done"
    assert await television.until("told") == {"type": "told", "seat": 0, "what": "me"}
