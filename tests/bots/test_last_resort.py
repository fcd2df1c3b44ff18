"""Nobody can throw any more: bots give up when nothing can help, and wait as long as something may."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.lore import known
from tumbledown.bots.pace import steady
from tumbledown.bots.table import play_game
from tumbledown.engine import clock
from tumbledown.engine.commands import Perform
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import AdventurerEscaped, DieMoved, PieceMoved
from tumbledown.engine.pieces import AT_SEAT, SPENT_BY, at
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.expansions.calendar.chapter import slot as calendar_of
from tumbledown.lab.tables import table_settings, with_required

GIVE_UP = Perform(0, "give_up")
AFTER_THE_LAST_SLAM = 450_000


def stuck(*modules: str, players: int = 1, beside: int = 0) -> BotScenario:
    """All dice of everybody are locked, and so many turns of fate are left."""
    table = BotScenario(players=players, modules=with_required(modules), gems=5, beside=beside)
    for seat in range(players):
        table.shows(seat, "B" * len(table.game.dice.hands[seat]))
    return table


def test_a_lone_bot_gives_up() -> None:
    assert stuck().decides(0) == GIVE_UP


def test_a_lone_bot_asks_for_a_turn_of_fate_that_is_left() -> None:
    assert stuck(beside=1).decides(0) == Perform(0, "fate")


def test_a_bot_without_dice_gives_up() -> None:
    table = stuck()
    for die in list(table.game.dice.hands[0]):
        table.game.emit(DieMoved(die, spot(LOST), 0, 5))
    assert table.decides(0) == GIVE_UP


def test_all_give_up_together_and_are_asked_once() -> None:
    table = stuck(players=3)
    assert table.decides(1) == Perform(1, "give_up")
    table.does(Perform(1, "give_up"))
    for seat in (0, 2):
        command = table.bots[seat].answer(table.game)
        assert command is not None
        table.does(command)
    assert (table.game.won, table.game.reason) == (False, "gave_up")


# -------------------------------------------------------------------- hopes
def waits(table: BotScenario, seat: int = 0) -> bool:
    return table.decides(seat) != Perform(seat, "give_up")


def test_a_mate_who_can_throw_is_a_hope() -> None:
    table = stuck(players=2)
    table.shows(1, "BBBBA")
    assert waits(table)


def test_a_gift_is_a_hope() -> None:
    table = stuck(players=2)
    table.game.emit(AdventurerEscaped(1, 2 * table.game.start))
    assert waits(table)
    table.notes("seat", "gift", 1, 1)
    assert not waits(table)


def test_a_card_that_frees_is_used() -> None:
    table = stuck("treasures")
    table.gets(0, "healing_mask")
    assert table.decides(0) == Perform(0, "healing_mask")


def test_a_card_that_comes_back_at_a_slam_is_a_hope_until_the_last_slam() -> None:
    table = stuck("characters")
    spent = table.gets(0, "priest_activatable")
    table.game.emit(PieceMoved(spent, at(SPENT_BY, 0)))
    assert waits(table)
    table.game.emit(PieceMoved(spent, at(AT_SEAT, 0)))
    assert table.decides(0) == Perform(0, "shed_masks", 0)


def test_after_the_last_slam_a_spent_card_is_no_hope() -> None:
    table = stuck("characters")
    table.waits_until(AFTER_THE_LAST_SLAM)
    spent = table.gets(0, "priest_activatable")
    table.game.emit(PieceMoved(spent, at(SPENT_BY, 0)))
    table.shows(0, "B" * len(table.game.dice.hands[0]))
    assert table.decides(0) == GIVE_UP


def test_while_sand_runs_everybody_waits() -> None:
    table = stuck()
    clock.set_timer(table.game, "green_sand", 60_000, clock.RELEASE)
    assert waits(table)


@pytest.mark.parametrize("card", ["secret_passage", "double_key"])
def test_a_card_that_frees_nobody_is_no_hope(card: str) -> None:
    table = stuck("treasures")
    table.chamber("basic_03", at=(1, 0))
    table.gets(0, card)
    assert table.decides(0) == GIVE_UP


@pytest.mark.parametrize(("dice", "is_hope"), [(5, True), (4, False)])
def test_a_tower_of_the_own_masks_is_a_hope(dice: int, *, is_hope: bool) -> None:
    table = BotScenario(players=1, modules=("totem",), gems=5, beside=0)
    table.gives_dice(0, dice)
    table.puts(0, table.chamber("totem", at=(1, 0), stairs="W"))
    table.shows(0, "B" * dice)
    assert waits(table) == is_hope


@pytest.mark.parametrize(("kind", "is_hope"), [("calendar", True), ("basic_03", False)])
def test_in_its_chamber_the_cursed_calendar_may_give_dice_back(kind: str, *, is_hope: bool) -> None:
    cursed = Settings(players=1, modules=("calendar",), variants=("calendar.cursed",))
    table = BotScenario(settings=cursed, gems=5, beside=0)
    assert calendar_of(table.game).track_bars
    table.puts(0, table.chamber(kind, at=(1, 0), stairs="W"))
    table.shows(0, "B" * len(table.game.dice.hands[0]))
    assert waits(table) == is_hope


@pytest.mark.parametrize(("curses", "is_hope"), [(("silence",), True), ((), False)])
def test_a_curse_that_can_be_traded_is_a_hope(curses: tuple[str, ...], *, is_hope: bool) -> None:
    table = stuck("exchange_teleport", "curses", "treasures")
    table.chamber("teleport_chamber", at=(1, 0))
    for curse in curses:
        table.gets(0, curse)
    assert waits(table) == is_hope


# -------------------------------------------------------------------- whole games, and the words of lore
def test_nobody_sits_in_the_dark_for_minutes() -> None:
    """A bot alone, with many gems: of these games some came to an end that nobody could change."""
    settings = table_settings(1, "professional")
    results = [play_game(settings, f"alone {number}", steady(3_000)) for number in range(40)]
    gave_up = [result for result in results if result.reason == "gave_up"]
    assert gave_up
    assert all(result.ended_at < 590_000 for result in gave_up)
    for result in results:
        is_stuck = all(result.game.dice.is_locked(die) for die in result.game.dice.hands[0])
        assert result.reason != "collapse" or not is_stuck or result.game.depot.beside
    assert all(not result.refused for result in results)


def test_every_vain_deed_is_a_deed_of_its_chapter() -> None:
    named = 0
    for name, knowledge in known().items():
        if knowledge.vain:
            verbs = set(new_game(Settings(modules=with_required((name,))), "vain").rules.offers)
            assert set(knowledge.vain) <= verbs, name
            named += len(knowledge.vain)
    assert named > 5
