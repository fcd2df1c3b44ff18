"""Traps and quests that concern everybody: let loose only on purpose, with one touch where people sit together."""

from typing import Final

from playwright.sync_api import expect

from gallery import Gallery
from map_scenes import calling
from scenes import ME, PEOPLE, Scene, bound, goes, new_quests
from staging import Rehearsal

HOLD_MS: Final = 1500
TOO_SHORT_MS: Final = 200


def all_in_chaos() -> Rehearsal:
    """Everybody stands in the chaos chamber, at a table that plays on its honour."""
    found = new_quests(variants=("curses.on_honour",))
    for seat in range(len(PEOPLE)):
        goes(found, seat, "chaos")
    return found.shows(ME, "TKAGB")


STAGED: Final = {
    "to be called": Scene(calling, cast=PEOPLE),
    "chaos on screens": Scene(bound, cast=PEOPLE),
    "chaos in one room": Scene(all_in_chaos, cast=PEOPLE),
}


def test_everybody_is_called_only_when_the_button_is_held(gallery: Gallery) -> None:
    page = gallery.temple("to be called")
    page.locator(".deeds [data-deed]", has_text="Call everybody").click()
    asked = page.get_by_role("article", name="Call everybody?")
    hold = asked.get_by_role("button", name="Hold for one second")
    hold.click(delay=TOO_SHORT_MS)
    expect(page.get_by_text("Hold for a whole second")).to_be_visible()
    expect(asked).to_be_visible()
    hold.click(delay=HOLD_MS)
    expect(asked).to_have_count(0)
    expect(page.locator(".deeds [data-deed]", has_text="Call everybody")).to_have_count(0)


def test_the_summons_can_be_put_aside(gallery: Gallery) -> None:
    page = gallery.temple("to be called")
    page.locator(".deeds [data-deed]", has_text="Call everybody").click()
    asked = page.get_by_role("article", name="Call everybody?")
    asked.get_by_role("button", name="Put it aside").click()
    expect(asked).to_have_count(0)
    expect(page.locator(".deeds [data-deed]", has_text="Call everybody")).to_be_visible()


def test_chaos_is_held_on_screens_and_touched_where_people_watch_each_other(gallery: Gallery) -> None:
    page = gallery.temple("chaos on screens")
    page.locator(".deeds [data-deed]", has_text="Let chaos loose").click()
    expect(page.get_by_role("article", name="Let chaos loose?")).to_be_visible()
    page.context.close()
    page = gallery.temple("chaos in one room")
    page.locator(".deeds [data-deed]", has_text="Let chaos loose").click()
    expect(page.locator(".deeds [data-deed]", has_text="Let chaos loose")).to_have_count(0)
    expect(page.get_by_role("article", name="Let chaos loose?")).to_have_count(0)
