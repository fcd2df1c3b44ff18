"""Setting up: the special chambers that the table plays are mixed in, and the chalice lies ready in the box."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.piles import mix_in
from tumbledown.expansions.data.special_chambers import CHALICE, TILES
from tumbledown.expansions.special_chambers.chapter import LEFT_OUT, chapter, slot


@chapter.setup(POOL)
def mix_in_the_special_chambers(game: Game) -> None:
    """Rules: special_chambers.setup.shuffle_in, special_chambers.setup.continue, special_chambers.setup.subset,
    special_chambers.setup.linked_double_may_start.
    """
    unwanted = {id for variant, ids in LEFT_OUT.items() if game.rules.plays(variant) for id in ids}
    mix_in(game, [kind for kind in TILES if kind.id not in unwanted])
    slot(game).piece = game.pieces.add(game.rules.piece_kind_ids[CHALICE.id], BOXED)
