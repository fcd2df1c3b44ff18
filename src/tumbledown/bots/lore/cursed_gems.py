"""Cursed gems: look at tokens that are not known yet, remember what was seen, tell the others, and give the own gem
back as soon as the team knows where its twin lies."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import pursue
from tumbledown.bots.team import EXPLORE, GEMS
from tumbledown.bots.working import explore, walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.pieces import AT_PLACE, SHIFT, place_of
from tumbledown.expansions.cursed_gems import hinting, looking
from tumbledown.expansions.cursed_gems.chapter import gem_of
from tumbledown.expansions.data.cursed_gems import FEATURES, NAME, POSITIONS, TWIN_OF

NEAR: Final = 2
"""Steps that a bot goes to look at a token while there are gems to light and chambers to find."""

Seen = dict[int, tuple[int, str]]
"""By token, where it lay and what it was."""


# -------------------------------------------------------------------- remembering and telling
def recalled(mind: Mind, seat: int) -> Seen:
    """Return what this seat has seen, or has been told by other bots."""
    everybody: dict[int, Seen] = mind.team.recalled.setdefault(NAME, {})
    return everybody.setdefault(seat, {})


def keep_in_mind(game: Game, mind: Mind) -> AnyCommand | None:
    """A bot that may speak tells the other bots at once, and people by hints."""
    pieces, bit = game.pieces, 1 << mind.seat
    for piece in tokens(game) if any(pieces.seen_by) else ():
        if pieces.seen_by[piece] & bit:
            seen = place_of(pieces.at[piece]), pieces.kind_of(piece).id
            is_mute = forbids_speech(game, mind.seat, hinting.SIGNAL) is not None
            for seat in (mind.seat,) if is_mute else range(game.party.size):
                recalled(mind, seat)[piece] = seen
    return _hint(game, mind) if mind.team.people else None


def tokens(game: Game) -> list[int]:
    """Return the position tokens that lie in the temple."""
    pieces = game.pieces
    lying = [piece for piece, where in enumerate(pieces.at) if where >> SHIFT == AT_PLACE]
    return [piece for piece in lying if pieces.kind_of(piece).pile == POSITIONS]


def _hint(game: Game, mind: Mind) -> AnyCommand | None:
    """Give a hint while a person has a gem to give back."""
    if all(gem_of(game, seat) < 0 for seat in mind.team.people):
        return None
    for feature in range(len(FEATURES)):
        command = mind.take(game, hinting.VERB, feature)
        if command is not None:
            return command
    return None


# -------------------------------------------------------------------- giving it back
def give_it_back(game: Game, mind: Mind) -> Errand:
    """Go where the twin is known to lie, or look at an unknown token; without one, discover more chambers."""
    gem = gem_of(game, mind.seat)
    if gem < 0:
        return _look_for_others(game, mind)
    lying = tokens(game)
    place = _twin(game, mind, lying, TWIN_OF[game.pieces.kind_of(gem).id])
    if place < 0:
        place = _untold(game, mind, lying)
    if place < 0:
        return _search(game, mind)
    if place != mind.here:
        return True, walk(game, mind, place)
    return True, pursue(game, mind, looking.VERB)


def _look_for_others(game: Game, mind: Mind) -> Errand:
    """A bot that could leave helps those that cannot, while there is something to be found."""
    if mind.doing in (EXPLORE, GEMS) or all(gem_of(game, seat) < 0 for seat in mind.team.inside):
        return NO_ERRAND
    known = {kind for _, kind in recalled(mind, mind.seat).values()}
    gems = [gem_of(game, seat) for seat in mind.team.inside]
    if all(gem < 0 or TWIN_OF[game.pieces.kind_of(gem).id] in known for gem in gems):
        return NO_ERRAND
    return _search(game, mind)


def _twin(game: Game, mind: Mind, lying: list[int], wanted: str) -> int:
    """Return where the twin lies as far as this seat remembers; -1 if it does not know, or cannot get there."""
    seen = recalled(mind, mind.seat)
    for piece in lying:
        place, kind = seen.get(piece, (-1, ""))
        if kind == wanted and place == place_of(game.pieces.at[piece]) and _steps(game, mind, place) < FAR:
            return place
    return -1


def _untold(game: Game, mind: Mind, lying: list[int]) -> int:
    """Return the place of the nearest token that this seat knows nothing of; -1 for none. While there is other work,
    only a near one counts. A token that another bot is about to look at does not count."""
    seen, is_busy = recalled(mind, mind.seat), mind.doing in (EXPLORE, GEMS)
    least, found = NEAR + 1 if is_busy else FAR, -1
    for piece in lying:
        place = place_of(game.pieces.at[piece])
        if seen.get(piece, (-1, ""))[0] != place and not _is_somebody_looking(game, mind, place):
            steps = _steps(game, mind, place)
            if steps < least:
                least, found = steps, place
    return found


def _is_somebody_looking(game: Game, mind: Mind, place: int) -> bool:
    """Whether another bot with a gem stands there; the first of those who are there looks."""
    for seat in mind.team.inside:
        if seat == mind.seat:
            if mind.here == place:
                return False
        elif game.party.here(seat) == place and mind.team.bots >> seat & 1 and gem_of(game, seat) >= 0:
            return True
    return False


def _steps(game: Game, mind: Mind, place: int) -> int:
    return mind.team.paths.since(game.temple, mind.here)[place]


def _search(game: Game, mind: Mind) -> Errand:
    """Tokens are left in the pile, and more chambers bring them. A bot with other work does that first."""
    if mind.doing in (EXPLORE, GEMS) or not game.pile(POSITIONS) or not mind.team.lookout.openings:
        return NO_ERRAND
    goal = min(mind.team.lookout.openings, key=lambda place: _steps(game, mind, place))
    if _steps(game, mind, goal) == FAR:
        return NO_ERRAND
    mind.doing = EXPLORE
    return True, explore(game, mind) if mind.here == goal else walk(game, mind, goal)


lore = Knowledge(chambers={ANYWHERE: keep_in_mind}, errands={ANYWHERE: give_it_back}, rank=35, vain=(hinting.VERB,))
