"""Quests: all solve tasks and heal the tree together, the nearest bot drives the ghost, and the altar comes last."""

from typing import Final

from tumbledown.bots.bridging import find_a_way
from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.lookout import NEVER
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import price_of, pursue, throw_for
from tumbledown.bots.team import GEMS, LEAVE
from tumbledown.bots.working import wait, walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import bits
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.engine.temple import STEP
from tumbledown.expansions.data.quests import SIDES
from tumbledown.expansions.quests.altar import WANTED, waits_for_another
from tumbledown.expansions.quests.chapter import ALTAR, CUT_OFF, TASK, TREE, slot
from tumbledown.expansions.quests.ghost import VERB, haunted, steps_from
from tumbledown.expansions.shared import is_achieved, parts_done

TOGETHER: Final = (TASK, TREE)

NEAR: Final = 2
"""Steps that all bots go at once to a quest while they have other work."""

BESIDE: Final = 1
"""Steps that all bots go to a quest even from gems."""

TIME_MS: Final = 60_000
"""With less time left bots do not discover chambers beside the obelisk to save a key."""

MANY: Final = 4
"""With this many bots one can drive the ghost while the others do a quest together."""

FOR_BOTH: Final = 4
"""With this many dice a bot alone gives both dice to the altar."""


# -------------------------------------------------------------------- at once
def solve(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, TASK)


def heal(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, TREE)


def _take_if_shown(game: Game, mind: Mind, verb: str) -> AnyCommand | None:
    price = price_of(game, mind, verb)
    return mind.take(game, verb) if price is not None and mind.could_pay(game, price) else None


# -------------------------------------------------------------------- on the way
def errand(game: Game, mind: Mind) -> Errand:
    """Gems that the team is lighting come first; so do dice, which make all other work easier."""
    mind.team.dice_owed = int(_is_altar_waiting(game, mind))
    found = _wall_the_obelisk_in(game, mind) if game.depot.gem_tiles else NO_ERRAND
    if found[0] or not game.depot.markers:
        return found
    if haunted(game) == mind.here:
        command = _push(game, mind)
        if command is not None:
            return True, command
    found = _drive_the_ghost(game, mind) if len(_bots(mind)) >= MANY else NO_ERRAND
    if found[0]:
        return found
    place = _to_do_together(game, mind)
    if place >= 0:
        return True, _do_together(game, mind, place)
    found = _drive_the_ghost(game, mind) if mind.doing != GEMS else NO_ERRAND
    return found if found[0] else _see_to_the_altar(game, mind)


def _bots(mind: Mind) -> list[int]:
    return [seat for seat in mind.team.inside if mind.team.bots >> seat & 1]


# -------------------------------------------------------------------- together
def _to_do_together(game: Game, mind: Mind) -> int:
    """Return the nearest chamber with a task for all, if it is near all of them or nothing else is left to do; -1 if
    none."""
    team = mind.team
    seats = _bots(mind)
    best, found = len(seats) * (FAR if mind.doing == LEAVE else BESIDE if mind.doing == GEMS else NEAR) + 1, -1
    for place in team.lookout.laid(game, TOGETHER):
        if is_achieved(game, place >> 1) or place >> 1 in slot(game).short_of_dice:
            continue
        steps = team.paths.to(game.temple, place)
        walk_of_all = sum([steps[game.party.here(seat)] for seat in seats])
        if walk_of_all < best and steps[mind.here] < FAR:
            best, found = walk_of_all, place
    return found


def _do_together(game: Game, mind: Mind, place: int) -> AnyCommand | None:
    if mind.here != place:
        return walk(game, mind, place)
    verb = game.tile_kind(place >> 1).id
    price = price_of(game, mind, verb)
    return throw_for(game, mind, price) if price is not None else wait(game, mind)


# -------------------------------------------------------------------- the ghost
def _push(game: Game, mind: Mind) -> AnyCommand | None:
    """Drive the ghost one passage nearer to its home, if the dice show two torches."""
    price = price_of(game, mind, VERB)
    if price is None or not mind.could_pay(game, price):
        return None
    to = _next_for_it(game, mind)
    return mind.take(game, VERB, to) if to >= 0 else None


def _next_for_it(game: Game, mind: Mind) -> int:
    """Return the neighbour with the shortest way home for the ghost; -1 if none is nearer than this place."""
    best, found = slot(game).ghost_steps, -1
    for offer in options.offered(game, mind.seat, VERB):
        for to in offer.targets:
            steps = steps_from(game, to)
            if CUT_OFF < steps < best:
                best, found = steps, to
    return found


def _drive_the_ghost(game: Game, mind: Mind) -> Errand:
    place = haunted(game)
    if place < 0 or not _is_driver(game, mind):
        return NO_ERRAND
    if slot(game).ghost_steps == CUT_OFF:
        return (True, find_a_way(game, mind, 2 * slot(game).home)) if mind.doing == LEAVE else NO_ERRAND
    if mind.here != place:
        return True, walk(game, mind, place)
    to = _next_for_it(game, mind)
    return (True, pursue(game, mind, VERB, (to,))) if to >= 0 else NO_ERRAND


def _is_driver(game: Game, mind: Mind) -> bool:
    """Whether this bot is the nearest to the ghost, and near it unless nothing else is left to do."""
    place = haunted(game)
    if place < 0:
        return False
    steps = mind.team.paths.to(game.temple, place)
    least, who = FAR if mind.doing == LEAVE else NEAR + 1, -1
    for seat in _bots(mind):
        distance = steps[game.party.here(seat)]
        if distance < least:
            least, who = distance, seat
    return who == mind.seat


# -------------------------------------------------------------------- the obelisk
def _wall_the_obelisk_in(game: Game, mind: Mind) -> Errand:
    """A chamber beside one of its walls saves every player a key, and is cheaper than a gem."""
    if not mind.team.lookout.openings or mind.team.lookout.collapse_at - game.now < TIME_MS:
        return NO_ERRAND
    best, found = NEAR + 1, (-1, -1)
    for place, side in _beside_the_obelisk(game):
        steps = mind.team.paths.to(game.temple, place)[mind.here]
        if steps < best and _is_nearest(game, mind, place):
            best, found = steps, (place, side)
    if found[0] < 0:
        return NO_ERRAND
    if found[0] != mind.here:
        return True, walk(game, mind, found[0])
    return True, pursue(game, mind, "discover", (found[1],))


def _beside_the_obelisk(game: Game) -> list[tuple[int, int]]:
    """Return openings, as place and side, to an empty cell beside one of its walls that has no gem tile yet."""
    temple, tile = game.temple, slot(game).obelisk
    found: list[tuple[int, int]] = []
    for side in bits(SIDES & ~slot(game).closed_sides) if tile >= 0 else ():
        cell = temple.cell[tile] + STEP[(side + temple.turn[tile]) & 3]
        for way in range(4) if cell not in temple.tile_at else ():
            other = temple.tile_at.get(cell - STEP[way], -1)
            if other >= 0 and not temple.kind_of(other).closed and temple.ends[other] >> way & 1:
                found.append((temple.place_at(other, way), way))
    return found


def _is_nearest(game: Game, mind: Mind, place: int) -> bool:
    steps = mind.team.paths.to(game.temple, place)
    return mind.seat == min(_bots(mind), key=lambda seat: (steps[game.party.here(seat)], seat))


# -------------------------------------------------------------------- the altar
def _is_altar_waiting(game: Game, mind: Mind) -> bool:
    altars = mind.team.lookout.laid(game, (ALTAR,))
    return bool(altars) and not is_achieved(game, altars[0] >> 1)


def _see_to_the_altar(game: Game, mind: Mind) -> Errand:
    """Only when everything else is done: with fewer dice all work takes longer."""
    altars = mind.team.lookout.laid(game, (ALTAR,))
    if (
        not altars
        or not _is_time_to_give(game, mind, altars[0])
        or is_achieved(game, altars[0] >> 1)
        or mind.seat not in _givers(game, mind, altars[0])
    ):
        return NO_ERRAND
    if mind.here != altars[0]:
        return True, walk(game, mind, altars[0])
    command = _give(game, mind, altars[0] >> 1)
    return (True, command) if command is not None else NO_ERRAND


def _is_time_to_give(game: Game, mind: Mind, place: int) -> bool:
    """Whether nothing else is left to do, or the last slam is over and the altar is near: bots will hardly pass here
    again."""
    is_late = mind.team.lookout.slam_at == NEVER and mind.team.paths.to(game.temple, place)[mind.here] <= NEAR
    return mind.doing == LEAVE or is_late


def _givers(game: Game, mind: Mind, place: int) -> list[int]:
    """Return as many bots as dice are wanted: those with the most dice, then the nearest. No bot gives its last die."""
    steps = mind.team.paths.to(game.temple, place)
    able = [seat for seat in _bots(mind) if len(game.dice.hands[seat]) > 1 and not waits_for_another(game, seat)]
    able = [seat for seat in able if steps[game.party.here(seat)] < FAR]
    able.sort(key=lambda seat: (-len(game.dice.hands[seat]), steps[game.party.here(seat)], seat))
    return able[: WANTED - parts_done(game, place >> 1)]


def _give(game: Game, mind: Mind, tile: int) -> AnyCommand | None:
    for offer in options.offered(game, mind.seat, ALTAR):
        if offer.pick is not None:
            number = _how_many(game, mind, offer.pick.most)
            return options.command(offer, mind.seat, dice=_least_useful(game, mind.seat, number))
    return None


def _how_many(game: Game, mind: Mind, most: int) -> int:
    """One die, or all that are wanted if no other bot is there to give and the own dice are enough."""
    is_alone = len(_bots(mind)) == 1
    return most if is_alone and len(game.dice.hands[mind.seat]) >= FOR_BOTH else 1


def _least_useful(game: Game, seat: int, number: int) -> int:
    """Locked dice first, then those without an icon."""
    face = game.dice.face
    hand = sorted(game.dice.hands[seat], key=lambda die: (face[die] != B, face[die]))
    dice = 0
    for die in hand[:number]:
        dice |= 1 << die
    return dice


lore = Knowledge(chambers={TASK: solve, TREE: heal}, errands={ANYWHERE: errand}, rank=25, vain=(ALTAR,))
