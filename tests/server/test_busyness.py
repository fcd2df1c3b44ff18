"""At more than it can carry the server sheds load early: new tables first, then spectators, never those who play."""

import pytest

from tests.server.house import House
from tumbledown.server.busyness import SAMPLES, Busyness
from tumbledown.server.rest.context import LOBBY


@pytest.mark.parametrize(
    ("lags", "busy", "very_busy"),
    [
        ([0.05] * SAMPLES, False, False),
        ([0.2] * (SAMPLES - 1), False, False),
        ([0.2] * SAMPLES, True, False),
        ([0.5] * SAMPLES, True, True),
        ([3.6] * SAMPLES + [0.01], False, False),
    ],
)
def test_newcomers_are_turned_away_once_all_measurements_agree(lags: list[float], busy: bool, very_busy: bool) -> None:
    busyness = Busyness()
    for lag in lags:
        busyness.note(lag)
    assert (busyness.is_busy, busyness.is_very_busy) == (busy, very_busy)


async def test_new_tables_go_first_then_spectators_and_players_stay(house: House) -> None:
    host, lobby = await house.host(), house.server.app[LOBBY]
    for lag, may_watch in ((0.2, True), (0.5, False)):
        lobby.busyness = busy = Busyness()
        for _ in range(SAMPLES):
            busy.note(lag)
        status, problem = await house.post("/api/tables", {"name": "Cy"})
        assert (status, problem["code"]) == (503, "server_busy")
        assert (await house.spectator(host.code)).goodbye == ("" if may_watch else "server_busy")
        await host.drop()
        assert (await host.connect())["type"] == "welcome"
