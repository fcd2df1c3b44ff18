"""The companion deals the glasses of the Sand of Fortune by itself: the times it comes to are those of the rules."""

import itertools
import json
import subprocess
from typing import Any, Final

import pytest

import npm
from tests.scenario import Scenario
from tumbledown.engine.commands import Start
from tumbledown.engine.structs import Settings
from tumbledown.expansions.base.door import soundtrack
from tumbledown.expansions.data.sand_of_fortune import DATA

DEALING: Final = npm.CLIENT / "src" / "chapters" / "sand_of_fortune" / "dealing.ts"
SCRIPT: Final = f"""
import {{ timelineOf }} from {json.dumps(DEALING.as_uri())}
process.stdout.write(JSON.stringify(JSON.parse(process.argv.at(-1)).map(timelineOf)))
"""
SEEDS: Final = ("sand", "glass", "fortune")

Deal = dict[str, list[int]]
Times = dict[str, list[int]]


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    npm.install()


def played(seed: str, is_home: tuple[bool, ...]) -> tuple[Deal, Times]:
    """A game of one who is home at these slams: what its glasses were given, and when its gongs and doors came."""
    table = Scenario.dealt(Settings(players=1, modules=("sand_of_fortune",)), seed)
    table.does(Start())
    first = table.game.slots["sand_of_fortune"].runs
    fills, spilled = [first], []
    for slam, home in enumerate(is_home):
        table.puts(0, 2 * table.game.start if home else table.lies_at(1, 0))
        table.waits_until(soundtrack(table.game).ends[slam])
        spilled.append(0 if home else DATA.glasses.spilled)
        if slam + 1 < len(is_home):
            fills.append(table.game.slots["sand_of_fortune"].runs + spilled[slam])
    found = soundtrack(table.game)
    return {"fills": fills, "spilled": spilled}, {"gongs": list(found.gongs), "ends": list(found.ends)}


def reckoned(deals: list[Deal]) -> Any:
    """As the page does it."""
    command = [str(npm.NODE / "bin" / "node"), "--input-type=module", "--eval", SCRIPT, json.dumps(deals)]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.rule("sand_of_fortune.glass.third", "sand_of_fortune.turn.nobody", "sand_of_fortune.turn.shorter")
def test_gongs_and_doors_come_when_the_rules_say_whoever_was_home() -> None:
    slams = len(DATA.glasses.countdowns) - 1
    games = [
        played(seed, is_home)
        for seed, is_home in itertools.product(SEEDS, itertools.product((True, False), repeat=slams))
    ]
    assert len({tuple(deal["fills"]) for deal, _ in games}) == len(SEEDS), "each seed is a deal of its own"
    assert reckoned([deal for deal, _ in games]) == [times for _, times in games]
