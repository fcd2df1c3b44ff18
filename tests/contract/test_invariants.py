"""A contract that nobody could break would be worth nothing: every invariant is broken once on purpose."""

from collections.abc import Callable
from itertools import count
from random import Random

import pytest

from tests.contract import invariants
from tests.contract.invariants import Facts
from tests.contract.probe_cards import pieces_of
from tests.contract.probe_secrets import probe
from tests.contract.random_play import play_many
from tests.contract.stores import Stores
from tests.contract.strays import Listed
from tests.contract.tables import Table, easy
from tumbledown.engine import moves
from tumbledown.engine.commands import Command, Enter, Escape, Perform, Prefer, Roll, Start
from tumbledown.engine.dice import HELD_BACK, LOST, VOID, spot
from tumbledown.engine.events import (
    Answered,
    Asked,
    ChamberRemoved,
    Closed,
    DiceRolled,
    DiceSpent,
    Noted,
    PieceMoved,
    TileDrawn,
)
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import A, T
from tumbledown.engine.offers import Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, AT_SEAT, TILES, at
from tumbledown.engine.refusals import GAME_OVER, Refusal
from tumbledown.engine.setup import deal_out
from tumbledown.engine.structs import Settings
from tumbledown.engine.temple import AIR, BOX, OUTSIDE, STEP

PLAIN = Table(Settings(players=2))
FULL = Table(Settings(players=2), (probe,))


def running(table: Table = PLAIN) -> Game:
    game = table.bare("watched")
    deal_out(game)
    game.handle(Start(), 0)
    return game


def broken(number: int, *arguments: object) -> bool:
    """Whether the check of this number complains."""
    try:
        invariants.NUMBERS[number](*arguments)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize("table", [PLAIN, FULL])
def test_a_fresh_game_breaks_nothing(table: Table) -> None:
    game = running(table)
    invariants.check_state(game, Facts(game), temple=True)
    invariants.the_next_deadline_lies_ahead(game)
    invariants.cached_options_are_fresh(game)
    invariants.experiment(game, Random(1))


# -------------------------------------------------------------------- what a state can lack
def lose_a_die(game: Game) -> None:
    game.dice.hands[0].pop()


def let_a_used_die_show(game: Game) -> None:
    game.dice.show(0, A, 4)


def keep_an_unrolled_die(game: Game) -> None:
    game.dice.show(0, 0, 1)


def forge_a_gem(game: Game) -> None:
    game.depot.gems += 1


def owe_a_gem(game: Game) -> None:
    game.depot.boxed += game.depot.gems + 1
    game.depot.gems = -1


def misplace_a_tile(game: Game) -> None:
    game.temple.tile_at[0] = game.pile(TILES)[0]


def forget_a_tile(game: Game) -> None:
    game.pile(TILES).pop()


def change_a_tile(game: Game) -> None:
    game.temple.kind[3] += 1


def bridge_a_wall(game: Game) -> None:
    game.temple.nbr[4 * 2 * game.start] = 2 * game.pile(TILES)[0]


def lock_a_door_from_inside(game: Game) -> None:
    neighbour = game.temple.passages(2 * game.start)[0]
    for side in range(4):
        game.temple.nbr[4 * neighbour + side] = OUTSIDE


def join_two_halves(game: Game) -> None:
    game.temple.nbr[0] = 1


def stand_in_the_pile(game: Game) -> None:
    game.party.place[0] = 2 * game.pile(TILES)[0]


def steer_the_same_figure(game: Game) -> None:
    game.party.control[0] = game.party.control[1]


def be_half_out(game: Game) -> None:
    game.party.out[0] = 1


def ask_in_vain(game: Game) -> None:
    game.apply_only(Asked(9, "which_die", 1, 1, 5_000, 5_000, args=(0, 0, 0)))


def drop_a_card(game: Game) -> None:
    game.pile("cards").pop()


def hide_a_card(game: Game) -> None:
    game.party.cards[0] = 1


def hold_two_of_a_kind(game: Game) -> None:
    for piece in (0, 1):
        game.apply_only(PieceMoved(piece, at(AT_SEAT, 0)))


BREAKERS: list[tuple[int, Callable[[Game], None]]] = [
    (1, lose_a_die),
    (1, let_a_used_die_show),
    (1, keep_an_unrolled_die),
    (3, forge_a_gem),
    (4, owe_a_gem),
    (5, misplace_a_tile),
    (5, forget_a_tile),
    (5, change_a_tile),
    (6, bridge_a_wall),
    (7, lock_a_door_from_inside),
    (8, join_two_halves),
    (9, stand_in_the_pile),
    (10, steer_the_same_figure),
    (10, be_half_out),
    (20, ask_in_vain),
    (22, drop_a_card),
    (22, hide_a_card),
    (23, hold_two_of_a_kind),
]


@pytest.mark.parametrize(("number", "breaker"), BREAKERS)
def test_a_broken_state_is_seen(number: int, breaker: Callable[[Game], None]) -> None:
    game = running(FULL)
    facts = Facts(game)
    assert not broken(number, game, facts)
    breaker(game)
    assert broken(number, game, facts)


def test_a_figure_in_a_closed_chamber_is_seen() -> None:
    game = running(FULL)
    sealed = game.temple.kind.index(game.rules.tile_kind_ids["sealed"])
    game.temple.lay(sealed, 5, 0)
    game.party.place[0] = 2 * sealed
    assert broken(9, game, Facts(game))


# -------------------------------------------------------------------- what a step can do wrong
def showing(faces: int, seats: int = 2) -> Game:
    game = running()
    for seat in range(seats):
        for die in game.dice.hands[seat]:
            game.dice.show(die, faces, 0)
    return game


def test_a_payment_with_useless_dice_is_seen() -> None:
    game = showing(A)
    assert not broken(2, game, DiceSpent(0, 0b11))
    assert broken(2, running(), DiceSpent(0, 0b11))
    game.dice.show(0, A, VOID)
    assert broken(2, game, DiceSpent(0, 0b11))
    game = showing(A)
    game.dice.move(0, spot(LOST), 0, A)
    assert broken(2, game, DiceSpent(0, 0b11))


def test_a_wasteful_payment_is_seen() -> None:
    game = showing(A)
    game.dice.show(1, T, 0)
    beside = game.temple.passages(2 * game.start)
    assert beside
    for to in beside:
        command = Enter(0, to)
        assert not broken(15, game, DiceSpent(0, 0b11), command)
        assert broken(15, game, DiceSpent(0, 0b111), command)
        assert broken(15, game, DiceSpent(0, 0b11), Enter(0, to, dice=0b1100))


def test_a_payment_for_what_is_not_offered_is_seen() -> None:
    assert broken(15, showing(A), DiceSpent(0, 0b1), Escape(0))


def test_a_stranger_who_pays_is_seen() -> None:
    game = showing(A)
    to = game.temple.passages(2 * game.start)[0]
    assert not broken(16, game, DiceSpent(0, 0b11), Enter(0, to))
    assert broken(16, game, DiceSpent(0, 0b100001), Enter(0, to))


def test_a_die_that_was_held_back_is_seen() -> None:
    game = running(FULL)
    task = Perform(0, "task", game.start)
    for die in (0, 1, 5, 6):
        game.dice.show(die, T, 0)
    assert not broken(16, game, DiceSpent(0, 0b100001), task)
    game.dice.show(5, T, HELD_BACK)
    assert broken(16, game, DiceSpent(0, 0b100001), task)
    game.dice.show(5, T, 0)
    game.apply_only(Noted("seat", "prefs", 4, 1))
    assert broken(16, game, DiceSpent(0, 0b100001), task)
    game.apply_only(Noted("seat", "prefs", 0, 1))
    game.party.place[1] = game.temple.passages(2 * game.start)[0]
    assert broken(16, game, DiceSpent(0, 0b100001), task)


def test_a_missed_deadline_is_seen() -> None:
    game = running()
    game.now = game.timers[0][0]
    assert broken(19, game)


def test_a_slam_that_takes_too_little_or_too_much_is_seen() -> None:
    assert not broken(21, {0: 1, 1: 0}, {0: 1})
    assert broken(21, {0: 1, 1: 0}, {})
    assert broken(21, {0: 1, 1: 0}, {0: 2})
    assert broken(21, {0: 1, 1: 0}, {0: 1, 1: 1})


def test_a_forbidden_throw_is_seen() -> None:
    game = running(FULL)
    assert not broken(27, game, DiceRolled(0, 0b1, (A,), 1, 900))
    (trap, *_) = pieces_of(game, "trap")
    game.apply_only(PieceMoved(trap, at(AT_SEAT, 0)))
    assert broken(27, game, DiceRolled(0, 0b1, (A,), 1, 900))
    assert not broken(27, game, DiceRolled(1, 1 << 5, (A,), 1, 900))


def test_a_deed_that_throws_without_asking_is_found() -> None:
    """The probe forbids some throws; this chapter throws all the same, as a careless one would."""
    chapter = Chapter("careless", order=95, looks_far=False)

    @chapter.offer("spin")
    def spin(game: Game, seat: int) -> tuple[Offer, ...]:
        return (Offer("spin"),) if game.dice.hands[seat] and not game.party.out[seat] else ()

    @chapter.perform("spin")
    def spin_a_die(game: Game, order: Order) -> None:
        seat = order.seat
        number = game.party.throws[seat] + 1
        game.emit(DiceRolled(seat, 1 << game.dice.hands[seat][0], (A,), number, game.now + 900))

    found = play_many([[Table(Settings(players=3), (probe, chapter))]], range(20)).violations
    assert found
    assert all("numb" in violation for violation in found), found


def test_a_question_that_nobody_answered_in_time_is_seen() -> None:
    game = running(FULL)
    game.apply_only(Asked(9, "quiz", 0b11, 1, 5_000, 5_000))
    assert not broken(28, game, Closed(9, "lapsed"))
    game.apply_only(Answered(9, 0, 5))
    assert broken(28, game, Closed(9, "due"))
    game.apply_only(Answered(9, 1, 5))
    assert not broken(28, game, Closed(9, "due"))


def test_a_store_that_missed_something_is_seen() -> None:
    game = running(FULL)
    stores = Stores(game)
    assert not broken(26, game, stores)
    gone = ChamberRemoved(game.temple.laid()[-1], BOX)
    game.apply_only(gone)
    assert broken(26, game, stores)
    stores.follow(game, [gone])
    assert not broken(26, game, stores)
    stores.held[1]["depot"] = stores.held[1].pop("clock")
    assert broken(26, game, stores)


# -------------------------------------------------------------------- what an experiment can find
def test_an_option_that_fails_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    assert not broken(11, game, Random(1))
    monkeypatch.setattr(game, "options", lambda seat: [Offer("escape")])
    assert broken(11, game, Random(1))


@pytest.mark.parametrize(("stray", "claim"), [(Roll(0), Listed.NO), (Escape(0), Listed.YES)])
def test_a_stray_that_belies_the_list_is_seen(monkeypatch: pytest.MonkeyPatch, stray: Command, claim: Listed) -> None:
    game = running()
    monkeypatch.setattr(invariants, "stray_command", lambda game, luck: stray)
    assert not broken(12, game, Random(1))
    monkeypatch.setattr(invariants, "is_listed", lambda game, command: claim)
    assert broken(12, game, Random(1))


def test_a_refusal_that_changes_something_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running()
    assert not broken(13, game, Escape(0), 400_000)

    def refuse_but_act(game: Game, command: Command) -> Refusal:
        if isinstance(command, Escape):
            game.dice.marks[0] ^= 1
        return GAME_OVER

    monkeypatch.setattr(moves, "attempt", refuse_but_act)
    assert broken(13, game, Escape(0), 400_000)


def test_a_stale_option_is_seen() -> None:
    game = running()
    game.options(0)
    assert not broken(14, game)
    game.structures[0]["give_up"].pop()
    assert broken(14, game)


def test_a_stale_price_is_seen() -> None:
    game = running()
    game.options(0)
    assert not broken(14, game)
    game.sourced[0]["give_up"].pop()
    assert broken(14, game)


def test_a_difference_after_restoring_is_seen() -> None:
    game = running()
    copy = invariants.copy_of(game)
    assert not broken(17, game, [copy])
    copy.handle(Prefer(0, "holds_back", on=True), 0)
    assert broken(17, game, [copy])


def test_luck_that_depends_on_the_order_is_seen() -> None:
    class FickleFortune(Fortune):
        calls = count()

        def throw(self, seat: int, number: int, dice: int) -> tuple[int, ...]:
            return (1 + next(self.calls) % 2,) * dice

    game = running()
    assert not broken(18, game)
    game.fortune = FickleFortune("fickle")
    assert broken(18, game)


@pytest.mark.parametrize(
    "leak",
    [
        lambda game, seat: [game.temple.kind[tile] for tile in game.pile(TILES)],
        lambda game, seat: [game.pieces.kind[piece] for piece in game.pile("cards")],
        lambda game, seat: [game.temple.kind[tile] for tile, state in enumerate(game.temple.state) if state == AIR],
        lambda game, seat: [game.pieces.kind[piece] for piece in game.pieces.lying(at(AT_PLACE, 2 * game.start))],
        lambda game, seat: list(game.pieces.seen_by),
        lambda game, seat: game.fortune.seed,
    ],
)
def test_a_view_that_shows_the_hidden_is_seen(
    monkeypatch: pytest.MonkeyPatch, leak: Callable[[Game, int], object]
) -> None:
    game = running(FULL)
    game.apply_only(TileDrawn(0, game.pile(TILES)[0], 2 * game.start, 0, STEP[0], 0))
    assert not broken(24, game, Random(1))
    monkeypatch.setattr(invariants, "view", leak)
    assert broken(24, game, Random(1))


def test_a_veil_that_is_lifted_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    game = running(FULL)
    for tile in game.temple.laid():
        game.apply_only(Noted("tile", "veil", 0b10, tile))
    assert not broken(24, game, Random(1))
    monkeypatch.setattr(invariants, "view", lambda game, seat: list(game.temple.kind) if seat == 1 else 0)
    assert broken(24, game, Random(1))


def test_a_chapter_that_interferes_is_seen() -> None:
    script: list[tuple[Command, int]] = [(Start(), 0), (Roll(0), 0), (Roll(1), 400_000)]
    assert not broken(25, PLAIN.bare("x"), PLAIN.bare("x"), script)
    assert broken(25, PLAIN.bare("x"), Table(Settings(players=2, practice=True), (easy,)).bare("x"), script)
