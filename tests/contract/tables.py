"""Every kind of table that the contract is played at: chapters, players, difficulty, soundtrack, practice.

New chapters join by themselves: alone (with what they require), and all together.
"""

from collections.abc import Iterable
from itertools import product
from typing import NamedTuple

from tumbledown.engine.events import GemsMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import BOXED, DEPOT, TILES
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import ALWAYS, chapter, chapters, names
from tumbledown.expansions.data.base import EXTRA_GEMS, TRACKS

easy = Chapter("easy", order=99, looks_far=False)
"""A table for coming to the end: random players would hardly ever clear a full depot."""


@easy.setup(PIECES)
def one_gem_is_left(game: Game) -> None:
    game.emit(GemsMoved(DEPOT, BOXED, game.depot.gems - 1))


@easy.setup(PIECES)
def the_exit_comes_soon(game: Game) -> None:
    pile = list(game.pile(TILES))
    pile.sort(key=lambda tile: game.tile_kind(tile).id != "exit")
    game.emit(PileOrdered(TILES, tuple(pile)))


class Table(NamedTuple):
    """Settings, and perhaps chapters that are in no list."""

    settings: Settings
    extra: tuple[Chapter, ...] = ()

    @property
    def chapters(self) -> tuple[Chapter, ...]:
        return (*chapters(self.settings), *self.extra)

    def bare(self, seed: str) -> Game:
        """The box opened, nothing dealt."""
        return bare_game(self.settings, seed, self.chapters)

    def __str__(self) -> str:
        return f"{self.settings} {[each.name for each in self.extra]}"


def with_required(name: str) -> tuple[str, ...]:
    """The chapter and everything it cannot be played without, itself last."""
    needed = [each for requirement in chapter(name).requires for each in with_required(requirement)]
    return tuple(dict.fromkeys([each for each in needed if each != ALWAYS] + [name]))


def all_together(optional: Iterable[str]) -> tuple[str, ...]:
    """As many chapters as can be played at once, earlier ones first."""
    chosen: list[str] = []
    for name in optional:
        wanted = [*chosen, *[each for each in with_required(name) if each not in chosen]]
        barred = {other for each in wanted for other in chapter(each).excludes}
        if not barred & set(wanted):
            chosen = wanted
    return tuple(chosen)


def module_sets() -> list[tuple[str, ...]]:
    """The bare base game, each chapter with what it requires, and all together."""
    optional = [name for name in names() if name != ALWAYS]
    found = [(), *[with_required(name) for name in optional], all_together(optional)]
    return list(dict.fromkeys(found))


def tables(modules: tuple[str, ...], extra: tuple[Chapter, ...] = ()) -> list[Table]:
    """Every table with these chapters."""
    seats = max(each.seats for each in (*chapters(Settings(modules=modules)), *extra))
    # The number of players changes fastest: even a short run meets tables of every size.
    kinds = product(EXTRA_GEMS, TRACKS, (False, True), range(1, seats + 1))
    return [
        Table(Settings(players=n, modules=modules, difficulty=level, soundtrack=track, practice=practice), extra)
        for level, track, practice, n in kinds
    ]
