"""The Trickster: dice change hands, one for one, if the other agrees."""

import pytest

from tests.expansions.base.soundtracks import FIRST_SLAM
from tests.expansions.curses.cursed import escapes
from tests.expansions.new_characters.tables import ALOUD, BARE, with_card
from tests.scenario import Scenario
from tumbledown.engine.adventurer import AUTO_ACCEPT
from tumbledown.engine.commands import Answer, Discover, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.dice import KEPT, LOST, STACK, USED, VOID, spot
from tumbledown.engine.events import Announced, Asked, Closed, DieMoved
from tumbledown.engine.icons import A
from tumbledown.engine.paying import wallet
from tumbledown.engine.questions import NO, YES
from tumbledown.engine.structs import Settings
from tumbledown.engine.tiles import EAST
from tumbledown.engine.view import SeatView, view
from tumbledown.expansions import warnings_about
from tumbledown.lab.tables import with_required

PERMANENT, ACTIVATABLE = "trickster_permanent", "trickster_activatable"


def together(card: str = PERMANENT, *more: str, mine: str = "AATKB", theirs: str = "KKTGB") -> Scenario:
    """The trickster shows `mine`, the mate `theirs`, and a third one has not rolled yet."""
    table = with_card(card, 3, *more)
    table.shows(0, mine)
    table.shows(1, theirs)
    return table


def offers(table: Scenario, mine: str, theirs: str, mate: int = 1, verb: str = "swap_dice") -> int:
    """Seat 0 offers the first dice with these faces for the mate's; the number of the question."""
    events = table.does(Perform(0, verb, mate, dice=picked(table, mine, theirs, mate)))
    (asked,) = [event for event in events if isinstance(event, Asked)]
    return asked.id


def picked(table: Scenario, mine: str, theirs: str, mate: int = 1) -> int:
    return first(table, 0, mine) | first(table, mate, theirs)


def first(table: Scenario, seat: int, letters: str) -> int:
    """The seat's dice that show these faces, each once, as a mask."""
    hand, mask = list(table.game.dice.hands[seat]), 0
    for letter in letters:
        die = next(die for die in hand if table.dice(seat, letter) >> die & 1)
        hand.remove(die)
        mask |= 1 << die
    return mask


def swaps(table: Scenario, mine: str, theirs: str, mate: int = 1) -> None:
    table.does(Answer(mate, offers(table, mine, theirs, mate), YES))


# -------------------------------------------------------------------- the swap
@pytest.mark.rule("new_characters.trickster.permanent")
def test_dice_change_hands_with_their_faces() -> None:
    table = together()
    swaps(table, "AAT", "KKT")
    assert sorted(table.faces(0)) == sorted("KKTKB")
    assert sorted(table.faces(1)) == sorted("AATGB")
    assert Announced("dice_swapped", (0, 1, 0b111, 0b11100000)) in table.events


@pytest.mark.rule("new_characters.trickster.permanent")
def test_it_may_be_done_again_and_again_with_anybody_in_the_same_chamber() -> None:
    table = together()
    table.shows(2, "GGGGG")
    assert table.targets(0, "swap_dice") == {1, 2}
    swaps(table, "A", "K")
    swaps(table, "AA"[:1], "G", mate=2)
    assert sorted(table.faces(0)) == sorted("KGTKB")
    assert "swap_dice" in table.verbs(0)
    assert "swap_dice" not in table.verbs(1)


@pytest.mark.rule("new_characters.trickster.permanent")
def test_not_with_somebody_in_another_chamber() -> None:
    table = together()
    table.puts(1, table.chamber(BARE, at=(1, 0), stairs="W"))
    dice = picked(table, "A", "K")
    assert table.refuses(Perform(0, "swap_dice", 1, dice=dice)) == "not_together"
    assert table.targets(0, "swap_dice") == {2}


@pytest.mark.rule("new_characters.trickster.equal")
@pytest.mark.parametrize(("mine", "theirs"), [("AA", "K"), ("A", "KK"), ("A", ""), ("", "K"), ("", "")])
def test_as_many_dice_go_as_come(mine: str, theirs: str) -> None:
    table = together()
    command = Perform(0, "swap_dice", 1, dice=picked(table, mine, theirs))
    assert table.refuses(command) == "wrong_number_of_dice"
    swaps(table, "AATKB", "KKTGB")
    assert [len(hand) for hand in table.game.dice.hands] == [5, 5, 5]


# -------------------------------------------------------------------- the other must agree
@pytest.mark.rule("new_characters.trickster.consent")
def test_the_mate_alone_is_asked_and_nothing_happens_before_the_yes() -> None:
    table = together()
    id = offers(table, "A", "K")
    assert (table.faces(0), table.faces(1)) == ("AATKB", "KKTGB")
    assert table.targets(1, "answer") == {YES, NO}
    assert "answer" not in table.verbs(0) | table.verbs(2)
    table.does(Answer(1, id, NO))
    assert (table.faces(0), table.faces(1)) == ("AATKB", "KKTGB")


@pytest.mark.rule("new_characters.trickster.consent")
def test_an_offer_expires_after_five_seconds() -> None:
    table = together()
    id = offers(table, "A", "K")
    table.waits(4_999)
    assert id in table.game.questions
    assert Closed(id, "lapsed") in table.waits(1)


@pytest.mark.rule("new_characters.trickster.consent")
def test_whoever_always_agrees_is_not_asked_and_the_switch_is_off_at_first_and_seen_by_all() -> None:
    table = together()
    assert not switches(table, 1)
    table.does(Prefer(1, "auto_accept", True))
    assert switches(table, 1) == AUTO_ACCEPT
    table.does(Perform(0, "swap_dice", 1, dice=picked(table, "A", "K")))
    assert table.game.questions == {}
    assert sorted(table.faces(0)) == sorted("KATKB")


@pytest.mark.rule("new_characters.trickster.consent")
@pytest.mark.parametrize(("card", "verb"), [(PERMANENT, "swap_dice"), (ACTIVATABLE, "far_swap")])
def test_at_a_table_that_agrees_aloud_dice_change_hands_at_once(card: str, verb: str) -> None:
    table = with_card(card, variants=ALOUD)
    table.shows(0, "AATKB")
    table.shows(1, "KKTGB")
    table.does(Perform(0, verb, 1, dice=picked(table, "A", "K")))
    assert table.game.questions == {}
    assert sorted(table.faces(0)) == sorted("KATKB")


def switches(table: Scenario, seat: int) -> int:
    """The switches of this seat as everybody sees them."""
    seen = view(table.game, 0)[f"seat:{seat}"]
    assert isinstance(seen, SeatView)
    return seen.prefs


# -------------------------------------------------------------------- which dice
@pytest.mark.rule("new_characters.trickster.locked")
def test_a_locked_die_stays_locked_for_its_new_holder() -> None:
    table = together(mine="AATKB", theirs="KKTGG")
    swaps(table, "B", "K")
    assert table.game.dice.locked(0) == []
    (locked,) = table.game.dice.locked(1)
    assert table.refuses(Roll(1, 1 << locked)) == "die_locked"


@pytest.mark.rule("new_characters.trickster.locked")
def test_an_unrolled_die_may_be_swapped_and_a_used_one_joins_the_next_throw_of_its_new_holder() -> None:
    table = together(mine="A....")
    hall = table.chamber("cursed_08", at=(1, 0), stairs="W")
    table.puts(0, hall)
    table.puts(1, hall)
    table.shows(0, "AAA..")
    table.does(Enter(0, table.start))
    used = table.must_throw(0)
    assert used
    table.puts(0, hall)
    die = (used & -used).bit_length() - 1
    table.does(Answer(1, _offers_die(table, die, "K"), YES))
    assert table.game.dice.holder[die] == 1
    assert table.game.dice.marks[die] & USED
    table.does(Roll(1, first(table, 1, "T")))
    assert table.thrown(1) >> die & 1


def _offers_die(table: Scenario, die: int, theirs: str) -> int:
    command = Perform(0, "swap_dice", 1, dice=1 << die | first(table, 1, theirs))
    (asked,) = [event for event in table.does(command) if isinstance(event, Asked)]
    return asked.id


@pytest.mark.rule("new_characters.trickster.not_elsewhere")
@pytest.mark.parametrize("where", [LOST, STACK, 2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_die_that_lies_elsewhere_cannot_be_swapped(seat: int, where: int) -> None:
    table = together()
    away = table.game.dice.hands[seat][0]
    dice = 1 << away | (first(table, 1, "T") if seat == 0 else first(table, 0, "T"))
    table.game.emit(DieMoved(away, spot(where), seat, table.game.dice.face[away]))
    assert table.refuses(Perform(0, "swap_dice", 1, dice=dice)) in ("die_away", "not_your_die")
    (offer,) = [each for each in table.offers(0, "swap_dice") if each.targets == (1,)]
    assert offer.pick is not None
    assert not offer.pool() >> away & 1
    assert offer.pick.most == 4


@pytest.mark.rule("new_characters.trickster.not_elsewhere")
def test_without_a_die_in_hand_there_is_nothing_to_swap() -> None:
    table = together()
    for die in list(table.game.dice.hands[1]):
        table.game.emit(DieMoved(die, spot(STACK), 1, 0))
    assert table.targets(0, "swap_dice") == {2}
    assert table.refuses(Perform(0, "swap_dice", 1)) == "no_dice_to_swap"


# -------------------------------------------------------------------- afterwards
@pytest.mark.rule("new_characters.trickster.use_later")
def test_swapped_dice_are_own_dice_at_once_and_for_good() -> None:
    """Keys that came by a swap open the way out, which only own dice do, and leave with their new holder."""
    table = together(mine="AAAAA", theirs="KKKKK")
    table.puts(0, table.chamber("exit", at=(1, 0), stairs="W"))
    table.puts(1, table.stands(0))
    assert table.refuses(Escape(0)) == "not_enough_icons"
    table.game.depot.gems = 2
    swaps(table, "AAA", "KKK")
    came = [die for die in table.game.dice.hands[0] if die >= 5]
    table.does(Escape(0))
    assert [table.game.dice.holder[die] for die in came] == [0, 0, 0]
    assert table.game.dice.hands[0] == []


@pytest.mark.rule("new_characters.trickster.use_later")
def test_swapped_dice_may_be_kept_aside() -> None:
    table = together()
    swaps(table, "A", "K")
    kept = first(table, 0, "K")

    table.does(Mark(0, "kept", kept))
    table.does(Roll(0))
    assert not table.thrown(0) & kept


@pytest.mark.rule("new_characters.trickster.vines", "fountain.vines.effect", "fountain.vines.no_keep")
@pytest.mark.parametrize("cursed", [(0,), (0, 1)], ids=["one", "both"])
def test_vines_bind_adventurers_that_one_receives_and_let_go_of_those_given_away(cursed: tuple[int, ...]) -> None:
    table = together(PERMANENT, "curses", "fountain", mine="KK...", theirs="A....")
    table.game.dice.marks[5] = KEPT
    for seat in cursed:
        table.gets(seat, "strangle_vines")
    table.will_throw(0, "AAA")
    table.does(Roll(0, table.dice(0, ".")))
    assert all(table.game.dice.marks[die] & VOID for die in range(2, 5))
    table.does(Answer(1, _offers_die(table, 2, "A"), YES))
    assert table.game.dice.marks[5] & VOID
    assert bool(table.game.dice.marks[2] & VOID) == (1 in cursed)
    assert (wallet(table.game, 0)[A], wallet(table.game, 1)[A]) == (0, int(1 not in cursed))
    table.does(Roll(0, first(table, 0, "K")), at=5000)
    assert table.thrown(0) >> 5 & 1


@pytest.mark.rule("new_characters.trickster.vines", "fountain.vines.earlier_dice")
def test_what_was_received_before_the_curse_stays_free_when_it_is_kept() -> None:
    table = together(PERMANENT, "curses", "fountain", mine="KK...", theirs="A....")
    swaps(table, "K", "A")
    table.gets(0, "strangle_vines")
    table.does(Mark(0, "kept", 1 << 5))
    assert wallet(table.game, 0)[A] == 1


# -------------------------------------------------------------------- meanwhile
def rolls_mine(table: Scenario) -> None:
    table.does(Roll(0, first(table, 0, "A")))


def rolls_theirs(table: Scenario) -> None:
    table.does(Roll(1, first(table, 1, "K")))


def spends(table: Scenario) -> None:
    table.pile(BARE)
    table.does(Discover(0, EAST))


def loses(table: Scenario) -> None:
    table.game.emit(DieMoved(table.game.dice.hands[1][0], spot(LOST), 1, 0))
    table.does(Prefer(2, "holds_back", True))


def walks_away(table: Scenario) -> None:
    table.puts(1, table.chamber(BARE, at=(1, 0), stairs="W"))
    table.does(Prefer(2, "holds_back", True))


def leaves(table: Scenario) -> None:
    escapes(table, 1)


@pytest.mark.rule("new_characters.trickster.no_roll_between")
@pytest.mark.parametrize("event", [rolls_mine, rolls_theirs, spends, loses, walks_away, leaves])
def test_an_open_offer_lapses_when_its_dice_are_used_or_the_two_part(event: object) -> None:
    table = together(mine="AAAAA", theirs="KKKKK")
    id = offers(table, "A", "K")
    event(table)  # type: ignore[operator]
    assert id not in table.game.questions
    assert Closed(id, "lapsed") in table.events
    assert table.refuses(Answer(1, id, YES)) == "no_such_question"


@pytest.mark.rule("new_characters.trickster.no_roll_between")
def test_other_dice_may_be_used_meanwhile_and_nobody_is_held_up() -> None:
    table = together()
    id = offers(table, "A", "K")
    table.does(Roll(1, first(table, 1, "T")))
    assert id in table.game.questions
    table.does(Answer(1, id, YES))


@pytest.mark.rule("new_characters.trickster.no_roll_between")
def test_a_die_that_shows_the_same_face_again_is_another_throw_all_the_same() -> None:
    table = together()
    id = offers(table, "A", "K")
    table.will_throw(1, "K")
    table.does(Roll(1, first(table, 1, "K")))
    assert id not in table.game.questions


# -------------------------------------------------------------------- activatable
@pytest.mark.rule("new_characters.trickster.activatable")
def test_one_swap_at_any_distance_and_the_card_is_down_until_the_slam() -> None:
    table = together(ACTIVATABLE)
    table.puts(1, table.chamber(BARE, at=(4, 4)))
    assert table.targets(0, "far_swap") == {1, 2}
    id = offers(table, "AAT", "KKT", verb="far_swap")
    assert table.owns(0) == [ACTIVATABLE]
    table.does(Answer(1, id, YES))
    assert sorted(table.faces(0)) == sorted("KKTKB")
    assert table.owns(0) == []
    assert table.refuses(Perform(0, "far_swap", 1, dice=picked(table, "K", "A"))) == "card_face_down"
    table.waits_until(FIRST_SLAM)
    assert table.owns(0) == [ACTIVATABLE]
    assert "far_swap" in table.verbs(0)


@pytest.mark.rule("new_characters.trickster.activatable")
def test_without_consent_the_card_stays_up() -> None:
    table = together(ACTIVATABLE)
    table.does(Answer(1, offers(table, "A", "K", verb="far_swap"), NO))
    assert table.owns(0) == [ACTIVATABLE]
    assert "far_swap" in table.verbs(0)


@pytest.mark.rule("new_characters.trickster.activatable")
def test_not_with_somebody_who_has_left() -> None:
    table = together(ACTIVATABLE)
    escapes(table, 1)
    assert table.targets(0, "far_swap") == {2}


@pytest.mark.rule("new_characters.setup.choice")
@pytest.mark.parametrize("card", ["permanent", "activatable"])
def test_a_lone_trickster_is_warned(card: str) -> None:
    choices = (("characters.who", ("trickster",)), ("characters.card", (card,)))
    alone = Settings(players=1, modules=with_required(("new_characters",)), seat_choices=choices)
    assert "card_useless_alone" in [warning.code for warning in warnings_about(alone)]
