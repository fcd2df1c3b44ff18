"""Master a sound: right loudness, limited peaks, no silence at the end."""

from typing import Final, NamedTuple

import numpy as np

from tumbledown.sound.measure import integrated, loudest
from tumbledown.sound.spectra import high_pass, shaped
from tumbledown.sound.waves import RATE, Wave, as_wave, faded, peak, span

CEILING: Final = 0.75
"""-2.5 dBFS, because MP3 makes some peaks a little higher."""

LIFT: Final = 4.0
"""Soft sounds are stored louder than they are played, at most by this factor, so that they cover the coding noise."""

WIDTH: Final = 0.7
INAUDIBLE: Final = 0.001
GRAIN: Final = 32
LOOK: Final = 5
HANN: Final = np.hanning(2 * LOOK + 1)


class Master(NamedTuple):
    """A finished sound, and the gain at which it has its loudness."""

    wave: Wave
    gain: float


def loudness(wave: Wave, *, loops: bool) -> float:
    return integrated(wave) if loops else loudest(wave)


def mastered(wave: Wave, target: float, *, loops: bool) -> Master:
    """Master a sound so that it has `target` LUFS when played with the returned gain."""
    clean = shaped(narrowed(wave) if loops else wave, high_pass(30), wraps=loops)
    for _ in range(3):
        clean = limited(clean * 10 ** ((target - loudness(clean, loops=loops)) / 20), loops=loops)
    if not loops:
        clean = trimmed(clean)
    lift = min(LIFT, CEILING / peak(clean))
    return Master(clean * lift, 1 / lift)


def narrowed(wave: Wave) -> Wave:
    """Narrow the stereo width a little, for single earphones and for the encoder."""
    middle = wave.mean(axis=0)
    return as_wave(middle + WIDTH * (wave - middle))


def limited(wave: Wave, *, loops: bool) -> Wave:
    """Limit peaks above the ceiling smoothly, over some milliseconds around them."""
    loud = as_wave(np.max(np.abs(np.atleast_2d(wave)), axis=0))
    if loud.max() <= CEILING:
        return wave
    smooth = np.convolve(_around(_needed(loud, loops=loops), loops=loops), HANN / HANN.sum(), "valid")
    centres = (np.arange(len(smooth)) + 0.5) * GRAIN
    curve = np.interp(np.arange(len(loud)), centres, smooth, period=len(loud) if loops else None)
    return np.clip(wave * curve, -CEILING, CEILING)


def _needed(loud: Wave, *, loops: bool) -> Wave:
    """For each grain, the factor that brings the loudest sample nearby down to the ceiling."""
    grains = as_wave(np.pad(loud, (0, -len(loud) % GRAIN)).reshape(-1, GRAIN).max(axis=1))
    nearby = np.lib.stride_tricks.sliding_window_view(_around(grains, loops=loops), 2 * LOOK + 1).max(axis=1)
    return as_wave(np.minimum(1.0, CEILING / np.maximum(nearby, 1e-9)))


def _around(grains: Wave, *, loops: bool) -> Wave:
    """Pad with some grains on both sides; a loop is padded with its other end."""
    return np.pad(grains, LOOK, mode="wrap") if loops else np.pad(grains, LOOK, mode="edge")


def trimmed(wave: Wave) -> Wave:
    """Cut the silence at the end, with a short fade."""
    loud = np.max(np.abs(np.atleast_2d(wave)), axis=0)
    heard = np.flatnonzero(loud > INAUDIBLE * loud.max())
    end = min(wave.shape[-1], int(heard[-1]) + span(0.05))
    return faded(wave[..., :end], 1 / RATE, 0.05)
