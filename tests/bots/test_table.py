"""Whole games of bots: they win, they ask only for what is offered, and they see only what a seat sees."""

from itertools import pairwise

import pytest

from tumbledown.bots.bot import Bot
from tumbledown.bots.pace import steady
from tumbledown.bots.table import Table, play_game
from tumbledown.bots.team import Team
from tumbledown.engine import journal
from tumbledown.engine.commands import Answer, AnyCommand, Start
from tumbledown.engine.events import GameEnded
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.pieces import TILES
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.lab.tables import table_settings
from tumbledown.lab.verify import verify

GAMES = 60


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_team_of_bots_wins_nearly_always(players: int) -> None:
    """At one decision in 1.2 seconds; and it never asks for anything that is refused."""
    results = [play_game(table_settings(players), f"win {number}") for number in range(GAMES)]
    assert [text for result in results for text in result.refused] == []
    assert sum(result.won for result in results) >= 0.9 * GAMES


def test_slow_bots_lose_sometimes() -> None:
    """So that the rate above says something about the bots, and not that the game cannot be lost."""
    results = [play_game(table_settings(4), f"slow {number}", steady(4_500)) for number in range(10)]
    assert sum(result.won for result in results) < 8
    assert {result.reason for result in results if not result.won} == {"collapse"}
    assert [text for result in results for text in result.refused] == []


@pytest.mark.parametrize("difficulty", ["expert", "professional"])
@pytest.mark.parametrize("players", [1, 3, 5])
def test_bots_play_every_difficulty_and_track_without_a_refusal(players: int, difficulty: str) -> None:
    for number in range(3):
        settings = table_settings(players, difficulty, "track2")
        assert play_game(settings, f"hard {number}", steady(1_700)).refused == []


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (play_game(Settings(players=3), "twice", record=True) for _ in range(2))
    assert first.journal is not None
    assert second.journal is not None
    assert journal.write(first.journal) == journal.write(second.journal)


def test_recording_changes_nothing() -> None:
    loud = play_game(Settings(players=3), "quiet", record=True)
    quiet = play_game(Settings(players=3), "quiet")
    assert state_hash(loud.game) == state_hash(quiet.game)
    assert quiet.journal is None


def test_another_seed_gives_another_game() -> None:
    ends = {play_game(Settings(players=2), str(number)).ended_at for number in range(5)}
    assert len(ends) > 2


@pytest.mark.parametrize(("players", "pace_ms"), [(1, 1_200), (4, 2_500), (6, 1_200)])
def test_a_recorded_game_can_be_verified(players: int, pace_ms: int) -> None:
    recorded = play_game(table_settings(players), "fair", steady(pace_ms), record=True).journal
    assert recorded is not None
    report = verify(recorded)
    assert report.faults == []
    assert report.fair
    assert isinstance(recorded.entries[-1].events[-1], GameEnded)


def test_seats_decide_in_turn_evenly_spread_over_the_pace() -> None:
    table = Table(Settings(players=3), "turns")
    times = []
    for _ in range(6):
        times.append(table.next_at())
        table.step()
    assert times == [0, 400, 800, 1_200, 1_600, 2_000]


def test_one_decision_is_one_command() -> None:
    """Apart from the opening call, nobody acts twice within the pace as long as nothing is asked."""
    recorded = play_game(Settings(players=2), "one", record=True).journal
    assert recorded is not None
    commands = [(entry.at, entry.command) for entry in recorded.entries if entry.command is not None]
    mine = [at for at, command in commands if command.seat == 0 and not isinstance(command, Answer)]
    assert len(mine) > 20
    assert all(later - earlier >= 1_200 for earlier, later in pairwise(mine))


def test_questions_are_answered_at_once() -> None:
    """Whenever time or a command opens a question, no later moment finds it unanswered by a bot."""
    table = Table(Settings(players=4), "ask 0", steady(2_600), record=True)
    while not table.is_over:
        table.step()
        waiting = [q for q in table.game.questions.values() if q.asked & ~sum(1 << seat for seat in q.answers)]
        assert waiting == []
    assert any(isinstance(entry.command, Answer) for entry in table.entries), "a game in which somebody is asked"


def test_a_game_without_a_clock_ends_too() -> None:
    result = play_game(Settings(players=2, practice=True), "calm")
    assert result.won


def test_before_the_opening_call_and_after_the_end_nothing_is_decided() -> None:
    game = new_game(Settings(players=1), "early")
    assert Bot().decide(game) is None
    over = play_game(Settings(players=1), "late").game
    assert Bot().decide(over) is None


def test_a_throw_that_is_not_over_is_waited_for() -> None:
    game = new_game(Settings(players=1, roll_ms=5_000), "slow hand")
    game.handle(Start(), 0)
    bot = Bot()
    throw = bot.decide(game)
    assert throw is not None
    assert game.handle(throw, 0).ok
    while (command := bot.decide(game)) is not None:
        assert game.handle(command, 1).ok


# -------------------------------------------------------------------- what a seat may see
def twin(game: Game, seed: str, order: list[int]) -> Game:
    """The same open table with other luck to come and the pile in another order."""
    other = restore(snapshot(game), game.rules, Fortune(seed))
    other.pieces.piles[TILES] = order
    return other


def choice(game: Game, seat: int) -> AnyCommand | None:
    """What this seat's bot would do if all bots sat down just now."""
    team = Team()
    bots = [Bot(each, team=team) for each in range(game.party.size)]
    return bots[seat].decide(game)


@pytest.mark.parametrize("players", [1, 4])
def test_bots_do_not_know_what_lies_in_the_pile_or_what_will_be_thrown(players: int) -> None:
    """At every decision of a game: with the pile in another order and other luck to come, it would be the same."""
    table = Table(Settings(players=players), "blind")
    compared = 0
    while not table.is_over:
        seat, pile = table.next_seat(), table.game.pile(TILES)
        expected = choice(twin(table.game, "blind", list(pile)), seat)
        for first in range(1, len(pile)):
            assert choice(twin(table.game, "other luck", pile[first:] + pile[:first]), seat) == expected
            compared += 1
        table.step()
    assert compared > 100
