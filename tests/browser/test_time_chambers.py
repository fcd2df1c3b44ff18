"""Sand in somebody's hand: what is forbidden says so where it is touched, and dice are given before a ring closes."""

from typing import Final

from playwright.sync_api import expect

from gallery import Gallery
from scenes import PEOPLE, Scene, still_feet, volunteers
from tests.browser.people import button, dice
from tests.browser.test_cards import heard

OPENING_MS: Final = 8_000
"""Before the question comes, so that a busy machine has opened the page by then."""
STAGED: Final = {
    "nobody enters": Scene(still_feet, cast=PEOPLE),
    "the sand runs low": Scene(lambda: volunteers(OPENING_MS), cast=PEOPLE),
}


def test_a_golden_mask_that_may_free_nobody_is_struck_and_says_why(gallery: Gallery) -> None:
    page = gallery.temple("forbidden")
    mask = dice(page).filter(has=page.locator(".struck"))
    expect(mask).to_have_count(1)
    expect(mask).to_have_accessible_name("Golden mask. Golden masks free no dice")
    struck = page.get_by_role("button", name="Golden masks free no dice now")
    expect(struck).to_be_disabled()
    struck.click(force=True)
    heard(page, "Golden masks free no dice")


def test_the_sheet_of_the_rail_tells_what_both_glasses_run_for(gallery: Gallery) -> None:
    page = gallery.temple("forbidden")
    expect(page.locator(".slot.glass.green")).to_contain_text("Golden masks free no dice")
    button(page, "About the depot").click()
    glasses = page.locator(".glasses li")
    expect(glasses.filter(has_text="Golden masks free no dice")).to_contain_text("then: Nobody enters the start")
    expect(glasses.filter(has_text="7 torches together")).to_contain_text("or two of you lose a die each")


def test_whoever_volunteers_loses_a_die_and_the_others_see_it(gallery: Gallery) -> None:
    page = gallery.temple("the sand runs low")
    asked = page.get_by_role("article", name="Who gives 3 dice?")
    asked.get_by_role("button", name="Give a die", exact=True).click()
    expect(asked).to_have_count(0)
    heard(page, "You give a die.")


def test_a_door_that_nobody_may_use_does_not_glow_and_a_touch_on_it_says_why(gallery: Gallery) -> None:
    page = gallery.temple("nobody enters")
    heard(page, "Nobody enters a chamber")
    expect(page.locator(".glows .glow")).to_have_count(0)
    page.get_by_role("button", name="Nobody may enter now").click(force=True)
    heard(page, "Nobody may enter now")
