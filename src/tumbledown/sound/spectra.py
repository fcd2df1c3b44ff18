"""Filters and halls, computed on the spectrum. On a loop they wrap round, so that no edge can be heard."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.waves import RATE, Spectrum, Wave, as_wave, chance, decay, even, noise, span, times

BANDS: Final = (250.0, 500.0, 1000.0, 2000.0, 4000.0, 8000.0)


def low_pass(cut: float, order: int = 2) -> Spectrum:
    return lambda frequency: 1 / np.sqrt(1 + (frequency / cut) ** (2 * order))


def high_pass(cut: float, order: int = 2) -> Spectrum:
    return lambda frequency: 1 / np.sqrt(1 + (cut / np.maximum(frequency, 1e-3)) ** (2 * order))


def band(centre: float, octaves: float = 1.0) -> Spectrum:
    """A bell curve around a frequency, `octaves` wide at half height."""
    width = octaves / 2.355
    return lambda frequency: np.exp(-0.5 * (np.log2(np.maximum(frequency, 1e-3) / centre) / width) ** 2)


def peaks(*places: tuple[float, float, float]) -> Spectrum:
    """Resonances over a floor, as (Hz, level, octaves) each: the body of an instrument, or a vowel."""
    bells = [(level, band(centre, octaves)) for centre, level, octaves in places]
    return lambda frequency: sum((level * bell(frequency) for level, bell in bells), np.full_like(frequency, 0.02))


def both(*shapes: Spectrum) -> Spectrum:
    return lambda frequency: np.prod([shape(frequency) for shape in shapes], axis=0)


def good_size(length: int) -> int:
    return 1 << (length - 1).bit_length()


def shaped(wave: Wave, shape: Spectrum, *, wraps: bool = False) -> Wave:
    """Filter the wave without delay; `wraps` if it is a loop."""
    length = wave.shape[-1]
    size = length if wraps else good_size(length + RATE // 8)
    frequency = as_wave(np.fft.rfftfreq(size, 1 / RATE))
    return np.fft.irfft(np.fft.rfft(wave, size) * shape(frequency), size)[..., :length]


def tinted(seconds: float, name: str, shape: Spectrum) -> Wave:
    """Coloured noise that is a loop, with an RMS of 1."""
    return even(shaped(noise(seconds, name), shape, wraps=True))


@lru_cache
def room(t60: float, brightness: float = 1.0, delay: float = 0.018) -> Wave:
    """The impulse response of a stone hall in stereo: scattered first echoes, then a tail that loses its high tones."""
    length = t60 * 1.15
    tail = np.zeros((2, span(length)))
    time = times(length)
    for side in (0, 1):
        for centre in BANDS:
            dark = t60 / (1 + (centre / (2500 * brightness)) ** 1.2)
            grain = tinted(length, f"room {t60} {side} {centre}", band(centre, 1.2))
            tail[side] += grain * decay(time, dark)
    # Without the high-pass, the echoes of low tones would cover everything else.
    tail = shaped(tail * np.clip(time / 0.04, 0.15, 1), high_pass(170))
    return _late(_with_first_echoes(tail), delay)


def _with_first_echoes(tail: Wave) -> Wave:
    """Add single echoes of the walls before the tail."""
    tail = tail / np.sqrt(np.sum(tail**2) / 2)
    fate = chance("walls")
    for _ in range(9):
        side, late = int(fate.integers(2)), span(fate.uniform(0.004, 0.07))
        tail[side, late] += fate.uniform(0.08, 0.3) * fate.choice([-1, 1])
    return tail


def _late(wave: Wave, delay: float) -> Wave:
    return np.concatenate([np.zeros((2, span(delay))), wave], axis=1)


def echoed(wave: Wave, hall: Wave, wet: float, *, wraps: bool = False) -> Wave:
    """Add the echo of a hall to a stereo wave; on a loop the tail of the end sounds over the beginning."""
    length = wave.shape[-1]
    size = length if wraps else good_size(length + hall.shape[-1])
    answer = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(hall, size), size)[..., :length]
    return wave + wet * answer
