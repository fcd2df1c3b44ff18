"""Prohibitions: for a while the team may not light gems, free dice with golden masks, move, or come to the start.

Forced moves and escapes from the temple are not forbidden, so they are not checked here.

Rules: time_chambers.prohibition.all_players, time_chambers.prohibition.escape,
time_chambers.prohibition.masks_keep, time_chambers.prohibition.start_slam,
time_chambers.prohibition.movement_ghost.
"""

from typing import Final

from tumbledown.engine.events import Announced, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.offers import GOLD, MOVE_OTHERS
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.time_chambers.chapter import (
    GEMS,
    MASKS,
    MOVEMENT,
    NAME,
    NOTHING,
    START,
    chapter,
    slot,
)

BEGINS: Final = "ban_begins"
"""Announced with the ban and the time at which it ends."""
ENDS: Final = "ban_ends"

GEMS_BANNED: Final = Refusal("gems_banned")
MASKS_BANNED: Final = Refusal("masks_banned")
STEPS_BANNED: Final = Refusal("steps_banned")
START_BANNED: Final = Refusal("start_banned")


def forbid(game: Game, ban: int) -> None:
    """Put this ban into force and end the one before.

    Rules: time_chambers.prohibition.one_at_a_time.
    """
    if slot(game).ban_now:
        game.emit(Announced(ENDS, (slot(game).ban_now,)))
    game.emit(Noted(NAME, "ban_now", ban))
    game.emit(Announced(BEGINS, (ban, slot(game).green_sand[3])))


def lift(game: Game) -> None:
    game.emit(Announced(ENDS, (slot(game).ban_now,)))
    game.emit(Noted(NAME, "ban_now", NOTHING))


def _until_it_ends(game: Game, refusal: Refusal) -> Refusal:
    """Return the refusal with the time at which the ban ends.

    Rules: time_chambers.prohibition.refused.
    """
    return Refusal(refusal.code, about=slot(game).green_sand[3])


@chapter.forbid.gems
def no_gems_are_lit(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
    """No gem is lit by any means, in a chamber or not. A gem tile that a wall takes does not count as lit.

    Rules: time_chambers.prohibition.gems, time_chambers.prohibition.gems_scope.
    """
    return _until_it_ends(game, GEMS_BANNED) if slot(game).ban_now == GEMS else None


@chapter.forbid.free
def no_golden_mask_frees_dice(game: Game, helper: int, helped: int, means: int) -> Refusal | None:
    """Neither own dice nor those of others. Other means of freeing dice are allowed, and so are other uses of golden
    masks.

    Rules: time_chambers.prohibition.masks, time_chambers.prohibition.masks_scope.
    """
    return _until_it_ends(game, MASKS_BANNED) if slot(game).ban_now == MASKS and means == GOLD else None


@chapter.forbid.arrive
def nobody_arrives(game: Game, figure: int, to: int, means: int) -> Refusal | None:
    """No arrival at any place, or none in the starting chamber. An adventurer who is there may stay and leave.

    Rules: time_chambers.prohibition.movement, time_chambers.prohibition.movement_scope,
    time_chambers.prohibition.start, time_chambers.prohibition.start_scope.
    """
    ban = slot(game).ban_now
    if ban == MOVEMENT:
        return _until_it_ends(game, STEPS_BANNED)
    return _until_it_ends(game, START_BANNED) if ban == START and to >> 1 == game.start else None


@chapter.forbid.act
def nobody_is_called(game: Game, seat: int, deed: int) -> Refusal | None:
    """To call others makes them arrive, so the ban on movement forbids it too.

    Rules: time_chambers.prohibition.movement_scope.
    """
    return _until_it_ends(game, STEPS_BANNED) if slot(game).ban_now == MOVEMENT and deed == MOVE_OTHERS else None
