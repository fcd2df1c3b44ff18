"""The checks after every game: each is shown to see what it looks for."""

from collections.abc import Callable

import pytest

from tests.scenario import Scenario
from tumbledown.bots.table import Result, play_game
from tumbledown.engine.commands import Escape
from tumbledown.engine.events import Noted
from tumbledown.engine.game import RUNNING
from tumbledown.engine.structs import Settings
from tumbledown.expansions.special_chambers.chapter import IN_TEMPLE
from tumbledown.lab.checks import faults


def a_die_vanishes(result: Result) -> None:
    result.game.dice.face.pop()


def a_die_is_in_two_hands(result: Result) -> None:
    result.game.dice.hands[0].append(0)


def a_gem_vanishes(result: Result) -> None:
    result.game.depot.boxed -= 1


def gems_are_owed(result: Result) -> None:
    result.game.depot.gems -= 9
    result.game.depot.boxed += 9


def the_game_goes_on(result: Result) -> None:
    result.game.phase = RUNNING


def one_was_left_behind(result: Result) -> None:
    result.game.party.out[0] = 0


def all_are_out_and_yet_lost(result: Result) -> None:
    result.game.won = False


def an_offer_was_refused(result: Result) -> None:
    result.refused.append("Roll(seat=0) at 5 ms: nothing_to_roll")


def a_task_was_left_and_yet_won(result: Result) -> None:
    result.game.slots["special_chambers"].chalice = IN_TEMPLE


def finished() -> Result:
    return play_game(Settings(players=3, modules=("special_chambers",)), "checked")


def test_a_finished_game_is_in_order() -> None:
    assert faults(finished()) == []


def test_a_loss_by_a_task_that_was_left_undone_is_in_order() -> None:
    """Everybody left, and the chalice stayed behind."""
    table = Scenario(players=1, modules=("special_chambers",), gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.game.emit(Noted("special_chambers", "chalice", IN_TEMPLE))
    table.shows(0, "KAAAAAA")
    table.does(Escape(0))
    assert (table.game.won, table.game.reason) == (False, "task_left")
    assert faults(Result(table.game, len(table.game.dice.face))) == []


def test_eighty_refusals_are_one_line() -> None:
    result = finished()
    result.refused += [f"Perform(seat=0) at {number} ms: tower_full" for number in range(78)]
    result.refused += ["Roll(seat=1) at 99 ms: nothing_to_roll"] * 2
    (line,) = faults(result)
    assert line.startswith("an offered command was refused: Perform(seat=0) at 0 ms: tower_full")
    assert line.endswith("; 80 in all: 78 tower_full, 2 nothing_to_roll")


@pytest.mark.parametrize(
    ("harm", "word"),
    [
        (a_die_vanishes, "dice were dealt"),
        (a_die_is_in_two_hands, "do not all lie there"),
        (a_gem_vanishes, "do not add up"),
        (gems_are_owed, "less than no gems"),
        (the_game_goes_on, "no end"),
        (one_was_left_behind, "still in the temple"),
        (all_are_out_and_yet_lost, "everybody out"),
        (a_task_was_left_and_yet_won, "task left undone"),
        (an_offer_was_refused, "refused: Roll"),
    ],
)
def test_harm_is_seen(harm: Callable[[Result], None], word: str) -> None:
    result = finished()
    harm(result)
    assert any(word in fault for fault in faults(result))
