"""Effects of sand glasses: turned, running low, run out, and a deed that is forbidden. Mono."""

import numpy as np

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.cues_play import take
from tumbledown.sound.drums import great_drum, wood
from tumbledown.sound.metal import anvil, bar, crystal, gong
from tumbledown.sound.spectra import band, high_pass, shaped
from tumbledown.sound.waves import Wave, chance, line, noise, pitch
from tumbledown.sound.winds import horn


def _sand(seconds: float, name: str, tone: float) -> Wave:
    """Sand on glass: a thin, slightly uneven hiss."""
    grains = np.asarray(chance(name).random(len(noise(seconds, name))) > 0.5, dtype=float)
    return shaped(noise(seconds, name) * (0.6 + 0.4 * grains), band(tone, 1.4))


def turned() -> Wave:
    """The glass is turned over, and the sand begins to run."""
    canvas = Canvas(1.8)
    canvas.put(wood(240.0, 0.9, 0.3), 0.0, 0.6)
    canvas.put(wood(330.0, 0.7, 0.2), 0.16, 0.4)
    canvas.put(crystal(pitch("A5"), 0.7), 0.16, 0.25)
    canvas.put(_sand(1.5, "sand turned", 5200) * line(1.5, (0, 0), (0.15, 0.8), (1.1, 0.5), (1.5, 0)), 0.2, 0.5)
    return take(canvas, 1.0, 0.16, 0.3)


def ten() -> Wave:
    """Ten seconds are left: two clear strokes on the glass."""
    canvas = Canvas(1.0)
    for number, name in enumerate(("E6", "E6")):
        canvas.put(crystal(pitch(name), 0.6), 0.16 * number, 0.5)
    canvas.put(_sand(0.8, "sand low", 6000) * line(0.8, (0, 0.4), (0.8, 0)), 0.0, 0.3)
    return take(canvas, 0.8, 0.14, 0.3)


def tick() -> Wave:
    """One of the last seconds: a fingernail on glass."""
    canvas = Canvas(0.3)
    canvas.put(bar(pitch("B5"), 0.25, 0.7), 0.0, 0.4)
    canvas.put(wood(700.0, 0.5, 0.1), 0.0, 0.3)
    return take(canvas, 0.4, 0.08)


def out() -> Wave:
    """The last grains fall, and the glass rings empty."""
    canvas = Canvas(1.5)
    canvas.put(_sand(0.4, "last grains", 4200) * line(0.4, (0, 0.7), (0.4, 0)), 0.0, 0.5)
    for number, name in enumerate(("B5", "F#5", "B4")):
        canvas.put(crystal(pitch(name), 0.9), 0.12 + 0.11 * number, 0.4)
    canvas.put(wood(180.0, 0.8, 0.3), 0.45, 0.4)
    return take(canvas, 1.2, 0.2, 0.4)


def forbidden() -> Wave:
    """A ban: a low horn, cut off by iron."""
    canvas = Canvas(1.3)
    canvas.put(horn(pitch("D3"), 0.5), 0.0, 0.6)
    canvas.put(great_drum(62.0, 0.8, 0.7), 0.34, 0.6)
    canvas.put(anvil(0.4, 0.6), 0.34, 0.25)
    canvas.put(shaped(gong(0.9, 0.35, 2), high_pass(300)), 0.34, 0.25)
    return take(canvas, 1.0, 0.18, 0.3)
