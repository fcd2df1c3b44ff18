"""Bots and the Totem: they wait for the middle, miss it as their level does, and leave no dice behind for nothing."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.pace import EXPERT, NOVICE, Level, steady
from tumbledown.bots.table import Table
from tumbledown.engine import options
from tumbledown.engine.commands import Enter, Perform, Prefer, Roll
from tumbledown.engine.dice import STACK, spot
from tumbledown.engine.events import DieMoved, Noted
from tumbledown.engine.icons import B
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Settings
from tumbledown.expansions.totem.chapter import slot
from tumbledown.expansions.totem.stacking import STAYS
from tumbledown.expansions.totem.swing import position, track_time

LATE_MS = 190_000
"""Twenty seconds before the first slam."""


def at_the_totem(
    faces: str = "BGAAA", players: int = 2, stacked: int = 0, gems: int = 7, beside: tuple[str, ...] = ()
) -> BotScenario:
    """All stand there. The first seat shows these faces; so many dice of the others lie on the tower. These chapters
    are in play besides."""
    table = BotScenario(players=players, modules=("totem", *beside), gems=gems)
    place = table.chamber("totem", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
        table.shows(seat, "AATTKTA"[: len(table.game.dice.hands[seat])])
    lend_to_the_tower(table, place >> 1, stacked)
    table.shows(0, faces[: len(table.game.dice.hands[0])])
    return table


def lend_to_the_tower(table: BotScenario, tile: int, number: int) -> None:
    for _ in range(number):
        seat = max(range(table.game.party.size), key=lambda seat: (len(table.game.dice.hands[seat]), seat))
        die, known = table.game.dice.hands[seat][0], slot(table.game)
        table.game.emit(DieMoved(die, spot(STACK, tile), seat, B))
        table.game.emit(Noted("totem", "leans", (*known.leans, 0)))
        table.game.emit(Noted("totem", "tower", (*known.tower, die)))


def drops(table: BotScenario, seat: int = 0) -> int:
    """The bot waits for its moment and lets go; how far from the middle, in thousandths of an edge."""
    assert table.decides(seat) is None, "it looks at the swing first"
    table.waits(table.bots[seat].pause_ms(table.game))
    where = position(slot(table.game).swing, track_time(table.game))
    command = table.decides(seat)
    assert command == Perform(seat, "stack_die", dice=command.dice), command  # type: ignore[union-attr]
    table.does(command)
    return where


def test_a_bot_drops_a_black_mask_before_a_golden_one_near_the_middle() -> None:
    table = at_the_totem("GBAAA")
    assert abs(drops(table)) <= STAYS
    assert table.game.dice.face[slot(table.game).tower[0]] == B


def misses(level: Level) -> float:
    """How far off this level is on average."""
    total = 0
    for number in range(60):
        table = at_the_totem("BAAAA", stacked=4)
        table.waits(977 * number)
        table.seat_bots(level=level)
        table.decides(0)  # people look around first
        total += abs(drops(table))
    return total / 60


def test_a_better_hand_is_nearer_to_the_middle() -> None:
    calm, hasty = steady(1_000), steady(4_000)
    assert misses(calm) < 0.6 * misses(hasty)
    assert NOVICE.decision_ms > EXPERT.decision_ms, "what a level differs in"


def test_a_bot_drops_for_a_person_who_handed_dice_over() -> None:
    table = at_the_totem("BAAAA")
    table.does(Prefer(0, "lends_dice", on=True))
    table.seat_bots(0)
    drops(table, seat=1)
    assert table.game.dice.holder[slot(table.game).tower[0]] == 0


def test_what_shows_no_mask_is_thrown_again() -> None:
    table = at_the_totem("ATKAA")
    assert table.decides(0) == Roll(0, 0b11111)


def test_dice_that_may_not_be_thrown_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = at_the_totem("ATKAA")
    monkeypatch.setattr(options, "forbids_roll", lambda game, seat, dice: Refusal("dice_tied"))
    assert not isinstance(table.decides(0), Roll)


def test_five_dice_are_banked_where_ten_are_out_of_reach() -> None:
    table = at_the_totem("AA", players=1, stacked=5)
    assert table.decides(0) == Perform(0, "bank_gem")


def test_with_ten_dice_at_hand_it_goes_on() -> None:
    table = at_the_totem("BAA", stacked=5)
    drops(table)
    assert len(slot(table.game).tower) in (5, 6)


@pytest.mark.parametrize(("stacked", "wanted"), [(5, "bank_gem"), (3, "lift_die")])
def test_before_the_slam_nothing_is_left_on_the_tower(stacked: int, wanted: str) -> None:
    table = at_the_totem("AAAA", players=1, stacked=stacked)
    table.waits_until(LATE_MS)
    assert table.decides(0) == Perform(0, wanted)


NO_SIGN_FITS = ("calendar",)
"""On its eternal side a chamber without a calendar tile bars its gems."""


def test_a_full_tower_that_nobody_may_bank_is_taken_down_again() -> None:
    table = at_the_totem("BT", players=3, stacked=10, beside=NO_SIGN_FITS)
    tower = slot(table.game).tower
    assert len(tower) == 10
    owners = [seat for seat in range(3) if table.game.dice.held(seat, STACK)]
    assert owners
    for seat in owners:
        assert table.decides(seat) == Perform(seat, "lift_die")
    table.does(Perform(owners[0], "lift_die"))
    assert slot(table.game).tower == tower[:-1]


def test_nothing_is_stacked_where_nobody_may_bank() -> None:
    table = at_the_totem("BGBGB", beside=NO_SIGN_FITS)
    command = table.decides(0)
    assert table.bots[0].mind.pace.moment < 0, "it waits for no moment to drop a die"
    assert not (isinstance(command, Perform) and command.verb == "stack_die")


def test_nobody_goes_to_a_totem_that_bars_its_gems() -> None:
    assert isinstance(beside_the_totem().decides(0), Enter)
    assert not isinstance(beside_the_totem(NO_SIGN_FITS).decides(0), Enter)


def beside_the_totem(beside: tuple[str, ...] = ()) -> BotScenario:
    """One bot in the starting chamber, and the totem next door; the dice show the way there."""
    table = BotScenario(players=1, modules=("totem", *beside), gems=7)
    table.chamber("totem", at=(1, 0), stairs="W")
    table.shows(0, "AATTKKA")
    return table


def test_too_few_dice_are_not_begun_with() -> None:
    table = BotScenario(players=1, modules=("totem",), gems=7)
    table.gives_dice(0, 4)
    table.puts(0, table.chamber("totem", at=(1, 0), stairs="W"))
    table.shows(0, "BGAA")
    command = table.decides(0)
    assert not (isinstance(command, Perform) and command.verb == "stack_die")
    assert table.bots[0].mind.pace.moment < 0


@pytest.mark.parametrize("players", [1, 2, 4])
def test_games_with_the_totem_are_played_to_the_end_without_a_refusal(players: int) -> None:
    changes = 0
    for number in range(6):
        table = Table(Settings(players=players, modules=("totem",)), f"totem {number}", steady(2_400))
        while not table.is_over:
            table.step()
        assert table.refused == []
        changes += slot(table.game).changes
    assert changes > 0, "in some of them it was used"
