"""Single instruments: in tune, of the right colour, and the same in every build."""

import numpy as np
import pytest

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.drums import great_drum, hand_drum, shaker
from tumbledown.sound.measure import centroid, level_at, onsets
from tumbledown.sound.metal import GONG, gong
from tumbledown.sound.notation import Metre, Stroke, drum
from tumbledown.sound.riser import riser
from tumbledown.sound.spectra import room, tinted
from tumbledown.sound.strings import bowed, hammered, harp, lute, plucked
from tumbledown.sound.waves import RATE, Wave, cents, chance, pitch, rms
from tumbledown.sound.winds import flute, horn, voices, wind


def tone_of(wave: Wave, near: float) -> float:
    """The strongest frequency within a half tone."""
    mono = np.atleast_2d(wave).mean(axis=0)
    size = 1 << 19
    lines = np.abs(np.fft.rfft(mono * np.hanning(len(mono)), size))
    places = np.fft.rfftfreq(size, 1 / RATE)
    nearby = (places > near * cents(-100)) & (places < near * cents(100))
    return float(places[nearby][np.argmax(lines[nearby])])


def test_notes_have_the_pitch_that_they_are_named_after() -> None:
    assert pitch("A4") == pytest.approx(440)
    assert pitch("D2") == pytest.approx(73.416, abs=0.01)
    assert pitch("Eb3") == pytest.approx(pitch("D#3"))


@pytest.mark.parametrize("instrument", [plucked, lute, harp, hammered, horn, flute, bowed, voices])
@pytest.mark.parametrize("name", ["D3", "G#3", "A4"])
def test_every_instrument_is_in_tune(instrument, name: str) -> None:  # type: ignore[no-untyped-def]
    wave = instrument(pitch(name), 2.0)
    off = 1200 * np.log2(tone_of(wave, pitch(name)) / pitch(name))
    assert abs(off) < 12


def test_a_plucked_string_dies_away_and_its_edge_first() -> None:
    wave = plucked(pitch("A3"), 2.0)
    first, last = wave[: RATE // 4], wave[-RATE // 2 : -RATE // 4]
    assert rms(last) < 0.5 * rms(first)
    assert centroid(last) < centroid(first)


def test_the_gong_has_its_low_tones_and_a_cloud_that_blooms_late() -> None:
    wave = gong(5.0, 1.0, 0)
    assert level_at(wave, GONG) > -12
    assert level_at(wave, GONG * 1.483) > -12
    assert level_at(wave, GONG * 1.25) < -30
    struck, half_a_second_later, late = (centroid(wave[at : at + RATE // 5]) for at in (0, RATE // 2, 4 * RATE))
    assert half_a_second_later > struck
    assert late < half_a_second_later


def test_drums_are_low_and_seeds_are_high() -> None:
    assert centroid(great_drum(55.0)) < 250
    assert centroid(hand_drum(82.4)) < 400
    assert centroid(shaker()) > 4000


def test_chance_is_the_same_in_every_build_and_differs_by_name() -> None:
    assert chance("a").uniform() == chance("a").uniform()
    assert chance("a").uniform() != chance("b").uniform()


def test_a_hall_answers_for_as_long_as_it_is_asked_to() -> None:
    hall = room(2.0)
    early, late = hall[:, RATE // 10 : RATE // 5], hall[:, RATE : RATE + RATE // 10]
    fall = 20 * np.log10(rms(early) / rms(late))
    assert 18 < fall < 45


@pytest.mark.parametrize(
    "endless", [riser(4.0, 55.0), tinted(4.0, "test", lambda f: 1 / (1 + f)), wind(4.0, "test", 200, 900, 2)]
)
def test_what_never_ends_ends_where_it_began(endless: Wave) -> None:
    sides = np.atleast_2d(endless)
    steps = np.abs(np.diff(sides, axis=1))
    assert np.all(np.abs(sides[:, 0] - sides[:, -1]) <= steps.max(axis=1))


class TestACanvas:
    def test_cuts_what_runs_over_its_end(self) -> None:
        canvas = Canvas(1.0)
        canvas.put(np.ones(RATE), 0.5)
        assert canvas.wave[0, RATE // 2 :].min() == pytest.approx(1.0)
        assert canvas.wave[:, : RATE // 2].max() == 0

    def test_goes_on_at_the_start_if_it_is_a_loop(self) -> None:
        canvas = Canvas(1.0, loops=True)
        canvas.put(np.ones(RATE), 0.5)
        assert canvas.wave.min() == pytest.approx(1.0)

    def test_a_sound_longer_than_the_loop_goes_round_more_than_once(self) -> None:
        canvas = Canvas(1.0, loops=True)
        canvas.put(np.ones(3 * RATE))
        assert canvas.wave.min() == pytest.approx(3.0)

    def test_puts_left_what_is_left(self) -> None:
        canvas = Canvas(1.0)
        canvas.put(np.ones(RATE), pan=-1.0)
        assert rms(canvas.wave[1]) < 1e-9 < rms(canvas.wave[0])

    def test_on_a_loop_the_tail_of_the_hall_sounds_over_the_beginning(self) -> None:
        canvas = Canvas(4.0, loops=True)
        canvas.put(great_drum(55.0, 1.0, 0.3), 3.5)
        canvas.hall(2.0, 0.5)
        assert rms(canvas.wave[:, : RATE // 4]) > 0.001


class TestNotation:
    def test_strokes_fall_on_their_steps(self) -> None:
        canvas = Canvas(4.0)
        drum(canvas, Metre(2.0, 4), ["x..x", ".x.."], {"x": Stroke(np.ones(20))}, "test", feel=0.0)
        assert [round(at, 1) for at in onsets(canvas.wave)] == [0.0, 1.5, 2.5]

    def test_a_bar_with_a_step_too_few_is_refused(self) -> None:
        with pytest.raises(ValueError, match="3 steps, not 4"):
            drum(Canvas(1.0), Metre(1.0, 4), ["x.."], {}, "test")
