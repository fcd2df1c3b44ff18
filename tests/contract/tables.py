"""Every kind of table that the contract is played at: chapters, players, difficulty, soundtrack, practice.

New chapters join by themselves: alone (with what they require), in pairs, in mixtures and all together.
"""

from itertools import combinations, product
from random import Random
from typing import NamedTuple

from tumbledown.engine.effects import deal
from tumbledown.engine.events import GemsMoved, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import PIECES, Chapter
from tumbledown.engine.pieces import BOXED, DEPOT, TILES
from tumbledown.engine.setup import bare_game
from tumbledown.engine.structs import Settings
from tumbledown.expansions import ALWAYS, chapter, chapters, names
from tumbledown.expansions.data.base import EXTRA_GEMS, TRACKS
from tumbledown.lab.tables import everything, with_required

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


generous = Chapter("generous", order=999, looks_far=False)
"""A table at which everybody has cards from the beginning: random players would find few of them."""


@generous.setup(PIECES)
def everybody_gets_cards(game: Game) -> None:
    for pile in sorted(set(game.pieces.piles) - {TILES}):
        for seat in range(game.party.size):
            deal(game, pile, seat)


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


def module_sets() -> list[tuple[str, ...]]:
    """The bare base game, each chapter with what it requires, and all together."""
    return list(dict.fromkeys([(), *[with_required((name,)) for name in optional()], everything()]))


def optional() -> list[str]:
    return [name for name in names() if name != ALWAYS]


def pairs() -> list[tuple[str, ...]]:
    """Each chapter with each other one, and what they require."""
    return list(dict.fromkeys(with_required(pair) for pair in combinations(optional(), 2)))


def mixes(number: int) -> list[Table]:
    """Tables with any chapters in any of their variants; the same ones every time."""
    chance = Random("mixes")
    return [_mix(chance) for _ in range(number)]


def _mix(chance: Random) -> Table:
    modules = with_required(tuple(name for name in optional() if chance.random() < 0.5))
    known = [variant for name in modules for variant in chapter(name).variants]
    settings = Settings(
        players=chance.randint(1, max(each.seats for each in chapters(Settings(modules=modules)))),
        modules=modules,
        difficulty=chance.choice(sorted(EXTRA_GEMS)),
        soundtrack=chance.choice(sorted(TRACKS)),
        practice=chance.random() < 0.2,
        variants=tuple(variant for variant in known if chance.random() < 0.3),
    )
    return Table(settings, chance.choice([(), (easy,), (generous,), (generous, easy)]))


def tables(modules: tuple[str, ...], extra: tuple[Chapter, ...] = ()) -> list[Table]:
    """Every table with these chapters."""
    seats = max(each.seats for each in (*chapters(Settings(modules=modules)), *extra))
    # The number of players changes fastest: even a short run meets tables of every size.
    kinds = product(EXTRA_GEMS, TRACKS, (False, True), range(1, seats + 1))
    return [
        Table(Settings(players=n, modules=modules, difficulty=level, soundtrack=track, practice=practice), extra)
        for level, track, practice, n in kinds
    ]
