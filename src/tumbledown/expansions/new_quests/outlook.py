"""Warnings before the game: quests that need every player, at tables where that may go wrong."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.engine.temple import BOX
from tumbledown.expansions.data.new_quests import places_for
from tumbledown.expansions.new_quests.chapter import chapter
from tumbledown.expansions.new_quests.constellation import fits

ONE_GEM: Final = "one_gem"


@chapter.warn
def everybody_is_needed(game: Game) -> tuple[SettingsWarning, ...]:
    """Chaos and the constellation need every player, and other chapters may keep a player away."""
    rules = game.rules
    is_hindered = any(each.hinders and rules.is_chosen(each.name) for each in rules.chapters)
    is_risky = game.party.size > 1 and is_hindered
    return (SettingsWarning("everybody_needed", {}),) if is_risky else ()


@chapter.warn
def stars_may_vanish(game: Game) -> tuple[SettingsWarning, ...]:
    """With this number of players one must stand in a chamber of one gem, and all such chambers may vanish."""
    if ONE_GEM not in places_for(game.party.size):
        return ()
    tiles = [tile for tile, state in enumerate(game.temple.state) if state != BOX and fits(game, ONE_GEM, 2 * tile)]
    stays = [tile for tile in tiles if not game.tile_kind(tile).vanishes]
    return () if stays else (SettingsWarning("stars_vanish", {}),)
