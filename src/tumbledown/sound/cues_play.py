"""Effects of play: dice, locks, steps, chambers, gems and calls of the team. Mono; the mixer pans them."""

from functools import partial
from typing import Final

import numpy as np

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.drums import clap, great_drum, hand_drum, wood
from tumbledown.sound.metal import anvil, bar, bell, crystal, gong
from tumbledown.sound.spectra import band, high_pass, shaped
from tumbledown.sound.stone import boom, footstep, grind, knock, tumble
from tumbledown.sound.strings import bowed, harp, plucked
from tumbledown.sound.waves import Wave, chance, faded, line, modes, noise, pitch, sine, times
from tumbledown.sound.winds import horn, voices

REST: Final = 0.95
"""The second of a roll at which the last die lies still."""

SLID: Final = 0.4
"""The second of a discovery at which the new chamber locks into place."""


def take(canvas: Canvas, t60: float = 0.0, wet: float = 0.0, end: float = 0.08) -> Wave:
    """The canvas as mono, with the echo of a hall if `wet` is not 0."""
    if wet:
        canvas.hall(t60, wet)
    return faded(canvas.mono(), 0.0008, end)


def bone(fate: np.random.Generator, force: float) -> Wave:
    """A bone die hits a wooden tray: a short hard tick over a hollow knock."""
    tones = fate.uniform(0.9, 1.1) * np.array([1950, 3120, 4680, 6900])
    die = modes(0.12, tones, [1, 0.8, 0.5, 0.3], fate.uniform(0.02, 0.05, 4))
    tray = modes(0.12, fate.uniform(0.92, 1.08) * np.array([236, 397, 611]), [0.9, 0.6, 0.4], [0.1, 0.08, 0.06])
    return faded((die * 0.9 + tray * 0.55 * force) * force, 0.0003, 0.03)


def throw(variant: int) -> Wave:
    """Five dice leave the hand, hit the tray, bounce lower and lower and rest at `REST`."""
    fate = chance(f"throw {variant}")
    canvas = Canvas(1.15)
    for at in np.sort(fate.uniform(0.0, 0.13, 7)):
        canvas.put(bone(fate, 0.35), at, 0.35, fate.uniform(-0.3, 0.3))
    for _ in range(5):
        _bounces(canvas, fate)
    return take(canvas, 0.5, 0.1)


def _bounces(canvas: Canvas, fate: np.random.Generator) -> None:
    at, step, force = fate.uniform(0.13, 0.36), fate.uniform(0.11, 0.2), fate.uniform(0.8, 1.0)
    while at < REST - 0.02 and force > 0.05:
        canvas.put(bone(fate, force), at, 0.9, fate.uniform(-0.5, 0.5))
        at, step, force = at + step, step * fate.uniform(0.68, 0.8), force * fate.uniform(0.62, 0.78)


def keep() -> Wave:
    canvas = Canvas(0.4)
    canvas.put(wood(pitch("A4"), 0.8), level=0.6)
    canvas.put(bar(pitch("D5"), 0.35, 0.7), 0.01, 0.5)
    return take(canvas, 0.5, 0.08)


def release() -> Wave:
    canvas = Canvas(0.4)
    canvas.put(wood(pitch("D4"), 0.8), level=0.6)
    canvas.put(bar(pitch("A4"), 0.35, 0.6), 0.01, 0.4)
    return take(canvas, 0.5, 0.08)


def lock() -> Wave:
    """A black mask: iron falls shut, over a growling half tone."""
    canvas = Canvas(1.1)
    canvas.put(knock(210.0, 1.0, 3), level=0.7)
    canvas.put(anvil(0.6, 0.7), 0.03, 0.3)
    growl = bowed(pitch("D3"), 0.8, 0.02, 0.6).mean(axis=0) + bowed(pitch("Eb3"), 0.8, 0.02, 0.6).mean(axis=0)
    canvas.put(growl * line(0.8, (0, 1), (0.8, 0.1)), 0.02, 0.6)
    canvas.put(great_drum(70.0, 0.7, 0.6), 0.0, 0.5)
    return take(canvas, 1.0, 0.15, 0.3)


def free() -> Wave:
    """A golden mask: a chain drops, then rising tones."""
    canvas = Canvas(1.6)
    fate = chance("chain")
    for number in range(7):
        canvas.put(anvil(0.35, 0.3), 0.028 * number + fate.uniform(0, 0.01), 0.16 * (1 - number / 9))
    for number, name in enumerate(("A4", "D5", "F#5", "A5")):
        canvas.put(bell(pitch(name), 1.2), 0.08 + 0.07 * number, 0.45)
    return take(canvas, 1.4, 0.22, 0.4)


def lost() -> Wave:
    """A die cracks and falls."""
    canvas = Canvas(1.0)
    canvas.put(knock(620.0, 1.0, 5), level=0.9)
    canvas.put(shaped(noise(0.2, "split"), band(3800, 1.6)) * line(0.2, (0, 1), (0.03, 0.2), (0.2, 0)), 0.0, 0.5)
    canvas.put(tumble(0.8, "splinters", rocks=9, tones=(1200, 2800), density=2.0), 0.1, 0.35)
    return take(canvas, 0.9, 0.15, 0.2)


def gem() -> Wave:
    """A gem is lit: breath, glass, and a warm low tone."""
    canvas = Canvas(2.4)
    rise = np.exp2(np.linspace(0, 1.4, len(times(0.55))))
    canvas.put(shaped(noise(0.55, "breath of light"), high_pass(1800)) * line(0.55, (0, 0), (0.5, 0.07), (0.55, 0)))
    canvas.put(sine(440 * rise) * line(0.55, (0, 0), (0.5, 0.08), (0.55, 0)))
    for number, name in enumerate(("D5", "A5", "E6", "A6")):
        canvas.put(crystal(pitch(name), 1.7), 0.5 + 0.045 * number, 0.5 * 0.8**number)
    canvas.put(voices(pitch("D4"), 1.7).mean(axis=0), 0.45, 0.35)
    return take(canvas, 1.8, 0.3, 0.6)


def discovery() -> Wave:
    """A chamber slides over the floor and locks at `SLID`."""
    canvas = Canvas(1.5)
    pull = line(SLID, (0, 0.15), (0.1, 0.8), (0.3, 1.0), (SLID, 0.6))
    canvas.put(grind(SLID, "slab", grains=420, tone=420) * pull, 0.0, 0.7)
    canvas.put(boom(0.7, 130, 52, 0.7, "slab rests"), SLID, 0.6)
    canvas.put(knock(260.0, 1.0, 7), SLID, 0.6)
    return take(canvas, 1.2, 0.2, 0.35)


def exit_found() -> Wave:
    """The exit is found: two rising horn notes over a harp."""
    canvas = Canvas(2.8)
    canvas.put(horn(pitch("A3"), 0.5, 0.8, 0.05), 0.0, 0.6)
    canvas.put(horn(pitch("E4"), 1.6, 0.9, 0.05), 0.42, 0.6)
    for number, name in enumerate(("A3", "E4", "A4", "C#5", "E5")):
        canvas.put(harp(pitch(name), 2.0), 0.42 + 0.05 * number, 0.5)
    canvas.put(great_drum(55.0, 0.8), 0.42, 0.5)
    return take(canvas, 1.8, 0.28, 0.6)


def enter() -> Wave:
    canvas = Canvas(0.75)
    for number, at in enumerate((0.0, 0.17, 0.33)):
        canvas.put(footstep(118.0 + 9 * number, f"step {number}"), at, (0.8, 0.7, 1.0)[number])
    return take(canvas, 0.8, 0.16, 0.15)


def escaped() -> Wave:
    """An adventurer escapes: a rush of air and rising strings."""
    canvas = Canvas(2.4)
    rush = shaped(noise(0.7, "leap"), band(1500, 2.4)) * line(0.7, (0, 0), (0.42, 0.35), (0.7, 0))
    canvas.put(rush)
    for number, name in enumerate(("D4", "F#4", "A4", "D5", "F#5", "A5")):
        canvas.put(plucked(pitch(name), 1.6, 0.6), 0.2 + 0.055 * number, 0.5)
    canvas.put(bell(pitch("D5"), 1.8), 0.53, 0.4)
    return take(canvas, 1.8, 0.3, 0.6)


def vote() -> Wave:
    """A vote begins: three low strokes; the third rings on."""
    canvas = Canvas(1.8)
    for number, at in enumerate((0.0, 0.16, 0.42)):
        canvas.put(hand_drum((98.0, 98.0, 131.0)[number]), at, 0.6)
    canvas.put(bell(pitch("Eb4"), 1.6), 0.42, 0.4)
    canvas.put(bell(pitch("A4"), 1.4), 0.44, 0.3)
    return take(canvas, 1.4, 0.22, 0.5)


def fate_turned() -> Wave:
    """The vote has passed: a wheel clicks round, then a soft gong."""
    canvas = Canvas(2.2)
    for number in range(9):
        canvas.put(wood(700.0 + 40 * (number % 2), 0.6), 0.05 * number + 0.004 * number**1.5, 0.35)
    canvas.put(gong(1.6, 0.7, 2), 0.55, 0.5)
    canvas.put(crystal(pitch("D6"), 1.2), 0.55, 0.2)
    return take(canvas, 1.4, 0.22, 0.6)


def refusal() -> Wave:
    """A refusal: two dull falling taps."""
    canvas = Canvas(0.38)
    canvas.put(hand_drum(165.0, 0.8, 0.25), 0.0, 0.6)
    canvas.put(hand_drum(123.0, 0.8, 0.28), 0.09, 0.7)
    return take(canvas, 0.5, 0.06)


def click() -> Wave:
    canvas = Canvas(0.16)
    canvas.put(wood(1180.0, 0.8, 0.12), level=0.6)
    canvas.put(wood(520.0, 0.6, 0.12), level=0.4)
    return take(canvas, 0.3, 0.05)


def gift() -> Wave:
    """A die is given away."""
    canvas = Canvas(1.0)
    for number, name in enumerate(("A4", "B4", "D5")):
        canvas.put(bar(pitch(name), 0.6), 0.09 * number, 0.5)
    canvas.put(bone(chance("gift"), 0.7), 0.27, 0.5)
    return take(canvas, 0.9, 0.16, 0.2)


# The notes of each ping, as (second, note) on a thumb piano. They differ, so that pings can be told apart by ear.
PINGS: Final[dict[str, tuple[tuple[float, str], ...]]] = {
    "here": ((0.0, "D5"), (0.13, "A5")),
    "help": ((0.0, "A5"), (0.1, "A5"), (0.2, "A5"), (0.32, "Bb5")),
    "gems": ((0.0, "D5"), (0.08, "F#5"), (0.16, "A5"), (0.24, "D6")),
    "exit": ((0.0, "D5"), (0.0, "A5"), (0.16, "E5"), (0.16, "B5"), (0.32, "F#5"), (0.32, "C#6")),
    "back": ((0.0, "A5"), (0.13, "F5"), (0.26, "D5")),
    "yes": ((0.0, "A4"), (0.09, "D5")),
    "no": ((0.0, "D5"), (0.09, "Ab4")),
    "thanks": ((0.0, "F#5"), (0.0, "A5"), (0.14, "D6")),
    "coming": ((0.0, "A4"), (0.11, "D5"), (0.22, "A5")),
    "cheer": ((0.0, "D5"), (0.08, "D5"), (0.16, "A5"), (0.24, "D6"), (0.34, "F#6")),
}


def ping(what: str) -> Wave:
    notes = PINGS[what]
    canvas = Canvas(notes[-1][0] + 0.85)
    for at, name in notes:
        canvas.put(bar(pitch(name), 0.8), at, 0.5)
    if what == "help":
        canvas.put(clap(0.6), 0.32, 0.4)
    return take(canvas, 0.9, 0.14, 0.2)


PING_MAKERS: Final = {what: partial(ping, what) for what in PINGS}
