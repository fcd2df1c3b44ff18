"""Help against black masks: freeing own and other dice, the turn of fate, and the gift of a die."""

from typing import Final

from tumbledown.bots.mind import NOBODY, Mind
from tumbledown.bots.paths import FAR
from tumbledown.engine import options
from tumbledown.engine.adventurer import KEEPS_MASKS
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B, G

MANY_LOCKED: Final = 2
"""This many locked dice are worth a golden mask."""

TOO_FAR: Final = 3
"""From this many steps on a turn of fate is quicker than help."""

IN_NEED: Final = 2
"""A seat with this many free dice or fewer should get a gift at once."""


def use_golden_mask(game: Game, mind: Mind) -> AnyCommand | None:
    """Two locked dice are worth a golden mask, one is if there is another mask. A mate who cannot roll comes first."""
    golden = mind.counts[G]
    locked = 0 if game.party.prefs[mind.seat] & KEEPS_MASKS else mind.counts[B]
    mate = _mate_in_chains(game, mind) if max(mind.team.locked) >= MANY_LOCKED else -1
    if mate >= 0 and (golden > 1 or locked < 2 or not mind.team.free[mate]):
        command = mind.take(game, "free", mate)
        if command is not None:
            return command
    if locked >= 2 or (locked and (golden > 1 or golden + locked == len(game.dice.hands[mind.seat]))):
        return mind.take(game, "free", mind.seat)
    return None


def _mate_in_chains(game: Game, mind: Mind) -> int:
    """Return the mate in the same chamber with many locked and the fewest free dice; -1 if there is none."""
    team = mind.team
    worst, who = FAR, -1
    for seat in team.inside:
        if (
            team.locked[seat] >= MANY_LOCKED
            and team.free[seat] < worst
            and seat != mind.seat
            and mind.is_with(game, seat)
        ):
            worst, who = team.free[seat], seat
    return who


# -------------------------------------------------------------------- a seat that cannot roll
def turn_fate(game: Game, mind: Mind) -> AnyCommand | None:
    """Call for a turn of fate if help is far away or two seats are stuck, and the gems left can make up for it."""
    if not game.depot.beside:
        return None
    team = mind.team
    stuck = [seat for seat in team.inside if _needs_help(game, mind, seat)]
    farthest = 0
    for seat in stuck:
        farthest = max(farthest, _helper(game, mind, seat)[0])
    affordable = team.lookout.supply > team.need
    if farthest >= FAR or (affordable and (farthest >= TOO_FAR or len(stuck) > 1)):
        return mind.take(game, "fate")
    return None


def _needs_help(game: Game, mind: Mind, seat: int) -> bool:
    """Whether all dice of the seat are locked and it does not keep its masks."""
    return not mind.team.free[seat] and not game.party.prefs[seat] & KEEPS_MASKS


def whom_to_help(game: Game, mind: Mind) -> int:
    """Return the stuck seat that this seat should help, because it is the nearest; `NOBODY` if there is none."""
    for seat in mind.team.inside:
        if _needs_help(game, mind, seat) and _helper(game, mind, seat)[1] == mind.seat:
            return seat
    return NOBODY


def _helper(game: Game, mind: Mind, stuck: int) -> tuple[int, int]:
    """Return the distance of the nearest bot that could help, and its seat. People are not planned for."""
    team = mind.team
    steps = team.paths.to(game.temple, game.party.here(stuck))
    least, who = FAR, -1
    for seat in team.inside:
        if team.free[seat] and team.bots >> seat & 1:
            distance = steps[game.party.here(seat)]
            if distance < least:
                least, who = distance, seat
    return least, who


# -------------------------------------------------------------------- after escaping
def give_die(game: Game, mind: Mind) -> AnyCommand | None:
    """Give a die to the seat with the fewest free dice; wait until a seat needs it or only one is left inside."""
    if game.party.gift[mind.seat]:
        return None
    team = mind.team
    inside = game.party.inside()
    least, who = FAR, -1
    for seat in inside:
        team.count(game, seat)
        if team.free[seat] < least:
            least, who = team.free[seat], seat
    if who < 0 or (least > IN_NEED and len(inside) > 1):
        return None
    return _hand_over(game, mind, who)


def _hand_over(game: Game, mind: Mind, to: int) -> AnyCommand | None:
    for offer in options.offered(game, mind.seat, "gift"):
        if to in offer.targets:
            pool = offer.pool()
            return options.command(offer, mind.seat, to, pool & -pool)
    return None
