"""Warnings before the game: whether enough gems can be lit for the dice to pay for the exit."""

from typing import Final

from tumbledown.engine.events import Noted
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BASE
from tumbledown.engine.icons import Cost, parse_cost
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.rule_types import GemRange
from tumbledown.engine.structs import SettingsWarning
from tumbledown.engine.temple import BOX
from tumbledown.expansions.base.actions import gem_steps
from tumbledown.expansions.base.chapter import chapter

NO_GEMS: Final[GemRange] = (0, 0)
ONE_KEY: Final = parse_cost("K")

NEVER: Final = "never_winnable"
LUCK: Final = "needs_luck"
HARD: Final = "very_hard"

MILDER: Final = {NEVER: (LUCK, HARD), LUCK: (HARD,)}
"""For each of these warnings, those that are less severe."""


@chapter.warn
def gems_and_keys_must_go_together(game: Game) -> tuple[SettingsWarning, ...]:
    """Each gem that cannot be lit stays in the depot and costs every adventurer one more key to escape."""
    asked, dice = game.depot.gems, min([len(hand) for hand in game.dice.hands])
    certain, most = lightable(game)
    if keys_to_leave(game, asked - most) > _most_shown(game, dice, ONE_KEY):
        return (SettingsWarning(NEVER, {"asked": asked, "lit": most}),)
    keys = keys_to_leave(game, asked - certain)
    if keys > dice:
        return (SettingsWarning(LUCK, {"asked": asked, "lit": certain}),)
    if keys == dice:
        return (SettingsWarning(HARD, {"lit": certain, "keys": keys, "dice": dice}),)
    return ()


def lightable(game: Game) -> GemRange:
    gems = NO_GEMS
    for rule in game.rules.adjust_lightable:
        gems = rule(game, gems)
    return gems


@chapter.adjust.lightable(BASE)
def what_the_chambers_give(game: Game, gems: GemRange) -> GemRange:
    """Count every chamber that is not in the box, once."""
    lit = sum([most_gems(game, tile) for tile, state in enumerate(game.temple.state) if state != BOX])
    return gems[0] + lit, gems[1] + lit


def most_gems(game: Game, tile: int) -> int:
    """Return the gems of the largest step of this chamber that all seats together could pay."""
    steps = gem_steps(game, 2 * tile + game.tile_kind(tile).gem_half)
    dice = sum([len(hand) for hand in game.dice.hands])
    return max([number for number, cost in steps if sum(cost) <= _most_shown(game, dice, cost)], default=0)


def _most_shown(game: Game, dice: int, cost: Cost) -> int:
    """Return how many icons of the kinds in this cost the dice and all pieces in play could show together."""
    kinds = [game.pieces.kind_of(piece) for piece, where in enumerate(game.pieces.at) if where != BOXED]
    doubled = 2 if any(kind.doubles for kind in kinds) else 1
    return doubled * dice + sum([kind.icons[icon] for kind in kinds for icon in range(5) if cost[icon]])


def keys_to_leave(game: Game, left: int) -> int:
    """Return how many keys it costs to escape with `left` gems in the depot."""
    asked, keys = game.depot.gems, 0
    game.apply_only(Noted("depot", "gems", max(0, left)))
    for rule in game.laws[0].adjust_escape_keys:
        keys = rule(game, 0, keys)
    game.apply_only(Noted("depot", "gems", asked))
    return keys - _spared_keys(game)


def _spared_keys(game: Game) -> int:
    """Return how many of these keys are not needed if the team plays well."""
    spared = 0
    for rule in game.laws[0].adjust_spared_keys:
        spared = rule(game, 0, spared)
    return spared
