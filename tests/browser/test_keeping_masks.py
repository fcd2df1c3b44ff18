"""Whoever keeps black masks sees it beside the dice and can stop there; mates see why help is refused."""

from functools import partial
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from gallery import DESKTOP, PHONE, Gallery
from scenes import CHAPTERS, FOUND, MATE, ME, PEOPLE, SCENES, Scene
from serving import Server
from staging import Rehearsal
from tests.browser.conftest import Visit
from tests.browser.people import at_rest, button
from tests.browser.test_screens import COVERED, LEAST_PX, SMALL, complaints
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved
from tumbledown.engine.game import Game
from tumbledown.engine.temple import LAID

SIZES: Final = {"desktop": DESKTOP, "phone": PHONE}
KEEPING: Final = "Keeping black masks"


def pit_of(game: Game) -> int:
    """The place of the Pit, -1 while it is not in the temple."""
    laid = [tile for tile, state in enumerate(game.temple.state) if state == LAID]
    return next((2 * tile for tile in laid if game.tile_kind(tile).id == "pit"), -1)


def in_the_pit(seat: int) -> Rehearsal:
    """The seat's adventurer has just come to the Pit, with four black masks; everybody else's dice are free."""
    played = Rehearsal(FOUND, len(PEOPLE), modules=CHAPTERS).until(lambda game: pit_of(game) >= 0)
    for each in range(len(PEOPLE)):
        played.shows(each, "BBBBG" if each == seat else "GAAKT"[: len(played.game.dice.hands[each])])
    played.happens(AdventurerMoved(played.game.party.control[seat], pit_of(played.game), FORCED))
    return played


def opened(gallery: Gallery, monkeypatch: pytest.MonkeyPatch, seat: int) -> Page:
    monkeypatch.setitem(SCENES, "pit", Scene(partial(in_the_pit, seat), cast=PEOPLE))
    return gallery.temple("pit")


@pytest.mark.rule("pit.activate.manual")
@pytest.mark.parametrize("size", SIZES)
def test_in_the_pit_the_dice_say_that_masks_are_kept_until_one_stops_it(
    server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    with Gallery(server, partial(visit, **SIZES[size])) as gallery:
        page = opened(gallery, monkeypatch, ME)
        expect(button(page, KEEPING)).to_be_visible()
        at_rest(page)
        assert page.evaluate(SMALL, LEAST_PX) == []
        assert page.evaluate(COVERED) == []
        assert complaints(page) == []
        button(page, KEEPING).click()
        expect(button(page, KEEPING)).to_have_count(0)


@pytest.mark.rule("pit.help.refuse")
def test_mates_see_who_keeps_masks(server: Server, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    with Gallery(server, partial(visit, **DESKTOP)) as gallery:
        page = opened(gallery, monkeypatch, MATE)
        expect(page.get_by_role("listitem").filter(has_text=PEOPLE[MATE].name)).to_contain_text("keeps masks")
        expect(button(page, KEEPING)).to_have_count(0)
