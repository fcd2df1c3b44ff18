"""The Mentalist: golden masks as keys, and a jump to somebody."""

import pytest

from tests.expansions.characters.company import CROSS, company, forbidding, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import ActivateGems, Enter, Escape, Mark, Perform, Prefer, Roll
from tumbledown.engine.events import DiceRolled, GemsActivated
from tumbledown.engine.hooks import Chapter
from tumbledown.engine.icons import B
from tumbledown.engine.refusals import Refusal

PERMANENT, CARD, JUMP = "mentalist_permanent", "mentalist_activatable", "mind_jump"
KEYS = "basic_06"
"""One gem for four keys."""


def at_gems(*cards: str, kind: str = KEYS, **more: object) -> tuple[Scenario, int]:
    """Everybody stands in a gem chamber."""
    table = company(*cards, **more)  # type: ignore[arg-type]
    chamber = table.chamber(kind, at=(1, 0), stairs="W")
    for seat in range(table.game.party.size):
        table.puts(seat, chamber)
    return table, chamber


@pytest.mark.rule("characters.mentalist.permanent")
def test_a_golden_mask_is_a_key_at_a_door_at_gems_and_at_the_exit() -> None:
    table = company(PERMANENT, players=1, gems=1)
    table.gives_dice(0, 5)
    key_door = table.chamber("basic_13", at=(1, 0), stairs="W")
    table.shows(0, "AGTTT")
    table.will_throw(0, "K")
    table.does(Enter(0, key_door))
    assert table.faces(0) == ".KTTT"
    table.puts(0, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(0, "KGTTT")
    table.does(Escape(0))
    assert table.game.won


@pytest.mark.rule("characters.mentalist.permanent", "characters.mentalist.permanent_reroll")
def test_it_is_rolled_at_once_and_the_keys_beside_it_join_the_next_roll() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "KKKGB")
    table.will_throw(0, "B")
    events = table.does(ActivateGems(0))
    thrown = [event for event in events if isinstance(event, DiceRolled)]
    assert [(event.seat, event.dice, event.faces) for event in thrown] == [(0, 0b01000, (B,))]
    assert events.index(thrown[0]) > [type(event) for event in events].index(GemsActivated)
    assert table.faces(0) == "...BB"
    assert table.must_throw(0) == 0b00111


@pytest.mark.rule("characters.mentalist.permanent_reroll")
def test_that_roll_takes_the_usual_time() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "KKKGT")
    table.does(ActivateGems(0), at=5_000)
    assert table.game.party.ready_at[0] == 5_000 + table.game.rules.settings.roll_ms
    assert table.refuses(Roll(0)) == "still_rolling"


@pytest.mark.rule("characters.mentalist.permanent_reroll")
def test_where_rolling_is_barred_it_joins_the_next_roll() -> None:
    ban = Chapter("stillness", order=98, looks_far=False)
    ban.forbid.roll(lambda game, seat, dice: Refusal("still"))
    table, _ = at_gems(PERMANENT, extra=(ban,))
    table.shows(0, "KKKGB")
    table.does(ActivateGems(0))
    assert table.faces(0) == "....B"
    assert table.must_throw(0) == 0b01111


@pytest.mark.rule("characters.mentalist.permanent_reroll")
def test_a_golden_mask_that_frees_dice_is_not_rolled_at_once() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GBTTT")
    table.does(Perform(0, "free", 0))
    assert not table.happened(DiceRolled)


@pytest.mark.rule("characters.mentalist.permanent_reroll")
def test_a_player_who_escapes_rolls_no_more() -> None:
    table = company(PERMANENT, players=2, gems=0)
    table.game.depot.markers = 0
    table.puts(0, table.chamber("exit", at=(-1, 0), stairs="E"))
    table.shows(0, "GGGGG")
    table.does(Escape(0))
    assert table.game.party.out[0]
    assert not table.happened(DiceRolled)


@pytest.mark.rule("characters.mentalist.permanent")
def test_golden_masks_go_only_for_the_keys_that_are_missing() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GKKKK")
    table.does(ActivateGems(0))
    assert table.faces(0) == "G...."
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GGKKK")
    table.will_throw(0, "T")
    table.does(ActivateGems(0))
    assert sorted(table.faces(0)) == sorted("GT...")


@pytest.mark.rule("characters.mentalist.permanent")
def test_the_owner_may_pick_the_dice() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GGKKK")
    gold_first = table.dice(0, "G") | sum(1 << die for die in table.game.dice.hands[0][2:4])
    table.will_throw(0, "TA")
    table.does(ActivateGems(0, dice=gold_first))
    assert table.faces(0) == "TA..K"


@pytest.mark.rule("characters.mentalist.permanent")
def test_other_golden_masks_are_no_keys_and_keys_are_no_golden_masks() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "KKKAA")
    table.shows(1, "GGGBB")
    assert table.refuses(ActivateGems(0)) == "not_enough_icons"
    table.shows(0, "KKBBB")
    assert table.refuses(Perform(0, "free", 0)) == "not_enough_icons"


def test_what_is_missing_is_told_with_the_masks_counted() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "KGGAB")
    outcome = table.game.handle(ActivateGems(0), table.game.now)
    assert outcome.refusal is not None
    assert (outcome.refusal.code, outcome.refusal.missing) == ("not_enough_icons", "K")


@pytest.mark.rule("characters.mentalist.permanent_joint", "characters.mentalist.permanent_reroll")
def test_a_mask_counted_as_key_is_shared_where_the_shared_keys_do_not_reach() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GGAAA")
    table.shows(1, "KKAAA")
    table.will_throw(0, "BT")
    table.does(ActivateGems(1))
    assert (table.faces(0), table.faces(1)) == ("BTAAA", "..AAA")


@pytest.mark.rule("characters.mentalist.permanent_joint")
def test_a_team_mate_wastes_no_mask_where_keys_suffice() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GGKKA")
    table.shows(1, "KKAAA")
    table.does(ActivateGems(1))
    assert (table.faces(0), table.faces(1)) == ("GG..A", "..AAA")


@pytest.mark.rule("characters.mentalist.permanent_joint")
def test_it_is_held_back_like_a_key() -> None:
    table, _ = at_gems(PERMANENT)
    table.shows(0, "GGAAA")
    table.shows(1, "KKAAA")
    table.does(Mark(0, "held_back", table.dice(0, "G")))
    assert table.refuses(ActivateGems(1)) == "held_back"
    table.does(Mark(0, "held_back", 0))
    table.does(Prefer(0, "holds_back", on=True))
    assert table.refuses(ActivateGems(1)) == "held_back"


@pytest.mark.rule("characters.mentalist.permanent_prohibition")
def test_a_prohibition_of_freeing_does_not_stop_masks_from_being_keys() -> None:
    table, _ = at_gems(PERMANENT, extra=(forbidding(freeing=True),))
    table.shows(0, "KKKGB")
    assert table.refuses(Perform(0, "free", 0)) == "no_freeing"
    table.does(ActivateGems(0))


# -------------------------------------------------------------------- the jump
@pytest.mark.rule("characters.mentalist.activatable")
def test_two_keys_lead_to_any_other_chamber_with_somebody_in_it() -> None:
    table = company(CARD, players=3)
    near = table.chamber(CROSS, at=(1, 0), stairs="W")
    far = table.chamber("basic_08", at=(9, 9))
    empty = table.chamber("basic_11", at=(2, 0), stairs="W")
    table.puts(1, near)
    table.puts(2, far)
    table.shows(0, "KKATB")
    assert table.targets(0, JUMP) == {near, far}
    assert table.refuses(uses(JUMP, empty)) == "nobody_there"
    table.does(uses(JUMP, far))
    assert table.stands(0) == far
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.mentalist.activatable", "characters.solo")
def test_alone_the_jump_never_applies() -> None:
    table = company(CARD, players=1)
    table.gives_dice(0, 5)
    table.shows(0, "KKATB")
    assert JUMP not in table.verbs(0)
