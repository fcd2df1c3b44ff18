"""Names, words and seeds: one rule, so that nobody writes over others, upside down or invisibly."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.house import House
from tests.server.opened import opened
from tumbledown.server.limits import Limits
from tumbledown.server.texts import graphemes, tidy


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Ada", "Ada"),
        ("  Ada \n Lovelace\t", "Ada Lovelace"),
        ("A\u202eda", "Ada"),
        ("\u2066Ada\u2069", "Ada"),
        ("A\u200bd\u200da\ufeff", "Ada"),
        ("A\x00d\x1ba", "Ada"),
        ("\u3164\u2800", ""),
        ("e\u0301", "\u00e9"),
        ("\ud800", ""),
        ("\ue000Ada", "Ada"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("日本語", "日本語"),
        ("नमस्ते", "नमस्ते"),
        ("a" + "\u0336" * 50, "a" + "\u0336" * 4),
    ],
)
def test_what_cannot_be_seen_is_left_out(text: str, left: str) -> None:
    assert tidy(text, 24) == left


def test_length_is_counted_as_a_reader_counts() -> None:
    family, flag = "\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f1eb\U0001f1f7"
    assert list(graphemes(family + flag + flag + "e\u0301")) == [family, flag, flag, "e\u0301"]
    assert tidy((family + flag) * 10, 5) == (family + flag) * 2 + family


@given(st.text(max_size=400), st.integers(1, 40))
def test_whatever_is_left_stays_as_it_is(text: str, length: int) -> None:
    left = tidy(text, length)
    assert tidy(left, length) == left
    assert len(list(graphemes(left))) <= length
    assert "\n" not in left


async def test_nobody_at_a_table_has_another_one_s_name(house: House) -> None:
    host = await house.host()
    for name in ("Ada", "ADA", "\uff21\uff44\uff41", "A\u200bda"):
        assert (await house.post(f"/api/tables/{host.code}/seats", {"name": name}))[0] == 201
    names = [chair.name for chair in house.room(host.code).record.chairs]
    assert names == ["Ada", "Ada 2", "ADA 3", "\uff21\uff44\uff41 4", "Ada 5"]


async def test_a_bot_is_not_called_like_a_person(house: House) -> None:
    host = await house.host()
    await house.post(f"/api/tables/{host.code}/seats", {"name": "Cleo"})
    await host.manage("add_bot")
    await host.until("done")
    names = [chair.name for chair in house.room(host.code).record.chairs[:3]]
    assert names == ["Ada", "Cleo", "Cleo 2"]


async def test_a_number_fits_behind_the_longest_name(tmp_path: Path) -> None:
    async with opened(tmp_path, Limits(name_length=4)) as house:
        host = await house.host()
        for _ in range(2):
            await house.post(f"/api/tables/{host.code}/seats", {"name": "Bartholomew"})
        assert [chair.name for chair in house.room(host.code).record.chairs[1:3]] == ["Bart", "Ba 2"]


async def test_what_is_said_is_tidied_too(house: House) -> None:
    host = await house.host()
    await host.send({"type": "say", "text": "to the \u202eexit\n now"})
    assert (await host.until("told"))["text"] == "to the exit now"


@pytest.mark.parametrize(
    "settings",
    [
        {"modules": ["curses"] * 100},
        {"variants": ["x" * 2000]},
        {"numbers": [["a", 10**12]]},
        {"seat_choices": [["a", 0, 0]] * 200},
    ],
)
async def test_settings_are_bounded(house: House, settings: dict[str, object]) -> None:
    status, problem = await house.post("/api/tables", {"name": "Ada", "settings": settings})
    assert status == 400
    assert problem["code"] in ("bad_settings", "malformed")
