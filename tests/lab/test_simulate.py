"""Many games, and what is said about them."""

import pytest

from tumbledown.bots.pace import COMPANION, STEADY, Level, steady
from tumbledown.bots.table import Result, play_game
from tumbledown.engine.commands import Start
from tumbledown.engine.structs import EngineFault, Settings, SettingsError
from tumbledown.engine.temple import cell_at
from tumbledown.expansions import new_game, warnings_about
from tumbledown.lab import causes, simulate
from tumbledown.lab.simulate import Played, by_the_clock, play_many, play_one, summarise, why_lost, wilson
from tumbledown.lab.tables import table_settings


def played(won: bool, ended_at: int = 100_000, why: str = "", faults: tuple[str, ...] = ()) -> Played:
    return Played("s", won, ended_at, 10, why or ("" if won else simulate.OUT_OF_TIME), faults)


# -------------------------------------------------------------------- numbers
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (90, 100, 0.8256, 0.9448), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """Compared with the values that statistics packages print."""
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    summary = summarise([], 0.0)
    assert (summary.games, summary.wins, summary.games_per_s) == (0, 0, 0.0)


def test_a_summary_counts_wins_losses_and_broken_games() -> None:
    games = [
        played(True, 80_000),
        played(True, 90_000),
        played(False, 600_000),
        played(False, 0, why="x", faults=("y",)),
    ]
    summary = summarise(games, 2.0)
    assert (summary.games, summary.wins, summary.win_rate) == (4, 2, 0.5)
    assert summary.games_per_s == 2.0
    assert summary.median_end_s == 85.0
    assert summary.losses == {simulate.OUT_OF_TIME: 1, "x": 1}
    assert summary.violations == 1
    assert summary.details == ["seed s: y"]


def test_a_summary_says_which_gongs_were_heard_and_what_the_median_win_left() -> None:
    ends = [(True, 2, 150_000), (True, 3, 40_000), (True, 3, 20_000), (False, 3, 0), (False, 0, 590_000)]
    games = [Played("s", won, 600_000 - left, 10, "", (), gongs, left) for won, gongs, left in ends]
    summary = summarise(games, 1.0)
    assert summary.gongs_heard == (0.8, 0.8, 0.6)
    assert summary.median_left_s == 40.0


# -------------------------------------------------------------------- games
def test_games_are_numbered_by_their_seeds_and_the_same_each_time() -> None:
    first = list(play_many(table_settings(2), 3, "lab"))
    assert [game.seed for game in first] == ["lab/0", "lab/1", "lab/2"]
    assert list(play_many(table_settings(2), 3, "lab")) == first
    assert len({game.ended_at for game in first}) > 1


def test_games_at_the_same_time_are_the_same_games() -> None:
    settings = table_settings(1)
    assert list(play_many(settings, 6, "many", jobs=2)) == list(play_many(settings, 6, "many"))


def test_a_good_game_has_no_faults() -> None:
    game = play_one(table_settings(4), STEADY, "good")
    assert game.won
    assert (game.why, game.faults) == ("", ())
    assert game.commands > 100


@pytest.mark.parametrize(("track", "heard_at"), [("track1", 390_000), ("track2", 400_000)])
def test_the_gongs_of_a_game_are_those_of_its_soundtrack(track: str, heard_at: int) -> None:
    game = new_game(Settings(players=1, soundtrack=track), "gongs")
    game.handle(Start(), 0)
    game.advance(heard_at - 1)
    assert by_the_clock(game) == (1, 600_001 - heard_at)
    game.advance(heard_at)
    assert by_the_clock(game) == (2, 600_000 - heard_at)


def test_a_game_without_a_clock_has_neither_gongs_nor_time_left() -> None:
    game = new_game(Settings(players=1, practice=True), "calm")
    game.handle(Start(), 0)
    game.advance(700_000)
    assert by_the_clock(game) == (0, 0)


def test_three_companions_play_for_ten_minutes() -> None:
    """A small sample with room for chance; `tumbledown simulate --bot companion` measures the rates themselves."""
    summary = summarise(list(play_many(table_settings(3), 80, "drama", COMPANION)), 1.0)
    first, second, _ = summary.gongs_heard
    assert (summary.violations, first) == (0, 1.0)
    assert second >= 0.8
    assert 0.5 <= summary.win_rate <= 0.85
    assert 20 <= summary.median_left_s <= 110


def test_companions_win_as_rarely_on_the_cursed_side_as_the_table_is_told() -> None:
    for players, games in ((2, 40), (3, 30)):
        settings = table_settings(players, modules="calendar", variants=("calendar.cursed",))
        (told,) = [each for each in warnings_about(settings) if each.code == "cursed_side"]
        summary = summarise(list(play_many(settings, games, "cursed", COMPANION)), 1.0)
        assert 100 * summary.win_rate < told.numbers["won"], f"{players} players won {summary.wins} of {games}"


def test_a_game_that_breaks_down_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(settings: Settings, seed: str, level: Level) -> Result:
        raise EngineFault("rules without end")

    monkeypatch.setattr(simulate, "play_game", broken)
    game = play_one(table_settings(2), STEADY, "bad")
    assert not game.won
    assert (game.why, game.faults) == (simulate.BROKE_DOWN, ("EngineFault: rules without end",))


def test_a_sixth_player_brings_the_pieces_along() -> None:
    assert table_settings(6).modules == ("sixth_adventurer",)
    assert table_settings(5).modules == ()
    with pytest.raises(SettingsError, match="7 players: 1 to 6"):
        table_settings(7)


# -------------------------------------------------------------------- why a game was lost
@pytest.fixture
def lost() -> Result:
    """A game that slow bots lose, with somebody left inside."""
    for number in range(20):
        result = play_game(Settings(players=2), f"lose {number}", steady(6_000))
        if not result.won and result.game.temple.laid():
            return result
    raise AssertionError("slow bots win every game")


def test_a_won_game_was_not_lost() -> None:
    assert why_lost(play_game(Settings(players=1), "won")) == ""


def place_exit(result: Result) -> None:
    """Whatever else happened, the exit lies somewhere."""
    game = result.game
    tile = next(tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id == "exit")
    if tile not in game.temple.laid():
        game.temple.lay(tile, cell_at(0, 50), 0)


def test_the_exit_was_not_found(lost: Result) -> None:
    game = lost.game
    tile = next(tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id == "exit")
    if tile in game.temple.laid():
        game.temple.remove(tile, 0)
    assert why_lost(lost) == simulate.EXIT_NOT_FOUND


def test_dice_were_all_locked(lost: Result) -> None:
    place_exit(lost)
    for die in lost.game.dice.hands[lost.game.party.inside()[0]]:
        lost.game.dice.face[die] = 5
    assert why_lost(lost) == simulate.DICE_LOCKED


def test_there_were_more_gems_than_dice(lost: Result) -> None:
    place_exit(lost)
    lost.game.dice.face = [1] * len(lost.game.dice.face)
    lost.game.depot.gems = max(len(hand) for hand in lost.game.dice.hands)
    assert why_lost(lost) == simulate.TOO_FEW_DICE


def test_time_ran_out(lost: Result) -> None:
    place_exit(lost)
    lost.game.dice.face = [1] * len(lost.game.dice.face)
    lost.game.depot.gems = 0
    assert why_lost(lost) == simulate.OUT_OF_TIME


def test_the_team_gave_up(lost: Result) -> None:
    place_exit(lost)
    lost.reason = "gave_up"
    assert why_lost(lost) == simulate.GAVE_UP


def test_every_cause_of_a_loss_has_its_words() -> None:
    assert set(simulate.WORDS) == {"", *causes.CAUSES}
