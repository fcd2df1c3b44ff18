"""Random games of challenges, held to the contract."""

from collections.abc import Callable
from typing import Any

import msgspec

from tests.contract.random_play import Play
from tests.contract.tables import Table, easy, generous
from tests.expansions.challenges.challenging import six, table
from tumbledown.engine.structs import Settings
from tumbledown.expansions.data.challenges import CHALLENGES

EXTRAS = ((), (easy,), (generous,))


def settings(number: int) -> Settings:
    """Every challenge in turn, with one to six players, some with chambers that may be added."""
    id, players = list(CHALLENGES)[number % len(CHALLENGES)], 1 + number % 6
    found = six(id) if players == 6 else table(id, players)
    more = ("pit", "fountain") if number % 4 == 0 else ()
    late = ("challenges.late",) if number % 5 == 0 else ()
    return msgspec.structs.replace(
        found, modules=(*found.modules, *more), variants=(*found.variants, *late), roll_ms=300
    )


def test_random_games_of_challenges_keep_the_contract(record_property: Callable[[str, Any], None]) -> None:
    for number in range(len(CHALLENGES)):
        play = Play(Table(settings(number), EXTRAS[number % len(EXTRAS)]), f"challenge {number}")
        play.mood.steps = 300
        play.to_the_end()
    record_property("contract games", len(CHALLENGES))
