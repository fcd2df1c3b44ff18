"""Effects of the chapters beyond the base game: curses, treasures, illusions, the chalice and others. Mono."""

from typing import Final

import numpy as np

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.cues_play import bone, take
from tumbledown.sound.drums import clap, great_drum, hand_drum, jingle, wood
from tumbledown.sound.metal import anvil, bar, bell, crystal, gong
from tumbledown.sound.spectra import band, high_pass, shaped
from tumbledown.sound.stone import boom, creak, grind, knock, rumble, tumble
from tumbledown.sound.strings import bowed, harp, plucked
from tumbledown.sound.waves import Wave, chance, line, noise, pitch, sine, swell, times
from tumbledown.sound.winds import flute, horn, voices

EDGE: Final = 1.2
"""The second at which a die that is not caught goes over the edge."""


def _glide(seconds: float, start: float, end: float) -> Wave:
    """A tone that glides from one pitch to another."""
    return sine(start * (end / start) ** np.linspace(0, 1, len(times(seconds))))


def _breath(seconds: float, name: str, centre: float, octaves: float = 1.6) -> Wave:
    return shaped(noise(seconds, name), band(centre, octaves)) * swell(seconds, 0.6 * seconds, 0.4 * seconds)


# ------------------------------------------------------------------ curses
def cursed() -> Wave:
    """A curse: two sinking voices a half tone apart, then a low drum."""
    canvas = Canvas(1.7)
    moan = voices(pitch("D3"), 1.1, "oh").mean(axis=0) + voices(pitch("Eb3"), 1.1, "oh").mean(axis=0)
    canvas.put(moan * line(1.1, (0, 0), (0.12, 1), (1.1, 0.1)), 0.0, 0.6)
    canvas.put(_glide(0.9, 330, 98) * swell(0.9, 0.1, 0.7), 0.05, 0.14)
    canvas.put(great_drum(58.0, 0.9, 0.8), 0.5, 0.6)
    canvas.put(anvil(0.35, 0.5), 0.52, 0.12)
    return take(canvas, 1.3, 0.24, 0.4)


def lifted() -> Wave:
    """A curse is lifted: the half tone of `cursed` opens into a rising fifth."""
    canvas = Canvas(1.8)
    canvas.put(knock(180.0, 0.7, 4), level=0.4)
    canvas.put(_breath(0.7, "lifted", 2600), 0.05, 0.25)
    for number, name in enumerate(("Eb4", "D4", "A4", "D5", "A5")):
        canvas.put(bell(pitch(name), 1.1), 0.08 * number, 0.4 if number else 0.25)
    return take(canvas, 1.4, 0.24, 0.5)


def souls() -> Wave:
    """Soul exchange: two tones cross, one upwards and one downwards, with breath, then a gong."""
    canvas = Canvas(2.0)
    shape = swell(1.1, 0.5, 0.6)
    canvas.put(_glide(1.1, 220, 587) * shape, 0.0, 0.22)
    canvas.put(_glide(1.1, 587, 220) * shape, 0.0, 0.22)
    canvas.put(_breath(1.1, "souls", 1700, 2.4), 0.0, 0.3)
    canvas.put(voices(pitch("A3"), 1.0).mean(axis=0), 0.45, 0.35)
    canvas.put(gong(1.3, 0.4, 2), 0.55, 0.3)
    return take(canvas, 1.5, 0.28, 0.5)


def falling() -> Wave:
    """A die bounces towards the edge, faster and faster, until `EDGE`."""
    canvas = Canvas(EDGE + 0.05)
    fate, at, step = chance("falling"), 0.0, 0.24
    while at < EDGE - 0.05:
        canvas.put(bone(fate, 0.5 + 0.4 * at), at, 0.8)
        at, step = at + step, max(0.05, 0.86 * step)
    canvas.put(
        shaped(noise(EDGE, "rolls"), band(460, 1.6)) * line(EDGE, (0, 0.1), (EDGE - 0.05, 0.6), (EDGE, 0)), 0.0, 0.6
    )
    return take(canvas, 0.5, 0.08)


def caught() -> Wave:
    """The falling die is caught by a hand."""
    canvas = Canvas(0.6)
    canvas.put(clap(0.7, 0.25), 0.0, 0.5)
    canvas.put(bone(chance("caught"), 0.6), 0.01, 0.5)
    for number, name in enumerate(("D5", "A5")):
        canvas.put(bar(pitch(name), 0.4, 0.6), 0.04 + 0.06 * number, 0.4)
    return take(canvas, 0.6, 0.1, 0.15)


def chair() -> Wave:
    """A wooden chair creaks under a weight."""
    canvas = Canvas(1.0)
    canvas.put(creak(0.7, "chair") * swell(0.7, 0.2, 0.3), 0.0, 0.5)
    canvas.put(wood(150.0, 0.9, 0.3), 0.66, 0.6)
    canvas.put(hand_drum(82.0, 0.6, 0.3), 0.66, 0.5)
    return take(canvas, 0.7, 0.12, 0.2)


# ------------------------------------------------------------------ treasures
def treasure_found() -> Wave:
    """A treasure is found: a few crystal tones and a jingle."""
    canvas = Canvas(1.3)
    for number, name in enumerate(("A5", "E6", "C#6", "A6")):
        canvas.put(crystal(pitch(name), 0.8), 0.07 * number, 0.4)
    canvas.put(jingle(0.4, 1, 0.4), 0.05, 0.25)
    return take(canvas, 1.2, 0.22, 0.4)


def treasure_claimed() -> Wave:
    """A treasure is claimed: a lock turns twice, a lid opens, and bright tones follow."""
    canvas = Canvas(1.6)
    for at in (0.0, 0.11):
        canvas.put(anvil(0.4, 0.3), at, 0.25)
        canvas.put(wood(420.0, 0.7), at, 0.4)
    canvas.put(creak(0.25, "lid") * swell(0.25, 0.1, 0.1), 0.2, 0.35)
    for number, name in enumerate(("D5", "F#5", "A5", "D6")):
        canvas.put(bell(pitch(name), 0.9), 0.36 + 0.05 * number, 0.35)
    canvas.put(jingle(0.6, 2, 0.5), 0.4, 0.25)
    return take(canvas, 1.2, 0.2, 0.4)


def treasure_used() -> Wave:
    """A treasure is used up: rising plucked strings and a breath."""
    canvas = Canvas(1.3)
    for number, name in enumerate(("A4", "D5", "E5", "A5", "D6")):
        canvas.put(plucked(pitch(name), 0.9, 0.6), 0.04 * number, 0.45)
    canvas.put(_breath(0.7, "used", 3400), 0.15, 0.25)
    return take(canvas, 1.2, 0.22, 0.4)


def passage() -> Wave:
    """A secret passage: a wall grinds aside, and air flows through."""
    canvas = Canvas(1.7)
    pull = line(0.9, (0, 0.1), (0.2, 0.9), (0.8, 1.0), (0.9, 0.3))
    canvas.put(grind(0.9, "passage", grains=520, tone=300) * pull, 0.0, 0.6)
    canvas.put(boom(0.6, 110, 48, 0.6, "wall rests"), 0.88, 0.5)
    canvas.put(_breath(1.0, "through the wall", 900), 0.6, 0.35)
    return take(canvas, 1.3, 0.22, 0.4)


def teleport() -> Wave:
    """A jump: a rising tone, then a drum at the arrival."""
    canvas = Canvas(1.4)
    rise = _glide(0.5, 180, 1440) * line(0.5, (0, 0), (0.46, 0.3), (0.5, 0))
    canvas.put(rise, 0.0, 0.5)
    canvas.put(shaped(noise(0.5, "drawn out"), high_pass(2400)) * line(0.5, (0, 0), (0.48, 0.3), (0.5, 0)), 0.0, 0.4)
    canvas.put(hand_drum(110.0, 0.9, 0.4), 0.5, 0.6)
    for name in ("D5", "A5"):
        canvas.put(crystal(pitch(name), 0.8), 0.5, 0.35)
    return take(canvas, 1.2, 0.24, 0.4)


def torch() -> Wave:
    """A great torch is set down and catches fire."""
    canvas = Canvas(1.7)
    canvas.put(knock(150.0, 0.9, 2), level=0.5)
    flare = line(1.3, (0, 0), (0.12, 1), (0.4, 0.5), (1.3, 0.1))
    canvas.put(shaped(noise(1.3, "flare"), band(700, 2.6)) * flare, 0.12, 0.45)
    canvas.put(tumble(1.2, "crackle", rocks=22, tones=(1800, 4200), density=1.0), 0.2, 0.22)
    canvas.put(harp(pitch("D4"), 1.2), 0.15, 0.4)
    return take(canvas, 1.0, 0.16, 0.5)


# ------------------------------------------------------------------ chambers
def vanish() -> Wave:
    """Illusions vanish: falling tones of glass that fade into air."""
    canvas = Canvas(2.3)
    fate = chance("vanish")
    for number in range(16):
        tone = pitch(("A6", "F#6", "E6", "D6", "B5")[number % 5]) * fate.uniform(0.98, 1.02)
        canvas.put(crystal(tone, 0.7), 0.075 * number + fate.uniform(0, 0.04), 0.3 * (1 - number / 18))
    canvas.put(_breath(1.8, "dissolve", 3600, 1.8), 0.1, 0.1)
    canvas.put(_glide(1.6, 880, 220) * swell(1.6, 0.3, 1.2), 0.0, 0.06)
    return take(canvas, 1.8, 0.32, 0.7)


def linked() -> Wave:
    """Linked chambers: chains are pulled tight, then a chord."""
    canvas = Canvas(2.2)
    for number in range(6):
        canvas.put(anvil(0.3, 0.3), 0.04 * number, 0.16)
    for number, name in enumerate(("D4", "A4", "D5", "F#5")):
        canvas.put(harp(pitch(name), 1.6), 0.28, 0.4)
        canvas.put(bell(pitch(name), 1.4), 0.28 + 0.012 * number, 0.3)
    canvas.put(great_drum(62.0, 0.8, 0.9), 0.28, 0.5)
    return take(canvas, 1.6, 0.28, 0.6)


def pit() -> Wave:
    """The pit: a rumble, a boom and a growl from under the floor."""
    canvas = Canvas(2.2)
    canvas.put(rumble(1.6, "under the pit") * swell(1.6, 0.5, 0.9), 0.0, 0.5)
    canvas.put(boom(0.8, 90, 38, 0.8, "pit wakes"), 0.35, 0.6)
    growl = bowed(pitch("D3"), 1.2, 0.1, 0.7).mean(axis=0)
    canvas.put(growl * swell(1.2, 0.3, 0.8), 0.3, 0.5)
    for number, name in enumerate(("D4", "A4")):
        canvas.put(horn(pitch(name), 0.9, 0.6, 0.08), 0.55 + 0.2 * number, 0.35)
    return take(canvas, 1.5, 0.25, 0.6)


def regain() -> Wave:
    """The fountain returns a die: water drops, then the die."""
    canvas = Canvas(1.8)
    fate = chance("fountain")
    for number in range(12):
        tone = fate.uniform(700, 1900)
        drop = _glide(0.09, tone, 1.6 * tone) * line(0.09, (0, 0), (0.01, 1), (0.09, 0))
        canvas.put(drop, 0.045 * number + fate.uniform(0, 0.03), 0.22)
    canvas.put(_breath(0.9, "water", 2200, 2.0), 0.0, 0.25)
    for number, name in enumerate(("D5", "E5", "A5")):
        canvas.put(bar(pitch(name), 0.7), 0.5 + 0.09 * number, 0.4)
    canvas.put(bone(fate, 0.7), 0.77, 0.5)
    return take(canvas, 1.2, 0.22, 0.5)


# ------------------------------------------------------------------ the chalice
def chalice_found() -> Wave:
    """The chalice is found: a bowl is struck, and a choir swells."""
    canvas = Canvas(2.6)
    canvas.put(bell(pitch("D4"), 2.2), 0.0, 0.5)
    canvas.put(bell(pitch("A4"), 2.0), 0.02, 0.4)
    canvas.put(voices(pitch("D4"), 1.7).mean(axis=0) * swell(1.7, 0.5, 0.9), 0.35, 0.45)
    canvas.put(flute(pitch("A5"), 1.0, 0.6), 0.7, 0.3)
    return take(canvas, 1.8, 0.3, 0.7)


def chalice_carried() -> Wave:
    """The chalice is carried: a knock and two small bells."""
    canvas = Canvas(1.0)
    canvas.put(knock(240.0, 0.5, 6), level=0.35)
    canvas.put(bell(pitch("A4"), 0.8, 0.6), 0.03, 0.45)
    canvas.put(bell(pitch("D5"), 0.7, 0.5), 0.12, 0.3)
    return take(canvas, 1.0, 0.18, 0.3)


def chalice_recovered() -> Wave:
    """The chalice is recovered: rising bells and horns."""
    canvas = Canvas(2.8)
    for number, name in enumerate(("D4", "A4", "D5", "F#5", "A5")):
        canvas.put(bell(pitch(name), 1.9), 0.09 * number, 0.4)
    canvas.put(horn(pitch("D4"), 1.3, 0.7, 0.06), 0.45, 0.4)
    canvas.put(horn(pitch("A4"), 1.3, 0.7, 0.06), 0.45, 0.3)
    canvas.put(great_drum(58.0, 0.8), 0.45, 0.5)
    return take(canvas, 1.8, 0.28, 0.7)
