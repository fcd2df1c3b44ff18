"""The labyrinth: turn the gears only to open a way for a seat that is cut off, look for the exit by a shortcut, take
the best of what the genie shows, and be back at the start with the weakest link. Bots need no time-out, and are ready
at once."""

from typing import Final

from tumbledown.bots.knowledge import ANYWHERE, BEFORE_THE_SLAM, NO_ERRAND, Errand, Knowledge
from tumbledown.bots.lore import lore_of
from tumbledown.bots.mind import Mind
from tumbledown.bots.paths import FAR, Paths, backward, search
from tumbledown.bots.prices import afford, pursue
from tumbledown.bots.turning import rearranged
from tumbledown.bots.working import walk
from tumbledown.engine.commands import AnyCommand
from tumbledown.engine.game import Game
from tumbledown.engine.tiles import TileKind
from tumbledown.engine.view import knows, sees_face
from tumbledown.expansions.labyrinth import gears, genie, shortcut, time_out
from tumbledown.expansions.labyrinth.chapter import GEAR

FEW_GEMS: Final = 2
"""With this many gems left to light, or fewer, bots look for the exit."""

LATE_MS: Final = 240_000
"""With less time left before the collapse, bots look for the exit even with gems left to light."""


# -------------------------------------------------------------------- gears
def open_a_way(game: Game, mind: Mind) -> Errand:
    """For a seat that is cut off from the exit and can walk to the gears, if one slide is enough."""
    goal = mind.team.lookout.exit
    if goal < 0 or mind.team.paths.to(game.temple, goal)[mind.here] < FAR:
        return NO_ERRAND
    ways = mind.team.paths.since(game.temple, mind.here)
    near = [place for place in mind.team.lookout.laid(game, (GEAR.id,)) if ways[place] < FAR]
    target = _slide_that_helps(game, mind, goal) if near else -1
    if target < 0:
        return NO_ERRAND
    if mind.here == near[0]:
        return True, pursue(game, mind, gears.VERB, (target,))
    return True, walk(game, mind, near[0])


def _slide_that_helps(game: Game, mind: Mind, goal: int) -> int:
    """Return the slide after which this seat and the most others inside can walk to the goal; -1 for none."""
    best, most = -1, 0
    for target, steps in _after_slides(game, mind.team.paths, goal).items():
        if steps[mind.here] < FAR:
            reaching = sum([steps[game.here(seat)] < FAR for seat in mind.team.inside])
            if reaching > most:
                best, most = target, reaching
    return best


def _after_slides(game: Game, paths: Paths, goal: int) -> dict[int, list[int]]:
    """Return by slide the steps to the exit from each place after it; cached until the temple changes."""
    if not paths.after_slides:
        turn = game.temple.turn
        for target in gears.slides(game):
            tiles, cells = gears.slide_of(game, target)
            after = rearranged(game.temple, tiles, cells, tuple([turn[tile] for tile in tiles]))
            paths.after_slides[target] = search(backward(after.nbr), goal)
    return paths.after_slides


# -------------------------------------------------------------------- treasures
def take_a_shortcut(game: Game, mind: Mind) -> AnyCommand | None:
    """Use it to look for the exit, when the exit is what the team needs next."""
    team = mind.team
    if team.lookout.exit >= 0 or mind.here not in team.lookout.openings:
        return None
    is_late = team.lookout.collapse_at - game.now < LATE_MS
    if team.need > FEW_GEMS and not is_late:
        return None
    return afford(game, mind, shortcut.CARD, game.temple.frontier(mind.here))


def choose_a_chamber(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    """Choose the exit; if it is found already, the chamber with the most gems. If it sees none of them, the first."""
    seen = [tile for tile in legal if sees_face(game, tile, mind.seat)]
    return max(seen, key=lambda tile: (_worth(game.tile_kind(tile)), -tile)) if seen else legal[0]


def _worth(kind: TileKind) -> int:
    return FAR if kind.id == "exit" else kind.printed_gems


def ask_the_genie(game: Game, mind: Mind) -> AnyCommand | None:
    return mind.take(game, genie.CARD)


def choose_a_treasure(game: Game, mind: Mind, legal: tuple[int, ...]) -> int:
    lore = lore_of(game.rules)
    seen = [piece for piece in legal if knows(game, piece, mind.seat)]
    return max(seen, key=lambda piece: (lore.useful(game.pieces.kind_of(piece).id), -piece)) if seen else legal[0]


def must_go_before_the_slam(game: Game, mind: Mind) -> int:
    return BEFORE_THE_SLAM


lore = Knowledge(
    cards={shortcut.CARD: take_a_shortcut, genie.CARD: ask_the_genie},
    errands={ANYWHERE: open_a_way},
    rank=20,
    answers={shortcut.CARD: choose_a_chamber, genie.CARD: choose_a_treasure},
    urgency={"weakest_link": must_go_before_the_slam},
    homebound=("weakest_link",),
    vain=(time_out.CARD,),
    usefulness={"time_out": 0, "genie": 3, "shortcut": 6},
)
