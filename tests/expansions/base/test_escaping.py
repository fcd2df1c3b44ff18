"""Leaving the temple, what becomes of the escaped player's pieces, and the gift of a die."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Answer, AnyCommand, Discover, Enter, Escape, Perform, Roll
from tumbledown.engine.dice import CARD, GONE, HAND, OUT, TILE, spot
from tumbledown.engine.events import DiceSpent, DieMoved, GemsMoved, PieceMoved
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import POOL, Chapter
from tumbledown.engine.icons import BLANK, parse_cost
from tumbledown.engine.pieces import AT_SEAT, BOXED, DEPOT, ON_PIECE, PieceKind, at
from tumbledown.engine.questions import YES
from tumbledown.engine.tiles import EAST


def exit_table(players: int = 2, gems: int = 1, extra: tuple[Chapter, ...] = ()) -> Scenario:
    """Everybody stands in the exit, east of the start."""
    table = Scenario(players, gems=gems, extra=extra)
    place = table.chamber("exit", at=(1, 0), stairs="W")
    for seat in range(players):
        table.puts(seat, place)
    return table


def seat_0_is_out(players: int = 2, hand: str = "KKTGB") -> Scenario:
    """Seat 0 has just escaped with these faces; the others stand in the exit."""
    table = exit_table(players)
    table.shows(0, hand)
    table.does(Escape(0))
    return table


def lacks(table: Scenario, command: AnyCommand) -> str:
    """What is missing for this command, which is refused without any change."""
    assert table.refuses(command) == "not_enough_icons"
    refusal = table.game.handle(command, table.game.now).refusal
    return refusal.missing if refusal else ""


def whereabouts(table: Scenario, dice: range) -> list[int]:
    return [table.game.dice.where[die] for die in dice]


# -------------------------------------------------------------------- where and for how much
@pytest.mark.rule("base.escape.where")
def test_only_the_exit_lets_an_adventurer_out() -> None:
    table = exit_table()
    table.puts(0, table.start)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert table.refuses(Escape(0)) == "not_in_exit"
    assert table.offers(0, "escape") == []
    assert len(table.offers(1, "escape")) == 1
    table.does(Escape(1))
    assert table.game.party.out == [0, 1]


@pytest.mark.rule("base.escape.cost")
@pytest.mark.parametrize("gems", [0, 1, 3, 4])
def test_escaping_takes_one_key_more_than_gems_in_the_depot(gems: int) -> None:
    table = exit_table(gems=gems)
    table.shows(0, "K" * gems + "T" * (5 - gems))
    assert lacks(table, Escape(0)) == "K"
    assert table.offers(0, "escape") == []
    table.shows(0, "K" * (gems + 1) + "T" * (4 - gems))
    table.does(Escape(0))
    assert table.game.party.out[0]


@pytest.mark.rule("base.escape.cost")
def test_a_tile_that_stands_for_a_gem_in_the_depot_asks_for_a_key_like_one() -> None:
    table = exit_table(gems=1)
    table.notes("depot", "gem_tiles", 2)
    table.shows(0, "KKKTT")
    assert lacks(table, Escape(0)) == "K"
    table.shows(0, "KKKKT")
    table.does(Escape(0))


@pytest.mark.rule("base.escape.cost")
def test_exactly_the_needed_keys_are_used() -> None:
    table = exit_table(gems=1)
    table.shows(0, "TKKKK")
    assert table.does(Escape(0))[0] == DiceSpent(0, 0b00110)


@pytest.mark.rule("base.escape.cost")
def test_gems_beside_the_depot_and_in_chambers_do_not_count() -> None:
    table = exit_table(gems=2)
    table.game.apply_only(GemsMoved(BOXED, at(ON_PIECE, 7), 3))
    hall = table.chamber("gem_key_3", at=(-1, 0), stairs="E")
    table.puts(1, hall)
    table.shows(0, "KAAAA")
    table.shows(1, "KKKKA")
    assert table.game.depot.beside == 2
    assert lacks(table, Escape(0)) == "K2"
    table.does(ActivateGems(1))
    assert lacks(table, Escape(0)) == "K"


@pytest.mark.rule("base.escape.cost")
def test_the_depot_of_that_instant_counts() -> None:
    table = exit_table(gems=1)
    table.shows(0, "KKBAA")
    table.shows(1, "AAAAA")
    assert len(table.offers(0, "escape")) == 1
    table.does(Perform(0, "fate"))
    vote = next(iter(table.game.questions))
    table.does(Answer(1, vote, YES))
    assert lacks(table, Escape(0)) == "K"


@pytest.mark.rule("base.escape.alone")
def test_nobody_elses_keys_count() -> None:
    table = exit_table(gems=2)
    table.shows(0, "KKAAA")
    table.shows(1, "KKKKK")
    assert lacks(table, Escape(0)) == "K"
    assert table.refuses(Escape(0, dice=table.dice(1))) == "not_your_die"


@pytest.mark.rule("base.escape.alone")
def test_a_team_mate_in_the_exit_may_still_free_dice() -> None:
    table = exit_table(gems=2)
    table.shows(0, "KKBBA")
    table.shows(1, "GAAAA")
    table.does(Perform(1, "free", 0))
    assert table.faces(0) == "KK..A"
    table.will_throw(0, "KA")
    table.does(Roll(0, table.dice(0, ".")))
    table.does(Escape(0))
    assert table.game.party.out[0]


@pytest.mark.rule("base.escape.too_many_gems")
@pytest.mark.parametrize("faces", ["KKKKK", "KKKKG", "GGGGG", "TTTTT"])
def test_with_fewer_dice_than_needed_keys_there_is_no_way_out_and_no_substitute(faces: str) -> None:
    table = exit_table(gems=5)
    table.shows(0, faces)
    table.shows(1, "KKKKK")
    assert lacks(table, Escape(0)) == f"K{6 - faces.count('K')}".replace("K1", "K")
    assert table.offers(0, "escape") == []


@pytest.mark.rule("base.escape.too_many_gems")
def test_gems_leaving_the_depot_open_the_way() -> None:
    table = exit_table(gems=5)
    hall = table.chamber("gem_key_3", at=(-1, 0), stairs="E")
    table.puts(1, hall)
    for seat in (0, 1):
        table.shows(seat, "KKKKK")
    assert lacks(table, Escape(0)) == "K"
    table.does(ActivateGems(1))
    table.does(Escape(0))
    assert table.game.party.out[0]


@pytest.mark.rule("base.escape.too_many_gems")
def test_more_dice_open_the_way() -> None:
    table = exit_table(gems=5)
    table.shows(0, "KKKKK")
    assert lacks(table, Escape(0)) == "K"
    table.game.apply_only(DieMoved(5, spot(HAND), 0, BLANK))
    table.shows(0, "KKKKKK")
    table.does(Escape(0))
    assert table.game.party.out[0]


@pytest.mark.rule("base.escape.individual")
def test_everyone_escapes_separately_for_the_same_number() -> None:
    table = exit_table(players=3, gems=2)
    for seat in range(3):
        table.shows(seat, "KKKAA")
    for seat in range(2):
        table.does(Escape(seat))
        assert table.game.party.out == [int(other <= seat) for other in range(3)]
        assert table.game.depot.gems == 2
    table.shows(2, "KKAAA")
    assert lacks(table, Escape(2)) == "K"


# -------------------------------------------------------------------- gone for good
@pytest.mark.rule("base.escape.leave")
@pytest.mark.parametrize(
    "command",
    [
        Roll(0),
        Roll(0, 0b1),
        Enter(0, 0),
        Discover(0, EAST),
        ActivateGems(0),
        Escape(0),
        Perform(0, "free", 0),
        Perform(0, "free", 1),
        Perform(0, "fate"),
    ],
)
def test_an_escaped_player_takes_no_more_actions(command: AnyCommand) -> None:
    table = seat_0_is_out()
    table.shows(1, "BBBBB")
    assert table.refuses(command) == "escaped"


@pytest.mark.rule("base.escape.leave")
def test_an_escaped_player_is_offered_nothing_but_the_gift_and_giving_up() -> None:
    table = seat_0_is_out()
    table.shows(1, "BBBBB")
    assert {offer.verb for offer in table.game.options(0)} == {"gift", "give_up"}


@pytest.mark.rule("base.escape.leave")
def test_an_escaped_player_cannot_be_helped_or_given_a_die() -> None:
    table = exit_table(players=3)
    table.shows(0, "KKBBB")
    table.shows(1, "KKGAA")
    table.shows(2, "GAAAA")
    table.does(Escape(0))
    table.does(Escape(1))
    assert table.refuses(Perform(2, "free", 0)) == "no_such_target"
    assert table.targets(1, "gift") == {2}
    assert table.refuses(Perform(1, "gift", 0, dice=1 << 5)) == "no_such_target"


@pytest.mark.rule("base.escape.leave")
def test_an_escaped_adventurer_stands_nowhere_and_is_spared_by_the_slams() -> None:
    table = seat_0_is_out()
    table.waits_for("slam")
    table.waits_for("slam")
    assert table.game.party.place[0] == -1
    assert table.game.party.out == [1, 0]
    assert len(table.game.dice.held(0, OUT)) == 5
    assert len(table.game.dice.hands[1]) == 3


# -------------------------------------------------------------------- the gift
@pytest.mark.rule("base.escape.gift")
def test_an_escaped_player_may_give_one_die_to_anybody_inside_wherever_that_is() -> None:
    table = seat_0_is_out(players=3)
    table.puts(2, table.start)
    assert table.targets(0, "gift") == {1, 2}
    table.does(Perform(0, "gift", 2, dice=0b00100))
    assert table.game.dice.hands[2] == [2, 10, 11, 12, 13, 14]
    assert len(table.game.dice.hands[1]) == 5


@pytest.mark.rule("base.escape.gift")
def test_nobody_gives_a_die_before_escaping() -> None:
    table = exit_table()
    table.shows(0, "KKTGB")
    assert table.refuses(Perform(0, "gift", 1, dice=0b1)) == "not_out_yet"
    assert table.offers(0, "gift") == []


@pytest.mark.rule("base.escape.gift")
def test_the_gift_is_one_die_and_given_once() -> None:
    table = seat_0_is_out(players=3)
    assert table.refuses(Perform(0, "gift", 1)) == "wrong_number_of_dice"
    assert table.refuses(Perform(0, "gift", 1, dice=0b11)) == "wrong_number_of_dice"
    table.does(Perform(0, "gift", 1, dice=0b1))
    assert table.refuses(Perform(0, "gift", 1, dice=0b10)) == "gift_given"
    assert table.refuses(Perform(0, "gift", 2, dice=0b10)) == "gift_given"
    assert table.offers(0, "gift") == []


@pytest.mark.rule("base.escape.gift")
def test_the_gift_can_wait_until_the_last_moment_or_never_come() -> None:
    table = seat_0_is_out()
    assert len(table.game.dice.hands[1]) == 5, "nothing is given by itself"
    table.waits_until(599_999)
    assert table.targets(0, "gift") == {1}
    table.does(Perform(0, "gift", 1, dice=0b1), at=600_000)
    assert 0 in table.game.dice.hands[1]


@pytest.mark.rule("base.escape.gift")
def test_without_a_gift_the_others_can_still_win() -> None:
    table = seat_0_is_out()
    table.shows(1, "KKAAA")
    table.does(Escape(1))
    assert table.game.won


@pytest.mark.rule("base.escape.gift_any_die")
@pytest.mark.parametrize("die", range(5))
def test_any_die_may_be_given_and_arrives_unlocked_and_unrolled(die: int) -> None:
    table = seat_0_is_out(hand="KKTGB")
    table.shows(1, "AAAAA")
    table.does(Perform(0, "gift", 1, dice=1 << die))
    assert table.faces(1) == ".AAAAA"
    table.will_throw(1, "K")
    table.does(Roll(1, 1 << die))
    assert table.faces(1) == "KAAAAA"


@pytest.mark.rule("base.escape.gift_any_die")
def test_the_given_die_serves_its_receiver_at_once() -> None:
    table = seat_0_is_out()
    table.shows(1, "KAAAA")
    table.does(Perform(0, "gift", 1, dice=0b10000))
    table.will_throw(1, "K")
    table.does(Roll(1, 0b10000))
    table.does(Escape(1))
    assert table.game.won


@pytest.mark.rule("base.escape.gift_no_limit")
def test_several_escaped_players_may_give_to_the_same_player() -> None:
    table = exit_table(players=4)
    for seat in range(3):
        table.shows(seat, "KKAAA")
        table.does(Escape(seat))
        table.does(Perform(seat, "gift", 3, dice=1 << (5 * seat)))
    assert len(table.game.dice.hands[3]) == 8
    table.will_throw(3, "KKKKKKKK")
    table.does(Roll(3))
    assert table.faces(3) == "KKKKKKKK"


# -------------------------------------------------------------------- what else leaves the game
TREASURE = PieceKind("probe_key", "probe", icons=parse_cost("K2"))


def a_card() -> Chapter:
    """A chapter with one piece that is worth two keys; it lies in the box."""
    chapter = Chapter("probe", order=99, pieces=(TREASURE,))

    @chapter.setup(POOL)
    def take_it_from_the_box(game: Game) -> None:
        game.pieces.add(game.rules.piece_kind_ids[TREASURE.id], BOXED)

    return chapter


def with_a_card() -> Scenario:
    """The card lies before seat 0."""
    table = exit_table(extra=(a_card(),))
    table.game.apply_only(PieceMoved(0, at(AT_SEAT, 0)))
    return table


@pytest.mark.rule("base.escape.gift_needs_die")
def test_whoever_escapes_without_a_die_in_play_has_nothing_to_give() -> None:
    table = with_a_card()
    for die in range(5):
        table.game.apply_only(DieMoved(die, spot(CARD), 0))
    table.does(Escape(0, using=(0,)))
    assert table.game.party.out[0]
    assert whereabouts(table, range(5)) == [spot(GONE)] * 5
    assert table.refuses(Perform(0, "gift", 1, dice=0b1)) == "nothing_to_give"
    assert table.offers(0, "gift") == []


@pytest.mark.rule("base.escape.gift_needs_die")
def test_dice_on_a_card_or_a_chamber_cannot_be_given() -> None:
    table = exit_table()
    table.game.apply_only(DieMoved(3, spot(CARD), 0))
    table.game.apply_only(DieMoved(4, spot(TILE, 6), 0))
    table.shows(0, "KKA")
    table.does(Escape(0))
    assert table.offers(0, "gift")[0].pool() == 0b00111
    for die in (3, 4):
        assert table.refuses(Perform(0, "gift", 1, dice=1 << die)) == "die_away"


@pytest.mark.rule("base.escape.rest_dice_out")
def test_the_remaining_dice_are_out_of_the_game() -> None:
    table = exit_table()
    table.game.apply_only(DieMoved(4, spot(CARD), 0))
    table.shows(0, "KKGB")
    table.does(Escape(0))
    assert table.game.dice.hands[0] == []
    assert whereabouts(table, range(5)) == [spot(OUT)] * 4 + [spot(GONE)]
    table.does(Perform(0, "gift", 1, dice=0b1))
    assert whereabouts(table, range(1, 5)) == [spot(OUT)] * 3 + [spot(GONE)]


@pytest.mark.rule("base.escape.rest_dice_out")
def test_a_locked_die_that_left_with_its_player_is_no_reason_for_a_turn_of_fate() -> None:
    table = seat_0_is_out(hand="KKBBB")
    table.shows(1, "AAAAA")
    assert table.refuses(Perform(1, "fate")) == "nothing_locked"


@pytest.mark.rule("base.escape.rest_dice_out")
def test_cards_leave_the_game_with_their_player_and_their_gems_stay_activated() -> None:
    table = with_a_card()
    table.game.apply_only(GemsMoved(BOXED, at(ON_PIECE, 0), 1))
    table.shows(0, "KKAAA")
    assert table.game.has(0, table.rules.piece_kind_ids[TREASURE.id])
    table.does(Escape(0))
    assert table.game.pieces.at[0] == BOXED
    assert table.game.party.cards[0] == 0
    assert table.game.depot.on_pieces == {0: 1}
    assert table.game.depot.gems == 1
    assert DEPOT not in [event.target for event in table.happened(GemsMoved) if isinstance(event, GemsMoved)]
