"""The second soundtrack: a fast dance among roots and rain. E with a wide third step; 7/8, counted 3 + 2 + 2.

A bar lasts two seconds, so that every gong and every slam falls on the first beat of a bar.
"""

from functools import partial
from typing import Final

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.drums import clap, clay_pot, great_drum, hand_drum, jingle, rim_stroke, shaker
from tumbledown.sound.metal import bell, crystal
from tumbledown.sound.notation import Metre, Stroke, drum, sing
from tumbledown.sound.riser import riser
from tumbledown.sound.spectra import high_pass, low_pass, shaped
from tumbledown.sound.strings import bowed, hammered, harp, lute, plucked, short_bow
from tumbledown.sound.waves import Wave, chance, pitch, soft
from tumbledown.sound.winds import flute, voices, wind

METRE: Final = Metre(2.0, 14)
LOOP: Final = 24.0
SONG: Final = 48.0

STEPPING: Final = "E3:3 E3:1 F3:2 G#3:2 F3:2 E3:4"
LEANING: Final = "E3:3 E3:1 F3:2 A3:2 G#3:2 F3:2 E3:2"
CLIMBING: Final = "G#3:3 G#3:1 A3:2 B3:2 A3:2 G#3:4"
FALLING: Final = "A3:2 G#3:2 F3:2 G#3:2 F3:2 E3:4"
SHIFTING: Final = "D3:3 D3:1 E3:2 F3:2 E3:2 D3:4"
LUTE: Final = (
    *(STEPPING, LEANING, STEPPING, FALLING, CLIMBING, LEANING, SHIFTING, FALLING),
    *(STEPPING, STEPPING, SHIFTING, FALLING, STEPPING, LEANING, SHIFTING, FALLING),
    *(CLIMBING, LEANING, CLIMBING, FALLING, STEPPING, SHIFTING, CLIMBING, FALLING),
)
FLUTE: Final = (
    "B4:10 C5:4",
    "B4:6 A4:4 G#4:4",
    "A4:6 G#4:2 F4:2 E4:4",
    "F4:4 E4:10",
    "-:4 E4:2 G#4:4 A4:4",
    "B4:6 D5:4 C5:4",
    "B4:4 A4:2 G#4:4 F4:4",
    "E4:12 -:2",
)
DANCE: Final = (
    "E4:2 F4:2 G#4:2 B4:2 A4:2 G#4:4",
    "A4:2 G#4:2 F4:2 G#4:4 E4:4",
    "E4:2 F4:2 G#4:2 B4:2 C5:2 B4:4",
    "D5:2 C5:2 B4:2 A4:2 G#4:2 F4:4",
    "E4:3 E4:1 F4:2 G#4:4 B4:4",
    "A4:2 G#4:2 F4:2 D4:4 F4:4",
    "G#4:2 A4:2 B4:2 C5:2 D5:2 C5:2 B4:2",
    "A4:2 G#4:2 F4:2 E4:8",
)
CALLING: Final = (
    "B4:6 C5:4 B4:4",
    "G#4:6 A4:4 B4:4",
    "A4:4 G#4:2 F4:4 E4:4",
    "E4:4 G#4:4 B4:6",
    "C5:4 B4:2 A4:4 G#4:4",
    "E4:10 -:4",
)
RACING: Final = ("E5 F5 E5 G#5 F5 E5 B4 E5 F5 E5 D5 E5 F5 G#5", "E5 F5 E5 A5 G#5 F5 E5 G#5 F5 E5 D5 C5 D5 B4")
ROOTS: Final = ("E2", "E2", "E2", "F2", "E2", "A2", "D2", "F2")
CHASE: Final = ("E2:2 E2:1 F2:1 E2:2 G#2:2 F2:2 E2:2 D2:2", "E2:2 E2:1 F2:1 E2:2 A2:2 G#2:2 F2:2 G#2:2")


def pulse() -> Wave:
    """Palms on a goblet drum, a clay pot, and a low drum on the first beat."""
    canvas = Canvas(LOOP, loops=True)
    kit = {
        "D": Stroke(hand_drum(82.4), 0.9),
        "B": Stroke(great_drum(55.0, 0.8), 0.8),
        "U": Stroke(clay_pot(123.5), 0.55, 0.35),
        "u": Stroke(clay_pot(98.0, 0.8), 0.4, -0.35),
    }
    plain, busy, last = "D.....U...D..u", "D..D..U...D.u.", "D..D..D.U.DuDU"
    drum(canvas, METRE, [plain, busy, plain, busy, plain, "D..U..D...D.uU"] * 2, kit, "palms")
    drum(canvas, METRE, ["B............."] * 11 + ["B.....B...B.B."], kit, "low skin", 0.0)
    drum(canvas, METRE, ["." * 14] * 11 + [last], kit, "turn")
    canvas.hall(1.4, 0.22)
    return canvas.wave


def drums() -> Wave:
    """Fingers on the rim, jingles, seeds and hands; eight bars, so that it shifts against the twelve bars of the other
    stems."""
    canvas = Canvas(METRE.at(8), loops=True)
    kit = {
        "k": Stroke(rim_stroke(820.0, 0.6), 0.3, 0.3),
        "K": Stroke(rim_stroke(760.0, 1.0), 0.4, -0.2),
        "j": Stroke(jingle(0.6, 1), 0.35, -0.45),
        "J": Stroke(jingle(1.0, 2), 0.5, -0.45),
        "s": Stroke(shaker(0.6, 3), 0.35, 0.5),
        "S": Stroke(shaker(0.9, 4), 0.5, 0.5),
        "c": Stroke(clap(0.8), 0.4, 0.1),
    }
    quick, quicker, last = "..k.K.k.K.k.Kk", "k.kkK.k.Kkk.Kk", "kkkkKkKkKKKKKK"
    drum(canvas, METRE, [quick, quick, quick, quicker, quick, quicker, quick, last], kit, "fingers")
    drum(canvas, METRE, ["j.j.J.J.j.J.j."] * 8, kit, "jingles", 0.006)
    drum(canvas, METRE, ["SssSssSsSsSsSs"] * 8, kit, "seeds two", 0.006)
    drum(canvas, METRE, ["......c...c..."] * 8, kit, "hands", 0.008)
    canvas.hall(1.2, 0.2)
    return canvas.wave


def drone() -> Wave:
    """A long-necked lute that repeats four notes, humming, and rain in the leaves."""
    canvas = Canvas(LOOP, loops=True)
    for bar in range(12):
        for step, name in ((0, "B2"), (4, "E3"), (7, "E3"), (10, "E2")):
            string = plucked(pitch(name), 4.5, 0.75, 0.08, 0.9992)
            canvas.put(soft(string * 1.4, 1.5), METRE.at(bar, step), 0.22, (step - 5) / 9)
    for number, name in enumerate(("E2", "B2", "E2", "E3")):
        canvas.put(voices(pitch(name), 8.5, "ah"), 6.0 * number, 0.22)
    canvas.put(bowed(pitch("E2"), 14.0, 3.0, 4.0, 5), 0.0, 0.35)
    canvas.put(bowed(pitch("E2"), 14.0, 3.0, 4.0, 5), 12.0, 0.35)
    canvas.put(wind(LOOP, "leaves", 700, 5200, 3), 0.0, 0.16)
    fate = chance("rain")
    for _ in range(26):
        canvas.put(crystal(fate.uniform(1400, 3600), 0.3, 0.6), fate.uniform(0, LOOP), 0.025, fate.uniform(-0.9, 0.9))
    canvas.hall(2.2, 0.3)
    return canvas.wave


def melody() -> Wave:
    """Twenty-four bars: the lute alone, then with the flute, then with the dulcimer."""
    canvas = Canvas(SONG, loops=True)
    for bar, phrase in enumerate(LUTE):
        sing(canvas, METRE, bar, phrase, _lute, 0.5, -0.2, over=2.2)
        root = pitch(ROOTS[bar % 8])
        for step, level in ((0, 0.4), (6, 0.25), (10, 0.25)):
            canvas.put(harp(root, 1.6), METRE.at(bar, step), level, 0.1)
    for bar, phrase in enumerate(FLUTE):
        sing(canvas, METRE, 8 + bar, phrase, flute, 0.6, 0.2)
    for bar, phrase in enumerate(DANCE):
        sing(canvas, METRE, 16 + bar, phrase, partial(_lute, force=1.0), 0.4, 0.3, over=2.0)
        sing(canvas, METRE, 16 + bar, phrase, _dulcimer, 0.3, -0.4, over=3.0)
    canvas.filter(high_pass(70))
    canvas.hall(1.8, 0.28)
    return canvas.wave


def _lute(tone: float, seconds: float, force: float = 0.8) -> Wave:
    return lute(tone, max(0.9, seconds), force)


def _dulcimer(tone: float, seconds: float) -> Wave:
    return hammered(tone, max(0.8, seconds), 0.8)


def chant() -> Wave:
    """From the first slam on: calling women, low held voices, and clapping in seven."""
    canvas = Canvas(METRE.at(len(CALLING)), loops=True)
    for bar, phrase in enumerate(CALLING):
        sing(canvas, METRE, bar, phrase, partial(voices, vowel="ah"), 0.5, 0.25, over=1.1)
        canvas.put(voices(pitch(ROOTS[bar % 8]), 2.3, "oh"), METRE.at(bar), 0.35, -0.25)
    for bar in (2, 5):
        sing(canvas, METRE, bar, "E4:2 F4:2 G#4:2 B4:8", partial(flute, force=0.9), 0.4, -0.4)
    kit = {"c": Stroke(clap(0.9), 0.3, 0.15), "w": Stroke(clap(0.6), 0.22, -0.3)}
    drum(canvas, METRE, ["c.....c...c...", "c..w..c...c.w."] * 3, kit, "hands three", 0.008)
    canvas.filter(high_pass(70))
    canvas.hall(2.0, 0.32)
    return canvas.wave


def charge() -> Wave:
    """From the second slam on: two great drums in double time, a fast dulcimer, jingles, and a bell at the start."""
    canvas = Canvas(METRE.at(4), loops=True)
    kit = {
        "O": Stroke(great_drum(73.0, 1.0, 0.7), 0.8, -0.2),
        "o": Stroke(great_drum(98.0, 0.8, 0.5), 0.5, 0.3),
        "d": Stroke(hand_drum(123.0), 0.4, 0.1),
        "j": Stroke(jingle(0.8, 5), 0.2, 0.5),
    }
    run = ["OdoOdoOdOdOdOo", "OdoOdoOdOoOoOO"]
    drum(canvas, METRE, run * 2, kit, "double seven")
    drum(canvas, METRE, ["j.j.j.j.j.j.j."] * 4, kit, "jingles two", 0.006)
    for bar in range(4):
        for step, name in enumerate(RACING[bar % 2].split()):
            force = 1.0 if step in (0, 6, 10) else 0.6
            canvas.put(hammered(pitch(name), 0.5, force), METRE.at(bar, step), 0.3, -0.4 + 0.8 * (step % 2))
        sing(canvas, METRE, bar, CHASE[bar % 2], lambda tone, _: short_bow(tone, 0.8), 0.5, 0.0)
    canvas.put(bell(pitch("E5"), 2.2, 0.8), 0.0, 0.18)
    canvas.hall(1.2, 0.18)
    return canvas.wave


def peril() -> Wave:
    """Before a slam: low bows in seven, a tremolo of the dulcimer, hands in double time, and a tone that rises without
    end."""
    canvas = Canvas(LOOP, loops=True)
    for bar in range(12):
        sing(canvas, METRE, bar, CHASE[bar % 2], lambda tone, _: short_bow(tone), 1.0, 0.2)
        sing(canvas, METRE, bar, CHASE[bar % 2], lambda tone, _: short_bow(2 * tone), 0.7, -0.2)
        _shiver(canvas, bar)
    kit = {
        "D": Stroke(hand_drum(98.0), 0.6),
        "k": Stroke(rim_stroke(900.0, 0.6), 0.3, 0.4),
        "K": Stroke(rim_stroke(820.0, 1.0), 0.45, -0.4),
        "O": Stroke(great_drum(62.0, 1.0), 0.7),
        "c": Stroke(clap(1.0), 0.35),
    }
    drum(canvas, METRE, ["DkkDkkDkKkDkKk", "DkkDkkDkKkDkKK"] * 6, kit, "doubling")
    drum(canvas, METRE, ["O.....O...O..."] * 12, kit, "ground")
    drum(canvas, METRE, ["......c...c.c."] * 12, kit, "hands two")
    canvas.put(shaped(riser(LOOP, 61.7), low_pass(2200), wraps=True), 0.0, 0.35)
    canvas.hall(1.3, 0.2)
    return canvas.wave


def _shiver(canvas: Canvas, bar: int) -> None:
    """The dulcimer repeats one note in sixteenths, a step higher every three bars."""
    low, high = (("E4", "F4"), ("G#4", "A4"), ("A4", "B4"), ("B4", "C5"))[bar // 3]
    for step in range(METRE.steps):
        name = high if step in (3, 7, 11) else low
        force = 1.0 if step in (0, 6, 10) else 0.6
        canvas.put(hammered(pitch(name), 0.7, force), METRE.at(bar, step), 0.3, 0.3 - 0.6 * (step % 2))
    if bar % 3 == 0:
        canvas.put(bell(pitch(low) * 2, 1.8, 0.6), METRE.at(bar), 0.12)


STEMS: Final = {
    "pulse": pulse,
    "drums": drums,
    "drone": drone,
    "melody": melody,
    "chant": chant,
    "charge": charge,
    "peril": peril,
}
