"""The story of a finished game, as the server tells it."""

import pytest

from tests.server.house import House, begin
from tumbledown.engine import journal
from tumbledown.engine.commands import Perform, Roll
from tumbledown.lab.story import Story, tell
from tumbledown.server.rest.endpoint import encode


async def test_a_finished_game_is_told_as_its_log_says(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.host()
    await begin(host)
    await host.do(Roll(0))
    await host.do(Perform(0, "give_up"))
    while host.store["table"]["phase"] != "over":
        await host.next()
    [replay] = (await house.get(f"/api/tables/{host.code}/replays"))[1]
    async with house.session.get(f"{house.base}/api/replays/{replay['game']}") as answer:
        expected: Story = tell(journal.read((await answer.read()).splitlines(keepends=True)))
    async with house.session.get(f"{house.base}/api/replays/{replay['game']}/story") as answer:
        assert answer.status == 200
        assert await answer.read() == encode(expected)
    assert (expected.reason, expected.figures[0].rolls) == ("gave_up", 1)
    monkeypatch.setattr(journal, "FORMAT", journal.FORMAT + 1)
    status, problem = await house.get(f"/api/replays/{replay['game']}/story")
    assert (status, problem["code"]) == (410, "other_log"), "another version's log is not misread"


async def test_a_game_that_is_still_played_has_no_story_yet(house: House) -> None:
    host = await house.host()
    await begin(host)
    for game in (house.room(host.code).record.game, "0" * 16, "nope"):
        status, problem = await house.get(f"/api/replays/{game}/story")
        assert (status, problem["code"]) == (404, "no_such_game")
