"""Icons that the Priest lends where gems are lit at several places at once."""

import pytest

from tests.expansions.characters.company import company, is_up, uses
from tests.expansions.characters.test_priest import CARD, KEYS, LEAVE, LEND, TORCHES, target
from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Perform
from tumbledown.engine.events import GemsActivated
from tumbledown.engine.game import Game
from tumbledown.engine.hooks import BIND, GRANT, Chapter
from tumbledown.engine.icons import parse_cost
from tumbledown.engine.offers import GEMS, Bill, Offer
from tumbledown.engine.orders import Order
from tumbledown.engine.pieces import AT_PLACE, BOXED, at
from tumbledown.expansions.base.actions import fire
from tumbledown.expansions.characters.priest import NOTHING

RED, BLUE, GREEN = 0, 1, 2
ONE_AND_TWO, ONE_AND_THREE, TWO_AND_THREE, ALL_THREE = 3, 5, 6, 7


# -------------------------------------------------------------------- linked chambers
def linked(blue: str = "TTTAA", green: str = "KAAAA", *, gems: int = 5) -> tuple[Scenario, int, int]:
    """Red is the Priest and stands at the start; Blue is in the first linked chamber, which asks for three torches, and
    Green in the second, which asks for three keys."""
    table = company(CARD, players=3, modules=("special_chambers",), gems=gems)
    one, two = table.chamber("linked_1", at=(5, 0)), table.chamber("linked_2", at=(-5, 3))
    table.puts(BLUE, one)
    table.puts(GREEN, two)
    table.shows(RED, "BBBAA")
    table.shows(BLUE, blue)
    table.shows(GREEN, green)
    return table, one, two


@pytest.mark.rule("characters.priest.activatable_linked", "characters.priest.activatable")
def test_lent_icons_complete_one_of_the_linked_chambers_and_all_of_them_are_lit() -> None:
    table, one, two = linked()
    events = table.does(uses(LEND, target(two, KEYS, ONE_AND_TWO)))
    assert GemsActivated((one >> 1, two >> 1), (1, 1), RED) in events
    assert (table.gems_in(one), table.gems_in(two)) == (1, 1)
    assert [table.faces(seat) for seat in (RED, BLUE, GREEN)] == ["...AA", "...AA", "KAAAA"]
    assert not is_up(table, RED, CARD)
    assert table.refuses(Perform(BLUE, "linked", ONE_AND_TWO)) == "linked_used"


@pytest.mark.rule("characters.priest.activatable_linked")
def test_they_count_for_one_chamber_only() -> None:
    table, one, two = linked(blue="TTAAA", green="KKKAA")
    table.does(uses(LEND, target(one, TORCHES, ONE_AND_TWO)))
    assert (table.gems_in(one), table.gems_in(two)) == (1, 1)
    table, _, two = linked(blue="TTAAA", green="KKAAA")
    assert table.targets(RED, LEND) == set()
    assert table.refuses(uses(LEND, target(two, KEYS, ONE_AND_TWO))) == "not_enough_icons"


@pytest.mark.rule("characters.priest.activatable_linked")
def test_only_icons_that_a_chamber_asks_for_are_lent_to_it() -> None:
    table, one, two = linked()
    third = table.chamber("linked_3", at=(0, 9))
    table.puts(RED, third)
    first = {target(one, TORCHES, chambers) for chambers in (ONE_AND_TWO, ONE_AND_THREE, ALL_THREE)}
    second = {target(two, KEYS, chambers) for chambers in (ONE_AND_TWO, TWO_AND_THREE, ALL_THREE)}
    both = {target(third, icon, n) for icon in (TORCHES, KEYS) for n in (ONE_AND_THREE, TWO_AND_THREE, ALL_THREE)}
    assert table.targets(RED, LEAVE) == first | second | both


@pytest.mark.rule("characters.priest.activatable_linked", "characters.priest.activatable_alone")
def test_they_replace_no_adventurer() -> None:
    table, one, two = linked()
    table.puts(GREEN, one)
    assert table.targets(RED, LEND) == table.targets(RED, LEAVE) == set()
    table.puts(RED, two)
    assert target(two, KEYS, ONE_AND_TWO) in table.targets(RED, LEND), "the Priest may be one of those in place"


@pytest.mark.rule("characters.priest.activatable_linked")
def test_with_nothing_to_light_nothing_is_lent() -> None:
    table, _, _ = linked(gems=0)
    assert table.targets(RED, LEAVE) == set()
    table, _, two = linked(green="KKKAA")
    table.does(Perform(BLUE, "linked", ONE_AND_TWO))
    assert table.targets(RED, LEAVE) == set()
    assert table.refuses(uses(LEND, target(two, KEYS, ONE_AND_TWO))) != ""


# -------------------------------------------------------------------- icons that wait there
@pytest.mark.rule("characters.priest.activatable_linked", "characters.priest.sync")
def test_icons_wait_in_a_linked_chamber_for_those_inside() -> None:
    table, _, two = linked(blue="TTAAA")
    table.does(uses(LEAVE, target(two, KEYS, ONE_AND_TWO)))
    piece = table.piece("priest_keys")
    assert table.game.pieces.at[piece] == at(AT_PLACE, two)
    assert is_up(table, RED, CARD)
    table.shows(BLUE, "TTTAA")
    table.does(Perform(BLUE, "linked", ONE_AND_TWO))
    assert table.game.pieces.at[piece] == BOXED
    assert (table.faces(RED), table.faces(GREEN)) == ("...AA", "KAAAA")
    assert not is_up(table, RED, CARD)


@pytest.mark.rule("characters.priest.activatable_linked", "characters.priest.sync")
def test_they_are_gone_when_the_others_are_no_longer_in_place() -> None:
    table, one, two = linked(blue="TTAAA")
    hall = table.chamber("basic_07", at=(5, 1))
    assert hall in table.game.temple.passages(one)
    table.does(uses(LEAVE, target(two, KEYS, ONE_AND_TWO)))
    table.shows(BLUE, "AAAAA")
    table.does(Enter(BLUE, hall))
    assert table.game.pieces.at[table.piece("priest_keys")] == BOXED
    assert is_up(table, RED, CARD)


# -------------------------------------------------------------------- any chapter may name such places
def twins(near: int, far: int, asked: list[int]) -> Chapter:
    """Two places where gems are lit together, one of them for four keys and the other for nothing."""
    chapter = Chapter("twins", order=95)
    together = Offer("twins", GEMS, prices=((Bill(parse_cost("K4"), near), Bill(NOTHING, far)),), targets=(1,))
    chapter.adjust.gem_steps(BIND)(lambda game, place, steps: ())

    @chapter.adjust.joint_gems(GRANT)
    def they_are_lit_together(game: Game, place: int, offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
        asked.append(place)
        return (*offers, together) if place in (near, far) else offers

    chapter.offer("twins")(lambda game, seat: ())

    @chapter.perform("twins")
    def light_both(game: Game, order: Order) -> None:
        fire(game, order.seat, (near >> 1, far >> 1), (1, 1))

    return chapter


@pytest.mark.hook("adjust.joint_gems")
def test_a_chapter_may_name_places_whose_gems_are_lit_together_and_icons_can_be_lent_to_them() -> None:
    asked: list[int] = []
    plain = company(CARD)
    near, far = plain.chamber("gem_key_3", at=(5, 5)), plain.chamber("basic_07", at=(7, 7))
    table = company(CARD, extra=(twins(near, far, asked),))
    assert (table.chamber("gem_key_3", at=(5, 5)), table.chamber("basic_07", at=(7, 7))) == (near, far)
    table.puts(BLUE, near)
    table.shows(RED, "BBBAA")
    table.shows(BLUE, "KAAAA")
    assert table.targets(RED, LEND) == {target(near, KEYS, 1)}
    assert {near, far} <= set(asked)
    table.does(uses(LEND, target(near, KEYS, 1)))
    assert (table.gems_in(near), table.gems_in(far)) == (1, 1)
    assert (table.faces(RED), table.faces(BLUE)) == ("...AA", ".AAAA")
