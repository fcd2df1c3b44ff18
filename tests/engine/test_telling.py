"""What a seat hears of what happened."""

import pytest

from tests.scenario import Scenario
from tumbledown.engine.commands import Roll
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
from tumbledown.engine.telling import has_secrets, insiders, told
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
    ],
)
def test_insiders_are_exactly_those_who_hear_more_than_a_spectator(event: Event, mask: int) -> None:
    assert has_secrets(GAME, [Announced("gong"), event])
    assert insiders(event) == mask
    spectator, *seats = heard(event)
    assert [each != spectator for each in seats] == [bool(mask >> seat & 1) for seat in range(3)]
