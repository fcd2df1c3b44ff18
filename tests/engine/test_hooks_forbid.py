"""The hook points that forbid: each is called with what it needs, and its refusal is obeyed and shown."""

import pytest

from tests.engine.tables import busy_table
from tests.scenario import Scenario
from tumbledown.engine import effects, questions
from tumbledown.engine.adventurer import ENTER, FORCED, SUMMON
from tumbledown.engine.commands import (
    ActivateGems,
    Answer,
    Command,
    Discover,
    Enter,
    Escape,
    Mark,
    Perform,
    Prefer,
    Roll,
)
from tumbledown.engine.events import (
    AdventurerMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.offers import DRAW, FREE, GEMS, GOLD, MOVE, NONE, OUTSIDE, ROLL, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.permissions import forbids_arrival, forbids_speech
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.tiles import EAST, SOUTH

BARRED = Refusal("barred")

Call = tuple[object, ...]


def probe() -> Chapter:
    return Chapter("probe", order=90)


@pytest.mark.hook("forbid.act")
@pytest.mark.parametrize(
    ("faces", "command", "deed"),
    [
        ("AAKGB", Roll(0), ROLL),
        ("AAKGB", Enter(0, 0), MOVE),
        ("AAKGB", Discover(0, EAST), DRAW),
        ("TTTTB", ActivateGems(0), GEMS),
        ("AAKGB", Perform(0, "free", 0), FREE),
        ("AAKGB", Perform(0, "fate"), NONE),
        ("AAKGB", Perform(0, "give_up"), OUTSIDE),
    ],
)
def test_whoever_may_not_act_may_do_nothing(faces: str, command: Command, deed: int) -> None:
    chapter = probe()
    asked: list[tuple[int, int]] = []

    @chapter.forbid.act
    def seat_0_sleeps(game: Game, seat: int, deed: int) -> Refusal | None:
        asked.append((seat, deed))
        return BARRED if seat == 0 else None

    table, _ = busy_table(chapter)
    table.shows(0, faces)
    assert table.refuses(command) == "barred"
    assert (0, deed) in asked
    assert table.verbs(0) == set()
    assert table.verbs(1) >= {"roll", "activate", "fate"}


@pytest.mark.hook("forbid.act")
def test_whoever_may_not_act_may_still_answer_and_use_the_switches() -> None:
    chapter = probe()

    @chapter.forbid.act
    def seat_0_sleeps(game: Game, seat: int, deed: int) -> Refusal | None:
        return BARRED if seat == 0 else None

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    table.does(Mark(0, "kept", table.dice(0, "K")))
    table.does(Prefer(0, "keeps_masks", on=True))
    table.does(Perform(1, "give_up"))
    assert table.verbs(0) == {"answer"}
    table.does(Answer(0, next(iter(table.game.questions)), questions.NO))


@pytest.mark.hook("forbid.act")
def test_a_deed_can_be_forbidden_alone() -> None:
    chapter = probe()

    @chapter.forbid.act
    def no_rolling(game: Game, seat: int, deed: int) -> Refusal | None:
        return BARRED if deed == ROLL else None

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    assert table.refuses(Roll(0)) == "barred"
    table.does(Enter(0, table.start))


@pytest.mark.hook("forbid.roll")
def test_a_throw_can_be_forbidden_and_the_rule_knows_all_dice_that_would_be_thrown() -> None:
    chapter = probe()
    asked: list[tuple[int, int]] = []

    @chapter.forbid.roll
    def seat_0_is_bound(game: Game, seat: int, dice: int) -> Refusal | None:
        asked.append((seat, dice))
        return BARRED if seat == 0 else None

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    table.does(Enter(0, table.start))
    used = table.must_throw(0)
    assert table.refuses(Roll(0, table.dice(0, "K"))) == "barred"
    assert asked[-1] == (0, table.dice(0, "K") | used)
    assert table.throwable(0) == 0
    table.does(Roll(1))


@pytest.mark.hook("forbid.arrive")
def test_a_place_can_be_forbidden_by_figure_goal_and_means() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.forbid.arrive
    def nobody_enters_the_start(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        asked.append((figure, to, means))
        return BARRED if to == 2 * game.start and means == ENTER else None

    table, _ = busy_table(chapter)
    beyond = table.chamber("basic_07", at=(2, 0), stairs="W")
    table.shows(0, "AAKGB")
    assert table.refuses(Enter(0, table.start)) == "barred"
    assert (0, table.start, ENTER) in asked
    assert table.targets(0, "enter") == {beyond}
    assert forbids_arrival(table.game, 0, table.start, ENTER) is BARRED
    assert forbids_arrival(table.game, 0, table.start, SUMMON) is None


@pytest.mark.hook("forbid.arrive")
def test_whoever_is_forced_to_move_asks_nobody() -> None:
    chapter = probe()

    @chapter.forbid.arrive
    def nobody_arrives(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return BARRED

    table, hall = busy_table(chapter)
    effects.vacate(table.game, hall >> 1)
    assert table.stands(0) == table.stands(1) == table.start
    assert AdventurerMoved(0, table.start, FORCED) in table.game.happened


@pytest.mark.hook("forbid.discover")
def test_drawing_a_tile_can_be_forbidden_side_by_side() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.forbid.discover
    def the_south_is_taboo(game: Game, seat: int, place: int, side: int) -> Refusal | None:
        asked.append((seat, place, side))
        return BARRED if side == SOUTH else None

    table, hall = busy_table(chapter)
    table.shows(0, "AAKGB")
    assert table.targets(0, "discover") == {EAST}
    assert table.refuses(Discover(0, SOUTH)) == "barred"
    assert (0, hall, SOUTH) in asked
    table.does(Discover(0, EAST))


@pytest.mark.hook("forbid.gems")
def test_gems_can_be_forbidden_and_the_rule_knows_where() -> None:
    chapter = probe()
    asked: list[tuple[int, tuple[int, ...]]] = []
    bans: list[Refusal | None] = [BARRED]

    @chapter.forbid.gems
    def gems_rest(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        asked.append((seat, places))
        return bans[0]

    table, hall = busy_table(chapter)
    table.shows(0, "TTTTB")
    assert table.targets(0, "activate") == set()
    assert table.refuses(ActivateGems(0)) == "barred"
    assert (0, (hall,)) in asked
    bans[0] = None
    table.game.epoch += 1
    table.does(ActivateGems(0))


@pytest.mark.hook("forbid.gems")
def test_gems_lit_at_no_place_are_forbidden_in_the_same_way() -> None:
    chapter = probe()
    asked: list[tuple[int, ...]] = []

    @chapter.forbid.gems
    def gems_rest(game: Game, seat: int, places: tuple[int, ...]) -> Refusal | None:
        asked.append(places)
        return BARRED

    @chapter.offer("wish")
    def wish(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("wish", GEMS),)

    @chapter.perform("wish")
    def come_true(game: Game, order: Order) -> None:
        raise AssertionError("forbidden")

    assert Scenario(extra=(chapter,)).refuses(Perform(0, "wish")) == "barred"
    assert asked[-1] == ()


@pytest.mark.hook("forbid.free")
def test_freeing_dice_can_be_forbidden_by_helper_helped_and_means() -> None:
    chapter = probe()
    asked: list[Call] = []

    @chapter.forbid.free
    def everybody_for_himself(game: Game, helper: int, helped: int, means: int) -> Refusal | None:
        asked.append((helper, helped, means))
        return BARRED if helper != helped else None

    table, _ = busy_table(chapter)
    table.shows(0, "AAKGB")
    assert table.targets(0, "free") == {0}
    assert table.refuses(Perform(0, "free", 1)) == "barred"
    assert (0, 1, GOLD) in asked
    table.does(Perform(0, "free", 0))


@pytest.mark.hook("forbid.escape")
def test_escaping_can_be_forbidden_seat_by_seat() -> None:
    chapter = probe()

    @chapter.forbid.escape
    def seat_0_has_work_left(game: Game, seat: int) -> Refusal | None:
        return BARRED if seat == 0 else None

    table = Scenario(players=2, extra=(chapter,), gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.puts(seat, way_out)
        table.shows(seat, "KKKKK")
    assert table.refuses(Escape(0)) == "barred"
    assert "escape" not in table.verbs(0)
    table.does(Escape(1))


@pytest.mark.hook("forbid.speak")
def test_speaking_can_be_forbidden_by_seat_and_channel() -> None:
    chapter = probe()

    @chapter.forbid.speak
    def seat_0_only_makes_signs(game: Game, seat: int, channel: str) -> Refusal | None:
        return BARRED if seat == 0 and channel != "ping" else None

    game = Scenario(players=2, extra=(chapter,)).game
    assert forbids_speech(game, 0, "text") is BARRED
    assert forbids_speech(game, 0, "ping") is None
    assert forbids_speech(game, 1, "text") is None


def test_any_refusal_wins_and_the_first_is_shown() -> None:
    early, late = Chapter("early", order=80), Chapter("late", order=90)

    @late.forbid.escape
    def late_ban(game: Game, seat: int) -> Refusal | None:
        return Refusal("late")

    @early.forbid.escape
    def early_ban(game: Game, seat: int) -> Refusal | None:
        return Refusal("early") if game.depot.gems else None

    table = Scenario(extra=(late, early), gems=1)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKKKK")
    assert table.refuses(Escape(0)) == "early"
    table.game.depot.gems = 0
    assert table.refuses(Escape(0)) == "late"
