"""The edge: by which name the server is asked for, from which page, and with what kind of body."""

from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.opened import opened
from tumbledown.server.rest.guard import name_of


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("play.example", "play.example"),
        ("Play.Example:8642", "play.example"),
        ("127.0.0.1:80", "127.0.0.1"),
        ("[::1]:8642", "::1"),
        ("", ""),
    ],
)
def test_a_host_is_known_by_its_name_without_the_port(host: str, name: str) -> None:
    assert name_of(host) == name


async def test_a_name_that_is_not_ours_leads_nowhere(tmp_path: Path) -> None:
    """A page elsewhere may have its own name lead to us, and would then count as ours (DNS rebinding)."""
    async with opened(tmp_path, hosts=("play.example",)) as house:
        for host, status in (("play.example:8642", 200), ("PLAY.example", 200), ("evil.example", 400), ("", 400)):
            async with house.session.get(f"{house.base}/healthz", headers={"Host": host}) as answer:
                assert answer.status == status


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"Content-Type": "application/json"}, 201),
        ({"Content-Type": "application/json; charset=utf-8"}, 201),
        ({"Content-Type": "text/plain"}, 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 415),
        ({"Content-Type": "application/json", "Origin": "https://evil.example"}, 403),
        ({"Content-Type": "application/json", "Origin": "null"}, 403),
    ],
)
async def test_a_page_elsewhere_cannot_make_a_visitor_open_tables(
    house: House, headers: dict[str, str], status: int
) -> None:
    """A form of another page can post, but neither JSON nor without saying where it comes from."""
    async with house.session.post(f"{house.base}/api/tables", data=b'{"name":"Ada"}', headers=headers) as answer:
        assert answer.status == status


async def test_our_own_page_may(house: House) -> None:
    headers = {"Content-Type": "application/json", "Origin": house.base}
    async with house.session.post(f"{house.base}/api/tables", data=b'{"name":"Ada"}', headers=headers) as answer:
        assert answer.status == 201
