"""The first soundtrack: great drums in a dark hall. D with a low second; 4/4, 96 beats a minute.

A bar lasts 2.5 s, so that every gong and every slam falls on the first beat of a bar.
"""

from functools import partial
from typing import Final

import numpy as np

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.drums import great_drum, jingle, shaker, wood
from tumbledown.sound.metal import anvil, bell, crystal, gong
from tumbledown.sound.notation import Metre, Stroke, drum, sing
from tumbledown.sound.riser import riser
from tumbledown.sound.spectra import high_pass, low_pass, shaped
from tumbledown.sound.strings import bowed, harp, short_bow
from tumbledown.sound.waves import RATE, Wave, chance, pitch
from tumbledown.sound.winds import flute, horn, voices, wind

METRE: Final = Metre(2.5, 16)
LOOP: Final = 20.0
SONG: Final = 40.0

# The chords of lyre and choir, two bars each
CHORDS: Final = (
    ("D2", "A2", "D3", "F3", "A3"),
    ("D2", "Bb2", "Eb3", "G3", "Bb3"),
    ("D2", "A2", "D3", "F3", "A3"),
    ("C2", "G2", "C3", "Eb3", "G3"),
    ("D2", "A2", "D3", "F3", "A3"),
    ("Bb1", "F2", "Bb2", "D3", "F3"),
    ("G2", "D3", "G3", "Bb3", "D4"),
    ("A2", "E3", "A3", "Bb3", "E4"),
)
PICKING: Final = (0, 2, 1, 3, 2, 4, 3, 2)

FLUTE: Final = (
    "A4:6 Bb4:2 A4:4 G4:4",
    "A4:12 -:4",
    "Bb4:6 G4:2 F4:2 Eb4:6",
    "G4:10 F4:2 Eb4:4",
    "F4:4 Eb4:4 D4:8",
    "-:4 D4:2 Eb4:2 F4:4 A4:4",
    "G4:8 Eb4:4 F4:2 G4:2",
    "F4:4 Eb4:2 D4:2 Eb4:8",
)
STRINGS: Final = (
    "D3:8 A3:8",
    "Bb3:4 A3:12",
    "D4:8 C4:4 Bb3:4",
    "F3:12 -:4",
    "G3:6 A3:2 Bb3:8",
    "D4:6 C4:2 Bb3:4 G3:4",
    "A3:12 Bb3:4",
    "A3:8 G3:2 F3:2 Eb3:4",
)
CHANT: Final = (
    "D3:4 D3:2 Eb3:2 D3:4 C3:4",
    "D3:6 F3:2 Eb3:4 D3:4",
    "D3:4 D3:2 Eb3:2 F3:4 G3:4",
    "F3:4 Eb3:4 D3:8",
    "A3:4 A3:2 Bb3:2 A3:4 G3:4",
    "F3:6 G3:2 A3:8",
    "Bb3:4 A3:2 G3:2 F3:4 Eb3:4",
    "D3:12 -:4",
)
ANSWER: Final = "-:8 A3:4 D4:4 Bb3:4 A3:12"
WAR_HORNS: Final = (
    "D3:1 -:1 D3:1 D3:1 -:2 Eb3:2 D3:1 -:1 D3:1 D3:1 -:2 C3:2",
    "D3:1 -:1 D3:1 D3:1 -:2 F3:2 Eb3:4 D3:4",
)
OSTINATO: Final = (
    "D3 D3 Eb3 D3 D3 F3 D3 Eb3 D3 D3 Eb3 D3 G3 F3 Eb3 D3",
    "D3 D3 Eb3 D3 D3 F3 D3 Eb3 D3 A3 G3 F3 Eb3 F3 Eb3 C3",
)


def pulse() -> Wave:
    """The great drums."""
    canvas = Canvas(LOOP, loops=True)
    kit = {
        "O": Stroke(great_drum(55.0, 1.0, 1.8), 1.0),
        "o": Stroke(great_drum(55.0, 0.7, 1.5), 0.6),
        "M": Stroke(great_drum(78.0, 0.9), 0.6, 0.25),
        "m": Stroke(great_drum(78.0, 0.6), 0.4, -0.25),
    }
    walk, turn = "O..m....o.m.M...", "O..m..o...m.M.m."
    bars = [walk, turn, walk, "O..m..o.O.m.M.mm", walk, turn, walk, "O.m.M.m.O.mmMmMM"]
    drum(canvas, METRE, bars, kit, "procession", 0.006)
    canvas.hall(2.2, 0.3, 0.8)
    return canvas.wave


def drums() -> Wave:
    """Smaller drums, sticks, seeds and anklets over the great drums."""
    canvas = Canvas(LOOP, loops=True)
    skins = {
        "T": Stroke(great_drum(147.0, 0.9, 0.8), 0.6, -0.45),
        "t": Stroke(great_drum(175.0, 0.7, 0.7), 0.4, 0.45),
        "u": Stroke(great_drum(131.0, 0.6, 0.7), 0.4, 0.1),
    }
    sticks = {"x": Stroke(wood(1020.0), 0.3, 0.6), "y": Stroke(wood(790.0), 0.3, -0.6)}
    seeds = {
        "s": Stroke(shaker(0.6, 1), 0.32, 0.3),
        "S": Stroke(shaker(1.0, 2), 0.5, 0.3),
        "j": Stroke(jingle(0.8), 0.3, -0.3),
    }
    drum(
        canvas,
        METRE,
        ["..t..t..T..t.tT.", "..t.Tt..T.ut.tT."] * 3 + ["..t..t..T..t.tT.", "T.tuT.tuTtutTTTT"],
        skins,
        "skins",
    )
    drum(canvas, METRE, ["x..x..y.x..x..y.", "x..x..y.x.yx..yy"] * 4, sticks, "sticks")
    drum(canvas, METRE, ["SssSssSsSssSssSs"] * 8, seeds, "seeds", 0.006)
    drum(canvas, METRE, ["....j.......j...", "....j.......j.j."] * 4, seeds, "anklets", 0.006)
    canvas.hall(1.6, 0.22)
    return canvas.wave


def drone() -> Wave:
    """The hall: continuous strings, humming men, wind, and single drops of water."""
    canvas = Canvas(LOOP, loops=True)
    for number, (name, level) in enumerate((("D2", 1.0), ("A2", 0.45), ("D2", 1.0), ("A2", 0.5), ("D3", 0.2))):
        canvas.put(bowed(pitch(name), 9.0, 2.5, 3.0, 5), 4.0 * number, level * 0.5)
    for number, name in enumerate(("D2", "D2", "A2", "D2")):
        canvas.put(voices(pitch(name), 7.5, "oh"), 5.0 * number, 0.32)
    canvas.put(wind(LOOP, "corridors", 190, 1400, 2), 0.0, 0.32)
    fate = chance("drops")
    for at in (1.7, 6.3, 8.8, 13.9, 17.2):
        canvas.put(crystal(fate.uniform(900, 1900), 0.5, 0.6), at, 0.05, fate.uniform(-0.8, 0.8))
    canvas.put(gong(6.0, 0.4, 7), 10.0, 0.06)
    canvas.hall(3.0, 0.45)
    return canvas.wave


def melody() -> Wave:
    """Sixteen bars: a bone flute, answered by strings and horn, over a lyre and a choir."""
    canvas = Canvas(SONG, loops=True)
    for number, chord in enumerate(CHORDS):
        _accompany(canvas, 2 * number, chord)
    for bar, phrase in enumerate(FLUTE):
        sing(canvas, METRE, bar, phrase, flute, 0.75, -0.2)
    for bar, phrase in enumerate(STRINGS):
        sing(canvas, METRE, 8 + bar, phrase, partial(bowed, attack=0.12, release=0.25), 0.5, over=1.12)
        sing(canvas, METRE, 8 + bar, phrase, partial(horn, force=0.6, attack=0.14), 0.25, 0.3)
    sing(canvas, METRE, 12, "-:8 D5:8 Bb4:14 -:2 A4:8 E5:8 D5:14", partial(flute, force=0.7), 0.5, -0.4)
    canvas.filter(high_pass(70))
    canvas.hall(2.4, 0.38)
    return canvas.wave


def _accompany(canvas: Canvas, bar: int, chord: tuple[str, ...]) -> None:
    for eighth in range(16):
        name = chord[PICKING[eighth % 8]]
        force = 0.9 if eighth % 8 == 0 else 0.6
        canvas.put(harp(pitch(name), 2.2, force), METRE.at(bar, 2 * eighth), 0.3, -0.3 + 0.1 * (eighth % 7))
    for name in (chord[1], chord[2]):
        canvas.put(voices(pitch(name), 5.6, "oh"), METRE.at(bar) - 0.3, 0.13)


def chant() -> Wave:
    """From the first slam on: men who sing, a horn that answers them, and marching feet on stone."""
    canvas = Canvas(LOOP, loops=True)
    for bar, phrase in enumerate(CHANT):
        sing(canvas, METRE, bar, phrase, partial(voices, vowel="oh"), 0.5, over=1.1)
        sing(canvas, METRE, bar, phrase, lambda tone, seconds: voices(tone / 2, seconds, "ah"), 0.4, over=1.1)
    for bar in (2, 6):
        sing(canvas, METRE, bar, ANSWER, partial(horn, force=0.8), 0.4, 0.35)
    feet = {"F": Stroke(great_drum(92.0, 0.5, 0.4), 0.5, -0.2), "f": Stroke(great_drum(104.0, 0.4, 0.4), 0.4, 0.2)}
    drum(canvas, METRE, ["F...f...F...f..."] * 7 + ["F...f...F.f.F.f."], feet, "feet", 0.01)
    canvas.filter(high_pass(70))
    canvas.hall(2.6, 0.35)
    return canvas.wave


def charge() -> Wave:
    """From the second slam on: drums in double time, war horns, bells and iron."""
    canvas = Canvas(METRE.at(4), loops=True)
    kit = {
        "T": Stroke(great_drum(110.0, 1.0, 0.6), 0.6, -0.4),
        "t": Stroke(great_drum(139.0, 0.7, 0.5), 0.4, 0.4),
        "u": Stroke(great_drum(165.0, 0.6, 0.5), 0.35, 0.0),
        "A": Stroke(anvil(0.8), 0.2, -0.4),
    }
    run = ["TtutTtutTtutTTut", "TtutTtutTuTuTTTT"]
    drum(canvas, METRE, run * 2, kit, "double time")
    drum(canvas, METRE, ["..A...A...A...A."] * 4, kit, "iron two")
    for bar in range(4):
        for octave, pan in ((1.0, -0.3), (0.5, 0.3)):
            blow = partial(_stab, octave=octave)
            sing(canvas, METRE, bar, WAR_HORNS[bar % 2], blow, 0.45, pan, over=0.9)
    for bar, name in ((0, "D5"), (2, "Eb5")):
        canvas.put(bell(pitch(name), 2.4, 0.8), METRE.at(bar), 0.2, 0.2)
    canvas.hall(1.6, 0.22)
    return canvas.wave


def _stab(tone: float, seconds: float, octave: float) -> Wave:
    return horn(tone * octave, max(0.25, seconds), 1.0, 0.03)


def peril() -> Wave:
    """Before a slam: bouncing bows in sixteenths, fast drums, rising strings and strokes on iron."""
    canvas = Canvas(LOOP, loops=True)
    for bar in range(8):
        _bounce(canvas, bar)
    kit = {
        "T": Stroke(great_drum(98.0, 1.0, 0.8), 0.55, -0.3),
        "t": Stroke(great_drum(117.0, 0.7, 0.6), 0.3, 0.3),
        "O": Stroke(great_drum(58.0, 1.0, 1.4), 0.8),
        "A": Stroke(anvil(0.7), 0.22, 0.4),
    }
    run = ["O.ttT.ttO.tTttTt", "O.ttT.ttOtTtTtTt"]
    drum(canvas, METRE, run * 3 + [run[0], "OtTtTtTtTTTTTTTT"], kit, "run")
    drum(canvas, METRE, ["....A.......A..."] * 8, kit, "iron")
    for number, names in enumerate(("A4 Bb4", "Bb4 C5", "C5 D5", "D5 Eb5")):
        for name in names.split():
            canvas.put(_tremolo(bowed(pitch(name), 5.3, 0.6, 0.4)), METRE.at(2 * number), 0.12 + 0.02 * number)
    canvas.put(shaped(riser(LOOP, 55), low_pass(1800), wraps=True), 0.0, 0.35)
    canvas.hall(1.5, 0.2)
    return canvas.wave


def _bounce(canvas: Canvas, bar: int) -> None:
    for step, name in enumerate(OSTINATO[bar % 2].split()):
        force = 1.0 if step in (0, 3, 6, 8, 11, 14) else 0.55
        canvas.put(short_bow(pitch(name), force), METRE.at(bar, step), 0.9, -0.25)
        canvas.put(short_bow(pitch(name) / 2, force), METRE.at(bar, step), 0.7, 0.25)


def _tremolo(wave: Wave) -> Wave:
    """A tremolo of the bow, eight times a beat."""
    time = np.arange(wave.shape[1]) / RATE
    return wave * (0.55 + 0.45 * np.sin(2 * np.pi * 12.8 * time))


STEMS: Final = {
    "pulse": pulse,
    "drums": drums,
    "drone": drone,
    "melody": melody,
    "chant": chant,
    "charge": charge,
    "peril": peril,
}
