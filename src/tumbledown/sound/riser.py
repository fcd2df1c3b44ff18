"""A tone that rises without end (a Shepard tone): octaves rise together; the low ones fade in, the high ones out."""

import numpy as np

from tumbledown.sound.waves import Wave, times

OCTAVES = 7


def riser(seconds: float, lowest: float) -> Wave:
    """One loop, in which all voices rise by an octave. Each voice ends where the next one began, so the loop closes."""
    time = times(seconds)
    share = time / seconds
    sound = np.zeros_like(time)
    turn = 0.0
    for octave in range(OCTAVES):
        start = lowest * 2.0**octave
        cycles = start * seconds / np.log(2) * (np.exp2(share) - 1)
        height = (octave + share) / OCTAVES
        sound += np.sin(np.pi * height) ** 2 * np.sin(2 * np.pi * (cycles + turn))
        turn = (turn + start * seconds / np.log(2)) % 1.0
    return sound / OCTAVES
