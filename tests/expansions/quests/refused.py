"""What the quests refuse."""

from tests.every_refusal import no
from tests.expansions.quests import questing
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Escape, Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved, EdgeOpened
from tumbledown.engine.tiles import WEST


@gives(no.QUESTS_OPEN)
def escaping_with_a_quest_open() -> tuple[Scenario, Command]:
    table = questing.scenario(gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKK")
    return table, Escape(0)


@gives(no.QUEST_DONE)
def healing_a_tree_that_lives() -> tuple[Scenario, Command]:
    table, _ = questing.inside("tree")
    table.shows(0, "GGGG.")
    table.does(Perform(0, "tree"))
    return table, Perform(0, "tree")


@gives(no.NO_DIE_TO_GIVE)
def giving_without_a_die() -> tuple[Scenario, Command]:
    table, _ = questing.inside("altar")
    for die in list(table.game.dice.hands[0]):
        table.game.apply_only(DieMoved(die, spot(LOST), 0))
    return table, Perform(0, "altar")


@gives(no.TWO_ARE_ENOUGH)
def giving_three_dice() -> tuple[Scenario, Command]:
    table, _ = questing.inside("altar")
    return table, Perform(0, "altar", dice=7)


@gives(no.ONE_MORE_IS_ENOUGH)
def giving_two_where_one_lies() -> tuple[Scenario, Command]:
    table, _ = questing.inside("altar")
    table.does(Perform(0, "altar", dice=1))
    hand = table.game.dice.hands[1]
    return table, Perform(1, "altar", dice=1 << hand[0] | 1 << hand[1])


@gives(no.ANOTHER_GIVES)
def giving_both_dice_one_by_one() -> tuple[Scenario, Command]:
    table, _ = questing.inside("altar")
    table.does(Perform(0, "altar", dice=1))
    return table, Perform(0, "altar", dice=2)


@gives(no.GHOST_KEEPS_OUT)
def driving_the_ghost_into_the_obelisk() -> tuple[Scenario, Command]:
    table = questing.scenario()
    obelisk = table.chamber("obelisk", at=(-1, 0), stairs="S")
    questing.finds(table, "ghost")
    table.game.apply_only(EdgeOpened(0, WEST))
    return table, Perform(0, "push", obelisk)


CASES.append((no.NO_GHOST_HERE, lambda: (questing.scenario(), Perform(0, "push", 4))))
CASES += [
    (no.NO_ALTAR_HERE, lambda: (questing.scenario(), Perform(0, "altar", dice=1))),
    (no.NO_TASK_HERE, lambda: (questing.scenario(), Perform(0, "task"))),
    (no.NO_TREE_HERE, lambda: (questing.scenario(), Perform(0, "tree"))),
]
