"""Illusions: chambers that vanish when the door slams.

Rules: illusions.play.normal.
"""

from typing import Final

from tumbledown.engine import effects
from tumbledown.engine.events import Announced, DoorPhase, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, POOL, VANISH, Chapter
from tumbledown.engine.pieces import TILES as DRAW_PILE
from tumbledown.engine.piles import in_pool, is_pickable, mix_in, put_away
from tumbledown.engine.rule_types import GemRange
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.base.door import slams_left
from tumbledown.expansions.base.outlook import most_gems
from tumbledown.expansions.data.base import BASIC
from tumbledown.expansions.data.illusions import TILES
from tumbledown.expansions.data.shared import TILES as CURSE_AND_TREASURE

ONE_GEM: Final = tuple(kind for kind in (*BASIC, *CURSE_AND_TREASURE) if kind.gem_steps)

chapter = Chapter("illusions", order=10, requires=("base",), tiles=TILES, looks_far=False, box="illusions_box")


@chapter.setup(POOL)
def replace_the_chambers_of_one_gem(game: Game) -> None:
    """The chambers of one gem belong to the basic set or to the set that replaces it.

    Rules: illusions.setup.swap_basic, illusions.setup.swap_enhanced, illusions.setup.count, illusions.setup.may_start.
    """
    put_away(game, in_pool(game, ONE_GEM))
    mix_in(game, TILES)


@chapter.adjust.lightable(GRANT)
def illusions_may_be_lit_again(game: Game, gems: GemRange) -> GemRange:
    """An illusion that is found again after a slam is unused, so its gems can be lit again."""
    illusions = [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile) in TILES]
    again = sum([most_gems(game, tile) for tile in illusions])
    return gems[0], gems[1] + slams_left(game) * again


def in_temple(game: Game) -> list[int]:
    """The illusions that lie in the temple."""
    return [tile for tile in game.temple.laid() if game.tile_kind(tile) in TILES]


@chapter.react(DoorPhase)
def illusions_vanish(game: Game, event: DoorPhase) -> None:
    """All illusions vanish at the same time. They go under the draw pile in random order and are unused again.

    Rules: illusions.vanish.when, illusions.vanish.not_third, illusions.vanish.draw_pile, illusions.vanish.gems_box,
    illusions.vanish.fresh, illusions.vanish.adventurers, illusions.vanish.one_die, illusions.vanish.poison,
    illusions.vanish.gaps, illusions.vanish.cut_off, illusions.vanish.refill, illusions.vanish.treasure_tile,
    illusions.vanish.curses_stay, illusions.vanish.chalice, illusions.vanish.pledged_dice,
    illusions.vanish.placing_in_progress, illusions.vanish.neighbour_stays, illusions.vanish.exit_pile_position,
    illusions.vanish.speed.
    """
    if event.phase != VANISH:
        return
    gone = in_temple(game)
    for tile in gone:
        effects.remove_chamber(game, tile)
    if gone:
        below = game.fortune.shuffled(f"illusions {event.countdown}", gone)
        game.emit(PileOrdered(DRAW_PILE, (*game.pile(DRAW_PILE), *below)))


@chapter.warn
def a_chamber_with_one_door_may_be_walled_off(game: Game) -> tuple[SettingsWarning, ...]:
    """The chamber that fills a gap may have a wall in front of the only door of a quest chamber."""
    one_door = [kind for kind in game.rules.tile_kinds if kind.is_quest and kind.openings.bit_count() == 1]
    return (SettingsWarning("one_door", {}),) if any(is_pickable(game, kind) for kind in one_door) else ()


@chapter.adjust.sealed(GRANT)
def the_next_slam_may_open_the_temple(game: Game, for_good: bool) -> bool:
    """An illusion in the temple leaves a gap at the next slam, if one is still to come."""
    return for_good and not _will_vanish(game)


@chapter.adjust.reopens(GRANT)
def the_next_slam_may_open_a_way(
    game: Game, goal: frozenset[int], means: tuple[Announced, ...]
) -> tuple[Announced, ...]:
    """Rules: illusions.vanish.gaps."""
    return (*means, Announced("reopens_illusions")) if _will_vanish(game) else means


def _will_vanish(game: Game) -> bool:
    return slams_left(game) > 0 and bool(in_temple(game))
