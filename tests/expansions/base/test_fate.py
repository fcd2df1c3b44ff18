"""The turn of fate: a vote of everybody inside, one gem, and all locked dice are free."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Connection, Escape, Perform, Prefer, Roll
from tumbledown.engine.events import Announced, DiceSpent, GemsMoved
from tumbledown.engine.pieces import BESIDE, DEPOT
from tumbledown.engine.questions import NO, YES

FATE = "fate"
FATE_TURNED = GemsMoved(BESIDE, DEPOT, 1)


def table_of(*hands: str, gems: int = 5, beside: int = 2) -> Scenario:
    """One seat for each of these hands, all in the starting chamber."""
    table = Scenario(len(hands), gems=gems, beside=beside)
    for seat, faces in enumerate(hands):
        table.shows(seat, faces)
    return table


def propose(table: Scenario, seat: int = 0) -> int:
    """The number of the vote that this seat has opened."""
    table.does(Perform(seat, FATE))
    return next(id for id, question in table.game.questions.items() if question.kind == FATE)


def is_turned(table: Scenario) -> bool:
    return FATE_TURNED in table.events


def is_open(table: Scenario) -> bool:
    return any(question.kind == FATE for question in table.game.questions.values())


def hands(table: Scenario) -> list[str]:
    return [table.faces(seat) for seat in range(table.game.party.size)]


# -------------------------------------------------------------------- what it does
@pytest.mark.rule("base.fate.effect")
def test_fate_moves_one_gem_into_the_depot_and_frees_everybodys_locked_dice() -> None:
    table = table_of("BBAAK", "BGTTA", "AAKTG")
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    assert hands(table) == ["BBAAK", "BGTTA", "AAKTG"], "nothing happens before the last yes"
    table.does(Answer(2, vote, YES))
    assert hands(table) == ["..AAK", ".GTTA", "AAKTG"]
    assert (table.game.depot.gems, table.game.depot.beside) == (6, 1)


@pytest.mark.rule("base.fate.no_dice")
def test_fate_costs_no_dice_and_works_from_any_place_even_during_a_throw() -> None:
    table = table_of("KKKKK", "BBBBB")
    far = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.puts(0, far)
    table.will_throw(0, "AATTB")
    table.does(Roll(0))
    assert table.refuses(Roll(0)) == "still_rolling"
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    assert hands(table) == ["AATT.", "....."]
    assert table.happened(DiceSpent) == []


@pytest.mark.rule("base.fate.no_dice")
@pytest.mark.parametrize("now", [0, 195_000, 210_000, 599_999])
def test_fate_can_be_called_at_any_time(now: int) -> None:
    table = table_of("BBBBBBB")
    table.waits_until(now)
    table.does(Perform(0, FATE))
    assert "B" not in table.faces(0)


@pytest.mark.rule("base.fate.no_dice")
def test_fate_cannot_be_called_before_the_game_runs() -> None:
    table = Scenario(1, started=False)
    table.shows(0, "BBBBBBB")
    assert table.refuses(Perform(0, FATE)) == "not_started"


@pytest.mark.rule("base.fate.twice")
def test_fate_turns_as_often_as_gems_lie_beside_the_depot() -> None:
    table = table_of("BBAAAAA")
    for turn in (1, 2):
        table.does(Perform(0, FATE))
        assert table.game.depot.beside == 2 - turn
        table.shows(0, "BBAAAAA")
    assert table.refuses(Perform(0, FATE)) == "no_fate_left"
    assert table.offers(0, FATE) == []
    assert table.game.depot.gems == 7


@pytest.mark.rule("base.fate.twice")
def test_without_gems_beside_the_depot_there_is_no_turn_of_fate() -> None:
    table = table_of("BBBBBBB", beside=0)
    assert table.refuses(Perform(0, FATE)) == "no_fate_left"
    assert table.offers(0, FATE) == []


# -------------------------------------------------------------------- everybody agrees
@pytest.mark.rule("base.fate.unanimous")
def test_one_missing_yes_holds_fate_up() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA", "AAAAA")
    vote = propose(table, 3)
    table.does(Answer(0, vote, YES))
    table.does(Answer(1, vote, YES))
    assert not is_turned(table)
    table.does(Answer(2, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.unanimous")
def test_a_solo_player_decides_alone() -> None:
    table = table_of("BBBAAAA")
    table.does(Perform(0, FATE))
    assert is_turned(table)
    assert not is_open(table)
    assert table.faces(0) == "...AAAA"


@pytest.mark.rule("base.fate.unanimous")
def test_the_first_no_closes_the_vote_and_a_new_one_is_possible_after_five_seconds() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA")
    vote = propose(table)
    table.waits_until(2_000)
    table.does(Answer(1, vote, NO))
    assert not is_open(table)
    assert table.refuses(Answer(2, vote, YES)) == "no_such_question"
    table.waits_until(6_999)
    for seat in range(3):
        assert table.refuses(Perform(seat, FATE)) == "vote_rests"
        assert table.offers(seat, FATE) == []
    table.does(Perform(2, FATE), at=7_000)
    assert is_open(table)
    assert (table.game.depot.gems, table.game.depot.beside) == (5, 2)


@pytest.mark.rule("base.fate.unanimous")
def test_only_one_vote_is_open_at_a_time_and_everybody_votes_once() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA")
    vote = propose(table)
    for seat in range(3):
        assert table.refuses(Perform(seat, FATE)) == "vote_open"
        assert table.offers(seat, FATE) == []
    table.does(Answer(1, vote, YES))
    assert table.refuses(Answer(1, vote, NO)) == "answered_already"
    assert table.refuses(Answer(0, vote, NO)) == "answered_already"


@pytest.mark.rule("base.fate.unanimous")
def test_dice_may_be_rolled_during_a_vote() -> None:
    table = table_of("BAAAA", "AAAAA")
    propose(table)
    for seat in (0, 1):
        table.will_throw(seat, "KKKK" if seat == 0 else "KKKKK")
        table.does(Roll(seat))
    assert hands(table) == ["BKKKK", "KKKKK"]
    assert is_open(table)


@pytest.mark.rule("base.fate.unanimous")
def test_escaped_players_neither_propose_nor_vote() -> None:
    table = table_of("KKKAA", "BAAAA", "AAAAA", gems=1)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.does(Escape(0))
    assert table.refuses(Perform(0, FATE)) == "escaped"
    vote = propose(table, 1)
    assert table.refuses(Answer(0, vote, YES)) == "not_asked"
    assert table.offers(0, "answer") == []
    table.does(Answer(2, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.unanimous")
def test_a_player_gone_for_three_seconds_is_left_out_of_the_vote() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA")
    table.does(Connection(2, False))
    table.waits(3_000)
    vote = propose(table)
    assert table.refuses(Answer(2, vote, YES)) == "not_asked"
    table.does(Answer(1, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.unanimous")
def test_a_player_gone_for_less_than_three_seconds_is_still_asked() -> None:
    table = table_of("BAAAA", "AAAAA")
    table.does(Connection(1, False))
    table.waits(2_999)
    propose(table)
    assert is_open(table)
    assert not is_turned(table)


@pytest.mark.rule("base.fate.unanimous")
def test_reports_of_the_same_lost_line_do_not_prolong_the_three_seconds() -> None:
    table = table_of("BAAAA", "AAAAA")
    table.does(Connection(1, False))
    table.does(Connection(1, False), at=2_000)
    table.waits_until(3_000)
    table.does(Perform(0, FATE))
    assert is_turned(table)


@pytest.mark.rule("base.fate.unanimous")
def test_a_player_who_came_back_votes_again() -> None:
    table = table_of("BAAAA", "AAAAA")
    table.does(Connection(1, False))
    table.waits(60_000)
    table.does(Connection(1, True))
    vote = propose(table)
    assert not is_turned(table)
    table.does(Answer(1, vote, YES))
    assert is_turned(table)


# -------------------------------------------------------------------- conditions
@pytest.mark.rule("base.fate.needs_masks")
def test_fate_needs_a_locked_die_somewhere() -> None:
    table = table_of("AAKTG", "AAKT.")
    for seat in (0, 1):
        assert table.refuses(Perform(seat, FATE)) == "nothing_locked"
        assert table.offers(seat, FATE) == []
    table.shows(1, "AAKTB")
    for seat in (0, 1):
        assert len(table.offers(seat, FATE)) == 1
    propose(table, 0)


@pytest.mark.rule("base.fate.needs_masks")
def test_dice_of_those_who_keep_their_masks_are_no_occasion_for_fate() -> None:
    table = table_of("AAKTG", "BBBBA")
    table.does(Prefer(1, "keeps_masks", True))
    for seat in (0, 1):
        assert table.refuses(Perform(seat, FATE)) == "only_kept"
        assert table.offers(seat, FATE) == []
    table.does(Prefer(1, "keeps_masks", False))
    assert len(table.offers(0, FATE)) == 1
    propose(table, 0)


@pytest.mark.rule("base.fate.needs_masks")
def test_one_locked_die_that_nobody_keeps_is_occasion_enough() -> None:
    table = table_of("BAKTG", "BBBBA")
    table.does(Prefer(1, "keeps_masks", True))
    vote = propose(table, 1)
    table.does(Answer(0, vote, YES))
    assert hands(table) == [".AKTG", "BBBBA"]


@pytest.mark.rule("base.fate.optional_per_player")
def test_a_player_who_keeps_black_masks_keeps_them_through_fate() -> None:
    table = table_of("BBAAA", "BBBBA", "BKKKK")
    table.does(Prefer(1, "keeps_masks", True))
    vote = propose(table)
    for seat in (1, 2):
        table.does(Answer(seat, vote, YES))
    assert hands(table) == ["..AAA", "BBBBA", ".KKKK"]


@pytest.mark.rule("base.fate.optional_per_player")
def test_the_switch_of_the_last_moment_counts() -> None:
    table = table_of("BBAAA", "BBBBA")
    table.does(Prefer(1, "keeps_masks", True))
    vote = propose(table)
    table.does(Prefer(0, "keeps_masks", True))
    table.does(Prefer(1, "keeps_masks", False))
    table.does(Answer(1, vote, YES))
    assert hands(table) == ["BBAAA", "....A"]


# -------------------------------------------------------------------- the last yes
@pytest.mark.rule("base.fate.race")
def test_dice_locked_during_the_vote_are_freed_too() -> None:
    table = table_of("BAAAA", "AAAAA")
    vote = propose(table)
    table.will_throw(0, "BBKK")
    table.does(Roll(0), at=1_000)
    assert table.faces(0) == "BBBKK"
    table.does(Answer(1, vote, YES), at=2_000)
    assert table.faces(0) == "...KK"


@pytest.mark.rule("base.fate.race")
def test_dice_locked_after_the_last_yes_stay_locked() -> None:
    table = table_of("BAAAA", "AAAAA")
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    table.will_throw(0, "BBBBB")
    table.does(Roll(0))
    assert table.faces(0) == "BBBBB"


@pytest.mark.rule("base.fate.race")
def test_the_escape_of_the_last_missing_voter_completes_the_vote() -> None:
    table = table_of("BAAAA", "AAAAA", "KKKAA", gems=1)
    table.puts(2, table.chamber("exit", at=(1, 0), stairs="W"))
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    table.does(Escape(2))
    assert is_turned(table)
    assert table.faces(0) == ".AAAA"


@pytest.mark.rule("base.fate.race")
def test_the_escape_of_one_of_several_missing_voters_leaves_the_vote_open() -> None:
    table = table_of("BAAAA", "AAAAA", "KKKAA", gems=1)
    table.puts(2, table.chamber("exit", at=(1, 0), stairs="W"))
    vote = propose(table)
    table.does(Escape(2))
    assert not is_turned(table)
    table.does(Answer(1, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.race")
def test_the_yes_of_a_proposer_who_escapes_still_stands() -> None:
    table = table_of("KKKAA", "BAAAA", gems=1)
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    vote = propose(table, 0)
    table.does(Escape(0))
    assert is_open(table)
    table.does(Answer(1, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.race", "base.fate.unanimous")
def test_a_voter_who_drops_out_during_the_vote_is_left_out_after_three_seconds() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA")
    vote = propose(table)
    table.does(Connection(2, False))
    table.does(Answer(1, vote, YES))
    table.waits_until(2_999)
    assert not is_turned(table)
    table.waits_until(3_000)
    assert is_turned(table)
    assert table.faces(0) == ".AAAA"


# -------------------------------------------------------------------- lapsing
@pytest.mark.rule("base.fate.lapse")
def test_proposing_counts_as_a_yes() -> None:
    table = table_of("BAAAA", "AAAAA")
    vote = propose(table, 0)
    assert table.refuses(Answer(0, vote, YES)) == "answered_already"
    table.does(Answer(1, vote, YES))
    assert is_turned(table)


@pytest.mark.rule("base.fate.lapse")
def test_silence_lets_the_vote_lapse_after_ten_seconds_without_cost() -> None:
    table = table_of("BAAAA", "AAAAA", "AAAAA")
    vote = propose(table)
    table.does(Answer(1, vote, YES))
    table.waits_until(9_999)
    assert is_open(table)
    table.waits_until(10_000)
    assert not is_open(table)
    assert table.refuses(Answer(2, vote, YES)) == "no_such_question"
    assert (table.game.depot.gems, table.game.depot.beside) == (5, 2)
    assert table.faces(0) == "BAAAA"


@pytest.mark.rule("base.fate.lapse")
def test_a_yes_of_the_tenth_second_still_counts() -> None:
    table = table_of("BAAAA", "AAAAA")
    vote = propose(table)
    table.does(Answer(1, vote, YES), at=10_000)
    assert is_turned(table)


@pytest.mark.rule("base.fate.lapse")
def test_after_a_lapse_a_new_vote_needs_no_waiting() -> None:
    table = table_of("BAAAA", "AAAAA")
    propose(table)
    table.waits_until(10_000)
    propose(table, 1)
    assert is_open(table)


@pytest.mark.rule("base.fate.lapse")
def test_the_vote_lapses_if_no_die_is_locked_any_more_at_the_last_yes() -> None:
    table = table_of("BBAAG", "AAAAA")
    vote = propose(table)
    table.does(Perform(0, "free", 0))
    table.does(Answer(1, vote, YES))
    assert not is_turned(table)
    assert Announced("fate_lapsed") in table.events
    assert (table.game.depot.gems, table.game.depot.beside) == (5, 2)


@pytest.mark.rule("base.fate.lapse")
def test_the_vote_lapses_if_only_keepers_of_masks_have_locked_dice_at_the_last_yes() -> None:
    table = table_of("AAAAA", "BBAAA")
    vote = propose(table)
    table.does(Prefer(1, "keeps_masks", True))
    table.does(Answer(1, vote, YES))
    assert not is_turned(table), "a gem would have gone for nothing"
    assert Announced("fate_lapsed") in table.events
    assert (table.faces(1), table.game.depot.beside) == ("BBAAA", 2)


@pytest.mark.rule("base.fate.lapse")
def test_the_vote_lapses_if_no_gem_lies_beside_the_depot_any_more_at_the_last_yes() -> None:
    table = table_of("BBAAA", "AAAAA", beside=1)
    vote = propose(table)
    table.game.apply_only(GemsMoved(BESIDE, DEPOT, 1))
    table.does(Answer(1, vote, YES))
    assert table.game.depot.beside == 0
    assert table.faces(0) == "BBAAA"
