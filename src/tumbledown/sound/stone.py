"""Sounds of rock: knocks, grinding, creaking and falling."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.spectra import band, both, high_pass, low_pass, shaped
from tumbledown.sound.waves import Wave, chance, decay, even, faded, line, modes, noise, sine, soft, span, times

# The modes of a leaf of the great door: Hz, level, seconds
LEAF: Final = (
    (176.0, 311.0, 487.0, 742.0, 1130.0, 1890.0),
    (0.8, 1.0, 0.9, 0.7, 0.5, 0.3),
    (0.2, 0.17, 0.13, 0.1, 0.08, 0.05),
)


@lru_cache(maxsize=256)
def knock(tone: float, force: float = 1.0, colour: int = 0, seconds: float = 0.4) -> Wave:
    """One rock hits another: short modes, a crack, a little noise of dust."""
    fate = chance(f"rock {colour}")
    tones = tone * np.array([1.0, 1.71, 2.36, 3.3, 4.9]) * fate.uniform(0.94, 1.06, 5)
    body = modes(seconds, tones, [1, 0.7, 0.5, 0.35, 0.2], fate.uniform(0.05, 0.16, 5))
    time = times(seconds)
    crack = shaped(noise(seconds, f"crack {colour}"), band(tone * 6, 2.5)) * np.exp(-time / 0.006)
    dust = shaped(noise(seconds, f"dust {colour}"), high_pass(2500)) * np.exp(-time / 0.07) * 0.06
    return faded((body * 0.6 + crack + dust) * force, 0.0005, 0.05)


def boom(seconds: float, start: float, end: float, force: float, name: str) -> Wave:
    """A heavy blow: a falling tone, saturated so that small loudspeakers can play it too."""
    time = times(seconds)
    fall = end + (start - end) * np.exp(-time / 0.09)
    floor = sine(fall) * decay(time, seconds * 0.8)
    burst = shaped(noise(seconds, name), low_pass(1100, 1)) * np.exp(-time / 0.06)
    crack = shaped(noise(seconds, f"{name} crack"), band(1900, 2.2)) * np.exp(-time / 0.012)
    return faded(soft((floor * 1.2 + burst * 1.4 + crack * 1.5) * force, 2.2), 0.0008, seconds * 0.3)


def rumble(seconds: float, name: str, cut: float = 220.0) -> Wave:
    """Low noise of changing level."""
    heave = 0.55 + 0.45 * shaped(noise(seconds, f"{name} heave"), low_pass(5, 2)) * 14
    deep = shaped(noise(seconds, name), both(low_pass(cut, 2), high_pass(28)))
    return soft(deep * np.clip(heave, 0.1, 1.6) * 4, 1.0)


def grind(seconds: float, name: str, *, grains: float, tone: float) -> Wave:
    """Stone dragged over stone: many small clicks over a rumble."""
    fate = chance(name)
    size = span(seconds)
    catches = np.zeros(size)
    count = int(seconds * grains)
    catches[fate.integers(0, size, count)] = fate.exponential(1.0, count) * fate.choice([-1, 1], count)
    body = both(band(tone, 2.2), low_pass(6500, 1))
    hail = shaped(catches, body)
    grit = shaped(noise(seconds, f"{name} grit"), band(tone * 3.5, 2.0)) * 0.18
    return even(hail) * 0.25 + grit + rumble(seconds, f"{name} low") * 0.35


def creak(seconds: float, name: str) -> Wave:
    """Stick and slip of a great hinge: it slips more and more often, and each slip makes the door ring."""
    fate = chance(name)
    size = span(seconds)
    pulls = np.zeros(size)
    at = 0.0
    while at < seconds - 0.02:
        push = at / seconds
        pulls[span(at)] = fate.uniform(0.5, 1.0) * (0.4 + 0.6 * push)
        rate = (16 + 52 * push**1.4) * (1 + 0.45 * np.sin(7.3 * at) * np.sin(2.1 * at + 1))
        at += fate.uniform(0.82, 1.18) / max(rate, 9)
    door = np.convolve(pulls, modes(0.22, *LEAF))[:size]
    return door * line(seconds, (0, 0.0), (0.25, 0.7), (seconds, 1.0))


def tumble(seconds: float, name: str, *, rocks: int, tones: tuple[float, float], density: float = 0.0) -> Wave:
    """Many rocks, more towards the start if `density` is positive, more towards the end if negative."""
    fate = chance(name)
    pile = np.zeros(span(seconds))
    for number in range(rocks):
        share = fate.beta(1 + max(0.0, -density), 1 + max(0.0, density))
        tone = float(np.exp(fate.uniform(np.log(tones[0]), np.log(tones[1]))))
        rock = knock(round(tone / 10) * 10.0, 1.0, number % 12)
        at = span(share * (seconds - 0.4))
        pile[at : at + len(rock)] += rock[: len(pile) - at] * fate.uniform(0.15, 1.0)
    return pile


def footstep(tone: float, name: str, seconds: float = 0.28) -> Wave:
    """A boot on sandy flagstones: heel, then the scrape of the sole."""
    time = times(seconds)
    heel = modes(seconds, [tone, tone * 1.9, tone * 3.1], [1, 0.5, 0.25], [0.09, 0.06, 0.04])
    sand = shaped(noise(seconds, name), band(2600, 2.0))
    scrape = np.exp(-(((time - 0.075) / 0.035) ** 2)) * 0.16 + np.exp(-time / 0.012) * 0.3
    return faded(heel * 0.8 + sand * scrape, 0.001, 0.05)
