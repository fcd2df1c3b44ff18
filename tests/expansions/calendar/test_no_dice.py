"""The cursed side takes the last die: it is said, and where nothing can help the game is lost."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM, SECOND_SLAM
from tests.expansions.calendar.dating import BLUE, CURSED, HALL, LAST, RED, away, calendar, told
from tests.scenario import Scenario
from tumbledown.engine import clock
from tumbledown.engine.commands import Escape, Perform
from tumbledown.engine.dice import LOST, TILE, spot
from tumbledown.engine.events import DieMoved, GameEnded, PieceMoved
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import SPENT_BY, at
from tumbledown.engine.refusals import Refusal
from tumbledown.lab import causes

NO_DICE_LEFT = GameEnded(False, "no_dice_left")


def poor(
    *dice: int, modules: tuple[str, ...] = (), pawn: int = 0, gems: int = 5, extra: tuple[Chapter, ...] = ()
) -> Scenario:
    """Each seat has so many dice and stands at the start; nobody has found the calendar chamber."""
    table = calendar(CURSED, len(dice), modules=modules, pawn=pawn, gems=gems, extra=extra)
    for seat, number in enumerate(dice):
        table.gives_dice(seat, number)
    return table


def ends(table: Scenario) -> list[object]:
    return list(table.happened(GameEnded))


# -------------------------------------------------------------------- it is said
@pytest.mark.rule("calendar.cursed.last_die")
def test_everybody_is_told_whose_last_die_it_takes() -> None:
    table = poor(1, 2)
    table.waits_until(FIRST_SLAM)
    assert told(table, "no_die_left") == [(RED,)]
    assert [len(hand) for hand in table.game.dice.hands] == [0, 1]
    assert table.game.phase == RUNNING


@pytest.mark.rule("calendar.cursed.last_die", "calendar.cursed.inside")
def test_nothing_is_said_of_somebody_in_the_calendar_chamber_who_has_it_back_at_once() -> None:
    table = poor(1, 1)
    table.puts(RED, table.chamber("calendar", (1, 0), "W"))
    table.game.apply_only(DieMoved(1, spot(LOST), BLUE))
    table.waits_until(FIRST_SLAM)
    assert told(table, "no_die_left") == []
    assert ends(table) == []


# -------------------------------------------------------------------- nothing can help
@pytest.mark.rule("calendar.cursed.no_dice_left", "calendar.cursed.last_die")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_game_is_lost_when_nobody_has_a_die_left(players: int) -> None:
    table = poor(*(1,) * players)
    events = table.waits_until(FIRST_SLAM)
    assert told(table, "no_die_left") == [(seat,) for seat in range(players)]
    assert events[-1] == NO_DICE_LEFT
    assert (table.game.phase, table.game.won, table.game.reason) == (OVER, False, "no_dice_left")
    assert causes.cause(table.game) == causes.NO_DICE_LEFT
    assert table.game.timers == []


@pytest.mark.rule("calendar.cursed.no_dice_left")
def test_a_single_die_anywhere_keeps_the_game_going() -> None:
    table = poor(1, 1, 2)
    table.waits_until(FIRST_SLAM)
    assert ends(table) == []
    table.game.slots["calendar"].pawn_at = LAST
    table.game.emit(DieMoved(table.game.dice.hands[2][0], spot(LOST), 2))
    assert ends(table) == []
    table.waits_until(SECOND_SLAM)
    assert ends(table) == [NO_DICE_LEFT], "dice of the others lie there still"


@pytest.mark.rule("calendar.cursed.no_dice_left", "base.die_loss.last_die")
@pytest.mark.parametrize("pawn", [0, LAST])
def test_dice_that_the_calendar_has_not_taken_end_nothing(pawn: int) -> None:
    table = poor(1, 1, pawn=pawn)
    for seat in (RED, BLUE):
        table.game.emit(DieMoved(table.game.dice.hands[seat][0], spot(LOST), seat))
    table.waits_until(FIRST_SLAM)
    assert (ends(table), told(table, "no_die_left")) == ([], [])


# -------------------------------------------------------------------- something can
@pytest.mark.rule("calendar.cursed.no_dice_left")
@pytest.mark.parametrize("treasure", ["teleport", "double_key"])
def test_a_treasure_that_works_without_dice_keeps_the_game_going(treasure: str) -> None:
    table = poor(1, 1, modules=("treasures",))
    place = table.chamber("calendar", (1, 0), "W")
    table.puts(BLUE, table.chamber(HALL, (-1, 0), "E"))
    table.gets(RED, treasure)
    table.waits_until(FIRST_SLAM)
    assert (away(table, RED), table.game.dice.hands) == ([(TILE, place >> 1)], [[], []])
    assert ends(table) == []


@pytest.mark.rule("calendar.cursed.no_dice_left")
def test_a_treasure_that_can_do_nothing_saves_nobody() -> None:
    table = poor(1, 1, modules=("treasures",))
    table.gets(RED, "healing_mask")
    table.waits_until(FIRST_SLAM)
    assert ends(table) == [NO_DICE_LEFT]


@pytest.mark.rule("calendar.cursed.no_dice_left")
def test_the_game_is_lost_when_the_last_help_was_of_no_use() -> None:
    table = poor(1, 1, modules=("treasures",))
    hall = table.chamber(HALL, (-1, 0), "E")
    table.puts(BLUE, hall)
    table.gets(RED, "teleport")
    table.waits_until(FIRST_SLAM)
    assert ends(table) == []
    table.does(Perform(RED, "teleport", hall))
    assert ends(table) == [], "the deed comes first"
    table.waits(0)
    assert ends(table) == [NO_DICE_LEFT]


@pytest.mark.rule("calendar.cursed.no_dice_left", "calendar.cursed.retrieve")
def test_a_treasure_that_leads_to_the_dice_brings_them_back() -> None:
    table = poor(1, 0, modules=("treasures",))
    place = table.chamber("calendar", (1, 0), "W")
    table.puts(BLUE, place)
    table.gets(RED, "teleport")
    table.waits_until(FIRST_SLAM)
    assert (table.game.dice.hands, ends(table)) == ([[], []], [])
    table.does(Perform(RED, "teleport", place))
    table.waits(0)
    assert [len(hand) for hand in table.game.dice.hands] == [1, 0]
    assert ends(table) == []


@pytest.mark.rule("calendar.cursed.no_dice_left")
def test_as_long_as_something_runs_out_nothing_is_decided() -> None:
    table = poor(1, 1)
    clock.set_timer(table.game, "probe", FIRST_SLAM + 1_000, clock.RELEASE)
    table.waits_until(FIRST_SLAM + 999)
    assert ends(table) == []
    table.waits(1)
    assert ends(table) == [NO_DICE_LEFT]


@pytest.mark.rule("calendar.cursed.no_dice_left")
def test_a_treasure_that_is_only_forbidden_for_a_while_keeps_the_game_going() -> None:
    ban = Chapter("ban", order=99)

    @ban.forbid.arrive
    def nobody_goes_anywhere(game: Game, figure: int, to: int, means: int) -> Refusal | None:
        return Refusal("banned")

    table = poor(1, 1, modules=("treasures",), extra=(ban,))
    table.puts(BLUE, table.chamber(HALL, (-1, 0), "E"))
    table.gets(RED, "teleport")
    table.waits_until(FIRST_SLAM)
    assert table.targets(RED, "teleport") == set()
    assert ends(table) == []


@pytest.mark.rule("calendar.cursed.no_dice_left")
@pytest.mark.parametrize(("slam", "lost"), [(FIRST_SLAM, []), (SECOND_SLAM, [NO_DICE_LEFT])])
def test_a_card_that_will_be_ready_again_keeps_the_game_going_until_the_last_slam(
    slam: int, lost: list[GameEnded]
) -> None:
    table = poor(1, 1, modules=("characters", "treasures"))
    hall = table.chamber(HALL, (-1, 0), "E")
    table.puts(BLUE, hall)
    table.gets(RED, "teleport")
    card = table.gets(RED, "mechanic_activatable")
    table.waits_until(slam)
    table.game.apply_only(PieceMoved(card, at(SPENT_BY, RED)))
    table.does(Perform(RED, "teleport", hall))
    table.waits(0)
    assert ends(table) == lost
    table.waits_until(SECOND_SLAM)
    assert ends(table) == [NO_DICE_LEFT], "it needs dice"


@pytest.mark.rule("calendar.cursed.no_dice_left", "base.escape.gift")
def test_the_die_of_an_escaped_team_mate_may_still_help() -> None:
    table = poor(1, 5, gems=0, pawn=2)
    table.puts(BLUE, table.chamber("exit", (1, 0), "W"))
    table.shows(BLUE, "KKKKA")
    table.does(Escape(BLUE))
    table.waits_until(FIRST_SLAM)
    assert ends(table) == []
    die = next(die for die, holder in enumerate(table.game.dice.holder) if holder == BLUE)
    table.does(Perform(BLUE, "gift", RED, dice=1 << die))
    assert len(table.game.dice.hands[RED]) == 1
    assert table.game.phase == RUNNING
