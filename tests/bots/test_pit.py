"""Bots and the Pit: they use it when it is worth it, and never stand in it for nothing."""

import pytest

from tests.bots.team_of import BotScenario
from tumbledown.bots.table import play_game
from tumbledown.engine.commands import Enter, Perform, Prefer, Roll
from tumbledown.lab.tables import table_settings

FIRE = Perform(0, "pit")


def in_the_pit(faces: str, players: int = 2, gems: int = 7, beside: int = 2) -> BotScenario:
    """The first seat has these dice and has come to the Pit; its mates stand in the starting chamber. The switch by
    which help is refused has gone on by itself, or else by hand."""
    table = BotScenario(players=players, modules=("pit",), gems=gems, beside=beside)
    table.gives_dice(0, len(faces))
    table.shows(0, "AATKAAA"[: len(faces)])
    table.does(Enter(0, table.chamber("pit", at=(1, 0), stairs="W")))
    table.shows(0, faces)
    for seat in range(1, players):
        table.shows(seat, "AATTK")
    if not table.game.party.prefs[0]:
        table.does(Prefer(0, "keeps_masks", on=True))
    return table


def plays_on(table: BotScenario, seconds: int) -> None:
    """All bots decide in turn, and dice fall as they like."""
    end = table.game.now + 1000 * seconds
    while table.game.now < end:
        for seat in table.game.party.inside():
            table.acts(seat)


def can_throw(table: BotScenario) -> bool:
    return "B" * len(table.faces(0)) != table.faces(0)


# -------------------------------------------------------------------- never frozen
STUCK = {
    "four dice, too few for it": ("BBBB", 7, 2),
    "five masks and no turn of fate left": ("BBBBB", 7, 0),
    "five masks, gems enough lit, and no turn of fate left": ("BBBBB", 1, 0),
    "four masks and an empty depot": ("BBBBA", 0, 2),
    "all masks and an empty depot": ("BBBBB", 0, 0),
}


@pytest.mark.parametrize("case", STUCK)
def test_whoever_cannot_throw_in_the_pit_is_freed_by_a_mate(case: str) -> None:
    faces, gems, beside = STUCK[case]
    table = in_the_pit(faces, gems=gems, beside=beside)
    plays_on(table, seconds=40)
    assert can_throw(table) or table.game.party.out[0]


@pytest.mark.parametrize("faces", ["BBBB", "BBBA", "BBAAT"])
def test_help_is_not_refused_by_whoever_does_not_collect_masks(faces: str) -> None:
    table = in_the_pit(faces)
    assert table.decides(0) == Prefer(0, "keeps_masks", False)


def test_alone_with_five_masks_of_seven_dice_a_bot_goes_on_with_the_other_two() -> None:
    table = in_the_pit("BBBBBAA", players=1, beside=0)
    assert table.acts(0) == FIRE
    assert isinstance(table.decides(0), Roll)


# -------------------------------------------------------------------- used when it is worth it
@pytest.mark.parametrize("gems", [7, 1])
def test_five_black_masks_in_the_pit_are_used(gems: int) -> None:
    """Also if gems enough are lit: it costs nothing, and everybody needs fewer keys."""
    assert in_the_pit("BBBBB", gems=gems).decides(0) == FIRE


def test_the_fifth_mask_is_thrown_for_with_everything_that_is_left() -> None:
    table = in_the_pit("BBBBG")
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "G", "it would free two of the masks"


def test_with_gems_enough_nobody_waits_for_the_fifth_mask() -> None:
    assert in_the_pit("BBBBA", gems=1).decides(0) == Prefer(0, "keeps_masks", False)


def short_of_gems(players: int) -> tuple[BotScenario, int]:
    """The depot is full, all chambers with gems are used up, and the Pit is next to the starting chamber, where all
    stand."""
    table = BotScenario(players=players, modules=("pit",), gems=12)
    for tile, kind in enumerate(table.game.temple.kind):
        if table.game.temple.kinds[kind].gem_steps:
            table.game.temple.used[tile] = 1
    pit = table.chamber("pit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.shows(seat, "AAATK")
    return table, pit


def test_if_gems_are_short_one_of_the_team_goes_to_the_pit() -> None:
    table, pit = short_of_gems(4)
    assert [table.decides(seat) == Enter(seat, pit) for seat in range(4)] == [True, False, False, False]


@pytest.mark.parametrize("players", [2, 3])
def test_a_small_team_does_not_lock_all_dice_of_one_for_it(players: int) -> None:
    """Nobody would be there to free them: with the Pit two players won less often."""
    table, pit = short_of_gems(players)
    assert table.decides(0) != Enter(0, pit)


def test_whoever_collects_throws_everything_and_keeps_the_masks() -> None:
    table, _ = short_of_gems(4)
    table.acts(0)
    table.shows(0, "BBGAK")
    assert table.game.party.prefs[0], "the switch has gone on by itself"
    command = table.decides(0)
    assert isinstance(command, Roll)
    assert table.letters(0, command.dice) == "AGK", "the golden mask frees nothing"


def test_whoever_has_too_few_dice_does_not_go() -> None:
    table, pit = short_of_gems(4)
    table.gives_dice(0, 4)
    table.shows(0, "AAAT")
    table.shows(1, "AAATK")
    assert table.decides(0) != Enter(0, pit)
    assert table.decides(1) == Enter(1, pit)


def test_nobody_is_sent_to_help_whoever_keeps_masks() -> None:
    table = in_the_pit("BBBBB", players=2)
    table.seat_bots(0)
    command = table.decides(1)
    assert not isinstance(command, Enter)


def test_with_the_pit_five_players_win_at_the_highest_difficulty() -> None:
    """Without it they would have to leave with more keys than most can show."""
    settings = table_settings(5, difficulty="professional", modules="pit")
    assert sum(play_game(settings, f"short of gems {number}").won for number in range(6)) >= 5
