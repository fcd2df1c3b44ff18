"""What to do in a place (gems, openings, the exit, the starting chamber), and how to walk to another."""

from typing import Final

from tumbledown.bots import meetings
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import effort, icons_in, nearer, price_of, throw_for
from tumbledown.bots.team import GEMS
from tumbledown.bots.throwing import ALL, throw
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import FREE, Cost
from tumbledown.engine.temple import STEP
from tumbledown.expansions.base.actions import entry_costs, gem_steps

PREPARED: Final[Cost] = (2, 1, 1, 0, 0)
"""Icons that are useful for most next steps."""

NOTHING: Final = -1
"""No piece is carried along."""

LAST_MS: Final = 45_000
"""With less time left before the collapse, bots no longer wait for mates who have not come."""


# -------------------------------------------------------------------- gems
def light_gems(game: Game, mind: Mind) -> AnyCommand | None:
    """Collect the icons of the step that suits the team, all together, and light the gems."""
    number = mind.team.step_at.get(mind.here, -1)
    if number < 0:
        number = _step_to_try(game, mind)
    price = price_of(game, mind, "activate", (number,))
    if price is None:
        return wait(game, mind)
    if mind.could_pay(game, price):
        command = mind.take(game, "activate", number)
        if command is not None:
            return command
    return discover_by_the_way(game, mind) or throw_for(game, mind, price)


def _step_to_try(game: Game, mind: Mind) -> int:
    """Return the step that the team has agreed on here, until it plans again; a tired team checks each time what the
    dice show."""
    team, steps = mind.team, gem_steps(game, mind.here)
    if len(steps) < 2:
        return 0
    shown = _highest_shown(game, mind) if team.tired else -1
    number = meetings.best_step(team, steps, _dice_for(game, mind), shown)
    if not team.tired:
        team.step_at[mind.here] = number
    return number


def _highest_shown(game: Game, mind: Mind) -> int:
    """Return the highest gem step that could be paid now; -1 for none."""
    highest = -1
    for offer in options.offered(game, mind.seat, "activate"):
        for number in offer.targets:
            if number > highest and options.is_open(game, mind.seat, offer, number):
                highest = number
    return highest


def _dice_for(game: Game, mind: Mind) -> int:
    """Return the number of dice of all who are here or coming."""
    team = mind.team
    dice = 0
    for seat in team.inside:
        if (team.job[seat] == GEMS and team.goal[seat] == mind.here) or mind.is_with(game, seat):
            dice += team.dice(seat)
    return dice


# -------------------------------------------------------------------- discovering
def explore(game: Game, mind: Mind) -> AnyCommand | None:
    price = price_of(game, mind, "discover")
    if price is None:
        return throw(game, mind, PREPARED)
    return discover(game, mind) or throw_for(game, mind, price)


def discover_by_the_way(game: Game, mind: Mind) -> AnyCommand | None:
    """Open a door if the dice show it and the team wants more chambers."""
    return discover(game, mind) if mind.here in mind.team.lookout.openings and mind.team.is_searching() else None


def discover(game: Game, mind: Mind) -> AnyCommand | None:
    price = price_of(game, mind, "discover")
    if price is None or not mind.could_pay(game, price):
        return None
    for offer in options.offered(game, mind.seat, "discover"):
        return mind.take(game, "discover", _widest_side(game, mind.here, offer.targets))
    return None


def _widest_side(game: Game, here: int, sides: tuple[int, ...]) -> int:
    """Return the opening to the cell with the most empty cells around: the new chamber is less likely to be blocked."""
    temple = game.temple
    best, best_side = -1, -1
    for side in sides:
        cell = temple.cell[here >> 1] + STEP[side]
        empty = 0
        for step in STEP:
            if cell + step not in temple.tile_at:
                empty += 1
        if empty > best:
            best, best_side = empty, side
    return best_side


# -------------------------------------------------------------------- the way out
def leave(game: Game, mind: Mind) -> AnyCommand | None:
    """Roll for what it costs to leave; then leave together with the others, unless a mate needs help."""
    price = price_of(game, mind, "escape")
    if price is None:
        return wait(game, mind)
    if effort(game, mind, price):
        return throw_for(game, mind, price)
    if _is_somebody_in_need(mind) and mind.team.free[mind.seat] > icons_in(price):
        return throw_for(game, mind, price, ALL)
    # A seat without spare dice helps most by leaving: its gift is a free die.
    return mind.take(game, "escape") if _is_time_to_go(game, mind) else None


def get_ready_to_leave(game: Game, mind: Mind) -> AnyCommand | None:
    """Roll for what it costs to leave, and wait."""
    price = price_of(game, mind, "escape")
    return throw_for(game, mind, price) if price is not None and effort(game, mind, price) else None


def _is_somebody_in_need(mind: Mind) -> bool:
    """Whether a mate can hardly roll."""
    for seat in mind.team.inside:
        if seat != mind.seat and mind.team.free[seat] < 2:
            return True
    return False


def _is_time_to_go(game: Game, mind: Mind) -> bool:
    """Whether all have come, or there is no time left to wait."""
    if mind.team.lookout.collapse_at - game.now < LAST_MS:
        return True
    for seat in mind.team.inside:
        if not mind.is_with(game, seat):
            return False
    return True


# -------------------------------------------------------------------- on the way, and waiting
def walk(game: Game, mind: Mind, goal: int) -> AnyCommand | None:
    """Take one step nearer to the goal, or roll for the step that lacks the fewest icons."""
    nearest: Cost | None = None
    for place in mind.team.paths.onward(game.temple, mind.here, goal):
        # The same costs as in the offers, but only for this place: walking is the most frequent deed of bots.
        for cost in entry_costs(game, mind.seat, place, NOTHING):
            if mind.could_show(game, cost):
                command = mind.take(game, "enter", place)
                if command is not None:
                    return command
            nearest = cost if nearest is None else nearer(mind, nearest, cost)
    if nearest is None:
        return wait(game, mind)
    return discover_by_the_way(game, mind) or throw(game, mind, nearest)


def wait(game: Game, mind: Mind) -> AnyCommand | None:
    return discover_by_the_way(game, mind) or throw(game, mind, PREPARED)


def look_for_gold(game: Game, mind: Mind) -> AnyCommand | None:
    return throw(game, mind, FREE, ALL)


def give_up(game: Game, mind: Mind) -> AnyCommand | None:
    """Ask the team once whether to give up."""
    if mind.team.gave_up:
        return wait(game, mind)
    mind.team.gave_up = True
    return mind.take(game, "give_up")
