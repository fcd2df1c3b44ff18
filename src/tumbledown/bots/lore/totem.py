"""The Totem: one bot stacks masks for a gem when the way is short; black masks come back free with it.

A bot waits for the middle of the swing like a person. Its error in time depends on its level.
"""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.pace import NO_MOMENT
from tumbledown.bots.paths import FAR
from tumbledown.bots.working import walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand, Roll
from tumbledown.engine.dice import STACK as ON_TOWER
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, G
from tumbledown.engine.permissions import forbids_gems
from tumbledown.expansions.totem.banking import BANK
from tumbledown.expansions.totem.chapter import HIGH, LENDS_DICE, LOW, TOTEM, slot
from tumbledown.expansions.totem.stacking import LIFT, STACK
from tumbledown.expansions.totem.swing import middle_after, miss_ms, position, track_time

WORTH_THE_WAY: Final = 2
"""Steps that a bot goes to the Totem."""

TIME_MS: Final = 60_000
"""With less time to the slam no bot begins."""

HURRY_MS: Final = 30_000
"""With less time than this bots stop: the dice on the tower are needed for the way back."""

REACTS_MS: Final = 250
"""A moment must be at least this far ahead to be waited for."""

WIDE_OFF: Final = 900
"""A bot does not drop the die this far from the middle (thousandths of an edge): the tower has changed since it
aimed."""

STEADINESS: Final = 50
"""The error of a bot's hand is the time of its decision divided by this."""


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    """Take the gems, drop a die, or take dice off again when it is time to go."""
    pace = mind.pace
    waited, pace.moment = pace.moment, NO_MOMENT
    height = len(slot(game).tower)
    if not _goes_on(game, mind):
        return _gather_up(game, mind)
    if height >= LOW and not _aims_high(game, mind):
        return mind.take(game, BANK)
    die = _mask(game, mind)
    if die < 0 or height >= HIGH:
        return None
    is_now = waited != NO_MOMENT and waited <= game.now and not slot(game).is_moving
    if is_now and abs(position(slot(game).swing, track_time(game))) <= WIDE_OFF:
        return _drop(game, mind, die)
    pace.moment = _moment(game, mind)
    return None


def _drop(game: Game, mind: Mind, die: int) -> AnyCommand | None:
    for offer in options.offered(game, mind.seat, STACK):
        if offer.pool() >> die & 1:
            return options.command(offer, mind.seat, dice=1 << die)
    return None


def _moment(game: Game, mind: Mind) -> int:
    """Return when it will drop the die: the next middle that it can wait for, plus the error of its hand."""
    spread = mind.pace.level.decision_ms // STEADINESS
    swing = slot(game).swing
    late = miss_ms(game, f"hand {mind.seat} {slot(game).changes} {game.now}", spread)
    return max(game.now + 1, game.offset + middle_after(swing, track_time(game) + REACTS_MS) + late)


def throw_for_masks(game: Game, mind: Mind) -> Errand:
    """Roll the dice that show no mask; with all dice on the tower, wait for others."""
    if not _goes_on(game, mind):
        return NO_ERRAND
    dice = [die for die in game.dice.hands[mind.seat] if game.dice.face[die] not in (B, G)]
    thrown = options.rollable(game, mind.seat) & sum([1 << die for die in dice])
    return True, Roll(mind.seat, thrown) if thrown else None


def go_there(game: Game, mind: Mind) -> Errand:
    """The nearest bot with dice enough goes there."""
    places = mind.team.lookout.laid(game, (TOTEM.id,))
    if not places or places[0] == mind.here or not _is_wanted(game, mind, places[0] >> 1):
        return NO_ERRAND
    if _time_left(game, mind) < TIME_MS or _collector(game, mind, places[0]) != mind.seat:
        return NO_ERRAND
    return True, walk(game, mind, places[0])


# -------------------------------------------------------------------- whether it is worth it
def _is_wanted(game: Game, mind: Mind, tile: int) -> bool:
    """Whether the team needs a gem and may take it there now. With a ban on gems, stacking is of no use."""
    if mind.team.need <= 0 or not game.depot.gems or game.temple.used[tile]:
        return False
    return forbids_gems(game, mind.seat, (2 * tile,)) is None


def _time_left(game: Game, mind: Mind) -> int:
    look = mind.team.lookout
    return min(look.slam_at, look.collapse_at) - game.now


def _goes_on(game: Game, mind: Mind) -> bool:
    """Whether the dice of all here can still make the tower high enough for a gem in time."""
    if not _is_wanted(game, mind, mind.here >> 1):
        return False
    height = len(slot(game).tower)
    needed = HURRY_MS if height else TIME_MS
    return _time_left(game, mind) > needed and height + _dice_here(game, mind) >= LOW


def _dice_here(game: Game, mind: Mind) -> int:
    return sum([len(game.dice.hands[seat]) for seat in game.party.seats_at(mind.here)])


def _aims_high(game: Game, mind: Mind) -> bool:
    """Whether two gems are possible: dice enough in this chamber, and time."""
    is_enough = len(slot(game).tower) + _dice_here(game, mind) >= HIGH
    return is_enough and mind.team.need > 1 and game.depot.gems > 1 and _time_left(game, mind) > TIME_MS


def _collector(game: Game, mind: Mind, place: int) -> int:
    """Return the bot with dice enough that has the shortest way, if it is short; -1 if there is none."""
    team, steps = mind.team, mind.team.paths.to(game.temple, place)
    if any(game.party.here(seat) == place for seat in team.inside):
        return -1
    least, who = FAR, -1
    for seat in team.inside:
        distance = steps[game.party.here(seat)]
        if distance < least and team.bots >> seat & 1 and len(game.dice.hands[seat]) >= LOW:
            least, who = distance, seat
    return who if least <= WORTH_THE_WAY else -1


# -------------------------------------------------------------------- dice
def _mask(game: Game, mind: Mind) -> int:
    """Return a die to drop: an own black mask first, which has no other use; last one that a mate here lets others
    drop; -1 if there is none."""
    lent = [seat for seat in game.party.seats_at(mind.here) if game.party.prefs[seat] & LENDS_DICE]
    for seat in (mind.seat, *lent):
        for face in (B, G):
            for die in game.dice.hands[seat]:
                if game.dice.face[die] == face:
                    return die
    return -1


def _gather_up(game: Game, mind: Mind) -> AnyCommand | None:
    """End the work: take the gem if possible, or else the own dice off the tower."""
    command = mind.take(game, BANK)
    if command is None and game.dice.held(mind.seat, ON_TOWER):
        return mind.take(game, LIFT)
    return command


# -------------------------------------------------------------------- when no seat can roll
def the_tower_frees_dice(game: Game, mind: Mind) -> bool:
    """Whether a seat there can stack enough for a gem, which frees all dice, or take a golden mask off the tower."""
    for place in mind.team.lookout.laid(game, (TOTEM.id,)):
        if game.party.seats_at(place) and not game.temple.used[place >> 1]:
            tower = slot(game).tower
            height = len(tower) + sum([len(game.dice.hands[seat]) for seat in game.party.seats_at(place)])
            return height >= LOW or any(game.dice.face[die] == G for die in tower)
    return False


lore = Knowledge(
    chambers={TOTEM.id: at_once},
    errands={TOTEM.id: throw_for_masks, ANYWHERE: go_there},
    rank=36,
    vain=(STACK, LIFT),
    hope=the_tower_frees_dice,
)
