"""Setting up: the quests of this game are picked unseen and mixed in, one marker for each lies on the depot, and what
their chambers need waits in the box."""

from typing import Final

from tumbledown.engine.events import Noted, PileOrdered
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import MIX, PIECES, POOL, SETS
from tumbledown.engine.pieces import BOXED, TILES
from tumbledown.engine.piles import gather, mix_in, put_away, shuffle
from tumbledown.engine.temple import BOX, PILE
from tumbledown.expansions.data.quests import GHOST
from tumbledown.expansions.data.quests import PILE as TASKS
from tumbledown.expansions.quests.chapter import NAME, chapter, slot

PICKED: Final = "quests"
MIXED: Final = "quests mixed in"


@chapter.setup(SETS)
def open_the_box_of_quests(game: Game) -> None:
    mix_in(game, chapter.tiles)


@chapter.setup(POOL)
def quests_wait_aside(game: Game) -> None:
    """Those of other chapters too. Whoever adds chambers to this pool must have done so by now.

    Rules: quests.setup.pool_treasure_chamber, quests.setup.order_first_two.
    """
    put_away(game, [tile for tile in pool(game) if game.temple.state[tile] == PILE])


@chapter.setup(POOL)
def gather_what_they_need(game: Game) -> None:
    """Rules: quests.setup.side_components."""
    gather(game, TASKS)
    slot(game).piece = game.pieces.add(game.rules.piece_kind_ids[GHOST.id], BOXED)


def pool(game: Game) -> list[int]:
    """Every chamber that could be one of the quests of this game."""
    return [tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).is_quest]


@chapter.setup(MIX)
def pick_the_quests(game: Game) -> None:
    """All of them go into the pile, and those that are not picked out of it again: so no number tells which they are.

    Rules: quests.setup.choose_count, quests.setup.random_pick, quests.setup.shuffle_into_pile,
    quests.setup.small_groups_exit.
    """
    aside = [tile for tile in pool(game) if game.temple.state[tile] == BOX]
    number, others = min(game.rules.number(NAME), len(aside)), len(game.pile(TILES))
    game.emit(PileOrdered(TILES, (*game.pile(TILES), *game.fortune.shuffled(PICKED, aside))))
    pile = game.pile(TILES)
    game.emit(PileOrdered(TILES, tuple(game.fortune.shuffled(MIXED, pile[: others + number]))))
    game.emit(Noted(NAME, "quests_in_all", number))


@chapter.setup(PIECES)
def lay_out_markers_and_tasks(game: Game) -> None:
    """Rules: quests.setup.markers, quests.setup.side_components."""
    game.emit(Noted("depot", "markers", slot(game).quests_in_all))
    shuffle(game, TASKS)
