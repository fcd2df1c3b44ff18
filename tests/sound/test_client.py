"""What the client asks for is what is made, and the page about it tells of all of it."""

import re

import pytest

from tests import structure
from tumbledown.sound import cues_clock, cues_play
from tumbledown.sound.catalogue import BY_NAME, GROUPS, SOUNDS, TRACKS

CLIENT = structure.ROOT / "client" / "src"
PAGE = structure.ROOT / "docs" / "sound.md"

NAMED = re.compile(r"""(?:plain|voiced|by|\bcue:|sound\.play\()\(?\s*'([a-z-]+)'""")
"""Where a sound is named as it is."""


def source(name: str) -> str:
    return (CLIENT / name).read_text()


def constant(text: str, name: str) -> int:
    found = re.search(rf"const {name} = ([\d_]+)", text)
    assert found, name
    return int(found[1].replace("_", ""))


def names_in_the_client() -> set[str]:
    texts = [file.read_text() for suffix in ("ts", "svelte") for file in CLIENT.rglob(f"*.{suffix}")]
    return {name for text in texts for name in NAMED.findall(text)}


def test_the_client_names_only_sounds_that_there_are() -> None:
    assert names_in_the_client() - set(BY_NAME) == set()


def test_every_sound_is_asked_for_somewhere() -> None:
    asked = names_in_the_client()
    families = ("gong-", "throw-", "ping-", "track")
    texts = source("sound/score.ts") + source("chapters/base/reads.ts")
    choices = set(re.findall(r"'(slam|collapse|keep|release)'", texts))
    unheard = {sound.name for sound in SOUNDS if not sound.name.startswith(families)} - asked - choices
    assert unheard == set()


@pytest.mark.parametrize(
    ("file", "name", "seconds"),
    [
        ("sound/score.ts", "STROKE_MS", cues_clock.STROKE),
        ("chapters/base/reads.ts", "REST_MS", cues_play.REST),
        ("sound/cue.ts", "DISCOVERED_MS", cues_play.SLID),
    ],
)
def test_moments_inside_of_sounds_are_the_same_on_both_sides(file: str, name: str, seconds: float) -> None:
    assert constant(source(file), name) == 1000 * seconds


def test_groups_and_stems_are_the_same_on_both_sides() -> None:
    manifest = source("sound/manifest.ts")
    lists = {
        name: re.findall(r"'(\w+)'", line) for name, line in re.findall(r"const (\w+) = \[(.*?)\] as const", manifest)
    }
    assert lists["GROUPS"] == list(GROUPS)
    assert set(lists["STEMS"]) == set(TRACKS["track1"])


def test_the_page_tells_how_loud_and_long_every_sound_is_and_where_it_is_seen() -> None:
    page = PAGE.read_text()
    levels, twins = page.partition("## Seen as well as heard")[::2]
    assert SOUNDS
    for sound in SOUNDS:
        assert f"`{sound.name}`" in levels, sound.name
        family = re.sub(r"-\d$|^track\d-\w+$", "", sound.name)
        assert not family or f"`{family}" in twins, sound.name
