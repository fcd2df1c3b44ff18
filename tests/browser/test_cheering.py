"""Whoever is out is still heard: those inside read the cheers."""

from playwright.sync_api import expect

from gallery import CODES
from scenes import MATE, ME, PEOPLE, TIGHT
from serving import Server
from staging import stage
from tests.browser.conftest import Visit
from tests.browser.people import button, dice, open_staged, until_read


def test_whoever_is_out_cheers_those_inside(server: Server, visit: Visit) -> None:
    staged = stage(server.database, next(CODES), PEOPLE, TIGHT["out"].rehearse())
    noor, milan = (
        visit(f"{server.base}/t/{staged.code}", knows=open_staged(server, staged, seat)) for seat in (ME, MATE)
    )
    expect(noor.get_by_role("heading", name="You are out!")).to_be_visible()
    expect(dice(milan).first).to_be_visible()
    button(noor, "Cheer").click()
    until_read(milan, "Noor: Go, go, go!")
