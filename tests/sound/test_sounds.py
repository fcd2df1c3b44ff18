"""What the browser will hear: read back from the MP3 files."""

from collections.abc import Callable

import numpy as np
import pytest

from tests.sound.conftest import Studio, master
from tumbledown.expansions.data.base import DATA
from tumbledown.sound import cues_clock, cues_play, track_one, track_two
from tumbledown.sound.catalogue import BY_NAME, GROUPS, SOUNDS, TRACKS
from tumbledown.sound.measure import centroid, level_at, onsets, peak_db
from tumbledown.sound.metal import GONG
from tumbledown.sound.mp3 import decoded
from tumbledown.sound.report import measured
from tumbledown.sound.waves import RATE, Wave, rms

SLOW_SHOTS = ["collapse", "victory", "defeat"]
FROM_THE_START = ("pulse", "drums", "drone", "melody")
QUICK_STEMS = ["track1-pulse", "track2-drums"]
SLOW_STEMS = [sound.name for sound in SOUNDS if sound.loops and sound.name not in QUICK_STEMS]


def _with_slow(quick: list[str], slow: list[str]) -> list[object]:
    return [*quick, *(pytest.param(name, marks=pytest.mark.long) for name in slow)]


SHOTS = _with_slow([sound.name for sound in SOUNDS if not sound.loops and sound.name not in SLOW_SHOTS], SLOW_SHOTS)
STEMS = _with_slow(QUICK_STEMS, SLOW_STEMS)


def heard(studio: Studio, name: str) -> Wave:
    return decoded(studio.folder / studio[name]["file"])


@pytest.mark.parametrize("name", [*SHOTS, *STEMS])
def test_nothing_clips_and_everything_has_its_loudness(studio: Studio, name: str) -> None:
    line = measured(studio.folder, studio[name])
    assert line.peak < -0.3
    assert line.gain <= 1
    assert line.lufs == pytest.approx(BY_NAME[name].loudness, abs=1.0)


@pytest.mark.parametrize("name", SHOTS)
def test_a_shot_starts_and_ends_in_silence(studio: Studio, name: str) -> None:
    wave = np.atleast_2d(heard(studio, name))
    loud = np.max(np.abs(wave))
    assert np.max(np.abs(wave[:, -8:])) < 0.02 * loud
    assert abs(len(wave[0]) / RATE - studio[name]["ms"] / 1000) < 0.001


@pytest.mark.parametrize("name", STEMS)
def test_a_stem_goes_round_without_a_click(studio: Studio, name: str) -> None:
    assert measured(studio.folder, studio[name]).seam < 1.5


@pytest.mark.parametrize("late", [0, 529, 1105, 1681])
def test_a_stem_goes_round_even_where_a_decoder_leaves_more_samples_at_the_start(studio: Studio, late: int) -> None:
    entry = studio["track1-pulse"]
    wave = np.concatenate([np.zeros((2, late)), heard(studio, "track1-pulse")], axis=1)
    start, length = round(entry["start"] * RATE / 1000), round(entry["loop"] * RATE / 1000)
    usual = np.quantile(np.abs(np.diff(wave, axis=1)), 0.999)
    assert np.max(np.abs(wave[:, start] - wave[:, start + length])) < 1.5 * usual


@pytest.mark.parametrize("module", [track_one, track_two])
def test_loops_are_whole_bars_and_gongs_and_doors_fall_on_the_first_beat(module) -> None:  # type: ignore[no-untyped-def]
    bar = module.METRE.bar
    assert (module.LOOP / bar).is_integer()
    assert (module.SONG / bar).is_integer()
    track = DATA.soundtrack[0 if module is track_one else 1]
    for moment in (*track.gongs, *track.ends):
        assert (moment / 1000 / bar).is_integer()


@pytest.mark.parametrize("name", STEMS)
def test_a_stem_lasts_whole_bars_to_the_sample(studio: Studio, name: str) -> None:
    sound = BY_NAME[name]
    bar = (track_one if sound.track == "track1" else track_two).METRE.bar
    assert studio[name]["loop"] / 1000 % bar == 0
    samples = len(heard(studio, name)[0])
    assert samples == round(studio[name]["ms"] * RATE / 1000)


def test_both_soundtracks_of_the_game_have_all_stems() -> None:
    assert set(TRACKS) == {track.id for track in DATA.soundtrack}
    assert set(TRACKS["track1"]) == set(TRACKS["track2"]) == {*FROM_THE_START, "chant", "charge", "peril"}


def test_the_two_soundtracks_have_different_moods(studio: Studio) -> None:
    first, second = centroid(track_one.drums()), centroid(track_two.drums())
    assert second > 3 * first
    assert track_one.METRE != track_two.METRE


@pytest.mark.parametrize("strokes", [1, 2, 3])
def test_a_gong_has_as_many_strokes_as_its_name_says(studio: Studio, strokes: int) -> None:
    wave = heard(studio, f"gong-{strokes}")
    mallets = onsets(wave, above=7000)
    assert len(mallets) == strokes
    assert np.allclose(np.diff(mallets), cues_clock.STROKE, atol=0.05)
    assert level_at(wave, GONG) > -18


def test_the_door_falls_silent_when_it_meets_its_frame(studio: Studio) -> None:
    wave = heard(studio, "door")
    end = round(cues_clock.CREAK * RATE)
    assert studio["door"]["anchor"] == 1000 * cues_clock.CREAK
    assert rms(wave[:, end - RATE // 2 : end]) > 3 * rms(wave[:, : RATE // 2])
    assert rms(wave[:, -RATE // 50 :]) < 0.1 * rms(wave[:, end - RATE // 2 : end])


def test_the_opening_is_loudest_at_the_call(studio: Studio) -> None:
    wave = heard(studio, "opening")
    call = round(cues_clock.CALL * RATE)
    before, after = wave[:, call - RATE // 10 : call], wave[:, call : call + RATE // 5]
    assert rms(after) > 1.5 * rms(before)


def test_the_slam_shakes_the_floor_and_is_heard_on_a_phone_too(studio: Studio) -> None:
    wave = heard(studio, "slam")
    power = np.abs(np.fft.rfft(wave.mean(axis=0))) ** 2
    places = np.fft.rfftfreq(wave.shape[1], 1 / RATE)
    assert power[(places > 30) & (places < 120)].sum() > 0.3 * power.sum()
    assert power[places > 250].sum() > 0.02 * power.sum()


@pytest.mark.long
def test_the_collapse_is_long(studio: Studio) -> None:
    assert studio["collapse"]["ms"] > 8000


@pytest.mark.parametrize("variant", [1, 2, 3])
def test_dice_lie_still_when_the_throw_says_so(studio: Studio, variant: int) -> None:
    wave = heard(studio, f"throw-{variant}")
    rest = round(cues_play.REST * RATE)
    assert rms(wave[rest + RATE // 50 :]) < 0.05 * rms(wave[:rest])
    assert len(onsets(wave, above=1500)) >= 5


def test_the_three_throws_differ() -> None:
    first, second, third = (master(f"throw-{number}").wave[:16_000] for number in (1, 2, 3))
    assert not np.allclose(first, second)
    assert not np.allclose(second, third)


def test_no_two_pings_sound_alike() -> None:
    melodies = list(cues_play.PINGS.values())
    assert len(set(melodies)) == len(melodies)


@pytest.mark.parametrize("name", ["throw-1", "gem", "gong-1"])
def test_every_build_makes_the_same_sound(name: str) -> None:
    sound = BY_NAME[name]
    again: Callable[[], Wave] = sound.make
    assert np.array_equal(again(), again())


def test_names_are_unique_and_groups_are_known() -> None:
    assert len(BY_NAME) == len(SOUNDS)
    assert {sound.group for sound in SOUNDS} == set(GROUPS)


@pytest.mark.long
@pytest.mark.parametrize("track", TRACKS)
def test_all_stems_together_do_not_clip_at_the_usual_volume(studio: Studio, track: str) -> None:
    """Even if all were as loud as they can be; the mixer's usual gain for music is 0.64."""
    names = [sound.name for sound in SOUNDS if sound.track == track]
    place = np.arange(16 * RATE)
    loops = [heard(studio, name) * studio[name]["gain"] for name in names]
    assert peak_db(0.64 * sum((loop[:, place % loop.shape[1]] for loop in loops), np.zeros((2, len(place))))) < 0
