"""The last games of a browser and its best times: seen, watched again, and taken to another browser in a file."""

import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from keepsakes import GAME, played
from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button

ENDS_MS: Final = 60_000


def best_time(page: Page) -> Any:
    return page.get_by_role("link", name=re.compile("^2 adventurers: 8:00"))


def test_a_game_that_was_played_is_listed_and_leads_to_its_replay(hasty: Server, visit: Visit) -> None:
    page = visit(hasty.base)
    button(page, "Play now").click()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible(timeout=ENDS_MS)
    page.goto(hasty.base)
    expect(page.get_by_role("heading", name="Last games")).to_be_visible()
    page.get_by_role("link", name="Replays").click()
    page.get_by_role("main").get_by_role("link", name=re.compile("3 adventurers")).click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=ENDS_MS)


def test_everything_goes_to_another_browser_in_a_file(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = visit(f"{server.base}/replays", knows=played())
    expect(page.get_by_role("link", name=re.compile("^Classic"))).to_be_visible()
    expect(best_time(page)).to_be_visible()
    with page.expect_download() as download:
        button(page, "Save to a file").click()
    file = tmp_path / "mine.json"
    download.value.save_as(file)
    other = visit(f"{server.base}/replays")
    expect(best_time(other)).to_have_count(0)
    other.locator("input[type=file]").set_input_files(file)
    expect(other.get_by_role("status").filter(has_text="2 entries added.")).to_be_visible()
    expect(best_time(other)).to_be_visible()


def test_the_names_of_best_times_follow_the_language(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/replays", knows=played())
    page.get_by_role("radio", name="Deutsch").check(force=True)
    expect(page.get_by_role("heading", name="Bestzeiten")).to_be_visible()
    expect(page.get_by_text("Klassisch", exact=True)).to_have_count(2)


@pytest.mark.parametrize(("text", "words"), [("{", "not a file of Tumbledown"), ('{"format":"tumbledown"}', "newer")])
def test_a_file_that_cannot_be_read_says_so_and_nothing_is_lost(
    server: Server, visit: Visit, tmp_path: Path, text: str, words: str
) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    page = visit(f"{server.base}/replays", knows=played())
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("status").filter(has_text=words)).to_contain_text("Nothing was changed.")
    expect(best_time(page)).to_be_visible()


def test_a_pasted_link_leads_to_its_moment_and_anything_else_is_explained(server: Server, visit: Visit) -> None:
    page = visit(f"{server.base}/replays", expects="404")
    field = page.get_by_role("textbox", name=re.compile("^Somebody else"))
    field.fill("hello")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("neither a link to a replay nor the number of a game")
    field.fill(f"{server.base}/r/{GAME}#t=1:00")
    field.press("Enter")
    expect(page).to_have_url(re.compile(f"/r/{GAME}#t=1:00$"))
    expect(page.get_by_role("heading", name="No such game")).to_be_visible()
