"""How the music is written down: bars of strokes, and phrases of notes."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tumbledown.sound.canvas import Canvas
from tumbledown.sound.waves import Wave, chance, pitch

Player = Callable[[float, float], Wave]
"""Plays a pitch for so many seconds."""

REST = "-"


@dataclass(frozen=True)
class Metre:
    """Seconds of a bar and the steps it is divided into."""

    bar: float
    steps: int

    def at(self, bar: float, step: float = 0.0) -> float:
        return self.bar * (bar + step / self.steps)

    @property
    def step(self) -> float:
        return self.bar / self.steps


@dataclass(frozen=True)
class Stroke:
    """One letter of a pattern: what sounds, how loud and where."""

    wave: Wave
    level: float = 1.0
    pan: float = 0.0


def drum(
    canvas: Canvas, metre: Metre, bars: Sequence[str], kit: Mapping[str, Stroke], name: str, feel: float = 0.004
) -> None:
    """Each bar is a string with a letter for every step, or a dot. Hands are never exact: `feel` seconds or so."""
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
    """Notes like `A4:6`, six steps long, one after the other from this bar on; `-:4` rests. `over` 1 is detached."""
    step = 0.0
    for word in phrase.split():
        name, length = word.split(":")
        if name != REST:
            canvas.put(player(pitch(name), float(length) * metre.step * over), metre.at(bar, step), level, pan)
        step += float(length)
