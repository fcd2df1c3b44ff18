"""The ten minutes as they are heard: mixed from the rendered stems by the page's own score, and measured."""

from functools import cache

import pytest

import loudness
from tests.sound.conftest import master
from tumbledown.sound.measure import centroid, integrated
from tumbledown.sound.waves import Wave

TRACKS = ["track1", pytest.param("track2", marks=pytest.mark.long)]


@cache
def score(track: str) -> loudness.Score:
    return next(each for each in loudness.scores() if each.id == track)


def heard(name: str) -> Wave:
    made = master(name)
    return made.wave * made.gain


@cache
def part(track: str, name: str) -> loudness.Line:
    excerpt = next(each for each in loudness.excerpts(score(track)) if each.name == name)
    return loudness.measured(score(track), heard, excerpt)


@pytest.mark.parametrize("track", TRACKS)
def test_the_opening_is_heard(track: str) -> None:
    assert part(track, "opening").lufs >= -24


@pytest.mark.parametrize("track", TRACKS)
def test_before_the_third_gong_the_music_is_fuller_and_denser_than_before_the_first(track: str) -> None:
    first, third = part(track, "before gong 1"), part(track, "before gong 3")
    assert 3 <= third.lufs - first.lufs <= 4
    assert third.strokes >= 1.4 * first.strokes
    assert third.stems == first.stems + 2


@pytest.mark.parametrize("track", TRACKS)
def test_every_part_and_every_countdown_is_fuller_than_the_one_before(track: str) -> None:
    for kind in ("before gong", "countdown"):
        first, second, third = (part(track, f"{kind} {number}") for number in (1, 2, 3))
        assert first.lufs + 1 < second.lufs < third.lufs - 1
        assert first.strokes < second.strokes < third.strokes


@pytest.mark.parametrize("track", TRACKS)
def test_drums_begin_within_thirty_seconds(track: str) -> None:
    gains = score(track).gains[30_000 // score(track).step]
    assert gains["pulse"] > 0.5
    assert gains["drums"] > 0.4


@pytest.mark.parametrize("track", ["track1", "track2"])
def test_new_material_enters_in_the_second_and_in_the_third_part(track: str) -> None:
    found = score(track)
    entered = {
        stem: next(n * found.step for n, gains in enumerate(found.gains) if gains[stem] > loudness.SILENT)
        for stem in found.gains[0]
    }
    assert found.ends[0] < entered["chant"] < found.gongs[1] - 60_000
    assert found.ends[1] < entered["charge"] < found.gongs[2] - 60_000
    assert all(entered[stem] < found.gongs[0] for stem in ("drone", "pulse", "drums", "melody"))


@pytest.mark.parametrize("track", ["track1", "track2"])
def test_only_the_last_countdown_has_a_bell_and_it_comes_quicker_at_the_end(track: str) -> None:
    found = score(track)
    tolls = [moment.at for moment in found.moments if moment.cue == "toll"]
    assert found.gongs[2] < tolls[0]
    assert len([at for at in tolls if at >= found.ends[2] - 10_000]) == 10
    assert len([at for at in tolls if at < found.ends[2] - 10_000]) >= 8


def test_the_bell_stands_out_of_the_last_countdown() -> None:
    """With it, the last ten seconds are louder than those of any other countdown, and brighter than its own ticks."""
    found = score("track1")
    last = [loudness.with_clock(found, heard, end / 1000 - 10, end / 1000 - 0.5) for end in found.ends]
    assert integrated(last[2]) > max(integrated(last[0]), integrated(last[1])) + 1.5
    assert centroid(heard("toll")) > 2 * centroid(heard("heartbeat"))


@pytest.mark.long
@pytest.mark.parametrize("track", ["track1", "track2"])
def test_the_loudest_seconds_do_not_clip(track: str) -> None:
    end = score(track).ends[2] / 1000
    assert abs(loudness.music(score(track), heard, end - 20, end)).max() < 1
