"""The extra keys of the exit on the cursed side, fewer towards the end of the track, and the warnings about them."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.base.outlook import keys_to_leave, lightable
from tumbledown.expansions.calendar.chapter import chapter, is_cursed, slot

WON_OF_100: Final = 10
"""Companions win fewer than this many of 100 games on the cursed side, with one to six players and at every difficulty.
They won 0 to 7 of 100 in `tumbledown simulate --modules calendar --variant calendar=cursed --bot companion`."""


def extra_keys(game: Game) -> int:
    """Return the extra keys of the exit at the pawn's present space; 0 on the eternal side.

    Rules: calendar.cursed.keys, calendar.eternal.escape.
    """
    return slot(game).track_keys[slot(game).pawn_at] if is_cursed(game) else 0


@chapter.adjust.escape_keys(GRANT)
def the_way_out_costs_more(game: Game, seat: int, number: int) -> int:
    """Rules: calendar.cursed.keys, calendar.cursed.keys_always."""
    return number + extra_keys(game)


@chapter.adjust.spared_keys(GRANT)
def the_pawn_may_come_to_the_end(game: Game, seat: int, number: int) -> int:
    return number + extra_keys(game)


@chapter.warn
def the_pawn_must_come_to_the_end(game: Game) -> tuple[SettingsWarning, ...]:
    """Warn if the gems that stay in the depot in any case cost so many keys that the dice do not suffice at an earlier
    space."""
    left = keys_to_leave(game, game.depot.gems - lightable(game)[0])
    dice = min([len(hand) for hand in game.dice.hands])
    is_needed = is_cursed(game) and left >= dice
    return (SettingsWarning("pawn_must_arrive", {"keys": left, "dice": dice}),) if is_needed else ()


@chapter.warn
def the_cursed_side_is_hardly_ever_won(game: Game) -> tuple[SettingsWarning, ...]:
    return (SettingsWarning("cursed_side", {"won": WON_OF_100}),) if is_cursed(game) else ()
