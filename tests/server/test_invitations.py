"""How others come to a table: the link, the QR code, and what awaits them."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import segno

from tests.server.house import House
from tests.server.opened import opened
from tumbledown.engine.structs import SettingsError
from tumbledown.server import game_settings, invitations
from tumbledown.server.invitations import QUIET_ZONE, qr_svg
from tumbledown.server.rest.context import CONFIG

SVG = "{http://www.w3.org/2000/svg}"


def modules(drawn: bytes) -> set[tuple[int, int]]:
    """The dark squares of a drawn QR code, read from its strokes: runs to the right, one row after another."""
    path = next(path for path in ElementTree.fromstring(drawn).iter(f"{SVG}path") if "stroke" in path.attrib)
    x, y, dark = 0, -1, set()
    for step, numbers in re.findall(r"([Mmh])([-\d. ]+)", path.attrib["d"]):
        values = [float(number) for number in re.findall(r"-?[\d.]+", numbers)]
        if step == "h":
            dark |= {(x + number, y) for number in range(int(values[0]))}
            x += int(values[0])
        elif step == "M":
            x, y = int(values[0]), int(values[1])
        else:
            x, y = x + int(values[0]), y + int(values[1])
    return dark


def meant(link: str) -> set[tuple[int, int]]:
    rows = segno.make(link, micro=False, error="m").matrix
    return {(x + QUIET_ZONE, y + QUIET_ZONE) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


async def shown(house: House, code: str, **headers: str) -> tuple[int, Any]:
    async with house.session.get(f"{house.base}/api/tables/{code}", headers=headers) as answer:
        return answer.status, await answer.json()


async def test_the_link_leads_to_where_it_was_asked_for(house: House) -> None:
    host = await house.host()
    _, found = await shown(house, host.code)
    assert found["link"] == f"{house.base}/t/{host.code}"
    _, found = await shown(house, host.code, Host="temple.example")
    assert found["link"] == f"http://temple.example/t/{host.code}"


async def test_the_qr_code_says_the_link(house: House) -> None:
    host = await house.host()
    async with house.session.get(f"{house.base}/api/tables/{host.code.lower()}/qr.svg") as answer:
        assert (answer.status, answer.content_type) == (200, "image/svg+xml")
        assert modules(await answer.read()) == meant(f"{house.base}/t/{host.code}")


def test_another_link_is_another_picture() -> None:
    assert modules(qr_svg("http://a.example/t/AAAAAA")) != meant("http://a.example/t/AAAAAB")


async def test_the_code_of_a_big_screen_leads_to_the_dice_tray_and_has_fewer_squares(house: House) -> None:
    host = await house.host()
    async with house.session.get(f"{house.base}/api/tables/{host.code}/tray.svg") as answer:
        drawn = await answer.read()
    _, shown = await house.get(f"/api/tables/{host.code}")
    assert modules(drawn) == meant(shown["link"].replace("/t/", "/p/").upper())
    plain, capitals = (
        max(modules(qr_svg(link))) for link in ("https://temple.example/t/ABC234", "HTTPS://TEMPLE.EXAMPLE/P/ABC234")
    )
    assert capitals < plain


async def test_a_table_that_is_not_there_has_no_qr_code(house: House) -> None:
    status, problem = await house.get("/api/tables/AAAAAA/qr.svg")
    assert (status, problem["code"]) == (404, "no_such_table")


@pytest.mark.parametrize("said", ["<b>", "a" * 3000, "host:port", "a b", "[::1", "x/y"])
async def test_a_host_that_is_none_is_not_repeated(house: House, said: str) -> None:
    host = await house.host()
    for path in ("", "/qr.svg"):
        async with house.session.get(f"{house.base}/api/tables/{host.code}{path}", headers={"Host": said}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (400, "bad_host")


async def test_only_a_proxy_may_say_that_the_line_is_safe(tmp_path: Path) -> None:
    said = {"Host": "temple.example", "X-Forwarded-Proto": "https"}
    for proxies, scheme in ((1, "https"), (0, "http")):
        folder = tmp_path / scheme
        folder.mkdir()
        async with opened(folder, proxies=proxies) as house:
            host = await house.host()
            _, found = await shown(house, host.code, **said)
            assert found["link"] == f"{scheme}://temple.example/t/{host.code}"


@pytest.mark.parametrize(("listens_at", "name"), [("0.0.0.0", "192.0.2.7"), ("127.0.0.1", "localhost")])
async def test_a_server_that_others_can_reach_does_not_call_itself_localhost(
    house: House, monkeypatch: pytest.MonkeyPatch, listens_at: str, name: str
) -> None:
    monkeypatch.setattr(invitations, "lan_address", lambda: "192.0.2.7")
    monkeypatch.setattr(type(house.server.app[CONFIG]), "host", listens_at)
    host = await house.host()
    _, found = await shown(house, host.code, Host="localhost:8642")
    assert found["link"] == f"http://{name}:8642/t/{host.code}"


# -------------------------------------------------------------------- what awaits them
async def test_the_next_game_is_foretold_for_those_who_sit_here(house: House) -> None:
    host = await house.host()
    _, found = await shown(house, host.code)
    assert found["next"] == {"players": 1, "gems": 7, "beside": 2, "chambers": 19}
    for name in ("Bo", "Cleo", "Dario"):
        await house.guest(host.code, name)
    await host.manage("settings", settings={"difficulty": "expert"})
    while host.store["table"]["settings"] != {"difficulty": "expert"}:
        await host.next()
    _, found = await shown(house, host.code)
    assert found["next"] == {"players": 4, "gems": 17, "beside": 2, "chambers": 19}


async def test_chambers_that_others_have_replaced_are_not_counted(house: House) -> None:
    host = await house.host(modules=["curses", "illusions", "special_chambers"])
    _, found = await shown(house, host.code)
    assert found["next"]["chambers"] == 25, "the six special ones are added, the others come in place of others"


async def test_a_game_that_these_could_not_play_is_not_foretold(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = await house.host()

    def refuse(*_: object) -> None:
        raise SettingsError("too few")

    monkeypatch.setattr(game_settings, "bare_game", refuse)
    status, found = await shown(house, host.code)
    assert (status, found["next"]) == (200, None)
