"""The gong: bots are back in the starting chamber when the door slams, unless they are about to leave."""

from tests.bots.team_of import BotScenario
from tumbledown.bots.table import Table
from tumbledown.bots.team import HOME, LEAVE
from tumbledown.engine.commands import Enter, Roll
from tumbledown.engine.events import DoorPhase
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
    near, far = far_out(2)[0], far_out(4)[0]
    for table in (near, far):
        table.waits_until(SLAM - 25_000)
        table.decides(0)
    assert near.bots[0].mind.doing != HOME
    assert far.bots[0].mind.doing == HOME


def test_a_slow_bot_leaves_earlier() -> None:
    table, back = far_out(2)
    table.waits_until(SLAM - 40_000)
    table.seat_bots(pace_ms=3_000)
    assert table.decides(0) == Enter(0, back)


def test_a_bot_in_the_starting_chamber_stays_until_the_slam() -> None:
    table, _ = far_out(2)
    table.puts(0, table.start)
    table.shows(0, "AATTK")
    table.waits_until(SLAM - 5_000)
    assert not isinstance(table.decides(0), Enter)
    table.waits_until(SLAM + 1_000)
    assert isinstance(table.decides(0), Enter)


def test_whoever_is_nearer_to_the_way_out_does_not_turn_back() -> None:
    table = BotScenario(players=2, gems=0)
    table.chamber("basic_07", at=(1, 0), stairs="W")
    table.chamber("basic_12", at=(2, 0), stairs="W")
    way_out = table.chamber("exit", at=(3, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, table.lies_at(2, 0))
        table.shows(seat, "AATTT")
    table.waits_until(SLAM - 10_000)
    assert table.decides(0) == Enter(0, way_out)
    assert table.bots[0].mind.doing == LEAVE


def test_after_the_second_slam_there_is_nothing_to_heed() -> None:
    table, _ = far_out(2)
    table.waits_until(599_000)
    table.decides(0)
    assert table.bots[0].mind.doing != HOME


def test_hardly_anybody_is_shut_out() -> None:
    """Slow bots, who meet every slam; judged at the moment it falls, among those who were not on their way out."""
    safe = late = 0
    for number in range(36):
        table = Table(Settings(players=4), f"gong {number}", pace_ms=2_200, record=True)
        while not table.is_over:
            read = len(table.entries)
            bound = [bot.mind.doing != LEAVE for bot in table.bots]
            table.step()
            slams = [event for entry in table.entries[read:] for event in entry.events if isinstance(event, DoorPhase)]
            if slams:
                judged = [seat for seat in table.game.party.inside() if bound[seat]]
                safe += sum(slams[0].safe >> seat & 1 for seat in judged)
                late += sum(not slams[0].safe >> seat & 1 for seat in judged)
    assert safe + late > 120
    assert safe >= 9 * late, f"{safe} were safe and {late} too late"
