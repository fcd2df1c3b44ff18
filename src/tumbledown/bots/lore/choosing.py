"""Answers to the questions of chapters: with whom to exchange souls, and which treasure to give up."""

from collections.abc import Callable
from typing import Final

from tumbledown.bots.mind import Mind
from tumbledown.engine.game import Game

Chooser = Callable[[Game, Mind, tuple[int, ...]], int]

WORTH: Final = ("large_torch", "double_torch", "teleport", "secret_passage", "double_key", "healing_mask")
"""The least useful first; what is not named here is worth most."""


def nearest_mate(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Figures that stand together can be exchanged without much harm."""
    steps = mind.team.paths.since(game.temple, game.party.here(mind.seat))
    return min(legal, key=lambda seat: (steps[game.party.here(seat)], seat))


def least_useful_treasure(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    return min(legal, key=lambda piece: (_worth(game.pieces.kind_of(piece).id), piece))


def _worth(kind: str) -> int:
    return WORTH.index(kind) if kind in WORTH else len(WORTH)


CHOOSERS: Final[dict[str, Chooser]] = {"soul": nearest_mate, "lost_treasure": least_useful_treasure}
