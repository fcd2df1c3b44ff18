"""Drums, wood, clay and jingles."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.spectra import band, both, high_pass, low_pass, shaped
from tumbledown.sound.waves import Wave, chance, decay, faded, modes, noise, sine, soft, times

# The tones of a round skin, relative to its lowest tone
SKIN: Final = (1.0, 1.594, 2.136, 2.296, 2.653, 2.918, 3.156, 3.501, 3.600, 4.060)


@lru_cache
def great_drum(tone: float, force: float = 1.0, seconds: float = 1.4) -> Wave:
    """A barrel drum: the skin sinks back from its stretched pitch, the stick slaps, the barrel saturates."""
    time = times(seconds)
    bend = 1 + 0.35 * force * np.exp(-time / 0.035)
    sound = np.zeros_like(time)
    for number, ratio in enumerate(SKIN):
        level = (0.75**number) * (0.4 + 0.6 * force if number else 1.0)
        sound += level * sine(tone * ratio * bend) * decay(time, 1.15 * seconds / (1 + 0.55 * number))
    slap = shaped(noise(seconds, f"slap {tone}"), low_pass(900 + 2600 * force, 1)) * np.exp(-time / 0.009)
    thump = sine(tone * 2.9 * (1 + 2 * np.exp(-time / 0.01))) * np.exp(-time / 0.045)
    return faded(soft((sound * 0.55 + slap * 0.8 * force + thump * 0.5) * force, 1.6), 0.0008, 0.15)


@lru_cache
def hand_drum(tone: float, force: float = 1.0, seconds: float = 0.7) -> Wave:
    """The open middle stroke of a goblet drum: round, with a tone that can be named."""
    time = times(seconds)
    bend = 1 + 0.12 * np.exp(-time / 0.03)
    body = sine(tone * bend) * decay(time, 0.55) + 0.35 * sine(tone * 1.98 * bend) * decay(time, 0.28)
    body += 0.16 * sine(tone * 3.1 * bend) * decay(time, 0.15)
    finger = shaped(noise(seconds, f"finger {tone}"), band(1100, 2.0)) * np.exp(-time / 0.006)
    return faded(soft((body + 0.7 * finger) * force, 1.2), 0.001, 0.1)


@lru_cache
def rim_stroke(tone: float, force: float = 1.0, seconds: float = 0.3) -> Wave:
    """The sharp stroke at the rim of a goblet drum."""
    ring = modes(seconds, [tone, tone * 1.47, tone * 2.09, tone * 2.7], [1, 0.8, 0.6, 0.35], [0.16, 0.12, 0.08, 0.06])
    snap = shaped(noise(seconds, f"rim {tone}"), high_pass(2200)) * np.exp(-times(seconds) / 0.007)
    return faded((0.5 * ring + 0.8 * snap) * force, 0.0005, 0.04)


@lru_cache
def clay_pot(tone: float, force: float = 1.0, seconds: float = 0.8) -> Wave:
    """A clay pot with a hole; the tone of the air in it rises."""
    time = times(seconds)
    bow = 1 + 0.28 * (1 - np.exp(-time / 0.07))
    air = sine(tone * bow) * decay(time, 0.6)
    clay = modes(seconds, [tone * 5.4, tone * 8.3, tone * 11.9], [0.25, 0.18, 0.1], [0.12, 0.08, 0.05])
    return faded((air + clay) * force, 0.002, 0.1)


@lru_cache
def wood(tone: float, force: float = 1.0, seconds: float = 0.25) -> Wave:
    """A hollow stick or block."""
    body = modes(seconds, [tone, tone * 2.57, tone * 4.63], [1, 0.45, 0.2], [0.11, 0.06, 0.035])
    click = shaped(noise(seconds, f"wood {tone}"), band(3500, 1.5)) * np.exp(-times(seconds) / 0.003)
    return faded((body + 0.6 * click) * force, 0.0004, 0.03)


@lru_cache
def shaker(force: float = 1.0, colour: int = 0, seconds: float = 0.16) -> Wave:
    """Seeds in a gourd: a short noise that swells and fades."""
    time = times(seconds)
    shape = both(high_pass(3200), low_pass(11_000))
    grain = shaped(noise(seconds, f"seeds {colour}"), shape)
    swing = np.minimum(time / 0.018, 1) * np.exp(-np.maximum(time - 0.018, 0) / 0.028)
    return faded(grain * swing * force * 0.5, 0.001, 0.03)


@lru_cache
def jingle(force: float = 1.0, colour: int = 0, seconds: float = 0.5) -> Wave:
    """Small brass discs: many high inharmonic modes."""
    fate = chance(f"brass {colour}")
    tones = fate.uniform(4200, 12_500, 22)
    ring = modes(seconds, tones, fate.uniform(0.2, 1, 22), fate.uniform(0.08, 0.45, 22), fate.uniform(0, 6.28, 22))
    chatter = shaped(noise(seconds, f"chatter {colour}"), high_pass(5000)) * np.exp(-times(seconds) / 0.02)
    return faded((0.14 * ring + 0.35 * chatter) * force, 0.001, 0.1)


@lru_cache
def clap(force: float = 1.0, seconds: float = 0.35) -> Wave:
    """Several hands that clap not exactly at once."""
    time = times(seconds)
    hands = np.zeros_like(time)
    for late in (0.0, 0.009, 0.017, 0.026):
        hands += np.where(time >= late, np.exp(-np.maximum(time - late, 0) / 0.006), 0)
    hands += 0.5 * np.exp(-time / 0.06)
    return faded(shaped(noise(seconds, "hands"), band(1500, 1.6)) * hands * force * 0.6, 0.001, 0.05)
