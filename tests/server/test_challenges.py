"""A pass is noted by the server, when a game is won under the set-up of its challenge, and by nobody else."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.opened import opened
from tests.server.player import Player
from tests.server.winning import give_up, win

ONE_A: dict[str, Any] = {"modules": ["challenges", "characters"], "variants": ["challenges.1a"]}


async def attempts(house: House, host: Player) -> list[dict[str, Any]]:
    status, found = await house.get(f"/api/tables/{host.code}/challenges")
    assert status == 200
    return list(found)


def codes(player: Player) -> list[str]:
    return [warning["code"] for warning in player.store["table"].get("warnings", [])]


@pytest.mark.rule("challenges.record")
async def test_a_won_challenge_is_noted_with_players_and_time(house: House) -> None:
    host = await house.host(**ONE_A)
    assert await attempts(house, host) == []
    game = await win(house, host)
    [noted] = await attempts(house, host)
    assert (noted["game"], noted["challenge"], noted["players"], noted["won"]) == (game, "1a", 1, True)
    assert 0 <= noted["took_ms"] < 60_000
    assert 0 < noted["left_ms"] < 700_000
    assert noted["gems_left"] == 0


@pytest.mark.rule("challenges.record")
async def test_a_lost_challenge_is_noted_as_tried(house: House) -> None:
    host = await house.host(**ONE_A)
    await give_up(house, host)
    [noted] = await attempts(house, host)
    assert (noted["challenge"], noted["won"], noted["gems_left"]) == ("1a", False, 9)


@pytest.mark.rule("challenges.record", "challenges.other_modules")
@pytest.mark.parametrize(
    "settings",
    [{}, {**ONE_A, "modules": [*ONE_A["modules"], "traps"]}, {**ONE_A, "modules": ["challenges"]}],
    ids=["no challenge", "something added", "something left out"],
)
async def test_a_game_under_another_set_up_is_noted_nowhere(house: House, settings: dict[str, Any]) -> None:
    host = await house.host(**settings)
    await win(house, host)
    assert await attempts(house, host) == []


@pytest.mark.rule("challenges.record")
async def test_with_a_seed_that_somebody_chose_there_is_no_mark_and_the_table_says_so(house: House) -> None:
    host = await house.host(seed="known", **ONE_A)
    assert codes(host) == ["no_mark_seed"]
    await win(house, host)
    assert await attempts(house, host) == []
    plain = await house.host(**ONE_A)
    assert codes(plain) == []


@pytest.mark.rule("challenges.record")
async def test_what_was_passed_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        host = await house.host(**ONE_A)
        await win(house, host)
        before = await attempts(house, host)
        assert len(before) == 1
    async with opened(tmp_path) as house:
        assert await attempts(house, host) == before


@pytest.mark.rule("challenges.record")
async def test_nobody_can_claim_a_pass(house: House) -> None:
    """There is no way to send one, and a table that asks for a challenge has not passed it."""
    host = await house.host(**ONE_A)
    claim = {"game": "0" * 16, "challenge": "1a", "players": 1, "won": True, "took_ms": 1}
    for path in ("/api/challenges", f"/api/tables/{host.code}/challenges"):
        for send in (house.session.post, house.session.put, house.session.patch, house.session.delete):
            async with send(house.base + path, json=claim) as answer:
                assert answer.status in (404, 405)
    assert await attempts(house, host) == []


@pytest.mark.rule("challenges.record")
async def test_a_game_of_practice_is_noted_nowhere(house: House) -> None:
    host = await house.host(**ONE_A, practice=True)
    assert "no_mark_eased" in codes(host)
    await win(house, host)
    assert await attempts(house, host) == []


async def test_a_table_that_plays_on_keeps_all_that_it_tried(house: House) -> None:
    host = await house.host(**ONE_A)
    await give_up(house, host)
    await host.manage("settings", settings={"modules": ["challenges", "treasures"], "variants": ["challenges.2a"]})
    await host.until("done")
    await win(house, host)
    assert [(each["challenge"], each["won"]) for each in await attempts(house, host)] == [("1a", False), ("2a", True)]
    other = await house.host(**ONE_A)
    assert await attempts(house, other) == [], "another table is another team"


async def test_all_tables_together_are_counted(house: House) -> None:
    status, before = await house.get("/api/challenges")
    assert status == 200
    assert len(before) == 26
    assert before[0] == {"id": "1a", "tries": 0, "wins": 0, "best_ms": 0, "best_players": 0}
    for ending in (give_up, win):
        await ending(house, await house.host(**ONE_A))
    _, after = await house.get("/api/challenges")
    assert (after[0]["tries"], after[0]["wins"], after[0]["best_players"]) == (2, 1, 1)
    assert after[0]["best_ms"] > 0
    assert after[1:] == before[1:]


@pytest.mark.rule("challenges.no_variants")
async def test_a_host_cannot_make_a_challenge_one_for_experts(house: House) -> None:
    status, problem = await house.post("/api/tables", {"name": "Ada", "settings": {**ONE_A, "difficulty": "expert"}})
    assert (status, problem["code"]) == (400, "bad_settings")


async def test_whoever_leaves_the_challenge_keeps_nothing_of_it(house: House) -> None:
    host = await house.host(**ONE_A)
    await host.manage("settings", settings={"modules": ["characters"], "variants": ["challenges.1a"]})
    await host.until("done")
    assert host.store["table"]["settings"].get("variants", []) == []


async def test_what_helps_in_a_challenge_is_what_may_be_added_to_it(house: House) -> None:
    modules = ["challenges", "illusions", "sixth_adventurer"]
    host = await house.host(modules=modules, variants=["challenges.2b"])
    for _ in range(5):
        await host.manage("add_bot")
        await host.until("done")
    assert codes(host) == ["challenge_tight"]
    _, shown = await house.get(f"/api/tables/{host.code}")
    assert shown["remedies"][0] == {"against": "challenge_tight", "module": "special_chambers"}
