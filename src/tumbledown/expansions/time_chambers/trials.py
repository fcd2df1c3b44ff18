"""Torch and lava chambers: icons that those inside must show together before the sand has run out, or the team pays.

Rules: time_chambers.lava.strangle.
"""

from typing import Final

from tumbledown.engine.events import Announced, GemsMoved, Noted
from tumbledown.engine.game import Game
from tumbledown.engine.icons import Cost
from tumbledown.engine.offers import NONE, Bill, Offer, shared
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import BOXED, DEPOT
from tumbledown.engine.refusals import Refusal
from tumbledown.expansions.data.time_chambers import TRIALS
from tumbledown.expansions.shared import bound_to
from tumbledown.expansions.time_chambers import losses
from tumbledown.expansions.time_chambers.chapter import BLUE, NAME, chapter, slot

LIGHT_TORCHES: Final = "light_torches"
COOL_LAVA: Final = "cool_lava"
TORCHES: Final = "torch_chamber"

SOLVED: Final = "trial_solved"
"""Announced with the tile, the seat, how many tasks are solved and how many there are."""
FAILED: Final = "trial_failed"
"""Announced with the tile and the number of the task that was not solved, counted from 0."""
SPILLED: Final = "gems_added"
"""Announced with the tile and how many gems come into the depot."""

NO_TORCHES_HERE: Final = Refusal("no_torches_here")
NO_LAVA_HERE: Final = Refusal("no_lava_here")
SAND_NOT_TURNED: Final = Refusal("sand_not_turned")
TRIAL_OVER: Final = Refusal("trial_over")


@shared
def _barred(verb: str, refusal: Refusal) -> tuple[Offer, ...]:
    return (Offer(verb, NONE, barred=refusal),)


@shared
def _solving(verb: str, cost: Cost, place: int) -> tuple[Offer, ...]:
    return (Offer(verb, NONE, prices=((Bill(cost, place),),)),)


@chapter.offer(LIGHT_TORCHES, COOL_LAVA)
def solve_the_task(game: Game, seat: int) -> tuple[Offer, ...]:
    """Paid by all in the chamber who share dice, as for gems, while the sand runs and a task is left.

    Rules: time_chambers.joint, time_chambers.torch.task, time_chambers.torch.success, time_chambers.lava.tasks,
    time_chambers.lava.success, time_chambers.queue.inactive.
    """
    tile = game.here(seat) >> 1
    kind = game.tile_kind(tile).id if tile >= 0 else ""
    if kind not in TRIALS:
        return ()
    verb, tasks, blue = LIGHT_TORCHES if kind == TORCHES else COOL_LAVA, TRIALS[kind].tasks, slot(game).blue_sand
    if tile in slot(game).blue_sand_queue:
        return _barred(verb, SAND_NOT_TURNED)
    if not blue or blue[0] != tile or blue[1] == len(tasks):
        return _barred(verb, TRIAL_OVER)
    return _solving(verb, tasks[blue[1]], 2 * tile)


bound_to(chapter, LIGHT_TORCHES, (TORCHES,), NO_TORCHES_HERE)
bound_to(chapter, COOL_LAVA, [kind for kind in TRIALS if kind != TORCHES], NO_LAVA_HERE)


@chapter.perform(LIGHT_TORCHES)
@chapter.perform(COOL_LAVA)
def the_next_task_comes(game: Game, order: Order) -> None:
    """The sand runs on, for the next task or for none.

    Rules: time_chambers.lava.advance, time_chambers.timer.not_early.
    """
    tile, solved, turned_at, ends_at = slot(game).blue_sand
    game.emit(Noted(NAME, BLUE, (tile, solved + 1, turned_at, ends_at)))
    in_all = len(TRIALS[game.tile_kind(tile).id].tasks)
    game.emit(Announced(SOLVED, (tile, order.seat, solved + 1, in_all)))


def judge(game: Game, tile: int, solved: int) -> None:
    """The minute is over: the first task that is not solved costs dice or gems; those after it cost nothing.

    Rules: time_chambers.torch.success, time_chambers.torch.fail, time_chambers.lava.success,
    time_chambers.lava.fail_single, time_chambers.lava.dice_version, time_chambers.lava.gem_version,
    time_chambers.lava.gem_supply.
    """
    trial = TRIALS[game.tile_kind(tile).id]
    if solved == len(trial.tasks):
        return
    game.emit(Announced(FAILED, (tile, solved)))
    if trial.gems:
        game.emit(GemsMoved(BOXED, DEPOT, trial.gems[solved]))
        game.emit(Announced(SPILLED, (tile, trial.gems[solved])))
    else:
        losses.demand(game, tile, trial.dice[solved])
