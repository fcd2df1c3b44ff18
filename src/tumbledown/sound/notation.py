"""The notation of the music: bars of strokes, and phrases of notes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.waves import Wave, chance, pitch

Player = Callable[[float, float], Wave]
"""A function that plays a pitch for a number of seconds."""

REST = "-"


@dataclass(frozen=True)
class Metre:
    """The seconds of a bar, and the number of steps in it."""

    bar: float
    steps: int

    def at(self, bar: float, step: float = 0.0) -> float:
        return self.bar * (bar + step / self.steps)

    @property
    def step(self) -> float:
        return self.bar / self.steps


@dataclass(frozen=True)
class Stroke:
    """The meaning of a letter in a pattern: sound, level and pan."""

    wave: Wave
    level: float = 1.0
    pan: float = 0.0


def drum(
    canvas: Canvas, metre: Metre, bars: Sequence[str], kit: Mapping[str, Stroke], name: str, feel: float = 0.004
) -> None:
    """Each bar is a string with a letter for every step, or a dot. Strokes are off by about `feel` seconds, like those
    of hands."""
    fate = chance(name)
    for bar, strokes in enumerate(bars):
        if len(strokes) != metre.steps:
            raise ValueError(f"{name}, bar {bar}: {len(strokes)} steps, not {metre.steps}")
        for step, letter in enumerate(strokes):
            if letter in kit:
                stroke = kit[letter]
                late = float(fate.normal(0, feel)) if step else 0.0
                canvas.put(stroke.wave, metre.at(bar, step) + late, stroke.level * fate.uniform(0.85, 1.0), stroke.pan)


def sing(
    canvas: Canvas,
    metre: Metre,
    bar: float,
    phrase: str,
    player: Player,
    level: float,
    pan: float = 0.0,
    over: float = 1.05,
) -> None:
    """Play notes like `A4:6` (six steps long) one after the other from this bar on; `-:4` is a rest. With `over` 1 the
    notes do not overlap."""
    step = 0.0
    for word in phrase.split():
        name, length = word.split(":")
        if name != REST:
            canvas.put(player(pitch(name), float(length) * metre.step * over), metre.at(bar, step), level, pan)
        step += float(length)
