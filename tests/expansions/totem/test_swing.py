"""How a die swings: the same for everybody who looks, wider with the height, and judged by the game's own time."""

from math import cos, pi
from random import Random

import pytest

from tests.expansions.totem.stacked import TotemTable
from tumbledown.engine.commands import Prefer
from tumbledown.engine.events import ClockResumed, ClockStopped
from tumbledown.engine.structs import Settings
from tumbledown.engine.view import view
from tumbledown.expansions import new_game
from tumbledown.expansions.data.totem import DATA
from tumbledown.expansions.totem.chapter import slot
from tumbledown.expansions.totem.stacking import STAYS, comes_down
from tumbledown.expansions.totem.swing import Swing, middle_after, new_swing, position, usual_miss

SWING: Swing = (1_000, 1, 800, 1_000)


@pytest.mark.rule("totem.stack")
def test_the_die_swings_like_a_pendulum() -> None:
    for at in range(0, 4_000, 7):
        assert abs(position(SWING, 1_000 + at) - 1_000 * cos(pi * at / 800)) < 3, at


JUDGED = {0: 1000, 1000: 1000, 1100: 923, 1250: 555, 1400: 0, 1530: -488, 1800: -1000, 2200: 0, 2345: 538}
"""The same moments and numbers as in `client/tests/totem.test.ts`: what is drawn is what is judged."""


@pytest.mark.rule("totem.stack")
@pytest.mark.parametrize("at", JUDGED)
def test_every_machine_reckons_the_same(at: int) -> None:
    assert position(SWING, at) == JUDGED[at]


@pytest.mark.rule("totem.stack")
def test_it_hangs_at_one_side_until_it_begins() -> None:
    assert position(SWING, 0) == position(SWING, 1_000) == 1_000
    assert position((1_000, -1, 800, 700), 500) == -700


@pytest.mark.rule("totem.stack")
@pytest.mark.parametrize("since", [0, 1_400, 1_401, 2_199, 2_200, 2_201])
def test_the_middle_is_crossed_once_in_each_half(since: int) -> None:
    at = middle_after(SWING, since)
    assert position(SWING, at) == 0
    assert since <= at <= since + 1_400


@pytest.mark.rule("totem.stack")
def test_the_swing_widens_with_the_height() -> None:
    table = TotemTable()
    reaches = [slot(table.game).swing[3]]
    table.stacks(0, 0, 0)
    reaches.append(slot(table.game).swing[3])
    assert reaches == [DATA.swing.reach, DATA.swing.reach + 3 * DATA.swing.wider]


@pytest.mark.rule("totem.stack")
def test_fortune_alone_says_how_it_swings_next() -> None:
    drawn = set()
    for seed in range(40):
        game = new_game(Settings(players=2, modules=("totem",)), str(seed))
        swing = new_swing(game, 2, 700)
        assert swing == new_swing(new_game(Settings(players=2, modules=("totem",)), str(seed)), 2, 700)
        drawn.add(swing[1:3])
    assert {side for side, _ in drawn} == {1, -1}
    assert {half for _, half in drawn} == set(DATA.swing.halves)


@pytest.mark.rule("totem.stack")
def test_everybody_sees_the_swing_and_the_tower() -> None:
    table = TotemTable()
    table.stacks(0)
    notes = view(table.game)["chapter:totem"].notes  # type: ignore[union-attr]
    assert notes["tower"] == (0,)
    assert notes["swing"] == slot(table.game).swing
    assert notes["leans"] == slot(table.game).leans
    assert "changes" not in notes, "what is drawn next is nobody's business"


@pytest.mark.rule("totem.stack")
def test_the_moment_decides_and_nothing_that_the_player_says() -> None:
    """The same command at two moments: one die stays, the other falls."""
    for at_least, at_most, height in ((0, 100, 1), (501, 740, 0)):
        table = TotemTable()
        table.shows(0, "GAAAA")
        table.does(table.drop(0), at=table.moment(at_least, at_most))
        assert len(table.tower) == height


@pytest.mark.rule("totem.stack")
def test_the_swing_stands_still_while_the_clock_does() -> None:
    """A soul mate stops the clock somewhere; nobody's die swings on meanwhile."""
    table = TotemTable()
    table.shows(0, "GAAAA")
    middle = table.over_the_middle()
    table.game.emit(ClockStopped(table.game.now))
    table.game.emit(ClockResumed(3_000))
    table.does(table.drop(0), at=middle + 3_000)
    assert slot(table.game).leans == (0,)


# -------------------------------------------------------------------- without a quick hand
def by_a_hand(height: int, luck: Random) -> int:
    """Somebody with a usual hand waits for the middle and taps; a display and a line add what they add. No part of this
    is taken from the rules."""
    swing = (0, 1, luck.choice(DATA.swing.halves), DATA.swing.reach + DATA.swing.wider * height)
    passing = luck.randrange(1, 5)
    wanted = swing[2] // 2 + passing * swing[2]
    return position(swing, round(wanted + luck.gauss(0, 50)))


def by_chance(height: int, number: int) -> int:
    table = CHANCE_TABLE
    known = slot(table.game)
    known.changes = number
    known.swing = new_swing(table.game, height, 700)
    return usual_miss(table.game)


CHANCE_TABLE = TotemTable()


@pytest.mark.rule("totem.stack")
@pytest.mark.parametrize("height", [0, 2, 4, 6, 9])
def test_chance_drops_as_well_as_a_usual_hand(height: int) -> None:
    """Both forms stay, fall and topple as often, at every height, within three in a hundred."""
    luck, number = Random(height), 1_500
    hands = [by_a_hand(height, luck) for _ in range(number)]
    draws = [by_chance(height, 10_000 * height + n) for n in range(number)]
    for outcome in (lambda lean: abs(lean) <= STAYS, lambda lean: comes_down(lean) > 0):
        shares = [sum(map(outcome, leans)) / number for leans in (hands, draws)]
        assert abs(shares[0] - shares[1]) < 0.03, (height, shares)


@pytest.mark.rule("totem.stack")
def test_it_is_easy_at_the_bottom_and_hard_at_the_top() -> None:
    shares = [sum(abs(by_chance(h, n)) <= STAYS for n in range(800)) / 800 for h in (0, 4, 9)]
    assert shares[0] > 0.97
    assert 0.8 < shares[1] < 0.97
    assert 0.65 < shares[2] < 0.85


@pytest.mark.rule("totem.stack")
def test_whoever_leaves_it_to_chance_need_not_wait_for_a_moment() -> None:
    leans = []
    for at_least in (0, 1_000):
        table = TotemTable()
        table.does(Prefer(0, "drops_by_chance", on=True))
        table.shows(0, "GAAAA")
        table.does(table.drop(0), at=table.moment(at_least, at_least + 60))
        leans.append(table.told("die_stacked"))
    assert leans[0] == leans[1] != []
