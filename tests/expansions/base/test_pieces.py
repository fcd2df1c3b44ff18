"""The pieces: what is on a die, the states a die can be in, and gems that never run out."""

from collections import Counter

import pytest

from tests.expansions.base.playing import moments
from tests.expansions.base.soundtracks import COLLAPSE, hall, scenario
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Escape, Mark, Roll, Start
from tumbledown.engine.dice import HAND, KEPT, LOST, SHIFT, bits
from tumbledown.engine.events import DiceFreed, DiceRolled, DiceSpent, DieMoved, Event, GameStarted, GemsMoved
from tumbledown.engine.fortune import FACES, Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import LETTERS
from tumbledown.engine.pieces import BOXED, DEPOT
from tumbledown.engine.structs import Settings
from tumbledown.expansions import new_game
from tumbledown.expansions.data.base import DATA

UNROLLED, OPEN, LOCKED, AWAY = "unrolled", "open", "locked", "away"


# -------------------------------------------------------------------- faces
@pytest.mark.rule("base.die.faces")
def test_a_die_has_two_adventurers_and_one_each_of_the_other_icons() -> None:
    faces = Counter(LETTERS[face] for face in FACES)
    assert faces == {"A": 2, "T": 1, "K": 1, "G": 1, "B": 1}
    assert faces == Counter(DATA.dice.faces.split())


@pytest.mark.rule("base.die.faces")
@pytest.mark.parametrize("count", [1, 5, 7])
def test_each_die_of_a_throw_shows_every_face_as_often_as_it_should(count: int) -> None:
    fortune, throws = Fortune("faces"), 3_000
    columns = list(zip(*(fortune.throw(2, number, count) for number in range(throws)), strict=True))
    assert len(columns) == count
    for shown in map(Counter, columns):
        assert set(shown) == {LETTERS.index(letter) for letter in "ATKGB"}
        # Standard deviations are 26 for adventurers and 20 for the others; the bounds lie five of them away.
        assert abs(shown[LETTERS.index("A")] - throws / 3) < 130
        assert all(abs(shown[LETTERS.index(letter)] - throws / 6) < 100 for letter in "TKGB")


# -------------------------------------------------------------------- states
def state(game: Game, die: int) -> str:
    """The one state of a die; in play and in a hand must be the same thing."""
    dice = game.dice
    in_hands = [seat for seat, hand in enumerate(dice.hands) for each in hand if each == die]
    assert in_hands == ([dice.holder[die]] if dice.where[die] == HAND else [])
    if not in_hands:
        return AWAY
    face = LETTERS[dice.face[die]]
    found = {".": UNROLLED, "B": LOCKED}.get(face, OPEN)
    assert found == OPEN or not dice.marks[die] & KEPT, "only open dice can be kept"
    return found


def states(game: Game) -> list[str]:
    return [state(game, die) for die in range(len(game.dice.face))]


def touched(event: Event) -> tuple[tuple[int, ...], set[str]]:
    """The dice that an event is about, and the states that it may find them in."""
    match event:
        case DiceRolled(dice=dice):
            return bits(dice), {UNROLLED, OPEN}
        case DiceSpent(dice=dice):
            return bits(dice), {OPEN}
        case DiceFreed(dice=dice):
            return bits(dice), {LOCKED}
    return (), set()


@pytest.mark.rule("base.die.states")
@pytest.mark.parametrize("players", [3, 5])
def test_through_a_whole_game_each_die_is_in_one_state_and_only_fitting_dice_are_used(players: int) -> None:
    game = new_game(Settings(players=players), "states")
    game.handle(Start(), 0)
    seen: set[str] = set()
    for now, command in moments(game, "states", until=COLLAPSE):
        before = states(game)
        seen |= set(before)
        outcome = game.handle(command, now)
        assert outcome.ok
        for dice, allowed in map(touched, outcome.events):
            assert {before[die] for die in dice} <= allowed
    assert seen == {UNROLLED, OPEN, LOCKED, AWAY}


@pytest.mark.rule("base.die.states")
def test_each_state_allows_what_it_should() -> None:
    table = scenario(players=1)
    place = hall(table)
    table.shows(0, "BAAAAK.")
    table.game.emit(DieMoved(6, LOST << SHIFT, 0))
    table.does(Enter(0, place))
    assert states(table.game) == [LOCKED, UNROLLED, UNROLLED, OPEN, OPEN, OPEN, AWAY]
    assert [table.refuses(Mark(0, "kept", 1 << die)) for die in (0, 1, 6)] == [
        "die_locked",
        "die_shows_nothing",
        "die_away",
    ]
    assert table.refuses(Enter(0, table.start, dice=1 << 1 | 1 << 3)) == "die_shows_nothing"
    assert [table.refuses(Roll(0, 1 << die)) for die in (0, 6)] == ["die_locked", "die_away"]
    assert [bits(offer.pool()) for offer in table.offers(0, "roll")] == [(1, 2, 3, 4, 5)]
    table.does(Mark(0, "kept", 1 << 5))
    table.does(Roll(0))
    assert table.faces(0)[-1] == "K", "open and kept"


# -------------------------------------------------------------------- gems
@pytest.mark.rule("base.gem.supply_not_limited")
def test_gems_go_on_being_added_when_the_printed_pieces_are_used_up() -> None:
    generous = Chapter("generous", order=99)

    @generous.react(GameStarted)
    def gems_rain(game: Game, event: GameStarted) -> None:
        for _ in range(4):
            game.emit(GemsMoved(BOXED, DEPOT, 10))

    table = Scenario(players=5, gems=16, extra=(generous,))
    assert table.game.depot.gems == 56
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.shows(0, "KKKKK")
    refusal = table.game.handle(Escape(0), 0).refusal
    assert refusal is not None
    assert refusal.missing == "K52", "56 gems ask for 57 keys"
