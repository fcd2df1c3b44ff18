"""The gong: bots are back in the starting chamber when the door slams, unless it costs more than a die."""

from tests.bots.team_of import BotScenario
from tumbledown.bots.pace import steady
from tumbledown.bots.table import Table
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.engine.commands import Enter, Roll
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import DieMoved, DoorPhase
from tumbledown.engine.structs import Settings

SLAM = 210_000


def far_out(steps: int) -> tuple[BotScenario, int]:
    """A bot so many steps east of the start, with gems there to be lit; the place before its own."""
    table = BotScenario(players=2, gems=7)
    kinds = ["basic_07", "basic_08", "basic_12", "basic_13"]
    places = [table.start]
    for x in range(1, steps):
        places.append(table.chamber(kinds[x], at=(x, 0), stairs="W"))
    place = table.chamber("gem_key_3", at=(steps, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, place)
        table.shows(seat, "AATTK")
    return table, places[-1]


def test_well_before_the_slam_a_bot_goes_on_with_its_work() -> None:
    table, _ = far_out(2)
    table.waits_until(SLAM - 40_000)
    assert isinstance(table.decides(0), Roll)
    assert table.bots[0].mind.doing != HOME


def test_a_bot_leaves_early_enough_for_its_distance() -> None:
    table, back = far_out(2)
    table.waits_until(SLAM - 15_000)
    assert table.decides(0) == Enter(0, back)


def test_who_is_further_away_leaves_earlier() -> None:
    near, far = far_out(1)[0], far_out(2)[0]
    for table in (near, far):
        table.waits_until(SLAM - 20_000)
        table.decides(0)
    assert near.bots[0].mind.doing != HOME
    assert far.bots[0].mind.doing == HOME


def test_a_long_way_there_and_back_is_not_gone_for_one_of_five_dice() -> None:
    table, _ = far_out(4)
    table.waits_until(SLAM - 15_000)
    table.decides(0)
    assert table.bots[0].mind.doing != HOME


def test_for_one_of_four_dice_it_is() -> None:
    """With three of them hardly anything would succeed any more."""
    table, back = far_out(4)
    table.game.emit(DieMoved(table.game.dice.hands[0][3], spot(LOST), 0))
    table.waits_until(SLAM - 15_000)
    assert table.decides(0) == Enter(0, back)


def test_the_less_there_is_to_do_the_less_a_die_is_worth() -> None:
    """With one gem to light and the exit found, two steps are too far."""
    table, _ = far_out(2)
    table.chamber("exit", at=(1, 1), stairs="N")
    table.game.depot.gems = 4
    table.waits_until(SLAM - 15_000)
    table.decides(0)
    assert table.bots[0].mind.doing != HOME


def test_a_slow_bot_leaves_earlier() -> None:
    table, back = far_out(2)
    table.waits_until(SLAM - 40_000)
    table.seat_bots(level=steady(3_000))
    assert table.decides(0) == Enter(0, back)


def test_a_bot_in_the_starting_chamber_stays_until_the_slam() -> None:
    table, _ = far_out(2)
    table.puts(0, table.start)
    table.shows(0, "AATTK")
    table.waits_until(SLAM - 5_000)
    assert not isinstance(table.decides(0), Enter)
    table.waits_until(SLAM + 1_000)
    assert isinstance(table.decides(0), Enter)


def test_who_is_leaving_does_not_turn_back() -> None:
    """Not even where the starting chamber is nearer than the exit."""
    table = BotScenario(players=2, gems=0)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    onward = table.chamber("basic_12", at=(2, 0), stairs="W")
    table.chamber("exit", at=(3, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, table.lies_at(1, 0))
        table.shows(seat, "AATTT")
    table.waits_until(SLAM - 10_000)
    assert table.decides(0) == Enter(0, onward)
    assert table.bots[0].mind.doing == LEAVE


def test_who_needs_every_die_for_keys_goes_back_even_from_the_exit() -> None:
    """Four gems stay, so that five keys are asked for; with four dice nobody could show them."""
    table = BotScenario(players=2, gems=4)
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
        table.shows(seat, "AATTT")
    table.waits_until(SLAM - 15_000)
    assert table.decides(0) == Enter(0, hall)


def test_after_the_second_slam_there_is_nothing_to_heed() -> None:
    table, _ = far_out(2)
    table.waits_until(599_000)
    table.decides(0)
    assert table.bots[0].mind.doing != HOME


def test_hardly_anybody_who_goes_back_is_shut_out() -> None:
    """Slow bots, who meet every slam; judged at the moment it falls."""
    safe = late = 0
    for number in range(60):
        table = Table(Settings(players=4), f"gong {number}", steady(3_600), record=True)
        while not table.is_over:
            read = len(table.entries)
            bound = [bot.mind.doing == HOME for bot in table.bots]
            table.step()
            slams = [event for entry in table.entries[read:] for event in entry.events if isinstance(event, DoorPhase)]
            if slams:
                judged = [seat for seat in table.game.party.inside() if bound[seat]]
                safe += sum(slams[0].safe >> seat & 1 for seat in judged)
                late += sum(not slams[0].safe >> seat & 1 for seat in judged)
    assert safe + late > 150
    assert safe >= 9 * late, f"{safe} were safe and {late} too late"
