"""The Pit: collect black masks for its gems when most of them are there already; otherwise accept help."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.lore import lore_of
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import OUT_OF_REACH, effort, price_of, throw_for
from tumbledown.bots.working import walk
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import AnyCommand, Prefer
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.expansions.data.pit import ACTIVATE
from tumbledown.expansions.pit import LOST_TREASURE, PIT

VERB: Final = "pit"
NO_GOLD: Final = 0
"""Golden masks are rolled, too."""

NEARLY: Final = 1
"""If this many masks or fewer are missing, it is worth rolling for them."""

FEWEST: Final = 4
"""With fewer players a team wins more often without the Pit: one or two mates hardly free five dice."""

TIME_MS: Final = 90_000
"""With less time left no bot begins: all its dice will be locked then, and others must come."""


def at_once(game: Game, mind: Mind) -> AnyCommand | None:
    """Light its gems: two gems less are two keys less for all. A bot that does not collect masks turns off the switch
    that refuses help. The switch turns on by itself on arrival; if a command turned it on, it would stay on after
    leaving."""
    command = mind.take(game, VERB)
    if command is None and game.party.prefs[mind.seat] & KEEPS_MASKS and not _collects(game, mind):
        return Prefer(mind.seat, "keeps_masks", False)
    return command


def throw_for_masks(game: Game, mind: Mind) -> Errand:
    price = price_of(game, mind, VERB) if _collects(game, mind) else None
    return (True, throw_for(game, mind, price, NO_GOLD)) if price is not None else NO_ERRAND


def go_there(game: Game, mind: Mind) -> Errand:
    """One bot of the team goes there, if the gems that can be lit otherwise are too few."""
    if not _are_gems_short(game, mind):
        return NO_ERRAND
    pits = mind.team.lookout.laid(game, (PIT.id,))
    if not pits or pits[0] == mind.here or game.temple.used[pits[0] >> 1]:
        return NO_ERRAND
    return (True, walk(game, mind, pits[0])) if _collector(game, mind, pits[0]) == mind.seat else NO_ERRAND


def _collects(game: Game, mind: Mind) -> bool:
    """Whether masks are wanted here, can still come, and are nearly complete or badly needed."""
    price = price_of(game, mind, VERB) if mind.team.need > 0 else None
    missing = effort(game, mind, price) if price is not None else OUT_OF_REACH
    if missing <= NEARLY or missing >= OUT_OF_REACH:
        return missing <= NEARLY
    return _are_gems_short(game, mind) and _collector(game, mind, mind.here) == mind.seat


def _are_gems_short(game: Game, mind: Mind) -> bool:
    """Whether a bot should lock all its dice for gems, with time and mates enough to free them again."""
    team, look = mind.team, mind.team.lookout
    if team.need <= 0 or look.supply >= team.need or len(team.inside) < FEWEST:
        return False
    return look.collapse_at - game.now > TIME_MS


def _collector(game: Game, mind: Mind, place: int) -> int:
    """Return the bot with dice enough that is nearest to the Pit; -1 if there is none."""
    team = mind.team
    steps = team.paths.to(game.temple, place)
    least, who = FAR, -1
    for seat in team.inside:
        distance = steps[game.party.here(seat)]
        if distance < least and team.bots >> seat & 1 and len(game.dice.hands[seat]) >= ACTIVATE[B - 1]:
            least, who = distance, seat
    return who


def least_useful(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    known = lore_of(game.rules)
    return min(legal, key=lambda piece: (known.useful(game.pieces.kind_of(piece).id), piece))


lore = Knowledge(
    chambers={PIT.id: at_once},
    errands={PIT.id: throw_for_masks, ANYWHERE: go_there},
    rank=35,
    answers={LOST_TREASURE: least_useful},
)
