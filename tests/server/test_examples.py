"""The example client plays at a real server."""

import asyncio
import contextlib
import json
import runpy
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.opened import opened

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
    "no_passage",
    "no_such_question",
    "answered_already",
}
"""Refusals of a command that was right when it was sent: bots act in the meantime, and the own last step is done."""


Messages = list[dict[str, object]]
LONGEST_S = 60.0
"""Nobody waits that long unless something is broken: a game is watched until enough was heard."""


async def heard_until(
    enough: Callable[[Messages], bool], house: House, capsys: pytest.CaptureFixture[str], code: str = ""
) -> Messages:
    """What the example hears, played as a program would play it, in haste and until it is enough."""
    play = runpy.run_path(str(PLAY))["play"]
    settings = {} if code else {"roll_ms": 50}
    playing = asyncio.create_task(play(house.base, code, 0.11, **settings))
    found: Messages = []
    async with asyncio.timeout(LONGEST_S):
        while not enough(found) and not playing.done():
            await asyncio.sleep(0.05)
            lines = capsys.readouterr().out.splitlines()
            found += [json.loads(line.partition(" ")[2]) for line in lines if " {" in line]
    playing.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await playing
    return found


def throwers(messages: Messages) -> set[int]:
    events = [event for each in messages for event in each.get("events", [])]  # type: ignore[attr-defined]
    return {event["seat"] for event in events if event["type"] == "DiceRolled"}


def answers(messages: Messages) -> int:
    return sum(each["type"] == "frame" and "re" in each for each in messages)


async def test_the_example_makes_a_table_and_plays_with_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """On a hurried table: bots take their time over a throw."""
    everybody = {0, 1, 2, 3}
    async with opened(tmp_path, clock_rate=10) as house:
        messages = await heard_until(lambda said: throwers(said) == everybody and answers(said) >= 10, house, capsys)
    assert throwers(messages) == everybody
    assert answers(messages) >= 10, "its commands are answered"
    assert {each["type"] for each in messages}.isdisjoint({"fault", "goodbye"})
    refusals = [each["refusal"] for each in messages if each["type"] == "refused"]
    assert {refusal["code"] for refusal in refusals} <= OVERTAKEN  # type: ignore[index]


async def test_the_example_joins_a_table_and_plays_when_the_host_starts(
    house: House, capsys: pytest.CaptureFixture[str]
) -> None:
    host = await house.host(roll_ms=50)
    guest = asyncio.create_task(heard_until(lambda said: 1 in throwers(said), house, capsys, host.code))
    while not host.store["table"]["chairs"][1]["present"]:
        await host.next()
    await host.manage("start")
    assert 1 in throwers(await guest)


async def test_the_example_runs_as_a_program(house: House) -> None:
    child = await asyncio.create_subprocess_exec(sys.executable, str(PLAY), house.base, stdout=asyncio.subprocess.PIPE)
    assert child.stdout is not None
    first = await asyncio.wait_for(child.stdout.readline(), 20)
    child.terminate()
    await child.wait()
    assert first.startswith(b"welcome ")
