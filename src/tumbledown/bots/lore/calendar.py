"""The calendar: go for the signs that move the pawn, swap tiles when nothing else can be lit, and fetch dice."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.lookout import NEVER
from tumbledown.bots.meetings import NOT_NOW, Favours
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import afford, pursue
from tumbledown.bots.team import LEAVE
from tumbledown.bots.working import walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import TILE, spot
from tumbledown.engine.game import Game
from tumbledown.expansions.base.actions import escape_keys, has_gems
from tumbledown.expansions.calendar.chamber import SHIFT, VERB
from tumbledown.expansions.calendar.chapter import (
    CHAMBER,
    NO_SIGN,
    is_cursed,
    is_inside,
    sign_on,
    slot,
    the_chamber,
)
from tumbledown.expansions.calendar.track import matches, wanted
from tumbledown.expansions.shared import gem_place

WORTH_THE_WAY: Final = 2
"""Steps that a bot goes for a die, and that the team goes further for gems that move the pawn."""

TIME_MS: Final = 90_000
"""With less time left before the collapse, bots make no detour for dice or tiles."""


PATIENCE_MS: Final = 200_000
"""With less time left before the collapse, bots light any gems they can."""


# -------------------------------------------------------------------- which gems
def errand(game: Game, mind: Mind) -> Errand:
    if is_cursed(game):
        _favour_what_moves_the_pawn(game, mind)
        found = _fetch_dice(game, mind)
        if not found[0]:
            found = _move_the_pawn_alone(game, mind)
        if found[0]:
            return found
    return _swap(game, mind)


def _favour_what_moves_the_pawn(game: Game, mind: Mind) -> None:
    """Set the favours that all bots share; when they change, the team plans anew. Gems that do not move the pawn wait,
    while there is time and a chance that they will."""
    team = mind.team
    waits = _may_wait(game, mind)
    lies = (slot(game).pawn_at, waits, tuple(game.pieces.at))
    if team.recalled.get(CHAMBER) == lies:
        return
    team.recalled[CHAMBER] = lies
    favours: Favours = {}
    for tile in slot(game).bearers:
        if matches(game, tile):
            favours[gem_place(game, tile)] = WORTH_THE_WAY
        elif waits:
            favours[gem_place(game, tile)] = NOT_NOW
    if favours != team.favours:
        team.favours = favours
        team.rethink()


def _may_wait(game: Game, mind: Mind) -> bool:
    """Whether a sign that is not wanted now may be wanted in time, or be swapped for one that is."""
    if wanted(game, slot(game).pawn_at) == NO_SIGN or mind.team.lookout.collapse_at - game.now < PATIENCE_MS:
        return False
    return bool(mind.team.lookout.openings) or the_chamber(game) >= 0


# -------------------------------------------------------------------- dice
def _fetch_dice(game: Game, mind: Mind) -> Errand:
    """Fetch the own dice when they lie near, or when the others are too few for the way out."""
    tile = the_chamber(game)
    if tile < 0 or mind.here >> 1 == tile or not _lie_there(game, mind.seat, tile):
        return NO_ERRAND
    steps = mind.team.paths.to(game.temple, 2 * tile)[mind.here]
    is_near = steps <= WORTH_THE_WAY or (steps < FAR and _lacks_dice(game, mind.seat))
    return (True, walk(game, mind, 2 * tile)) if is_near and _is_time(game, mind) else NO_ERRAND


def _lie_there(game: Game, seat: int, tile: int) -> bool:
    there, dice = spot(TILE, tile), game.dice
    return there in dice.where and any(
        dice.where[die] == there and dice.holder[die] == seat for die in range(len(dice.where))
    )


def _lacks_dice(game: Game, seat: int) -> bool:
    return escape_keys(game, seat) - game.depot.gems > len(game.dice.hands[seat])


def _is_time(game: Game, mind: Mind) -> bool:
    return mind.team.lookout.collapse_at - game.now > TIME_MS


# -------------------------------------------------------------------- an empty depot
def _move_the_pawn_alone(game: Game, mind: Mind) -> Errand:
    """With an empty depot a seat may still have fewer dice than the way out costs keys: a sign saves one."""
    team = mind.team
    if game.depot.gems or mind.doing != LEAVE or not any(_lacks_dice(game, seat) for seat in team.inside):
        return NO_ERRAND
    places = [place for place in team.lookout.gem_places if team.paths.to(game.temple, place)[mind.here] < FAR]
    if not places:
        return NO_ERRAND
    place = min(places, key=lambda each: team.paths.to(game.temple, each)[2 * game.start])
    if mind.here != place:
        return True, walk(game, mind, place)
    command = pursue(game, mind, "activate", (0,))
    return (True, command) if command is not None else NO_ERRAND


# -------------------------------------------------------------------- tiles
def swap_if_shown(game: Game, mind: Mind) -> AnyCommand | None:
    """A bot in the chamber that shows three keys moves the wanted sign to a place where it is of use."""
    target = _useful_swap(game, mind)
    command = afford(game, mind, VERB, (target,)) if target >= 0 else None
    if command is not None:
        mind.team.rethink()
    return command


def _swap(game: Game, mind: Mind) -> Errand:
    """The nearest bot goes to swap tiles while nothing can be lit that the team wants."""
    tile = the_chamber(game)
    if (
        tile < 0
        or _is_anything_to_light(game, mind)
        or not _is_time(game, mind)
        or not _is_nearest(game, mind, 2 * tile)
    ):
        return NO_ERRAND
    target = _useful_swap(game, mind)
    if target < 0:
        return NO_ERRAND
    if mind.here >> 1 != tile:
        return True, walk(game, mind, 2 * tile)
    mind.team.rethink()
    return True, pursue(game, mind, VERB, (target,))


def _is_anything_to_light(game: Game, mind: Mind) -> bool:
    favours = mind.team.favours
    return any(favours.get(place, 0) != NOT_NOW for place in mind.team.lookout.gem_places)


def _is_nearest(game: Game, mind: Mind, place: int) -> bool:
    steps, bots = mind.team.paths.to(game.temple, place), mind.team.bots
    able = [seat for seat in mind.team.inside if bots >> seat & 1 and steps[game.party.here(seat)] < FAR]
    return bool(able) and mind.seat == min(able, key=lambda seat: (steps[game.party.here(seat)], seat))


def _useful_swap(game: Game, mind: Mind) -> int:
    """Return the swap that moves the wanted sign from where it cannot be lit to the nearest chamber where it can; -1 if
    it is of use already, is not needed, or does not lie in the temple."""
    sign, steps = wanted(game, slot(game).pawn_at), mind.team.paths.since(game.temple, mind.here)
    if sign == NO_SIGN or mind.team.need <= 0:
        return -1
    bearers = slot(game).bearers
    having = [tile for tile in bearers if sign_on(game, tile) == sign]
    able = {tile: steps[gem_place(game, tile)] for tile in bearers if _can_be_lit(game, mind, tile)}
    if not having or any(tile in able for tile in having) or not able:
        return -1
    pair = sorted((having[0], min(able, key=lambda tile: (able[tile], tile))))
    return pair[0] << SHIFT | pair[1]


def _can_be_lit(game: Game, mind: Mind, tile: int) -> bool:
    """Whether the team could go there and light a gem, if its sign were the wanted one."""
    place = gem_place(game, tile)
    return has_gems(game, tile) and mind.team.paths.since(game.temple, mind.here)[place] < FAR


# -------------------------------------------------------------------- when no seat can roll
def a_slam_may_return_dice(game: Game, mind: Mind) -> bool:
    """At a slam the calendar may take the last die of a seat in its chamber, which then takes all of them back."""
    if not is_cursed(game) or mind.team.lookout.slam_at == NEVER:
        return False
    return any(is_inside(game, seat) for seat in mind.team.inside)


lore = Knowledge(chambers={CHAMBER: swap_if_shown}, errands={ANYWHERE: errand}, rank=22, hope=a_slam_may_return_dice)
