"""The example client plays at a real server."""

import asyncio
import contextlib
import json
import runpy
import sys
from pathlib import Path

import pytest

from tests.server.house import House

PLAY = Path(__file__).parents[2] / "examples" / "play.py"

OVERTAKEN = {
    "still_rolling",
    "nothing_locked",
    "nothing_to_roll",
    "not_enough_icons",
    "not_together",
    "passage_blocked",
    "gems_used",
    "vote_open",
    "vote_rests",
    "no_such_question",
    "answered_already",
}
"""Refusals of a command that was right when it was sent: bots act in the meantime."""


async def played(house: House, code: str = "", seconds: float = 5.0) -> None:
    """The example as a program would use it, for a while and in haste."""
    play = runpy.run_path(str(PLAY))["play"]
    settings = {} if code else {"roll_ms": 50}
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(play(house.base, code, 0.06, **settings), seconds)


def heard(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    return [json.loads(line.partition(" ")[2]) for line in capsys.readouterr().out.splitlines() if " {" in line]


def throwers(messages: list[dict[str, object]]) -> set[int]:
    events = [event for each in messages for event in each.get("events", [])]  # type: ignore[attr-defined]
    return {event["seat"] for event in events if event["type"] == "DiceRolled"}


async def test_the_example_makes_a_table_and_plays_with_bots(house: House, capsys: pytest.CaptureFixture[str]) -> None:
    await played(house)
    messages = heard(capsys)
    assert throwers(messages) == {0, 1, 2, 3}
    assert {each["type"] for each in messages}.isdisjoint({"fault", "goodbye"})
    assert {each["code"] for each in messages if each["type"] == "refused"} <= OVERTAKEN
    assert sum(each["type"] == "frame" and "re" in each for each in messages) >= 10, "its commands are answered"


async def test_the_example_joins_a_table_and_plays_when_the_host_starts(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await house.host(roll_ms=50)
    guest = asyncio.create_task(played(house, host.code))
    while not host.store["table"]["chairs"][1]["present"]:
        await host.next()
    await host.manage("start")
    await guest
    assert 1 in throwers(heard(capsys))


async def test_the_example_runs_as_a_program(house: House) -> None:
    child = await asyncio.create_subprocess_exec(sys.executable, str(PLAY), house.base, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    first = await asyncio.wait_for(child.stdout.readline(), 20)
    child.terminate()
    await child.wait()
    assert first.startswith(b"welcome ")
