"""Effects of the clock: the opening, gongs, ticks, doors, the collapse and the ending. All in stereo."""

from typing import Final

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.drums import great_drum, wood
from tumbledown.sound.metal import anvil, bell, crystal, gong
from tumbledown.sound.spectra import high_pass, low_pass, shaped
from tumbledown.sound.stone import boom, creak, grind, knock, rumble, tumble
from tumbledown.sound.strings import bowed, harp
from tumbledown.sound.waves import Wave, chance, faded, line, noise, pitch
from tumbledown.sound.winds import horn, voices

STROKE: Final = 1.25
"""Seconds from one stroke of the gong to the next: half a bar of the first soundtrack."""

CALL: Final = 4.0
"""The second of the opening at which the game begins."""

CREAK: Final = 4.0
"""How many seconds the doors move before they meet."""

# (note, second, seconds)
HORN_CALL: Final = (("D3", 0.1, 0.55), ("A3", 0.6, 1.35), ("D3", 2.1, 0.4), ("A3", 2.45, 0.4), ("D4", 2.8, 1.2))
CLIMB: Final = (
    *(("D4", 0.0, 0.5), ("F#4", 0.6, 0.5), ("G4", 1.25, 0.6)),
    *(("B4", 1.9, 0.5), ("A4", 2.5, 1.1), ("D5", 3.75, 2.8)),
)
LAMENT: Final = (("A3", 0.0, 1.5), ("G3", 1.3, 1.1), ("F3", 2.2, 1.3), ("Eb3", 3.3, 1.4), ("D3", 4.4, 2.6))


def gongs(strokes: int) -> Wave:
    canvas = Canvas(7.0 + STROKE * (strokes - 1))
    for stroke in range(strokes):
        force = 0.85 + 0.15 * stroke / 2
        canvas.put(gong(6.8, force, stroke), stroke * STROKE, force, (0.0, -0.12, 0.12)[stroke])
        canvas.put(great_drum(55.0, 0.8), stroke * STROKE, 0.3)
    canvas.hall(2.6, 0.35)
    return faded(canvas.wave, 0.001, 1.2)


def tick() -> Wave:
    """One second of the countdown: wood over a drum."""
    canvas = Canvas(0.5)
    canvas.put(wood(880.0), level=0.7)
    canvas.put(wood(587.0), 0.004, 0.4, 0.2)
    canvas.put(great_drum(98.0, 0.7, 0.5), level=0.5)
    canvas.hall(0.9, 0.18)
    return faded(canvas.wave, 0.001, 0.15)


def heartbeat() -> Wave:
    """Two thuds, with enough above 150 Hz to be heard on a phone."""
    canvas = Canvas(0.9)
    canvas.put(shaped(great_drum(52.0, 0.75, 0.6), low_pass(420, 1)), 0.0, 1.0)
    canvas.put(shaped(great_drum(61.0, 0.55, 0.6), low_pass(360, 1)), 0.26, 0.75)
    canvas.hall(1.2, 0.15)
    return faded(canvas.wave, 0.002, 0.25)


def toll() -> Wave:
    """A stroke of the last countdown: a great bell with an iron sound."""
    canvas = Canvas(3.4)
    for name, level in (("D3", 0.9), ("D4", 0.5), ("A4", 0.25)):
        canvas.put(bell(pitch(name), 3.0), 0.0, level)
    canvas.put(anvil(0.6), 0.004, 0.14, 0.2)
    canvas.put(great_drum(49.0, 0.8, 1.2), 0.0, 0.4)
    canvas.hall(2.6, 0.3)
    return faded(canvas.wave, 0.001, 1.0)


def door() -> Wave:
    """Two leaves of stone move in the last seconds before a slam, and stop exactly with it."""
    canvas = Canvas(CREAK + 0.25)
    canvas.put(creak(CREAK, "left leaf"), 0.0, 0.55, -0.5)
    canvas.put(creak(CREAK, "right leaf"), 0.0, 0.5, 0.5)
    canvas.put(grind(CREAK, "threshold", grains=260, tone=340) * line(CREAK, (0, 0.1), (CREAK, 1.0)), 0.0, 0.8)
    canvas.hall(1.8, 0.25)
    return faded(canvas.wave, 0.15, 0.22)


def slam() -> Wave:
    canvas = Canvas(4.2)
    canvas.put(boom(2.6, 105, 34, 1.0, "doors"), level=1.0)
    canvas.put(great_drum(46.0, 1.0, 2.2), level=0.8)
    canvas.put(anvil(0.5), 0.012, 0.16, 0.3)
    for number, pan in enumerate((-0.7, 0.6, -0.2)):
        canvas.put(knock(180.0 + 60 * number, 1.0, number), 0.02 * number, 1.1, pan)
    canvas.put(tumble(2.6, "after the slam", rocks=26, tones=(420, 1900), density=3.0), 0.18, 0.4, 0.4)
    canvas.put(tumble(2.4, "on the left", rocks=18, tones=(500, 1700), density=3.0), 0.3, 0.36, -0.5)
    canvas.hall(3.2, 0.5)
    return faded(canvas.wave, 0.0006, 1.2)


def collapse() -> Wave:
    """The temple falls for nine seconds: a first crack, pillars one by one, the rest, and dust."""
    canvas = Canvas(10.0)
    canvas.put(boom(2.2, 120, 38, 1.0, "keystone"), 0.0, 0.9)
    canvas.put(rumble(9.5, "mountain", 260) * line(9.5, (0, 0.35), (1.2, 0.8), (4.2, 1.0), (9.3, 0.0)), 0.0, 0.75)
    fate = chance("pillars")
    for number, at in enumerate((0.9, 1.55, 2.1, 2.5, 2.95, 3.3, 3.8, 4.5)):
        fall = boom(1.8, fate.uniform(90, 150), fate.uniform(32, 50), 1.0, f"pillar {number}")
        canvas.put(fall, at, fate.uniform(0.5, 0.9), fate.uniform(-0.8, 0.8))
    for side in (-1.0, 1.0):
        rocks = tumble(6.8, f"rocks {side}", rocks=170, tones=(130, 1500), density=1.2)
        canvas.put(rocks, 0.35, 0.3, 0.65 * side)
        dust = shaped(noise(8.0, f"dust {side}"), high_pass(1800, 1))
        canvas.put(dust * line(8.0, (0, 0), (2.5, 0.05), (4.0, 0.07), (8.0, 0.0)), 1.2, 1.0, 0.8 * side)
    canvas.put(tumble(2.8, "last pebbles", rocks=12, tones=(700, 2400), density=1.5), 6.6, 0.22)
    canvas.hall(3.4, 0.4)
    return faded(canvas.wave, 0.0006, 2.0)


def opening() -> Wave:
    """A horn call with its answer, a growing drum roll, and the start of the game at `CALL`."""
    canvas = Canvas(CALL + 3.0)
    for name, at, length in HORN_CALL:
        canvas.put(horn(pitch(name), length, 0.9), at, 0.5, -0.25)
        canvas.put(horn(pitch(name) / 2, length, 0.7), at + 0.012, 0.35, 0.3)
    _roll(canvas, 0.9, CALL)
    canvas.put(bowed(pitch("D2"), 3.0, 2.4, 0.4), 1.1, 0.7)
    canvas.put(great_drum(49.0, 1.0, 2.4), CALL, 1.2)
    canvas.put(great_drum(73.0, 1.0, 1.6), CALL + 0.006, 0.7, 0.3)
    for name, pan in (("D3", -0.3), ("A3", 0.3), ("D4", 0.0)):
        canvas.put(horn(pitch(name), 1.7, 1.0, 0.03), CALL, 0.42, pan)
    canvas.put(gong(2.8, 0.6, 1), CALL, 0.25)
    canvas.hall(2.4, 0.35)
    return faded(canvas.wave, 0.02, 1.0)


def _roll(canvas: Canvas, start: float, end: float) -> None:
    """Drum strokes that get faster and louder."""
    fate, at, number = chance("roll"), start, 0
    while at < end - 0.03:
        share = (at - start) / (end - start)
        force = round(0.35 + 0.6 * share, 1)
        stroke = great_drum((92.0, 110.0)[number % 2], force, 0.7)
        canvas.put(stroke, at, 0.12 + 0.4 * share**1.5, (-0.35, 0.35)[number % 2])
        at += (0.16 - 0.09 * share) * fate.uniform(0.95, 1.05)
        number += 1


def victory() -> Wave:
    """The team has won: D major with drums, bells, voices and a climbing horn."""
    canvas = Canvas(8.0)
    chords = ((0.0, "D3 A3 D4 F#4"), (1.25, "G3 B3 D4 G4"), (2.5, "A3 C#4 E4 A4"), (3.75, "D3 A3 D4 F#4 A4 D5"))
    for at, names in chords:
        length = 3.6 if at == 3.75 else 1.45
        for number, name in enumerate(names.split()):
            canvas.put(bowed(pitch(name), length, 0.09, 0.5), at, 0.4)
            canvas.put(harp(pitch(name), 2.5), at + 0.035 * number, 0.4, (number - 2) / 3)
        canvas.put(voices(pitch(names.split()[0]) * 2, length + 0.3), at, 0.5)
        canvas.put(great_drum(55.0, 1.0), at, 0.7)
        canvas.put(great_drum(82.0, 0.8), at + 0.625, 0.35, 0.3)
    for name, at, length in CLIMB:
        canvas.put(horn(pitch(name), length + 0.1, 0.95, 0.05), at, 0.55, -0.15)
    for number, name in enumerate(("D5", "A5", "F#5", "D6")):
        canvas.put(bell(pitch(name), 3.0), 3.75 + 0.14 * number, 0.22, (number - 1.5) / 2)
    canvas.hall(2.4, 0.35)
    return faded(canvas.wave, 0.001, 1.5)


def defeat() -> Wave:
    """The team has lost: a distant lament that sinks to the low D, and one drop of water."""
    canvas = Canvas(7.5)
    for name, at, length in LAMENT:
        canvas.put(horn(pitch(name), length, 0.55, 0.2), at, 0.6, -0.2)
        canvas.put(voices(pitch(name) / 2, length + 0.5, "oh"), at, 0.5)
    canvas.put(bowed(pitch("D2"), 6.8, 0.8, 2.0), 0.2, 0.6)
    canvas.put(bowed(pitch("A2"), 4.0, 0.8, 1.2), 0.2, 0.35)
    canvas.put(great_drum(46.0, 0.7, 2.0), 4.4, 0.6)
    canvas.put(crystal(1244.5, 1.2, 0.5), 6.1, 0.14, 0.4)
    canvas.hall(3.4, 0.55)
    return faded(canvas.wave, 0.01, 1.6)
