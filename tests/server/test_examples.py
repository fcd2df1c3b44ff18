"""The example client plays at a real server."""

import asyncio
import re
import sys
from pathlib import Path

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


def refusals(printed: str) -> set[str]:
    return set(re.findall(r"'type': 'refused'.*?'code': '(\w+)'", printed))


async def run(house: House, *flags: str) -> str:
    child = await asyncio.create_subprocess_exec(
        sys.executable, str(PLAY), "--server", house.base, "--pace", "0.05", *flags, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await child.communicate()
    assert child.returncode == 0
    return out.decode()


async def test_the_example_makes_a_table_and_plays_with_bots(house: House) -> None:
    printed = await run(house, "--bots", "2", "--seconds", "6", "--roll-ms", "50")
    code = printed.split()[1]
    play = house.room(code).play
    assert play is not None
    assert play.game.party.size == 3
    assert play.game.party.throws[0] >= 3
    assert "DiceRolled ('seat', 0)" in printed
    assert "DiceRolled ('seat', 1)" in printed
    assert "'type': 'fault'" not in printed
    assert "'type': 'goodbye'" not in printed
    assert refusals(printed) <= OVERTAKEN


async def test_the_example_joins_a_table_and_plays_when_the_host_starts(house: House) -> None:
    host = await house.host(roll_ms=50)
    guest = asyncio.create_task(run(house, "--code", host.code, "--seconds", "5"))
    while not host.store["table"]["chairs"][1]["present"]:
        await host.next()
    await host.manage("start")
    printed = await guest
    assert "seat 1" in printed
    assert "DiceRolled ('seat', 1)" in printed
