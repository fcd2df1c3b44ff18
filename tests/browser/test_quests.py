"""Quests in somebody's hand: the altar asks, the exit says why it is barred, the list is read."""

from typing import Final

from playwright.sync_api import Page, expect

from gallery import Gallery
from scenes import ME, PEOPLE, Scene, altar, haunted, last_dice
from staging import Rehearsal
from tests.browser.people import button, dice
from tests.browser.test_cards import heard, stand
from tests.browser.test_keyboard import tab_to
from tumbledown.engine.events import ChamberPlaced
from tumbledown.engine.temple import STEP


def at_the_exit_too_soon() -> Rehearsal:
    """I stand in the exit with as many keys as I have dice, and quests are open."""
    found = altar()
    game = found.game
    exit = next(tile for tile in range(len(game.temple.kind)) if game.tile_kind(tile).id == "exit")
    chamber = next(tile for tile in game.temple.laid() if game.temple.frontier(2 * tile))
    side = game.temple.frontier(2 * chamber)[0]
    found.happens(ChamberPlaced(exit, game.temple.cell[chamber] + STEP[side], side, ME))
    return stand(found, 2 * exit, "KKKKK")


STAGED: Final = {
    "an exit that is barred": Scene(at_the_exit_too_soon, cast=PEOPLE),
    "a ghost to push": Scene(haunted, cast=PEOPLE),
    "last dice": Scene(last_dice, cast=PEOPLE),
}
HOLD_MS: Final = 1500
TOO_SHORT_MS: Final = 200


def _open_the_altar(page: Page) -> None:
    button(page, "Give to the altar").click()
    page.get_by_role("article", name="Which die?").get_by_role("button", name="Torch").click()


def test_the_altar_asks_which_die_goes_and_takes_it_only_when_it_is_held(gallery: Gallery) -> None:
    page = gallery.temple("altar")
    mine = dice(page).count()
    _open_the_altar(page)
    hold = page.get_by_role("article", name="One die goes for good").get_by_role("button", name="Hold for one second")
    hold.click(delay=TOO_SHORT_MS)
    heard(page, "Hold for a whole second")
    expect(dice(page)).to_have_count(mine)
    hold.click(delay=HOLD_MS)
    heard(page, "Quest done: Altar!")
    expect(page.get_by_role("article", name="One die goes for good")).to_have_count(0)


def test_before_the_last_dice_go_the_altar_asks_whether_they_are_the_last(gallery: Gallery) -> None:
    page = gallery.temple("last dice")
    button(page, "Give to the altar").click()
    page.get_by_role("article", name="Which dice?").get_by_role("button", name="Torch").click()
    page.get_by_role("article", name="One die goes for good").get_by_role("button", name="Key").click()
    asked = page.get_by_role("article", name="Your last dice?")
    expect(asked).to_contain_text("Then only a gift from outside brings you one.")
    asked.get_by_role("button", name="Hold for one second").click(delay=HOLD_MS)
    heard(page, "Quest done: Altar!")


def test_a_quest_that_is_done_is_crossed_off_the_list(gallery: Gallery) -> None:
    page = gallery.temple("altar")
    _open_the_altar(page)
    page.get_by_role("button", name="Hold for one second").click(delay=HOLD_MS)
    button(page, "About the depot").click()
    quests = page.get_by_role("region", name="Quests").get_by_role("listitem")
    expect(quests.filter(has_text="Altar")).to_contain_text("done")
    expect(page.get_by_role("dialog", name="Depot")).to_contain_text("2 quests bar the exit.")


def test_the_exit_says_why_it_is_barred(gallery: Gallery) -> None:
    page = gallery.temple("an exit that is barred")
    # The words of the quests come with their chapter: a refusal before that is told in plain words.
    expect(page.get_by_role("region", name="Depot")).to_contain_text("3 quests bar the exit.")
    page.get_by_role("button", name="Exit. You are here").press("Enter")
    heard(page, "Quests come first")


def test_the_list_of_quests_is_read_and_closed_with_the_keyboard(gallery: Gallery) -> None:
    page = gallery.temple("altar")
    about = button(page, "About the depot")
    tab_to(page, "About the depot")
    page.keyboard.press("Enter")
    quests = page.get_by_role("region", name="Quests").get_by_role("listitem")
    expect(quests).to_have_count(3)
    expect(quests.filter(has_text="Altar")).to_contain_text("One die of Milan lies there. Who gives the other?")
    expect(quests.filter(has_text="Altar").get_by_role("img", name="Noor and Milan are here")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Quests")).to_have_count(0)
    expect(about).to_be_focused()


def test_the_ghost_is_pushed_by_a_touch_on_the_map(gallery: Gallery) -> None:
    page = gallery.temple("a ghost to push")
    page.locator(".spot[data-verb=push]").first.click()
    heard(page, "You push the ghost on.")
