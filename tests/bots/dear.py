"""Chapters that are no part of the game: they change what things cost, and bots must not mind."""

from tumbledown.bots.table import Table
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, Chapter
from tumbledown.engine.icons import Cost, parse_cost
from tumbledown.engine.setup import bare_game, deal_out
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import GemStep
from tumbledown.expansions import chapters


def dear_exit(more: int) -> Chapter:
    """Leaving costs so many keys more."""
    chapter = Chapter("dear_exit", order=91, looks_far=False)

    @chapter.adjust.escape_keys(BIND)
    def more_keys(game: Game, seat: int, keys: int) -> int:
        return keys + more

    return chapter


def other_entries(*costs: str) -> Chapter:
    """Every chamber is entered for one of these costs."""
    chapter = Chapter("other_entries", order=92, looks_far=False)
    alternatives = tuple(parse_cost(cost) for cost in costs)

    @chapter.adjust.entry_costs(BIND)
    def other_frames(game: Game, seat: int, to: int, carry: int, before: tuple[Cost, ...]) -> tuple[Cost, ...]:
        return alternatives

    return chapter


def other_gems(*costs: str, only: str = "") -> Chapter:
    """The first, second and third gem of a chamber cost this; of one kind of chamber, or of all."""
    chapter = Chapter("other_gems", order=93, looks_far=False)

    @chapter.adjust.gem_steps(BIND)
    def other_steps(game: Game, place: int, steps: tuple[GemStep, ...]) -> tuple[GemStep, ...]:
        if only and game.tile_kind(place >> 1).id != only:
            return steps
        return tuple((gems, parse_cost(cost)) for (gems, _), cost in zip(steps, costs, strict=False))

    return chapter


def play(settings: Settings, seed: str, *extra: Chapter) -> Table:
    """A whole game of bots with these chapters."""
    game = bare_game(settings, seed, (*chapters(settings), *extra))
    deal_out(game)
    table = Table(settings, seed, game=game)
    while not table.is_over:
        table.step()
    return table
