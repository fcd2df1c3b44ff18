"""What is forbidden, to whom and how long."""

import pytest

from tests.expansions.time_chambers.tables import (
    BLUE,
    ENDS,
    GEMS,
    GONGS,
    GREEN,
    HALF,
    MASKS,
    MOVEMENT,
    RED,
    START,
    banning,
    before,
    discover,
    found,
    hall_of,
    hands,
    noted,
    told,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Discover, Enter, Escape, Mark, Perform, Roll
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.tiles import NORTH

GEM_CHAMBER = "gem_key_3"


def refused(table: Scenario, command: Enter | ActivateGems | Perform) -> Refusal | None:
    return table.game.handle(command, table.game.now).refusal


# -------------------------------------------------------------------- one after the other
@pytest.mark.rule(
    "time_chambers.prohibition.first", "time_chambers.prohibition.second", "time_chambers.prohibition.end"
)
@pytest.mark.parametrize(
    ("kind", "first", "second"),
    [
        ("prohibition_a", GEMS, MOVEMENT),
        ("prohibition_b", MASKS, START),
        ("prohibition_c", MOVEMENT, MASKS),
        ("prohibition_d", START, GEMS),
    ],
)
def test_the_upper_icon_holds_for_thirty_seconds_then_the_lower_one_then_nothing(
    kind: str, first: int, second: int
) -> None:
    table, place = found(kind, at=1_000)
    tile = place >> 1
    assert (noted(table).ban_now, noted(table).green_sand) == (first, (tile, 0, 1_000, 31_000))
    table.waits_until(30_999)
    assert noted(table).ban_now == first
    table.waits_until(31_000)
    assert (noted(table).ban_now, noted(table).green_sand) == (second, (tile, 1, 31_000, 61_000))
    table.waits_until(60_999)
    assert noted(table).ban_now == second
    table.waits_until(61_000)
    assert (noted(table).ban_now, noted(table).green_sand) == (0, ())
    assert told(table.events, "ban_begins") == [(first, 31_000), (second, 61_000)]
    assert told(table.events, "ban_ends") == [(first,), (second,)]


@pytest.mark.rule("time_chambers.prohibition.second")
def test_what_the_upper_icon_forbade_is_allowed_under_the_lower_one() -> None:
    table, _ = found("prohibition_c")
    table.waits(HALF)
    table.shows(RED, "AAGGB")
    assert table.refuses(Perform(RED, "free", RED)) == "masks_banned"
    table.does(Enter(RED, table.start))


@pytest.mark.rule("time_chambers.prohibition.boundary")
@pytest.mark.parametrize(("at", "is_refused"), [(29_999, True), (30_000, False)])
def test_at_the_very_end_it_is_allowed(at: int, is_refused: bool) -> None:
    table = banning(MOVEMENT)
    table.shows(RED, "AAGGG")
    outcome = table.game.handle(Enter(RED, table.start), at)
    assert (outcome.refusal is not None) == is_refused


@pytest.mark.rule("time_chambers.prohibition.refused")
def test_a_forbidden_step_spends_nothing_and_tells_when_it_is_allowed_again() -> None:
    table, _ = found("prohibition_c", at=2_000)
    table.shows(RED, "AAGGG")
    assert "enter" not in table.verbs(RED)
    assert table.refuses(Enter(RED, table.start)) == "steps_banned"
    assert refused(table, Enter(RED, table.start)) == Refusal("steps_banned", about=32_000)
    assert table.faces(RED) == "AAGGG"


@pytest.mark.rule("time_chambers.prohibition.all_players")
@pytest.mark.parametrize("seat", [RED, BLUE, GREEN])
def test_it_binds_everybody_wherever_they_are(seat: int) -> None:
    table = banning(MOVEMENT, players=3)
    table.puts(GREEN, table.chamber("basic_10", at=(-1, 0), stairs="E"))
    hall = hall_of(table)
    to = {RED: table.start, BLUE: hall, GREEN: table.start}[seat]
    table.shows(seat, "AAAAA")
    assert table.refuses(Enter(seat, to)) == "steps_banned"


# -------------------------------------------------------------------- gems
@pytest.mark.rule("time_chambers.prohibition.gems")
def test_no_gem_is_lit() -> None:
    table = banning(GEMS)
    chamber = table.chamber(GEM_CHAMBER, at=(-1, 0), stairs="E")
    table.puts(BLUE, chamber)
    (step, *_) = table.game.tile_kind(chamber >> 1).gem_steps
    icons = "".join(letter * number for letter, number in zip("ATKGB", step[1], strict=True))
    table.shows(BLUE, icons.ljust(5, "G"))
    assert "activate" not in table.verbs(BLUE)
    assert table.refuses(ActivateGems(BLUE, 0)) == "gems_banned"
    assert refused(table, ActivateGems(BLUE, 0)) == Refusal("gems_banned", about=HALF)
    table.does(ActivateGems(BLUE, 0), at=HALF)
    assert table.gems_in(chamber) == step[0]


# -------------------------------------------------------------------- golden masks
@pytest.mark.rule("time_chambers.prohibition.masks")
def test_no_golden_mask_frees_dice_neither_own_nor_others() -> None:
    table = banning(MASKS)
    table.puts(BLUE, hall_of(table))
    table.shows(RED, "GBBGK")
    table.shows(BLUE, "BBBBB")
    assert "free" not in table.verbs(RED)
    for seat in (RED, BLUE):
        assert table.refuses(Perform(RED, "free", seat)) == "masks_banned"
    table.waits(HALF)
    table.does(Perform(RED, "free", BLUE))


@pytest.mark.rule("time_chambers.prohibition.masks_keep")
def test_golden_masks_are_kept_aside_and_used_when_the_ban_ends() -> None:
    table = banning(MASKS)
    table.shows(RED, "GBBKK")
    table.does(Mark(RED, "kept", table.dice(RED, "G")))
    table.will_throw(RED, "TT")
    table.does(Roll(RED), at=5_000)
    assert table.faces(RED) == "GBBTT"
    table.does(Perform(RED, "free", RED), at=HALF)
    assert table.faces(RED) == "...TT"


# -------------------------------------------------------------------- movement
@pytest.mark.rule("time_chambers.prohibition.movement")
def test_nobody_enters_any_chamber() -> None:
    table = banning(MOVEMENT)
    hall, time_chamber = hall_of(table), table.lies_at(2, 0)
    for seat in (RED, BLUE):
        table.shows(seat, "AAAAA")
    assert table.refuses(Enter(BLUE, hall)) == "steps_banned"
    assert table.refuses(Enter(RED, time_chamber)) == "steps_banned"
    assert table.refuses(Enter(RED, table.start)) == "steps_banned"


@pytest.mark.rule("time_chambers.prohibition.movement_scope")
def test_discovering_is_allowed_while_nobody_may_move() -> None:
    table = banning(MOVEMENT)
    table.shows(RED, "AAGGG")
    table.does(Discover(RED, NORTH))
    assert table.lies_at(1, -1) >= 0


@pytest.mark.rule("time_chambers.prohibition.movement", "time_chambers.prohibition.start_slam")
def test_a_ban_of_movement_while_a_gong_sounds_lets_the_door_take_dice() -> None:
    table = before("prohibition_c")
    discover(table, at=ENDS[0] - 20_000)
    table.shows(RED, "AAGGG")
    assert table.refuses(Enter(RED, table.start), at=ENDS[0]) == "steps_banned"
    table.waits_until(ENDS[0])
    assert hands(table) == [4, 5]


# -------------------------------------------------------------------- the starting chamber
@pytest.mark.rule("time_chambers.prohibition.start")
def test_nobody_enters_the_starting_chamber_and_those_inside_leave_or_stay() -> None:
    table = banning(START)
    for seat in (RED, BLUE):
        table.shows(seat, "AAAAA")
    assert table.refuses(Enter(RED, table.start)) == "start_banned"
    table.does(Enter(RED, table.lies_at(2, 0)))
    table.does(Enter(BLUE, hall_of(table)))
    assert table.refuses(Enter(BLUE, table.start)) == "start_banned"


@pytest.mark.rule("time_chambers.prohibition.start_slam")
def test_whoever_is_kept_out_of_the_start_at_the_slam_loses_a_die_and_who_is_inside_does_not() -> None:
    table = before("prohibition_d")
    discover(table, at=ENDS[0] - 29_999)
    table.shows(RED, "AAGGG")
    assert table.refuses(Enter(RED, table.start), at=ENDS[0]) == "start_banned"
    table.waits_until(ENDS[0])
    assert hands(table) == [4, 5]


@pytest.mark.rule("time_chambers.prohibition.escape")
@pytest.mark.parametrize("ban", [GEMS, MASKS, MOVEMENT, START])
def test_escaping_is_never_forbidden(ban: int) -> None:
    table = banning(ban, gems=0)
    table.puts(BLUE, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(BLUE, "KGGGG")
    table.does(Escape(BLUE))
    assert table.game.party.out[BLUE]


# -------------------------------------------------------------------- seen in time
@pytest.mark.rule("time_chambers.prohibition.start_slam")
@pytest.mark.parametrize(
    ("kind", "found_at", "ban"),
    [
        ("prohibition_c", ENDS[0] - 26_000, (MOVEMENT, ENDS[0] - 26_000, ENDS[0] + 4_000)),
        ("prohibition_c", ENDS[0] - HALF, ()),
        ("prohibition_b", ENDS[0] - HALF, (START, ENDS[0], ENDS[0] + HALF)),
        ("prohibition_b", ENDS[0] - 40_000, (START, ENDS[0] - 10_000, ENDS[0] + 20_000)),
        ("prohibition_a", ENDS[0] - 10_000, ()),
    ],
)
def test_in_a_countdown_all_see_a_ban_that_will_hold_at_the_slam(
    kind: str, found_at: int, ban: tuple[int, ...]
) -> None:
    table = before(kind)
    discover(table, at=found_at)
    if found_at < GONGS[0]:
        assert noted(table).slam_ban == ()
    table.waits_until(max(GONGS[0], found_at))
    assert noted(table).slam_ban == ban
    table.waits_until(ENDS[0])
    assert noted(table).slam_ban == ()


@pytest.mark.rule("time_chambers.prohibition.start_slam")
def test_a_chamber_that_waits_may_forbid_steps_at_the_slam() -> None:
    table = before("prohibition_a", "prohibition_d")
    discover(table, at=ENDS[0] - 70_000)
    discover(table, 1)
    table.waits_until(GONGS[0])
    assert noted(table).slam_ban == (START, ENDS[0] - 10_000, ENDS[0] + 20_000)


# -------------------------------------------------------------------- a game that goes on elsewhere
@pytest.mark.rule("time_chambers.activate", "time_chambers.queue.start")
def test_a_snapshot_in_the_middle_of_the_sand_goes_on_alike() -> None:
    table = before("prohibition_a", "prohibition_c", "sacrifice_chamber", players=3)
    for side, at in enumerate((1_000, 2_000, 3_000)):
        discover(table, side, at=at)
    table.waits_until(20_000)
    again = restore(snapshot(table.game), table.game.rules, table.game.fortune)
    assert state_hash(again) == state_hash(table.game)
    for game in (table.game, again):
        game.advance(200_000)
    assert state_hash(again) == state_hash(table.game)
