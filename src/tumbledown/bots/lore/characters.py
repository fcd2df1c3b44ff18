"""Characters: use the own card when it saves steps, frees dice or lights gems.

Cards that work without a command (torches that count twice, golden masks as keys, cheap doors) need no code here: they
are part of prices and of what icons are worth.
"""

from typing import Final

from tumbledown.bots.knowledge import Knowledge
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR
from tumbledown.bots.prices import afford, take_any
from tumbledown.bots.team import HOME, IDLE
from tumbledown.bots.turning import turn_that_helps
from tumbledown.engine import options
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.icons import B
from tumbledown.engine.view import sees_face
from tumbledown.expansions.base.chapter import is_exit
from tumbledown.expansions.characters import discoverer, doc, mechanic, mentalist, muscleman, priest
from tumbledown.expansions.characters.chapter import ACTIVATABLE, CARD_CHOICE, PERMANENT, WHO_CHOICE

SHORT_CUT: Final = 2
"""Steps that a card must save to be worth it: it comes back only at the next slam."""

MANY_LOCKED: Final = 3
MOSTLY_LOCKED: Final = 4


# -------------------------------------------------------------------- ways
def goal_of(game: Game, mind: Mind) -> int:
    """Return where this seat is going; if the team has no job for it, a place where there would be one; -1 for
    nowhere."""
    if mind.doing == HOME:
        return 2 * game.start
    team, look = mind.team, mind.team.lookout
    if team.job[mind.seat] != IDLE:
        return team.goal[mind.seat]
    places = [*(look.gem_places if team.need > 0 else ()), look.exit, *look.openings]
    return next((place for place in places if place >= 0), -1)


def go_by(game: Game, mind: Mind, verb: str) -> AnyCommand | None:
    """Take the target of this deed that is nearest to the goal, if that saves enough steps."""
    goal = goal_of(game, mind)
    if goal < 0 or goal == mind.here:
        return None
    steps = mind.team.paths.to(game.temple, goal)
    best, nearest = -1, steps[mind.here] - SHORT_CUT
    for offer in options.offered(game, mind.seat, verb):
        for place in offer.targets:
            if steps[place] <= nearest:
                best, nearest = place, steps[place] - 1
    return afford(game, mind, verb, (best,)) if best >= 0 else None


def run(game: Game, mind: Mind) -> AnyCommand | None:
    return go_by(game, mind, discoverer.VERB)


def jump(game: Game, mind: Mind) -> AnyCommand | None:
    return go_by(game, mind, mentalist.VERB)


def go_through(game: Game, mind: Mind) -> AnyCommand | None:
    return go_by(game, mind, muscleman.VERB)


def turn(game: Game, mind: Mind) -> AnyCommand | None:
    """Only for a seat that is cut off: a chamber that leads somewhere now is needed there later."""
    goal = mind.team.lookout.exit if mind.team.lookout.exit >= 0 else goal_of(game, mind)
    if goal < 0 or mind.team.paths.to(game.temple, goal)[mind.here] < FAR:
        return None
    if not mind.could_show(game, mechanic.PRICE[0][0].cost):
        return None
    target = turn_that_helps(game, mind.seat, mechanic.VERB, mind.here, goal)
    return afford(game, mind, mechanic.VERB, (target,)) if target >= 0 else None


# -------------------------------------------------------------------- black masks
def heal(game: Game, mind: Mind) -> AnyCommand | None:
    """Heal the mate with the fewest free dice, if many of its dice are locked."""
    team = mind.team
    others = [seat for seat in team.inside if seat != mind.seat]
    ill = [seat for seat in others if team.locked[seat] >= MANY_LOCKED or not team.free[seat]]
    ill.sort(key=lambda seat: (team.free[seat], seat))
    return afford(game, mind, doc.VERB, ill) if ill else None


def join_mates(game: Game, mind: Mind) -> AnyCommand | None:
    """With black masks only: jump to where the most free dice are, unless mates here have some."""
    team = mind.team
    if team.free[mind.seat]:
        return None
    dice: dict[int, int] = {}
    for seat in team.inside:
        if seat != mind.seat:
            place = game.party.here(seat)
            dice[place] = dice.get(place, 0) + team.free[seat]
    if not dice or dice.get(mind.here, 0):
        return None
    return take_any(game, mind, priest.JUMP, sorted(dice, key=lambda place: -dice[place]))


def use_masks(game: Game, mind: Mind) -> AnyCommand | None:
    """Use black masks for gems if that lights some now; else free the dice when most of them are locked."""
    if mind.counts[B] < priest.MASKS:
        return None
    command = _lend(game, mind) if mind.team.need > 0 else None
    if command is None and (mind.counts[B] >= MOSTLY_LOCKED or not mind.team.free[mind.seat]):
        command = mind.take(game, priest.SHED, mind.seat)
    return command


def _lend(game: Game, mind: Mind) -> AnyCommand | None:
    """Light the highest step that can be lit at once."""
    targets = [target for offer in options.offered(game, mind.seat, priest.LEND) for target in offer.targets]
    targets.sort(key=lambda target: -(target & priest.STEP_MASK))
    return take_any(game, mind, priest.LEND, targets)


# -------------------------------------------------------------------- another chamber
def keep_gems_and_the_exit(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Any other chamber is exchanged for the next one."""
    if discoverer.TAKE_ANOTHER not in legal:
        return legal[0]
    for question in game.questions.values():
        if question.kind == discoverer.REPLACE and question.asked >> mind.seat & 1:
            tile = question.args[0]
            if not sees_face(game, tile, mind.seat):
                return legal[0]
            is_wanted = is_exit(game, tile) or bool(game.tile_kind(tile).gem_steps)
            return discoverer.KEEP_IT if is_wanted else discoverer.TAKE_ANOTHER
    return legal[0]


lore = Knowledge(
    cards={
        discoverer.CARD: run,
        doc.CARD: heal,
        mentalist.CARD: jump,
        mechanic.CARD: turn,
        muscleman.CARD: go_through,
        priest.PERMANENT: join_mates,
        priest.CARD: use_masks,
    },
    answers={discoverer.REPLACE: keep_gems_and_the_exit},
    likes={
        WHO_CHOICE: ("mechanic", "mentalist", "muscleman", "doc", "discoverer", "priest"),
        CARD_CHOICE: (PERMANENT, ACTIVATABLE),
    },
)
