"""A lesson over the wire: begun by one request, played to its end by its options alone, and never lost."""

import asyncio
from pathlib import Path
from typing import Any

from aiohttp import ClientSession

from tests.chaos.process import ServerProcess
from tests.server.house import House
from tests.server.opened import opened
from tests.server.player import Player
from tumbledown.engine import journal
from tumbledown.engine.commands import ActivateGems, AnyCommand, Discover, Enter, Escape, Mark, Perform, Roll
from tumbledown.expansions.lesson.steps import STEPS
from tumbledown.lab.verify import verify

ADVENTURER, KEPT_STEP = "A", 1
DEEDS = ("escape", "activate", "free", "discover", "enter")
HURRY = 20
LONGEST_S = 60.0
A_WHILE_S = 0.02


async def learner(house: House) -> Player:
    status, seat = await house.post("/api/lessons", {"name": "Noor", "colour": 0})
    assert status == 201, seat
    player = Player(house.session, house.base, seat["code"], seat["token"])
    await player.connect()
    while player.store.get("clock", {}).get("phase") != 1:
        await player.next()
    return player


def step(player: Player) -> int:
    return int(player.store["chapter:lesson"]["notes"]["lesson_step"])


def told(player: Player) -> AnyCommand | None:
    """What the sentence says, of what the server offers."""
    if step(player) == KEPT_STEP:
        dice = [key for key, value in player.store.items() if key.startswith("die:") and value["holder"] == 0]
        kept = next(key for key in dice if player.store[key]["face"] == ADVENTURER)
        return Mark(0, "kept", 1 << int(kept.partition(":")[2]))
    offers = {option["verb"]: option for option in player.options}
    for verb in DEEDS:
        if verb in offers:
            return command(verb, offers[verb].get("targets", [-1])[-1])
    return Roll(0) if "roll" in offers else None


def command(verb: str, target: int) -> AnyCommand:
    match verb:
        case "enter":
            return Enter(0, target)
        case "discover":
            return Discover(0, target)
        case "activate":
            return ActivateGems(0, target)
        case "escape":
            return Escape(0)
        case _:
            return Perform(0, verb=verb, target=target)


async def play_on(player: Player, until: int) -> None:
    """Do what is said up to this step; what comes too early is asked for again."""
    async with asyncio.timeout(LONGEST_S):
        while step(player) < until and player.store["clock"]["phase"] == 1:
            wish = told(player)
            if wish is None or (await player.do(wish))["type"] == "refused":
                await a_while(player)


async def a_while(player: Player) -> None:
    """Wait, and hear what happened meanwhile."""
    await asyncio.sleep(A_WHILE_S)
    await player.send({"type": "ping", "t": 0, "delay": 0})
    await player.until("pong")


def temple(player: Player) -> list[tuple[Any, ...]]:
    chambers = [value for key, value in player.store.items() if key.startswith("chamber:")]
    return sorted((each["x"], each["y"], each["kind"], each["turn"]) for each in chambers)


def facts(player: Player) -> dict[str, Any]:
    """Everything but the table and the clock, which change when somebody comes and goes."""
    return {key: value for key, value in player.store.items() if key not in ("table", "clock", "seat:0")}


async def test_a_lesson_is_played_to_its_end_by_what_the_server_offers(tmp_path: Path) -> None:
    async with opened(tmp_path, clock_rate=HURRY) as house:
        player = await learner(house)
        assert [chair["name"] for chair in player.store["table"]["chairs"][:2]] == ["Noor", "Otto"]
        await play_on(player, len(STEPS))
        async with asyncio.timeout(LONGEST_S):
            while player.store["clock"]["phase"] != 2:
                await player.next()
        assert player.store["clock"].get("reason") == "escaped"
        while player.store["table"]["phase"] != "over":
            await player.next()
        async with house.session.get(f"{house.base}/api/replays/{player.game}") as answer:
            log = await answer.read()
    report = verify(journal.read(log.splitlines()))
    assert report.faults == []


async def test_nothing_that_chance_decides_differs_between_two_lessons(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        one, other = await learner(house), await learner(house)
        assert temple(one) == temple(other)
        faces = [(await each.do(Roll(0)))["events"][0]["faces"] for each in (one, other)]
        assert faces[0] == faces[1]


async def test_a_server_that_is_killed_brings_the_lesson_back_to_its_sentence(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    async with ClientSession() as session, ServerProcess(url, tmp_path / "notes", "--clock-rate", "20") as server:
        answer = await session.post(f"{server.base}/api/lessons", json={"name": "Noor"})
        seat = await answer.json()
        player = Player(session, server.base, seat["code"], seat["token"])
        await player.connect()
        while player.store.get("clock", {}).get("phase") != 1:
            await player.next()
        await play_on(player, 6)
        before = facts(player)
        await server.kill()
        await server.start()
        await player.connect()
        assert step(player) == 6
        assert facts(player) == before
        await play_on(player, len(STEPS))


async def test_a_learner_who_comes_back_is_at_the_same_sentence(tmp_path: Path) -> None:
    async with opened(tmp_path, clock_rate=HURRY) as house:
        player = await learner(house)
        await play_on(player, 5)
        await player.drop()
        await player.connect()
        assert step(player) == 5
        assert player.store["table"]["settings"]["modules"] == ["lesson"]
        await play_on(player, 6)
