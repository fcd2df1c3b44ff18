"""Mix sounds on a stereo canvas, which may be a loop."""

import numpy as np

from tumbledown.sound.spectra import echoed, room, shaped
from tumbledown.sound.waves import Spectrum, Wave, as_wave, span


def placed(wave: Wave, pan: float) -> Wave:
    """Mono to stereo at equal power; -1 is left, 1 is right."""
    if wave.ndim == 2:
        return wave
    angle = (pan + 1) * np.pi / 4
    return as_wave([wave * np.cos(angle), wave * np.sin(angle)]) * float(np.sqrt(2))


class Canvas:
    """A stereo buffer to which sounds are added at a time. What runs over the end is cut; on a loop it goes on at the
    start."""

    def __init__(self, seconds: float, *, loops: bool = False) -> None:
        self.wave: Wave = np.zeros((2, span(seconds)))
        self.loops = loops

    def put(self, wave: Wave, at: float = 0.0, level: float = 1.0, pan: float = 0.0) -> None:
        size = self.wave.shape[1]
        start = span(at) % size if self.loops else span(at)
        rest = placed(wave, pan) * level
        while rest.shape[1] and start < size:
            part = rest[:, : size - start]
            self.wave[:, start : start + part.shape[1]] += part
            rest, start = rest[:, part.shape[1] :], 0 if self.loops else size

    def filter(self, shape: Spectrum) -> None:
        self.wave = shaped(self.wave, shape, wraps=self.loops)

    def hall(self, t60: float, wet: float, brightness: float = 1.0) -> None:
        self.wave = echoed(self.wave, room(t60, brightness), wet, wraps=self.loops)

    def mono(self) -> Wave:
        return as_wave(self.wave.mean(axis=0))
