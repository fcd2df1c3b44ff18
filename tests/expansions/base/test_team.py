"""The team: how many play, one result for all, no turns, difficulty, playing alone and in pairs."""

from itertools import permutations

import pytest

from tests.expansions.base.playing import moments
from tests.expansions.base.soundtracks import COLLAPSE, FIRST_SLAM, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine.adventurer import VACANT
from tumbledown.engine.commands import Answer, Connection, Enter, Escape, HandOver, Perform, Roll, Start
from tumbledown.engine.events import DiceFreed, GameEnded, GemsMoved
from tumbledown.engine.game import OVER, RUNNING, Game
from tumbledown.engine.icons import B
from tumbledown.engine.pieces import BESIDE, DEPOT, TILES
from tumbledown.engine.questions import YES
from tumbledown.engine.structs import Settings, SettingsError
from tumbledown.engine.view import SPECTATOR, ClockView, view
from tumbledown.expansions import new_game

USUAL_GEMS = {1: 7, 2: 7, 3: 11, 4: 14, 5: 16}


def lock_a_die(game: Game, seat: int) -> None:
    game.dice.show(game.dice.hands[seat][0], B, 0)


# -------------------------------------------------------------------- who plays
@pytest.mark.rule("base.players.count")
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_one_to_five_can_play_the_base_game_from_the_call_to_the_end(players: int) -> None:
    game = new_game(Settings(players=players), "count")
    game.handle(Start(), 0)
    for now, command in moments(game, "count", until=COLLAPSE + 1_000):
        assert game.handle(command, now).ok
    assert game.phase == OVER


@pytest.mark.rule("base.players.count")
@pytest.mark.parametrize("players", [-1, 0, 6, 7])
def test_any_other_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(SettingsError, match="players"):
        new_game(Settings(players=players), "count")


def results(game: Game) -> set[tuple[int, bool]]:
    """The result as everybody sees it: more than one value would mean different results."""
    clocks = [view(game, seat)["clock"] for seat in range(SPECTATOR, game.party.size)]
    return {(clock.phase, clock.won) for clock in clocks if isinstance(clock, ClockView)}


@pytest.mark.rule("base.players.team")
@pytest.mark.parametrize("left_behind", [False, True])
def test_the_team_wins_together_or_loses_together(left_behind: bool) -> None:
    table = Scenario(players=3, gems=0)
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(3):
        table.puts(seat, way_out)
        table.shows(seat, "KAAAA")
    for seat in range(2 if left_behind else 3):
        assert results(table.game) == {(RUNNING, False)}
        table.does(Escape(seat))
    table.waits_until(COLLAPSE)
    assert results(table.game) == {(OVER, not left_behind)}
    assert len(table.happened(GameEnded)) == 1


# -------------------------------------------------------------------- no turns
@pytest.mark.rule("base.realtime.no_turns")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_everybody_rolls_and_acts_at_the_same_moment_in_any_order(order: tuple[int, ...]) -> None:
    table = Scenario(players=3)
    place = hall(table)
    for seat in order:
        table.will_throw(seat, "AAAAA")
        table.does(Roll(seat), at=1_000)
    for seat in order:
        table.does(Enter(seat, place), at=1_000)
        table.does(Enter(seat, table.start), at=1_000)
    assert [table.stands(seat) for seat in range(3)] == [table.start] * 3


@pytest.mark.rule("base.realtime.no_turns")
def test_nobody_waits_for_a_player_who_is_throwing_or_for_one_who_does_nothing() -> None:
    table = Scenario(players=2)
    for number in range(10):
        table.will_throw(0, "KKKKK")
        table.does(Roll(0), at=1_000 * number)
    assert table.refuses(Roll(0)) == "still_rolling"
    table.will_throw(1, "TTTTT")
    table.does(Roll(1))
    assert table.faces(1) == "TTTTT"


# -------------------------------------------------------------------- difficulty
@pytest.mark.rule("base.difficulty.expert")
@pytest.mark.parametrize("players", USUAL_GEMS)
def test_experts_face_three_gems_more_and_can_still_turn_fate(players: int) -> None:
    game = new_game(Settings(players=players, difficulty="expert"), "7")
    assert (game.depot.gems, game.depot.beside) == (USUAL_GEMS[players] + 3, 2)
    game.handle(Start(), 0)
    lock_a_die(game, 0)
    assert game.handle(Perform(0, "fate"), 0).ok
    for seat in range(1, players):
        assert game.handle(Answer(seat, next(iter(game.questions)), YES), 0).ok
    assert (game.depot.gems, game.depot.beside) == (USUAL_GEMS[players] + 4, 1)


@pytest.mark.rule("base.difficulty.professional", "base.setup.fate_gems")
@pytest.mark.parametrize("players", USUAL_GEMS)
def test_professionals_face_six_gems_more_and_no_turn_of_fate(players: int) -> None:
    game = new_game(Settings(players=players, difficulty="professional"), "7")
    assert (game.depot.gems, game.depot.beside) == (USUAL_GEMS[players] + 6, 0)
    game.handle(Start(), 0)
    lock_a_die(game, 0)
    refusal = game.handle(Perform(0, "fate"), 0).refusal
    assert refusal is not None
    assert refusal.code == "no_fate_left"
    assert "fate" not in [offer.verb for offer in game.options(0)]


@pytest.mark.rule("base.difficulty.expert", "base.difficulty.professional")
def test_there_are_no_other_variants() -> None:
    with pytest.raises(SettingsError, match="difficulty"):
        new_game(Settings(difficulty="hopeless"), "7")


# -------------------------------------------------------------------- one or two
@pytest.mark.rule("base.solo.rules")
def test_a_single_player_has_seven_dice_against_seven_gems_and_turns_fate_alone() -> None:
    game = new_game(Settings(players=1), "solo")
    assert (len(game.dice.hands[0]), game.depot.gems, game.depot.beside) == (7, 7, 2)
    assert game.pile(TILES).index(game.temple.kind.index(game.rules.tile_kind_ids["exit"])) in (6, 7, 8)
    game.handle(Start(), 0)
    lock_a_die(game, 0)
    events = game.handle(Perform(0, "fate"), 0).events
    assert [event for event in events if isinstance(event, GemsMoved)] == [GemsMoved(BESIDE, DEPOT, 1)]
    assert any(isinstance(event, DiceFreed) for event in events)
    assert game.questions == {}


@pytest.mark.rule("base.solo.rules")
def test_everything_else_is_unchanged_for_a_single_player() -> None:
    table = scenario(players=1)
    hall(table, 0)
    table.waits_until(FIRST_SLAM)
    assert len(table.game.dice.hands[0]) == 6
    table.waits_until(COLLAPSE)
    assert table.game.phase == OVER
    assert not table.game.won


@pytest.mark.rule("base.solo.other_player_effects")
def test_alone_one_can_help_give_to_and_hand_over_to_nobody() -> None:
    table = Scenario(players=1, gems=0)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "GBKAAAA")
    assert table.targets(0, "free") == {0}
    assert table.refuses(Perform(0, "free", 1)) == "no_such_target"
    table.does(Connection(0, False))
    table.waits(15_000)
    assert table.game.party.absent[0] == VACANT
    assert table.refuses(HandOver(0, 1)) == "no_such_seat"
    table.does(Escape(0))
    assert table.refuses(Perform(0, "gift", 0, dice=1)) == "game_over"
    assert table.game.party.gift == [0]


@pytest.mark.rule("base.two.rules")
def test_two_players_have_five_dice_each_against_seven_gems_and_decide_on_fate_together() -> None:
    game = new_game(Settings(players=2), "two")
    assert [len(hand) for hand in game.dice.hands] == [5, 5]
    assert (game.depot.gems, game.depot.beside) == (7, 2)
    assert game.pile(TILES).index(game.temple.kind.index(game.rules.tile_kind_ids["exit"])) in (6, 7, 8)
    game.handle(Start(), 0)
    lock_a_die(game, 0)
    assert game.handle(Perform(0, "fate"), 0).ok
    assert game.depot.gems == 7
    assert game.handle(Answer(1, next(iter(game.questions)), YES), 0).ok
    assert game.depot.gems == 8
