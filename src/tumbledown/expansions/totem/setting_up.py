"""Setting up: the Totem is mixed into the pile after the first chambers lie."""

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT, MIX, POOL
from tumbledown.engine.piles import mix_all_in, set_aside
from tumbledown.engine.rule_types import GemRange
from tumbledown.expansions.data.totem import DATA, TILES
from tumbledown.expansions.totem.chapter import HIGH, LOW, chapter


@chapter.setup(POOL)
def lay_it_ready(game: Game) -> None:
    """It stays in the box until the first chambers lie."""
    set_aside(game, TILES)


@chapter.setup(MIX)
def mix_it_in(game: Game) -> None:
    """The exit is mixed into the pile afterwards, as in every game.

    Rules: totem.setup.
    """
    mix_all_in(game, TILES, "totem mixed in")


@chapter.adjust.lightable(GRANT)
def its_gems_can_be_lit_with_enough_dice(game: Game, gems: GemRange) -> GemRange:
    """A player alone has seven dice, too few for a tower of ten.

    Rules: totem.solo.
    """
    dice = len(game.dice.face)
    more = DATA.costs.high_gems if dice >= HIGH else DATA.costs.low_gems if dice >= LOW else 0
    return gems[0] + more, gems[1] + more
