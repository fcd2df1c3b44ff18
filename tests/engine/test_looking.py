"""Tiles that are looked at before they are laid: in the air meanwhile, and settled before anything else moves."""

from tests.scenario import Scenario
from tumbledown.engine import effects, questions
from tumbledown.engine.commands import Answer, Discover
from tumbledown.engine.dice import LOST, spot
from tumbledown.engine.events import (
    Answered,
    ChamberPlaced,
    Noted,
    TempleSettled,
    TileDrawn,
    TileKept,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.pieces import TILES
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.snapshot import restore, snapshot, state_hash
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import AIR, LAID
from tumbledown.engine.tiles import EAST


def looking() -> Chapter:
    """Whoever discovers may put the tile back and take the next one; keeping it is the default."""
    chapter = Chapter("looking", order=90)

    @chapter.react(TileDrawn)
    def show(game: Game, event: TileDrawn) -> None:
        game.emit(Noted("pile", TILES, event.seat))
        args = (event.tile, event.seat)
        questions.ask(game, "keep", 1 << event.seat, effects.CHOICE_MS, blocks=True, args=args)

    @chapter.choices("keep")
    def keep_or_not(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (YES, NO) if len(game.pile(TILES)) > 1 else (YES,)

    @chapter.closed("keep")
    def keep(game: Game, question: Question, answers: dict[int, int]) -> None:
        game.emit(Noted("pile", TILES, -1))
        effects.keep_tile(game, question.args[0], question.args[1])

    chapter.choices("quiz")(lambda game, question, seat: (5, 6))
    chapter.closed("quiz")(lambda game, question, answers: None)
    return chapter


def discovering(tiles: int = 3) -> tuple[Scenario, int]:
    table = Scenario(players=2, extra=(looking(),), pile=("basic_07", "basic_08", "basic_09")[:tiles])
    tile = table.game.pile(TILES)[0]
    for seat in (0, 1):
        table.shows(seat, "AAAA.")
    return table, tile


def test_a_tile_that_is_looked_at_stays_in_the_air_and_the_pile_is_locked() -> None:
    table, tile = discovering()
    events = table.does(Discover(0, EAST))
    assert table.game.temple.state[tile] == AIR
    assert not any(isinstance(event, TileKept | ChamberPlaced) for event in events)
    assert table.refuses(Discover(0, EAST)) == "choice_first"
    assert table.refuses(Discover(1, EAST)) == "passage_blocked"
    assert table.refuses(Discover(1, 3)) == "pile_locked"


def test_a_tile_that_is_kept_is_laid_where_it_hung() -> None:
    table, tile = discovering()
    table.does(Discover(0, EAST))
    events = table.answers(0, YES)
    assert [type(event) for event in events][-3:] == [TileKept, ChamberPlaced, TempleSettled]
    assert table.lies_at(1, 0) == 2 * tile
    assert table.game.temple.state[tile] == LAID
    table.does(Discover(1, 3))


def test_a_tile_in_the_air_is_laid_when_time_is_up() -> None:
    table, tile = discovering()
    table.does(Discover(0, EAST))
    table.waits(effects.CHOICE_MS)
    assert table.game.temple.state[tile] == LAID


def test_with_one_legal_answer_a_tile_is_laid_in_the_same_step_and_the_temple_settles() -> None:
    table, tile = discovering(tiles=1)
    events = table.does(Discover(0, EAST))
    assert table.game.temple.state[tile] == LAID
    assert events[-1] == TempleSettled()


def test_a_question_about_something_else_does_not_keep_the_tile_in_the_air() -> None:
    """Drawing costs a die here, and which one is asked; the tile is laid all the same."""
    chapter = Chapter("toll", order=90)

    @chapter.react(TileDrawn)
    def toll(game: Game, event: TileDrawn) -> None:
        effects.owe_dice(game, event.seat, 1, spot(LOST))

    table = Scenario(players=2, extra=(chapter,), pile=("basic_07",))
    table.shows(0, "AAK..")
    table.does(Discover(0, EAST))
    assert table.lies_at(1, 0) > 0
    assert [question.kind for question in table.game.questions.values()] == [effects.WHICH_DIE]


def test_a_look_at_the_tile_counts_even_if_another_question_ends_with_the_draw() -> None:
    table, tile = discovering()
    effects.owe_dice(table.game, 1, 1, spot(LOST))
    (which_die,) = table.game.questions.values()

    def close_it(game: Game, event: TileDrawn) -> None:
        questions.close(game, which_die, "lapsed")

    table.game.steps[TileDrawn][2].append(close_it)
    table.does(Discover(0, EAST))
    assert table.game.temple.state[tile] == AIR


def test_a_slam_settles_open_discoveries_first() -> None:
    table, tile = discovering()
    slam = 210_000
    table.does(Discover(0, EAST), at=slam - 1)
    events = table.waits_until(slam)
    kinds = [type(event).__name__ for event in events]
    assert table.game.temple.state[tile] == LAID
    assert kinds.index("ChamberPlaced") < kinds.index("TempleSettled") < kinds.index("DoorPhase")


def test_a_discovery_that_waits_behind_another_choice_takes_its_default_out_of_turn() -> None:
    table, tile = discovering()
    questions.ask(table.game, "quiz", 0b01, 5_000, blocks=True)
    effects.draw_tile(table.game, 0, EAST)
    quiz, keep = table.game.questions.values()
    assert keep.due_at < 0, "it has to wait"
    effects.settle_discoveries(table.game)
    assert table.game.temple.state[tile] == LAID
    assert [event for event in table.game.happened if isinstance(event, Answered)] == [Answered(keep.id, 0, YES)]
    assert list(table.game.questions.values()) == [quiz]


def test_settling_discoveries_leaves_choices_about_other_things_open() -> None:
    """Not those about a tile that lies already, nor those that just happen to name the number of a tile in the air."""
    table, tile = discovering()
    questions.ask(table.game, "quiz", 0b10, 5_000, args=(tile,))
    questions.ask(table.game, "quiz", 0b10, 5_000, blocks=True, args=(table.game.start,))
    table.does(Discover(0, EAST))
    effects.settle_discoveries(table.game)
    assert table.game.temple.state[tile] == LAID
    assert [question.args for question in table.game.questions.values()] == [(tile,), (table.game.start,)]


def test_a_tile_that_hung_in_the_air_is_laid_after_a_restore_too() -> None:
    table, tile = discovering()
    table.does(Discover(0, EAST))
    restored = restore(snapshot(table.game), table.rules, table.fortune)
    (question,) = restored.questions.values()
    restored.handle(Answer(0, question.id, YES), restored.now)
    table.answers(0, YES)
    assert restored.temple.state[tile] == LAID
    assert state_hash(restored) == state_hash(table.game)
    assert restored.temple.open_places() == table.game.temple.open_places()
