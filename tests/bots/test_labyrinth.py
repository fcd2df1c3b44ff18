"""What bots do in the labyrinth: gears only for whoever is cut off, the exit by a shortcut, and home in time."""

from tests.bots.team_of import BotScenario
from tests.expansions.labyrinth.tables import WITH_CARDS
from tumbledown.bots.team import HOME
from tumbledown.engine.commands import Answer, Perform
from tumbledown.engine.questions import choices
from tumbledown.engine.tiles import EAST

SLAM = 210_000


def table_for(players: int = 2, gems: int = 0, pile: tuple[str, ...] = ("cursed_01", "exit")) -> BotScenario:
    return BotScenario(players=players, modules=WITH_CARDS, gems=gems, pile=pile)


def beside_the_gears(exit_at: tuple[int, int]) -> BotScenario:
    """Everybody stands in the gear chamber east of the start, and the exit lies somewhere."""
    table = table_for(pile=("cursed_01",))
    gears = table.chamber("gear_chamber", at=(1, 0), stairs="W")
    table.chamber("exit", at=exit_at, stairs="N")
    for seat in (0, 1):
        table.puts(seat, gears)
        table.shows(seat, "TTAKB")
    return table


# -------------------------------------------------------------------- gears
def test_whoever_is_cut_off_slides_the_line_that_opens_a_way_to_the_exit() -> None:
    table = beside_the_gears(exit_at=(0, 1))
    exit = table.lies_at(0, 1)
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert command.verb == "gears"
    table.does(command)
    assert exit in table.game.temple.reach(table.stands(0))


def test_without_torches_it_rolls_for_them_and_keeps_what_it_has() -> None:
    table = beside_the_gears(exit_at=(0, 1))
    table.shows(0, "TAAKB")
    command = table.decides(0)
    assert table.letters(0, getattr(command, "dice", 0)) == "AAK"


def test_whoever_can_walk_to_the_exit_lets_the_gears_be() -> None:
    command = beside_the_gears(exit_at=(1, 1)).decides(0)
    assert not (isinstance(command, Perform) and command.verb == "gears")


# -------------------------------------------------------------------- treasures
def test_a_shortcut_is_taken_to_the_exit_once_the_gems_are_lit() -> None:
    table = table_for()
    table.gets(0, "shortcut")
    table.shows(0, "AAKTB")
    assert table.decides(0) == Perform(0, "shortcut", EAST)
    table.does(Perform(0, "shortcut", EAST))
    answer = table.decides(0)
    assert isinstance(answer, Answer)
    assert table.game.tile_kind(answer.option).id == "exit"


def test_a_bot_does_not_choose_by_what_it_does_not_see() -> None:
    table = table_for()
    table.cards("treasures", "time_out", "double_torch", "healing_mask", "teleport")
    table.gets(0, "shortcut")
    table.gets(0, "genie")
    table.shows(0, "AAKTB")
    for deed in (Perform(0, "genie"), Perform(0, "shortcut", EAST)):
        table.does(deed)
        table.game.temple.seen_by.clear()
        table.game.pieces.seen_by = [0] * len(table.game.pieces.seen_by)
        (question,) = table.game.questions.values()
        answer = table.decides(0)
        assert answer == Answer(0, question.id, choices(table.game, question, 0)[0])
        table.does(answer)


def test_with_many_gems_to_light_it_can_wait() -> None:
    table = table_for(gems=7)
    table.gets(0, "shortcut")
    table.shows(0, "AAKTB")
    command = table.decides(0)
    assert not (isinstance(command, Perform) and command.verb == "shortcut")


def test_the_genie_is_asked_at_once_and_the_best_treasure_taken() -> None:
    table = table_for()
    table.cards("treasures", "time_out", "double_torch", "healing_mask", "teleport")
    table.gets(0, "genie")
    assert table.decides(0) == Perform(0, "genie")
    table.does(Perform(0, "genie"))
    answer = table.decides(0)
    assert isinstance(answer, Answer)
    assert table.game.pieces.kind_of(answer.option).id == "healing_mask"


def test_in_a_time_out_bots_are_ready_at_once_and_do_nothing_else() -> None:
    table = table_for()
    table.gets(1, "time_out")
    table.does(Perform(1, "time_out"))
    answer = table.decides(0)
    assert isinstance(answer, Answer)
    table.does(answer)
    assert table.decides(0) is None


# -------------------------------------------------------------------- the weakest link
def test_whoever_has_the_weakest_link_goes_home_before_the_others() -> None:
    table = table_for(gems=7)
    table.chamber("cursed_07", at=(1, 0), stairs="W")
    table.chamber("cursed_08", at=(2, 0), stairs="W")
    gems = table.chamber("gem_key_3", at=(3, 0), stairs="W")
    table.gets(0, "weakest_link")
    for seat in (0, 1):
        table.puts(seat, gems)
        table.shows(seat, "AATTK")
    table.waits_until(SLAM - 32_000)
    for seat in (0, 1):
        table.decides(seat)
    assert table.bots[0].mind.doing == HOME
    assert table.bots[1].mind.doing != HOME
