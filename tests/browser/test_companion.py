"""The companion: a game with the cardboard box, its time and its list, with a network and without."""

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from keepsakes import paused_at, planned, sand_at
from serving import Server
from tests.browser.conftest import Visit, Visitors
from tests.browser.people import at_rest, button
from tests.browser.seeing import LETTERS

STORED_MS: Final = 90_000
NO_NETWORK: Final = "ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch"
HEARD: Final = "(cue) => tumbledownCompanion.log.some((each) => each.cue === cue)"
TOUCHES: Final = """() => {
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('[role=timer] b'))
  const time = range.getBoundingClientRect()
  const free = time.height * 0.15
  const isBeside = ({ left, right }) => left >= time.right || right <= time.left
  const isApart = ({ top, bottom }) => bottom <= time.top + free || top >= time.bottom - free
  return [...document.querySelectorAll('.gong')].map((gong) => gong.getBoundingClientRect())
    .filter((gong) => !isBeside(gong) && !isApart(gong))
}"""
"""The gongs that the time runs into."""
RUNNING: Final = "() => tumbledownCompanion.state === 'running' && tumbledownCompanion.time > 0"


def sounding(page: Page) -> None:
    """Everything that may sound is at hand."""
    page.wait_for_function("() => tumbledownCompanion.loaded >= 20")


# -------------------------------------------------------------------- the soundtrack
def test_a_game_is_counted_in_runs_and_stands_while_it_is_paused(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion")
    expect(page.get_by_role("timer")).to_contain_text("10:00")
    button(page, "Start").click()
    expect(page.get_by_role("timer")).to_have_text("3")
    page.wait_for_function(RUNNING)
    expect(page.get_by_role("timer")).to_contain_text("9:5")
    button(page, "Pause").click()
    expect(button(page, "Resume")).to_be_visible()
    before = page.evaluate("tumbledownCompanion.time")
    page.evaluate("() => new Promise((done) => setTimeout(done, 400))")
    assert page.evaluate("tumbledownCompanion.time") == before


def test_the_gong_opens_a_countdown_that_is_seen_as_well_as_heard(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=paused_at(179.5))
    button(page, "Resume").click()
    sounding(page)
    expect(page.get_by_text("Go back", exact=True)).to_be_visible()
    expect(page.get_by_test_id("spoken")).to_have_text("30 seconds to get back.")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\s*2\d\s*Slam in\s*$"))
    assert page.evaluate(HEARD, "gong-1")


def test_the_collapse_ends_the_game(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=paused_at(599.0))
    button(page, "Resume").click()
    expect(page.get_by_text("The temple has fallen")).to_be_visible()
    button(page, "New game").click()
    expect(page.get_by_role("timer")).to_contain_text("10:00")


def test_another_soundtrack_is_chosen_by_the_second_touch_of_two(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=paused_at(100))
    other = page.get_by_role("group", name="Soundtrack").get_by_role("button").nth(1)
    other.click()
    expect(other).to_have_text("Really change?")
    assert page.evaluate("tumbledownCompanion.measure.id") == "track1"
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    expect(button(page, "Start")).to_be_visible()


def test_a_game_waits_where_it_was_when_the_page_is_loaded_again(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion")
    button(page, "Start").click()
    page.wait_for_function("() => tumbledownCompanion.time > 1000")
    page.reload()
    expect(button(page, "Resume")).to_be_visible()
    expect(page.get_by_role("timer")).to_contain_text("9:5")


def test_sand_is_there_only_with_chapters_that_have_some(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=planned("4/normal/time_chambers"))
    glass = page.get_by_role("button", name=re.compile("^Green sand glass"))
    glass.click()
    expect(glass).to_contain_text("running")
    page.keyboard.press("Delete")
    expect(glass).to_contain_text("turn it over")
    assert visit(f"{server.base}/companion").get_by_text("sand glass").count() == 0


# -------------------------------------------------------------------- the Sand of Fortune
SECOND_GONG: Final = "tumbledownCompanion.timeline.gongs[1]"


def test_a_glass_of_sand_measures_the_game_and_tells_no_time(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion")
    button(page, "The Sand of Fortune").click()
    expect(page.get_by_role("timer")).to_have_accessible_name("Glass 1 of 3, 100% of its sand left")
    button(page, "Start").click()
    page.wait_for_function(RUNNING)
    expect(page.get_by_role("timer")).to_have_text("Gong 1")
    assert not re.search(r"\d:\d\d", page.get_by_role("main").inner_text())


def test_when_the_sand_has_run_out_the_countdown_is_told_in_seconds(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=sand_at(159.5))
    expect(page.get_by_role("timer")).to_have_text("Gong 1")
    button(page, "Resume").click()
    sounding(page)
    expect(page.get_by_test_id("spoken")).to_have_text("30 seconds to get back.")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^\s*\d\d\s*Slam in\s*$"))
    assert page.evaluate(HEARD, "gong-1")


def test_after_a_slam_nobody_may_have_been_there_to_turn_the_glass(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", knows=sand_at(191))
    expect(page.get_by_text("One of you there turns the glass.")).to_be_visible()
    nobody = page.get_by_role("switch", name="Nobody was at the start")
    before = page.evaluate(SECOND_GONG)
    nobody.click()
    expect(nobody).to_be_checked()
    assert page.evaluate(SECOND_GONG) == before - 30_000
    page.reload()
    expect(nobody).to_be_checked()
    nobody.click()
    assert page.evaluate(SECOND_GONG) == before


def test_before_the_slam_and_long_after_it_nobody_is_asked(server: Server, visit: Visit) -> None:
    for seconds in (100, 230):
        page = visit(f"{server.base}/companion", knows=sand_at(seconds))
        expect(button(page, "Resume")).to_be_visible()
        assert page.get_by_role("switch", name="Nobody was at the start").count() == 0


def test_on_a_small_phone_the_time_stands_between_the_gongs(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion", viewport={"width": 360, "height": 640})
    expect(page.get_by_role("timer")).to_contain_text("10:00")
    at_rest(page)
    assert page.evaluate(TOUCHES) == []


# -------------------------------------------------------------------- the list
def test_ticks_survive_closing(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion/setup", knows=planned("3/normal/curses+treasures"))
    first = page.get_by_role("checkbox", name="Starting chamber")
    first.check()
    expect(page.get_by_text(re.compile(r"^1 of \d+ done$"))).to_be_visible()
    page.reload()
    expect(first).to_be_checked()
    expect(page.get_by_role("checkbox", name="11 gems into the depot")).not_to_be_checked()


def test_a_list_is_sent_as_a_link(server: Server, visit: Visit) -> None:
    ada = visit(f"{server.base}/companion/setup", permissions=["clipboard-read", "clipboard-write"])
    button(ada, "Treasures").click()
    button(ada, "One player more").click()
    button(ada, "Share").click()
    expect(button(ada, "Link copied")).to_be_visible()
    link = ada.evaluate("navigator.clipboard.readText()")
    assert link == f"{server.base}/companion/setup/5/normal/treasures"
    ben = visit(link)
    expect(ben.get_by_role("checkbox", name="16 gems into the depot")).to_be_visible()
    expect(ben).to_have_url(f"{server.base}/companion/setup")


def test_whoever_was_sent_a_link_that_cannot_be_read_is_told_so(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion/setup/9/normal/nothing", knows=planned("3/normal/curses+treasures"))
    expect(page.get_by_role("alert")).to_have_text("This link cannot be read. Your last list is shown.")
    expect(page.get_by_role("main")).to_contain_text("11 gems into the depot")
    expect(page).to_have_url(f"{server.base}/companion/setup")


def test_luck_can_be_asked_again(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion/setup", knows=planned("4/normal/time_chambers"))
    line = page.get_by_role("listitem").filter(has=button(page, "Deal again"))
    notes = set()
    for _ in range(12):
        notes.add(line.inner_text())
        button(page, "Deal again").click()
    assert len(notes) > 1


def test_a_challenge_has_its_own_list(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion/setup")
    page.get_by_role("radio", name="Challenge").check()
    page.get_by_role("combobox").select_option("3b")
    expect(page.get_by_role("checkbox", name="The exit on top of the pile")).to_be_visible()


def test_a_card_is_found_without_its_accents(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/companion/look-up", locale="fr-FR")
    page.get_by_role("searchbox").fill("des perdus")
    expect(page.get_by_text("Dés perdus")).to_be_visible()


@pytest.mark.parametrize("path", ["", "/setup", "/look-up"])
def test_letters_of_twice_the_size_make_the_page_longer_and_not_wider(server: Server, visit: Visit, path: str) -> None:
    page = visit(f"{server.base}/companion{path}", viewport={"width": 360, "height": 640}, locale="de-DE")
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate(LETTERS, 200)
    at_rest(page)  # with its own letters, not with those that stand in until they have come
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# -------------------------------------------------------------------- without a network
def stored(page: Page) -> None:
    expect(page.get_by_text("works offline")).to_be_visible(timeout=STORED_MS)


@pytest.fixture(scope="module")
def away(browser: Browser, browser_context_args: dict[str, Any], server: Server) -> Iterator[Visit]:
    """Opens pages in a browser that was here once, and has no network any more."""
    visitors = Visitors(browser, browser_context_args)
    first = visitors.visit(f"{server.base}/companion", expects=NO_NETWORK)
    stored(first)
    first.close()
    context = first.context
    context.set_offline(True)

    def open(path: str, knows: dict[str, str] | None = None) -> Page:
        page = context.new_page()
        page.add_init_script("localStorage.clear()")  # what the page before it left
        for name, value in (knows or {}).items():
            page.add_init_script(f"localStorage.setItem({name!r}, {value!r})")
        page.goto(server.base + path)
        return page

    yield open
    visitors.leave()


def test_without_a_network_it_opens_and_knows_that_it_is_stored(away: Visit) -> None:
    expect(away("/companion").get_by_text("works offline")).to_be_visible()


@pytest.mark.parametrize("measure", ["Soundtrack 2", "The Sand of Fortune"])
def test_without_a_network_a_game_runs_and_is_heard(away: Visit, measure: str) -> None:
    page = away("/companion")
    button(page, measure).click()
    button(page, "Start").click()
    sounding(page)
    page.wait_for_function(RUNNING)
    page.wait_for_function(HEARD, arg="opening")
    page.close()


def test_without_a_network_sand_timers_are_turned(away: Visit) -> None:
    page = away("/companion", planned("4/normal/time_chambers"))
    glass = page.get_by_role("button", name=re.compile("^Green sand glass"))
    glass.click()
    expect(glass).to_contain_text("running")
    page.close()


def test_without_a_network_there_is_a_list_for_any_mix(away: Visit) -> None:
    page = away("/companion/setup", planned("4/normal"))
    button(page, "More").click()
    button(page, "The labyrinth").click()
    expect(page.get_by_role("checkbox", name="2 more chambers")).to_be_visible()


def test_without_a_network_there_is_a_list_for_a_challenge(away: Visit) -> None:
    page = away("/companion/setup")
    page.get_by_role("radio", name="Challenge").check()
    page.get_by_role("combobox").select_option("3b")
    expect(page.get_by_role("checkbox", name="The exit on top of the pile")).to_be_visible()


def test_without_a_network_a_card_is_found_and_leads_to_its_rules(away: Visit) -> None:
    page = away("/companion/look-up")
    page.get_by_role("searchbox").fill("poison")
    page.get_by_text("Poison", exact=True).click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="More in the rulebook").click()
    expect(opened.value.get_by_role("heading", level=1)).to_have_text("Poison")


def test_without_a_network_the_rulebook_is_read_and_searched(away: Visit) -> None:
    page = away("/rules/curses")
    expect(page.get_by_role("heading", level=1)).to_have_text("Curses")
    page.get_by_role("combobox").fill("chalice")
    expect(page.get_by_role("option").first).to_be_visible()
    page.wait_for_function("document.querySelector('.head img').naturalWidth > 0")


def test_without_a_network_the_way_leads_home_and_back(away: Visit) -> None:
    page = away("/companion")
    button(page, "Home").click()
    page.get_by_role("link", name="Companion").click()
    expect(page.get_by_text("works offline")).to_be_visible()


OLD: Final = """async () => {
  const old = () => new Response('<title>Old</title>', { headers: { 'Content-Type': 'text/html' } })
  for (const name of await caches.keys()) await (await caches.open(name)).put('/index.html', old())
}"""
"""What is stored is of an older version than the server."""

STORES: Final = "() => caches.keys()"
FILES: Final = """async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  return (await Promise.all(stores.map((each) => each.keys()))).flat().map(({ url }) => new URL(url).pathname)
}"""


def test_a_new_version_is_there_at_the_next_load_and_the_stored_one_only_without_a_network(
    server: Server, visit: Visit
) -> None:
    page = visit(f"{server.base}/companion", expects=NO_NETWORK)
    stored(page)
    page.evaluate(OLD)
    page.context.set_offline(True)
    page.reload()
    expect(page).to_have_title("Old")
    page.context.set_offline(False)
    page.reload()
    expect(page).to_have_title("Companion · Tumbledown")


def test_what_an_older_version_had_stored_goes_when_the_new_one_is_there(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    page.evaluate("async () => void (await caches.open('companion-of-old  en')).put('/whole', new Response())")
    page.goto(f"{server.base}/companion")
    stored(page)
    stores = page.evaluate(STORES)
    assert len(stores) == 1
    assert not stores[0].startswith("companion-of-old")
    assert not [file for file in page.evaluate(FILES) if file.startswith("/api")]
