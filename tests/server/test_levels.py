"""The level of a bot: the host picks it, everybody sees it, and the bot plays by it."""

from tests.server.house import House, begin
from tests.server.player import Player
from tumbledown.bots.pace import LEVELS
from tumbledown.server import members
from tumbledown.server.play import Play


def shown(player: Player) -> list[str]:
    """The levels of all seats, as the player sees them; empty for people and free seats."""
    return [chair.get("level", "") for chair in player.store["table"]["chairs"]]


async def asks(host: Player, what: str, **fields: object) -> str:
    """The answer to what a host asks for: done, or why not."""
    await host.manage(what, **fields)
    while True:
        answer = await host.next()
        if answer["type"] == "done":
            return "done"
        if answer["type"] == "refused":
            return str(answer["refusal"]["code"])


def play_of(house: House, player: Player) -> Play:
    play = house.room(player.code).table.play
    assert play is not None
    return play


async def test_a_bot_is_a_companion_unless_the_host_picks_another_level(house: House) -> None:
    host = await house.host()
    await asks(host, "add_bot")
    await asks(host, "add_bot", level="expert")
    assert shown(host) == ["", "companion", "expert", "", ""]


async def test_the_level_of_a_seated_bot_can_be_changed_and_is_kept(house: House) -> None:
    host = await house.host()
    guest = await house.guest(host.code)
    await asks(host, "add_bot")
    assert await asks(host, "level", seat=2, level="novice") == "done"
    while shown(guest) != ["", "", "novice", "", ""]:
        await guest.next()
    record = house.room(host.code).table.record
    assert members.load(members.save(record)).chairs[2].level == "novice"


async def test_bots_play_by_the_levels_of_their_seats(house: House) -> None:
    host = await house.host()
    for level in ("novice", "expert"):
        await asks(host, "add_bot", level=level)
    await begin(host)
    bots = play_of(house, host).bots
    assert {seat: bot.mind.pace.level for seat, bot in bots.items()} == {1: LEVELS["novice"], 2: LEVELS["expert"]}


async def test_levels_that_do_not_exist_and_seats_without_a_bot_are_refused(house: House) -> None:
    host = await house.host()
    await asks(host, "add_bot")
    assert await asks(host, "level", seat=1, level="oracle") == "no_such_level"
    assert await asks(host, "level", seat=1) == "no_such_level"
    for seat in (0, 3, -1):
        assert await asks(host, "level", seat=seat, level="expert") == "no_such_seat"
    assert await asks(host, "add_bot", level="oracle") == "no_such_level"
    assert shown(host) == ["", "companion", "", "", ""]


async def test_during_a_game_levels_stay_as_they_are(house: House) -> None:
    host = await house.host()
    await asks(host, "add_bot")
    await begin(host)
    assert await asks(host, "level", seat=1, level="expert") == "not_now"
