"""What characters refuse."""

from tests.every_refusal import no
from tests.expansions.characters.company import company
from tests.refusing import CASES, gives
from tests.scenario import Scenario
from tumbledown.engine.commands import Command, Perform


def with_character(card: str, faces: str) -> Scenario:
    table = company(card)
    table.shows(0, faces)
    return table


def beside_gems(card: str) -> tuple[Scenario, Command]:
    """Three black masks, and a chamber with gems for four keys to lend them to."""
    table = with_character(card, "BBBAA")
    return table, Perform(0, "leave_icons", table.chamber("basic_06", at=(5, 5)) << 4 | 1 << 3)


@gives(no.LENT_ALREADY)
def lending_twice() -> tuple[Scenario, Command]:
    table, command = beside_gems("priest_activatable")
    table.does(command)
    return table, command


@gives(no.CARD_FACE_DOWN)
def using_a_card_that_was_used() -> tuple[Scenario, Command]:
    table, command = beside_gems("priest_activatable")
    table.does(Perform(0, "shed_masks", 0))
    return table, command


@gives(no.DOUBLE_WALL_HOLDS)
def breaking_into_a_double_chamber() -> tuple[Scenario, Command]:
    table = company("muscleman_activatable", modules=("special_chambers",))
    table.shows(0, "AAKKK")
    return table, Perform(0, "through_wall", table.chamber("double_key_chamber", at=(0, 1), stairs="E"))


@gives(no.NOT_ALL_BLACK)
def a_priest_with_one_other_die() -> tuple[Scenario, Command]:
    table = with_character("priest_permanent", "BBBBA")
    table.puts(1, table.chamber("basic_07", at=(5, 5)))
    return table, Perform(0, "black_jump", table.stands(1))


def turning_the_start() -> tuple[Scenario, Command]:
    table = with_character("mechanic_activatable", "TTAAA")
    table.chamber("basic_05", at=(5, 5))
    return table, Perform(0, "turn_chamber", table.start << 1 | 1)


def lending_torches_where_keys_are_asked() -> tuple[Scenario, Command]:
    table, _ = beside_gems("priest_activatable")
    return table, Perform(0, "leave_icons", table.lies_at(5, 5) << 4)


CASES += [
    (no.NOBODY_ELSEWHERE, lambda: (with_character("mentalist_activatable", "KKAAA"), Perform(0, "mind_jump", 4))),
    (no.NO_WALL_BESIDE, lambda: (with_character("muscleman_activatable", "AAKKK"), Perform(0, "through_wall", 4))),
    (no.NOTHING_TURNS, lambda: (with_character("mechanic_activatable", "TTAAA"), Perform(0, "turn_chamber", 1))),
    (no.START_STAYS, turning_the_start),
    (no.LENDING_NO_HELP, lending_torches_where_keys_are_asked),
]
