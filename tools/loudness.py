#!/usr/bin/env python3
"""Measure how loud and how dense the music is over the ten minutes: `python tools/loudness.py FOLDER` reads rendered
sounds.

The gains come from the page's score (`client/src/sound/score.ts`), run with Node; the sounds are read from the folder
that `python -m tumbledown.sound FOLDER` wrote. `--plot FILE.svg` draws the curve of both tracks.
"""

import argparse
import json
import subprocess
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import numpy as np

import loudness_plot
import npm
from tumbledown.sound.measure import integrated, onsets
from tumbledown.sound.mp3 import decoded
from tumbledown.sound.render import MANIFEST
from tumbledown.sound.waves import RATE, Wave, as_wave

SCRIPT: Final = npm.CLIENT / "dev" / "score.ts"
MUSIC: Final = 0.64
"""The mixer's default gain for music. The sounds of the clock are not scaled by it."""

OPENING_S: Final = 30.0
BEFORE_S: Final = 30.0
GONG_RINGS_S: Final = 9.0
CURVE_S: Final = 5.0
STRUCK_ABOVE: Final = 900.0
"""In Hz. Strokes are counted above this, where the ringing of great drums does not cover them."""

SILENT: Final = 0.02
"""A stem below this gain does not play."""

Heard = Callable[[str], Wave]
"""A function that returns the samples of a sound by name, with its gain; for a stem, one loop."""


class Moment(msgspec.Struct, frozen=True):
    cue: str
    at: float
    gain: float


class Score(msgspec.Struct, frozen=True):
    """A soundtrack as the page plays it: the gain of every stem each `step` ms, and the clock's sounds."""

    id: str
    gongs: tuple[int, ...]
    ends: tuple[int, ...]
    step: int
    gains: tuple[dict[str, float], ...]
    moments: tuple[Moment, ...]

    def gain(self, stem: str, seconds: Wave) -> Wave:
        known = [gains[stem] for gains in self.gains]
        return as_wave(np.interp(seconds * 1000 / self.step, np.arange(len(known)), known))


class Excerpt(NamedTuple):
    name: str
    start: float
    end: float


class Line(NamedTuple):
    """`strokes` are those of all stems per second; `stems` is how many play."""

    name: str
    lufs: float
    strokes: float
    stems: int


def scores() -> list[Score]:
    node = str(npm.NODE / "bin" / "node")
    said = subprocess.run([node, "--no-warnings", str(SCRIPT)], capture_output=True, check=True, text=True)
    return msgspec.json.decode(said.stdout, type=list[Score])


# -------------------------------------------------------------------- mixing
def music(score: Score, heard: Heard, start: float, end: float) -> Wave:
    """The mix of all stems from `start` to `end` (seconds), at the default volume."""
    return as_wave(sum(stems(score, heard, start, end), np.zeros((2, 1))))


def stems(score: Score, heard: Heard, start: float, end: float) -> Iterator[Wave]:
    """The stems that play, each by itself."""
    place = np.arange(round(start * RATE), round(end * RATE))
    for stem in score.gains[0]:
        gain = score.gain(stem, as_wave(place / RATE))
        if gain.max() > SILENT:
            loop = heard(f"{score.id}-{stem}")
            yield as_wave(MUSIC * gain * loop[:, place % loop.shape[1]])


def with_clock(score: Score, heard: Heard, start: float, end: float) -> Wave:
    """The music with the sounds of the clock."""
    mixed = music(score, heard, start, end)
    for moment in score.moments:
        at = round((moment.at / 1000 - start) * RATE)
        if 0 <= at < mixed.shape[1]:
            sound = np.atleast_2d(heard(moment.cue))[:, : mixed.shape[1] - at]
            mixed[:, at : at + sound.shape[1]] += moment.gain * sound
    return mixed


# -------------------------------------------------------------------- measuring
def excerpts(score: Score) -> Iterator[Excerpt]:
    yield Excerpt("opening", 0.0, OPENING_S)
    for number, (gong, end) in enumerate(zip(score.gongs, score.ends, strict=True), 1):
        yield Excerpt(f"before gong {number}", gong / 1000 - BEFORE_S, gong / 1000)
        yield Excerpt(f"countdown {number}", gong / 1000 + GONG_RINGS_S, end / 1000 - 0.5)


def measured(score: Score, heard: Heard, excerpt: Excerpt) -> Line:
    playing = list(stems(score, heard, excerpt.start, excerpt.end))
    strokes = sum(len(onsets(stem, above=STRUCK_ABOVE)) for stem in playing) / (excerpt.end - excerpt.start)
    return Line(excerpt.name, integrated(as_wave(sum(playing))), strokes, len(playing))


def curve(score: Score, heard: Heard) -> list[float]:
    """LUFS of every five seconds of music."""
    starts = np.arange(0, score.ends[-1] / 1000, CURVE_S)
    return [integrated(music(score, heard, start, start + CURVE_S)) for start in starts]


# -------------------------------------------------------------------- from files
def from_folder(folder: Path) -> Heard:
    entries = {entry["name"]: entry for entry in json.loads((folder / MANIFEST).read_text())["sounds"]}

    @lru_cache(maxsize=16)
    def heard(name: str) -> Wave:
        entry = entries[name]
        wave = decoded(folder / entry["file"]) * entry["gain"]
        start, length = round(entry["start"] * RATE / 1000), round(entry["loop"] * RATE / 1000)
        return as_wave(wave[..., start : start + length]) if length else wave

    return heard


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where the rendered sounds are")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the curves as SVG")
    arguments = parser.parse_args()
    heard, found = from_folder(arguments.folder), scores()
    for score in found:
        print(f"{score.id:<16} LUFS  strokes/s  stems")
        for excerpt in excerpts(score):
            line = measured(score, heard, excerpt)
            print(f"{line.name:<14} {line.lufs:6.1f} {line.strokes:10.1f} {line.stems:6}")
    if arguments.plot:
        curves = [loudness_plot.Curve(each.id, each.gongs, each.ends, curve(each, heard)) for each in found]
        arguments.plot.write_text(loudness_plot.svg(curves, CURVE_S))


if __name__ == "__main__":
    main()
