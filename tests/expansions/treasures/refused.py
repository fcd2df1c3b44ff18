"""What treasures refuse."""

from tests.every_refusal import no
from tests.expansions.treasures import treasured
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Discover, Perform
from tumbledown.engine.tiles import EAST


@gives(no.ITEM_OF_NO_USE)
def naming_a_piece_that_does_not_help() -> tuple[Scenario, Command]:
    table = treasured.owning("double_key")
    table.pile(treasured.BARE)
    table.shows(0, "AA...")
    return table, Discover(0, EAST, using=tuple(treasured.owned(table)))


@gives(no.NO_SLAM_LEFT)
def laying_a_torch_after_the_last_slam() -> tuple[Scenario, Command]:
    table = treasured.owning("large_torch", modules=treasured.WITH_TORCH)
    table.waits_until(500_000)
    return table, Perform(0, "large_torch")


CASES += [
    (no.NO_TREASURE_HERE, lambda: (treasured.scenario(), Perform(0, "claim"))),
    (no.NOBODY_THERE, lambda: (treasured.owning("teleport"), Perform(0, "teleport", 4))),
    (no.NO_WALL_THERE, lambda: (treasured.owning("secret_passage"), Perform(0, "secret_passage", 4))),
    (
        no.SAFE_ALREADY,
        lambda: (treasured.owning("large_torch", modules=treasured.WITH_TORCH), Perform(0, "large_torch")),
    ),
]
