"""Gongs, bells, anvils, crystal and bars."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.spectra import high_pass, low_pass, shaped
from tumbledown.sound.waves import Wave, as_wave, chance, decay, faded, modes, noise, sine, span, times

# A great gong has a few low tones that are heard as its pitch, and many others above
GONG_TONES: Final = (1.0, 1.483, 2.008, 2.431, 2.974, 3.512, 4.236)
GONG: Final = 73.4
BAR: Final = (1.0, 3.98, 10.7)
GLASS: Final = (1.0, 2.32, 4.25, 6.63, 9.38)


@lru_cache
def gong(seconds: float, force: float, stroke: int) -> Wave:
    """A soft mallet excites the low tones; within half a second the many high ones follow, which fade first. Every tone
    is a pair that beats slowly."""
    time = times(seconds)
    fate = chance(f"gong {stroke}")
    low = [GONG * ratio for ratio in GONG_TONES]
    cloud = GONG * np.geomspace(4.6, 46, 52) * fate.uniform(0.985, 1.015, 52)
    sound = np.zeros_like(time)
    for number, tone in enumerate(low):
        pair = _beating_pair(time, tone, 12.0 - 0.9 * number, fate)
        sound[: len(pair)] += pair * 0.86**number
    for tone in cloud:
        pair = _beating_pair(time, tone, 9.0 / (1 + tone / 1300), fate)
        bloom = 1 - np.exp(-time[: len(pair)] / (0.05 + 0.4 * (tone / 3400) ** 0.6))
        sound[: len(pair)] += pair * bloom * 0.95 * force * (GONG * 5 / tone) ** 0.42
    mallet = shaped(noise(seconds, f"mallet {stroke}"), low_pass(800, 1)) * np.exp(-time / 0.03)
    return faded((sound * 0.2 + mallet * 1.3) * force, 0.003, min(2.0, seconds / 3))


def _beating_pair(time: Wave, tone: float, t60: float, fate: np.random.Generator) -> Wave:
    """Two tones that are hardly apart, cut where they can no longer be heard."""
    time = time[: span(t60)]
    apart = fate.uniform(0.15, 0.9) * (1 + tone / 900)
    first = np.sin(2 * np.pi * tone * time + fate.uniform(0, 6.28))
    second = np.sin(2 * np.pi * (tone + apart) * time + fate.uniform(0, 6.28))
    return as_wave(first + fate.uniform(0.4, 0.9) * second) * decay(time, t60)


@lru_cache
def bell(tone: float, seconds: float = 2.5, force: float = 1.0) -> Wave:
    """A bell with hum, prime, third, fifth, octave and higher tones, as bell founders tune them."""
    ratios = np.array([0.5, 1.0, 1.2, 1.5, 2.0, 2.52, 3.02, 4.17])
    levels = np.array([0.4, 0.7, 0.45, 0.3, 0.8, 0.3, 0.2, 0.15])
    return faded(modes(seconds, tone * ratios, levels, seconds * 1.1 / (1 + 0.5 * ratios)) * force * 0.5, 0.001, 0.2)


@lru_cache
def anvil(force: float = 1.0, seconds: float = 0.9) -> Wave:
    fate = chance("anvil")
    tones = np.array([612, 1388, 1871, 2704, 3950, 5220, 7100]) * fate.uniform(0.99, 1.01, 7)
    ring = modes(seconds, tones, [0.5, 0.8, 0.7, 0.6, 0.4, 0.3, 0.2], [0.7, 0.8, 0.6, 0.5, 0.4, 0.3, 0.2])
    blow = shaped(noise(seconds, "blow"), high_pass(1800)) * np.exp(-times(seconds) / 0.004)
    return faded((ring * 0.4 + blow) * force, 0.0005, 0.1)


@lru_cache(maxsize=128)
def bar(tone: float, seconds: float = 0.9, force: float = 1.0) -> Wave:
    """A tongue or bar over a hollow: a thumb piano, a marimba."""
    body = modes(seconds, [tone * ratio for ratio in BAR], [1, 0.22, 0.07], [seconds, seconds * 0.3, 0.06])
    thumb = shaped(noise(seconds, f"thumb {tone:.1f}"), low_pass(1800, 1)) * np.exp(-times(seconds) / 0.006)
    return faded((body + 0.35 * thumb) * force, 0.001, 0.1)


@lru_cache(maxsize=128)
def crystal(tone: float, seconds: float = 1.8, force: float = 1.0) -> Wave:
    """Struck glass; the level of each tone swings a little."""
    time = times(seconds)
    sound = np.zeros_like(time)
    for number, ratio in enumerate(GLASS):
        swim = 1 + 0.25 * np.sin(2 * np.pi * (3.1 + 1.7 * number) * time + number)
        level = 0.62**number
        sound += level * swim * decay(time, seconds / (1 + 0.35 * number)) * sine(np.full_like(time, tone * ratio))
    return faded(sound * force * 0.4, 0.0015, 0.3)
