"""Soul exchange: who steers whose figure, and what becomes of it."""

from itertools import permutations
from random import Random

import pytest

from tests.expansions.curses.cursed import (
    MASKED,
    WITH_SOULS,
    card,
    discovers,
    escapes,
    on_cards,
    scenario,
    stack,
)
from tests.scenario import Scenario
from tumbledown.engine.commands import Answer, Enter, Perform, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import Announced, Asked, Closed, ControlChanged, Noted, PieceMoved
from tumbledown.engine.pieces import BOXED
from tumbledown.engine.questions import ask
from tumbledown.engine.structs import Settings
from tumbledown.engine.telling import told
from tumbledown.engine.view import SPECTATOR, SeatView, view
from tumbledown.expansions import new_game
from tumbledown.expansions.curses.souls import exchanges

CHOICE = 5_000


def souls(players: int = 3, pile: tuple[str, ...] = (), gems: int = 5) -> Scenario:
    return scenario(players, WITH_SOULS, pile=pile, gems=gems)


def exchanged(players: int = 3) -> tuple[Scenario, int]:
    """The first two have exchanged their souls; the first one's figure stands in a hall, all others at the start."""
    table = souls(players)
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    swap(table, 0, 1)
    return table, hall


def swap(table: Scenario, seat: int, partner: int, number: int = 0) -> int:
    """The seat draws a card and names its partner; with two players that goes by itself."""
    piece = table.gets(seat, "soul_exchange")
    if table.game.questions:
        table.answers(seat, partner)
    return piece


# -------------------------------------------------------------------- how it begins
@pytest.mark.rule("curses.soul_exchange.effect", "curses.soul_exchange.no_consent")
def test_the_drawer_picks_another_player_and_the_two_steer_each_others_figures() -> None:
    table = souls(3, pile=(MASKED,))
    stack(table, "soul_exchange")
    discovers(table, 1)
    assert table.targets(1, "answer") == {0, 2}
    assert table.targets(0, "answer") == table.targets(2, "answer") == set(), "nobody can refuse"
    table.answers(1, 2)
    assert table.game.party.control == [0, 2, 1]
    assert table.game.party.own == [0, 1, 2]
    assert table.owns(1) == ["soul_exchange"]


@pytest.mark.rule("curses.soul_exchange.effect")
def test_until_the_partner_is_named_the_drawer_does_nothing_else_and_the_others_play_on() -> None:
    table = souls()
    table.gets(0, "soul_exchange")
    assert table.refuses(Roll(0)) == "choice_first"
    table.does(Roll(1))
    question = next(iter(table.game.questions))
    for wrong in (0, -1, 9):
        assert table.refuses(Answer(0, question, wrong)) == "no_such_answer"


@pytest.mark.rule("curses.soul_exchange.target")
def test_after_five_seconds_chance_picks_a_legal_teammate() -> None:
    picked = set()
    for last_id in range(20):
        table = souls(4)
        table.game.last_id += last_id
        escapes(table, 3)
        table.gets(0, "soul_exchange")
        table.waits(CHOICE - 1)
        assert table.game.party.control == [0, 1, 2, 3]
        table.waits(1)
        picked.add(exchanges(table.game)[0][2])
    assert picked == {1, 2}


@pytest.mark.rule("curses.soul_exchange.target")
def test_with_one_teammate_left_there_is_nothing_to_choose() -> None:
    table = souls(3)
    escapes(table, 1)
    table.gets(0, "soul_exchange")
    assert not table.game.questions
    assert table.game.party.control == [2, 1, 0]


@pytest.mark.rule("curses.soul_exchange.target")
def test_without_anybody_else_inside_the_card_is_discarded() -> None:
    for alone in (souls(1), souls(2)):
        if alone.game.party.size == 2:
            escapes(alone, 1)
        piece = alone.gets(0, "soul_exchange")
        assert alone.game.pieces.at[piece] == BOXED
        told = [event for event in alone.events if isinstance(event, Announced) and event.what == "soul_alone"]
        assert told == [Announced("soul_alone", (0,))], "nobody sees the card, so it must be named"
        assert alone.happened(Asked) == alone.happened(ControlChanged) == []


@pytest.mark.rule("curses.soul_exchange.target")
def test_a_teammate_who_leaves_meanwhile_cannot_be_picked_any_more() -> None:
    table = souls(4)
    table.gets(0, "soul_exchange")
    escapes(table, 1)
    assert table.targets(0, "answer") == {2, 3}
    escapes(table, 2)
    assert table.game.party.control == [3, 1, 2, 0], "the only one left is taken at once"


@pytest.mark.rule("curses.soul_exchange.target")
def test_the_card_is_discarded_if_the_last_teammate_leaves_while_the_drawer_has_another_choice_to_make() -> None:
    table = souls(2)
    table.game.rules.choices["first"] = lambda game, question, seat: (0, 1)
    table.game.rules.closed["first"] = lambda game, question, answers: None
    ask(table.game, "first", 0b1, CHOICE, blocks=True, args=(-1,))
    piece = table.gets(0, "soul_exchange")
    assert len(table.game.questions) == 2
    escapes(table, 1)
    assert table.game.pieces.at[piece] == BOXED
    table.waits(CHOICE)
    assert not table.game.questions
    assert table.game.party.control == [0, 1]
    table.does(Roll(0))


@pytest.mark.rule("curses.soul_exchange.target")
def test_only_with_its_box_are_there_cards_of_soul_exchange() -> None:
    for modules, copies in ((("curses",), 0), (WITH_SOULS, 2)):
        game = new_game(Settings(modules=modules), "souls")
        kinds = [game.pieces.kind_of(piece).id for piece in game.pile("curses")]
        assert kinds.count("soul_exchange") == copies


# -------------------------------------------------------------------- what it means
@pytest.mark.rule("curses.soul_exchange.positions")
def test_no_figure_changes_its_place_when_an_exchange_begins_or_ends() -> None:
    table = souls()
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    table.puts(0, hall)
    piece = swap(table, 0, 1)
    assert table.game.party.place == [hall, table.start, table.start]
    table.shows(0, "KKA..")
    table.does(Perform(0, "lift", piece))
    assert table.game.party.place == [hall, table.start, table.start]


@pytest.mark.rule("curses.soul_exchange.what_stays")
def test_dice_curses_and_treasures_stay_with_the_player() -> None:
    table = scenario(3, (*WITH_SOULS, "treasures"))
    table.gets(0, "broken_die")
    table.waits(CHOICE)
    table.gets(1, "double_key")
    table.shows(0, "ATKB")
    table.shows(1, "GGBBA")
    dice = on_cards(table)
    swap(table, 0, 1)
    assert (table.faces(0), table.faces(1)) == ("ATKB", "GGBBA")
    assert on_cards(table) == dice
    assert [sorted(table.owns(seat)) for seat in (0, 1)] == [["broken_die", "soul_exchange"], ["double_key"]]


@pytest.mark.rule("curses.soul_exchange.bans_follow_player")
def test_a_trap_binds_the_player_with_any_figure_and_sets_a_figure_handed_over_free() -> None:
    table, hall = exchanged()
    table.gets(0, "trap")
    table.shows(0, "ATA..")
    table.shows(1, "AAA..")
    assert table.refuses(Enter(0, hall)) == "trapped"
    assert table.targets(1, "enter") == {table.start}
    table.does(Enter(1, table.start))
    assert table.game.party.place[0] == table.start


@pytest.mark.rule("curses.soul_exchange.slam")
def test_a_slam_judges_the_figure_steered_and_takes_own_dice() -> None:
    table, _ = exchanged()
    table.waits_for("slam")
    assert [len(table.game.dice.held(seat, LOST)) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("curses.soul_exchange.signal")
def test_everybody_is_told_who_steers_which_figure() -> None:
    table, _ = exchanged()
    (event,) = table.happened(ControlChanged)
    for seat in (SPECTATOR, 0, 1, 2):
        assert told(table.game, event, seat) == event
        seen = [view(table.game, seat)[f"seat:{each}"] for each in range(3)]
        assert [(s.figure, s.own) for s in seen if isinstance(s, SeatView)] == [(1, 0), (0, 1), (2, 2)]


@pytest.mark.rule("curses.soul_exchange.signal")
def test_a_request_for_the_other_figure_is_refused_without_cost() -> None:
    table = souls()
    hall = table.chamber("cursed_01", at=(1, 0), stairs="W")
    for seat in (0, 1):
        table.shows(seat, "ATA..")
    swap(table, 0, 1)
    for seat in (0, 1):
        assert table.refuses(Enter(seat, hall, figure=seat)) == "not_your_figure"
        assert table.faces(seat) == "ATA.."
        table.does(Enter(seat, hall, figure=1 - seat))


# -------------------------------------------------------------------- how it ends
@pytest.mark.rule("curses.soul_exchange.lift")
def test_only_the_drawer_can_lift_it_with_own_dice_and_both_steer_their_own_figures_again() -> None:
    table, hall = exchanged()
    piece = card(table, "soul_exchange")
    for seat in (1, 2):
        table.shows(seat, "KKATA")
        assert table.targets(seat, "lift") == set()
        assert table.refuses(Perform(seat, "lift", piece)) == "not_offered"
    table.shows(0, "ATKKA")
    table.does(Enter(0, hall))
    table.shows(0, "KKATA")
    table.does(Perform(0, "lift", piece))
    assert table.game.party.control == [0, 1, 2]
    assert table.game.party.place == [hall, hall, table.start], "where they stand now"
    assert exchanges(table.game) == []


@pytest.mark.rule("curses.soul_exchange.lift")
def test_a_card_that_is_removed_ends_its_exchange_too() -> None:
    table, _ = exchanged()
    table.game.emit(PieceMoved(card(table, "soul_exchange"), BOXED, seat=0))
    assert table.game.party.control == [0, 1, 2]


@pytest.mark.rule("curses.soul_exchange.several")
def test_exchanges_are_applied_in_order_and_lifting_one_works_the_others_out_anew() -> None:
    table = souls(3)
    first = swap(table, 0, 1, 0)
    swap(table, 1, 2, 1)
    assert table.game.party.control == [1, 2, 0]
    table.shows(0, "KKA..")
    table.does(Perform(0, "lift", first))
    assert table.game.party.control == [0, 2, 1], "the third player has another figure than before, too"
    assert table.game.party.own == [0, 1, 2]


@pytest.mark.rule("curses.soul_exchange.several", "curses.soul_exchange.effect")
def test_each_of_the_two_gets_the_figure_that_the_other_one_steered() -> None:
    for first, second in permutations([(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)], 2):
        if first[0] == second[0]:
            continue
        table = souls(3)
        swap(table, *first, 0)
        before_it = list(table.game.party.control)
        swap(table, *second, 1)
        one, other = second
        assert table.game.party.control[one] == before_it[other]
        assert table.game.party.control[other] == before_it[one]


# -------------------------------------------------------------------- escaping
@pytest.mark.rule("curses.soul_exchange.escape")
@pytest.mark.parametrize("leaver", [0, 1])
def test_an_escape_makes_the_exchange_permanent_for_whoever_stays(leaver: int) -> None:
    table, hall = exchanged()
    stays = 1 - leaver
    figure = table.game.party.control[leaver]
    where = table.stands(stays)
    escapes(table, leaver)
    party = table.game.party
    assert party.place[figure] == -1
    assert table.game.pieces.at[card(table, "soul_exchange")] == BOXED
    assert exchanges(table.game) == []
    assert party.control == party.own == [1, 0, 2]
    assert table.stands(stays) == where
    assert where in (hall, table.start)


@pytest.mark.rule("curses.soul_exchange.escape", "curses.soul_exchange.several")
def test_after_an_escape_the_other_exchanges_go_on_and_can_be_lifted() -> None:
    table = souls(4)
    swap(table, 0, 1, 0)
    second = swap(table, 1, 2, 1)
    assert table.game.party.control == [1, 2, 0, 3]
    escapes(table, 0)
    party = table.game.party
    assert party.control == [1, 2, 0, 3], "everybody keeps the figure of that moment"
    assert party.own == [1, 0, 2, 3]
    assert table.owns(1) == ["soul_exchange"]
    table.shows(1, "KKA..")
    table.does(Perform(1, "lift", second))
    assert table.game.party.control == [1, 0, 2, 3]


@pytest.mark.rule("curses.soul_exchange.escape", "curses.soul_exchange.several")
def test_in_any_chain_an_escape_changes_nobodys_figure_and_the_rest_still_fits() -> None:
    """More cards than the box holds, so that the order matters: the numbers of any cards will do."""
    luck = Random("souls")
    for _ in range(60):
        table = souls(6)
        pairs = [luck.sample(range(6), 2) for _ in range(luck.randint(2, 5))]
        control = applied(list(range(6)), pairs)
        flat = tuple(number for piece, pair in enumerate(pairs) for number in (piece, *pair))
        table.game.apply_only(Noted("curses", "exchanges", flat))
        table.game.apply_only(ControlChanged(tuple(control), tuple(range(6))))
        leaver = luck.randrange(6)
        escapes(table, leaver)
        left = [[one, other] for _, one, other in exchanges(table.game)]
        assert left == [pair for pair in pairs if leaver not in pair]
        assert table.game.party.control == control
        assert applied(table.game.party.own, left) == control


def applied(figures: list[int], pairs: list[list[int]]) -> list[int]:
    steered = list(figures)
    for one, other in pairs:
        steered[one], steered[other] = steered[other], steered[one]
    return steered


@pytest.mark.rule("curses.soul_exchange.escape")
def test_the_card_of_a_teammate_who_stays_leaves_when_the_partner_escapes() -> None:
    table, _ = exchanged()
    escapes(table, 1)
    assert table.owns(0) == []
    assert [event.how for event in table.happened(Closed) if isinstance(event, Closed)].count("answered") == 1
