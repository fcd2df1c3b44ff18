"""What bots do with Teleporter, Trickster, Portal and Clone: where it helps, and never as a burden."""

import pytest

from tests.bots.team_of import BotScenario
from tests.expansions.base.soundtracks import FIRST_GONG
from tumbledown.bots.pace import COMPANION
from tumbledown.engine.commands import ActivateGems, Answer, AnyCommand, Escape, Perform
from tumbledown.engine.questions import NO, YES
from tumbledown.lab.tables import with_required

MODULES = with_required(("new_characters", "treasures"))
BARE = "cursed_07"
KEY_ROOM = "cursed_04"


def table_for(players: int = 2, gems: int = 7) -> BotScenario:
    return BotScenario(players=players, modules=MODULES, gems=gems, pile=("gem_key_3", "gem_torch_3"))


def far_from_the_exit(card: str, gems: int = 0) -> tuple[BotScenario, int]:
    """All gems are lit, and the exit lies behind three chambers; its only other opening is open."""
    table = table_for(gems=gems)
    for number, x in enumerate((1, 2, 3)):
        table.chamber(f"cursed_0{7 + number}", at=(x, 0), stairs="W")
    exit = table.chamber("exit", at=(4, 0), stairs="W")
    table.gets(0, card)
    return table, exit


# -------------------------------------------------------------------- jumps
def test_a_teleporter_jumps_towards_the_goal_if_that_saves_steps() -> None:
    table, _ = far_from_the_exit("teleporter_permanent")
    table.shows(0, "AAKTB")
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert (command.verb, command.target) == ("open_jump", table.lies_at(3, 0))


def on_the_way_home(*people: int) -> AnyCommand | None:
    """The first gong has sounded, and both are far away; what the teleporter decides, having looked around."""
    table = table_for()
    far = table.chamber(BARE, at=(4, 4))
    table.gets(0, "teleporter_activatable")
    for seat in (0, 1):
        table.puts(seat, far)
        table.shows(seat, "AAKTB")
    table.waits_until(FIRST_GONG)
    table.seat_bots(*people, level=COMPANION)
    return next(command for command in [table.decides(0) for _ in range(9)] if command is not None)


def test_before_the_slam_a_teleporter_takes_another_bot_home() -> None:
    assert on_the_way_home() == Perform(0, "joint_jump", 2 << 10)


def test_people_are_not_asked_by_a_bot_every_time() -> None:
    assert on_the_way_home(1) == Perform(0, "joint_jump", 0)


@pytest.mark.parametrize(("x", "answer"), [(3, YES), (-4, NO)], ids=["nearer", "further"])
def test_a_bot_comes_along_unless_that_leads_away(x: int, answer: int) -> None:
    table, _ = far_from_the_exit("teleporter_activatable")
    place = table.lies_at(3, 0) if x == 3 else table.chamber("cursed_10", at=(x, 0))
    table.seat_bots(0)
    table.decides(1)
    table.shows(0, "AAKTB")
    table.does(Perform(0, "joint_jump", 2 << 10 | place))
    command = table.bots[1].answer(table.game)
    assert isinstance(command, Answer)
    assert command.option == answer


def test_a_portal_leads_on_whoever_is_cut_off() -> None:
    table = table_for(gems=0)
    exit = table.chamber("exit", at=(1, 0), stairs="E")
    table.gets(0, "portal")
    table.shows(0, "BBBBA")
    assert table.decides(0) == Perform(0, "portal", exit)


# -------------------------------------------------------------------- dice
def test_a_trickster_sends_a_golden_mask_to_whoever_is_stuck_far_away() -> None:
    table = table_for()
    table.gets(0, "trickster_activatable")
    table.puts(1, table.chamber(BARE, at=(3, 3)))
    table.shows(0, "GTTKA")
    table.shows(1, "BBBBB")
    assert table.decides(0) == Perform(0, "far_swap", 1, dice=0b100001)


def test_a_trickster_without_gold_takes_masks_from_whoever_is_stuck_here() -> None:
    table = table_for()
    table.gets(0, "trickster_permanent")
    table.shows(0, "TTTKA")
    table.shows(1, "BBBBB")
    command = table.decides(0)
    assert isinstance(command, Perform)
    assert command.verb == "swap_dice"
    table.does(command)
    assert table.decides(0) != command, "nobody is asked twice"


@pytest.mark.parametrize(("theirs", "answer"), [("AAAAK", YES), ("ABBBB", NO)], ids=["free", "stuck"])
def test_a_bot_agrees_to_a_swap_as_long_as_it_can_roll_afterwards(theirs: str, answer: int) -> None:
    table = table_for()
    table.gets(0, "trickster_permanent")
    table.shows(0, "BTTTT")
    table.shows(1, theirs)
    table.seat_bots(0)
    table.does(Perform(0, "swap_dice", 1, dice=0b100001))
    command = table.bots[1].answer(table.game)
    assert isinstance(command, Answer)
    assert command.option == answer


# -------------------------------------------------------------------- clone
def test_a_clone_lights_a_gem_that_could_not_be_lit_otherwise() -> None:
    table = table_for()
    clone = table.gets(0, "clone")
    table.puts(0, table.chamber(KEY_ROOM, at=(1, 0), stairs="W"))
    table.shows(0, "KKTAB")
    assert table.decides(0) == ActivateGems(0, 0, using=(clone,))
    table.shows(0, "KKKKB")
    assert table.decides(0) == ActivateGems(0, 0)


def test_a_clone_opens_the_way_out() -> None:
    table = BotScenario(players=1, modules=MODULES, gems=3)
    clone = table.gets(0, "clone")
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KTTTTTT")
    table.seat_bots()
    assert not isinstance(table.decides(0), Escape)
    table.shows(0, "KKTTTTT")
    assert table.decides(0) == Escape(0, using=(clone,))
