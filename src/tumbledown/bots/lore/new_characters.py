"""New characters: jump where that saves steps, give dice to a seat that is stuck, and use Portal and Clone in time."""

from typing import Final

from tumbledown.bots.knowledge import Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import afford
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.dice import bits
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, G
from tumbledown.engine.offers import Offer, landing
from tumbledown.engine.paying import pay
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.structs import Question
from tumbledown.expansions.new_characters.chapter import (
    PORTAL,
    TELEPORTER_ACTIVATABLE,
    TELEPORTER_PERMANENT,
    TRICKSTER_ACTIVATABLE,
    TRICKSTER_PERMANENT,
)
from tumbledown.expansions.new_characters.teleporter import JUMP, JUMP_TOGETHER, with_mate
from tumbledown.expansions.new_characters.trickster import FAR_SWAP, SWAP, SWAPS

CLONE: Final = "clone"

SHORT_CUT: Final = 2
"""Steps that a jump must save; a Portal, which works only once, must save `LONG_CUT`."""

LONG_CUT: Final = 3

DICE_TO_SPARE: Final = 4
"""With this many free dice a seat can give two of them to one that is stuck."""

GIVEN: Final = 2


# -------------------------------------------------------------------- jumps
def _goal(game: Game, mind: Mind) -> int:
    """Return where this seat is going; -1 for nowhere."""
    return 2 * game.start if mind.doing == HOME else mind.team.goal[mind.seat]


def _jump(game: Game, mind: Mind) -> AnyCommand | None:
    target = _nearest(game, mind, JUMP, SHORT_CUT, _goal(game, mind))
    return afford(game, mind, JUMP, (target,)) if target >= 0 else None


def _jump_with_company(game: Game, mind: Mind) -> AnyCommand | None:
    """On the way to the start a mate comes along if it is a bot: people should not be asked every time."""
    target = _nearest(game, mind, JUMP_TOGETHER, SHORT_CUT, _goal(game, mind))
    if target < 0:
        return None
    if mind.doing == HOME:
        for mate in bits(mind.team.bots):
            command = afford(game, mind, JUMP_TOGETHER, (with_mate(target, mate),))
            if command is not None:
                return command
    return afford(game, mind, JUMP_TOGETHER, (target,))


def _nearest(game: Game, mind: Mind, verb: str, saved: int, goal: int) -> int:
    """Return the place nearest to the goal that this deed leads to, if it saves this many steps; -1 for none."""
    if goal < 0 or goal == mind.here:
        return -1
    steps = mind.team.paths.to(game.temple, goal)
    best, nearest = -1, steps[mind.here] - saved
    for offer in options.offered(game, mind.seat, verb):
        for target in offer.targets:
            if landing(target) == target and steps[target] <= nearest:
                best, nearest = target, steps[target] - 1
    return best


def _go_through_the_portal(game: Game, mind: Mind) -> AnyCommand | None:
    """Use it where it saves many steps; a seat that is cut off from the exit uses it to get a way there."""
    exit = mind.team.lookout.exit
    is_cut_off = exit >= 0 and mind.team.paths.to(game.temple, exit)[mind.here] == FAR
    target = _nearest(game, mind, PORTAL, LONG_CUT, exit if is_cut_off else _goal(game, mind))
    return mind.take(game, PORTAL, target) if target >= 0 else None


# -------------------------------------------------------------------- dice for a seat that is stuck
def _help_with_dice(game: Game, mind: Mind) -> AnyCommand | None:
    """Give a golden mask, with which a mate frees two dice, or two free dice for two masks."""
    offers = options.offered(game, mind.seat, SWAP) + options.offered(game, mind.seat, FAR_SWAP)
    for offer in offers:
        mate = offer.targets[0]
        masks = game.dice.locked(mate)
        is_stuck = len(masks) >= GIVEN and len(masks) == len(game.dice.hands[mate])
        if is_stuck and not _is_asked(game, mind):
            return _give(game, mind, offer, mate, masks)
    return None


def _is_asked(game: Game, mind: Mind) -> bool:
    """Whether an offer of this seat waits for its answer: only one offer at a time."""
    return any(each.kind in SWAPS and each.args[0] == mind.seat for each in game.questions.values())


def _give(game: Game, mind: Mind, offer: Offer, mate: int, masks: list[int]) -> AnyCommand | None:
    gold = [die for die in game.dice.hands[mind.seat] if game.dice.face[die] == G]
    if gold and not mind.is_with(game, mate):
        return options.command(offer, mind.seat, mate, 1 << gold[0] | 1 << masks[0])
    spare = [die for die in game.dice.hands[mind.seat] if game.dice.face[die] not in (B, G)]
    if gold or len(spare) < DICE_TO_SPARE:
        return None
    dice = 1 << spare[0] | 1 << spare[1] | 1 << masks[0] | 1 << masks[1]
    return options.command(offer, mind.seat, mate, dice)


# -------------------------------------------------------------------- clone
def _use_the_clone(game: Game, mind: Mind) -> AnyCommand | None:
    """Use it for gems or the way out, when doubled icons are enough and plain ones are not."""
    verb = "escape" if mind.doing == LEAVE else "activate"
    if verb == "activate" and mind.team.need <= 0:
        return None
    using = (mind.cards[CLONE],)
    for offer in options.offered(game, mind.seat, verb):
        if pay(game, mind.seat, offer, 0, ()) is None and pay(game, mind.seat, offer, 0, using) is not None:
            return options.command(offer, mind.seat, offer.targets[-1], 0, using)
    return None


# -------------------------------------------------------------------- answers
def _asked(game: Game, mind: Mind, *kinds: str) -> Question:
    return next(each for each in game.questions.values() if each.kind in kinds and each.asked >> mind.seat & 1)


def _agree_to_swap(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Agree, unless no die could be rolled afterwards."""
    named, mine = _asked(game, mind, *SWAPS).args[2], game.dice.mask_of(mind.seat)
    return YES if _is_any_free(game, mine ^ named) else NO


def _is_any_free(game: Game, dice: int) -> bool:
    """Whether one of these dice is not a black mask."""
    for die in bits(dice):
        if game.dice.face[die] != B:
            return True
    return False


def _come_along(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Agree, unless that leads away from this seat's goal."""
    goal = _goal(game, mind)
    if goal < 0:
        return YES
    steps = mind.team.paths.to(game.temple, goal)
    return YES if steps[landing(_asked(game, mind, JUMP_TOGETHER).args[1])] <= steps[game.party.here(mind.seat)] else NO


lore = Knowledge(
    cards={
        TELEPORTER_PERMANENT: _jump,
        TELEPORTER_ACTIVATABLE: _jump_with_company,
        TRICKSTER_PERMANENT: _help_with_dice,
        TRICKSTER_ACTIVATABLE: _help_with_dice,
        PORTAL: _go_through_the_portal,
        CLONE: _use_the_clone,
    },
    answers={SWAP: _agree_to_swap, FAR_SWAP: _agree_to_swap, JUMP_TOGETHER: _come_along},
    usefulness={PORTAL: 2, CLONE: 4},
    vain=SWAPS,
)
