"""New quests: the nearest bots drive snakes away, all gather for stars and chaos when little else is left, and bots
help mates who are bound."""

from typing import Final

from tumbledown.bots.knowledge import (
    ANYWHERE,
    BINDING,
    CAN_WAIT,
    NO_ERRAND,
    Errand,
    Knowledge,
    always_binding,
)
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import price_of, pursue, throw_for
from tumbledown.bots.team import LEAVE
from tumbledown.bots.working import wait, walk
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import place_of
from tumbledown.expansions.curses.chapter import GENTLE, HOLDING
from tumbledown.expansions.data.new_quests import SNAKE
from tumbledown.expansions.new_quests import bonds, constellation, snakes
from tumbledown.expansions.new_quests import chaos as disorder
from tumbledown.expansions.new_quests.chapter import (
    CHAOS,
    CONSTELLATION,
    MAGIC_BONDS,
    MIND_CONTROL,
    SNAKE_PIT,
    slot,
)
from tumbledown.expansions.shared import is_achieved

NEAR: Final = 2
"""Steps that a bot goes for a snake while there is other work."""

FOR_THE_LEADER: Final = 2
"""This many bots are enough for five torches."""


# -------------------------------------------------------------------- at once
def feel_the_pulse(game: Game, mind: Mind) -> AnyCommand | None:
    """Feel the pulse of a player who is bound to this seat, as soon as it is due."""
    due = slot(game).pulse_due
    if due:
        for bound, partner in enumerate(slot(game).bond_partners):
            if partner == mind.seat and due >> bound & 1:
                return mind.take(game, bonds.PULSE, bound)
    return None


def drive_a_snake_off(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, snakes.SMALL)


def face_the_leader(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, snakes.LEADER)


def join_the_stars(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, constellation.VERB)


def _take_if_shown(game: Game, mind: Mind, verb: str) -> AnyCommand | None:
    for offer in options.offered(game, mind.seat, verb):
        if mind.could_pay(game, offer.prices[0]):
            return mind.take(game, verb, offer.targets[0])
    return None


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    """What can be done in any place."""
    return feel_the_pulse(game, mind) or (drive_a_snake_off(game, mind) if game.depot.markers else None)


def hold_the_rune(game: Game, mind: Mind) -> AnyCommand | None:
    if game.party.prefs[mind.seat] & (HOLDING | GENTLE):
        return None
    return Prefer(mind.seat, "holding", True)


# -------------------------------------------------------------------- errands
def errand(game: Game, mind: Mind) -> Errand:
    """Snakes on the way, their leader and the stars when the other work is done, and chaos last: its curses cost
    time."""
    if not game.depot.markers:
        return NO_ERRAND
    found = _hunt(game, mind)
    if not found[0]:
        found = _face(game, mind)
    if not found[0]:
        found = _align(game, mind)
    return found if found[0] else _gather(game, mind)


def _open(game: Game, mind: Mind, kind: str) -> int:
    """Return the place of a quest that is found and not done; -1 if there is none."""
    places = mind.team.lookout.laid(game, (kind,))
    return places[0] if places and not is_achieved(game, places[0] >> 1) else -1


def _bots(mind: Mind) -> list[int]:
    return [seat for seat in mind.team.inside if mind.team.bots >> seat & 1]


def _nearest(game: Game, mind: Mind, place: int, number: int = 1) -> list[int]:
    """Return this many bots with the shortest ways there."""
    steps = mind.team.paths.to(game.temple, place)
    return sorted(_bots(mind), key=lambda seat: (steps[game.party.here(seat)], seat))[:number]


# -------------------------------------------------------------------- snakes
def _hunt(game: Game, mind: Mind) -> Errand:
    """Go for the nearest snake that no other bot is nearer to; for a far one only when nothing else is left to do."""
    if _open(game, mind, SNAKE_PIT.id) < 0:
        return NO_ERRAND
    best, found = FAR if mind.doing == LEAVE else NEAR + 1, -1
    steps = mind.team.paths.since(game.temple, mind.here)
    for place in _snake_places(game):
        if steps[place] < best and mind.seat in _nearest(game, mind, place):
            best, found = steps[place], place
    if found < 0:
        return NO_ERRAND
    if found != mind.here:
        return True, walk(game, mind, found)
    price = price_of(game, mind, snakes.SMALL)
    return (True, throw_for(game, mind, price)) if price is not None else NO_ERRAND


def _snake_places(game: Game) -> list[int]:
    kind = game.rules.piece_kind_ids[SNAKE.id]
    places = [place_of(at) for at, each in zip(game.pieces.at, game.pieces.kind, strict=True) if each == kind]
    return [place for place in places if place >= 0]


def _face(game: Game, mind: Mind) -> Errand:
    """The two nearest bots go for the leader, or all if there are no more."""
    lair = _open(game, mind, SNAKE_PIT.id)
    if lair < 0 or not snakes.is_only_the_leader_left(game, lair >> 1):
        return NO_ERRAND
    is_near = mind.team.paths.to(game.temple, lair)[mind.here] <= NEAR
    if not (mind.doing == LEAVE or is_near) or mind.seat not in _nearest(game, mind, lair, FOR_THE_LEADER):
        return NO_ERRAND
    return True, walk(game, mind, lair) if mind.here != lair else pursue(game, mind, snakes.LEADER)


# -------------------------------------------------------------------- all together
def _is_time(game: Game, mind: Mind, is_there: list[bool]) -> bool:
    """Whether nothing else is left to do; with people inside, whether they are all there already and wait."""
    people = [seat for seat in mind.team.inside if not mind.team.bots >> seat & 1]
    if people:
        return all(is_there[seat] for seat in people)
    return mind.doing == LEAVE


def _align(game: Game, mind: Mind) -> Errand:
    """All bots go to their stars, once all places are known; the one in the constellation rolls for keys."""
    stars = _open(game, mind, CONSTELLATION.id)
    filled, goals = slot(game).stars_filled, slot(game).stars_goals
    if stars < 0 or not goals or goals[mind.seat] < 0 or not _are_all_known(game):
        return NO_ERRAND
    if not _is_time(game, mind, [seat in filled for seat in range(game.party.size)]):
        return NO_ERRAND
    if mind.here >> 1 != goals[mind.seat]:
        return True, walk(game, mind, 2 * goals[mind.seat])
    if mind.here != stars:
        return True, wait(game, mind)
    (offer,) = options.sourced(game, mind.seat, constellation.VERB)
    return True, throw_for(game, mind, offer.prices[0])


def _are_all_known(game: Game) -> bool:
    """Whether every place that a seat is sent to is in the temple."""
    pairs = zip(slot(game).stars_sent, slot(game).stars_goals, strict=True)
    return all(goal >= 0 for number, goal in pairs if number >= 0)


def _gather(game: Game, mind: Mind) -> Errand:
    place = _open(game, mind, CHAOS.id)
    if place < 0:
        return NO_ERRAND
    here = [game.party.here(seat) == place for seat in range(game.party.size)]
    if not _is_time(game, mind, here):
        return NO_ERRAND
    if mind.here != place:
        return True, walk(game, mind, place)
    return True, mind.take(game, disorder.VERB) or wait(game, mind)


# -------------------------------------------------------------------- curses
def a_bot_rather_than_a_person(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Choose a bot as partner, so that people need not feel the pulse."""
    return min(legal, key=lambda seat: (not mind.team.bots >> seat & 1, seat))


def binds_a_person(game: Game, mind: Mind) -> int:
    """A bot feels the pulse without being asked; a person should not have to for long."""
    partner = slot(game).bond_partners[mind.seat]
    return BINDING if partner >= 0 and not mind.team.bots >> partner & 1 else CAN_WAIT


lore = Knowledge(
    cards={MAGIC_BONDS: hold_the_rune},
    chambers={ANYWHERE: at_once, SNAKE_PIT.id: face_the_leader, CONSTELLATION.id: join_the_stars},
    errands={ANYWHERE: errand},
    rank=27,
    vain=(disorder.VERB,),
    answers={bonds.PARTNER: a_bot_rather_than_a_person},
    urgency={MIND_CONTROL: always_binding, MAGIC_BONDS: binds_a_person},
)
