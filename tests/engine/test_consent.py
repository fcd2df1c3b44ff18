"""Deeds that somebody else must carry out: a command becomes a request, and is checked again when it is granted."""

from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Enter, Escape, Roll
from tumbledown.engine.events import (
    Answered,
    Asked,
    Closed,
    PieceMoved,
)
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, POOL, Chapter
from tumbledown.engine.offers import ESCAPE, MOVE
from tumbledown.engine.pieces import AT_PLACE, BOXED, PieceKind, at, place_of
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.refusals import Refusal
from tumbledown.engine.requests import REQUEST


class Minding:
    """Moves and escapes of seat 0 need the consent of `helpers`."""

    def __init__(self, helpers: int, players: int = 3) -> None:
        self.helpers = helpers
        self.banned = False
        chapter = Chapter("minding", order=90, pieces=(PieceKind("idol", carried=True, returns=True),))
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
