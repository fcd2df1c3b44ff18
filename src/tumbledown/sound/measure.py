"""Measure sounds: loudness as broadcasters define it, peaks, spectrum, and how well a loop closes."""

from typing import Final

import numpy as np

from tumbledown.sound.spectra import high_pass, shaped
from tumbledown.sound.waves import RATE, Wave, as_wave, peak, rms, span

BLOCK: Final = 0.4
HOP: Final = 0.1
FRAME: Final = 0.02
SILENCE: Final = -70.0
RELATIVE_GATE: Final = -10.0
QUIETEST: Final = 1e-10

# The two filters of ITU-R BS.1770, as (b, a) at 48 kHz: the effect of the head, and a high-pass for the deepest tones.
K_RATE: Final = 48_000
K_HEAD: Final = ((1.53512485958697, -2.69169618940638, 1.19839281085285), (1.0, -1.69065929318241, 0.73248077421585))
K_DEEP: Final = ((1.0, -2.0, 1.0), (1.0, -1.99004745483398, 0.99007225036621))


def decibels(level: float) -> float:
    return float(20 * np.log10(max(level, QUIETEST)))


def peak_db(wave: Wave) -> float:
    return decibels(peak(wave))


def rms_db(wave: Wave) -> float:
    return decibels(rms(wave))


def _response(frequency: Wave, coefficients: tuple[tuple[float, ...], tuple[float, ...]]) -> Wave:
    back = np.exp(-2j * np.pi * frequency / K_RATE)
    over, under = (np.polyval(part[::-1], back) for part in coefficients)
    return as_wave(np.abs(over / under))


def weighted(wave: Wave) -> Wave:
    """The wave with the weighting of the ear (K-weighting)."""
    return shaped(wave, lambda frequency: _response(frequency, K_HEAD) * _response(frequency, K_DEEP))


def momentary(wave: Wave) -> Wave:
    """Loudness in LUFS of blocks of 0.4 s, every 0.1 s; a shorter sound is padded with silence."""
    power = np.atleast_2d(weighted(wave)) ** 2
    total = np.concatenate([[0.0], np.cumsum(power.sum(axis=0))])
    block = span(BLOCK)
    last = max(len(total) - 1 - block, 0)
    starts = np.arange(0, last + 1, span(HOP))
    ends = np.minimum(starts + block, len(total) - 1)
    mean = (total[ends] - total[starts]) / block
    return as_wave(-0.691 + 10 * np.log10(np.maximum(mean, QUIETEST)))


def integrated(wave: Wave) -> float:
    """Loudness of the whole sound, without its silences."""
    blocks = momentary(wave)
    heard = blocks[blocks > SILENCE]
    if not len(heard):
        return SILENCE
    gate = _mean(heard) + RELATIVE_GATE
    return _mean(heard[heard > gate])


def _mean(blocks: Wave) -> float:
    return float(10 * np.log10(np.mean(10 ** (blocks / 10))))


def loudest(wave: Wave) -> float:
    """Loudness of the loudest 0.4 s, used for single strokes."""
    return float(np.max(momentary(wave)))


def centroid(wave: Wave) -> float:
    """The centroid of the spectrum in Hz, which says how bright a sound is."""
    mono = np.atleast_2d(wave).mean(axis=0)
    power = np.abs(np.fft.rfft(mono)) ** 2
    frequency = np.fft.rfftfreq(len(mono), 1 / RATE)
    return float(np.sum(frequency * power) / np.sum(power))


def level_at(wave: Wave, frequency: float, width: float = 4.0) -> float:
    """The level of this tone in dB relative to the strongest one."""
    mono = np.atleast_2d(wave).mean(axis=0)
    lines = np.abs(np.fft.rfft(mono * np.hanning(len(mono))))
    places = np.fft.rfftfreq(len(mono), 1 / RATE)
    return decibels(float(np.max(lines[np.abs(places - frequency) <= width]) / np.max(lines)))


def onsets(wave: Wave, above: float = 0.0) -> list[float]:
    """The seconds at which strokes begin: where the level above a frequency doubles."""
    mono = shaped(as_wave(np.atleast_2d(wave).mean(axis=0)), high_pass(above, 8))
    frame = span(FRAME)
    level = np.abs(mono[: len(mono) // frame * frame]).reshape(-1, frame).max(axis=1)
    before = np.concatenate([[0.0], level[:-1]])
    jumps = np.flatnonzero((level > 2 * before) & (level > 0.1 * level.max()))
    return [float(at * FRAME) for number, at in enumerate(jumps) if number == 0 or at - jumps[number - 1] > 2]


def seam(wave: Wave, start: int, length: int) -> float:
    """The step from the end of a loop to its start, relative to the usual (99.9 %) step from one sample to the next.

    1 is as smooth as the music itself; a click is far above 1."""
    piece = np.atleast_2d(wave)
    usual = np.quantile(np.abs(np.diff(piece, axis=1)), 0.999, axis=1)
    step = np.abs(piece[:, start] - piece[:, start + length - 1])
    return float(np.max(step / np.maximum(usual, QUIETEST)))
