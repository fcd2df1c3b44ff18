"""Strings that are plucked, hammered or bowed."""

from functools import lru_cache
from typing import Final

import numpy as np

from tumbledown.sound.spectra import both, high_pass, low_pass, peaks, shaped
from tumbledown.sound.waves import (
    RATE,
    Spectrum,
    Wave,
    as_wave,
    chance,
    drift,
    faded,
    normal,
    sing,
    span,
    swell,
    table,
    times,
    vibrato,
)

LUTE: Final = peaks((110, 0.6, 1.4), (230, 1.0, 1.0), (480, 0.8, 1.0), (1100, 0.6, 1.2), (2800, 0.45, 1.6))
CELLO: Final = peaks((190, 0.9, 1.4), (420, 1.0, 1.2), (900, 0.55, 1.0), (1800, 0.4, 1.2), (3200, 0.3, 1.2))


@lru_cache(maxsize=512)
def plucked(tone: float, seconds: float = 2.0, bright: float = 0.6, place: float = 0.17, damp: float = 0.996) -> Wave:
    """A Karplus-Strong string: a burst of noise repeats in a delay line of one period of the tone, and every round
    loses some high tones. `place` is where along the string it is plucked."""
    period = RATE / tone
    length = int(period - 0.5)
    rounds = int(span(seconds) / length) + 2
    string = np.empty((rounds, length))
    string[0] = _burst(length, tone, bright, place)
    for number in range(1, rounds):
        before = string[number - 1]
        previous = np.concatenate([[string[number - 2, -1] if number > 1 else 0.0], before[:-1]])
        string[number] = damp * 0.5 * (before + previous)
    return _tuned(string.ravel(), (length + 0.5) / period, seconds)


def _burst(length: int, tone: float, bright: float, place: float) -> Wave:
    grain = chance(f"pluck {tone:.2f}").uniform(-1, 1, length)
    dull = shaped(np.tile(grain, 2), low_pass(max(tone * 1.5, 9000 * bright), 1), wraps=True)[:length]
    combed = dull - np.roll(dull, max(1, int(length * place)))
    return as_wave(combed - combed.mean())


def _tuned(wave: Wave, ratio: float, seconds: float) -> Wave:
    """Correct the pitch by resampling a little, because the delay line has a whole number of samples."""
    places = np.arange(span(seconds)) * ratio
    return faded(np.interp(places, np.arange(len(wave)), wave), 0.0008, 0.08)


@lru_cache(maxsize=512)
def lute(tone: float, seconds: float = 1.6, force: float = 1.0) -> Wave:
    """A course of two strings, a little apart in pitch and in time, over a pear-shaped body."""
    first = plucked(tone * 0.9985, seconds, 0.25 + 0.5 * force, 0.13)
    second = plucked(tone * 1.0015, seconds, 0.2 + 0.5 * force, 0.21)
    late = span(0.004)
    both_strings = first.copy()
    both_strings[late:] += 0.8 * second[:-late]
    return faded(normal(shaped(both_strings, LUTE), force), 0.0008, 0.1)


@lru_cache(maxsize=512)
def harp(tone: float, seconds: float = 3.0, force: float = 1.0) -> Wave:
    """A low lyre: round, plucked near the middle."""
    string = plucked(tone, seconds, 0.12 + 0.3 * force, 0.42, 0.996)
    return faded(normal(shaped(string, both(high_pass(60), LUTE)), force), 0.001, 0.3)


@lru_cache(maxsize=256)
def hammered(tone: float, seconds: float = 0.9, force: float = 1.0) -> Wave:
    """A dulcimer: three strings under one small hammer."""
    choir = sum(plucked(tone * cent, seconds, 0.5 + 0.4 * force, 0.08) for cent in (0.9988, 1.0, 1.0014))
    return faded(normal(shaped(np.asarray(choir), high_pass(tone * 0.7)), force), 0.0006, 0.1)


def _sawn(body: Spectrum) -> Spectrum:
    return lambda frequency: body(frequency) / frequency


@lru_cache(maxsize=256)
def bowed(tone: float, seconds: float, attack: float = 0.14, release: float = 0.3, players: int = 4) -> Wave:
    """A section of bowed strings in stereo: each player has its own pitch and vibrato, and bows are audible."""
    cycle = table(tone, _sawn(CELLO), f"bow {tone:.1f}")
    shape = swell(seconds, attack, release)
    sound = np.zeros((2, span(seconds)))
    for player in range(players):
        name = f"player {player} {tone:.1f}"
        fate = chance(name)
        swing = vibrato(seconds, fate.uniform(4.8, 6.0), fate.uniform(7, 14))
        wander = drift(seconds, name, depth=4, speed=3) * 2 ** (fate.uniform(-8, 8) / 1200)
        voice = sing(cycle, tone * swing * wander, fate.uniform())
        pan = (player + 0.5) / players
        sound += np.stack([voice * (1 - pan), voice * pan])
    return sound * shape / players


@lru_cache(maxsize=256)
def short_bow(tone: float, force: float = 1.0, seconds: float = 0.22) -> Wave:
    """A bouncing bow: a short note with a hard attack."""
    time = times(seconds)
    cycle = table(tone, both(_sawn(CELLO), low_pass(1600 + 2600 * force, 1)), f"bounce {tone:.1f}")
    voices = sum(sing(cycle, np.full_like(time, tone * 2 ** (cent / 1200)), cent / 20) for cent in (-6.0, 0.0, 7.0))
    bite = np.minimum(time / 0.012, 1) * (0.25 + 0.75 * np.exp(-time / 0.06))
    return faded(np.asarray(voices) * bite * force * 0.33, 0.002, 0.07)
