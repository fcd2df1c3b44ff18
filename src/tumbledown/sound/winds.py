"""Winds: horn, bone flute, voices and wind."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.spectra import both, low_pass, peaks, shaped, tinted
from tumbledown.sound.waves import (
    Spectrum,
    Wave,
    chance,
    drift,
    even,
    line,
    noise,
    sine,
    sing,
    span,
    swell,
    table,
    times,
    vibrato,
)

# The resonances of the mouth for two vowels of a low choir
AH: Final = peaks((640, 1.0, 0.6), (1080, 0.7, 0.5), (2450, 0.28, 0.4), (3300, 0.2, 0.4))
OH: Final = peaks((420, 1.0, 0.6), (760, 0.6, 0.5), (2400, 0.14, 0.4), (3100, 0.1, 0.4))


def _brass(cut: float) -> Spectrum:
    return both(lambda frequency: frequency**-0.35, low_pass(cut, 2))


@lru_cache(maxsize=128)
def horn(tone: float, seconds: float, force: float = 1.0, attack: float = 0.09) -> Wave:
    """A war horn: louder is brighter, and the pitch slides into the note."""
    breath = swell(seconds, attack, 0.22) * line(seconds, (0, 0.7), (0.3, 1.0), (seconds, 0.85))
    scoop = 1 - 0.05 * np.exp(-times(seconds) / 0.045)
    bend = scoop * vibrato(seconds, 4.6, 8, 0.6) * drift(seconds, f"lips {tone:.1f}", depth=4, speed=6)
    dull = sing(table(tone, _brass(tone * 2.2), "horn"), tone * bend)
    keen = sing(table(tone, _brass(900 + 2800 * force), "horn"), tone * bend)
    edge = np.clip(breath * force, 0, 1) ** 2
    spit = shaped(noise(seconds, f"spit {tone:.1f}"), low_pass(2500, 1)) * np.exp(-times(seconds) / 0.05) * 0.1
    return (dull * (1 - edge) + keen * edge + spit) * breath * force * 0.4


@lru_cache(maxsize=256)
def flute(tone: float, seconds: float, force: float = 1.0, scoop: float = -60.0) -> Wave:
    """A bone flute: breath and the first harmonics; the pitch slides up into the note."""
    breath = swell(seconds, 0.07, 0.16) * line(seconds, (0, 0.8), (0.2, 1.0), (seconds, 0.75))
    curve = np.exp2(scoop / 1200 * np.exp(-times(seconds) / 0.06))
    curve = curve * vibrato(seconds, 5.1, 16, 0.35) * drift(seconds, f"breath {tone:.1f}", depth=5, speed=7)
    pipe = sine(tone * curve) + 0.24 * sine(2 * tone * curve) + 0.1 * sine(3 * tone * curve)
    grain = both(peaks((tone, 1.0, 0.25), (2 * tone, 0.5, 0.2), (3200, 0.15, 1.6)), low_pass(5000, 3))
    air = even(shaped(noise(seconds, f"air {tone:.1f}"), grain))
    chiff = np.exp(-times(seconds) / 0.05)
    return (pipe * 0.5 + air * (0.09 + 0.16 * chiff)) * breath * force


@lru_cache(maxsize=128)
def voices(tone: float, seconds: float, vowel: str = "ah", singers: int = 6) -> Wave:
    """A choir on one note; stereo."""
    mouth = AH if vowel == "ah" else OH
    cycle = table(tone, both(mouth, lambda frequency: frequency**-0.6), f"{vowel} {tone:.1f}")
    sound = np.zeros((2, span(seconds)))
    for singer in range(singers):
        name = f"singer {singer} {tone:.1f}"
        fate = chance(name)
        bend = vibrato(seconds, fate.uniform(4.4, 5.8), fate.uniform(10, 22), 0.4)
        bend = bend * drift(seconds, name, depth=7, speed=3) * 2 ** (fate.uniform(-12, 12) / 1200)
        voice = sing(cycle, tone * bend, fate.uniform())
        pan = fate.uniform(0.1, 0.9)
        sound += np.stack([voice * (1 - pan), voice * pan])
    return sound * swell(seconds, 0.5, 0.7) / singers


def wind(seconds: float, name: str, low: float, high: float, gusts: int) -> Wave:
    """Wind in corridors: bands of noise that swell one after the other, `gusts` times in each loop. Stereo; the ends
    join."""
    time = times(seconds)
    centres = np.geomspace(low, high, 5)
    sound = np.zeros((2, len(time)))
    for number, centre in enumerate(centres):
        turn = 2 * np.pi * (gusts * time / seconds + number / len(centres))
        gust = (0.5 + 0.5 * np.sin(turn)) ** 2 * (0.6 + 0.4 * np.sin(3 * turn + number))
        for side in (0, 1):
            narrow = peaks((float(centre), 1.0, 0.35))
            sound[side] += tinted(seconds, f"{name} {number} {side}", narrow) * gust * (low / centre) ** 0.5
    return sound * 0.3
