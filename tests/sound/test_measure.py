"""The ears are right: a rule that measures wrongly would pass anything."""

import numpy as np
import pytest

from tumbledown.sound.measure import centroid, integrated, level_at, loudest, peak_db, rms_db, seam
from tumbledown.sound.waves import RATE, Wave, times


def tone(frequency: float, seconds: float = 3.0, level: float = 1.0) -> Wave:
    return level * np.sin(2 * np.pi * frequency * times(seconds))


def test_a_full_tone_of_1_khz_on_one_side_has_the_loudness_of_the_standard() -> None:
    assert integrated(tone(997)) == pytest.approx(-3.01, abs=0.1)


def test_both_sides_together_are_three_decibels_louder() -> None:
    both = np.stack([tone(997), tone(997)])
    assert integrated(both) - integrated(tone(997)) == pytest.approx(3.01, abs=0.05)


def test_the_ear_cares_less_for_the_deepest_tones() -> None:
    assert integrated(tone(30)) < integrated(tone(997)) - 6


def test_silence_does_not_make_a_sound_softer() -> None:
    with_silence = np.concatenate([tone(997), np.zeros(6 * RATE)])
    assert integrated(with_silence) == pytest.approx(integrated(tone(997)), abs=0.5)


def test_a_short_stroke_is_judged_as_if_silence_followed() -> None:
    assert loudest(tone(997, 0.1)) == pytest.approx(-3.01 - 6.02, abs=0.5)


def test_peak_and_rms_of_a_sine() -> None:
    assert peak_db(tone(100, level=0.5)) == pytest.approx(-6.02, abs=0.01)
    assert rms_db(tone(100, level=0.5)) == pytest.approx(-9.03, abs=0.01)


def test_colour_and_tones() -> None:
    assert centroid(tone(500)) == pytest.approx(500, rel=0.01)
    mixed = tone(500) + tone(900, level=0.1)
    assert level_at(mixed, 900) == pytest.approx(-20, abs=0.5)
    assert level_at(mixed, 700) < -60


def test_a_loop_that_does_not_close_is_heard() -> None:
    closed, open_ = tone(100, 1.0), tone(100.25, 1.0)
    assert seam(closed, 0, RATE) <= 1.1
    assert seam(open_, 0, RATE) > 10
