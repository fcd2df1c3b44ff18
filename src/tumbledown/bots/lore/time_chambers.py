"""Time chambers: fetch the own die while there is time, solve tasks with bots that are near, give a die when others
have fewer, and do not run back to a door that is shut."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.prices import price_of, throw_for
from tumbledown.bots.team import GEMS as LIGHTING
from tumbledown.bots.team import LEAVE
from tumbledown.bots.working import explore, light_gems, wait, walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.paying import wallet
from tumbledown.expansions.data.time_chambers import TRIALS
from tumbledown.expansions.time_chambers.chapter import GEMS, MOVEMENT, START, slot
from tumbledown.expansions.time_chambers.losses import VOLUNTEERS
from tumbledown.expansions.time_chambers.sacrifice import begun_at, offered
from tumbledown.expansions.time_chambers.trials import COOL_LAVA, LIGHT_TORCHES, TORCHES

A_STEP: Final = 45
"""Tenths of a decision."""

AN_ICON: Final = 40
"""Tenths of a decision for an icon while one die is rolled for it; with n dice it is n times quicker. The value assumes
some good luck: trying in vain costs no more than staying away, and a bot that is there does not give up early."""

WORTH_THE_WAY: Final = 3
"""Steps that a bot goes for a die of its own."""

NEAR: Final = 2
"""Steps that a bot goes for a task of the team."""

SPARE_DICE: Final = 2
"""With this many more dice than icons a task is worth trying."""

RICH: Final = 4
"""A seat with this many dice may give one."""


# -------------------------------------------------------------------- at once
def look_around(game: Game, mind: Mind) -> AnyCommand | None:
    """Note for the team whether going to the start is of use before the next slam."""
    mind.team.is_home_shut = _is_home_shut(game)
    return None


def _is_home_shut(game: Game) -> bool:
    """Whether a ban keeps all out of the start from now on until the door has slammed."""
    ban = slot(game).slam_ban
    return bool(ban) and slot(game).ban_now in (MOVEMENT, START) and ban[1] <= game.now


def light_torches(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, LIGHT_TORCHES)


def cool_lava(game: Game, mind: Mind) -> AnyCommand | None:
    return _take_if_shown(game, mind, COOL_LAVA)


def _take_if_shown(game: Game, mind: Mind, verb: str) -> AnyCommand | None:
    price = price_of(game, mind, verb)
    return mind.take(game, verb) if price is not None and mind.could_pay(game, price) else None


# -------------------------------------------------------------------- on the way
def errand(game: Game, mind: Mind) -> Errand:
    """First what the blue timer asks for, then what can be done under a ban."""
    found = _heed_the_minute(game, mind) if slot(game).blue_sand else NO_ERRAND
    return found if found[0] or not slot(game).ban_now else _make_the_best_of_a_ban(game, mind)


def _heed_the_minute(game: Game, mind: Mind) -> Errand:
    tile, solved, _, ends_at = slot(game).blue_sand
    if begun_at(game) == tile:
        return _fetch_the_die(game, mind, tile, ends_at)
    if solved == len(TRIALS[game.tile_kind(tile).id].tasks) or mind.seat not in _helpers(game, mind):
        return NO_ERRAND
    return True, _solve(game, mind, tile)


def _make_the_best_of_a_ban(game: Game, mind: Mind) -> Errand:
    """A bot that may not move lights gems or opens doors where it stands; one that may not light gems opens doors."""
    ban, team = slot(game).ban_now, mind.team
    if ban == MOVEMENT and mind.here in team.lookout.gem_places and team.need > 0:
        return True, light_gems(game, mind)
    is_idle = ban == MOVEMENT or (ban == GEMS and mind.doing == LIGHTING)
    if is_idle and mind.here in team.lookout.openings and team.is_searching():
        return True, explore(game, mind)
    return NO_ERRAND


def _decisions(mind: Mind, ms: int) -> int:
    """Return how many tenths of a decision fit into this time."""
    return 10 * ms // mind.pace.level.decision_ms


# -------------------------------------------------------------------- the own die
def _fetch_the_die(game: Game, mind: Mind, tile: int, ends_at: int) -> Errand:
    """Fetch the own die if it is near and there is time enough."""
    if not offered(game, tile, mind.seat):
        return NO_ERRAND
    steps = mind.team.paths.to(game.temple, 2 * tile)[mind.here]
    if steps > WORTH_THE_WAY or steps * A_STEP > _decisions(mind, ends_at - game.now):
        return NO_ERRAND
    return True, walk(game, mind, 2 * tile)


# -------------------------------------------------------------------- a task of the team
def _helpers(game: Game, mind: Mind) -> list[int]:
    """Return the bots that should go or stay there for the task: all who are near, or fewer if those farther away would
    come too late; none if there are too few dice or there is too little time."""
    tile, solved, _, ends_at = slot(game).blue_sand
    cost = TRIALS[game.tile_kind(tile).id].tasks[solved]
    steps = mind.team.paths.to(game.temple, 2 * tile)
    seats = [seat for seat in mind.team.inside if mind.team.bots >> seat & 1 and mind.team.job[seat] != LEAVE]
    left = _decisions(mind, ends_at - game.now)
    for far in range(NEAR, -1, -1):
        near = [seat for seat in seats if steps[game.party.here(seat)] <= far]
        dice = sum([len(game.dice.hands[seat]) for seat in near])
        if dice >= sum(cost) + SPARE_DICE and far * A_STEP + _throwing(game, near, cost, dice) <= left:
            return near
    return []


def _throwing(game: Game, seats: list[int], cost: Cost, dice: int) -> int:
    """Return how long rolling the missing icons takes, in tenths of a decision: the fewer free dice, the longer."""
    shown = [sum([wallet(game, seat)[face] for seat in seats]) for face in range(6)]
    missing = sum([max(0, cost[icon] - shown[icon + 1]) for icon in range(5)])
    free = dice - sum(cost) + missing
    return sum([AN_ICON // (free - number) for number in range(missing)])


def _solve(game: Game, mind: Mind, tile: int) -> AnyCommand | None:
    if mind.here != 2 * tile:
        return walk(game, mind, 2 * tile)
    verb = LIGHT_TORCHES if game.tile_kind(tile).id == TORCHES else COOL_LAVA
    price = price_of(game, mind, verb)
    return throw_for(game, mind, price) if price is not None else wait(game, mind)


# -------------------------------------------------------------------- volunteering
def volunteer(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Offer one die if no seat has more dice and enough are left, so that people need not give one."""
    own = len(game.dice.hands[mind.seat])
    most = max([len(game.dice.hands[seat]) for seat in game.party.inside()])
    return 1 if 1 in legal and own >= RICH and own == most else 0


lore = Knowledge(
    chambers={
        ANYWHERE: look_around,
        TORCHES: light_torches,
        **{kind: cool_lava for kind in TRIALS if kind != TORCHES},
    },
    errands={ANYWHERE: errand},
    rank=20,
    answers={VOLUNTEERS: volunteer},
)
