"""Nobody is left alone: who has no dice is told what is left to do, and who is stuck sees who comes."""

from typing import Final

from playwright.sync_api import expect

from gallery import Gallery
from scenes import CARDS_MS, ME, PEOPLE, WINNERS, Scene, without_dice
from staging import Player, Rehearsal
from tumbledown.engine.adventurer import FORCED
from tumbledown.engine.events import AdventurerMoved

WITH_BOTS: Final = (PEOPLE[0], *(Player(each.name, each.colour, is_bot=True) for each in PEOPLE[1:]))


def stuck() -> Rehearsal:
    """All dice locked, alone in the starting chamber."""
    played = Rehearsal(WINNERS, len(PEOPLE)).to_time(CARDS_MS)
    return played.happens(AdventurerMoved(ME, 2 * played.game.start, FORCED, ME)).shows(ME, "BBBBB")


STAGED: Final = {"no dice": Scene(without_dice, cast=PEOPLE), "stuck": Scene(stuck, cast=WITH_BOTS)}


def test_who_has_no_dice_left_is_told_and_can_cheer_or_ask_to_give_up(gallery: Gallery) -> None:
    page = gallery.temple("no dice")
    panel = page.get_by_role("region", name="You have no dice left")
    expect(page.get_by_text("whoever gets out can give you a die").first).to_be_visible()
    panel.get_by_role("button", name="Cheer").click()
    panel.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("Give up?").first).to_be_visible()
    page.get_by_role("button", name="Chat").click()
    expect(page.get_by_text("Go, go, go!").first).to_be_visible()


def test_who_is_stuck_sees_within_seconds_which_bot_comes(gallery: Gallery) -> None:
    page = gallery.temple("stuck")
    expect(page.locator("[data-plight=coming]")).to_contain_text("is coming to free you")
