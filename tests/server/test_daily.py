"""The temple of the day: the server says which one it is, and which games count."""

import time
from pathlib import Path
from typing import Any

from tests.server.house import House
from tests.server.opened import opened
from tests.server.player import Player
from tests.server.winning import give_up, win
from tumbledown.server import daily
from tumbledown.server.rest.context import LOBBY

DAY_S = 86_400.0


async def enter(house: House, name: str = "Noor", *, seen: bool = False) -> Player:
    status, seat = await house.post("/api/daily", {"name": name, "seen": seen})
    assert status == 201, seat
    player = Player(house.session, house.base, seat["code"], seat["token"])
    await player.connect()
    return player


async def sizes(house: House) -> list[dict[str, Any]]:
    status, shown = await house.get("/api/daily")
    assert status == 200
    assert shown["day"] == daily.today()
    return list(shown["sizes"])


def seed(house: House, host: Player) -> str:
    return house.room(host.code).record.seed


async def test_a_team_that_gets_out_is_named_with_its_time_and_has_a_place(house: House) -> None:
    assert await sizes(house) == []
    game = await win(house, await enter(house))
    [size] = await sizes(house)
    assert (size["players"], size["teams"], size["out"]) == (1, 1, 1)
    [team] = size["best"]
    assert (team["game"], team["names"]) == (game, ["Noor"])
    assert 0 <= team["took_ms"] < 60_000
    assert 0 < team["left_ms"] < 700_000
    status, place = await house.get(f"/api/daily/{game}")
    assert status == 200
    assert place == {"day": daily.today(), "players": 1, "place": 1, "teams": 1, "out": 1}


async def test_a_team_that_stays_inside_is_counted_and_not_named(house: House) -> None:
    game = await give_up(house, await enter(house))
    assert await sizes(house) == [{"players": 1, "teams": 1, "out": 0, "best": []}]
    _, place = await house.get(f"/api/daily/{game}")
    assert place["place"] == 0


async def test_all_tables_of_a_day_play_the_same_temple_also_after_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        one, other = await enter(house), await enter(house)
        first = seed(house, one)
        assert first
        assert seed(house, other) == first
        assert house.room(one.code).record.settings == house.room(other.code).record.settings == daily.SETTINGS
    async with opened(tmp_path) as house:
        assert seed(house, await enter(house)) == first


async def test_only_the_first_game_of_a_table_counts(house: House) -> None:
    host = await enter(house)
    await give_up(house, host)
    assert host.store["table"]["day"] == daily.today()
    assert not host.store["table"].get("counts", False)
    again = await win(house, host)
    assert [size["teams"] for size in await sizes(house)] == [1]
    status, problem = await house.get(f"/api/daily/{again}")
    assert (status, problem["code"]) == (404, "no_such_game")


async def test_whoever_has_seen_the_temple_plays_it_and_counts_nowhere(house: House) -> None:
    host = await enter(house, seen=True)
    assert host.store["table"]["day"] == daily.today()
    await win(house, host)
    assert await sizes(house) == []


async def test_other_settings_lead_out_of_the_temple_of_the_day_and_take_its_seed_away(house: House) -> None:
    host = await enter(house)
    await host.manage("settings", settings={"roll_ms": daily.SETTINGS.roll_ms, "practice": True})
    await host.until("done")
    assert not host.store["table"].get("day", "")
    assert seed(house, host) == ""
    await win(house, host)
    assert await sizes(house) == []


async def test_a_table_with_the_same_settings_and_a_seed_of_its_own_is_not_the_temple_of_the_day(house: House) -> None:
    host = await enter(house)
    await host.manage("seed", seed="known")
    await host.until("done")
    await win(house, host)
    assert await sizes(house) == []


async def test_nobody_can_claim_a_result(house: House) -> None:
    claim = {"game": "0" * 16, "day": daily.today(), "players": 1, "won": True, "took_ms": 1}
    for path in ("/api/daily", f"/api/daily/{'0' * 16}"):
        for send in (house.session.post, house.session.put, house.session.patch, house.session.delete):
            async with send(house.base + path, json=claim) as answer:
                assert answer.status in (400, 404, 405)
    assert await sizes(house) == []


async def test_whom_the_host_has_muted_is_not_named(house: House) -> None:
    host = await enter(house)
    house.room(host.code).record.chairs[0].muted = True
    await win(house, host)
    [size] = await sizes(house)
    assert size["best"][0]["names"] == []


async def test_a_day_that_is_none_is_refused_and_another_day_is_empty(house: House) -> None:
    for nonsense in ("tomorrow", "2026-13-01", "20261116"):
        status, _ = await house.get(f"/api/daily?day={nonsense}")
        assert status == 400
    await win(house, await enter(house))
    _, shown = await house.get("/api/daily?day=2020-02-29")
    assert shown == {"day": "2020-02-29", "sizes": []}


async def test_results_are_forgotten_after_some_months(house: House) -> None:
    await win(house, await enter(house))
    lobby = house.server.app[LOBBY]
    await lobby.clear_out(time.time() + (lobby.limits.daily_days - 1) * DAY_S)
    assert len(await sizes(house)) == 1
    await lobby.clear_out(time.time() + (lobby.limits.daily_days + 1) * DAY_S)
    assert await sizes(house) == []
