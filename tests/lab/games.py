"""Two hundred games of every size, and what came of them; run by the interpreted and by the compiled build.

python -m tests.lab.games     prints one line for each game, then where each module came from
"""

import json
import sys
from hashlib import blake2b
from importlib import import_module
from pkgutil import walk_packages

import tumbledown
from tests.lab.logs import Table
from tumbledown.bots.table import play_game
from tumbledown.engine import journal
from tumbledown.engine.journal import Journal
from tumbledown.engine.structs import Settings

GAMES = 200
LAYERS = (
    "tumbledown.engine",
    "tumbledown.expansions",
    "tumbledown.bots",
    "tumbledown.server.connection",
    "tumbledown.server.play",
    "tumbledown.server.visibility",
)


def settings(number: int) -> Settings:
    players = number % 6 + 1
    return Settings(
        players=players,
        modules=("sixth_adventurer",) if players == 6 or number % 4 == 0 else (),
        difficulty=("normal", "expert", "professional")[number % 3],
        soundtrack=("track1", "track2", "chance")[number // 3 % 3],
        practice=number % 19 == 0,
        roll_ms=(700, 1000, 1300)[number // 2 % 3],
        bots_take_over=number % 2 == 0,
    )


def log_of(number: int) -> Journal:
    """Every fourth game is played by bots, who know how to win; the others by chance."""
    seed = f"game {number}"
    if number % 4 == 3:
        played = play_game(settings(number), seed, record=True).journal
        assert played is not None
        return played
    table = Table(settings(number), seed)
    table.plays(2000 if number % 10 == 0 else 400, pause_ms=900)
    return table.journal()


def result(number: int) -> str:
    """The hash of the last state, and of everything that happened on the way there."""
    log = log_of(number)
    assert log.footer is not None
    return f"{log.footer.state} {blake2b(journal.write(log), digest_size=16).hexdigest()}"


def results(count: int = GAMES) -> list[str]:
    return [result(number) for number in range(count)]


def origins() -> dict[str, str]:
    """The file that every module of the playing layers was loaded from."""
    found = [module.name for module in walk_packages(tumbledown.__path__, "tumbledown.")]
    wanted = [name for name in found if name.startswith(LAYERS)]
    return {name: import_module(name).__file__ or "" for name in wanted}


if __name__ == "__main__":
    json.dump({"results": results(), "origins": origins()}, sys.stdout)
