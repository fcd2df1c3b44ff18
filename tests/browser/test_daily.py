"""The temple of the day, from the first page to its place at the end."""

import re
from typing import Final

from playwright.sync_api import expect

from serving import Server
from tests.browser.conftest import Open, Visit
from tests.browser.people import button

ENDS_MS: Final = 60_000


def test_a_first_visit_is_counted_and_the_next_one_is_told_that_it_is_not(open_server: Open, visit: Visit) -> None:
    """On a server where nobody has been inside before; a game lasts six seconds."""
    unvisited = open_server("--intro-ms", "0", "--clock-rate", "100")
    page = visit(unvisited.base)
    expect(page.get_by_text("Nobody has been inside yet.")).to_be_visible()
    button(page, "Enter").click()
    expect(page.get_by_text("Teams of 3 that got out: 0 of 1.")).to_be_visible(timeout=ENDS_MS)
    page.goto(unvisited.base)
    expect(page.get_by_text("One team today, 0% got out.")).to_be_visible()
    page.get_by_role("button", name="With friends").click()
    page.get_by_role("tab", name=re.compile("^Temple")).or_(
        page.get_by_role("heading", name="The temple")
    ).first.wait_for()
    expect(page.get_by_text("Only a first visit counts")).to_be_attached()
    button(page, "Start alone").click()
    expect(page.get_by_text("Only a first visit counts")).to_be_visible(timeout=ENDS_MS)


def test_friends_enter_together_and_other_settings_lead_elsewhere(server: Server, visit: Visit) -> None:
    page = visit(server.base)
    page.get_by_role("button", name="With friends").click()
    expect(page.get_by_text("The first game here counts.")).to_be_visible()
    page.get_by_role("radio", name=re.compile("^Experts")).check(force=True)
    expect(page.get_by_text("The first game here counts.")).to_have_count(0)


def test_nothing_is_said_of_others_who_cannot_be_asked_about(server: Server, visit: Visit) -> None:
    page = visit(server.base, expects="ERR_FAILED")
    page.route("**/api/daily", lambda route: route.abort())
    with page.expect_event("requestfailed"):
        page.reload()
    expect(page.get_by_role("heading", name=re.compile("temple$"))).to_be_visible()
    expect(page.get_by_text("Nobody has been inside yet.")).to_have_count(0)
