"""Who is host is no secret: everybody hears of it, at the table and in the temple."""

import pytest
from playwright.sync_api import Page, expect

from serving import Server
from tests.browser.conftest import Visit
from tests.browser.people import button, host, sit_down, start_together, until_read

pytestmark = pytest.mark.hurried

PATIENCE_MS = 20_000


def two_at_a_table(server: Server, visit: Visit) -> tuple[Page, Page]:
    ada = visit(server.base)
    bo = visit(f"{server.base}/t/{host(ada)}")
    sit_down(bo, "Bo")
    return ada, bo


def test_at_the_table_it_is_said_that_the_host_left_and_who_is_host_now(server: Server, visit: Visit) -> None:
    ada, bo = two_at_a_table(server, visit)
    cy = visit(bo.url)
    sit_down(cy, "Cy")
    button(ada, "Leave").click()
    expect(bo.get_by_role("status").filter(has_text="Ada has left. You are host now.")).to_be_visible()
    expect(cy.get_by_role("status").filter(has_text="Ada has left. Bo is host now.")).to_be_visible()


def test_in_the_temple_it_is_said_that_the_host_is_away_and_who_is_host_now(brisk: Server, visit: Visit) -> None:
    ada, bo = two_at_a_table(brisk, visit)
    start_together(bo, ada)
    ada.close()
    until_read(bo, "Ada is away. You are host now.", PATIENCE_MS)
