"""Warnings before the game: why the game earns no mark, and which challenges need nearly every gem."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.base.outlook import keys_to_leave, lightable
from tumbledown.expansions.challenges.chapter import chapter
from tumbledown.expansions.challenges.marks import why_not

TIGHT: Final = "challenge_tight"


@chapter.warn
def the_game_may_earn_no_mark(game: Game) -> tuple[SettingsWarning, ...]:
    """Rules: challenges.other_modules."""
    return tuple([SettingsWarning(reason, {}) for reason in why_not(game.rules.settings)])


@chapter.warn
def nearly_every_gem_is_needed(game: Game) -> tuple[SettingsWarning, ...]:
    """With one gem fewer the exit would cost all dice. The base game warns of cases that are worse."""
    certain, asked = lightable(game)[0], game.depot.gems
    dice = min([len(hand) for hand in game.dice.hands])
    if keys_to_leave(game, asked - certain) != dice - 1:
        return ()
    return (SettingsWarning(TIGHT, {"needed": certain - 1, "lit": certain}),)
