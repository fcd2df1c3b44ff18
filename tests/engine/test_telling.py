"""What a seat hears of what happened, and of why something cannot be done."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Enter, Perform, Roll
from tumbledown.engine.events import (
    Announced,
    Asked,
    ChamberPlaced,
    ChamberRemoved,
    DiceRolled,
    Event,
    FacesShown,
    Noted,
    PieceMoved,
    PileOrdered,
    TileDrawn,
)
from tumbledown.engine.pieces import TILES
from tumbledown.engine.refusals import CHAMBER_CLOSED, Refusal
from tumbledown.engine.telling import UNSEEN, has_secrets, insiders, is_blind, open_part, told, told_refusal
from tumbledown.engine.view import SPECTATOR

EVERYBODY = (SPECTATOR, 0, 1, 2)
GAME = Scenario(players=3).game


def heard(event: Event) -> list[Event | None]:
    """What a spectator and the three seats hear of it."""
    return [told(GAME, event, seat) for seat in EVERYBODY]


@pytest.mark.parametrize(
    ("to", "hears"),
    [(0, [True, True, True, True]), (0b010, [False, False, True, False]), (0b101, [False, True, False, True])],
)
def test_private_words_reach_only_those_they_are_for(to: int, hears: list[bool]) -> None:
    words = Announced("look", (3,), to)
    assert heard(words) == [words if hears_it else None for hears_it in hears]


def test_the_order_of_a_pile_is_told_to_nobody() -> None:
    assert heard(PileOrdered(TILES, (3, 1, 2))) == [PileOrdered(TILES, ())] * 4


def test_what_a_question_is_about_is_told_to_the_asked() -> None:
    asked = Asked(4, "peek", 0b010, 1, 5000, 5000, blocks=True, args=(17,), command=Roll(1))
    covered = Asked(4, "peek", 0b010, 1, 5000, 5000, blocks=True, command=Roll(1))
    assert heard(asked) == [covered, covered, asked, covered]


def test_whoever_looks_at_something_hears_of_the_own_looking_and_nobody_else_of_any() -> None:
    shown = FacesShown("piece", (4, 5), 0b110)
    assert heard(shown) == [None, None, FacesShown("piece", (4, 5), 0b010), FacesShown("piece", (4, 5), 0b100)]


def test_nobody_hears_from_whom_a_chamber_is_veiled() -> None:
    assert heard(ChamberPlaced(7, 1, 0, 2, veil=0b011)) == [ChamberPlaced(7, 1, 0, 2)] * 4
    assert heard(Noted("tile", "veil", 0b011, 7)) == [None] * 4
    assert heard(Noted("tile", "veil", 0, 7)) == [None] * 4


def test_of_a_chapter_s_notes_only_those_are_told_that_it_shows() -> None:
    assert heard(Noted("base", "slams", 1)) == [Noted("base", "slams", 1)] * 4
    assert heard(Noted("base", "fate_rests", 1)) == [None] * 4


@pytest.mark.parametrize(
    "event",
    [
        DiceRolled(0, 3, (1, 2), 1, 1000),
        Noted("seat", "prefs", 1, 0),
        PieceMoved(0, 5),
        PieceMoved(0, 5, face_up=False),
        TileDrawn(1, 7, 4, 2, 256, 2),
        ChamberPlaced(7, 1, 0, 2),
        ChamberRemoved(7),
        Asked(4, "fate", 0b111, 0, 5000, 5000),
    ],
)
def test_all_other_events_are_told_as_they_are(event: Event) -> None:
    assert all(each is event for each in heard(event))
    assert not has_secrets(GAME, [event])


@pytest.mark.parametrize(
    ("event", "mask"),
    [
        (Announced("look", (), 0b010), 0b010),
        (Asked(4, "peek", 0b110, 1, 5000, 5000, args=(17,)), 0b110),
        (FacesShown("tile", (3,), 0b101), 0b101),
        (PileOrdered(TILES, (1,)), 0),
        (Noted("tile", "veil", 1, 7), 0),
        (ChamberPlaced(7, 1, 0, 2, veil=1), 0),
    ],
)
def test_insiders_are_exactly_those_who_hear_more_than_a_spectator(event: Event, mask: int) -> None:
    assert has_secrets(GAME, [Announced("gong"), event])
    assert insiders(event) == mask
    spectator, *seats = heard(event)
    assert [each != spectator for each in seats] == [bool(mask >> seat & 1) for seat in range(3)]


# -------------------------------------------------------------------- behind a veil
def before_a_veil() -> tuple[Scenario, int]:
    """A chamber beside the start that seat 0 may not see."""
    table = Scenario(players=2)
    chamber = table.chamber("basic_07", at=(1, 0), stairs="W")
    table.notes("tile", "veil", 0b01, chamber >> 1)
    return table, chamber


def test_an_offer_says_nothing_of_a_chamber_that_its_seat_may_not_see() -> None:
    table, chamber = before_a_veil()
    table.shows(0, "AATTK")
    table.shows(1, "AATTK")
    for seat, is_listed in ((0, False), (1, True)):
        [offer] = [offer for offer in table.offers(seat, "enter") if chamber in offer.targets]
        assert is_blind(table.game, seat, offer, chamber) != is_listed
        assert (chamber in open_part(table.game, seat, offer).targets) == is_listed


def test_a_refusal_says_nothing_of_a_chamber_that_its_seat_may_not_see() -> None:
    table, chamber = before_a_veil()
    for seat in (0, 1):
        enter = Enter(seat, chamber)
        refusal = table.game.handle(enter, 0).refusal
        assert refusal is not None
        assert refusal.missing
        assert told_refusal(table.game, enter, refusal) == (UNSEEN if seat == 0 else refusal)


def test_it_does_not_either_if_the_step_is_asked_for_by_its_verb() -> None:
    table, chamber = before_a_veil()
    for seat in (0, 1):
        enter = Perform(seat, "enter", chamber)
        refusal = table.game.handle(enter, 0).refusal
        assert refusal is not None
        assert refusal.missing
        assert told_refusal(table.game, enter, refusal) == (UNSEEN if seat == 0 else refusal)


def test_that_nobody_goes_into_a_chamber_is_not_told_to_whoever_may_not_see_it() -> None:
    table = Scenario(players=2, modules=("characters", "treasures", "new_characters", "quests"))
    obelisk = table.chamber("obelisk", at=(1, 0), stairs="W")
    table.notes("tile", "veil", 0b01, obelisk >> 1)
    for seat in (0, 1):
        table.gets(seat, "portal")
        jump = Perform(seat, "portal", obelisk)
        refusal = table.game.handle(jump, 0).refusal
        assert refusal == CHAMBER_CLOSED
        assert told_refusal(table.game, jump, refusal) == (UNSEEN if seat == 0 else refusal)


@pytest.mark.parametrize("half", [0, 1])
def test_neither_price_nor_ways_nor_halves_make_a_difference_to_a_refusal(half: int) -> None:
    table, chamber = before_a_veil()
    for why in ("not_enough_icons", "no_passage", "no_such_place"):
        assert told_refusal(table.game, Enter(0, chamber + half), Refusal(why, "K2")) == UNSEEN


def test_other_refusals_are_told_as_they_are() -> None:
    table, chamber = before_a_veil()
    refusal = Refusal("still_rolling")
    steps = (Enter(0, table.start), Enter(0, -1), Enter(0, 9999), Enter(1, chamber), Perform(0, "enter", table.start))
    for command in (Roll(0), *steps, Perform(0, "fate", chamber), Perform(0, "nonsense", chamber)):
        assert told_refusal(table.game, command, refusal) is refusal
