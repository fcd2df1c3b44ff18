"""Rules that belong to a card: asked of its owner and of nobody else, and only as long as it lies there."""

from typing import Final

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects
from tumbledown.engine.commands import Roll
from tumbledown.engine.events import Announced, DiceRolled, Event, PieceMoved, PileOrdered
from tumbledown.engine.fortune import Fortune
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT, POOL, Chapter
from tumbledown.engine.icons import T
from tumbledown.engine.paying import wallet
from tumbledown.engine.pieces import AT_SEAT, BOXED, PieceKind, at
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.rule_types import Worth
from tumbledown.engine.rules import Rules
from tumbledown.engine.snapshot import restore, snapshot
from tumbledown.engine.structs import Settings

HEAVY = Refusal("heavy")
ANCHOR, BELL = 0, 1


class Asked:
    """Of whom each rule was asked."""

    def __init__(self) -> None:
        self.slow: list[int] = []
        self.rung: list[int] = []


def burdening(asked: Asked) -> Chapter:
    """An anchor keeps its owner from throwing one die alone and makes every throw longer; a bell rings at throws."""
    chapter = Chapter("burdens", order=90, pieces=(PieceKind("anchor"), PieceKind("bell")), looks_far=False)
    anchor, bell = chapter.of("anchor"), chapter.of("bell")

    @chapter.setup(POOL)
    def one_of_each(game: Game) -> None:
        for kind in ("anchor", "bell"):
            game.pieces.add(game.rules.piece_kind_ids[kind], BOXED)

    @anchor.forbid.roll
    def never_one_die_alone(game: Game, seat: int, dice: int) -> Refusal | None:
        return HEAVY if dice.bit_count() == 1 else None

    @anchor.adjust.roll_ms(BIND)
    def twice_as_long(game: Game, seat: int, ms: int) -> int:
        asked.slow.append(seat)
        return 2 * ms

    @bell.react(DiceRolled)
    def the_bell_rings(game: Game, event: DiceRolled) -> None:
        asked.rung.append(event.seat)
        game.emit(Announced("bell", (event.seat,)))

    return chapter


def scene() -> tuple[Scenario, Asked]:
    asked = Asked()
    return Scenario(players=2, extra=(burdening(asked),)), asked


def ready_after(table: Scenario, seat: int) -> int:
    return table.game.party.ready_at[seat] - table.game.now


def test_nobody_is_asked_while_the_cards_are_in_the_box() -> None:
    table, asked = scene()
    for seat in (0, 1):
        table.does(Roll(seat, 1 << 5 * seat))
    assert (asked.slow, asked.rung) == ([], [])


def test_only_the_owner_is_bound() -> None:
    table, asked = scene()
    table.game.emit(PieceMoved(ANCHOR, at(AT_SEAT, 1)))
    table.does(Roll(0, 1))
    assert ready_after(table, 0) == 1000
    assert table.refuses(Roll(1, 1 << 5)) == "heavy"
    table.does(Roll(1))
    assert ready_after(table, 1) == 2000
    assert asked.slow == [1]


def test_a_card_that_goes_lets_its_owner_go() -> None:
    table, asked = scene()
    table.game.emit(PieceMoved(ANCHOR, at(AT_SEAT, 0)))
    table.game.emit(PieceMoved(ANCHOR, BOXED, seat=0))
    table.does(Roll(0, 1))
    assert asked.slow == []


def test_a_card_that_is_handed_on_binds_its_new_owner() -> None:
    table, _ = scene()
    table.game.emit(PieceMoved(ANCHOR, at(AT_SEAT, 0)))
    table.game.emit(PieceMoved(ANCHOR, at(AT_SEAT, 1)))
    assert table.refuses(Roll(1, 1 << 5)) == "heavy"
    table.does(Roll(0, 1))


def test_a_reaction_of_a_card_hears_of_everybody_while_somebody_has_it() -> None:
    table, asked = scene()
    table.does(Roll(0))
    table.game.emit(PieceMoved(BELL, at(AT_SEAT, 1)))
    table.waits_until(table.game.now + 1000)
    table.does(Roll(0))
    table.does(Roll(1))
    assert asked.rung == [0, 1]


def test_the_rules_of_cards_hold_after_a_snapshot_and_in_both_directions() -> None:
    table, _ = scene()
    without = snapshot(table.game)
    table.game.emit(PieceMoved(ANCHOR, at(AT_SEAT, 0)))
    bound = restore(snapshot(table.game), table.rules, Fortune("x"))
    free = restore(without, table.rules, Fortune("x"))
    assert bound.handle(Roll(0, 1), bound.now).refusal == HEAVY
    assert free.handle(Roll(0, 1), free.now).ok


def test_what_is_not_about_a_seat_cannot_belong_to_a_card() -> None:
    chapter = Chapter("burdens", pieces=(PieceKind("anchor"),))
    with pytest.raises(ValueError, match="verdict is not about a seat"):
        chapter.of("anchor").adjust.verdict(BIND)(lambda game, won: won)


def test_a_card_that_is_not_in_the_game_is_a_mistake() -> None:
    chapter = Chapter("burdens", seats=2)
    chapter.of("anker").forbid.roll(lambda game, seat, dice: None)
    with pytest.raises(KeyError, match="anker"):
        Rules(Settings(players=2), (chapter,))


# -------------------------------------------------------------------- cards that come and go
def told_of(moves: list[tuple[str, int, int]]) -> Chapter:
    chapter = Chapter("telling", order=90, pieces=(PieceKind("bell", copies=2, pile="bells", unique=True),))
    bell = chapter.of("bell")

    @chapter.setup(POOL)
    def two_bells(game: Game) -> None:
        for _ in range(2):
            game.pieces.add(game.rules.piece_kind_ids["bell"], BOXED)

    @bell.comes
    def it_comes(game: Game, seat: int, piece: int) -> None:
        moves.append(("comes", seat, piece))

    @bell.goes
    def it_goes(game: Game, seat: int, piece: int) -> None:
        moves.append(("goes", seat, piece))

    return chapter


@pytest.mark.hook("comes", "goes")
def test_a_card_tells_its_rules_when_it_comes_and_goes() -> None:
    moves: list[tuple[str, int, int]] = []
    game = Scenario(players=2, extra=(told_of(moves),)).game
    game.emit(PieceMoved(0, at(AT_SEAT, 1)))
    game.emit(PieceMoved(0, at(AT_SEAT, 0)))
    game.emit(PieceMoved(0, BOXED))
    assert moves == [("comes", 1, 0), ("goes", 1, 0), ("comes", 0, 0), ("goes", 0, 0)]


def test_a_second_card_of_a_kind_that_is_boxed_at_once_neither_comes_nor_goes() -> None:
    moves: list[tuple[str, int, int]] = []
    game = Scenario(players=2, extra=(told_of(moves),)).game
    game.emit(PieceMoved(0, at(AT_SEAT, 1)))
    game.emit(PileOrdered("bells", (1,)))
    effects.deal(game, "bells", 1)
    assert game.pieces.at[1] == BOXED
    assert moves == [("comes", 1, 0)]


# -------------------------------------------------------------------- what dice are worth
LENS: Final = 0
TORCHES_OF_THE_LENS: Final = {"up": 2, "down": 3}


def lenses() -> Chapter:
    """Whoever has the lens counts each torch twice, and three times while it lies face down."""
    chapter = Chapter("lenses", order=90, pieces=(PieceKind("lens", pile="lenses"),), looks_far=False)

    @chapter.setup(POOL)
    def one_lens(game: Game) -> None:
        game.pieces.add(game.rules.piece_kind_ids["lens"], BOXED)

    @chapter.of("lens").adjust.worth(GRANT)
    def torches_count_more(game: Game, seat: int, worth: Worth) -> Worth:
        return worth[0] * TORCHES_OF_THE_LENS["up" if game.pieces.face_up[LENS] else "down"], worth[1], worth[2]

    return chapter


MOVES_OF_THE_LENS: dict[str, tuple[Event, int]] = {
    "stays": (PieceMoved(LENS, at(AT_SEAT, 0)), 2),
    "turns over": (PieceMoved(LENS, at(AT_SEAT, 0), face_up=False), 3),
    "is handed on": (PieceMoved(LENS, at(AT_SEAT, 1)), 1),
    "goes into the box": (PieceMoved(LENS, BOXED), 1),
    "goes back to its pile": (PileOrdered("lenses", (LENS,)), 1),
}


@pytest.mark.parametrize("move", MOVES_OF_THE_LENS)
def test_a_card_that_moves_changes_what_dice_are_worth_though_the_dice_stay(move: str) -> None:
    table = Scenario(players=2, extra=(lenses(),))
    table.shows(0, "TAAAA")
    table.shows(1, "TAAAA")
    assert [wallet(table.game, seat)[T] for seat in (0, 1)] == [1, 1]
    table.game.emit(PieceMoved(LENS, at(AT_SEAT, 0)))
    assert [wallet(table.game, seat)[T] for seat in (0, 1)] == [2, 1]
    event, torches = MOVES_OF_THE_LENS[move]
    table.game.emit(event)
    assert wallet(table.game, 0)[T] == torches
    assert wallet(table.game, 1)[T] == (2 if move == "is handed on" else 1)


def test_a_game_that_is_restored_counts_the_dice_with_the_cards_of_its_snapshot() -> None:
    table = Scenario(players=2, extra=(lenses(),))
    table.shows(0, "TAAAA")
    assert wallet(table.game, 0)[T] == 1
    table.game.emit(PieceMoved(LENS, at(AT_SEAT, 0)))
    again = restore(snapshot(table.game), table.rules, Fortune("x"))
    assert wallet(again, 0)[T] == 2
