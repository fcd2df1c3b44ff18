"""Setting up: the quests of this game are picked face down and mixed in, one marker for each lies on the depot, and the
pieces that their chambers need lie in the box."""

from typing import Final

from tumbledown.engine.events import Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, PIECES, POOL, SETS
from tumbledown.engine.pieces import BOXED, TILES
from tumbledown.engine.piles import gather, is_pickable, mix_in, mix_some_in, put_away, shuffle
from tumbledown.engine.temple import BOX, PILE
from tumbledown.expansions.data.quests import GHOST
from tumbledown.expansions.data.quests import PILE as TASKS
from tumbledown.expansions.quests.chapter import NAME, chapter, slot

PICKED: Final = "quests"


@chapter.setup(SETS)
def open_the_box_of_quests(game: Game) -> None:
    mix_in(game, chapter.tiles)


@chapter.setup(POOL)
def quests_wait_aside(game: Game) -> None:
    """Put the quests into the box, those of other chapters too. Chapters that add chambers to this pool must have done
    so before.

    Rules: quests.setup.pool_treasure_chamber, quests.setup.order_first_two.
    """
    put_away(game, [tile for tile in pool(game) if game.temple.state[tile] == PILE])


@chapter.setup(POOL)
def gather_what_they_need(game: Game) -> None:
    """Rules: quests.setup.side_components."""
    gather(game, TASKS)
    slot(game).piece = game.pieces.add(game.rules.piece_kind_ids[GHOST.id], BOXED)


def pool(game: Game) -> list[int]:
    """Return every chamber that could be one of the quests of this game."""
    return [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).is_quest]


@chapter.setup(MIX)
def pick_the_quests(game: Game) -> None:
    """Mix in the chosen number of quests, face down.

    Rules: quests.setup.choose_count, quests.setup.random_pick, quests.setup.shuffle_into_pile,
    quests.setup.small_groups_exit.
    """
    boxed = [tile for tile in pool(game) if game.temple.state[tile] == BOX]
    aside = [tile for tile in boxed if is_pickable(game, game.tile_kind(tile))]
    mix_some_in(game, aside, min(game.rules.number(NAME), len(aside)), PICKED)


@chapter.setup(PIECES)
def lay_out_markers_and_tasks(game: Game) -> None:
    """Lay one marker for each quest in the pile. They are counted there because another set-up may have picked anew.

    Rules: quests.setup.markers, quests.setup.side_components.
    """
    number = len([tile for tile in game.pile(TILES) if game.tile_kind(tile).is_quest])
    game.emit(Noted(NAME, "quests_in_all", number))
    game.emit(Noted("depot", "markers", number))
    shuffle(game, TASKS)
