"""Questions: who is asked, who must wait for whom, what happens without an answer; and deeds that need consent."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine import effects, questions
from tumbledown.engine.commands import Answer, Discover, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.events import (
    Answered,
    Asked,
    ChamberPlaced,
    Closed,
    Noted,
    PieceMoved,
    TempleSettled,
    TileDrawn,
    TileKept,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.offers import ESCAPE, MOVE
from tumbledown.engine.pieces import AT_PLACE, BOXED, TILES, PieceKind, at, place_of
from tumbledown.engine.questions import ALL, LAPSE, NO, RANDOM, REQUEST, YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.structs import Question
from tumbledown.engine.temple import AIR, LAID, PILE
from tumbledown.engine.tiles import EAST

MINUTE = 60_000


class Quiz:
    """A chapter whose question `quiz` has the answers that the test says, and notes what came of it."""

    def __init__(self) -> None:
        self.chapter = Chapter("quiz", order=90)
        self.legal: dict[int, tuple[int, ...]] = dict.fromkeys(range(4), (5, 6, 7))
        self.outcomes: list[dict[int, int]] = []
        self.chapter.choices("quiz")(lambda game, question, seat: self.legal[seat])
        self.chapter.closed("quiz")(lambda game, question, answers: self.outcomes.append(dict(answers)))

    def table(self, players: int = 3) -> Scenario:
        return Scenario(players=players, extra=(self.chapter,))


def ask(table: Scenario, seats: int, ms: int = 5_000, **options: bool | int) -> int:
    return questions.ask(table.game, "quiz", seats, ms, **options)  # type: ignore[arg-type]


# -------------------------------------------------------------------- how many must answer
@pytest.mark.parametrize(("need", "answers", "done"), [(1, [0], True), (2, [0], False), (2, [2, 0], True)])
def test_a_question_closes_as_soon_as_enough_have_answered(need: int, answers: list[int], done: bool) -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b111, need=need)
    for seat in answers:
        table.answers(seat, 6)
    assert quiz.outcomes == ([dict.fromkeys(answers, 6)] if done else [])
    assert bool(table.game.questions) is not done


def test_a_question_to_all_waits_for_all_unless_somebody_says_no() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal = dict.fromkeys(range(3), (NO, YES))
    ask(table, 0b111, need=ALL)
    table.answers(0, YES)
    table.answers(2, YES)
    assert quiz.outcomes == []
    table.answers(1, YES)
    assert quiz.outcomes == [{0: YES, 1: YES, 2: YES}]
    ask(table, 0b111, need=ALL)
    table.answers(2, NO)
    assert quiz.outcomes[1:] == [{2: NO}]


def test_nobody_answers_twice_or_unasked_or_what_was_never_asked() -> None:
    table = Quiz().table()
    id = ask(table, 0b011, need=2)
    table.does(Answer(0, id, 5))
    assert table.refuses(Answer(0, id, 6)) == "answered_already"
    assert table.refuses(Answer(2, id, 5)) == "not_asked"
    assert table.refuses(Answer(1, id + 50, 5)) == "no_such_question"
    assert table.refuses(Answer(1, id, 8)) == "no_such_answer"


# -------------------------------------------------------------------- without an answer
def test_the_first_choice_is_taken_when_time_is_up_and_not_before() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2)
    table.answers(1, 7)
    table.waits(4_999)
    assert quiz.outcomes == []
    events = table.waits(1)
    assert quiz.outcomes == [{0: 5, 1: 7}]
    assert [event.how for event in events if isinstance(event, Closed)] == ["due"]


def test_a_random_choice_is_legal_and_follows_from_the_seed() -> None:
    taken = set()
    for _ in range(3):
        quiz = Quiz()
        table = quiz.table()
        for _ in range(30):
            ask(table, 0b001, default=RANDOM)
            table.waits(5_000)
        chosen = tuple(outcome[0] for outcome in quiz.outcomes)
        assert set(chosen) == {5, 6, 7}
        taken.add(chosen)
    assert len(taken) == 1


def test_a_question_that_lapses_has_no_consequences() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2, default=LAPSE)
    table.answers(0, 6)
    events = table.waits(5_000)
    assert [event.how for event in events if isinstance(event, Closed)] == ["lapsed"]
    assert quiz.outcomes == []
    assert table.game.questions == {}


def test_an_answer_at_the_last_instant_counts() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b001)
    table.does(Answer(0, id, 7), at=5_000)
    assert quiz.outcomes == [{0: 7}]


# -------------------------------------------------------------------- looked at again after every command
def test_whoever_has_no_answer_left_is_let_go_and_the_rest_decide() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b111, need=ALL)
    table.answers(0, 6)
    table.answers(1, 6)
    quiz.legal[2] = ()
    events = table.does(Prefer(2, "holds_back", on=True))
    assert Noted("question", "asked", 0b011, id) in events
    assert quiz.outcomes == [{0: 6, 1: 6}]


def test_a_question_that_nobody_can_answer_lapses() -> None:
    quiz = Quiz()
    table = quiz.table()
    id = ask(table, 0b011)
    quiz.legal[0] = quiz.legal[1] = ()
    assert Closed(id, "lapsed") in table.does(Roll(2))
    assert quiz.outcomes == []


def test_an_answer_that_was_given_stays_given() -> None:
    quiz = Quiz()
    table = quiz.table()
    ask(table, 0b011, need=2)
    table.answers(0, 6)
    quiz.legal[0] = ()
    table.does(Roll(2))
    table.answers(1, 7)
    assert quiz.outcomes == [{0: 6, 1: 7}]


# -------------------------------------------------------------------- questions that hold up a seat
def test_a_blocked_seat_can_do_nothing_but_answer_and_use_its_switches() -> None:
    table = Quiz().table()
    hall = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.shows(0, "AAGBK")
    ask(table, 0b001, blocks=True)
    for command in (Roll(0), Enter(0, hall), Perform(0, "free", 0), Perform(0, "fate"), Perform(0, "give_up")):
        assert table.refuses(command) == "choice_first"
    assert table.verbs(0) == {"answer"}
    table.does(Prefer(0, "holds_back", on=True))
    table.does(Mark(0, "kept", table.dice(0, "K")))
    table.does(Roll(1))
    table.answers(0, 6)
    table.does(Enter(0, hall))


def test_a_question_that_does_not_block_holds_nobody_up() -> None:
    table = Quiz().table()
    ask(table, 0b001)
    table.does(Roll(0))


def test_forced_choices_of_one_seat_come_one_after_the_other_each_with_its_own_time() -> None:
    quiz = Quiz()
    table = quiz.table()
    first = ask(table, 0b001, blocks=True)
    second = ask(table, 0b001, blocks=True)
    third = ask(table, 0b001, blocks=True)
    assert [table.game.questions[id].due_at for id in (first, second, third)] == [5_000, -1, -1]
    assert table.targets(0, "answer") == {5, 6, 7}
    assert [offer.about for offer in table.offers(0, "answer")] == [first]
    assert table.refuses(Answer(0, second, 5)) == "no_such_answer"
    table.does(Answer(0, first, 7), at=3_000)
    assert table.game.questions[second].due_at == 8_000
    table.waits_until(8_000)
    assert quiz.outcomes == [{0: 7}, {0: 5}]
    assert table.game.questions[third].due_at == 13_000
    table.waits_until(13_000)
    assert table.game.questions == {}
    table.does(Roll(0))


def test_forced_choices_of_two_seats_run_side_by_side() -> None:
    table = Quiz().table()
    ids = [ask(table, 1 << seat, blocks=True) for seat in (0, 1)]
    assert [table.game.questions[id].due_at for id in ids] == [5_000, 5_000]


def test_a_forced_choice_with_one_answer_is_made_at_once() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal[0] = (6,)
    ask(table, 0b001, blocks=True)
    table.does(Prefer(1, "holds_back", on=True))
    assert quiz.outcomes == [{0: 6}]


def test_a_choice_that_is_not_forced_is_not_made_for_anybody() -> None:
    quiz = Quiz()
    table = quiz.table()
    quiz.legal[0] = (6,)
    ask(table, 0b001)
    table.does(Prefer(1, "holds_back", on=True))
    assert quiz.outcomes == []


def test_what_one_choice_brings_with_it_is_settled_in_the_same_step() -> None:
    """When the first is answered, the next two have come to the front in turn, each with one legal answer."""
    quiz = Quiz()
    table = quiz.table()
    first, *_ = [ask(table, 0b001, blocks=True) for _ in range(3)]
    quiz.legal[0] = (6,)
    table.does(Answer(0, first, 6))
    assert quiz.outcomes == [{0: 6}] * 3


def test_the_end_of_the_game_closes_every_question() -> None:
    table = Quiz().table(players=1)
    ask(table, 0b001, ms=20 * MINUTE)
    table.waits_until(10 * MINUTE)
    assert table.game.questions == {}
    assert table.refuses(Answer(0, 1, 5)) == "game_over"


# -------------------------------------------------------------------- escaping
def table_at_the_exit(quiz: Quiz) -> Scenario:
    table = quiz.table()
    way_out = table.chamber("exit", at=(1, 0), stairs="W")
    table.game.depot.gems = 0
    table.puts(0, way_out)
    table.shows(0, "K....")
    return table


def test_an_escape_ends_what_was_asked_of_that_seat_alone() -> None:
    quiz = Quiz()
    table = table_at_the_exit(quiz)
    alone, others = ask(table, 0b001), ask(table, 0b110, need=2)
    assert Closed(alone, "lapsed") in table.does(Escape(0))
    assert list(table.game.questions) == [others]


def test_a_blocking_question_to_somebody_outside_lapses() -> None:
    quiz = Quiz()
    table = table_at_the_exit(quiz)
    table.does(Escape(0))
    id = ask(table, 0b001, blocks=True)
    assert Closed(id, "lapsed") in table.does(Roll(1))


# -------------------------------------------------------------------- a tile that is looked at before it is laid
def looking(*, default: int = questions.FIRST) -> Chapter:
    """Whoever discovers may put the tile back and take the next one; keeping it is the default."""
    chapter = Chapter("looking", order=90)

    @chapter.react(TileDrawn)
    def show(game: Game, event: TileDrawn) -> None:
        game.emit(Noted("pile", TILES, event.seat))
        args = (event.tile, event.seat)
        questions.ask(game, "keep", 1 << event.seat, effects.CHOICE_MS, blocks=True, default=default, args=args)

    @chapter.choices("keep")
    def keep_or_not(game: Game, question: Question, seat: int) -> tuple[int, ...]:
        return (YES, NO) if len(game.pile(TILES)) > 1 else (YES,)

    @chapter.closed("keep")
    def keep(game: Game, question: Question, answers: dict[int, int]) -> None:
        game.emit(Noted("pile", TILES, -1))
        effects.keep_tile(game, question.args[0], question.args[1])

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


def test_a_slam_settles_open_discoveries_first() -> None:
    table, tile = discovering()
    slam = 210_000
    table.does(Discover(0, EAST), at=slam - 1)
    events = table.waits_until(slam)
    kinds = [type(event).__name__ for event in events]
    assert table.game.temple.state[tile] == LAID
    assert kinds.index("ChamberPlaced") < kinds.index("TempleSettled") < kinds.index("DoorPhase")


def test_a_discovery_that_waits_behind_another_choice_is_settled_too() -> None:
    table, tile = discovering()
    chapter_less = table.game.rules
    chapter_less.choices["quiz"] = lambda game, question, seat: (5, 6)
    chapter_less.closed["quiz"] = lambda game, question, answers: None
    questions.ask(table.game, "quiz", 0b01, 5_000, blocks=True)
    effects.draw_tile(table.game, 0, EAST)
    effects.settle_discoveries(table.game)
    assert table.game.temple.state[tile] == LAID
    assert [question.kind for question in table.game.questions.values()] == ["quiz"]


def test_settling_discoveries_leaves_other_choices_open() -> None:
    quiz = Quiz()
    table = quiz.table()
    questions.ask(table.game, "quiz", 0b001, 5_000, blocks=True, args=(table.game.start,))
    effects.settle_discoveries(table.game)
    assert len(table.game.questions) == 1
    assert table.game.temple.state.count(PILE) > 0


# -------------------------------------------------------------------- deeds that need consent
class Minding:
    """Moves and escapes of seat 0 need the consent of `helpers`."""

    def __init__(self, helpers: int, players: int = 3) -> None:
        self.helpers = helpers
        self.banned = False
        chapter = Chapter("minding", order=90, pieces=(PieceKind("idol", movable=True),))
        chapter.setup(POOL)(lambda game: self._box(game))
        chapter.adjust.consent(BIND)(lambda game, seat, deed, mask: self._consent(seat, deed, mask))
        chapter.forbid.arrive(lambda game, figure, to, means: Refusal("banned") if self.banned else None)
        self.table = Scenario(players=players, extra=(chapter,))
        self.hall = self.table.chamber("basic_07", at=(1, 0), stairs="W")
        self.table.shows(0, "AAA..")

    def _box(self, game: Game) -> None:
        game.pieces.add(game.rules.piece_kind_ids["idol"], BOXED)

    def _consent(self, seat: int, deed: int, mask: int) -> int:
        return self.helpers if seat == 0 and deed in (MOVE, ESCAPE) else mask

    def asks(self, carry: int = -1) -> int:
        """Seat 0 wants to enter the hall; the number of the request."""
        events = self.table.does(Enter(0, self.hall, carry=carry))
        (asked,) = [event for event in events if isinstance(event, Asked)]
        assert asked.kind == REQUEST
        assert asked.command == Enter(0, self.hall, carry=carry)
        return asked.id

    @property
    def went(self) -> bool:
        return self.table.stands(0) == self.hall


def test_a_deed_that_needs_consent_becomes_a_request_and_costs_nothing_yet() -> None:
    minding = Minding(0b110)
    minding.asks()
    assert not minding.went
    assert minding.table.faces(0) == "AAA.."
    assert "answer" not in minding.table.verbs(0)
    assert minding.table.targets(1, "answer") == minding.table.targets(2, "answer") == {YES, NO}


def test_a_yes_carries_it_out_as_the_askers_deed() -> None:
    minding = Minding(0b110)
    minding.table.does(Answer(2, minding.asks(), YES))
    assert minding.went
    assert minding.table.faces(0) == "..A.."
    assert minding.table.game.questions == {}


def test_one_no_leaves_it_to_the_others_and_the_last_no_ends_it() -> None:
    minding = Minding(0b110)
    id = minding.asks()
    minding.table.does(Answer(1, id, NO))
    assert not minding.went
    minding.table.does(Answer(2, id, YES))
    assert minding.went
    minding = Minding(0b110)
    id = minding.asks()
    for seat in (1, 2):
        minding.table.does(Answer(seat, id, NO))
    assert not minding.went
    assert minding.table.game.questions == {}


def test_a_request_without_an_answer_expires_free_after_8_seconds() -> None:
    minding = Minding(0b110)
    minding.asks()
    minding.table.waits(7_999)
    assert len(minding.table.game.questions) == 1
    minding.table.waits(1)
    assert minding.table.game.questions == {}
    assert not minding.went
    assert minding.table.faces(0) == "AAA.."


def test_with_nobody_left_to_ask_it_happens_by_itself_after_3_seconds() -> None:
    minding = Minding(0)
    id = minding.asks()
    assert minding.table.refuses(Answer(0, id, YES)) == "no_such_answer"
    minding.table.waits(2_999)
    assert not minding.went
    minding.table.waits(1)
    assert minding.went
    assert minding.table.faces(0) == "..A.."


def test_a_deed_that_would_happen_by_itself_can_be_taken_back() -> None:
    minding = Minding(0)
    minding.table.does(Answer(0, minding.asks(), NO))
    minding.table.waits(3_000)
    assert not minding.went


def test_a_request_that_no_longer_fits_expires_at_once() -> None:
    minding = Minding(0b110)
    id = minding.asks()
    minding.table.shows(0, "KKK..")
    assert Closed(id, "lapsed") in minding.table.does(Roll(1))
    assert minding.table.faces(0) == "KKK.."


def test_a_request_is_checked_again_when_it_is_granted() -> None:
    minding = Minding(0b110)
    id = minding.asks()
    minding.banned = True
    minding.table.game.epoch += 1
    assert minding.table.refuses(Answer(1, id, YES)) == "no_such_answer"
    assert not minding.went


def test_a_carried_piece_that_is_gone_ends_the_request() -> None:
    minding = Minding(0b110)
    game = minding.table.game
    game.emit(PieceMoved(0, at(AT_PLACE, minding.table.start)))
    id = minding.asks(carry=0)
    game.emit(PieceMoved(0, BOXED))
    assert minding.table.refuses(Answer(1, id, YES)) == "no_such_answer"
    game.emit(PieceMoved(0, at(AT_PLACE, minding.table.start)))
    minding.table.does(Answer(1, id, YES))
    assert place_of(game.pieces.at[0]) == minding.hall


def test_who_has_escaped_cannot_help() -> None:
    minding = Minding(0b110)
    table = minding.table
    id = minding.asks()
    table.game.depot.gems = 0
    table.puts(1, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(1, "K....")
    table.does(Escape(1))
    assert table.refuses(Answer(1, id, YES)) == "not_asked"
    table.does(Answer(2, id, YES))
    assert minding.went


def test_other_deeds_and_other_seats_need_no_consent() -> None:
    minding = Minding(0b110)
    minding.table.does(Roll(0))
    minding.table.shows(1, "AA...")
    minding.table.does(Enter(1, minding.hall))
    assert minding.table.stands(1) == minding.hall
    assert minding.table.happened(Answered) == []
