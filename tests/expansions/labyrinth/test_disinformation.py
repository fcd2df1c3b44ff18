"""Disinformation: two alarms for whatever is found, behind a veil of three seconds."""

import pytest

from tests.contract.secrecy import copy_of
from tests.expansions.labyrinth.tables import BLUE, RED, WITH_CARDS, discovers, mirage_of, told, with_card
from tests.scenario import Scenario
from tumbledown.engine.commands import Discover, Enter, Escape
from tumbledown.engine.events import Announced, ChamberPlaced, ChamberRemoved, ClockResumed, ClockStopped
from tumbledown.engine.hooks import GRANT, Chapter
from tumbledown.engine.permissions import forbids_speech
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST, WEST
from tumbledown.engine.view import SPECTATOR, ChamberView, view
from tumbledown.lab.tables import with_required

CARD = "disinformation"
CHANNELS = ("text", "signal", "ping")
ROOM = Settings(3, modules=WITH_CARDS, variants=("labyrinth.one_table",))


def sees(table: Scenario, seat: int, place: int) -> str:
    seen = view(table.game, seat)[f"chamber:{place >> 1}"]
    assert isinstance(seen, ChamberView)
    return seen.kind


def at_one_table(*pile: str) -> Scenario:
    table = Scenario(settings=ROOM, pile=pile)
    table.gets(RED, CARD)
    table.shows(RED, "AAAAB")
    return table


@pytest.mark.rule("labyrinth.curse.disinformation")
def test_whatever_its_owner_discovers_all_hear_twice_that_it_is_the_exit() -> None:
    table = with_card(CARD)
    events = discovers(table)
    tile = table.lies_at(1, 0) >> 1
    assert told(events, "exit_found") == [(tile, RED)]
    assert told(table.waits(1_499), "exit_found") == []
    assert told(table.waits(1), "exit_found") == [(tile, RED)]
    assert told(table.waits(10_000), "exit_found") == []


@pytest.mark.rule("labyrinth.curse.disinformation")
def test_every_discovery_is_announced_and_those_of_others_are_not() -> None:
    table = with_card(CARD)
    discovers(table)
    table.shows(BLUE, "AABBB")
    assert told(table.does(Discover(BLUE, WEST)), "exit_found") == []
    table.waits(3_000)
    table.puts(RED, table.lies_at(1, 0))
    table.shows(RED, "AABBB")
    side = next(iter(table.targets(RED, "discover")))
    assert len(told(table.does(Discover(RED, side)), "exit_found")) == 1


@pytest.mark.rule("labyrinth.curse.disinformation")
def test_for_three_seconds_only_its_owner_sees_the_chamber() -> None:
    table = with_card(CARD)
    discovers(table)
    place = table.lies_at(1, 0)
    assert sees(table, RED, place) == "cursed_01"
    assert sees(table, BLUE, place) == sees(table, SPECTATOR, place) == ""
    table.waits(2_999)
    assert sees(table, BLUE, place) == ""
    table.waits(1)
    assert sees(table, BLUE, place) == sees(table, SPECTATOR, place) == "cursed_01"


def test_a_longer_veil_of_another_chapter_stays_longer() -> None:
    veiling = Chapter("veiling", order=1)
    veiling.adjust.veil(GRANT)(lambda game, seat, ms: 5_000)
    table = Scenario(3, modules=WITH_CARDS, extra=(veiling,), pile=("cursed_01", "cursed_02"))
    table.gets(RED, CARD)
    table.shows(RED, "AAAAB")
    discovers(table)
    table.waits(4_999)
    assert sees(table, BLUE, table.lies_at(1, 0)) == ""
    table.waits(1)
    assert sees(table, BLUE, table.lies_at(1, 0)) == "cursed_01"


@pytest.mark.rule("labyrinth.curse.disinformation", "labyrinth.curse.disinformation_true")
def test_the_exit_itself_is_announced_like_anything_else_and_truly_when_the_veil_lifts() -> None:
    false, true = with_card(CARD), with_card(CARD, "exit", "cursed_02")
    alike = [discovers(table) for table in (false, true)]
    assert [type(event) for event in alike[0]] == [type(event) for event in alike[1]]
    alike = [table.waits(2_999) for table in (false, true)]
    assert [type(event) for event in alike[0]] == [type(event) for event in alike[1]]
    assert told(false.waits(1), "exit_found") == []
    assert told(true.waits(1), "exit_found") == [(true.lies_at(1, 0) >> 1, RED)]


@pytest.mark.rule("labyrinth.curse.disinformation_true")
@pytest.mark.parametrize("channel", CHANNELS)
def test_until_the_alarms_are_over_their_owner_adds_nothing(channel: str) -> None:
    table = with_card(CARD)
    assert forbids_speech(table.game, RED, channel) is None
    discovers(table)
    refusal = forbids_speech(table.game, RED, channel)
    assert refusal is not None
    assert refusal.code == "still_shouting"
    assert forbids_speech(table.game, BLUE, channel) is None
    table.game.emit(ClockStopped(table.game.now))
    assert forbids_speech(table.game, RED, channel) == refusal, "while the clock stands still no alarm comes either"
    table.game.emit(ClockResumed(0))
    table.waits(3_000)
    assert forbids_speech(table.game, RED, channel) is None


@pytest.mark.rule("labyrinth.curse.disinformation_true")
def test_a_new_owner_of_the_card_who_has_found_nothing_may_speak() -> None:
    table = with_card(CARD)
    discovers(table)
    table.gets(BLUE, CARD)
    assert table.owns(BLUE) == [CARD]
    assert forbids_speech(table.game, BLUE, "text") is None


@pytest.mark.rule("labyrinth.curse.disinformation_veil")
def test_nobody_enters_the_chamber_before_the_veil_lifts() -> None:
    table = with_card(CARD, "cursed_04", "cursed_02")
    discovers(table)
    place = table.lies_at(1, 0)
    for seat in (RED, BLUE):
        table.shows(seat, "AATKG")
        assert table.refuses(Enter(seat, place)) == "no_such_place"
    table.waits(3_000)
    assert place in table.targets(BLUE, "enter")


BRINGS_ABOUT = {
    "a chalice": ("treasure_chamber", ("special_chambers",)),
    "a curse": ("cursed_04", ()),
    "a ban": ("prohibition_a", ("time_chambers",)),
    "a call": ("invocation", ("traps",)),
    "a slide": ("slide_trap", ("traps",)),
    "a platform": ("platform", ("traps",)),
    "snakes": ("snake_pit", ("quests", "special_chambers", "new_quests")),
    "a ghost": ("ghost", ("quests",)),
    "a mirage": ("mirage", ()),
}


@pytest.mark.rule("labyrinth.curse.disinformation_veil")
@pytest.mark.parametrize("kind", BRINGS_ABOUT)
def test_what_a_chamber_brings_about_happens_when_the_veil_lifts(kind: str) -> None:
    """In the twin it is a plain chamber: up to the last moment its discoverer alone can tell the two apart."""
    chamber, more = BRINGS_ABOUT[kind]
    table = with_card(CARD, chamber, "cursed_02", "cursed_03", modules=with_required((*WITH_CARDS, *more)))
    discovers(table)
    game = table.game
    twin = copy_of(game)
    twin.temple.kind[table.lies_at(1, 0) >> 1] = game.rules.tile_kind_ids["basic_07"]
    for each in (game, twin):
        each.advance(2_999)
    assert [view(game, seat) == view(twin, seat) for seat in (SPECTATOR, RED, BLUE)] == [True, False, True]
    for each in (game, twin):
        each.advance(3_000)
    assert view(game, BLUE) != view(twin, BLUE)


@pytest.mark.rule("labyrinth.curse.disinformation_veil")
def test_its_owner_cannot_escape_before_the_veil_lifts() -> None:
    table = with_card(CARD)
    discovers(table)
    table.puts(RED, table.chamber("exit", at=(0, -1), stairs="S"))
    table.shows(RED, "KKKKK")
    table.notes("depot", "gems", 0)
    assert table.refuses(Escape(RED)) == "still_shouting"
    table.waits(3_000)
    assert table.offers(RED, "escape")


@pytest.mark.rule("labyrinth.curse.disinformation_veil")
def test_a_slam_comes_after_the_chamber_is_laid() -> None:
    table = with_card(CARD, "illusion_1", modules=(*WITH_CARDS, "illusions"))
    table.waits_until(210_000 - 1_000)
    discovers(table)
    events = table.waits(5_000)
    kinds = [type(event) for event in events]
    assert kinds.index(ChamberPlaced) < kinds.index(ChamberRemoved), "it vanishes as all illusions do"
    assert table.lies_at(1, 0) < 0
    assert len(told(events, "exit_found")) == 1


def test_a_mirage_is_announced_too() -> None:
    table = with_card(CARD, "mirage", "cursed_02")
    events = discovers(table)
    assert told(events, "exit_found") == [(mirage_of(table) >> 1, RED)]


# -------------------------------------------------------------------- around one table
@pytest.mark.rule("labyrinth.curse.disinformation")
def test_at_one_table_the_owner_shouts_and_the_app_only_says_so() -> None:
    table = at_one_table("cursed_01", "cursed_02")
    events = discovers(table)
    place = table.lies_at(1, 0)
    assert told(events, "exit_found") == []
    (order,) = [event for event in events if isinstance(event, Announced) and event.what == "must_shout"]
    assert order == Announced("must_shout", (place >> 1, RED), to=1 << RED)
    assert sees(table, BLUE, place) == ""
    assert told(table.waits(5_000), "exit_found") == []
    assert sees(table, BLUE, place) == "cursed_01"


@pytest.mark.rule("labyrinth.curse.disinformation")
def test_at_one_table_a_true_exit_is_announced_when_the_veil_lifts() -> None:
    table = at_one_table("exit", "cursed_02")
    assert told(discovers(table), "exit_found") == []
    assert told(table.waits(3_000), "exit_found") == [(table.lies_at(1, 0) >> 1, RED)]


@pytest.mark.rule("labyrinth.curse.disinformation_silence")
def test_whoever_must_be_silent_leaves_the_alarm_to_the_app() -> None:
    table = at_one_table("cursed_01", "cursed_02")
    table.gets(RED, "silence")
    for side in (EAST, WEST):
        table.shows(RED, "AABBB")
        events = discovers(table, side)
        assert told(events, "must_shout") == []
        assert len(told(events, "exit_found")) == 1
    assert len(told(table.waits(3_000), "exit_found")) == 2
