"""The way out of the cursed side: keys that fall towards the end of the track, and what a table should know of them."""

from typing import Final

from tumbledown.engine.game import Game
from tumbledown.engine.hooks import GRANT
from tumbledown.engine.structs import SettingsWarning
from tumbledown.expansions.base.outlook import keys_to_leave, lightable
from tumbledown.expansions.calendar.chapter import chapter, is_cursed, slot

WON_OF_100: Final = 10
"""Fewer games than so many in a hundred are won on the cursed side by companions, with one to six players and at every
difficulty: 0 to 7 of 100, by `tumbledown simulate --modules calendar --variant calendar=cursed --bot companion`."""


def extra_keys(game: Game) -> int:
    """What the exit costs more while the pawn stands where it does; nothing on the eternal side.

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
    """With so many gems left in any case, nobody's dice do for the keys of an earlier space too."""
    left = keys_to_leave(game, game.depot.gems - lightable(game)[0])
    dice = min([len(hand) for hand in game.dice.hands])
    is_needed = is_cursed(game) and left >= dice
    return (SettingsWarning("pawn_must_arrive", {"keys": left, "dice": dice}),) if is_needed else ()


@chapter.warn
def the_cursed_side_is_hardly_ever_won(game: Game) -> tuple[SettingsWarning, ...]:
    return (SettingsWarning("cursed_side", {"won": WON_OF_100}),) if is_cursed(game) else ()
