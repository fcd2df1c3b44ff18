"""Signals as arrays: time, pitch, randomness, envelopes and wavetables."""

import zlib
from collections.abc import Callable, Sequence
from typing import Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE: Final = 32_000
"""Samples per second: enough for shakers, and small as MP3."""

Wave = NDArray[np.float64]
"""A signal; `(n,)` is mono, `(2, n)` stereo."""

Spectrum = Callable[[Wave], Wave]
"""A function from frequencies in Hz to levels."""

TABLE: Final = 8192
HIGHEST: Final = 14_500.0
STEPS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
ACCIDENTALS: Final = {"#": 1, "b": -1}


def as_wave(values: ArrayLike) -> Wave:
    return np.asarray(values, dtype=np.float64)


def span(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Wave:
    return np.arange(span(seconds), dtype=np.float64) / RATE


def chance(name: str) -> np.random.Generator:
    """A random generator that is the same in every build; each part of the music has its own, by name."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def pitch(name: str) -> float:
    """The frequency of a note: `A4` is 440 Hz, `Eb3` and `G#2` work too."""
    octave = int(name[-1])
    half_tones = STEPS[name[0]] + sum(ACCIDENTALS[sign] for sign in name[1:-1])
    return float(440.0 * 2.0 ** ((half_tones - 9) / 12 + octave - 4))


def cents(number: float) -> float:
    return float(2.0 ** (number / 1200))


def decay(time: Wave, t60: float) -> Wave:
    """An exponential decay by 60 dB in `t60` seconds."""
    return np.exp(-6.908 / t60 * time)


def line(seconds: float, *points: tuple[float, float]) -> Wave:
    """An envelope through (second, level) points; constant before the first and after the last."""
    moments, levels = zip(*points, strict=True)
    return as_wave(np.interp(times(seconds), moments, levels))


def swell(seconds: float, attack: float, release: float) -> Wave:
    """An envelope that rises and falls along half cosines, so that it does not click."""
    time = times(seconds)
    rise = np.clip(time / attack, 0, 1)
    fall = np.clip((seconds - time) / release, 0, 1)
    return as_wave(np.sin(np.pi / 2 * rise) ** 2 * np.sin(np.pi / 2 * fall) ** 2)


def faded(wave: Wave, start: float = 0.002, end: float = 0.02) -> Wave:
    seconds = wave.shape[-1] / RATE
    return wave * swell(seconds, start, end)[: wave.shape[-1]]


def sine(frequency: Wave, phase: float = 0.0) -> Wave:
    """A sine of changing frequency."""
    return np.sin(2 * np.pi * np.cumsum(frequency) / RATE + phase)


def soft(wave: Wave, drive: float) -> Wave:
    """Soft saturation: loud peaks are rounded instead of clipped."""
    return as_wave(np.tanh(drive * wave) / np.tanh(drive))


def noise(seconds: float, name: str) -> Wave:
    return chance(name).standard_normal(span(seconds))


def table(fundamental: float, spectrum: Spectrum, name: str = "table") -> Wave:
    """One cycle with these harmonics, in random phases so that it has no high peak."""
    count = max(1, int(HIGHEST / fundamental))
    bins = np.zeros(TABLE // 2 + 1, dtype=np.complex128)
    harmonics = np.arange(1, count + 1)
    turns = chance(name).uniform(0, 2 * np.pi, count)
    bins[harmonics] = spectrum(as_wave(harmonics * fundamental)) * np.exp(1j * turns)
    return even(np.fft.irfft(bins, TABLE))


def sing(cycle: Wave, frequency: Wave, start: float = 0.0) -> Wave:
    """Play a wavetable with a changing frequency."""
    phase = (start + np.cumsum(frequency) / RATE) % 1.0
    return cycle[(phase * TABLE).astype(np.int64) % TABLE]


def drift(seconds: float, name: str, *, depth: float, speed: float) -> Wave:
    """A slow random change around 1, like that of a hand or a breath; `depth` in cents."""
    points = chance(name).standard_normal(int(seconds * speed) + 4)
    curve = np.interp(times(seconds) * speed, np.arange(len(points)), points)
    return np.exp2(curve * depth / 1200)


def vibrato(seconds: float, rate: float, depth: float, delay: float = 0.3) -> Wave:
    """A factor of frequency that begins to oscillate after `delay`; `depth` in cents."""
    time = times(seconds)
    grown = np.clip((time - delay) / 0.5, 0, 1)
    return np.exp2(depth / 1200 * grown * np.sin(2 * np.pi * rate * time))


def modes(
    seconds: float,
    frequencies: Sequence[float] | Wave,
    levels: Sequence[float] | Wave,
    t60s: Sequence[float] | Wave,
    turns: Sequence[float] | Wave | None = None,
) -> Wave:
    """A struck body: the sum of independent damped sines."""
    time = times(seconds)
    sound = np.zeros_like(time)
    phases = turns if turns is not None else np.zeros(len(frequencies))
    for frequency, level, t60, phase in zip(frequencies, levels, t60s, phases, strict=True):
        length = min(len(time), span(t60 * 1.3) + 1)
        part = time[:length]
        sound[:length] += level * np.sin(2 * np.pi * frequency * part + phase) * decay(part, t60)
    return sound


def peak(wave: Wave) -> float:
    return float(np.max(np.abs(wave)))


def rms(wave: Wave) -> float:
    return float(np.sqrt(np.mean(wave**2)))


def even(wave: Wave) -> Wave:
    """Scaled to an RMS of 1."""
    return wave / rms(wave)


def normal(wave: Wave, to: float = 1.0) -> Wave:
    """Scaled to this peak."""
    return wave * (to / peak(wave))
