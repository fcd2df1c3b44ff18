"""What bots know of the time chambers."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.knowledge import NO_ERRAND
from tumbledown.bots.lore.time_chambers import errand
from tumbledown.bots.pace import COMPANION, with_decision
from tumbledown.bots.table import play_game
from tumbledown.bots.team import HOME
from tumbledown.engine.commands import Answer, Discover, Enter, Perform, Roll
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.expansions.data.base import DATA
from tumbledown.lab.checks import faults

MODULES = ("time_chambers",)
SLAM = DATA.soundtrack[0].ends[0]


def finding(kind: str, players: int = 2, at: int = 0) -> tuple[BotScenario, int]:
    """All stand in a hall, and seat 0 has just found this chamber east of it; its place."""
    table = BotScenario(players=players, modules=MODULES, gems=7, pile=(kind, "gem_key_3", "gem_torch_3"))
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, hall)
        table.shows(seat, "AATTK")
    table.waits_until(at)
    table.shows(0, "AATTK")
    table.does(Discover(0, EAST))
    for question in list(table.game.questions.values()):
        for seat in range(players):
            if question.asked >> seat & 1:
                table.does(Answer(seat, question.id, question.args[0]))
    return table, table.lies_at(2, 0)


def test_a_bot_fetches_its_die_when_it_is_near() -> None:
    table, place = finding("sacrifice_chamber")
    table.shows(1, "AATT")
    assert table.decides(1) == Enter(1, place)
    table.does(Enter(1, place))
    assert len(table.game.dice.hands[1]) == 5
    assert table.decides(1) != Enter(1, place)


def test_nobody_runs_for_a_die_that_is_out_of_reach_in_time() -> None:
    table, _ = finding("sacrifice_chamber")
    table.shows(1, "TTTT")
    table.decides(1)
    assert errand(table.game, table.bots[1].mind)[0]
    table.waits(58_000)
    assert errand(table.game, table.bots[1].mind) == NO_ERRAND


def test_bots_that_are_near_solve_a_task_together() -> None:
    table, place = finding("lava_gems")
    table.shows(1, "AKTTT")
    assert table.decides(1) == Enter(1, place)
    for seat in (0, 1):
        table.puts(seat, place)
    table.shows(0, "TTAAK")
    table.shows(1, "TTAAK")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AAK"
    table.shows(1, "TTTAK")
    assert table.decides(0) == Perform(0, "cool_lava")


def test_the_torches_are_lit_as_soon_as_they_show() -> None:
    table, place = finding("torch_chamber", players=3)
    for seat in range(3):
        table.puts(seat, place)
        table.shows(seat, "TTTAA")
    assert table.decides(2) == Perform(2, "light_torches")


def test_nobody_works_at_a_task_that_is_hopeless() -> None:
    table, place = finding("torch_chamber")
    table.puts(0, table.start)
    table.puts(1, place)
    table.waits(57_000)
    table.shows(1, "TTTAA")
    command = table.decides(1)
    assert isinstance(command, Roll | Discover | Enter)
    if isinstance(command, Roll):
        assert "T" in table.letters(1, command.dice), "no torches are kept for it"


def test_whoever_lacks_one_torch_only_goes_on_up_to_the_last_seconds() -> None:
    table, place = finding("torch_chamber")
    for seat, faces in enumerate(("TTTTA", "TTAAK")):
        table.puts(seat, place)
        table.shows(seat, faces)
    table.waits(56_000)
    table.decides(1)
    assert errand(table.game, table.bots[1].mind)[0]
    table.waits(3_000)
    assert errand(table.game, table.bots[1].mind) == NO_ERRAND


def test_a_mate_who_would_come_too_late_keeps_nobody_from_the_task() -> None:
    table, place = finding("torch_chamber", players=3)
    for seat in (0, 1):
        table.puts(seat, place)
        table.shows(seat, "TTAAK")
    table.puts(2, table.start)
    table.waits(53_000)
    for seat in (1, 2):
        table.decides(seat)
    assert errand(table.game, table.bots[1].mind)[0]
    assert errand(table.game, table.bots[2].mind) == NO_ERRAND


@pytest.mark.parametrize(("dice", "given"), [((5, 5, 5), 1), ((5, 4, 4), 1), ((4, 5, 5), 0), ((3, 3, 3), 0)])
def test_a_bot_volunteers_if_it_is_rich(dice: tuple[int, ...], given: int) -> None:
    table = BotScenario(players=3, modules=MODULES, pile=("torch_chamber", "basic_09"))
    for seat, number in enumerate(dice):
        table.gives_dice(seat, number)
    table.puts(0, table.chamber("basic_07", at=(1, 0), stairs="W"))
    table.shows(0, "AA".ljust(dice[0], "T"))
    table.does(Discover(0, EAST))
    table.waits(60_000)
    (question,) = table.game.questions
    assert table.decides(0) == Answer(0, question, given)


def test_under_a_ban_of_movement_gems_are_lit_and_doors_opened_where_one_stands() -> None:
    table, _ = finding("prohibition_c")
    table.shows(1, "AATTK")
    assert isinstance(table.decides(1), Discover)
    gems = table.chamber("gem_key_3", at=(0, 4))
    table.puts(1, gems)
    table.shows(1, "KKTTT")
    table.seat_bots()
    command = table.decides(1)
    assert isinstance(command, Roll)
    assert "K" not in table.letters(1, command.dice)


@pytest.mark.parametrize("kind", ["prohibition_c", "prohibition_d"])
def test_nobody_waits_before_a_start_that_stays_shut_until_the_door_has_slammed(kind: str) -> None:
    table, _ = finding(kind, at=SLAM - 20_000)
    table.shows(1, "TTTTT")
    table.decides(1)
    assert table.bots[1].mind.team.is_home_shut
    assert table.bots[1].mind.doing != HOME
    table.waits_until(SLAM)
    while any(question.asked & 2 for question in table.game.questions.values()):
        table.acts(1)
    table.decides(1)
    assert not table.bots[1].mind.team.is_home_shut


@pytest.mark.parametrize("players", [1, 2, 4, 5])
@pytest.mark.parametrize("number", [2, 4])
def test_bots_play_on_under_every_ban_and_ask_for_nothing_that_is_refused(players: int, number: int) -> None:
    settings = Settings(players, modules=MODULES, numbers=(("time_chambers", number),))
    for seed in range(3):
        result = play_game(settings, f"time {seed}", with_decision(COMPANION, 2_400))
        assert result.refused == []
        assert faults(result) == []
