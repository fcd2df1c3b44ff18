"""What a table says of its settings while people gather: for those who sit there, and nothing once they play."""

from typing import Any

import pytest

from tests.server.house import House, begin
from tests.server.player import Player

HOPELESS = {"code": "never_winnable", "numbers": {"asked": 24, "lit": 18}}
HARD = {"code": "very_hard", "numbers": {"lit": 18, "keys": 5, "dice": 5}}
PROFESSIONAL: dict[str, Any] = {"modules": ["sixth_adventurer"], "difficulty": "professional"}


async def seated(host: Player, number: int) -> None:
    """Bots sit down until there are so many."""
    while sum(chair["kind"] != "nobody" for chair in host.store["table"]["chairs"]) < number:
        await host.manage("add_bot")
        await host.until("done")


def warnings(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.store["table"].get("warnings", [])
    return found


@pytest.mark.rule("sixth_adventurer.difficulty")
async def test_the_table_warns_as_soon_as_too_many_sit_there(house: House) -> None:
    host = await house.host(**PROFESSIONAL)
    told = {}
    for number in range(1, 7):
        await seated(host, number)
        told[number] = warnings(host)
    assert told == {1: [], 2: [], 3: [], 4: [], 5: [HARD], 6: [HOPELESS]}


@pytest.mark.rule("sixth_adventurer.difficulty")
async def test_another_module_takes_the_warning_away(house: House) -> None:
    host = await house.host(**PROFESSIONAL)
    await seated(host, 6)
    settings = {**PROFESSIONAL, "modules": ["sixth_adventurer", "special_chambers"]}
    await host.manage("settings", settings=settings)
    await host.until("done")
    assert warnings(host) == []


@pytest.mark.rule("sixth_adventurer.difficulty")
async def test_the_game_may_be_played_all_the_same_and_then_nothing_is_said(house: House) -> None:
    host = await house.host(**PROFESSIONAL)
    await seated(host, 6)
    await begin(host)
    assert host.store["table"]["phase"] != "gathering"
    assert warnings(host) == []


async def remedies(house: House, player: Player) -> list[dict[str, Any]]:
    _, shown = await house.get(f"/api/tables/{player.code}")
    found: list[dict[str, Any]] = shown["remedies"]
    return found


async def test_what_helps_against_a_warning_is_said_and_does_help(house: House) -> None:
    host = await house.host(**PROFESSIONAL)
    assert await remedies(house, host) == []
    await seated(host, 6)
    found = await remedies(house, host)
    assert [set(remedy) for remedy in found] == [{"against", "difficulty"}, {"against", "module"}]
    easier, more = found[0]["difficulty"], found[1]["module"]
    for change in ({"difficulty": easier}, {"modules": ["sixth_adventurer", more]}):
        await host.manage("settings", settings={**PROFESSIONAL, **change})
        await host.until("done")
        assert warnings(host) == []


async def test_the_hardest_difficulty_that_can_be_won_is_proposed(house: House) -> None:
    host = await house.host(**PROFESSIONAL)
    await seated(host, 5)
    assert (await remedies(house, host))[0] == {"against": "very_hard", "difficulty": "expert"}
