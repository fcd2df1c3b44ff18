"""What all cards have in common: the price, face down after use, up again at the slam, and nothing for nothing."""

import pytest

from tests.expansions.characters.company import CROSS, ENDS, closed_rooms, company, forbidding, is_up, uses
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Escape, Perform, Roll
from tumbledown.engine.dice import LOST
from tumbledown.engine.events import DieMoved, DoorPhase, PieceMoved
from tumbledown.engine.hooks import LOSSES, REFRESH
from tumbledown.engine.pieces import AT_SEAT, SPENT_BY, at
from tumbledown.engine.structs import Settings

CARD, VERB = "mentalist_activatable", "mind_jump"


def apart(*cards: str, **more: object) -> tuple[Scenario, int]:
    """Seat 0 at the start, seat 1 in another chamber."""
    table = company(*(cards or (CARD,)), **more)  # type: ignore[arg-type]
    there = table.chamber(CROSS, at=(1, 0), stairs="W")
    table.puts(1, there)
    return table, there


@pytest.mark.rule("characters.activatable.cost")
def test_the_icons_of_the_card_are_spent_and_must_be_rolled_again() -> None:
    table, there = apart()
    table.shows(0, "KKATB")
    table.does(uses(VERB, there))
    assert table.faces(0) == "..ATB"
    assert table.must_throw(0).bit_count() == 2


@pytest.mark.rule("characters.activatable.cost")
def test_only_own_dice_pay() -> None:
    table, _ = apart()
    table.puts(1, table.start)
    far = table.lies_at(1, 0)
    table.gives_dice(1, 5)
    table.shows(0, "KATGB")
    table.shows(1, "KKKKK")
    table.puts(1, far)
    assert table.refuses(uses(VERB, far)) == "not_enough_icons"


@pytest.mark.rule("characters.activatable.cost")
def test_a_locked_die_pays_only_where_black_masks_are_asked_for() -> None:
    table, there = apart()
    table.shows(0, "KBBBB")
    assert table.refuses(uses(VERB, there)) == "not_enough_icons"
    table, _ = apart("priest_activatable")
    table.shows(0, "KBBBA")
    table.does(uses("shed_masks", 0))
    assert table.faces(0) == "K...A"


@pytest.mark.rule("characters.activatable.cost")
def test_a_treasure_of_the_same_player_may_help() -> None:
    table, there = apart(CARD, modules=("treasures",))
    double = table.gets(0, "double_key")
    table.shows(0, "AATTB")
    table.does(Perform(0, VERB, there, using=(double,)))
    assert table.stands(0) == there


@pytest.mark.rule("characters.activatable.flip", "characters.activatable.refresh")
def test_a_used_card_is_face_down_until_the_next_slam() -> None:
    table, there = apart()
    table.shows(0, "KKKKB")
    table.does(uses(VERB, there))
    assert not is_up(table, 0, CARD)
    assert table.refuses(uses(VERB, table.start)) == "card_face_down"
    table.waits_until(ENDS[0])
    assert is_up(table, 0, CARD)
    table.puts(1, table.start)
    hand = len(table.game.dice.hands[0])
    table.shows(0, "KK" + "A" * (hand - 2))
    table.does(uses(VERB, table.start))
    assert not is_up(table, 0, CARD)
    table.waits_until(ENDS[1])
    assert is_up(table, 0, CARD)


@pytest.mark.rule("characters.activatable.refresh")
def test_without_a_soundtrack_a_card_works_once() -> None:
    table = Scenario(settings=Settings(players=2, modules=("characters",), practice=True))
    table.gets(0, CARD)
    there = table.chamber(CROSS, at=(1, 0), stairs="W")
    table.puts(1, there)
    table.shows(0, "KKKKB")
    table.does(uses(VERB, there))
    table.waits_until(2 * ENDS[2])
    assert not is_up(table, 0, CARD)


@pytest.mark.rule("characters.activatable.refresh_order")
def test_cards_turn_up_after_everything_else_that_a_slam_brings() -> None:
    table, there = apart()
    table.shows(0, "KKAAB")
    table.does(uses(VERB, there))
    events = table.waits_for("slam")
    order = [event for event in events if isinstance(event, DoorPhase | DieMoved | PieceMoved)]
    up = next(n for n, e in enumerate(order) if isinstance(e, PieceMoved) and e.to == at(AT_SEAT, 0))
    assert [e.phase for e in order[:up] if isinstance(e, DoorPhase)] == list(range(LOSSES - 1, REFRESH + 1))
    assert any(isinstance(e, DieMoved) and e.where >> 10 == LOST for e in order[:up])


@pytest.mark.rule("characters.activatable.failed")
def test_what_would_change_nothing_is_refused_and_costs_nothing() -> None:
    table, there = apart()
    table.puts(0, there)
    table.shows(0, "KKAAB")
    assert table.refuses(uses(VERB, there)) == "nobody_elsewhere"
    assert is_up(table, 0, CARD)
    assert table.faces(0) == "KKAAB"


@pytest.mark.rule("characters.no_share")
def test_a_card_works_for_its_owner_alone() -> None:
    table, _ = apart()
    table.shows(1, "KKKKK")
    assert VERB not in table.verbs(1)
    assert table.refuses(uses(VERB, table.start, seat=1)) == "not_offered"


@pytest.mark.rule("characters.no_share")
def test_a_permanent_card_changes_nothing_for_anybody_else() -> None:
    table = company("muscleman_permanent", players=2)
    torch_door = table.chamber("basic_08", at=(1, 0), stairs="W")
    table.shows(0, "AABBB")
    table.shows(1, "AABBB")
    assert (torch_door in table.targets(0, "enter"), torch_door in table.targets(1, "enter")) == (True, False)


@pytest.mark.rule("characters.escaped")
def test_whoever_has_escaped_uses_no_card_and_gets_none_back() -> None:
    table, there = apart(gems=0)
    way_out = table.chamber("exit", at=(2, 0), stairs="W")
    table.shows(0, "KKKAB")
    table.does(uses(VERB, there))
    table.puts(0, way_out)
    table.does(Escape(0))
    assert VERB not in table.verbs(0)
    table.waits_until(ENDS[0])
    assert table.owns(0) == []
    assert table.refuses(uses(VERB, there)) == "escaped"


@pytest.mark.rule("characters.soul_exchange")
def test_in_a_soul_exchange_the_card_stays_and_moves_the_figure_that_is_steered() -> None:
    table, there = apart(modules=("curses", "illusions"))
    table.gets(0, "soul_exchange")
    assert table.stands(0) == there
    assert table.owns(0).count(CARD) == 1
    table.shows(0, "KKAAB")
    table.does(uses(VERB, table.start))
    assert table.stands(0) == table.start
    assert table.game.party.place == [table.start, table.start]


# -------------------------------------------------------------------- curses and prohibitions
MOVES = [
    ("discoverer_activatable", "long_run", "AAABT"),
    ("mentalist_activatable", "mind_jump", "KKABT"),
    ("priest_permanent", "black_jump", "BBBBB"),
    ("muscleman_activatable", "through_wall", "AATTB"),
]


def ready_to_move(card: str, faces: str, **more: object) -> tuple[Scenario, int]:
    """Seat 0 can get to where seat 1 stands by its card: along a way, or with the Muscleman through a wall."""
    table = company(card, **more)  # type: ignore[arg-type]
    is_wall = card.startswith("muscleman")
    there = table.chamber("basic_13", at=(0, 1), stairs="W") if is_wall else table.chamber(CROSS, at=(1, 0), stairs="W")
    table.puts(1, there)
    table.shows(0, faces)
    return table, there


@pytest.mark.rule("characters.curses.apply")
@pytest.mark.parametrize(("card", "verb", "faces"), MOVES)
def test_a_trap_stops_every_move_by_a_card(card: str, verb: str, faces: str) -> None:
    table, there = ready_to_move(card, faces, modules=("curses",))
    assert there in table.targets(0, verb)
    table.gets(0, "trap")
    assert table.refuses(uses(verb, there)) == "trapped"


@pytest.mark.rule("characters.curses.apply")
def test_vines_stop_adventurers_that_were_rolled_under_them_from_paying() -> None:
    table, there = ready_to_move("muscleman_activatable", "TTTTT", modules=("fountain", "curses"))
    table.gets(0, "strangle_vines")
    table.will_throw(0, "AAAAA")
    table.does(Roll(0), at=5_000)
    assert table.refuses(uses("through_wall", there)) == "dice_bound"


@pytest.mark.rule("characters.prohibitions.apply", "characters.captives")
@pytest.mark.parametrize(("card", "verb", "faces"), MOVES)
def test_nobody_gets_by_a_card_to_where_nobody_may_go(card: str, verb: str, faces: str) -> None:
    """A captive is bound in the same way: nothing is allowed that counts as arriving elsewhere."""
    _, there = ready_to_move(card, faces)
    table, same = ready_to_move(card, faces, extra=(forbidding(there),))
    assert same == there
    assert table.refuses(uses(verb, there)) == "not_there"


@pytest.mark.rule("characters.prohibitions.apply")
def test_prohibitions_of_gems_and_of_freeing_bind_cards() -> None:
    table = company("priest_activatable", "doc_activatable", extra=(forbidding(gems=True, freeing=True),))
    chamber = table.chamber("basic_04", at=(1, 0), stairs="W")
    table.puts(1, chamber)
    table.shows(0, "BBBAA")
    table.shows(1, "KGGBA")
    target = chamber << 4 | 1 << 3
    assert table.refuses(uses("lend_icons", target)) == "no_gems"
    assert table.refuses(uses("leave_icons", target)) == "no_gems"
    assert table.refuses(uses("remote_healing", 0, seat=1)) == "no_freeing"
    assert table.refuses(uses("shed_masks", 0)) == "no_freeing"


@pytest.mark.rule("characters.forbidden_targets")
@pytest.mark.parametrize(("card", "verb", "faces"), [MOVES[0], MOVES[3]])
def test_no_card_leads_into_a_closed_chamber(card: str, verb: str, faces: str) -> None:
    table = company(card, extra=(closed_rooms(),))
    side = (0, 1) if verb == "through_wall" else (1, 0)
    there = table.chamber("closed_room", at=side)
    table.shows(0, faces)
    assert there not in table.targets(0, verb)
    assert table.refuses(uses(verb, there)) == "chamber_closed"


@pytest.mark.rule("characters.forbidden_targets")
def test_no_card_leads_to_somebody_on_a_hovering_tile() -> None:
    for card, verb, faces in (MOVES[1], MOVES[2]):
        table, there = ready_to_move(card, faces)
        assert table.targets(0, verb)
        tile = there >> 1
        table.game.temple.hover(tile, table.game.temple.cell[tile], table.game.temple.turn[tile])
        table.game.epoch += 1
        assert table.targets(0, verb) == set()


@pytest.mark.rule("characters.double_half")
@pytest.mark.parametrize(("card", "verb", "faces"), MOVES[1:3])
def test_one_comes_to_the_same_half_of_a_double_chamber_also_from_the_other_half(
    card: str, verb: str, faces: str
) -> None:
    table = company(card, modules=("special_chambers",))
    double = table.chamber("double_key_chamber", at=(1, 0), stairs="W")
    table.puts(1, double + 1)
    table.shows(0, faces)
    assert table.targets(0, verb) == {double + 1}
    table.puts(0, double)
    table.does(uses(verb, double + 1))
    assert table.stands(0) == double + 1


@pytest.mark.rule("characters.chalice")
@pytest.mark.parametrize(("card", "verb", "faces"), MOVES)
def test_the_chalice_never_comes_along(card: str, verb: str, faces: str) -> None:
    table, there = ready_to_move(card, faces, modules=("special_chambers",))
    chalice = table.lays("chalice", table.start)
    table.does(uses(verb, there))
    assert table.game.pieces.at[chalice] == at(3, table.start)
    assert table.stands(0) == there


@pytest.mark.rule("characters.permanent.any_time")
def test_a_permanent_card_works_again_and_again() -> None:
    table = company("muscleman_permanent")
    torch_door = table.chamber("basic_08", at=(1, 0), stairs="W")
    for _ in range(2):
        table.shows(0, "AABBB")
        table.does(Enter(0, torch_door))
        table.puts(0, table.start)
    assert table.owns(0) == ["muscleman_permanent"]
    assert table.game.pieces.lying(at(SPENT_BY, 0)) == []
