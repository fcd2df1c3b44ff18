"""The warning before the game that twins may lie in chambers that vanish."""

from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.engine.temple import BOX
from tumbledown.expansions.cursed_gems.chapter import chapter
from tumbledown.expansions.cursed_gems.placing import has_one_gem


@chapter.warn
def twins_may_vanish(game: Game) -> tuple[SettingsWarning, ...]:
    """A token that is not matched by then goes back under its pile when the chamber vanishes."""
    tiles = [tile for tile, state in enumerate(game.temple.state) if state != BOX and has_one_gem(game, tile)]
    is_fleeting = any(game.tile_kind(tile).vanishes for tile in tiles)
    return (SettingsWarning("twins_vanish", {}),) if is_fleeting else ()
