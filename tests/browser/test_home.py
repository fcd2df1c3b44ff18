"""The first page: its doors, by keyboard and with large letters."""

from playwright.sync_api import Page, expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import at_rest, button, place_of
from tests.browser.seeing import LETTERS
from tumbledown.words import LANGUAGES

PHONE = {"viewport": {"width": 360, "height": 640}}
ON_ITS_SIDE = {"viewport": {"width": 844, "height": 390}}


DOORS = """() => [...document.querySelectorAll('nav .door')].map((each) => {
  const { x, y } = each.getBoundingClientRect()
  return [x, y]
})"""


def doors(page: Page) -> list[tuple[float, float]]:
    """Where each of the smaller doors begins, all at one moment."""
    page.locator("nav .door").first.wait_for()
    at_rest(page)
    found = [(x, y) for x, y in page.evaluate(DOORS)]
    assert len(found) > 1
    return found


def test_the_smaller_doors_stand_in_one_row_and_with_large_letters_in_a_list(server: Server, visit: Visit) -> None:
    page = visit(server.base, **PHONE)
    assert len({y for _, y in doors(page)}) == 1
    page.evaluate(LETTERS, 200)
    assert len({x for x, _ in doors(page)}) == 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_on_a_phone_on_its_side_the_name_of_the_game_is_read_beside_the_switches(server: Server, visit: Visit) -> None:
    assert LANGUAGES
    for language in LANGUAGES:
        page = visit(server.base, locale=language, **ON_ITS_SIDE)
        name, switches = (place_of(page.locator(part)) for part in ("h1.wordmark .stone:last-child", ".switches"))
        assert name["x"] + name["width"] < switches["x"], language


def test_the_door_to_the_lesson_is_there_for_those_who_have_learned_the_game_too(server: Server, visit: Visit) -> None:
    page = visit(server.base, knows={"tumbledown.learned": "true"})
    expect(button(page, "First time?")).to_have_count(0)
    button(page, "Learn").click()
    expect(page.locator("[data-step=roll]")).to_be_visible()


def test_without_games_the_replays_say_how_to_come_by_one(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    page.get_by_role("link", name="Replays").click()
    expect(page.get_by_role("heading", name="Replays", level=1)).to_be_visible()
    expect(page.get_by_text("Play a game to its end")).to_be_visible()
