"""Guests wish for chapters and the host takes them: everybody sees a wish, and whoever was ready is asked again."""

from typing import Any

from tests.server.house import House, begin
from tests.server.player import Player


async def wish(player: Player, what: str, *, on: bool = True) -> dict[str, Any]:
    """Sent with a number of its own; the answer."""
    await player.send({"type": "wish", "id": 900, "what": what, "on": on})
    answer = await player.next()
    while answer["type"] == "frame":
        answer = await player.next()
    return answer


def wishes(player: Player) -> list[list[Any]]:
    found: list[list[Any]] = player.store["table"].get("wishes", [])
    return found


def ready(player: Player) -> list[bool]:
    return [chair["ready"] for chair in player.store["table"]["chairs"] if chair["kind"] != "nobody"]


async def choose(host: Player, *modules: str) -> None:
    await host.manage("settings", settings={"modules": list(modules)})
    await host.until("done")


async def test_a_wish_is_seen_by_everybody_and_can_be_taken_back(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await wish(guest, "pit")
    await wish(guest, "pit")
    await wish(guest, "fountain")
    while len(wishes(host)) < 2:
        await host.next()
    assert wishes(host) == wishes(guest) == [[1, "pit"], [1, "fountain"]]
    await wish(guest, "pit", on=False)
    assert wishes(guest) == [[1, "fountain"]]


async def test_a_wish_that_the_host_takes_is_none_any_more(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await wish(guest, "pit")
    await wish(guest, "fountain")
    await choose(host, "pit")
    assert wishes(host) == [[1, "fountain"]]


async def test_a_wish_goes_with_the_one_who_had_it(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await wish(guest, "pit")
    await host.manage("remove", seat=1)
    await host.until("done")
    assert wishes(host) == []


async def test_nobody_wishes_for_what_there_is_not(house: House) -> None:
    host = await house.host()
    watcher = await house.spectator(host.code)
    for player in (host, watcher):
        assert (await wish(player, "a swimming pool"))["refusal"]["code"] == "no_such_chapter"
    assert wishes(host) == []


async def test_nobody_wishes_for_chapters_while_the_game_is_on(house: House) -> None:
    host = await house.host()
    await begin(host)
    assert (await wish(host, "pit"))["refusal"]["code"] == "not_now"


async def test_whoever_was_ready_is_asked_again_when_chapters_come_or_go(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await host.manage("add_bot")
    await host.until("done")
    await guest.send({"type": "ready", "id": 901})
    await guest.until("done", id=901)
    await host.manage("settings", settings={"difficulty": "expert"})
    await host.until("done")
    assert ready(host) == [False, True, True]
    await choose(host, "pit")
    assert ready(host) == [False, False, True]
