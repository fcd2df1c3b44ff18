"""A table on a big screen: seen from a sofa, heard, and never touched."""

import pytest
from playwright.sync_api import Page, Route, expect

from gallery import Gallery
from serving import Server
from tests.browser.conftest import Visit

OVERLAPS = """() => {
  const boxes = [...document.querySelectorAll('.zone')].map((each) => each.getBoundingClientRect())
  const across = (one, other) => one.left < other.right - 1 && other.left < one.right - 1
  const down = (one, other) => one.top < other.bottom - 1 && other.top < one.bottom - 1
  const both = (one, other) => across(one, other) && down(one, other)
  return boxes.flatMap((one, n) => boxes.slice(n + 1).filter((other) => both(one, other))).length
}"""


def show(server: Server, visit: Visit, scene: str, width: int = 1280, height: int = 720) -> Page:
    def on_television(address: str, **wishes: object) -> Page:
        return visit(address, viewport={"width": width, "height": height}, **wishes)

    with Gallery(server, on_television) as gallery:
        return gallery.show(scene)


def test_before_a_game_it_says_how_to_come_and_who_is_there(server: Server, visit: Visit) -> None:
    page = show(server, visit, "tv-lobby")
    expect(page.get_by_role("img", name="QR code of the table")).to_be_visible()
    people = page.get_by_role("list").filter(has=page.get_by_role("listitem"))
    expect(people).to_contain_text("Noor")
    expect(people).to_contain_text("free")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080), (1280, 800)])
def test_in_play_nothing_lies_over_anything_else(server: Server, visit: Visit, width: int, height: int) -> None:
    page = show(server, visit, "tv-play", width, height)
    expect(page.get_by_role("timer")).to_be_visible()
    page.wait_for_function(f"({OVERLAPS})() === 0")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_it_has_no_seat_and_nothing_to_press(server: Server, visit: Visit) -> None:
    page = show(server, visit, "tv-play")
    expect(page.get_by_role("toolbar")).to_have_count(0)
    expect(page.get_by_test_id("roll")).to_have_count(0)


def test_sound_waits_for_a_key(server: Server, visit: Visit) -> None:
    page = show(server, visit, "tv-play")
    expect(page.get_by_text("Press OK for sound")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Press OK for sound")).to_have_count(0)


def test_the_end_leads_to_the_replay(server: Server, visit: Visit) -> None:
    page = show(server, visit, "tv-end")
    expect(page.get_by_role("heading", name="Everyone is out!")).to_be_visible()
    code = page.get_by_role("img", name="QR code of the replay")
    expect(code).to_be_visible()
    assert code.evaluate("(each) => each.naturalWidth > 0")


def test_a_screen_that_has_gone_elsewhere_asks_for_no_story_any_more(server: Server, visit: Visit) -> None:
    """It asks again every two seconds as long as it is the end that is shown."""
    asked: list[Route] = []
    page = show(server, lambda address, **wishes: visit(address, **wishes | {"expects": "503"}), "tv-end")
    page.route("**/story", lambda route: asked.append(route))
    page.reload()
    while not asked:
        page.wait_for_timeout(50)
    page.evaluate("() => { history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate')) }")
    expect(page.get_by_role("link", name="Challenges")).to_be_visible()
    waiting = list(asked)
    for route in waiting:
        route.fulfill(status=503, json={"code": "trouble"})
    page.wait_for_timeout(2500)
    assert asked == waiting


def test_without_a_code_it_asks_for_one(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/tv")
    expect(page.get_by_role("heading", name="Big screen")).to_be_visible()


def test_a_table_that_is_not_there_asks_for_another_code_and_takes_every_letter(server: Server, visit: Visit) -> None:
    """In play F, Q and Enter mean something else."""
    page = visit(f"{server.base}/tv/QQQQQQ", expects="404")
    field = page.get_by_role("textbox")
    field.focus()
    page.keyboard.type("qf2fq3")
    expect(field).to_have_value("qf2fq3")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/QF2FQ3")
